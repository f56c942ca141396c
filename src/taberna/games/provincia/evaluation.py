"""How a position of Provincia Romana is judged: the terms, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taberna.bots.evaluation import Term

from .features import CONTINUES, ending, features, stage

__all__ = [
    "ALIKE",
    "CHARACTERS",
    "CONTINUES",
    "HORIZON",
    "SEALED",
    "TERMS",
    "TRAINING",
    "ending",
    "features",
    "stage",
    "unlocked",
]

#: Decisions that the search plays on, for each opponent.
HORIZON: Final = 4

#: Option sets that training alternates over.
TRAINING: Final[tuple[Mapping[str, Any], ...]] = ({},)

#: Cards that lie face down.
ALIKE: Final = frozenset({"take_face_down"})

#: All choose at once, by one move each.
SEALED: Final = frozenset({"ChooseTokens"})


def unlocked(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a player sees as if nobody had chosen yet: what others have chosen tells nothing."""
    open_ = [player["seat"] for player in view["players"]]
    players = [{**player, "committed": False, "token_down": None} for player in view["players"]]
    return {**view, "to_move": open_, "players": players}


#: What a term counts, times as much as usual, for players of some character.
CHARACTERS: Final[Mapping[str, Mapping[str, float]]] = {
    "cautious": {"morale": 1.5, "strength": 1.5, "battles": 1.6, "soldiers_in_hand": 1.4},
    "greedy": {"gold": 1.3, "income": 1.3, "income_gold": 1.3, "commercium": 1.3},
    "aggressive": {"prestige": 1.25, "affordable": 1.25, "gloria": 1.2, "battles": 0.7},
}

TERMS: Final = (
    Term("prestige", 0.2, "Prestige wins.", "{n} more prestige", "{n} prestige less"),
    Term("gold", 0.07, "Three coins are a point at the end.", "{n} gold more", "{n} gold less"),
    Term("clay", 0.05, "Clay builds.", "{n} clay more", "{n} clay less"),
    Term("wood", 0.05, "Wood builds.", "{n} wood more", "{n} wood less"),
    Term("stone", 0.06, "Stone builds what is grand.", "{n} stone more", "{n} stone less"),
    Term(
        "income",
        0.05,
        "Resources the city will still yield.",
        "{n} more resources to come",
        "{n} fewer to come",
    ),
    Term(
        "income_gold",
        0.06,
        "Gold the city will still yield.",
        "{n} more gold to come",
        "{n} gold less to come",
    ),
    Term("morale", 0.05, "Morale fights and breaks ties.", "{n} more morale", "{n} morale less"),
    Term("strength", 0.03, "Strength against the Gauls.", "{n} more strength", "{n} strength less"),
    Term(
        "battles",
        0.05,
        "Strength lacking in the battles to come.",
        "safer in battle by {n}",
        "in more danger in battle by {n}",
    ),
    Term(
        "affordable",
        0.12,
        "Prestige in hand that can be paid for now.",
        "{n} prestige more can be built",
        "{n} prestige less can be built",
    ),
    Term(
        "planned",
        0.08,
        "Prestige in hand, by how nearly it can be paid.",
        "plans {n} nearer",
        "plans {n} further away",
    ),
    Term(
        "buildings_in_hand",
        0.02,
        "Buildings to choose from.",
        "{n} more building(s) in hand",
        "{n} building(s) fewer",
    ),
    Term("gloria", 0.2, "GLORIA scores at the end.", "GLORIA worth {n} more", "GLORIA worth {n} less"),
    Term(
        "gloria_in_hand",
        0.12,
        "GLORIA not played yet.",
        "GLORIA worth {n} more in hand",
        "GLORIA worth {n} less in hand",
    ),
    Term("commercium", 0.1, "COMMERCIUM exchanges goods.", "{n} more COMMERCIUM", "{n} COMMERCIUM fewer"),
    Term(
        "soldiers_in_hand",
        0.05,
        "CONSUL and LEGIO defend.",
        "{n} more CONSUL or LEGIO",
        "one CONSUL or LEGIO fewer",
    ),
    Term("other_senate", 0.05, "Other senate cards.", "{n} more senate card(s)", "{n} senate card(s) fewer"),
    Term(
        "discount",
        0.1,
        "Every building costs 1 less.",
        "a discount on all buildings",
        "no discount on buildings",
    ),
    Term("tax_free", 0.05, "No taxes.", "no taxes from now on", "taxes again"),
    Term(
        "to_activate",
        0.05,
        "Buildings that can be activated.",
        "{n} more to activate",
        "{n} fewer to activate",
        told=False,
    ),
    Term(
        "token_sum",
        0.03,
        "Combat tokens of the own colour.",
        "{n} more on own tokens",
        "{n} less on own tokens",
    ),
    Term(
        "crowded",
        -0.1,
        "More than five cards must be discarded.",
        "{n} card(s) too many",
        "{n} card(s) fewer too many",
    ),
)
