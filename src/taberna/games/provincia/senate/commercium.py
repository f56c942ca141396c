"""COMMERCIUM: the printed exchange, as often as one likes (PRO-3.33, PRO-D06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat

from ..alphabet import MAX_TIMES, TIMES
from ..cards import CARD_NAMES, GOLD, SPQR, Card
from ..goods import gain, pay, show_card
from ..steps.base import CardStep
from .base import Hindrance, SenateCard, pay_for

if TYPE_CHECKING:
    from ..state import ProvinciaState


class Commercium(SenateCard):
    __slots__ = ()

    def obstacle(self, state: ProvinciaState, seat: int, card: int, final: bool) -> Hindrance | None:
        return None if most_times(state, seat, card) else _not_even_once

    def play(self, state: ProvinciaState, seat: int, card: int) -> None:
        if most_times(state, seat, card) == 1:
            trade(state, seat, card, 1)
        else:
            show_card(state, seat, card, SPQR)
            state.stack.append(ChooseTimes(seat, card))


def _not_even_once(state: ProvinciaState, seat: int, card: int) -> Reason:
    text = (
        "[not-even-one-exchange] "
        "not even one exchange of {card} is possible with your goods, your storage and the supply"
    )
    return Reason(text, state.tables.rule[card], card=CARD_NAMES[card])


def most_times(state: ProvinciaState, seat: int, card: int) -> int:
    """How often the exchange can be carried out in full (PRO-3.33, PRO-D06)."""
    goods = state.goods
    place = 4 * seat
    most = MAX_TIMES
    for good, amount in state.tables.gives[card]:
        times = goods[place + good] // amount
        if times < most:
            most = times
    for good, amount in state.tables.takes[card]:
        times = state.supply[good] // amount
        if times < most:
            most = times
        if good != GOLD:
            times = (state.limit(seat) - goods[place + good]) // amount
            if times < most:
                most = times
    return most


def trade(state: ProvinciaState, seat: int, card: int, times: int) -> None:
    pay_for(state, seat, card, False)
    for good, amount in state.tables.gives[card]:
        pay(state, seat, good, amount * times)
    for good, amount in state.tables.takes[card]:
        gain(state, seat, good, amount * times)
    state.heard and state.tell("trades", "PRO-3.33", seat=seat, card=CARD_NAMES[card], number=times)


class ChooseTimes(CardStep):
    """How often COMMERCIUM is carried out, at least once (PRO-3.33, PRO-D06)."""

    rule = "PRO-3.33"

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return TIMES[: most_times(state, seat, self.card)]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.stack.pop()
        trade(state, seat, self.card, move.code)

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        most = most_times(state, seat, self.card)
        if move.verb == "times":
            return Reason(
                "[most-exchanges-possible] at most {most} exchanges are possible", self.rule, most=most
            )
        return Reason("[say-how-often] say how often, 1 to {most} times", self.rule, most=most)
