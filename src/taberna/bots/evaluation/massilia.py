"""How a position of Massilia is judged: the terms, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taberna.games.massilia.features import CONTINUES, features, stage

from .model import Term

__all__ = ["CONTINUES", "TERMS", "TRAINING", "features", "stage"]

#: Option sets that training alternates over.
TRAINING: Final[tuple[Mapping[str, Any], ...]] = ({},)

TERMS: Final = (
    Term(
        "score",
        (0.1, 0.2),
        "What the final scoring would give now.",
        "{n} more point(s)",
        "{n} point(s) fewer",
    ),
    Term("money", (0.09, 0.02), "Money buys goods and stalls.", "{n} sesterces more", "{n} sesterces fewer"),
    Term(
        "stones",
        (-0.06, -0.03),
        "Penalty stones cost more and more.",
        "{n} more penalty stone(s)",
        "{n} stone(s) fewer",
    ),
    Term(
        "stall_tiles", (0.3, 0.02), "Stalls hold goods and score.", "{n} more stall(s)", "{n} stall(s) fewer"
    ),
    Term(
        "goods",
        (0.1, 0.02),
        "Coloured goods can be sold.",
        "{n} more coloured goods",
        "{n} coloured goods fewer",
    ),
    Term(
        "goods_points",
        (0.05, 0.02),
        "Reputation the goods would bring at their marks.",
        "goods worth {n} more reputation",
        "goods worth {n} less reputation",
    ),
    Term(
        "beige", (0.05, 0.01), "Beige goods sell for money.", "{n} more beige goods", "{n} beige goods fewer"
    ),
    Term(
        "sale",
        (0.06, 0.1),
        "The best sale within reach of the dice, less the stones it takes.",
        "a sale worth {n} more within reach",
        "a sale worth {n} less within reach",
    ),
    Term(
        "more_sales",
        (0.03, 0.05),
        "Further sales within reach.",
        "{n} more in further sales",
        "{n} less in sales",
    ),
    Term(
        "empty_stalls",
        (-0.12, -0.05),
        "The consul closes empty stalls.",
        "{n} more empty stall(s)",
        "{n} fewer",
    ),
    Term("room", (0, 0), "Room for goods.", "room for {n} more goods", "room for {n} goods fewer"),
    Term(
        "cards",
        (0.06, 0.02),
        "God cards save stones and more.",
        "{n} more god card(s)",
        "{n} god card(s) fewer",
    ),
    Term(
        "fresh_dice", (0.03, 0), "Dice behind the screen are rolled next.", "{n} more dice", "{n} dice fewer"
    ),
    Term(
        "reserve",
        (0.08, 0.05),
        "Dice only you can use.",
        "{n} more dice in reserve",
        "{n} dice fewer in reserve",
    ),
    Term(
        "in_round",
        (0.1, 0.05),
        "More turns this round, the more dice are left.",
        "you stay in the round",
        "you leave the round",
    ),
    Term(
        "early",
        (0.03, 0),
        "Who passes late begins the next round.",
        "an earlier seat next round",
        "a later seat",
    ),
)
