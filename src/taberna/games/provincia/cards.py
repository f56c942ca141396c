"""Names and numbers: how cards, towns and tokens are counted inside (PRO-1).

All copies of a type are identical (PRO-1.26), so a card is the number of its type, and a hand is a sorted tuple
of such numbers. Two copies of TURRIS are twice the same number.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypeAlias

from taberna.kernel.data import MARKS, blanks, read_toml

# Kinds of things, for annotations: all of them are counted from 0.
Card: TypeAlias = int
Cards: TypeAlias = tuple[int, ...]
Deck: TypeAlias = int
Good: TypeAlias = int
Standing: TypeAlias = int
Tag: TypeAlias = int

# Goods in the order of the rulebook (PRO-0.2).
GOODS: Final[tuple[str, ...]] = ("clay", "wood", "stone", "gold")
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3

# The three decks of phase 1 (PRO-2.10).
DECK_NAMES: Final[tuple[str, ...]] = ("aedificium", "spqr", "opes")
AEDIFICIUM: Final = 0
SPQR: Final = 1
OPES: Final = 2

_DATA: Final = read_toml(Path(__file__).with_name("cards.toml"))


def _names(table: str) -> tuple[str, ...]:
    """The entries of a table of cards.toml: their order is how they are counted."""
    return tuple(entry for entry in _DATA[table] if entry not in MARKS)


# Building cards (table 1.3): first those that are active at once, then those that come into play inactive.
BUILDING_NAMES: Final = _names("buildings")
BUILDINGS: Final = len(BUILDING_NAMES)
FIRST_INACTIVE: Final = [_DATA["buildings"][name]["type"] for name in BUILDING_NAMES].index("inactive")
CARCHESIUM: Final = BUILDING_NAMES.index("carchesium")
HORREUM: Final = BUILDING_NAMES.index("horreum")
PONS: Final = BUILDING_NAMES.index("pons")
PORTUS: Final = BUILDING_NAMES.index("portus")
STRATA: Final = BUILDING_NAMES.index("strata")

# A *standing* building is a card in a city. An inactive type gets another number once it is activated.
ACTIVATED: Final = BUILDINGS - FIRST_INACTIVE
STANDING_NAMES: Final = (*BUILDING_NAMES, *(f"{name}_active" for name in BUILDING_NAMES[FIRST_INACTIVE:]))
#: Cards without copies, for editions to fill.
BLANK: Final = blanks(_DATA) | {f"{name}_active" for name in blanks(_DATA)}


def type_of(standing: int) -> int:
    """The card behind a standing building."""
    return standing if standing < BUILDINGS else standing - ACTIVATED


# Senate cards (table 1.4) follow the buildings, production cards (table 1.5) follow them.
SPQR_NAMES: Final = _names("spqr")
FIRST_OPES: Final = BUILDINGS + len(SPQR_NAMES)
OPES_NAMES: Final = _names("opes")

CARD_NAMES: Final = (*BUILDING_NAMES, *SPQR_NAMES, *OPES_NAMES)
CARDS: Final = len(CARD_NAMES)

# Cards by a number that no blank card shifts, blank cards behind all others: dumps hold it.
BY_PLACE: Final = tuple(sorted(range(CARDS), key=lambda card: CARD_NAMES[card] in BLANK))
PLACE: Final = tuple(BY_PLACE.index(card) for card in range(CARDS))

# Senate cards that rules beside their own speak of.
AEDILES: Final = CARD_NAMES.index("aediles")
ARCHITECTUS: Final = CARD_NAMES.index("architectus")
CONCUSSIO: Final = CARD_NAMES.index("concussio")
CONIURATIO: Final = CARD_NAMES.index("coniuratio")
CORRUPTIO: Final = CARD_NAMES.index("corruptio")


def kind_of(name: str) -> str:
    """A card is called by its kind, and by what tells it from others of it: ``gloria_2``, ``consul_metello``."""
    return name.split("_")[0]


def names(cards: Cards) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


#: The numbers of the cards of each deck.
DECK_RANGES: Final[tuple[range, ...]] = (
    range(BUILDINGS),
    range(BUILDINGS, FIRST_OPES),
    range(FIRST_OPES, CARDS),
)


def deck_of(card: int) -> int:
    return AEDIFICIUM if card < BUILDINGS else SPQR if card < FIRST_OPES else OPES


# Combat cards (table 1.8) and the rounds with a battle (PRO-1.37).
BELLUM_NAMES: Final = _names("bellum")
BATTLE_ROUNDS: Final[tuple[int, ...]] = (2, 3, 5, 6)
ROUNDS: Final = 6

# Towns and colours (table 1.2).
TOWN_NAMES: Final = _names("towns")
COLOURS: Final[tuple[str, ...]] = ("blue", "red", "green", "orange", "purple", "yellow")

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
