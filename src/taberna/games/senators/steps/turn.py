"""The frame of a turn: draft, event, action (SEN-2.10, SEN-3.1 to SEN-3.5, SEN-D05)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from ..alphabet import AUCTION, CASH_IN, DRAFT, EXTORTION
from ..cards import CARD_NAMES, DRAFT_ROW, EVENT_NAMES, INFLUENCE, NEW_SENATOR, OUT_OF_GAME
from ..scoring import end_by_war
from .auction import start_auction
from .base import SeatStep, SenatorsStep
from .cash_in import start_cash_in
from .events import resolve_event
from .extortion import start_extortion

if TYPE_CHECKING:
    from ..state import SenatorsState


class InfluenceDraft(SeatStep):
    """Each player takes one influence card, the last seat first (SEN-D01)."""

    rule = "SEN-2.10"
    on = ("Turn",)

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        return [DRAFT[i] for i, owner in enumerate(state.holder) if owner == DRAFT_ROW]

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        state.holder[move.code] = seat
        state.heard and state.tell("drafts", self.rule, seat=seat, card=CARD_NAMES[INFLUENCE + move.code])
        state.stack.pop()
        _ask_next_drafter(state, self.seat - 1)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move.verb == "draft":
            return Reason(
                "[not-lie-draft] {card} does not lie in the draft row", self.rule, card=move.args[0]
            )
        return Reason("[choose-influence-card] choose an influence card first", self.rule)

    def without(self, state: SenatorsState, seat: int) -> SenatorsStep | None:
        if seat != self.seat:
            return self
        following = self.seat - 1
        while following >= 0 and not state.alive[following]:
            following -= 1
        if following < 0:
            _clear_draft_row(state)
            return None
        return InfluenceDraft(following)

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"seat": state.seats - 1}


def _ask_next_drafter(state: SenatorsState, seat: int) -> None:
    while seat >= 0 and not state.alive[seat]:
        seat -= 1
    if seat >= 0:
        state.stack.append(InfluenceDraft(seat))
    else:
        _clear_draft_row(state)


def _clear_draft_row(state: SenatorsState) -> None:
    """The card left over leaves the game (SEN-6.7)."""
    state.holder = [OUT_OF_GAME if owner == DRAFT_ROW else owner for owner in state.holder]


class Turn(SenatorsStep):
    """Lies at the bottom of the stack; whenever it comes up, the turn passes clockwise (SEN-3.1)."""

    rule = "SEN-3.1"

    def run(self, state: SenatorsState) -> None:
        state.active = state.next_alive(state.active)
        state.turn += 1
        state.heard and state.tell("turn", self.rule, seat=state.active, number=state.turn)
        state.stack.append(CHOOSE_ACTION)
        state.stack.append(DRAW_EVENT)


class DrawEvent(SenatorsStep):
    """Phase I: turn up the top event card (SEN-3.2 to SEN-3.4)."""

    rule = "SEN-3.2"
    on = ("ChooseAction",)

    def run(self, state: SenatorsState) -> None:
        state.stack.pop()
        event = state.event_deck[-1]
        state.event_deck = state.event_deck[:-1]
        state.revealed += 1
        state.heard and state.tell("event", self.rule, seat=state.active, event=EVENT_NAMES[event])
        if event < NEW_SENATOR:
            state.war_row += (event,)
            if len(state.war_row) == 4:
                end_by_war(state)
                return
        else:
            state.event_discard += (event,)
        resolve_event(state, event)


class ChooseAction(SenatorsStep):
    """Phase II: exactly one of three actions (SEN-3.5, SEN-D05)."""

    rule = "SEN-3.5"
    on = ("Turn",)

    def seats(self, state: SenatorsState) -> tuple[int, ...]:
        return (state.active,)

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        if _can_auction(state):
            return [AUCTION, EXTORTION, CASH_IN]
        return [EXTORTION, CASH_IN]

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        state.heard and state.tell("action", self.rule, seat=seat, action=move.text)
        state.stack.pop()
        if move is AUCTION:
            start_auction(state)
        elif move is EXTORTION:
            start_extortion(state)
        else:
            start_cash_in(state)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move is AUCTION:
            return Reason("[all-four-decks] all four decks are empty, so nothing can be auctioned", "SEN-7.2")
        return Reason("[choose-auction-extortion] choose auction, extortion or cash_in first", self.rule)


def _can_auction(state: SenatorsState) -> bool:
    """At least one deck has a card, or will have one after a reshuffle (SEN-7.1, SEN-7.2)."""
    if state.decks[0] or state.decks[1] or state.decks[2] or state.decks[3]:
        return True
    return state.options.empty_deck == "reshuffle_discard" and bool(
        state.resource_discard or state.office_discard
    )


CHOOSE_ACTION: Final = ChooseAction()
DRAW_EVENT: Final = DrawEvent()
