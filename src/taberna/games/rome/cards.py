"""Names and numbers: how the cards, tracks and resources of Rome are counted inside (ROM-1)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from taberna.kernel.data import Data, blanks, read_toml

#: What the game prints, without any edition. Things are numbered in the order of this file.
_PRINTED: Final = Data(read_toml(Path(__file__).with_name("cards.toml")))

# The three power tracks, top to bottom (ROM-2.1).
TRACK_NAMES: Final[tuple[str, ...]] = ("military", "senate", "black_market")
MILITARY: Final = 0
SENATE: Final = 1
BLACK_MARKET: Final = 2

# The three forum tracks in the order they are scored (ROM-3.90).
RESOURCE_NAMES: Final[tuple[str, ...]] = ("olives", "wine", "jewels")
OLIVES: Final = 0
WINE: Final = 1
JEWELS: Final = 2

SYMBOL_NAMES: Final[tuple[str, ...]] = ("arena", "camp", "villa")  # ROM-1.7
ARENA: Final = 0
CAMP: Final = 1
VILLA: Final = 2

REGION_NAMES: Final = tuple(_PRINTED["regions"])  # ROM-1.6

# Sets of province cards (section 1.2) and of senate cards (section 1.3) are bit masks.
PROVINCE_NAMES: Final = tuple(_PRINTED["provinces"])
PROVINCES: Final = len(PROVINCE_NAMES)
SENATE_NAMES: Final = tuple(_PRINTED["senate"])
SENATE_CARDS: Final = len(SENATE_NAMES)
#: Each intrigue card and the name of its normal namesake (ROM-2.24).
NAMESAKE: Final = {
    card: name.removesuffix("_intrigue")
    for card, name in enumerate(SENATE_NAMES)
    if _PRINTED.value("senate", name, "intrigue")
}

# Arena cards (section 1.4). Copies are alike, so the rules count names only; a hand is a sorted tuple.
ARENA_NAMES: Final = tuple(_PRINTED["arena"])
#: Those without copies, for editions to fill.
BLANK: Final = blanks(_PRINTED.tables)
TYPE_NAMES: Final[tuple[str, ...]] = ("roman", "animal", "barbarian")
ROMAN: Final = 0
ANIMAL: Final = 1
BARBARIAN: Final = 2

# Ranks of a performance, the lowest first (section 1.5), and the cards that every set needs.
_RANKS: Final = _PRINTED["ranks"]
RANK_NAMES: Final = tuple(sorted(_RANKS, key=lambda name: int(_RANKS[name]["rank"])))
SMALLEST_SET: Final[int] = min(rank["minimum"] for rank in _RANKS.values())

# The cards of the three decks, in track order: the names of decks, kinds and cards.
DECK_NAMES: Final[tuple[str, ...]] = ("provinces", "senate", "arena")
KINDS: Final[tuple[str, ...]] = ("province", "senate_card", "arena_card")
CARD_NAMES: Final = (PROVINCE_NAMES, SENATE_NAMES, ARENA_NAMES)

# Where points come from; "start" is what a position gives.
POINT_SOURCES: Final[tuple[str, ...]] = ("start", "forum", "arena", "senate", "regions")
FORUM_POINTS: Final = 1
ARENA_POINTS: Final = 2
SENATE_POINTS: Final = 3
REGION_POINTS: Final = 4

BLIND: Final = -1  # in the list of purchases: a card nobody else saw

_PIECES: Final = _PRINTED["pieces"]
ROUNDS: Final[int] = _PIECES["rounds"]["count"]
SCORING_ROUNDS: Final[list[int]] = _PIECES["rounds"]["scoring"]  # those with a Phase 4 (ROM-3.1)
SECTIONS: Final[int] = _PIECES["tracks"]["sections"]
DICE: Final[int] = _PIECES["dice"]["per_player"]
SIDES: Final[int] = _PIECES["dice"]["sides"]
ARCHES: Final[int] = _PIECES["arches"]["per_player"]


def proper_name(name: str) -> str:
    """A copy of an arena card, ``wolf_3``, is a ``wolf``; ``market`` is short for the black market."""
    if name == "market":
        return "black_market"
    stem, _, number = name.rpartition("_")
    return stem if stem in ARENA_NAMES and number.isdigit() else name
