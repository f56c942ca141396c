"""What a position is worth, in numbers: the features that evaluations weigh. Reads a state, changes nothing.

A row of features per seat, of a *whole* world; who may not know the world asks about worlds imagined from a
view. They are few and plain. Sales that dice and customers would allow next are left out on purpose: the next
player walks the customer away, and whoever counts on them spends dice and stones on setting them up.
"""

from __future__ import annotations

from typing import Final

from .pieces import NOBODY
from .scoring import penalty, stall_points
from .state import MassiliaState

NAMES: Final = (
    "points",
    "money",
    "goods",
    "goods_points",
    "beige",
    "stones",
    "penalty",
    "stall_tiles",
    "cards",
    "in_round",
    "dice_to_use",
    "dice_won",
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
        "LastStall",
        "BuildStall",
        "BuyReputation",
        "Sacrifice",
        "SacrificeCards",
        "TakeCard",
    }
)


def stage(state: MassiliaState) -> float:
    """How far the game has gone, 0 to 1: by rounds, and in a round by the dice that were used."""
    used = 0 if state.active == NOBODY else sum(map(len, state.screen))
    dice = used + len(state.temple) + sum(map(len, state.reserve))
    return min(1.0, max(0.0, (state.round - 1 + used / max(1, dice)) / state.game.rounds))


def features(state: MassiliaState) -> list[list[float]]:
    """A row of `NAMES` for each seat."""
    pink_mark, orange_mark, purple_mark = state.mark
    seats = state.seats
    goods = state.goods
    passed = state.passed
    temple = len(state.temple) / max(1, seats - len(passed))
    rows = []
    for seat in range(seats):
        coloured = worth = beige = 0
        stalls = state.stalls[seat]
        for space in stalls:
            pink, orange, purple, plain = goods[space]
            coloured += pink + orange + purple
            worth += pink * pink_mark + orange * orange_mark + purple * purple_mark
            beige += plain
        stones = state.stones[seat]
        out = seat in passed
        rows.append(
            [
                float(state.reputation[seat] + stall_points(state, len(stalls))),
                float(state.money[seat]),
                float(coloured),
                float(worth),
                float(beige),
                float(stones),
                float(penalty(state, stones)),
                float(len(stalls)),
                float(len(state.hand[seat])),
                0.0 if out else 1.0,
                0.0 if out else temple + len(state.reserve[seat]),
                float(len(state.screen[seat])),
            ]
        )
    return rows
