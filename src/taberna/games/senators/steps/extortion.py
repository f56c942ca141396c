"""Extortion: an offer nobody can simply refuse (SEN-3.41 to SEN-3.48)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Missing, Seat, Step

from ..alphabet import KEEP, MAX_AMOUNT, NO_PROTECTION, OFFER, PRICE, PROTECT, SELL, SKIP
from ..cards import CARD_NAMES, INFLUENCE, PREFECTS, RESOURCES, Card
from ..influence import extortion_income, protector
from ..money import leave_if_fallen, pay, receive
from .base import SeatStep, SenatorsStep, too_dear

if TYPE_CHECKING:
    from ..state import SenatorsState

PREFECTS_CARD: Final = INFLUENCE + PREFECTS
NOTHING: Final = -1


def start_extortion(state: SenatorsState) -> None:
    """Income first, then the Prefects, then the offers (SEN-3.41 to SEN-3.43, SEN-7.26)."""
    active = state.active
    income = extortion_income(state, active)
    receive(state, active, income)
    state.heard and state.tell("takes-bank", "SEN-3.41", seat=active, amount=income)
    state.stack.append(ExtortionOffer(state.next_alive(active), NOTHING))
    owner = protector(state)
    if owner >= 0 and owner != active and len(state.face_up(owner)) > 1:
        state.stack.append(UsePrefects(owner))


class UsePrefects(SeatStep):
    """The owner of Prefects may make one other own card safe for this action (SEN-3.79, SEN-D08)."""

    rule = "SEN-3.79"
    on = ("ExtortionOffer",)

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        legal = [PROTECT[card] for card in state.face_up(seat) if card != PREFECTS_CARD]
        legal.append(NO_PROTECTION)
        return legal

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        state.stack.pop()
        if move is not NO_PROTECTION:
            offer = state.stack[-1]
            assert isinstance(offer, ExtortionOffer)
            state.stack[-1] = ExtortionOffer(offer.victim, move.code)
            state.heard and state.tell("protects", self.rule, seat=seat, card=CARD_NAMES[move.code])

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move.verb == "protect":
            if move.code == PREFECTS_CARD:
                return Reason("[prefects-cannot-protect] Prefects cannot protect itself", self.rule)
            return Reason(
                "[not-lie-face-up] {card} does not lie face up in front of you", self.rule, card=move.args[0]
            )
        return Reason("[protect-card-or-choose] protect a card or choose no_protection first", self.rule)

    def without(self, state: SenatorsState, seat: int) -> UsePrefects | None:
        return None if seat == self.seat else self

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"seat": max(protector(state), -1)}


class ExtortionOffer(SenatorsStep):
    """For one opponent: name one face-up card, or skip (SEN-3.43, SEN-3.44, SEN-D09)."""

    rule = "SEN-3.43"
    on = ("Turn",)

    def __init__(self, victim: Seat, protected: Card | Missing) -> None:
        self.victim = victim
        #: The card that Prefects keeps safe during this action.
        self.protected = protected

    def seats(self, state: SenatorsState) -> tuple[int, ...]:
        return (state.active,)

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        legal = [SKIP]
        if state.cap(seat) >= state.options.min_extortion_price:
            for card in state.face_up(self.victim):
                if card != self.protected:
                    legal.append(OFFER[card])
        return legal

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        self._pass_on(state)
        if move is SKIP:
            state.heard and state.tell("skips", self.rule, seat=seat, other=self.victim)
        else:
            state.stack.append(ExtortionPrice(self.victim, move.code))

    def _pass_on(self, state: SenatorsState) -> None:
        """The next opponent clockwise comes afterwards, until the round is complete."""
        following = state.next_alive(self.victim)
        if following == state.active:
            state.stack.pop()
        else:
            state.stack[-1] = ExtortionOffer(following, self.protected)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move.verb != "offer":
            return Reason(
                "[make-seat-offer] make seat {seat} an offer or skip first", self.rule, seat=self.victim
            )
        if move.code == self.protected:
            return Reason(
                "[protected-prefects] {card} is protected by Prefects", "SEN-3.79", card=move.args[0]
            )
        if move.code not in state.face_up(self.victim):
            text = "[not-lie-face] {card} does not lie face up in front of seat {seat}"
            return Reason(text, "SEN-3.44", card=move.args[0], seat=self.victim)
        lowest = state.options.min_extortion_price
        return too_dear(lowest, state.cap(seat), "SEN-3.45")

    def without(self, state: SenatorsState, seat: int) -> ExtortionOffer | None:
        if seat != self.victim:
            return self
        following = state.next_alive(self.victim)
        return None if following == state.active else ExtortionOffer(following, self.protected)

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"victim": state.next_alive(state.active), "protected": NOTHING}


class ExtortionPrice(SenatorsStep):
    """The second half of an offer: one fixed price (SEN-3.45, SEN-D09)."""

    rule = "SEN-3.45"
    on = ("Turn", "ExtortionOffer")

    def __init__(self, victim: Seat, card: Card) -> None:
        self.victim = victim
        self.card = card

    def seats(self, state: SenatorsState) -> tuple[int, ...]:
        return (state.active,)

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        return PRICE[state.options.min_extortion_price : min(state.cap(seat), MAX_AMOUNT) + 1]

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        card = CARD_NAMES[self.card]
        state.heard and state.tell(
            "offers", self.rule, seat=seat, other=self.victim, card=card, amount=move.code
        )
        state.stack[-1] = ExtortionAnswer(self.victim, self.card, move.code)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move.verb != "price":
            return Reason("[name-price-offer] name the price of your offer first", self.rule)
        lowest = state.options.min_extortion_price
        if move.code < lowest:
            return Reason("[offer-least] an offer is at least {price}", self.rule, price=lowest)
        return too_dear(move.code, state.cap(seat), "SEN-3.15")

    def without(self, state: SenatorsState, seat: int) -> ExtortionPrice | None:
        return None if seat == self.victim else self

    def under(self, state: SenatorsState) -> Step | None:
        return _next_offer(state, self.victim)


class ExtortionAnswer(SenatorsStep):
    """Sell the card for the price, or keep it and pay the price (SEN-3.46, SEN-D10)."""

    rule = "SEN-3.46"
    on = ("Turn", "ExtortionOffer")

    def __init__(self, victim: Seat, card: Card, price: int) -> None:
        self.victim = victim
        self.card = card
        self.price = price

    def seats(self, state: SenatorsState) -> tuple[int, ...]:
        return (self.victim,)

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        return [SELL, KEEP] if self.price <= state.cap(seat) else [SELL]

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        state.stack.pop()
        active = state.active
        key = "sells-extorted" if move is SELL else "keeps-extorted"
        name = CARD_NAMES[self.card]
        state.heard and state.tell(key, self.rule, seat=seat, other=active, card=name, amount=self.price)
        if move is SELL:
            pay(state, active, seat, self.price)
            _transfer(state, self.card, seat, active)
            leave_if_fallen(state, active)
        else:
            pay(state, seat, active, self.price)
            _transfer(state, self.card, seat, seat)
            leave_if_fallen(state, seat)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move is KEEP:
            return too_dear(self.price, state.cap(seat), "SEN-3.46")
        return Reason("[sell-or-keep] sell or keep the card first", self.rule)

    def without(self, state: SenatorsState, seat: int) -> ExtortionAnswer | None:
        return None if seat == self.victim else self

    def under(self, state: SenatorsState) -> Step | None:
        return _next_offer(state, self.victim)


def _next_offer(state: SenatorsState, victim: int) -> Step | None:
    """The offer to the next opponent, if there is one: what lies under the offer of a position."""
    if not 0 <= victim < state.seats:
        return None
    following = state.next_alive(victim)
    return None if following == state.active else ExtortionOffer(following, NOTHING)


def _transfer(state: SenatorsState, card: int, old: int, new: int) -> None:
    """A resource goes face down into the hand; offices and influence stay face up (SEN-3.47)."""
    if card < RESOURCES:
        state.table[old] = tuple(c for c in state.table[old] if c != card)
        state.hand[new] = tuple(sorted((*state.hand[new], card)))
        state.seen[new] = tuple(sorted((*state.seen[new], card)))
    elif card < INFLUENCE:
        state.offices[old] = tuple(c for c in state.offices[old] if c != card)
        state.offices[new] = tuple(sorted((*state.offices[new], card)))
    else:
        state.holder[card - INFLUENCE] = new
