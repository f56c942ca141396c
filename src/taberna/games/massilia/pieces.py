"""Names and numbers: how goods, dice, gods, figures and spaces are counted inside (MAS-1)."""

from __future__ import annotations

from typing import Final, TypeAlias

# What numbers stand for, in annotations of steps.
Goods: TypeAlias = int
Colour: TypeAlias = int
Die: TypeAlias = int
Used: TypeAlias = int
Space: TypeAlias = int
Pile: TypeAlias = int
Cubes: TypeAlias = tuple[int, ...]  # pink, orange, purple, beige

NOBODY: Final = -1
GAP: Final = -1  # a display space without a card
DISPLAY: Final = 2  # its spaces

# Goods cubes. Pink, orange and purple have a price tile and a point stone; beige has neither (MAS-1.3).
GOODS: Final[tuple[str, ...]] = ("pink", "orange", "purple", "beige")
COLOURED: Final = range(3)
BEIGE: Final = 3
MARKED_GOODS: Final = GOODS[:BEIGE]
NO_GOODS: Final = (0, 0, 0, 0)
NO_ASIDE: Final = (0,) * (len(GOODS) + 1)  # of each good and of penalty stones

# Price tiles lie beside the three coloured harbour areas, counted as their goods, and beside the temple.
PRICE_PLACES: Final[tuple[str, ...]] = ("pink", "orange", "purple", "temple")
TEMPLE: Final = 3

# Figures: a customer counts as the good it wants.
FIGURES: Final[tuple[str, ...]] = ("pink", "orange", "purple", "consul")
CONSUL: Final = 3
DIRECTIONS: Final[tuple[str, ...]] = ("clockwise", "counter")

# Dice colours; each names an action (MAS-3.8, MAS-3.9, MAS-3.13, MAS-3.14).
COLOURS: Final[tuple[str, ...]] = ("beige", "brown", "black", "grey")
BUY: Final = 0
MOVE: Final = 1
REPUTATION: Final = 2
SACRIFICE: Final = 3

# Dice 0-23 show a face: colour * 6 + face - 1. Dice 24-27 are not rolled: they lie behind a screen.
ROLLED_NAMES: Final = tuple(f"{colour}_{face}" for colour in COLOURS for face in range(1, 7))
UNROLLED: Final = len(ROLLED_NAMES)
DIE_NAMES: Final = (*ROLLED_NAMES, *COLOURS)
COLOUR_OF: Final = (*(die // 6 for die in range(UNROLLED)), 0, 1, 2, 3)
FACE_OF: Final = tuple(die % 6 + 1 for die in range(UNROLLED))

# A die as it is used for an action: 0-23 from the temple, 24-47 from the own reserve.
FROM_RESERVE: Final = len(ROLLED_NAMES)
USED_NAMES: Final = (*ROLLED_NAMES, *(f"own_{die}" for die in ROLLED_NAMES))
MAX_DICE: Final = 20

# Price tiles and the fields under the point stones (MAS-7.16, MAS-3.8.5, MAS-3.10.1).
LOWEST_PRICE: Final = 1
HIGHEST_PRICE: Final = 3
LOWEST_MARK: Final = 1
HIGHEST_MARK: Final = 3

# Stall spaces and the path spaces in front of them, from 0 inside; a market has as many as its data say.
MAX_RING: Final = 24
SPACE_NAMES: Final = tuple(f"S{n}" for n in range(1, MAX_RING + 1))
PATH_NAMES: Final = tuple(f"P{n}" for n in range(1, MAX_RING + 1))
MAX_CAPACITY: Final = 12
MAX_CUBES: Final = 72  # the most a player's stalls can hold in any edition

#: The cubes of one colour on one stall: space * 4 + goods.
PILE_NAMES: Final = tuple(f"{space} {goods}" for space in SPACE_NAMES for goods in GOODS)


def proper_name(name: str) -> str:
    """Spaces are written with a capital: ``S5``, ``P5``; ``s5`` is understood."""
    return name.upper() if name[:1] in ("s", "p") and name[1:].isdigit() else name
