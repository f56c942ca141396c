"""How a position of Senators is judged: the terms, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taberna.bots.evaluation import Term

from .features import CONTINUES, features, stage

__all__ = ["CONTINUES", "HORIZON", "TERMS", "TRAINING", "features", "stage"]

#: Decisions that the search plays on, for each opponent.
HORIZON: Final = 2

#: Option sets that training alternates over.
TRAINING: Final[tuple[Mapping[str, Any], ...]] = (
    {},
    {"variant_influence": True},
    {"variant_antiluck": True, "variant_influence": True},
)

TERMS: Final = (
    Term(
        "alive",
        3.0,
        "Who is eliminated cannot win.",
        "keeps you in the game",
        "puts you out of the game",
        certain=True,
    ),
    Term("senators", 0.5, "Senators win the game.", "{n} more senator(s)", "{n} senator(s) fewer"),
    Term(
        "lead",
        0.3,
        "Only the lead over the best rival wins, counting senators one could buy now.",
        "your lead grows by {n}",
        "your lead shrinks by {n}",
    ),
    Term("cash", 0.03, "Ten talents buy a senator.", "{n} talent(s) more", "{n} talent(s) fewer"),
    Term(
        "purse",
        0.2,
        "Whole senators that money and complete sets would buy.",
        "buys {n} more senator(s) in a cash-in",
        "buys {n} senator(s) fewer in a cash-in",
    ),
    Term("sets", 0.02, "Complete sets sell.", "sets worth {n} more", "sets worth {n} less"),
    Term(
        "straight_draws",
        0.1,
        "Two cards of a straight: the third brings 15 more.",
        "{n} more open straight(s)",
        "{n} open straight(s) fewer",
    ),
    Term("pairs", 0.05, "Two cards of a type or value.", "{n} more pair(s)", "{n} pair(s) fewer"),
    Term(
        "loose_cards",
        0.005,
        "Cards outside sets.",
        "loose cards worth {n} more",
        "loose cards worth {n} less",
    ),
    Term(
        "exposed",
        0.0,
        "Face-up resources can be extorted.",
        "{n} more in cards that can be extorted",
        "{n} less in cards that can be extorted",
    ),
    Term(
        "governors",
        0.2,
        "A Governor is a joker and shields.",
        "{n} more Governor(s)",
        "{n} Governor(s) fewer",
    ),
    Term("censors", 0.3, "A Censor steals a senator.", "{n} more Censor(s)", "{n} Censor(s) fewer"),
    Term("consul", 0.3, "A Consul makes senators cost 7.", "a Consul", "a Consul fewer"),
    Term("quaestor", 0.2, "A Quaestor sells any three cards.", "a Quaestor", "a Quaestor fewer"),
    Term("turn_near", 0.0, "Whose turn comes soon acts soon.", "your turn comes sooner", "your turn is far"),
    Term("vox_populi", 0.5, "A senator at every own cash-in.", "Vox Populi", "no Vox Populi"),
    Term("tribunes", 0.1, "Governors survive an Eviction.", "the Tribunes", "no Tribunes"),
    Term("lictors", 0.3, "8 instead of 3 talents at an extortion.", "the Lictors", "no Lictors"),
    Term("merchants", 0.3, "One lot for 1 talent in each own auction.", "the Merchants", "no Merchants"),
    Term("cavalry", 0.3, "War bids count 3 more.", "the Cavalry", "no Cavalry"),
    Term("pontifex_maximus", 0.3, "9 more for each card of value 1.", "Pontifex Maximus", "no Pontifex"),
    Term("princeps_senatus", 0.2, "More at a Senate Majority.", "Princeps Senatus", "no Princeps"),
    Term("prefects", 0.1, "A card is safe from extortion.", "the Prefects", "no Prefects"),
    Term("praetors", 0.2, "Safe from Censors.", "the Praetors", "no Praetors"),
)
