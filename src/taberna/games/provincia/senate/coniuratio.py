"""CONIURATIO and the answer of AEDILES (PRO-3.35, PRO-3.40, PRO-D08, PRO-D09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat, Step

from ..alphabet import AGAINST, DECLINE, DESTROY, USE_AEDILES
from ..cards import AEDILES, CONIURATIO, GOLD, SPQR, STANDING_NAMES, Standing
from ..goods import destroy, leave_hand, pay, show_card
from ..steps.base import CardStep, distinct, not_in_hand, own_turn
from .base import Hindrance, SenateCard

if TYPE_CHECKING:
    from ..state import ProvinciaState


def victims(state: ProvinciaState, seat: int) -> list[int]:
    """Opponents with at least one building (PRO-7.14)."""
    return [other for other in range(state.seats) if other != seat and state.city[other]]


class Coniuratio(SenateCard):
    """Destroys a building of an opponent (PRO-3.35)."""

    __slots__ = ()

    def obstacle(self, state: ProvinciaState, seat: int, card: int, final: bool) -> Hindrance | None:
        return None if victims(state, seat) else _no_victim

    def play(self, state: ProvinciaState, seat: int, card: int) -> None:
        """Ask for the opponent, unless there is only one."""
        possible = victims(state, seat)
        if len(possible) == 1:
            _choose_building(state, seat, possible[0])
        else:
            show_card(state, seat, card, SPQR)
            state.stack.append(ChooseVictim(seat))


def _no_victim(state: ProvinciaState, seat: int, card: int) -> Reason:
    return Reason("[no-opponent-building] no opponent has a building", "PRO-7.14")


class Aediles(SenateCard):
    """Saves a building: an answer to CONIURATIO and to the Gauls, never played in the own turn (PRO-3.40)."""

    __slots__ = ()

    @staticmethod
    def unpaid(state: ProvinciaState, seat: int, card: int) -> Reason:
        return Reason(
            "[aediles-reaction-never] AEDILES is a reaction, never played in the own turn",
            state.tables.rule[card],
        )

    def obstacle(self, state: ProvinciaState, seat: int, card: int, final: bool) -> Hindrance | None:
        return self.unpaid


def _choose_building(state: ProvinciaState, seat: int, victim: int) -> None:
    choice = distinct(state.city[victim])
    if len(choice) == 1:
        conspire(state, seat, victim, choice[0])
    else:
        show_card(state, seat, CONIURATIO, SPQR)
        state.stack.append(ChooseBuilding(seat, victim))


class ChooseVictim(CardStep):
    """Whose building CONIURATIO is to destroy (PRO-3.35, PRO-D08)."""

    rule = "PRO-3.35"

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [AGAINST[other] for other in victims(state, seat)]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.stack.pop()
        _choose_building(state, seat, move.code)

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb != "against":
            return Reason("[choose-whom-coniuratio] choose whom CONIURATIO is against first", self.rule)
        if move.code == seat or move.code >= state.seats:
            return Reason("[choose-opponent] choose an opponent", self.rule)
        return Reason("[seat-no-building] seat {other} has no building", "PRO-7.14", other=move.code)


class ChooseBuilding(CardStep):
    """Which building it is: active, inactive, also HORREUM (PRO-3.35, PRO-D08)."""

    rule = "PRO-3.35"

    def __init__(self, seat: Seat, victim: Seat) -> None:
        super().__init__(seat)
        self.victim = victim

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [DESTROY[standing] for standing in distinct(state.city[self.victim])]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.stack.pop()
        conspire(state, seat, self.victim, move.code)

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "destroy":
            name = STANDING_NAMES[move.code]
            return Reason(
                "[not-stand-city] {card} does not stand in the city of seat {other}",
                self.rule,
                card=name,
                other=self.victim,
            )
        return Reason(
            "[choose-building-coniuratio] choose the building CONIURATIO is to destroy first", self.rule
        )


def conspire(state: ProvinciaState, seat: int, victim: int, standing: int) -> None:
    """Paid and named; then the victim may answer (PRO-7.13)."""
    pay(state, seat, GOLD, state.tables.fee[CONIURATIO])
    leave_hand(state, seat, CONIURATIO, SPQR, True)
    name = STANDING_NAMES[standing]
    state.heard and state.tell("conspires", "PRO-3.35", seat=seat, target=victim, card=name)
    state.stack.append(AnswerConiuratio(victim, standing))


class AnswerConiuratio(Step):
    """The victim may save the building with AEDILES for 2 gold (PRO-3.40, PRO-D09).

    Gold and the number of senate cards are public. Whoever could hold AEDILES for all the others know is asked,
    so that the question betrays nothing (PRO-4.8).
    """

    rule = "PRO-3.40"
    on = ("PlayTurn",)

    def __init__(self, victim: Seat, building: Standing) -> None:
        self.victim = victim
        self.building = building

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        if state.goods[4 * self.victim + GOLD] >= state.tables.fee[AEDILES] and state.senate_cards(
            self.victim
        ):
            return (self.victim,)
        return ()

    def under(self, state: ProvinciaState) -> Step:
        """It does not tell whose turn it is; any opponent's may be."""
        return own_turn(state, (self.victim + 1) % state.seats)

    def run(self, state: ProvinciaState) -> None:
        state.stack.pop()
        destroy(state, self.victim, self.building, "PRO-3.35")

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [USE_AEDILES, DECLINE] if AEDILES in state.hand[seat] else [DECLINE]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        if move is DECLINE:
            self.run(state)
            return
        state.stack.pop()
        fee = state.tables.fee[AEDILES]
        pay(state, seat, GOLD, fee)
        leave_hand(state, seat, AEDILES, SPQR, True)
        name = STANDING_NAMES[self.building]
        state.heard and state.tell("aediles-coniuratio", self.rule, seat=seat, card=name, gold=fee)

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move is USE_AEDILES:
            return not_in_hand(AEDILES)
        return Reason("[answer-coniuratio-aediles] answer CONIURATIO first: aediles or decline", self.rule)
