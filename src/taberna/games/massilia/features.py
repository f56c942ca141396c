"""What a position is worth, in numbers: the features that evaluations weigh. Reads a state, changes nothing.

A row of features per seat, of a *whole* world; who may not know the world asks about worlds imagined from a
view. They are few and plain. Sales that dice and customers would allow next are left out on purpose: the next
player walks the customer away, and whoever counts on them spends dice and stones on setting them up.
"""

from __future__ import annotations

from typing import Final

from .pieces import NOBODY
from .scoring import score
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
    temple = len(state.temple) / max(1, state.seats - len(state.passed))
    rows = []
    for seat in range(state.seats):
        parts = score(state, seat)
        stalls = state.stalls[seat]
        coloured = worth = beige = 0
        for space in stalls:
            pink, orange, purple, plain = state.goods[space]
            coloured += pink + orange + purple
            worth += pink * pink_mark + orange * orange_mark + purple * purple_mark
            beige += plain
        rows.append(
            [
                float(parts.reputation + parts.stalls),
                float(state.money[seat]),
                float(coloured),
                float(worth),
                float(beige),
                float(state.stones[seat]),
                float(parts.penalty),
                float(len(stalls)),
                float(len(state.hand[seat])),
                0.0 if seat in state.passed else 1.0,
                0.0 if seat in state.passed else temple + len(state.reserve[seat]),
                float(len(state.screen[seat])),
            ]
        )
    return rows
