"""Conservation: every card, cube, coin and token accounted for, and what the tracks and the audit demand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

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
    token,
    type_of,
)
from .misplaced import misplaced
from .steps.consuetudo import ArrangeCards, KeepCard
from .steps.town import DealHands

if TYPE_CHECKING:
    from .state import ProvinciaState


def faults(state: ProvinciaState) -> list[str]:
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


def _goods(state: ProvinciaState) -> Iterable[str]:
    for good, name in enumerate(GOODS):
        held = state.goods[good::4]
        total = sum(held) + state.supply[good] + state.aside[good]
        if total != state.tables.goods[good]:
            yield f"{name}: {total} in all, the game has {state.tables.goods[good]}"
        for seat, amount in enumerate(held):
            if amount < 0 or (good != GOLD and amount > state.limit(seat)):
                yield f"players[{seat}].{name}: {amount} cannot be, the storage limit is {state.limit(seat)}"
        if state.supply[good] < 0:
            yield f"supply.{name}: {state.supply[good]} is negative"


def _cards(state: ProvinciaState) -> Iterable[str]:
    counts = state.tables.counts
    if state.options.building_counts == "printed":
        counts = state.tables.printed_counts
    found: Counter[int] = Counter()
    for pile in (*state.hand, *state.front, *state.decks, *state.piles, *state.removed):
        found.update(pile)
    found.update(type_of(standing) for city in state.city for standing in city)
    found.update(state.face_up)
    found.update(card for card in state.face_down if card >= 0)
    found.update(held_in_stack(state))
    for card, count in enumerate(counts):
        if found[card] != count:
            yield f"cards: {found[card]} of {CARD_NAMES[card]}, the game has {count}"
    for deck, cards in enumerate(DECK_RANGES):
        for place, pile in (("decks", state.decks[deck]), ("discards", state.piles[deck])):
            if any(card not in cards or card == HORREUM for card in pile):
                yield f"{place}.{DECK_NAMES[deck]}: holds a card that does not belong there"
    for seat in range(state.seats):
        if any(card >= FIRST_OPES for card in state.hand[seat]):
            yield f"players[{seat}].hand: holds a production card"
        if any(not BUILDINGS <= card < FIRST_OPES for card in state.front[seat]):
            yield f"players[{seat}].front: holds a card that is no senate card"
        targets = [target for owner, target in state.extorted if owner == seat]
        if len(targets) != state.front[seat].count(CONCUSSIO) or seat in targets:
            yield f"players[{seat}].concussio: each CONCUSSIO in play needs an opponent as its target"
    if len(state.bellum) != 4 or any(
        card not in group for card, group in zip(state.bellum, state.tables.bellum_groups, strict=False)
    ):
        yield "bellum: one card of each group II, III, V and VI is needed"


def _tokens(state: ProvinciaState) -> Iterable[str]:
    if not any(state.tokens) and not any(state.played):
        return  # not dealt yet
    expected = Counter(
        token(state.tables.colour[town], value) for town in state.town for value in state.tables.token_values
    )
    found: Counter[int] = Counter()
    for seat in range(state.seats):
        own = Counter(state.tokens[seat] + state.played[seat])
        found += own
        if len(state.tokens[seat]) + len(state.played[seat]) != len(state.tables.token_values):
            yield f"players[{seat}].tokens: five are needed, played ones included"
        plus_one = token(state.tables.colour[state.town[seat]], 1)
        if own[plus_one] != 1:
            yield f"players[{seat}].tokens: {TOKEN_NAMES[plus_one]} must be here"
        if state.committed[seat] >= 0 and state.committed[seat] not in state.tokens[seat]:
            yield f"players[{seat}].committed: is not among the tokens"
    if found != expected:
        strange = sorted(TOKEN_NAMES[t] for t in (found - expected) + (expected - found))
        yield f"tokens: too many or too few of {', '.join(strange)}"
    battles = len(state.revealed_tokens)
    for battle in range(battles):
        played = [
            state.played[seat][battle] for seat in range(state.seats) if len(state.played[seat]) > battle
        ]
        if tuple(sorted(played)) != state.revealed_tokens[battle]:
            yield f"revealed_tokens[{battle}]: are not the tokens the players played"


def _towns(state: ProvinciaState) -> Iterable[str]:
    chosen = [town for town in state.town if town >= 0]
    if len(chosen) < state.seats and not any(isinstance(step, DealHands) for step in state.stack):
        yield "players: somebody has no town"
    if len(set(chosen)) < len(chosen):
        yield "players: two of them have the same town"
    blockers = state.tables.blockers[state.options.strata_unique]
    for seat in range(state.seats):
        city = state.city[seat]
        types = [type_of(standing) for standing in city]
        for card in set(types):
            if blockers[card] and types.count(card) > 1:
                yield f"players[{seat}].city: {CARD_NAMES[card]} is unique"
        if state.town[seat] >= 0 and state.tables.foreign[state.town[seat]] in city:
            yield f"players[{seat}].city: PONS and PORTUS depend on the town"


def _tracks(state: ProvinciaState) -> Iterable[str]:
    tables = state.tables
    for seat in range(state.seats):
        if not tables.morale_bottom <= state.morale[seat] <= tables.morale_top:
            yield f"players[{seat}].morale: {state.morale[seat]} is not on the track"
        if not tables.defence_bottom <= state.defence[seat] <= tables.defence_top:
            yield f"players[{seat}].defence: {state.defence[seat]} is not on the track"
    if any(not 0 <= markers <= 2 for markers in state.markers):
        yield "markers: each deck has 0 to 2"


def _prestige(state: ProvinciaState) -> Iterable[str]:
    """The audit rule (PRO-3.12); after the end gold and GLORIA are counted in."""
    if sum((shown + 3) // 4 for shown in state.carded) > state.tables.prestige_cards:
        yield "players: more prestige cards than there are"
    if state.result is not None:
        if tuple(state.prestige) != state.result.scores:
            yield "players: the prestige is not the final score"
        return
    for seat in range(state.seats):
        shown = sum(state.tables.value[standing] for standing in state.city[seat])
        expected = shown - state.carded[seat] + state.uncarded[seat]
        if state.prestige[seat] != expected:
            yield f"players[{seat}].prestige: {state.prestige[seat]}, but the cards show {expected}"


def _memory(state: ProvinciaState) -> Iterable[str]:
    """Whatever is remembered must be true."""
    if state.result is not None:
        return
    for deck, memory in enumerate(state.recall().decks):
        where = f"memory.{DECK_NAMES[deck]}"
        pile = Counter(state.piles[deck])
        if Counter(memory.pile) - pile:
            yield f"{where}.pile: a remembered card is not in the discard pile"
        for seat in range(state.seats):
            hand = [card for card in state.hand[seat] if card in DECK_RANGES[deck]]
            if len(memory.items[seat]) - sum(memory.hidden[seat]) != len(hand):
                yield f"{where}.hands[{seat}]: {len(hand)} cards cannot come from what is remembered"
            known = [card for card in state.known[seat] if card in DECK_RANGES[deck]]
            if known != memory.certain(seat) or (known and Counter(known) - Counter(hand)):
                yield f"players[{seat}].known: is not what everybody knows of the hand"
            top = memory.top[seat]
            if top and top != state.decks[deck][::-1][: len(top)]:
                yield f"{where}.private[{seat}].top: other cards lie there"
            if memory.buried[seat] and Counter(memory.buried[seat]) - pile:
                yield f"{where}.private[{seat}].buried: a remembered card is not in the discard pile"
