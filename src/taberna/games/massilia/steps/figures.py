"""Brown: move a customer or the consul; what a customer buys (MAS-3.9, MAS-3.10, MAS-D07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.errors import Reason
from taberna.kernel.faults import Fault
from taberna.kernel.move import Move

from ..alphabet import DECLINE, MOVE
from ..hands import play_cards
from ..pieces import (
    BEIGE,
    CONSUL,
    FIGURES,
    GOODS,
    HIGHEST_MARK,
    PATH_NAMES,
    SPACE_NAMES,
    TEMPLE,
    Goods,
    Space,
)
from ..prices import changed_price
from .base import TurnStep, ValueStep, no_stall, too_few_cubes
from .consul import consul_arrives
from .price import price_moves, why_not_price

if TYPE_CHECKING:
    from ..state import MassiliaState

_ALL_MOVES: Final = [move for row in MOVE for move in row]


class MoveFigure(ValueStep):
    """Any figure in either direction, exactly V spaces (MAS-3.9)."""

    rule = "MAS-3.9"

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        return _ALL_MOVES.copy()  # MAS-7.28: both directions, even if they end on the same space

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        state.stack.pop()
        figure = move.code
        way = -self.value if move.amount else self.value
        space = (state.figures[figure] + way) % state.market.ring
        state.figures[figure] = space
        if self.value % state.market.ring:
            name, path = FIGURES[figure], PATH_NAMES[space]
            state.heard and state.tell("moves-figure", self.rule, seat=seat, figure=name, path=path)
        else:  # nothing on the table has changed, and the log does not say more than the table
            state.heard and state.tell("full-circle", "MAS-7.5", seat=seat, number=self.value)
        if figure == CONSUL:
            consul_arrives(state, seat, space)
        elif space in state.stalls[seat]:
            _customer_arrives(state, seat, figure, space)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        return Reason("[choose-figure-and-direction] choose a figure and a direction first", self.rule)


def _customer_arrives(state: MassiliaState, seat: int, customer: int, space: int) -> None:
    """Cubes of the customer's colour are sold, or else beige ones (MAS-3.10)."""
    cubes = state.goods[space]
    goods = customer if cubes[customer] else BEIGE
    if not cubes[goods]:
        return
    if state.hand[seat] or (goods == BEIGE and state.options.beige_sale_optional):
        state.stack.append(Sale(space, goods))
    else:
        sell(state, seat, space, goods, state.price[TEMPLE])


class Sale(TurnStep):
    """A sale at the temple's price, perhaps with Mercurius; a beige one may be optional (MAS-D07)."""

    rule = "MAS-3.10"

    def __init__(self, space: Space, goods: Goods) -> None:
        self.space = space
        self.goods = goods

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        legal = price_moves(state, seat, self, state.price[TEMPLE], 0)  # a sale costs nothing
        if self._optional(state):
            legal.append(DECLINE)
        return legal

    def _optional(self, state: MassiliaState) -> bool:
        return self.goods == BEIGE and state.options.beige_sale_optional

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        state.stack.pop()
        if move is DECLINE:
            state.heard and state.tell("declines-sale", "MAS-6.7", seat=seat, space=SPACE_NAMES[self.space])
            return
        cards = move.code
        play_cards(state, seat, cards)
        sell(state, seat, self.space, self.goods, changed_price(state.price[TEMPLE], cards))

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move is DECLINE:
            return Reason("[sale-takes-place] this sale takes place", "MAS-6.7")
        refusal = why_not_price(state, seat, self, state.price[TEMPLE], move)
        return refusal or TurnStep.why_not(self, state, seat, move)

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state) or no_stall(state, state.active, self.space)
        return problem or (None if state.goods[self.space][self.goods] else too_few_cubes())


def sell(state: MassiliaState, seat: int, space: int, goods: int, price: int) -> None:
    """All cubes of the colour go; the points use the mark before it rises (MAS-3.10.1, MAS-3.10.2)."""
    number = state.goods[space][goods]
    state.to_harbour(space, goods, number)
    points = 0
    if goods != BEIGE:
        points = number * state.mark[goods]
        state.reputation[seat] += points
        if state.mark[goods] < HIGHEST_MARK:
            state.mark[goods] += 1
    state.earn(seat, number * price)
    state.heard and state.tell(
        "sells",
        "MAS-3.10.2" if goods == BEIGE else "MAS-3.10.1",
        seat=seat,
        space=SPACE_NAMES[space],
        goods=GOODS[goods],
        number=number,
        amount=number * price,
        points=points,
    )
