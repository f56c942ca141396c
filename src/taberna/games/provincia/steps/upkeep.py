"""Phases 4 and 5 and the end of the round (PRO-3.58 to PRO-3.65, PRO-D17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Step

from ..alphabet import ACTIVATE, STOP
from ..cards import (
    ACTIVATED,
    BUILDINGS,
    CARD_NAMES,
    FIRST_INACTIVE,
    GOLD,
    ROUNDS,
)
from ..goods import add_card, by_good, gain, lose_prestige, pay, raise_morale, take_effect, without
from ..senate import USED_UP
from .base import distinct

if TYPE_CHECKING:
    from ..state import ProvinciaState

TAX: Final = 1
UNPAID: Final = 2  # prestige lost by those who have no gold (PRO-3.59)


class Upkeep(Step):
    """Phase 4: morale and defence drop, taxes are paid; nobody decides anything (PRO-3.58)."""

    rule = "PRO-3.58"

    def run(self, state: ProvinciaState) -> None:
        tables = state.tables
        state.stack[-1] = ACTIVATE_TURN[0]
        for turn in range(state.seats):
            seat = state.in_turn(turn)
            if state.morale[seat] > tables.morale_bottom:
                state.morale[seat] -= 1
            if state.defence[seat] > tables.defence_bottom:
                state.defence[seat] -= 1
            morale, defence = state.morale[seat], state.defence[seat]
            state.heard and state.tell("upkeep", self.rule, seat=seat, morale=morale, defence=defence)
            _tax(state, seat)


def _tax(state: ProvinciaState, seat: int) -> None:
    """1 gold, or 2 prestige without gold; then PRAETOR is used up (PRO-3.59, PRO-3.39)."""
    if state.tax_free(seat):
        state.heard and state.tell("tax-free", "PRO-3.59", seat=seat)
    elif state.goods[4 * seat + GOLD] >= TAX:
        pay(state, seat, GOLD, TAX)
        state.heard and state.tell("pays-tax", "PRO-3.59", seat=seat, amount=TAX)
    else:
        lose_prestige(state, seat, UNPAID, "PRO-3.59")
    for card in state.front[seat]:
        if card in USED_UP:
            state.front[seat] = without(state.front[seat], card)
            state.to_pile(card)


class Activate(Step):
    """Phase 5: each player activates, then receives income, before the next (PRO-3.61, PRO-3.64, PRO-D17)."""

    rule = "PRO-3.61"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        """Nobody is asked who has nothing to activate, or no prestige to pay with."""
        if self.turn >= state.seats:
            return ()
        seat = (state.start + self.turn) % state.seats
        if state.prestige[seat] < 1 and not state.options.activation_into_negative:
            return ()
        for standing in state.city[seat]:
            if FIRST_INACTIVE <= standing < BUILDINGS:
                return (seat,)
        return ()

    def run(self, state: ProvinciaState) -> None:
        if self.turn < state.seats:
            self._finish(state, state.in_turn(self.turn))
        else:
            end_round(state)

    def _finish(self, state: ProvinciaState, seat: int) -> None:
        income(state, seat)
        state.stack[-1] = ACTIVATE_TURN[self.turn + 1]

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        legal = [STOP]
        for standing in distinct(state.city[seat]):
            if FIRST_INACTIVE <= standing < BUILDINGS:
                legal.append(ACTIVATE[standing])
        return legal

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        if move is STOP:
            self._finish(state, seat)
        else:
            activate(state, seat, move.code)

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "activate":
            text = "[no-inactive-stands] no inactive {card} stands in your city"
            return Reason(text, "PRO-3.60", card=CARD_NAMES[move.code])
        return Reason("[activate-building-or-stop] activate a building or stop first", self.rule)


def activate(state: ProvinciaState, seat: int, card: int) -> None:
    """It costs 1 prestige; the effect comes at once (PRO-3.61, PRO-3.62)."""
    state.prestige[seat] -= 1
    state.city[seat] = add_card(without(state.city[seat], card), card + ACTIVATED)
    take_effect(state, seat, card)
    state.heard and state.tell(
        "activates", "PRO-3.62", seat=seat, card=CARD_NAMES[card], prestige=state.prestige[seat]
    )


def income(state: ProvinciaState, seat: int) -> None:
    """What the buildings in play give every round (PRO-3.63)."""
    tables = state.tables
    got = [0, 0, 0, 0]
    morale = state.morale[seat]
    for standing in state.city[seat]:
        if tables.earns[standing]:
            for good, amount in enumerate(tables.income[standing]):
                if amount:
                    got[good] += gain(state, seat, good, amount)
            if tables.income_morale[standing]:
                raise_morale(state, seat, tables.income_morale[standing])
    if any(got) or state.morale[seat] != morale:
        state.heard and state.tell("income", "PRO-3.63", seat=seat, **by_good(got), morale=state.morale[seat])


def end_round(state: ProvinciaState) -> None:
    """The Caesar card goes left, markers return; after round 6 the final play turn follows (PRO-3.65)."""
    from .draft import CHOOSE_DECK
    from .turn import PLAY_TURN

    if state.round == ROUNDS:
        state.heard and state.tell("final-turn", "PRO-5.1", seat=state.start)
        state.stack[-1] = PLAY_TURN[True][0]
        return
    state.round += 1
    state.start = state.in_turn(1)
    state.markers = [2, 2, 2]
    state.heard and state.tell("round", "PRO-3.1", number=state.round, seat=state.start)
    state.stack[-1] = CHOOSE_DECK[0]


UPKEEP: Final = Upkeep()
ACTIVATE_TURN: Final = [Activate(turn) for turn in range(7)]
