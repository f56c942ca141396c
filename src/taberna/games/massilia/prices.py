"""A price tile with Mercurius: it counts 1 more or 1 less for one action (MAS-7.16)."""

from __future__ import annotations

from typing import Final

from .alphabet import RAISED
from .gods import MERCURIUS
from .pieces import HIGHEST_PRICE, LOWEST_PRICE

CHANGE: Final = MERCURIUS.amount


def changed_price(price: int, cards: int) -> int:
    """The price with the cards of a ``with`` move."""
    if cards & MERCURIUS.bit:
        return price + CHANGE if cards & RAISED else price - CHANGE
    return price


def lowest_price(price: int, gods: int) -> int:
    """The price with the best of these gods (bits)."""
    return price - CHANGE if gods & MERCURIUS.bit and price - CHANGE >= LOWEST_PRICE else price


def in_bounds(price: int) -> bool:
    return LOWEST_PRICE <= price <= HIGHEST_PRICE
