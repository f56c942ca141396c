"""Setting up (ROM-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .cards import ARENA_NAMES, BLACK_MARKET, MILITARY, SENATE
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
    provinces = game.provinces_in_play(seats)
    senate = game.senate_deck(options, seats)
    state.decks[MILITARY] = _by_epoch(chance, "provinces", provinces, game.province_epoch)  # ROM-2.3
    state.decks[SENATE] = _by_epoch(chance, "senate", senate, game.epochs_of_senate(options))  # ROM-2.5
    arena = [card for card in range(len(ARENA_NAMES)) for _ in range(game.copies[card])]
    state.decks[BLACK_MARKET] = tuple(chance.shuffled("arena", arena))  # ROM-2.6
    fill_displays(state)
    state.stack.append(NEW_ROUND)
    return state


def _by_epoch(chance: Chance, stream: str, cards: Sequence[int], epoch: Sequence[int]) -> tuple[int, ...]:
    """Each epoch shuffled, III at the bottom; the last card is the top one."""
    deck: list[int] = []
    for number in (3, 2, 1):
        deck += chance.shuffled(f"{stream} {number}", [card for card in cards if epoch[card] == number])
    return tuple(deck)
