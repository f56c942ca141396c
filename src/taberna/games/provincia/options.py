"""The options of Provincia Romana and their presets (PRO-OPT-01 to PRO-OPT-09)."""

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


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "default": {},
    # The rulebook taken at its word wherever the specification corrects it.
    "letter": {
        "building_counts": "printed",
        "strata_unique": True,
        "gloria_limit": "highest_counts",
    },
    # Losing a building hurts more.
    "harsh": {
        "destroy_reverts_steps": True,
        "destroyed_active_value": "printed",
    },
}
