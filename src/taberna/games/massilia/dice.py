"""Dice: changing faces (MAS-3.6.2 ii), rolling and moving them about."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from .pieces import COLOUR_OF, UNROLLED

if TYPE_CHECKING:
    from .state import MassiliaState

FACES: Final = range(1, 7)
MOST_STEPS: Final = 3  # from any face to any other


def ring6(a: int, b: int) -> int:
    """Steps between two faces, where 1 and 6 are neighbours (MAS-3.6.4)."""
    apart = abs(a - b)
    return min(apart, 6 - apart)


_STEPS: Final = {face: tuple((final, ring6(face, final)) for final in FACES) for face in FACES}


@lru_cache(maxsize=8192)
def reach(faces: tuple[int, ...]) -> tuple[int, ...]:
    """For sorted rolled faces and each sum V of final faces the possible D as bits, 0 for a V that is out of reach.

    Which die was changed is forgotten (MAS-3.6.5), so only V and the number of steps D tell two ways apart.
    """
    if not faces:
        return (1,)
    ways = [0] * (len(FACES) * len(faces) + 1)
    steps = _STEPS[faces[-1]]
    for value, costs in enumerate(reach(faces[:-1])):
        for final, step in steps:
            ways[value + final] |= costs << step
    return tuple(ways)


def roll(state: MassiliaState, dice: tuple[int, ...], stream: str) -> tuple[int, ...]:
    """Roll dice, in the order beige, brown, black, grey; sorted by colour and face."""
    state.revealed += 1
    colours = sorted([COLOUR_OF[die] for die in dice])
    faces = state.chance.rolls(stream, len(colours))
    rolled = [6 * colours[number] + face - 1 for number, face in enumerate(faces)]
    rolled.sort()
    return tuple(rolled)


def unrolled(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The same dice without their values: behind a screen they carry none (MAS-4.3)."""
    return tuple([UNROLLED + COLOUR_OF[die] for die in dice])
