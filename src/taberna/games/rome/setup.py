"""Setting up (ROM-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .cards import BLACK_MARKET, MILITARY, SENATE
from .displays import fill_displays
from .state import RomeState
from .steps.rounds import NEW_ROUND

if TYPE_CHECKING:
    from taberna.kernel.chance import Chance

    from .game import Rome
    from .options import RomeOptions


def deal(game: Rome, options: RomeOptions, seats: int, chance: Chance) -> RomeState:
    state = RomeState(game, options, seats, chance)
    state.clear()
    state.order = tuple(chance.shuffled("order", range(seats)))  # ROM-3.15: breaks the ties of round 1
    provinces, senate, arena = game.piles(options, seats)
    state.decks[MILITARY] = _by_epoch(chance, "provinces", provinces)  # ROM-2.3
    state.decks[SENATE] = _by_epoch(chance, "senate", senate)  # ROM-2.5
    state.decks[BLACK_MARKET] = tuple(chance.shuffled("arena", arena))  # ROM-2.6
    fill_displays(state)
    state.stack.append(NEW_ROUND)
    return state


def _by_epoch(chance: Chance, stream: str, piles: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Each epoch shuffled, III at the bottom; the last card is the top one."""
    deck: list[int] = []
    for number in (3, 2, 1):
        deck += chance.shuffled(f"{stream} {number}", piles[number - 1])
    return tuple(deck)
