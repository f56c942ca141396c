"""How a position of Senators is judged: the terms, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taberna.bots.evaluation import Term

from .features import CONTINUES, features, stage

__all__ = [
    "CHARACTERS",
    "CONTINUES",
    "DOUBT",
    "HORIZON",
    "SEALED",
    "TERMS",
    "TRAINING",
    "features",
    "stage",
    "unlocked",
]

#: Decisions that the search plays on, for each opponent.
HORIZON: Final = 2

#: How much a beginner's doubts count: with a hundred decisions in a game, mistakes add up to ruin.
DOUBT: Final = 0.35

#: Option sets that training alternates over.
TRAINING: Final[tuple[Mapping[str, Any], ...]] = (
    {},
    {"variant_influence": True},
    {"variant_antiluck": True, "variant_influence": True},
)

#: All choose at once, by one move each.
SEALED: Final = frozenset({"WarBid", "DeficitBid"})


def unlocked(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a player sees as if nobody had chosen yet: what others have chosen tells nothing."""
    open_ = [player["seat"] for player in view["players"] if player["alive"]]
    players = [{**player, "locked": False, "secret_bid": None} for player in view["players"]]
    return {**view, "to_move": open_, "players": players}


#: What a term counts, times as much as usual, for players of some character.
CHARACTERS: Final[Mapping[str, Mapping[str, float]]] = {
    "cautious": {"cash": 1.3, "exposed": 1.5, "governors": 1.3, "prefects": 1.5, "tribunes": 1.5},
    "greedy": {"sets": 1.25, "straight_draws": 1.3, "pairs": 1.3, "loose_cards": 1.3},
    "aggressive": {"lead": 1.3, "censors": 1.5, "consul": 1.3, "lictors": 1.4, "cash": 0.85},
}

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
    Term(
        "turn_near",
        0.0,
        "Whose turn comes soon acts soon.",
        "your turn comes sooner",
        "your turn is far",
        told=False,
    ),
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
