"""What a position is worth, in numbers: the features that evaluations weigh. Reads a state, changes nothing.

A row of features per seat, of a *whole* world; who may not know the world asks about worlds imagined from a
view. Goods count by the sales that the customers and the dice within reach allow.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .action_die import USED_COLOUR, USED_FACE, within_reach
from .dice import ring6
from .pieces import BEIGE, COLOURED, MOVE, TEMPLE
from .scoring import score
from .state import MassiliaState

NAMES: Final = (
    "score",
    "money",
    "stones",
    "stall_tiles",
    "goods",
    "goods_points",
    "beige",
    "sale",
    "more_sales",
    "empty_stalls",
    "room",
    "cards",
    "fresh_dice",
    "reserve",
    "in_round",
    "early",
)

#: Second halves of a decision: a player who looks one decision ahead looks past them.
CONTINUES: Final = frozenset(
    {
        "ChooseDice",
        "ChooseSteps",
        "ChooseCards",
        "BuyGoods",
        "BuyCards",
        "Distribute",
        "MoveFigure",
        "Sale",
        "CloseStall",
        "BuildStall",
        "BuyReputation",
        "Sacrifice",
        "SacrificeCards",
        "TakeCard",
    }
)

_FAR = 9  # stones for a walk that no die within reach can make
_STONE = 1.5  # points that a penalty stone costs, roughly


def stage(state: MassiliaState) -> float:
    """How far the game has gone, 0 to 1, by rounds."""
    return min(1.0, max(0.0, (state.round - 1) / (state.game.rounds - 1)))


@lru_cache(maxsize=20_000)
def _walks(pool: tuple[int, ...]) -> tuple[int, ...]:
    """The fewest penalty stones for a walk of 0 to 6 spaces with one of these dice (MAS-3.6.4)."""
    least = [_FAR] * 7
    for used in pool:
        recolour = 0 if USED_COLOUR[used] == MOVE else 1
        for spaces in range(1, 7):
            stones = recolour + ring6(USED_FACE[used], spaces)
            if stones < least[spaces]:
                least[spaces] = stones
    return tuple(least)


def features(state: MassiliaState) -> list[list[float]]:
    """A row of `NAMES` for each seat."""
    per_point = state.game.sesterces_per_point
    ring = state.market.ring
    price = state.price[TEMPLE] / per_point
    rows = []
    for seat in range(state.seats):
        total = score(state, seat).total
        stalls = state.stalls[seat]
        passed = seat in state.passed
        pool = within_reach(state, seat)
        walks = _walks(pool)
        best = more = 0.0
        cubes = points = beige = empty = 0
        for space in stalls:
            goods = state.goods[space]
            here = goods[0] + goods[1] + goods[2]
            cubes += here
            beige += goods[BEIGE]
            if not here and not goods[BEIGE]:
                empty += 1
                continue
            for customer in COLOURED:
                count = goods[customer]
                if count:
                    worth = count * (state.mark[customer] + price)
                    points += count * state.mark[customer]
                elif goods[BEIGE]:
                    worth = goods[BEIGE] * price
                else:
                    continue
                away = (space - state.figures[customer]) % ring
                stones = _FAR
                if 0 < away <= 6:
                    stones = walks[away]
                if 0 < ring - away <= 6:
                    stones = min(stones, walks[ring - away])
                net = worth - _STONE * stones
                if net > 0 and not passed:
                    more += net
                    if net > best:
                        best = net
        place = state.passed.index(seat) if passed else state.seats - 1
        rows.append(
            [
                float(total),
                float(state.money[seat]),
                float(state.stones[seat]),
                float(len(stalls)),
                float(cubes),
                float(points),
                float(beige),
                best,
                more - best,
                float(empty),
                float(state.room(seat)),
                float(len(state.hand[seat])),
                float(len(state.screen[seat])),
                float(len(state.reserve[seat])),
                0.0 if passed else 1 + len(pool) / 4,
                float(place),
            ]
        )
    return rows
