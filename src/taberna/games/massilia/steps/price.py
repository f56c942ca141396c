"""Mercurius: one price tile counts 1 more or 1 less for this one action (MAS-1.2, MAS-7.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from ..alphabet import PRICE_DOWN, PRICE_UP, WITH, WITH_NOTHING
from ..gods import discard
from ..pieces import HIGHEST_PRICE, MERCURIUS
from .base import not_held

if TYPE_CHECKING:
    from ..state import MassiliaState


def changed_price(price: int, cards: int) -> int:
    """The price with the cards of a ``with`` move."""
    if cards & PRICE_DOWN:
        return price - 1
    return price + 1 if cards & PRICE_UP else price


def price_moves(price: int, gods: int, number: int, money: int) -> list[Move]:
    """With or without Mercurius, as far as so many at that price can be paid."""
    legal = [WITH_NOTHING] if number * price <= money else []
    if gods & MERCURIUS:
        if price > 1 and number * (price - 1) <= money:
            legal.append(WITH[PRICE_DOWN])
        if price < HIGHEST_PRICE and number * (price + 1) <= money:
            legal.append(WITH[PRICE_UP])
    return legal


def play_mercurius(state: MassiliaState, seat: int, cards: int) -> None:
    if cards & (PRICE_DOWN | PRICE_UP):
        discard(state, seat, MERCURIUS, "MAS-7.16")


def why_not_price(price: int, gods: int, move: Move, more: int = 0) -> Reason | None:
    """Why these cards cannot be played on this price; ``more`` are other cards that may be named."""
    if move.verb != "with":
        return Reason("say first which cards you play, or 'with nothing'", "MAS-3.7.1")
    cards = move.code
    if cards & ~(PRICE_DOWN | PRICE_UP | more):
        return Reason("these cards have no effect here", "MAS-7.26")
    if cards & (PRICE_DOWN | PRICE_UP):
        if not gods & MERCURIUS:
            return not_held("Mercurius")
        if not 1 <= changed_price(price, cards) <= HIGHEST_PRICE:
            return Reason("a price stays within 1 and {highest}", "MAS-7.16", highest=HIGHEST_PRICE)
    return None
