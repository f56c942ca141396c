"""The options of Provincia Romana and their presets (PRO-OPT-01 to PRO-OPT-15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from taberna.kernel.options import option


@dataclass(frozen=True)
class ProvinciaOptions:
    building_counts: str = option(
        "corrected",
        "How many copies of FORNAX LATERIS there are.",
        "PRO-OPT-01",
        choices={"corrected": "6, so that there are 132 buildings", "printed": "8, as the card list says"},
    )
    strata_unique: bool = option(False, "STRATA may stand only once in a city.", "PRO-OPT-02")
    start_resource_order: str = option(
        "clay_wood_stone",
        "How the unlabelled columns of the starting table are read.",
        "PRO-OPT-03",
        choices={"clay_wood_stone": "clay, wood, stone", "wood_clay_stone": "wood, clay, stone"},
    )
    destroy_reverts_steps: bool = option(
        False, "A destroyed building also takes back its step of morale or defence.", "PRO-OPT-04"
    )
    destroyed_active_value: str = option(
        "net",
        "How much prestige a destroyed building takes along once it was activated.",
        "PRO-OPT-05",
        choices={"net": "its printed prestige less 1", "printed": "its full printed prestige"},
    )
    gloria_limit: str = option(
        "one_only",
        "How many GLORIA cards a player may play.",
        "PRO-OPT-06",
        choices={"one_only": "one", "highest_counts": "any number, only the best scores"},
    )
    penalty_order: str = option(
        "right_first",
        "Which of two penalties on a BELLUM card must be paid first.",
        "PRO-OPT-07",
        choices={"right_first": "the one on the right of the slash", "left_first": "the one on the left"},
    )
    activation_into_negative: bool = option(
        False, "A building may be activated without a prestige point to pay with.", "PRO-OPT-08"
    )
    tie_gold: str = option(
        "after_conversion",
        "Which gold counts when a tie is broken.",
        "PRO-OPT-09",
        choices={
            "after_conversion": "the 0 to 2 coins left over",
            "before_conversion": "all coins before they are turned into prestige",
        },
    )
    removed_buildings: str = option(
        "leave_84",
        "How many building cards leave the game unseen.",
        "PRO-OPT-10",
        choices={"leave_84": "all but 84", "exactly_42": "42, as the rulebook says"},
    )
    consul_counts: str = option(
        "corrected",
        "How many copies of each of the two CONSUL there are.",
        "PRO-OPT-11",
        choices={"corrected": "2, so that there are 50 senate cards", "printed": "1, 2 in all as printed"},
    )
    discard_duplicates: str = option(
        "built",
        "Which unique buildings may be discarded in the own turn.",
        "PRO-OPT-12",
        choices={
            "built": "those whose like stands in the city",
            "held": "those too whose like is in the hand",
        },
    )
    second_architectus: bool = option(
        False, "A second ARCHITECTUS may be played, without effect.", "PRO-OPT-13"
    )
    second_corruptio: bool = option(False, "A second CORRUPTIO may be played, without effect.", "PRO-OPT-14")
    second_praetor: bool = option(
        False,
        "PRAETOR may be played again in the same round, and in the final play turn, without effect.",
        "PRO-OPT-15",
    )


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "default": {},
    # The rulebook taken at its word wherever the specification corrects it.
    "letter": {
        "building_counts": "printed",
        "removed_buildings": "exactly_42",
        "consul_counts": "printed",
        "strata_unique": True,
        "gloria_limit": "highest_counts",
        "discard_duplicates": "held",
        "second_architectus": True,
        "second_corruptio": True,
        "second_praetor": True,
    },
    # Losing a building hurts more.
    "harsh": {
        "destroy_reverts_steps": True,
        "destroyed_active_value": "printed",
    },
}
