"""Setting up (ROM-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .displays import fill_displays
from .state import RomeState
from .steps.rounds import NEW_ROUND

if TYPE_CHECKING:
    from taberna.kernel.chance import Chance

    from .game import Rome
    from .options import RomeOptions


#: The streams of chance that the epochs of both decks are shuffled with, III first.
PROVINCES: Final = ("provinces 3", "provinces 2", "provinces 1")
SENATE: Final = ("senate 3", "senate 2", "senate 1")


def deal(game: Rome, options: RomeOptions, seats: int, chance: Chance) -> RomeState:
    state = RomeState()
    state.begin(game, options, seats, chance)
    state.order = tuple(chance.shuffled("order", range(seats)))  # ROM-3.15: breaks the ties of round 1
    provinces, senate, arena = game.piles(options, seats)
    state.decks = [
        _by_epoch(chance, PROVINCES, provinces),  # ROM-2.3
        _by_epoch(chance, SENATE, senate),  # ROM-2.5
        tuple(chance.shuffled("arena", arena)),  # ROM-2.6
    ]
    fill_displays(state)
    state.stack.append(NEW_ROUND)
    return state


def _by_epoch(chance: Chance, streams: Sequence[str], piles: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Each epoch shuffled, III at the bottom; the last card is the top one."""
    deck: list[int] = []
    for stream, pile in zip(streams, piles, strict=True):
        deck += chance.shuffled(stream, pile)
    return tuple(deck)
