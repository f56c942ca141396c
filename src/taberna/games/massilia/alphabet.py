"""Every move of Massilia, spelled out once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from taberna.kernel.move import Alphabet, Move

from .gods import COMPOSING, GOD_NAMES, GODS, JUPITER, MERCURIUS, NEPTUNUS, VENUS
from .pieces import (
    COLOURED,
    COLOURS,
    DIRECTIONS,
    FIGURES,
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
PLAY_VENUS: Final = ALPHABET.numbered("venus", 1, VENUS.amount)  # MAS-D03, MAS-D16, MAS-D17
DIE: Final = ALPHABET.named("die", USED_NAMES)  # MAS-D04
VALUE: Final = ALPHABET.numbered("value", 1, 6 * MAX_DICE)
STEPS: Final = ALPHABET.numbered("steps", 0, 3 * MAX_DICE)

# Cards that modify what the player is doing are named together, in one move (MAS-D04, D05, D07, D08, D09). They
# are kept as bits of gods; Mercurius lowers a price, and with one bit more it raises it.
PRICE_DOWN: Final = MERCURIUS.bit
RAISED: Final = 1 << len(GODS)
PRICE_UP: Final = MERCURIUS.bit | RAISED


def _card_sets() -> Iterator[tuple[int, tuple[str, ...]]]:
    """Any of Juno, Phoebus and Minerva; Mercurius, Neptunus or both; Jupiter."""
    for pattern in range(1 << len(COMPOSING)):
        gods = [god for place, god in enumerate(COMPOSING) if pattern >> place & 1]
        yield sum(god.bit for god in gods), tuple(god.name for god in gods)
    prices = {PRICE_DOWN: (f"{MERCURIUS.name}_down",), PRICE_UP: (f"{MERCURIUS.name}_up",)}
    yield from prices.items()
    for price, name in {0: (), **prices}.items():
        yield price | NEPTUNUS.bit, (*name, NEPTUNUS.name)
    yield JUPITER.bit, (JUPITER.name,)


#: By the cards they name, as bits; so is their code.
WITH: Final[dict[int, Move]] = {
    cards: ALPHABET.phrase("with", ("_".join(names) or "nothing",), cards) for cards, names in _card_sets()
}
WITH_NOTHING: Final = WITH[0]
#: Those for an action die.
WITH_COMPOSING: Final = list(WITH.values())[: 1 << len(COMPOSING)]

BUY: Final = ALPHABET.grid("buy", [GOODS[c] for c in COLOURED], 1, MAX_CUBES)  # MAS-D05
PUT: Final = [  # MAS-D06: so many coloured and so many beige cubes for this stall
    [ALPHABET.phrase("put", (x, y), x, y) for y in range(MAX_CAPACITY + 1)] for x in range(MAX_CAPACITY + 1)
]
MOVE: Final = ALPHABET.pairs("move", FIGURES, DIRECTIONS)  # MAS-D07
DECLINE: Final = ALPHABET.word("decline")  # MAS-6.7, MAS-D11
GIVE: Final = ALPHABET.pairs("give", SPACE_NAMES, GOODS)  # MAS-D09
TAKE: Final = ALPHABET.named("take", GOD_NAMES)  # MAS-D10, MAS-D11
DRAW: Final = ALPHABET.word("draw")
PLAY_PLUTO: Final = ALPHABET.word("pluto")  # MAS-D12, MAS-D13
RETURN: Final = ALPHABET.named("return", GOODS)  # MAS-D12
PAY: Final = ALPHABET.word("pay")
ACCEPT: Final = ALPHABET.word("accept")  # MAS-D13
BUILD: Final = ALPHABET.word("build")  # MAS-D14
NO_BUILD: Final = ALPHABET.word("no_build")
STOCK: Final = ALPHABET.pairs("stock", SPACE_NAMES, GOODS)  # MAS-D15
END: Final = ALPHABET.word("end")  # MAS-D16

# For tables where a card may be played without effect (MAS-3.7.5).
VENUS_FOR_NOTHING: Final = ALPHABET.phrase("venus", (0,), 0)
