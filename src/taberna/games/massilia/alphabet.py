"""Every move of Massilia, spelled out once."""

from __future__ import annotations

from typing import Final

from taberna.kernel.move import Alphabet

from .pieces import (
    COLOURED,
    COLOURS,
    DIRECTIONS,
    FIGURES,
    GODS,
    GOODS,
    MAX_CAPACITY,
    MAX_CUBES,
    MAX_DICE,
    ROLLED_NAMES,
    SPACE_NAMES,
    USED_NAMES,
    proper_name,
)


def _capital_spaces(text: str) -> str:
    """``place s5`` means ``place S5``."""
    return " ".join(proper_name(word) for word in text.split())


ALPHABET: Final = Alphabet(_capital_spaces)

PLACE: Final = ALPHABET.named("place", SPACE_NAMES)  # MAS-D01
KEEP: Final = ALPHABET.named("keep", ROLLED_NAMES)  # MAS-D02
DONE: Final = ALPHABET.word("done")  # MAS-D02, MAS-D15
PLAY_MARS: Final = ALPHABET.word("mars")
USE: Final = ALPHABET.named("use", COLOURS)  # MAS-D03
PASS: Final = ALPHABET.word("pass")
PLAY_VENUS: Final = ALPHABET.numbered("venus", 1, 2)  # MAS-D03, MAS-D16, MAS-D17
DIE: Final = ALPHABET.named("die", USED_NAMES)  # MAS-D04
VALUE: Final = ALPHABET.numbered("value", 1, 6 * MAX_DICE)
STEPS: Final = ALPHABET.numbered("steps", 0, 3 * MAX_DICE)

# Cards that modify what the player is doing are named together, in one move (MAS-D04, D05, D07, D08, D09).
WITH_JUNO: Final = 1
WITH_PHOEBUS: Final = 2
WITH_MINERVA: Final = 4
PRICE_DOWN: Final = 8
PRICE_UP: Final = 16
WITH_NEPTUNUS: Final = 32
WITH_JUPITER: Final = 64
_CARD_SETS: Final = {
    0: "nothing",
    1: "juno",
    2: "phoebus",
    3: "juno_phoebus",
    4: "minerva",
    5: "juno_minerva",
    6: "phoebus_minerva",
    7: "juno_phoebus_minerva",
    PRICE_DOWN: "mercurius_down",
    PRICE_UP: "mercurius_up",
    WITH_NEPTUNUS: "neptunus",
    PRICE_DOWN + WITH_NEPTUNUS: "mercurius_down_neptunus",
    PRICE_UP + WITH_NEPTUNUS: "mercurius_up_neptunus",
    WITH_JUPITER: "jupiter",
}
#: By the cards they name, as bits; so is their x.
WITH: Final = {cards: ALPHABET.phrase("with", (name,), cards) for cards, name in _CARD_SETS.items()}
WITH_NOTHING: Final = WITH[0]

BUY: Final = ALPHABET.grid("buy", [GOODS[c] for c in COLOURED], 1, MAX_CUBES)  # MAS-D05
PUT: Final = [  # MAS-D06: so many coloured and so many beige cubes for this stall
    [ALPHABET.phrase("put", (x, y), x, y) for y in range(MAX_CAPACITY + 1)] for x in range(MAX_CAPACITY + 1)
]
MOVE: Final = ALPHABET.pairs("move", FIGURES, DIRECTIONS)  # MAS-D07
DECLINE: Final = ALPHABET.word("decline")  # MAS-6.7, MAS-D11
GIVE: Final = ALPHABET.pairs("give", SPACE_NAMES, GOODS)  # MAS-D09
TAKE: Final = ALPHABET.named("take", GODS)  # MAS-D10, MAS-D11
DRAW: Final = ALPHABET.word("draw")
PLAY_PLUTO: Final = ALPHABET.word("pluto")  # MAS-D12, MAS-D13
RETURN: Final = ALPHABET.named("return", GOODS)  # MAS-D12
PAY: Final = ALPHABET.word("pay")
ACCEPT: Final = ALPHABET.word("accept")  # MAS-D13
BUILD: Final = ALPHABET.word("build")  # MAS-D14
NO_BUILD: Final = ALPHABET.word("no_build")
STOCK: Final = ALPHABET.pairs("stock", SPACE_NAMES, GOODS)  # MAS-D15
END: Final = ALPHABET.word("end")  # MAS-D16
