"""Setting up (MAS-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .gods import CARDS
from .pieces import UNROLLED
from .state import MassiliaState
from .steps.round import ROUND
from .steps.setup import PlaceStall

if TYPE_CHECKING:
    from taberna.kernel.chance import Chance

    from .game import Massilia
    from .options import MassiliaOptions

ONE_OF_EACH: Final = (UNROLLED, UNROLLED + 1, UNROLLED + 2, UNROLLED + 3)


def deal(game: Massilia, options: MassiliaOptions, seats: int, chance: Chance) -> MassiliaState:
    """Everything on the table, in the order of MAS-2.16 where chance has a say."""
    state = MassiliaState()
    state.begin(game, options, seats, chance)
    first = chance.draw("start player", seats)
    state.order = tuple((first + place) % seats for place in range(seats))  # MAS-2.11
    tiles = chance.shuffled("price tiles", options.price_tiles)
    for place, value in zip(game.price_rotation, tiles, strict=True):  # MAS-2.6
        state.price[place] = value
    for figure, space in zip(chance.shuffled("figures", range(4)), state.market.figure_starts, strict=True):
        state.figures[figure] = space  # MAS-2.4
    cards = chance.shuffled("god cards", range(CARDS))  # MAS-2.3
    state.display = (cards.pop(), cards.pop())
    state.draw_pile = tuple(cards)
    state.harbour = list(game.cubes(options))  # MAS-2.2
    state.supply = game.penalty_stones(options, seats)
    state.temple = ONE_OF_EACH  # MAS-2.12
    state.screen = [ONE_OF_EACH] * seats
    state.stack += [ROUND, PlaceStall(0)]
    return state
