"""Activating senate cards: what it costs and whether it can do anything (ROM-3.30 to ROM-3.36)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.kinds import members
from taberna.kernel.move import Move
from taberna.kernel.step import Seat

from ..alphabet import EXHAUST, EXHAUST_BOTH
from ..cards import PROVINCE_NAMES, SENATE_NAMES, SYMBOL_NAMES
from ..entries import lay
from .base import SeatStep, SenateCard

if TYPE_CHECKING:
    from ..state import RomeState


def payable(state: RomeState, seat: int) -> int:
    """The senate cards whose symbols enough own ready provinces show (ROM-3.30), as a mask."""
    return state.numbers.paid_by(state.provinces[seat] & ~state.exhausted)


def payments(state: RomeState, seat: int, card: int) -> list[int]:
    """Every set of ready provinces that pays for the card, as masks (ROM-D08)."""
    ready = state.provinces[seat] & ~state.exhausted
    choices = [0]
    for provinces, count in state.numbers.needs[card]:
        sets = [sum(1 << p for p in some) for some in combinations(members(ready & provinces), count)]
        choices = [paid | more for paid in choices for more in sets]
    return choices


def usable(state: RomeState, seat: int, window: int) -> list[int]:
    """The own ready cards of a window that can be paid for and have a target (ROM-3.34)."""
    ready = state.senate[seat] & window & ~state.used
    if ready:
        ready &= payable(state, seat)
    if not ready:
        return []
    rows = state.offices.rows
    return [card for card in members(ready) if rows[card].useful(state, seat)]


def activate(state: RomeState, seat: int, card: int) -> None:
    """The effect of a card or its decision, and on top the payment (ROM-3.40)."""
    state.offices.rows[card].use(state, seat, card)
    charge(state, seat, card)


def charge(state: RomeState, seat: int, card: int) -> None:
    """Let the player pay; ask which provinces only if there is a choice (ROM-3.5, ROM-D08)."""
    choices = payments(state, seat, card)
    if len(choices) == 1:
        pay(state, seat, card, choices[0])
    else:
        state.stack.append(ExhaustProvinces(seat, card))


def pay(state: RomeState, seat: int, card: int, provinces: int) -> None:
    """The senate card is laid on the provinces; all of them are exhausted (ROM-3.30, ROM-3.31)."""
    lay(state, card, provinces)
    state.exhausted |= provinces
    state.heard and state.tell(
        "activates",
        "ROM-3.30",
        seat=seat,
        card=SENATE_NAMES[card],
        provinces=[PROVINCE_NAMES[p] for p in members(provinces)],
    )


class ExhaustProvinces(SeatStep):
    """Which ready provinces pay for a senate card (ROM-D08)."""

    rule = "ROM-3.30"
    #: The menus, or in them the decision of the card.
    on = (
        "PlaceDie",
        "PlaceAfterCards",
        "AfterPlacing",
        "TurnEnd",
        "OrderWindow",
        "MilitaryBonus",
        "Purchase",
        "RerollDice",
        "FlipDie",
        "ShiftDie",
        "RerollMilitaryDie",
        "LowerPlacedDie",
        "RerollAnyDie",
        "TribunusTarget",
        "DiscardSenateCard",
        "DestroyProvince",
        "StealJewel",
    )

    def __init__(self, seat: Seat, card: SenateCard) -> None:
        self.seat = seat
        self.card = card

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        masks = payments(state, seat, self.card)
        if len(state.game.symbols_of[self.card]) == 1:
            return [EXHAUST[mask.bit_length() - 1] for mask in masks]
        return [EXHAUST_BOTH[mask] for mask in masks]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        state.stack.pop()
        mask = 1 << move.code
        if len(move.args) == 2:
            mask |= 1 << move.amount
        pay(state, seat, self.card, mask)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb != "exhaust":
            text = "[choose-provinces-exhaust] first choose the provinces to exhaust for {card}"
            return Reason(text, self.rule, card=SENATE_NAMES[self.card])
        for province in (move.code, move.amount)[: len(move.args)]:
            if not state.provinces[seat] >> province & 1:
                return Reason("[not-hold] you do not hold {card}", self.rule, card=PROVINCE_NAMES[province])
            if state.exhausted >> province & 1:
                return Reason(
                    "[card-exhausted] {card} is exhausted", "ROM-3.31", card=PROVINCE_NAMES[province]
                )
        return _needs(state, self.card)


def _needs(state: RomeState, card: int) -> Reason:
    symbols = [SYMBOL_NAMES[s] for s in state.game.symbols_of[card]]
    name = SENATE_NAMES[card]
    if len(symbols) == 1:
        text = "[needs-ready-province] {card} needs a ready province with this symbol: {symbol}"
        return Reason(text, "ROM-3.30", card=name, symbol=symbols[0])
    text = "[needs-two-ready] {card} needs two ready provinces with these symbols: {symbol} and {second}"
    return Reason(text, "ROM-3.30", card=name, symbol=symbols[0], second=symbols[-1])


def why_not_activate(state: RomeState, seat: int, card: int, window: int) -> Reason:
    """Why a senate card cannot be activated now."""
    name = SENATE_NAMES[card]
    if not state.senate[seat] >> card & 1:
        return Reason("[not-card] you do not have {card}", "ROM-3.30", card=name)
    if not window >> card & 1:
        return Reason(
            "[not-moment-activate] this is not the moment to activate {card}", "ROM-3.33", card=name
        )
    if state.used >> card & 1:
        return Reason(
            "[exhausted-until-end] {card} is exhausted until the end of the round", "ROM-3.31", card=name
        )
    if not payable(state, seat) >> card & 1:
        return _needs(state, card)
    return Reason("[could-nothing-now] {card} could do nothing now", "ROM-3.34", card=name)
