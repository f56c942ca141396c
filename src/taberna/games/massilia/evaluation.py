"""How a position of Massilia is judged: the terms, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taberna.bots.evaluation import Term

from .features import CONTINUES, ending, features, stage

__all__ = ["CHARACTERS", "CONTINUES", "HORIZON", "TERMS", "TRAINING", "ending", "features", "stage"]

#: Decisions that the search plays on, for each opponent.
HORIZON: Final = 4

#: Option sets that training alternates over.
TRAINING: Final[tuple[Mapping[str, Any], ...]] = ({},)

#: What a term counts, times as much as usual, for players of some character.
CHARACTERS: Final[Mapping[str, Mapping[str, float]]] = {
    "cautious": {"open_to_tax": 2.0, "stones": 1.4, "money": 1.25, "penalty": 1.3},
    "greedy": {"goods": 1.25, "beige": 1.25, "stall_tiles": 1.4, "open_to_tax": 0.6},
    "aggressive": {"points": 1.3, "stones": 0.75, "in_round": 1.5, "dice_to_use": 1.5},
}

TERMS: Final = (
    Term(
        "points", (0.1, 0.1), "Reputation, and points for stalls.", "{n} more point(s)", "{n} point(s) fewer"
    ),
    Term(
        "money",
        (0.07, 0.034),
        "Money buys goods and stalls, and scores a little.",
        "{n} sesterce(s) more",
        "{n} sesterce(s) fewer",
    ),
    Term(
        "goods",
        (0.21, 0.065),
        "Coloured goods can be sold.",
        "{n} more coloured [good|goods]",
        "{n} coloured [good|goods] fewer",
    ),
    Term(
        "goods_points",
        (0.03, 0.02),
        "Reputation the goods would bring at their marks.",
        "goods worth {n} more reputation",
        "goods worth {n} less reputation",
    ),
    Term(
        "beige",
        (0.06, 0.02),
        "Beige goods sell for money.",
        "{n} more beige [good|goods]",
        "{n} beige [good|goods] fewer",
    ),
    Term(
        "stones",
        (-0.09, -0.045),
        "Penalty stones cost points, and there are few of them.",
        "{n} more penalty stone(s)",
        "{n} penalty stone(s) fewer",
    ),
    Term(
        "penalty",
        (0.0, -0.05),
        "The tenth stone and all after it cost nothing more.",
        "{n} more point(s) of penalty",
        "{n} point(s) of penalty fewer",
    ),
    Term(
        "stall_tiles",
        (0.25, 0.0),
        "Stalls hold goods, and each one more scores more.",
        "{n} more stall(s)",
        "{n} stall(s) fewer",
    ),
    Term(
        "cards",
        (0.07, 0.0),
        "God cards save stones and more.",
        "{n} more god card(s)",
        "{n} god card(s) fewer",
    ),
    Term(
        "in_round",
        (0.45, 0.45),
        "Who has not passed may still act.",
        "you stay in the round",
        "you leave the round",
    ),
    Term(
        "dice_to_use",
        0.0,
        "Dice in the own reserve, and a share of those in the temple.",
        "{n} more [die|dice] to use",
        "{n} [die|dice] fewer to use",
    ),
    Term(
        "dice_won",
        0.01,
        "Dice behind the screen are rolled, and may be kept, in the next round.",
        "{n} more [die|dice] for the next round",
        "{n} [die|dice] fewer for the next round",
    ),
    Term(
        "open_to_tax",
        (-0.02, -0.02),
        "Goods on one stall that the consul would take, because the money for the tax is lacking.",
        "{n} more [good|goods] open to the tax",
        "{n} [good|goods] fewer open to the tax",
    ),
)
