"""Phase 4: forum and arena are scored (ROM-3.90 to ROM-3.99)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from taberna.kernel.errors import Reason
from taberna.kernel.kinds import members
from taberna.kernel.move import Move

from ..alphabet import COMMIT, DECLINE, EXHAUST, PASS, STAGE
from ..cards import ARENA_NAMES, OLIVES, PROVINCE_NAMES, RESOURCE_NAMES, SMALLEST_SET
from ..scoring import score_arena, score_forum
from ..senate import Forum
from .activation import pay
from .base import ASKED, NOBODY, Resource, RomeStep, SenateCard

if TYPE_CHECKING:
    from ..state import RomeState


class ForumScoring(RomeStep):
    """One forum track is scored; before olives and wine a card may be used (ROM-3.91, ROM-D24, ROM-D25)."""

    rule = "ROM-3.91"
    phase = 4
    on = ("Performance", "ForumScoring")

    def __init__(self, resource: Resource) -> None:
        self.resource = resource

    @classmethod
    def usual(cls, state: RomeState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"resource": OLIVES}

    def owners(self, state: RomeState) -> list[tuple[int, int]]:
        """Whose cards are for this track, in player order (ROM-7.32): seats and cards."""
        cards = state.offices.forum[self.resource]
        senate = state.senate
        return [(seat, card) for seat in state.order for card in cards if senate[seat] >> card & 1]

    def window(self, state: RomeState) -> tuple[int, int] | None:
        """Who is asked about which card."""
        for seat, card in self.owners(state):
            if not state.used >> card & 1 and state.offices.rows[card].useful(state, seat):
                return seat, card
        return None

    def seats(self, state: RomeState) -> tuple[int, ...]:
        if not state.offices.forum[self.resource]:
            return NOBODY
        window = self.window(state)
        return NOBODY if window is None else ASKED[window[0]]

    def run(self, state: RomeState) -> None:
        state.stack.pop()
        score_forum(state, self.resource)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        row = self._row(state)
        return [*[EXHAUST[province] for province in members(row.ready(state, seat))], DECLINE]

    def _row(self, state: RomeState) -> Forum:
        window = self.window(state)
        assert window is not None
        row = state.offices.rows[window[1]]
        assert isinstance(row, Forum)
        return row

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        window = self.window(state)
        assert window is not None
        card = window[1]
        if move is not DECLINE:
            row = self._row(state)
            pay(state, seat, card, 1 << move.code)
            row.use(state, seat, card)
            state.heard and state.tell(
                "advances",
                state.game.rule_of[card],
                seat=seat,
                resource=RESOURCE_NAMES[row.marker],
                space=state.forum[seat][row.marker],
            )
        if len(state.offices.forum[self.resource]) > 1:
            state.stack[-1] = ForumScoringAgain(self.resource, card)
        else:
            self.run(state)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb == "exhaust":
            name = PROVINCE_NAMES[move.code]
            resource = RESOURCE_NAMES[self.resource]
            text = "[not-ready-province] {card} is not a ready province of yours that produces {resource}"
            return Reason(text, "ROM-3.35", card=name, resource=resource)
        return Reason("[exhaust-province-move] exhaust a province to move your marker, or decline", self.rule)


class ForumScoringAgain(ForumScoring):
    """Where an edition prints such a card twice: who comes after this card (ROM-7.32)."""

    rule = "ROM-7.32"

    def __init__(self, resource: Resource, card: SenateCard) -> None:
        self.resource = resource
        self.card = card

    def owners(self, state: RomeState) -> list[tuple[int, int]]:
        every = ForumScoring.owners(self, state)
        asked = [card for _, card in every].index(self.card)
        return every[asked + 1 :]


class Performance(RomeStep):
    """Everybody secretly lays a set of three or more arena cards face down, or passes (ROM-3.94, ROM-D26).

    A set is named card by card in card order, so that each set can be named in one way only.
    """

    rule = "ROM-3.94"
    on = ("CleanUp", "FinalScoring")
    phase = 4

    def seats(self, state: RomeState) -> tuple[int, ...]:
        hands = state.hands
        committed = state.committed
        return tuple([s for s in range(state.seats) if len(hands[s]) >= SMALLEST_SET and not committed[s]])

    def run(self, state: RomeState) -> None:
        """All have committed: reveal (ROM-3.95)."""
        state.stack.pop()
        score_arena(state)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        staged = state.staged[seat]
        hand = state.hands[seat]
        legal = []
        start = hand.index(staged[-1]) + staged.count(staged[-1]) if staged else 0
        for at in range(start, len(hand)):
            if len(staged) + len(hand) - at < SMALLEST_SET:
                break
            if at == start or hand[at] != hand[at - 1]:
                legal.append(STAGE[hand[at]])
        if not staged:
            legal.append(PASS)
        elif len(staged) >= SMALLEST_SET:
            legal.append(COMMIT)
        return legal

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        if move.verb == "stage":
            staged = list(state.staged)
            staged[seat] = (*staged[seat], move.code)
            state.staged = tuple(staged)  # no line in the log: it would betray the size of the set
        else:
            state.committed = (*state.committed[:seat], True, *state.committed[seat + 1 :])
            state.heard and state.tell("commits", self.rule, seat=seat)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        staged = state.staged[seat]
        if move is PASS:
            return Reason("[begun-lay-out] you have begun to lay out a set", self.rule)
        if move is COMMIT:
            return Reason("[set-needs-least] a set needs at least three cards", self.rule)
        if move.verb != "stage":
            return Reason("[lay-out-set] lay out a set of arena cards, or pass", self.rule)
        name = ARENA_NAMES[move.code]
        if state.hands[seat].count(move.code) <= staged.count(move.code):
            return Reason("[no-further] you have no further {card}", self.rule, card=name)
        text = (
            "[not-fit-here] {card} does not fit here: name the cards of the set in card order, three or more"
        )
        return Reason(text, self.rule, card=name)
