"""What was made for some options is kept for the next time, but not without end: options come from strangers."""

from __future__ import annotations

from typing import Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST: Final = 256


def keep(kept: dict[K, V], key: K, made: V) -> V:
    """Put something made into a cache; a full one begins anew."""
    if len(kept) >= MOST:
        kept.clear()
    kept[key] = made
    return made
