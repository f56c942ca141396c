"""Black: buy reputation (MAS-3.13, MAS-D08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from ..hands import play_cards
from ..pieces import TEMPLE
from ..prices import changed_price
from .base import ValueStep, too_dear
from .price import price_moves, why_not_price

if TYPE_CHECKING:
    from ..state import MassiliaState


def start_reputation(state: MassiliaState, seat: int, value: int) -> None:
    """With no card in hand there is nothing to choose, and everybody can see that."""
    if state.hand[seat]:
        state.stack.append(BuyReputation(value))
    else:
        buy_reputation(state, seat, value, state.price[TEMPLE])


class BuyReputation(ValueStep):
    """Pay the temple's price for every point, perhaps with Mercurius (MAS-D08)."""

    rule = "MAS-3.13"

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        return price_moves(state, seat, self, state.price[TEMPLE], self.value)

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        state.stack.pop()
        cards = move.code
        play_cards(state, seat, cards)
        buy_reputation(state, seat, self.value, changed_price(state.price[TEMPLE], cards))

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        price = state.price[TEMPLE]
        refusal = why_not_price(state, seat, self, price, move)
        if refusal is not None:
            return refusal
        return too_dear(self.value * changed_price(price, move.code), state.money[seat], self.rule)


def buy_reputation(state: MassiliaState, seat: int, value: int, price: int) -> None:
    state.earn(seat, -value * price)
    state.reputation[seat] += value
    state.heard and state.tell("buys-reputation", "MAS-3.13", seat=seat, points=value, amount=value * price)
