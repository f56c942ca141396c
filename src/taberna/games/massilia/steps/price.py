"""Mercurius on one price tile, where that is the only card that may be played (MAS-D07, MAS-D08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from ..alphabet import PRICE_DOWN, PRICE_UP, WITH, WITH_NOTHING
from ..gods import MERCURIUS
from ..hands import usable
from ..pieces import HIGHEST_PRICE, LOWEST_PRICE
from ..prices import changed_price, in_bounds

if TYPE_CHECKING:
    from ..state import MassiliaState


def price_sets(state: MassiliaState, gods: int, step: Any, price: int) -> list[int]:
    """What the player may do about a price: no card, lower it, raise it."""
    if not MERCURIUS.may(state, gods, step):
        return [0]
    return [0, *[cards for cards in (PRICE_DOWN, PRICE_UP) if in_bounds(changed_price(price, cards))]]


def price_moves(state: MassiliaState, seat: int, step: Any, price: int, number: int) -> list[Move]:
    """With or without Mercurius, as far as the player can pay for so many at that price."""
    money = state.money[seat]
    return [
        WITH[cards]
        for cards in price_sets(state, usable(state, seat), step, price)
        if number * changed_price(price, cards) <= money
    ]


def why_not_price(
    state: MassiliaState, seat: int, step: Any, price: int, move: Move, more: int = 0
) -> Reason | None:
    """Why these cards cannot be played on this price; ``more`` are other cards that may be named."""
    if move.verb != WITH_NOTHING.verb:
        return Reason("[say-which-cards] say first which cards you play, or 'with nothing'", "MAS-3.7.1")
    cards = move.code
    if cards & ~(PRICE_DOWN | PRICE_UP | more):
        return Reason("[these-cards-no-effect] these cards have no effect here", "MAS-7.26")
    if cards & MERCURIUS.bit:
        refusal = MERCURIUS.why_not(state, seat, usable(state, seat), step)
        if refusal is None and not in_bounds(changed_price(price, cards)):
            text = "[price-stays-within-and] a price stays within {lowest} and {highest}"
            return Reason(text, MERCURIUS.rule, lowest=LOWEST_PRICE, highest=HIGHEST_PRICE)
        return refusal
    return None
