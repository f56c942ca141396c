"""The options of Rome and their presets (ROM-6.0)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from taberna.kernel.options import option

from .cards import SENATE_NAMES


@dataclass(frozen=True)
class RomeOptions:
    senate_deck_mode: str = option(
        "standard",
        "How the senate deck may be built.",
        "ROM-2.20",
        choices={
            "standard": "no intrigue card",
            "name_swap": "intrigue cards instead of their namesakes",
            "symbol_swap": "also instead of a card with the same province symbols",
            "free": "any deck that keeps the hard constraints",
        },
    )
    senate_deck: tuple[str, ...] = option(
        (),
        "The senate deck card by card. Empty: the standard deck, and in the other modes with every namesake "
        "swapped that this number of players allows.",
        "ROM-2.27",
        among=SENATE_NAMES,
    )
    legatus: str = option(
        "plus_one",
        "What Legatus does.",
        "ROM-3.41",
        choices={"plus_one": "+1 strength for the legion", "as_consul": "the same as a Consul"},
    )
    hispania_maximus_track: str = option(
        "olives",
        "Which forum marker Hispania Maximus moves.",
        "ROM-3.54",
        choices={"olives": "the olive marker", "wine": "the wine marker, as printed"},
    )
    phase3_card_timing: str = option(
        "phase3",
        "When cards that raise strength or budget are activated.",
        "ROM-6.10",
        choices={"phase3": "while the own section is resolved", "phase2": "in the own turn of Phase 2"},
    )
    bonus_without_target: str = option(
        "refused",
        "Whether cards that raise strength or budget may be activated when there is nothing to conquer or buy.",
        "ROM-3.34",
        choices={
            "refused": "no, they could do nothing",
            "allowed": "yes, as in earlier versions of this table",
        },
    )
    card_windows: str = option(
        "both",
        "When senate cards are activated in a turn of Phase 2.",
        "ROM-6.16",
        choices={"both": "before and after placing", "either_or": "either before or after placing"},
    )
    proconsul_max_rolls: int | str = option(
        2,
        "How often Proconsul may reroll.",
        "ROM-3.52",
        choices={2: "twice in all", "unlimited": "as often as wanted"},
    )
    senator_resort: bool = option(
        True, "A leading die lowered by Senator may move its group to the left.", "ROM-3.49"
    )
    senator_zero_nonleading: str = option(
        "move",
        "What happens to a 1 that is not leading when Senator makes it 0.",
        "ROM-3.49",
        choices={"move": "the 0 leads and the group goes to section I", "stay": "it stays where it lies"},
    )
    best_performance: str = option(
        "rank",
        "What makes a performance the best.",
        "ROM-6.15",
        choices={"rank": "the highest rank", "points": "the most points"},
    )
    region_full: str = option(
        "replace",
        "How the 3 points for a whole region count.",
        "ROM-5.4",
        choices={"replace": "in place of the 2 points", "add": "on top of the 2 points"},
    )
    region_tie: str = option(
        "one_each",
        "What tied players get in a region.",
        "ROM-5.5",
        choices={"one_each": "1 point each", "split_floor": "2 points divided, rounded down"},
    )
    arch_limit: str = option(
        "none",
        "Whether the eight arches limit the number of provinces.",
        "ROM-1.2",
        choices={"none": "no limit", "eight": "at most eight provinces"},
    )
    vicarius_epoch: int = option(
        1,
        "The epoch of both Vicarius cards.",
        "ROM-6.3",
        choices={1: "epoch I, the publisher's correction", 2: "epoch II, the uncorrected print"},
    )
    arena_rank_points: tuple[int, ...] = option(
        (2, 3, 5, 7, 9),
        "Points of the five ranks of a performance.",
        "ROM-1.11",
        length=5,
        increasing=True,
    )
    forum_max: tuple[int, ...] = option(
        (7, 7, 7), "The last space of the forum tracks: olives, wine, jewels.", "ROM-1.4", low=1, length=3
    )


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "default": {},
    "intrigue": {"senate_deck_mode": "name_swap"},
    "uncorrected_print": {
        "legatus": "as_consul",
        "hispania_maximus_track": "wine",
        "phase3_card_timing": "phase2",
        "vicarius_epoch": 2,
    },
}
