"""How a position of Rome: Rise to Power is judged: the terms, each with its reason."""

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
    "cautious": {"forum": 1.3, "forum_steps": 1.3, "senate_cards": 1.3, "senate_scoring": 1.2},
    "greedy": {"arena_set": 1.4, "arena_worth": 1.4, "budget_left": 1.4, "points": 1.1},
    "aggressive": {"provinces": 1.35, "regions": 1.3, "strength_left": 1.5},
}

TERMS: Final = (
    Term("points", 0.3, "Points win.", "{n} more point(s)", "{n} point(s) fewer"),
    Term(
        "forum",
        0.25,
        "What the forum scorings to come would bring as the markers stand.",
        "{n} more point(s) at the forum scorings",
        "{n} point(s) fewer at the forum scorings",
    ),
    Term(
        "forum_steps",
        0.1,
        "Spaces on the forum tracks.",
        "{n} step(s) ahead in the forum",
        "{n} step(s) back",
    ),
    Term(
        "regions",
        0.2,
        "What regions would bring at the end as they stand.",
        "{n} more point(s) for regions",
        "{n} point(s) fewer for regions",
    ),
    Term(
        "senate_scoring",
        0.2,
        "What senate cards would score at the end.",
        "{n} more point(s) for senate cards",
        "{n} point(s) fewer for senate cards",
    ),
    Term(
        "senate_cards", 0.1, "Senate cards bend rules.", "{n} more senate card(s)", "{n} senate card(s) fewer"
    ),
    Term("provinces", 0.3, "Provinces carry senate cards.", "{n} more province(s)", "{n} province(s) fewer"),
    Term(
        "arena_set",
        0.2,
        "The best performance the hand allows.",
        "a performance worth {n} more",
        "a performance worth {n} less",
    ),
    Term("arena_cards", 0.05, "Arena cards make sets.", "{n} more arena card(s)", "{n} arena card(s) fewer"),
    Term(
        "arena_worth",
        0.02,
        "Dear cards win ties.",
        "arena cards worth {n} more",
        "arena cards worth {n} less",
    ),
    Term(
        "strength_left",
        0.02,
        "Strength left over may reach one more province.",
        "{n} more strength in reserve",
        "{n} strength less in reserve",
    ),
    Term("budget_left", 0.02, "Coins left over.", "{n} more coin(s) left", "{n} coin(s) fewer left"),
    Term(
        "unplaced",
        0.2,
        "Dice still in hand.",
        "{n} more [die|dice] to place",
        "{n} [die|dice] fewer to place",
        told=False,
    ),
    Term(
        "unplaced_sum",
        0.03,
        "High dice still in hand.",
        "{n} more on dice to place",
        "{n} less on dice to place",
        told=False,
    ),
)
