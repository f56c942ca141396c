"""Conservation: every card, cube, coin and token accounted for, and what the tracks and the audit demand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from taberna.kernel.faults import (
    Fault,
    absent,
    beyond,
    counted,
    differs,
    missing,
    negative,
    stray,
    surplus,
)

from .cards import (
    BUILDINGS,
    CARD_NAMES,
    CONCUSSIO,
    DECK_NAMES,
    DECK_RANGES,
    FIRST_OPES,
    GOLD,
    GOODS,
    HORREUM,
    TOKEN_NAMES,
    TOWN_NAMES,
    token,
    type_of,
)
from .checks import misplaced
from .senate.consuetudo import ArrangeCards, KeepCard
from .steps.town import DealHands

if TYPE_CHECKING:
    from .state import ProvinciaState


def faults(state: ProvinciaState) -> list[Fault]:
    return [
        *_goods(state),
        *_cards(state),
        *_tokens(state),
        *_towns(state),
        *_tracks(state),
        *_prestige(state),
        *_memory(state),
        *misplaced(state),
    ]


def held_in_stack(state: ProvinciaState) -> tuple[int, ...]:
    """The building cards somebody is looking at (PRO-3.36)."""
    for step in state.stack:
        if isinstance(step, KeepCard):
            return step.cards
        if isinstance(step, ArrangeCards):
            return step.left + step.placed
    return ()


def _goods(state: ProvinciaState) -> Iterator[Fault]:
    for good, name in enumerate(GOODS):
        held = state.goods[good::4]
        total = sum(held) + state.supply[good] + state.aside[good]
        if total != state.tables.goods[good]:
            yield counted("goods", name, total, state.tables.goods[good])
        for seat, amount in enumerate(held):
            where = f"players[{seat}].{name}"
            if good == GOLD:
                if amount < 0:
                    yield negative(where, amount)
            elif not 0 <= amount <= state.limit(seat):
                yield beyond(where, amount, 0, state.limit(seat))
        if state.supply[good] < 0:
            yield negative(f"supply.{name}", state.supply[good])


def _cards(state: ProvinciaState) -> Iterator[Fault]:
    found: Counter[int] = Counter()
    for pile in (*state.hand, *state.front, *state.decks, *state.piles, *state.removed):
        found.update(pile)
    found.update(type_of(standing) for city in state.city for standing in city)
    found.update(state.face_up)
    found.update(card for card in state.face_down if card >= 0)
    found.update(held_in_stack(state))
    for card, count in enumerate(state.tables.counts):
        if found[card] != count:
            yield counted("cards", CARD_NAMES[card], found[card], count)
    for deck, cards in enumerate(DECK_RANGES):
        for place, pile in (("decks", state.decks[deck]), ("discards", state.piles[deck])):
            strays = [card for card in pile if card not in cards or card == HORREUM]
            yield from _only(f"{place}.{DECK_NAMES[deck]}", strays)
    for seat in range(state.seats):
        where = f"players[{seat}]"
        yield from _only(f"{where}.hand", [card for card in state.hand[seat] if card >= FIRST_OPES])
        front = state.front[seat]
        yield from _only(f"{where}.front", [card for card in front if not BUILDINGS <= card < FIRST_OPES])
        targets = [target for owner, target in state.extorted if owner == seat]
        if len(targets) != front.count(CONCUSSIO) or seat in targets:
            yield Fault(
                "[each-concussio-front] {where}: each CONCUSSIO in front needs an opponent as its target",
                where=f"{where}.concussio",
            )
    if len(state.bellum) != 4 or any(
        card not in group for card, group in zip(state.bellum, state.tables.bellum_groups, strict=False)
    ):
        yield Fault("[bellum-one-card] bellum: one card of each group II, III, V and VI is needed")


def _only(where: str, strays: Iterable[int]) -> Iterator[Fault]:
    """Complain of the cards that cannot be where they are."""
    names = [CARD_NAMES[card] for card in strays]
    if names:
        yield stray(where, names)


def _tokens(state: ProvinciaState) -> Iterator[Fault]:
    if not any(state.tokens) and not any(state.played):
        return  # not dealt yet
    expected = Counter(
        token(state.tables.colour[town], value) for town in state.town for value in state.tables.token_values
    )
    found: Counter[int] = Counter()
    for seat in range(state.seats):
        own = Counter(state.tokens[seat] + state.played[seat])
        found += own
        where = f"players[{seat}].tokens"
        number = own.total()  # played ones included
        if number != len(state.tables.token_values):
            yield differs(where, number, len(state.tables.token_values))
        plus_one = token(state.tables.colour[state.town[seat]], 1)
        if own[plus_one] != 1:
            yield (surplus if own[plus_one] else missing)(where, [TOKEN_NAMES[plus_one]])
        committed = state.committed[seat]
        if committed >= 0 and committed not in state.tokens[seat]:
            yield absent(f"players[{seat}].committed", [TOKEN_NAMES[committed]], where)
    for complain, tokens in ((surplus, found - expected), (missing, expected - found)):
        if tokens:
            yield complain("tokens", sorted(TOKEN_NAMES[one] for one in tokens.elements()))
    battles = len(state.revealed_tokens)
    for battle in range(battles):
        played = [
            state.played[seat][battle] for seat in range(state.seats) if len(state.played[seat]) > battle
        ]
        if tuple(sorted(played)) != state.revealed_tokens[battle]:
            where = f"revealed_tokens[{battle}]"
            yield Fault(
                "[these-not-tokens] {where}: these are not the tokens the players played", where=where
            )


def _towns(state: ProvinciaState) -> Iterator[Fault]:
    chosen = [town for town in state.town if town >= 0]
    if len(chosen) < state.seats and not any(isinstance(step, DealHands) for step in state.stack):
        yield Fault("[players-somebody-no-town] players: somebody has no town")
    if len(set(chosen)) < len(chosen):
        yield surplus("players", sorted({TOWN_NAMES[town] for town in chosen if chosen.count(town) > 1}))
    blockers = state.tables.blockers
    for seat in range(state.seats):
        where = f"players[{seat}].city"
        city = state.city[seat]
        types = [type_of(standing) for standing in city]
        doubles = [
            CARD_NAMES[card] for card in sorted(set(types)) if blockers[card] and types.count(card) > 1
        ]
        if doubles:
            yield surplus(where, doubles)
        foreign = state.tables.foreign[state.town[seat]] if state.town[seat] >= 0 else -1
        if foreign in city:  # PONS or PORTUS, which depend on the town
            yield stray(where, [CARD_NAMES[foreign]])


def _tracks(state: ProvinciaState) -> Iterator[Fault]:
    tables = state.tables
    for seat in range(state.seats):
        for name, value, bottom, top in (
            ("morale", state.morale[seat], tables.morale_bottom, tables.morale_top),
            ("defence", state.defence[seat], tables.defence_bottom, tables.defence_top),
        ):
            if not bottom <= value <= top:
                yield beyond(f"players[{seat}].{name}", value, bottom, top)
    for deck, markers in enumerate(state.markers):
        if not 0 <= markers <= 2:
            yield beyond(f"markers.{DECK_NAMES[deck]}", markers, 0, 2)


def _prestige(state: ProvinciaState) -> Iterator[Fault]:
    """The audit rule (PRO-3.12); after the end gold and GLORIA are counted in."""
    if sum((shown + 3) // 4 for shown in state.carded) > state.tables.prestige_cards:
        yield Fault("[players-more-prestige] players: more prestige cards than there are")
    for seat in range(state.seats):
        if state.result is not None:
            expected = state.result.scores[seat]
        else:
            shown = sum(state.tables.value[standing] for standing in state.city[seat])
            expected = shown - state.carded[seat] + state.uncarded[seat]
        if state.prestige[seat] != expected:
            yield differs(f"players[{seat}].prestige", state.prestige[seat], expected)


def _memory(state: ProvinciaState) -> Iterator[Fault]:
    """Whatever is remembered must be true."""
    if state.result is not None:
        return
    for deck, memory in enumerate(state.recall().decks):
        where = f"memory.{DECK_NAMES[deck]}"
        discards = f"discards.{DECK_NAMES[deck]}"
        pile = Counter(state.piles[deck])
        yield from _unpiled(f"{where}.pile", Counter(memory.pile) - pile, discards)
        for seat in range(state.seats):
            hand = [card for card in state.hand[seat] if card in DECK_RANGES[deck]]
            remembered = len(memory.items[seat]) - sum(memory.hidden[seat])
            if remembered != len(hand):
                yield differs(f"{where}.hands[{seat}]", remembered, len(hand))
            known = [card for card in state.known[seat] if card in DECK_RANGES[deck]]
            if known != memory.certain(seat) or (known and Counter(known) - Counter(hand)):
                known_at = f"players[{seat}].known"
                yield Fault(
                    "[not-what-everybody] {where}: this is not what everybody knows of the hand",
                    where=known_at,
                )
            private = f"{where}.private[{seat}]"
            top = memory.top[seat]
            if top and top != state.decks[deck][::-1][: len(top)]:
                yield Fault("[other-cards-lie] {where}: other cards lie there", where=f"{private}.top")
            if memory.buried[seat]:
                yield from _unpiled(f"{private}.buried", Counter(memory.buried[seat]) - pile, discards)


def _unpiled(where: str, cards: Counter[int], discards: str) -> Iterator[Fault]:
    if cards:
        yield absent(where, sorted(CARD_NAMES[card] for card in cards.elements()), discards)
