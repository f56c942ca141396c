"""Playing a building: may it be built, why not, for what price, and what it gives (PRO-3.27 to PRO-3.31, PRO-D05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat

from ..alphabet import DISCOUNT
from ..cards import AEDIFICIUM, ARCHITECTUS, CARCHESIUM, CARD_NAMES, FIRST_INACTIVE, GOLD, GOODS, Card
from ..goods import add_card, by_good, leave_hand, pay_all, show_card, take_effect
from ..tables import BY_ARCHITECTUS, BY_CARCHESIUM, NO_DISCOUNT, Amounts
from .base import CardStep

if TYPE_CHECKING:
    from ..state import ProvinciaState

#: A way to pay for a building: the good that costs 1 less (or -1), and the amounts.
Price = tuple[int, Amounts]


def discount_of(state: ProvinciaState, seat: int) -> int:
    """At most one discount applies; CARCHESIUM covers what ARCHITECTUS does, and gold (PRO-3.31, PRO-7.9)."""
    if CARCHESIUM in state.city[seat]:
        return BY_CARCHESIUM
    if ARCHITECTUS in state.front[seat]:
        return BY_ARCHITECTUS
    return NO_DISCOUNT


def prices_of(state: ProvinciaState, seat: int) -> tuple[tuple[Price, ...], ...]:
    """What each building may cost a player now."""
    return state.tables.prices[discount_of(state, seat)]


def affordable(state: ProvinciaState, seat: int, card: int) -> list[Price]:
    """The prices that can be paid for a building."""
    clay, wood, stone, gold = state.goods[4 * seat : 4 * seat + 4]
    return [
        price
        for price in prices_of(state, seat)[card]
        if price[1][0] <= clay and price[1][1] <= wood and price[1][2] <= stone and price[1][3] <= gold
    ]


def already_stands(state: ProvinciaState, seat: int, card: int) -> Reason:
    return Reason(
        "[unique-and-already] {card} is unique and already stands in your city",
        "PRO-3.28",
        card=CARD_NAMES[card],
    )


def shows_the_other(state: ProvinciaState, seat: int, card: int) -> Reason:
    own = CARD_NAMES[state.tables.personal[state.town[seat]]]
    text = "[town-shows-so-cannot] your town shows {own}, so {card} cannot be built"
    return Reason(text, "PRO-3.28", own=own, card=CARD_NAMES[card])


def lacks_goods(state: ProvinciaState, seat: int, card: int) -> Reason:
    """At the price that is nearest to be paid."""
    goods = state.goods[4 * seat : 4 * seat + 4]
    prices = prices_of(state, seat)[card]
    lacks = [[max(0, price[good] - goods[good]) for good in range(4)] for _, price in prices]
    least = min(lacks, key=sum)
    good = next(good for good in range(4) if least[good])
    more = sum(1 for amount in least if amount) > 1
    text = (
        "[lack-and-more] for {card} you lack {amount} {good} and more"
        if more
        else "[lack] for {card} you lack {amount} {good}"
    )
    return Reason(text, "PRO-3.10", card=CARD_NAMES[card], amount=least[good], good=GOODS[good])


def play_building(state: ProvinciaState, seat: int, card: int) -> None:
    """Build at once, or ask which part of the cost is reduced."""
    prices = affordable(state, seat, card)
    if len(prices) == 1:
        build(state, seat, card, prices[0])
    else:
        show_card(state, seat, card, AEDIFICIUM)
        state.stack.append(ChooseDiscount(seat, card))


def build(state: ProvinciaState, seat: int, card: int, price: Price) -> None:
    """Pay, put it into the city, gain its prestige, then its effect on playing (PRO-3.27)."""
    reduced, amounts = price
    pay_all(state, seat, amounts)
    leave_hand(state, seat, card, AEDIFICIUM, False)
    state.city[seat] = add_card(state.city[seat], card)
    state.prestige[seat] += state.tables.prestige[card]
    if card < FIRST_INACTIVE:
        take_effect(state, seat, card)
    state.heard and state.tell(
        "builds" if reduced < 0 else "builds-discounted",
        "PRO-3.27",
        seat=seat,
        card=CARD_NAMES[card],
        **by_good(amounts),
        prestige=state.prestige[seat],
    )


class ChooseDiscount(CardStep):
    """Which part of the cost is reduced by 1, if more than one is possible (PRO-3.31, PRO-D05)."""

    rule = "PRO-3.31"

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [DISCOUNT[good] for good, _ in affordable(state, seat, self.card)]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.stack.pop()
        for price in affordable(state, seat, self.card):
            if price[0] == move.code:
                build(state, seat, self.card, price)
                return

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        name = CARD_NAMES[self.card]
        if move.verb != "discount":
            return Reason(
                "[choose-which-part] choose which part of the cost of {card} is reduced", self.rule, card=name
            )
        good = GOODS[move.code]
        if not state.tables.cost[self.card][move.code]:
            return Reason("[costs-no] {card} costs no {good}", self.rule, card=name, good=good)
        if move.code == GOLD and discount_of(state, seat) != BY_CARCHESIUM:
            return Reason("[only-carchesium-reduces] only CARCHESIUM reduces gold", "PRO-3.32")
        return Reason(
            "[with-discount-cannot] with that discount you cannot pay for {card}", self.rule, card=name
        )
