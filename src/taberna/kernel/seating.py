"""Who sits where. In the rules seat 0 begins; which person that is, is settled before the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .chance import Chance

T = TypeVar("T")


def seated(people: Sequence[T], seed: str, first: int | None = None) -> list[T]:
    """People in seat order, clockwise. ``first`` names who begins; None lets the seed draw it."""
    if first is None:
        first = Chance(seed).draw("first player", len(people))
    return [*people[first:], *people[:first]]
