"""Beige: buy goods and put them on the own stalls (MAS-3.8, MAS-D05, MAS-D06)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason
from taberna.kernel.faults import Fault
from taberna.kernel.move import Move

from ..alphabet import BUY, PUT, WITH
from ..gods import NEPTUNUS
from ..hands import play_cards, usable
from ..limits import cheapest, cost
from ..pieces import BEIGE, COLOURED, GOODS, LOWEST_MARK, NOBODY, SPACE_NAMES, Goods, Space
from ..prices import changed_price
from .base import TurnStep, ValueStep, no_room, no_stall, too_dear, too_few_cubes
from .price import price_sets, why_not_price

if TYPE_CHECKING:
    from ..state import MassiliaState

NOWHERE: Final = -1


class BuyGoods(ValueStep):
    """Choose a coloured good and how many cubes of it; the others are beige (MAS-3.8.1)."""

    rule = "MAS-3.8"

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        value = self.value
        money = state.money[seat]
        gods = usable(state, seat)
        harbour = state.harbour
        fewest = max(1, value - harbour[BEIGE])
        legal = []
        for goods in COLOURED:
            for number in range(fewest, min(value, harbour[goods]) + 1):
                if cheapest(state, goods, number, value - number, gods) <= money:
                    legal.append(BUY[goods][number - 1])
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        purchase = BuyCards(self.value, move.code, move.amount)
        if state.hand[seat]:
            state.stack[-1] = purchase
        else:
            buy(state, seat, purchase, 0)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move.verb != "buy":
            return Reason("[choose-what-buy] choose what to buy first", self.rule)
        coloured, beige = move.amount, self.value - move.amount
        if beige < 0:
            return Reason("[buy-all] you buy {value} in all", "MAS-3.8.1", value=self.value)
        if coloured > state.harbour[move.code] or beige > state.harbour[BEIGE]:
            return Reason("[harbour-not-hold] the harbour does not hold that many cubes", "MAS-7.3")
        price = cheapest(state, move.code, coloured, beige, usable(state, seat))
        return too_dear(price, state.money[seat], "MAS-3.8.4")

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state)
        if not problem and state.room(state.active) < self.value:
            return no_room(self.value)
        return problem


class BuyCards(TurnStep):
    """Mercurius for the price of the good, Neptunus for two free cubes, both or none (MAS-D05)."""

    rule = "MAS-3.8.2"

    def __init__(self, value: int, goods: Goods, number: int) -> None:
        self.value = value
        self.goods = goods
        self.number = number

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        money = state.money[seat]
        gods = usable(state, seat)
        prices = price_sets(state, gods, self, state.price[self.goods])
        free = (0, NEPTUNUS.bit) if NEPTUNUS.may(state, gods, self) else (0,)
        sets = [change | neptunus for neptunus in free for change in prices]
        return [WITH[cards] for cards in sets if self.cost(state, cards) <= money]

    def cost(self, state: MassiliaState, cards: int) -> int:
        price = changed_price(state.price[self.goods], cards)
        return cost(price, self.number, self.value - self.number, bool(cards & NEPTUNUS.bit))

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        buy(state, seat, self, move.code)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        refusal = why_not_price(state, seat, self, state.price[self.goods], move, more=NEPTUNUS.bit)
        if refusal is None and move.code & NEPTUNUS.bit:
            refusal = NEPTUNUS.why_not(state, seat, usable(state, seat), self)
        return refusal or too_dear(self.cost(state, move.code), state.money[seat], "MAS-3.8.4")

    def fault(self, state: MassiliaState) -> Fault | None:
        before = BuyGoods(self.value)
        problem = before.fault(state)
        if not problem and not any(
            move.code == self.goods and move.amount == self.number
            for move in before.moves(state, state.active)
        ):
            return Fault("[purchase-not-possible] that purchase is not possible")
        return problem


def buy(state: MassiliaState, seat: int, purchase: BuyCards, cards: int) -> None:
    """Pay, take the cubes from the harbour, lower the point stone once (MAS-3.8.5)."""
    goods = purchase.goods
    coloured = purchase.number
    beige = purchase.value - coloured
    total = purchase.cost(state, cards)
    play_cards(state, seat, cards)
    state.earn(seat, -total)
    state.harbour[goods] -= coloured
    state.harbour[BEIGE] -= beige
    if state.mark[goods] > LOWEST_MARK:
        state.mark[goods] -= 1
    state.heard and state.tell(
        "buys-goods",
        "MAS-3.8",
        seat=seat,
        goods=GOODS[goods],
        number=coloured,
        beige=beige,
        amount=total,
        mark=state.mark[goods],
    )
    distribute(state, goods, coloured, beige, -1)


def next_stall(state: MassiliaState, last: int) -> int:
    """The next own stall with room after this space, or NOWHERE."""
    for space in state.stalls[state.active]:
        if space > last and sum(state.goods[space]) < state.market.capacity:
            return space
    return NOWHERE


def distribute(state: MassiliaState, goods: int, coloured: int, beige: int, last: int) -> None:
    """Go on to the next stall with room, as long as there are cubes to put."""
    if coloured or beige:
        state.stack[-1] = Distribute(goods, coloured, beige, next_stall(state, last))
    else:
        state.stack.pop()


class Distribute(TurnStep):
    """Put the bought cubes on the own stalls, one stall after the other (MAS-3.8.3, MAS-D06).

    A stall whose share is beyond choice gets it without a question.
    """

    rule = "MAS-3.8.3"

    def __init__(self, goods: Goods, coloured: int, beige: int, space: Space) -> None:
        self.goods = goods
        self.coloured = coloured
        self.beige = beige
        #: The stall that gets its share now.
        self.space = space

    @classmethod
    def usual(cls, state: MassiliaState, given: Mapping[str, Any]) -> dict[str, Any]:
        space = NOWHERE if state.active == NOBODY else next_stall(state, NOWHERE)
        return {} if space == NOWHERE else {"space": space}

    def room(self, state: MassiliaState) -> int:
        return state.market.capacity - sum(state.goods[self.space])

    def _later(self, state: MassiliaState) -> int:
        """The room of the stalls after this one."""
        goods = state.goods
        capacity = state.market.capacity
        room = 0
        for space in state.stalls[state.active]:
            if space > self.space:
                room += capacity - sum(goods[space])
        return room

    def seats(self, state: MassiliaState) -> tuple[int, ...]:
        """Asked if there is more than one share for this stall."""
        later = self._later(state)
        if not later:
            return ()
        total = self.coloured + self.beige
        if (self.coloured and self.beige) or min(total, self.room(state)) > max(0, total - later):
            return (state.active,)
        return ()

    def run(self, state: MassiliaState) -> None:
        if not self._later(state):
            self._put(state, self.coloured, self.beige)
            return
        share = min(
            self.coloured + self.beige, self.room(state)
        )  # of one colour, so of the other there are 0
        self._put(state, min(share, self.coloured), min(share, self.beige))

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        room = self.room(state)
        coloured = self.coloured
        beige = self.beige
        least = coloured + beige - self._later(state)
        legal = []
        for x in range(min(coloured, room) + 1):
            low = least - x
            legal += PUT[x][low if low > 0 else 0 : min(beige, room - x) + 1]
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        self._put(state, move.code, move.amount)

    def _put(self, state: MassiliaState, coloured: int, beige: int) -> None:
        state.add_cubes(self.space, self.goods, coloured)
        state.add_cubes(self.space, BEIGE, beige)
        state.heard and (coloured or beige) and state.tell(
            "puts-goods",
            self.rule,
            seat=state.active,
            space=SPACE_NAMES[self.space],
            goods=GOODS[self.goods],
            number=coloured,
            beige=beige,
        )
        distribute(state, self.goods, self.coloured - coloured, self.beige - beige, self.space)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move.verb != "put":
            return Reason("[put-bought-goods] put the bought goods on your stalls first", self.rule)
        if move.code > self.coloured or move.amount > self.beige:
            text = "[and-beige-cubes] you have {coloured} {goods} and {beige} beige cubes to put"
            goods = GOODS[self.goods]
            return Reason(text, self.rule, coloured=self.coloured, goods=goods, beige=self.beige)
        room = self.room(state)
        if move.code + move.amount > room:
            text = "[space-room-room] {space} has room for {room}"
            return Reason(text, "MAS-3.2.1", space=SPACE_NAMES[self.space], room=room)
        return Reason(
            "[stalls-after-one-no-room] the stalls after this one have no room for the rest", "MAS-3.2.1"
        )

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state) or no_stall(state, state.active, self.space)
        if problem:
            return problem
        if self.goods == BEIGE:
            return Fault("[beige-no-coloured] beige is no coloured good")
        total = self.coloured + self.beige
        if not total:
            return too_few_cubes()
        if not self.room(state) or total > self.room(state) + self._later(state):
            return no_room(total)
        return None
