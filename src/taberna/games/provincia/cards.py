"""Names and numbers: how cards, towns and tokens are counted inside (PRO-1).

All copies of a type are identical (PRO-1.26), so a card is the number of its type, and a hand is a sorted tuple
of such numbers. Two copies of TURRIS are twice the same number.
"""

from __future__ import annotations

import re
from typing import Final

# Goods in the order of the rulebook (PRO-0.2).
GOODS: Final = ("clay", "wood", "stone", "gold")
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3

# The three decks of phase 1 (PRO-2.10).
DECK_NAMES: Final = ("aedificium", "spqr", "opes")
AEDIFICIUM: Final = 0
SPQR: Final = 1
OPES: Final = 2

# Building cards 0-31 in the order of table 1.3: active types, then the nine that come into play inactive.
BUILDING_NAMES: Final = (
    "aquaeductus",
    "armamentarium",
    "amphitheatrum",
    "aurifex",
    "carchesium",
    "circus",
    "colosseum",
    "domus",
    "fodina",
    "fons",
    "fornax_lateris",
    "forum",
    "horreum",
    "hortus",
    "insula",
    "lignator",
    "officina",
    "pons",
    "portus",
    "puteus",
    "stabulum",
    "statua",
    "strata",
    "emporium",
    "exercitatio",
    "mola",
    "statio",
    "templum",
    "turris",
    "via_mercatoris",
    "villa",
    "vinea",
)
BUILDINGS: Final = 32
FIRST_INACTIVE: Final = 23
CARCHESIUM: Final = BUILDING_NAMES.index("carchesium")
HORREUM: Final = BUILDING_NAMES.index("horreum")
PONS: Final = BUILDING_NAMES.index("pons")
PORTUS: Final = BUILDING_NAMES.index("portus")
STRATA: Final = BUILDING_NAMES.index("strata")

# A *standing* building is a card in a city. An inactive type gets another number once it is activated.
ACTIVATED: Final = BUILDINGS - FIRST_INACTIVE
STANDING_NAMES: Final = (*BUILDING_NAMES, *(f"{name}_active" for name in BUILDING_NAMES[FIRST_INACTIVE:]))


def type_of(standing: int) -> int:
    """The card behind a standing building."""
    return standing if standing < BUILDINGS else standing - ACTIVATED


# Senate cards 32-60 in alphabetical order (table 1.4).
SPQR_NAMES: Final = (
    "aediles",
    "architectus",
    "commercium_clay_wood",
    "commercium_clay_stone",
    "commercium_clay_gold",
    "commercium_wood_clay",
    "commercium_wood_stone",
    "commercium_wood_gold",
    "commercium_stone_clay",
    "commercium_stone_wood",
    "commercium_stone_gold",
    "commercium_gold_clay",
    "commercium_gold_wood",
    "commercium_gold_stone",
    "concussio",
    "coniuratio",
    "consuetudo",
    "consul_metello",
    "consul_pompeio",
    "corruptio",
    "gloria_2",
    "gloria_3",
    "gloria_4",
    "gloria_5",
    "legio",
    "patronus_clay",
    "patronus_wood",
    "patronus_stone",
    "praetor",
)
AEDILES: Final = 32
ARCHITECTUS: Final = 33
COMMERCIUM: Final = 34  # to 45
CONCUSSIO: Final = 46
CONIURATIO: Final = 47
CONSUETUDO: Final = 48
CONSUL: Final = 49  # and 50
CORRUPTIO: Final = 51
GLORIA: Final = 52  # to 55
LEGIO: Final = 56
PATRONUS: Final = 57  # to 59
PRAETOR: Final = 60

# Production cards 61-75 (table 1.5).
FIRST_OPES: Final = 61
OPES_NAMES: Final = tuple(f"opes_{i:02}" for i in range(1, 16))

CARD_NAMES: Final = (*BUILDING_NAMES, *SPQR_NAMES, *OPES_NAMES)
CARDS: Final = len(CARD_NAMES)

#: The numbers of the cards of each deck.
DECK_RANGES: Final = (range(BUILDINGS), range(BUILDINGS, FIRST_OPES), range(FIRST_OPES, CARDS))


def deck_of(card: int) -> int:
    return AEDIFICIUM if card < BUILDINGS else SPQR if card < FIRST_OPES else OPES


# Combat cards (table 1.8) and the rounds with a battle (PRO-1.37).
BELLUM_NAMES: Final = tuple(
    f"bellum_{numeral}_{letter}"
    for numeral, letters in (("ii", "abc"), ("iii", "abcd"), ("v", "abcd"), ("vi", "abcd"))
    for letter in letters
)
BATTLE_ROUNDS: Final = (2, 3, 5, 6)
ROUNDS: Final = 6

# Towns and colours (table 1.2): a town's number is its colour's number.
TOWN_NAMES: Final = ("massilia", "narbo_martius", "forum_julii", "arelate", "tolosa", "loupian")
COLOURS: Final = ("blue", "red", "green", "orange", "purple", "yellow")

# A combat token is colour * 11 + value + 5, for values -5 to +5.
TOKEN_SPAN: Final = 11
TOKEN_REACH: Final = 5


def _token_name(colour: str, value: int) -> str:
    return f"{colour}_{'minus' if value < 0 else 'plus'}_{abs(value)}"


TOKEN_NAMES: Final = tuple(
    _token_name(colour, value) for colour in COLOURS for value in range(-TOKEN_REACH, TOKEN_REACH + 1)
)


def token(colour: int, value: int) -> int:
    return colour * TOKEN_SPAN + value + TOKEN_REACH


def token_colour(token: int) -> int:
    return token // TOKEN_SPAN


def token_value(token: int) -> int:
    return token % TOKEN_SPAN - TOKEN_REACH


# What a combat penalty can ask for (PRO-1.31), and the kinds of buildings it can name (PRO-1.24).
TAGS: Final = ("any", "prestige", "production", "defence", "morale", "economy", "storage")
PENALTY_KINDS: Final = (*GOODS, "morale", "prestige", "building", "resources")

_KNOWN: Final = frozenset((*CARD_NAMES, *STANDING_NAMES))


def proper_name(name: str) -> str:
    """The specification numbers the copies, ``turris_03``; the engine says ``turris`` (PRO-1.26)."""
    if name in _KNOWN:
        return name
    shorter = re.sub(r"_\d\d$", "", name)
    return shorter if shorter in _KNOWN else name
