"""How a game of Massilia ends (MAS-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from taberna.kernel.result import Result

if TYPE_CHECKING:
    from .state import MassiliaState


@dataclass(frozen=True, slots=True)
class Score:
    """The parts of a total, in the order they are shown (MAS-5.9)."""

    reputation: int
    stalls: int
    money: int
    penalty: int

    @property
    def total(self) -> int:
        return self.reputation + self.stalls + self.money - self.penalty  # MAS-5.6

    def told(self) -> dict[str, int]:
        """The parts and their total by name."""
        return {
            "reputation": self.reputation,
            "stalls": self.stalls,
            "money": self.money,
            "penalty": self.penalty,
            "total": self.total,
        }


def stall_points(state: MassiliaState, stalls: int) -> int:
    """Points for so many stalls on the market (MAS-5.2)."""
    points = state.game.stall_points
    return points[stalls] if stalls < len(points) else points[-1]


def penalty(state: MassiliaState, stones: int) -> int:
    """What so many penalty stones cost (MAS-5.4)."""
    points = state.game.penalty_points
    return points[stones] if stones < len(points) else points[-1]


def score(state: MassiliaState, seat: int) -> Score:
    return Score(
        state.reputation[seat],
        stall_points(state, len(state.stalls[seat])),
        state.money[seat] // state.game.sesterces_per_point,  # MAS-5.3
        penalty(state, state.stones[seat]),
    )


def fifty_tiles(reputation: int) -> tuple[int, int]:
    """How a reputation is shown: 50-points tiles and the field of the marker (MAS-5.7)."""
    tiles = (reputation - 1) // 50 if reputation else 0
    return tiles, reputation - 50 * tiles


def end(state: MassiliaState) -> None:
    """Highest total; ties by stalls, sesterces, fewer stones; else a shared victory (MAS-5.8)."""
    parts = [score(state, seat) for seat in range(state.seats)]
    keys = [
        (parts[seat].total, len(state.stalls[seat]), state.money[seat], -state.stones[seat])
        for seat in range(state.seats)
    ]
    best = max(keys)
    winners = tuple(seat for seat, key in enumerate(keys) if key == best)
    ranking = tuple(1 + sum(other > key for other in keys) for key in keys)
    tie_break = _tie_break(keys, best)
    result = Result(tuple(part.total for part in parts), winners, ranking, tie_break, "MAS-5.8")
    for seat, part in enumerate(parts):
        state.heard and state.tell("scores", "MAS-5.9", seat=seat, **part.told())
    state.heard and state.tell("game-over", "MAS-5.8", winners=list(winners), tie_break=tie_break)
    state.finish(result)


def _tie_break(keys: list[tuple[int, int, int, int]], best: tuple[int, int, int, int]) -> str:
    """The first comparison that leaves only the winner."""
    for length, name in ((1, "none"), (2, "stalls"), (3, "money"), (4, "stones")):
        if sum(key[:length] == best[:length] for key in keys) == 1:
            return name
    return "shared"
