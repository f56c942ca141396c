"""Auction: four lots, one round of bids, the active player settles (SEN-3.31 to SEN-3.38)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat

from ..alphabet import BID, BUY_LOT, MERCHANTS_LOT, PASS, SELL_LOT
from ..cards import BOARD_NAMES, CARD_NAMES, RESOURCES, SENATE, Board
from ..influence import has_merchants
from ..money import leave_if_fallen, pay
from .base import SenatorsStep, too_dear

if TYPE_CHECKING:
    from ..state import SenatorsState


def start_auction(state: SenatorsState) -> None:
    """Turn up the top card of each deck; the player on the left bids first (SEN-3.31, SEN-3.32)."""
    state.revealed += 1
    for board in range(4):
        deck = state.decks[board]
        if not deck:
            deck = _refill(state, board)
        if deck:
            state.offer[board] = deck[-1]
            state.decks[board] = deck[:-1]
    state.heard and state.tell("auction", "SEN-3.31", seat=state.active, cards=_names_on_offer(state))
    state.stack.append(AuctionBid(state.next_alive(state.active), _next_lot(state, 0), 0))


def _names_on_offer(state: SenatorsState) -> list[str]:
    return [CARD_NAMES[card] for card in state.offer if card >= 0]


def _refill(state: SenatorsState, board: int) -> tuple[int, ...]:
    """An empty deck offers nothing, or its discards are shuffled (SEN-7.1)."""
    if state.options.empty_deck == "no_refill":
        return ()
    stream = f"refill {BOARD_NAMES[board]}"
    if board not in state.refilled:
        state.refilled += (board,)
    if board == SENATE:
        deck = state.chance.shuffled(stream, state.office_discard)
        state.office_discard = ()
    else:
        back = state.game.back_of
        deck = state.chance.shuffled(stream, [c for c in state.resource_discard if back[c] == board])
        state.resource_discard = tuple(c for c in state.resource_discard if back[c] != board)
    return tuple(deck)


def _next_lot(state: SenatorsState, board: int) -> int:
    """The first board from this one on that offers a card; 4 if there is none."""
    offer = state.offer
    while board < 4 and offer[board] < 0:
        board += 1
    return board


class AuctionBid(SenatorsStep):
    """One bidder, one lot: a price or a pass; lots from left to right (SEN-3.33, SEN-3.34, SEN-D06)."""

    rule = "SEN-3.33"
    on = ("Turn",)

    def __init__(self, bidder: Seat, board: Board, spent: int) -> None:
        self.bidder = bidder
        self.board = board
        #: What this bidder has already bid on the boards to the left.
        self.spent = spent

    def seats(self, state: SenatorsState) -> tuple[int, ...]:
        return (self.bidder,)

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        board = self.board
        card = state.offer[board]
        bids = state.bids[board]
        above = bids[-1][1] if bids else 0
        upto = state.cap(seat) - self.spent
        row = BID[card]
        legal = [PASS[card]]
        for price in state.prices[board]:
            if price > upto:
                break
            if price > above:
                legal.append(row[price - 1])
        return legal

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        spent = self.spent
        price = move.amount
        if price:  # a pass has none
            spent += price
            state.bids[self.board] += ((seat, price),)
            state.heard and state.tell("bids", self.rule, seat=seat, card=CARD_NAMES[move.code], amount=price)
        else:
            state.heard and state.tell("passes", self.rule, seat=seat, card=CARD_NAMES[move.code])
        board = _next_lot(state, self.board + 1)
        if board < 4:
            state.stack[-1] = AuctionBid(seat, board, spent)
        else:
            state.stack[-1] = self._next_bidder(state)

    def _next_bidder(self, state: SenatorsState) -> SenatorsStep:
        bidder = state.next_alive(self.bidder)
        if bidder == state.active:
            take_unbid(state)
            return Settle(False)
        return AuctionBid(bidder, _next_lot(state, 0), 0)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        card = state.offer[self.board]
        if move.verb not in ("bid", "pass"):
            return Reason("[bid-or-pass] bid on {card} or pass first", self.rule, card=CARD_NAMES[card])
        if move.code != card:
            return Reason(
                "[asked-about-now] you are asked about {card} now", self.rule, card=CARD_NAMES[card]
            )
        price = move.amount
        prices = state.prices[self.board]
        if price not in prices:
            spaces = ", ".join(map(str, prices))
            text = "[no-price-space] {price} is no price space of this board; there are {spaces}"
            return Reason(text, self.rule, price=price, spaces=spaces)
        bids = state.bids[self.board]
        if bids and price <= bids[-1][1]:
            return Reason("[bid-must-higher] a bid must be higher than {price}", self.rule, price=bids[-1][1])
        room = state.cap(seat) - self.spent
        text = "[with-other-bids] with your other bids you can cover at most {most} here"
        return Reason(text, "SEN-3.15", most=max(room, 0))

    def without(self, state: SenatorsState, seat: int) -> SenatorsStep:
        return self._next_bidder(state) if seat == self.bidder else self

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        bidder = given.get("bidder", state.next_alive(state.active))
        return {"bidder": bidder, "board": _next_lot(state, 0) % 4, "spent": promised(state, bidder)}


def promised(state: SenatorsState, bidder: int) -> int:
    """The sum of a player's bids."""
    return sum(price for bids in state.bids for seat, price in bids if seat == bidder)


def take_unbid(state: SenatorsState) -> None:
    """Cards without a bid go to the active player for free (SEN-3.36)."""
    for board in range(4):
        card = state.offer[board]
        if card >= 0 and not state.bids[board]:
            state.heard and state.tell("takes-unbid", "SEN-3.36", seat=state.active, card=CARD_NAMES[card])
            hand_over_lot(state, board, state.active)


def hand_over_lot(state: SenatorsState, board: int, seat: int) -> None:
    """A card of the offer, face up to its new owner; the cubes go back (SEN-3.37)."""
    card = state.offer[board]
    if card < RESOURCES:
        state.table[seat] = tuple(sorted((*state.table[seat], card)))
    else:
        state.offices[seat] = tuple(sorted((*state.offices[seat], card)))
    state.offer[board] = -1
    state.bids[board] = ()


class Settle(SenatorsStep):
    """The active player sells or buys the lots one by one, in any order (SEN-3.35, SEN-D07)."""

    rule = "SEN-3.35"
    on = ("Turn",)

    def __init__(self, merchants_used: bool) -> None:
        self.merchants_used = merchants_used

    def seats(self, state: SenatorsState) -> tuple[int, ...]:
        for card in state.offer:
            if card >= 0:
                return (state.active,)
        return ()

    def run(self, state: SenatorsState) -> None:
        state.stack.pop()

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        legal = []
        cap = state.cap(seat)
        merchants = has_merchants(state, seat) and not self.merchants_used and cap >= 1
        for board in range(4):
            card = state.offer[board]
            if card < 0:
                continue
            legal.append(SELL_LOT[card])
            if state.bids[board][-1][1] <= cap:
                legal.append(BUY_LOT[card])
            if merchants:
                legal.append(MERCHANTS_LOT[card])
        return legal

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        board = state.offer.index(move.code)
        bidder, price = state.bids[board][-1]
        verb = move.verb
        card = CARD_NAMES[move.code]
        if verb == "sell":
            state.heard and state.tell(
                "sells-lot", self.rule, seat=seat, other=bidder, card=card, amount=price
            )
            pay(state, bidder, seat, price)
            hand_over_lot(state, board, bidder)
            leave_if_fallen(state, bidder)
        elif verb == "buy":
            state.heard and state.tell(
                "buys-lot", self.rule, seat=seat, other=bidder, card=card, amount=price
            )
            pay(state, seat, bidder, price)
            hand_over_lot(state, board, seat)
            leave_if_fallen(state, seat)
        else:
            state.heard and state.tell(
                "merchants-lot", "SEN-3.75", seat=seat, other=bidder, card=card, amount=1
            )
            state.stack[-1] = Settle(True)
            pay(state, seat, bidder, 1)
            hand_over_lot(state, board, seat)
            leave_if_fallen(state, seat)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move.verb not in ("sell", "buy", "merchants") or not move.args:
            return Reason("[settle-cards-offer] settle the cards on offer first", self.rule)
        if move.code not in state.offer:
            return Reason("[not-offer] {card} is not on offer", self.rule, card=move.args[0])
        if move.verb == "merchants":
            if not has_merchants(state, seat):
                return Reason("[not-own-merchants] you do not own Merchants", "SEN-3.75")
            if self.merchants_used:
                return Reason("[merchants-works-once] Merchants works once per auction", "SEN-3.75")
            return Reason("[cannot-pay-even] you cannot pay even 1", "SEN-3.15")
        price = state.bids[state.offer.index(move.code)][-1][1]
        return too_dear(price, state.cap(seat), "SEN-3.15")

    def without(self, state: SenatorsState, seat: int) -> Settle:
        take_unbid(state)
        return self

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"merchants_used": False}
