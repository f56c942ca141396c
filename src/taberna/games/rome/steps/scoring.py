"""Phase 4: forum and arena are scored (ROM-3.90 to ROM-3.99)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from ..alphabet import COMMIT, DECLINE, EXHAUST, PASS, STAGE
from ..cards import (
    AFRICANUS_MAXIMUS,
    ARENA_NAMES,
    HISPANIA_MAXIMUS,
    OLIVES,
    PROVINCE_NAMES,
    RESOURCE_NAMES,
    WINE,
    members,
)
from ..scoring import score_arena, score_forum
from .activation import pay
from .base import ASKED, NOBODY, RomeStep

if TYPE_CHECKING:
    from ..state import RomeState


@dataclass(frozen=True, slots=True)
class ForumScoring(RomeStep):
    """One forum track is scored; before olives and wine a card may be used (ROM-3.91, ROM-D24, ROM-D25)."""

    resource: int

    rule: ClassVar[str] = "ROM-3.91"
    phase: ClassVar[int] = 4
    fields: ClassVar[dict[str, str]] = {"resource": "resource"}
    shown: ClassVar[tuple[str, ...]] = ("resource",)

    def _card(self) -> int:
        return HISPANIA_MAXIMUS if self.resource == OLIVES else AFRICANUS_MAXIMUS

    def _marker(self, state: RomeState) -> int:
        """The track the card moves on (ROM-3.53, ROM-3.54, ROM-6.1)."""
        if self.resource == OLIVES and state.options.hispania_maximus_track == "wine":
            return WINE
        return self.resource

    def _ready(self, state: RomeState, seat: int) -> int:
        """The own ready provinces of this resource."""
        return state.provinces[seat] & ~state.exhausted & state.game.with_resource[self.resource]

    def seats(self, state: RomeState) -> tuple[int, ...]:
        if self.resource > WINE:
            return NOBODY
        bit = 1 << self._card()
        if state.used & bit:
            return NOBODY
        for seat in range(state.seats):
            if state.senate[seat] & bit:
                marker = self._marker(state)
                room = state.forum[seat][marker] < state.options.forum_max[marker]
                return ASKED[seat] if room and self._ready(state, seat) else NOBODY
        return NOBODY

    def run(self, state: RomeState) -> None:
        state.stack.pop()
        score_forum(state, self.resource)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return [*[EXHAUST[province] for province in members(self._ready(state, seat))], DECLINE]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        if move is not DECLINE:
            marker = self._marker(state)
            pay(state, seat, self._card(), 1 << move.code)
            state.move_marker(seat, marker, 1)
            if state.listener is not None:
                rule = state.game.rule_of[self._card()]
                space = state.forum[seat][marker]
                state.tell("advances", rule, seat=seat, resource=RESOURCE_NAMES[marker], space=space)
        self.run(state)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb == "exhaust":
            name = PROVINCE_NAMES[move.code]
            resource = RESOURCE_NAMES[self.resource]
            text = "{card} is not a ready province of yours that produces {resource}"
            return Reason(text, "ROM-3.35", card=name, resource=resource)
        return Reason("exhaust a province to move your marker, or decline", self.rule)


@dataclass(frozen=True, slots=True)
class Performance(RomeStep):
    """Everybody secretly lays a set of three or more arena cards face down, or passes (ROM-3.94, ROM-D26).

    A set is named card by card in card order, so that each set can be named in one way only.
    """

    rule: ClassVar[str] = "ROM-3.94"
    phase: ClassVar[int] = 4

    def seats(self, state: RomeState) -> tuple[int, ...]:
        hands = state.hands
        committed = state.committed
        return tuple([s for s in range(state.seats) if len(hands[s]) >= 3 and not committed >> s & 1])

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
            if len(staged) + len(hand) - at < 3:
                break
            if at == start or hand[at] != hand[at - 1]:
                legal.append(STAGE[hand[at]])
        if not staged:
            legal.append(PASS)
        elif len(staged) >= 3:
            legal.append(COMMIT)
        return legal

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        if move.verb == "stage":
            staged = list(state.staged)
            staged[seat] = (*staged[seat], move.code)
            state.staged = tuple(staged)  # no line in the log: it would betray the size of the set
        else:
            state.committed |= 1 << seat
            if state.listener is not None:
                state.tell("commits", self.rule, seat=seat)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        staged = state.staged[seat]
        if move is PASS:
            return Reason("you have begun to lay out a set", self.rule)
        if move is COMMIT:
            return Reason("a set needs at least three cards", self.rule)
        if move.verb != "stage":
            return Reason("lay out a set of arena cards, or pass", self.rule)
        name = ARENA_NAMES[move.code]
        if state.hands[seat].count(move.code) <= staged.count(move.code):
            return Reason("you have no further {card}", self.rule, card=name)
        text = "{card} does not fit here: name the cards of the set in card order, three or more"
        return Reason(text, self.rule, card=name)
