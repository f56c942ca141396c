"""Cards and steps that cannot be where they are: for dumps and positions written by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from taberna.kernel.faults import Fault, bad_stack, beyond, crowded, differs, no_choice, stray, surplus
from taberna.kernel.step import Step, bad_place

from .cards import (
    BATTLE_ROUNDS,
    BUILDINGS,
    CARD_NAMES,
    CONCUSSIO,
    CONIURATIO,
    DECK_RANGES,
    GOLD,
    HORREUM,
    SPQR,
)
from .senate import SENATE
from .senate.commercium import ChooseTimes, Commercium, most_times
from .senate.concussio import ChooseTarget
from .senate.coniuratio import AnswerConiuratio, ChooseBuilding, ChooseVictim, victims
from .senate.consuetudo import ArrangeCards, KeepCard
from .steps.building import ChooseDiscount, affordable
from .steps.combat import Battle, ChooseTokens, LoseBuilding, qualifying
from .steps.draft import FACE_UP, LAID_OUT, TakeCard, selections
from .steps.hand_limit import HandLimit
from .steps.payment import PayResources
from .steps.town import ChooseTown, DealHands

if TYPE_CHECKING:
    from .state import ProvinciaState


def misplaced(state: ProvinciaState) -> Iterator[Fault]:
    yield from _before_players(state)
    yield from _laid_out(state)
    if state.stack:
        yield from _pending(state)


def _before_players(state: ProvinciaState) -> Iterator[Fault]:
    for seat, front in enumerate(state.front):
        where = f"players[{seat}].front"
        for card in set(front):
            if card not in DECK_RANGES[SPQR]:
                continue  # told with the cards
            kind = SENATE[card - BUILDINGS]
            if not kind.stays:
                yield stray(where, [CARD_NAMES[card]])
            elif front.count(card) > 1 and not kind.may_lie_twice(state.options):
                yield surplus(where, [CARD_NAMES[card]])
        if state.city[seat].count(HORREUM) + state.hand[seat].count(HORREUM) > 1:
            yield surplus(f"players[{seat}]", [CARD_NAMES[HORREUM]])


def _laid_out(state: ProvinciaState) -> Iterator[Fault]:
    """Cards lie on the board only while they are taken, four face up and two face down (PRO-3.18)."""
    cards = [*state.face_up, *(card for card in state.face_down if card >= 0)]
    if not cards:
        return
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, TakeCard):
        yield Fault(
            "[face-up-face] face_up, face_down: cards are laid out only while they are taken (step TakeCard)"
        )
    else:
        strays = [card for card in cards if card not in DECK_RANGES[step.deck] or card == HORREUM]
        if strays:
            yield stray("face_up, face_down", [CARD_NAMES[card] for card in strays])
    for where, laid_out, most in (
        ("face_up", state.face_up, FACE_UP),
        ("face_down", state.face_down, LAID_OUT - FACE_UP),
    ):
        if len(laid_out) > most:
            yield crowded(where, len(laid_out), most)


def _pending(state: ProvinciaState) -> Iterator[Fault]:
    """What is wrong with the stack, in words."""
    bottom, step = state.stack[0], state.stack[-1]
    dealing = any(isinstance(each, DealHands) for each in state.stack)
    if bad_place(state.stack) is not None or dealing != isinstance(step, ChooseTown):
        yield bad_stack("stack", state.stack)
        return
    for name in ("seat", "victim", "chooser"):
        seat = getattr(step, name, 0)
        if not 0 <= seat < state.seats:
            yield beyond(f"{step.name}.{name}", seat, 0, state.seats - 1)
            return
    for pending in (bottom, step):
        for name, most in (
            ("turn", state.seats),
            ("taken", state.seats),
            ("selection", selections(state.seats)),
        ):
            number = getattr(pending, name, 0)
            if not 0 <= number <= most:
                yield beyond(f"{pending.name}.{name}", number, 0, most)
                return
    if isinstance(bottom, ChooseTokens | Battle) and state.round not in BATTLE_ROUNDS:
        yield Fault(
            "[no-battle-round] {where}: there is no battle in round {round}",
            where=step.name,
            round=state.round,
        )
        return
    fought = bottom.name in ("Battle", "Upkeep", "Activate") or getattr(bottom, "final", False)
    battles = sum(1 for number in BATTLE_ROUNDS if number < state.round + fought)
    if len(state.revealed_tokens) != battles:
        yield differs("revealed_tokens", len(state.revealed_tokens), battles)
    elif not _can_stand(state, step):
        yield no_choice(step)


def _can_stand(state: ProvinciaState, step: Step) -> bool:
    """Whether whoever is asked has at least one answer."""
    if isinstance(step, ChooseTown):
        return state.town[step.seat] < 0
    if isinstance(step, ChooseDiscount):
        return (
            step.card < BUILDINGS
            and step.card in state.hand[step.seat]
            and bool(affordable(state, step.seat, step.card))
        )
    if isinstance(step, ChooseTimes):
        return (
            step.card in DECK_RANGES[SPQR]
            and isinstance(SENATE[step.card - BUILDINGS], Commercium)
            and step.card in state.hand[step.seat]
            and most_times(state, step.seat, step.card) > 0
        )
    if isinstance(step, ChooseTarget):
        return _can_pay(state, step.seat, CONCUSSIO)
    if isinstance(step, ChooseVictim):
        return _can_pay(state, step.seat, CONIURATIO) and bool(victims(state, step.seat))
    if isinstance(step, ChooseBuilding):
        return _can_pay(state, step.seat, CONIURATIO) and step.victim in victims(state, step.seat)
    if isinstance(step, AnswerConiuratio):
        return step.building in state.city[step.victim]
    if isinstance(step, KeepCard):
        return bool(step.cards)
    if isinstance(step, ArrangeCards):
        return len(step.left) > 1
    if isinstance(step, PayResources):
        place = 4 * step.seat
        return 0 < step.left <= sum(state.goods[place + step.lowest : place + GOLD])
    if isinstance(step, LoseBuilding):
        return 0 < step.left <= len(qualifying(state, step.seat, step.tag))
    if isinstance(step, HandLimit):
        return all(step.moves(state, seat) for seat in step.seats(state))
    if isinstance(step, ChooseTokens):
        return all(state.tokens)
    return True


def _can_pay(state: ProvinciaState, seat: int, card: int) -> bool:
    """Whether a senate card that is being played is in the hand, and its gold still there (PRO-7.34)."""
    return card in state.hand[seat] and state.goods[4 * seat + GOLD] >= state.tables.fee[card]
