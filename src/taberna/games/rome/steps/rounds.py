"""The frame of the game: five rounds of phases, clean-up, the end (ROM-3.1, ROM-3.110 to ROM-3.115)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import BLACK_MARKET, JEWELS, MILITARY, OLIVES, ROUNDS, SCORING_ROUNDS, SENATE, WINE
from ..displays import fill_displays
from ..scoring import score_end
from .base import RomeStep
from .order import Roll
from .resolving import ResolveTrack
from .scoring import ForumScoring, Performance

if TYPE_CHECKING:
    from ..state import RomeState


class NewRound(RomeStep):
    """Lay out what this round brings (ROM-3.1)."""

    rule = "ROM-3.1"

    def run(self, state: RomeState) -> None:
        state.stack[-1:] = AGENDA[state.round]


class DiceReturn(RomeStep):
    """All dice go back to their owners, forfeited ones too (ROM-3.81)."""

    rule = "ROM-3.81"
    on = ("CleanUp", "ForumScoring")
    phase = 3

    def run(self, state: RomeState) -> None:
        state.stack.pop()
        state.forfeited = (0,) * state.seats


class CleanUp(RomeStep):
    """New displays, everything ready again, the round marker moves (ROM-3.110 to ROM-3.113)."""

    rule = "ROM-3.110"
    phase = 5

    def run(self, state: RomeState) -> None:
        for track in (MILITARY, SENATE, BLACK_MARKET):
            state.removed[track] += state.displays[track]
        fill_displays(state)
        state.exhausted = 0
        state.used = 0
        state.laid = ()
        state.promised = ((0, 0),) * state.seats
        state.round += 1
        state.revealed += 1
        state.stack[-1] = NEW_ROUND


class FinalScoring(RomeStep):
    """Senate cards, regions, the winner (ROM-5.1)."""

    rule = "ROM-5.1"
    phase = 6

    def run(self, state: RomeState) -> None:
        score_end(state)


NEW_ROUND: Final = NewRound()

_SCORING: Final = (Performance(), ForumScoring(JEWELS), ForumScoring(WINE), ForumScoring(OLIVES))
_DICE: Final = (
    DiceReturn(),
    ResolveTrack(BLACK_MARKET),
    ResolveTrack(SENATE),
    ResolveTrack(MILITARY),
    Roll(),
)
#: The steps of each round, the first one last (ROM-3.1).
AGENDA: Final[dict[int, tuple[RomeStep, ...]]] = {
    number: (
        FinalScoring() if number == ROUNDS else CleanUp(),
        *(_SCORING if number in SCORING_ROUNDS else ()),
        *_DICE,
    )
    for number in range(1, ROUNDS + 1)
}
