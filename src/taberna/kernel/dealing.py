"""Dealing what nobody knows, for imagined worlds."""

from __future__ import annotations

from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffle(rng: Random, cards: list[T], unordered: int = 0) -> None:
    """Mix a list in place: `Random.shuffle` with all its chance drawn at once, which is faster.

    The first ``unordered`` cards are any, but in no order that could be relied on: that saves their part of the work.
    A place is chosen by 32 bits, so the probabilities of places differ by less than one in ten million.
    """
    end = len(cards)
    first = unordered or 1
    draws = end - first
    if draws < 1:
        return
    words = memoryview(rng.getrandbits(32 * draws).to_bytes(4 * draws, "little")).cast("I")
    for word in words:
        end -= 1
        j = word * (end + 1) >> 32
        cards[end], cards[j] = cards[j], cards[end]
