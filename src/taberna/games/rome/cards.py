"""Names and numbers: how the cards, tracks and resources of Rome are counted inside (ROM-1)."""

from __future__ import annotations

from typing import Final

# The three power tracks, top to bottom (ROM-2.1).
TRACK_NAMES: Final = ("military", "senate", "black_market")
MILITARY: Final = 0
SENATE: Final = 1
BLACK_MARKET: Final = 2

# The three forum tracks in the order they are scored (ROM-3.90).
RESOURCE_NAMES: Final = ("olives", "wine", "jewels")
OLIVES: Final = 0
WINE: Final = 1
JEWELS: Final = 2

SYMBOL_NAMES: Final = ("arena", "camp", "villa")  # ROM-1.7
ARENA: Final = 0
CAMP: Final = 1
VILLA: Final = 2

REGION_NAMES: Final = ("italia", "gallia", "hispania", "greko", "asia", "africa", "germania")  # ROM-1.6

# Province cards 0-19 (section 1.2). Sets of them are bit masks.
PROVINCE_NAMES: Final = (
    "sicilia",
    "sardinia_et_corsica",
    "gallia_narbonensis",
    "baetica",
    "achaia",
    "bithynia",
    "africa_proconsularis",
    "raetia",
    "aquitania",
    "lusitania",
    "macedonia",
    "epirus",
    "cilicia",
    "numidia",
    "germania_superior",
    "germania_inferior",
    "belgica",
    "thracia",
    "tarraconensis",
    "aegyptus",
)
PROVINCES: Final = len(PROVINCE_NAMES)

# Senate cards 0-24 (section 1.3). Sets of them are bit masks.
SENATE_NAMES: Final = (
    "legatus",
    "magistrate",
    "military_tribune",
    "censor",
    "consul_a",
    "quaestor",
    "vicarius",
    "tribunus",
    "senator",
    "aedile",
    "magister_equitum",
    "proconsul",
    "consul_b",
    "africanus_maximus",
    "hispania_maximus",
    "asianus",
    "ludi_maximus",
    "imperator",
    "greko_maximus",
    "praetor",
    "vicarius_intrigue",
    "tribunus_intrigue",
    "hispania_maximus_intrigue",
    "africanus_maximus_intrigue",
    "greko_maximus_intrigue",
)
SENATE_CARDS: Final = len(SENATE_NAMES)
LEGATUS: Final = 0
MAGISTRATE: Final = 1
MILITARY_TRIBUNE: Final = 2
CENSOR: Final = 3
CONSUL_A: Final = 4
QUAESTOR: Final = 5
VICARIUS: Final = 6
TRIBUNUS: Final = 7
SENATOR: Final = 8
AEDILE: Final = 9
MAGISTER_EQUITUM: Final = 10
PROCONSUL: Final = 11
CONSUL_B: Final = 12
AFRICANUS_MAXIMUS: Final = 13
HISPANIA_MAXIMUS: Final = 14
ASIANUS: Final = 15
LUDI_MAXIMUS: Final = 16
IMPERATOR: Final = 17
GREKO_MAXIMUS: Final = 18
PRAETOR: Final = 19
VICARIUS_INTRIGUE: Final = 20
TRIBUNUS_INTRIGUE: Final = 21
HISPANIA_MAXIMUS_INTRIGUE: Final = 22
AFRICANUS_MAXIMUS_INTRIGUE: Final = 23
GREKO_MAXIMUS_INTRIGUE: Final = 24

# Each intrigue card and its normal namesake (ROM-2.24).
NAMESAKE: Final = {
    VICARIUS_INTRIGUE: VICARIUS,
    TRIBUNUS_INTRIGUE: TRIBUNUS,
    HISPANIA_MAXIMUS_INTRIGUE: HISPANIA_MAXIMUS,
    AFRICANUS_MAXIMUS_INTRIGUE: AFRICANUS_MAXIMUS,
    GREKO_MAXIMUS_INTRIGUE: GREKO_MAXIMUS,
}

# Arena cards (section 1.4). Copies are alike, so the rules count names 0-9 only; a hand is a sorted tuple.
ARENA_NAMES: Final = (
    "legionary",
    "gladiator",
    "wolf",
    "bear",
    "lion",
    "elephant",
    "gaul",
    "german",
    "thracian",
    "parthian",
)
ARENA_CARDS: Final = 31
TYPE_NAMES: Final = ("roman", "animal", "barbarian")
ROMAN: Final = 0
ANIMAL: Final = 1
BARBARIAN: Final = 2

# Ranks of a performance 1-5 (section 1.5).
RANK_NAMES: Final = (
    "any_three",
    "three_different",
    "one_of_each_type",
    "three_different_of_type",
    "great_battle",
)

# The cards of the three decks, in track order: the names of decks, kinds and cards.
DECK_NAMES: Final = ("provinces", "senate", "arena")
KINDS: Final = ("province", "senate_card", "arena_card")
CARD_NAMES: Final = (PROVINCE_NAMES, SENATE_NAMES, ARENA_NAMES)

# Where points come from; "start" is what a position gives.
POINT_SOURCES: Final = ("start", "forum", "arena", "senate", "regions")
FORUM_POINTS: Final = 1
ARENA_POINTS: Final = 2
SENATE_POINTS: Final = 3
REGION_POINTS: Final = 4

BLIND: Final = -1  # in the list of purchases: a card nobody else saw

ROUNDS: Final = 5
SECTIONS: Final = 4
DICE: Final = 4
ARCHES: Final = 8


def members(mask: int) -> list[int]:
    """The cards of a set, in card order."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def mask_of(cards: tuple[int, ...] | list[int]) -> int:
    """A set of cards as a bit mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def proper_name(name: str) -> str:
    """A copy of an arena card, ``wolf_3``, is a ``wolf``; ``market`` is short for the black market."""
    if name == "market":
        return "black_market"
    stem, _, number = name.rpartition("_")
    return stem if stem in ARENA_NAMES and number.isdigit() else name
