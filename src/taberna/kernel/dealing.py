"""Dealing what nobody knows, for imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

#: For so many 32-bit numbers the function that reads them.
_READERS: Final[list[Callable[[bytes], tuple[int, ...]]]] = [Struct(f"<{n}I").unpack for n in range(128)]


def shuffle(rng: Random, cards: list[T], unordered: int = 0) -> None:
    """Mix a list in place: `Random.shuffle` with all its chance drawn at once, which is faster.

    The first ``unordered`` cards are any, but in no order that could be relied on: that saves their part of the work.
    A place is chosen by 30 bits, so the probabilities of places differ by less than one in a million.
    """
    end = len(cards)
    first = unordered or 1
    draws = end - first
    if draws < 1:
        return
    raw = rng.getrandbits(32 * draws).to_bytes(4 * draws, "little")
    words: tuple[int, ...]
    words = _READERS[draws](raw) if draws < len(_READERS) else Struct(f"<{draws}I").unpack(raw)
    for word in words:
        place = (word >> 2) * end >> 30  # small numbers, which are quicker when compiled
        end -= 1
        card = cards[end]
        cards[end] = cards[place]
        cards[place] = card
