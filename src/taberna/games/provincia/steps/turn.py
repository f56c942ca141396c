"""Phase 2 and the final play turn: play cards in any order (PRO-3.26 to PRO-3.44, PRO-D04, PRO-D05, PRO-D12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Step

from ..alphabet import BUILD, DISCARD, DISCOUNT, END, EXCHANGE, PLAY
from ..cards import (
    AEDIFICIUM,
    ARCHITECTUS,
    BUILDINGS,
    CARCHESIUM,
    CARD_NAMES,
    FIRST_INACTIVE,
    GOLD,
    GOODS,
    STONE,
    WOOD,
)
from ..goods import add_card, gain, leave_hand, pay, pay_all, raise_defence, raise_morale, show_card
from ..scoring import score
from ..tables import BY_ARCHITECTUS, BY_CARCHESIUM, NO_DISCOUNT, Amounts
from .base import ONE, lacking, not_in_hand, too_poor
from .hand_limit import HAND_LIMIT
from .senate import play_senate_card, playable, why_not_playable

if TYPE_CHECKING:
    from ..state import ProvinciaState

EXCHANGE_RATE = 2  # gold for 1 wood or 1 stone (PRO-3.29)


def discount_of(state: ProvinciaState, seat: int) -> int:
    """At most one discount applies; CARCHESIUM covers what ARCHITECTUS does, and gold (PRO-3.31, PRO-7.9)."""
    if CARCHESIUM in state.city[seat]:
        return BY_CARCHESIUM
    if ARCHITECTUS in state.front[seat]:
        return BY_ARCHITECTUS
    return NO_DISCOUNT


def is_standing(state: ProvinciaState, seat: int, card: int) -> bool:
    """Whether a unique building of this type is in the city (PRO-3.28 a)."""
    blockers = state.tables.blockers[state.options.strata_unique][card]
    return any(standing in state.city[seat] for standing in blockers)


def affordable(state: ProvinciaState, seat: int, card: int) -> list[tuple[int, Amounts]]:
    """The prices a player can pay for a building: (reduced good or -1, amounts)."""
    clay, wood, stone, gold = state.goods[4 * seat : 4 * seat + 4]
    return [
        price
        for price in state.tables.prices[discount_of(state, seat)][card]
        if price[1][0] <= clay and price[1][1] <= wood and price[1][2] <= stone and price[1][3] <= gold
    ]


@dataclass(frozen=True, slots=True)
class PlayTurn(Step):
    """One player's turn: any number of cards, exchanges and duplicates, then the end (PRO-3.26, PRO-D04)."""

    turn: int
    final: bool

    rule: ClassVar[str] = "PRO-3.26"
    fields: ClassVar[dict[str, str]] = {"turn": "number", "final": "flag"}
    shown: ClassVar[tuple[str, ...]] = ("turn", "final")

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        return ONE[(state.start + self.turn) % state.seats] if self.turn < state.seats else ()

    def run(self, state: ProvinciaState) -> None:
        """Everybody has had a turn: the hand limit, or the end of the game (PRO-3.42, PRO-5.3)."""
        if self.final:
            score(state)
        else:
            state.stack[-1] = HAND_LIMIT[0]

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        legal = [END]
        place = 4 * seat
        clay, wood, stone, gold = state.goods[place : place + 4]
        tables = state.tables
        prices = tables.prices[discount_of(state, seat)]
        blockers = tables.blockers[state.options.strata_unique]
        foreign = tables.foreign[state.town[seat]]
        city = state.city[seat]
        fee = tables.fee
        held = state.options.discard_duplicates == "held"
        last = -1
        for card in state.hand[seat]:
            if card == last:
                continue
            last = card
            if card >= BUILDINGS:
                if fee[card] <= gold and playable(state, seat, card, self.final):
                    legal.append(PLAY[card - BUILDINGS])
                continue
            for standing in blockers[card]:
                if standing in city:
                    legal.append(DISCARD[card])  # PRO-3.43: a useless duplicate
                    break
            else:
                if held and blockers[card] and state.hand[seat].count(card) > 1:
                    legal.append(DISCARD[card])  # PRO-OPT-12
                if card != foreign:
                    for _, (c, w, s, g) in prices[card]:
                        if c <= clay and w <= wood and s <= stone and g <= gold:
                            legal.append(BUILD[card])
                            break
        if gold >= EXCHANGE_RATE:
            room = state.limit(seat)
            if wood < room and state.supply[WOOD]:
                legal.append(EXCHANGE[0])
            if stone < room and state.supply[STONE]:
                legal.append(EXCHANGE[1])
        return legal

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "end":
            if state.listener is not None:
                state.tell("ends-turn", self.rule, seat=seat)
            state.stack[-1] = PLAY_TURN[self.final][self.turn + 1]
        elif verb == "build":
            prices = affordable(state, seat, move.code)
            if len(prices) == 1:
                build(state, seat, move.code, prices[0])
            else:
                show_card(state, seat, move.code, AEDIFICIUM)
                state.stack.append(ChooseDiscount(seat, move.code))
        elif verb == "play":
            play_senate_card(state, seat, move.code + BUILDINGS)
        elif verb == "exchange":
            good = move.code + WOOD
            pay(state, seat, GOLD, EXCHANGE_RATE)
            gain(state, seat, good, 1)
            if state.listener is not None:
                state.tell("exchanges", "PRO-3.29", seat=seat, good=GOODS[good], amount=EXCHANGE_RATE)
        else:
            leave_hand(state, seat, move.code, AEDIFICIUM, True)
            if state.listener is not None:
                state.tell("discards-duplicate", "PRO-3.43", seat=seat, card=CARD_NAMES[move.code])

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "build":
            return _why_not_build(state, seat, move.code)
        if move.verb == "play":
            card = move.code + BUILDINGS
            if card not in state.hand[seat]:
                return not_in_hand(card)
            return why_not_playable(state, seat, card)
        if move.verb == "exchange":
            return _why_not_exchange(state, seat, move.code + WOOD)
        if move.verb == "discard":
            if move.code not in state.hand[seat]:
                return not_in_hand(move.code)
            if state.options.discard_duplicates == "held":
                text = "only a unique building whose like stands in your city or is in your hand can be discarded"
                return Reason(text, "PRO-OPT-12")
            text = "only a unique building whose like stands in your city can be discarded in your turn"
            return Reason(text, "PRO-3.43")
        return Reason("it is your turn to play cards: build, play, exchange, discard or end", self.rule)


def _why_not_build(state: ProvinciaState, seat: int, card: int) -> Reason:
    if card not in state.hand[seat]:
        return not_in_hand(card)
    name = CARD_NAMES[card]
    if is_standing(state, seat, card):
        return Reason("{card} is unique and already stands in your city", "PRO-3.28", card=name)
    if card == state.tables.foreign[state.town[seat]]:
        own = CARD_NAMES[state.tables.personal[state.town[seat]]]
        return Reason("your town shows {own}, so {card} cannot be built", "PRO-3.28", own=own, card=name)
    prices = state.tables.prices[discount_of(state, seat)][card]
    return lacking(state, seat, card, [amounts for _, amounts in prices])


def _why_not_exchange(state: ProvinciaState, seat: int, good: int) -> Reason:
    gold = state.goods[4 * seat + GOLD]
    if gold < EXCHANGE_RATE:
        return too_poor(EXCHANGE_RATE, "gold", gold, "PRO-3.29")
    if state.goods[4 * seat + good] >= state.limit(seat):
        text = "your city stores at most {limit} {good}"
        return Reason(text, "PRO-3.29", limit=state.limit(seat), good=GOODS[good])
    return Reason("the supply has no {good}", "PRO-3.29", good=GOODS[good])


def build(state: ProvinciaState, seat: int, card: int, price: tuple[int, Amounts]) -> None:
    """Pay, put it into the city, gain its prestige, then its effect on playing (PRO-3.27)."""
    reduced, amounts = price
    pay_all(state, seat, amounts)
    leave_hand(state, seat, card, AEDIFICIUM, False)
    tables = state.tables
    state.city[seat] = add_card(state.city[seat], card)
    state.prestige[seat] += tables.prestige[card]
    if card < FIRST_INACTIVE:
        if tables.gold[card]:
            gain(state, seat, GOLD, tables.gold[card])
        if tables.morale[card]:
            raise_morale(state, seat, tables.morale[card])
        if tables.defence[card]:
            raise_defence(state, seat, tables.defence[card])
    if state.listener is not None:
        clay, wood, stone, gold = amounts
        name = CARD_NAMES[card]
        key = "builds" if reduced < 0 else "builds-discounted"
        state.tell(
            key,
            "PRO-3.27",
            seat=seat,
            card=name,
            clay=clay,
            wood=wood,
            stone=stone,
            gold=gold,
            total=sum(amounts),
            prestige=state.prestige[seat],
        )


@dataclass(frozen=True, slots=True)
class ChooseDiscount(Step):
    """Which part of the cost is reduced by 1, if more than one is possible (PRO-3.31, PRO-D05)."""

    seat: int
    card: int

    rule: ClassVar[str] = "PRO-3.31"
    fields: ClassVar[dict[str, str]] = {"seat": "seat", "card": "card"}
    shown: ClassVar[tuple[str, ...]] = ("seat", "card")

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        return ONE[self.seat]

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
            return Reason("choose which part of the cost of {card} is reduced", self.rule, card=name)
        good = GOODS[move.code]
        if not state.tables.cost[self.card][move.code]:
            return Reason("{card} costs no {good}", self.rule, card=name, good=good)
        if move.code == GOLD and discount_of(state, seat) != BY_CARCHESIUM:
            return Reason("only CARCHESIUM reduces gold", "PRO-3.32")
        return Reason("with that discount you cannot pay for {card}", self.rule, card=name)


#: By whether it is the final turn, then by turn; see `draft.CHOOSE_DECK`.
PLAY_TURN = [[PlayTurn(turn, final) for turn in range(7)] for final in (False, True)]
