"""Senators as numbers: everything its declaration shows, and what kinds do not say of it.

The lots with their bids, the sizes of the decks, what could be sold, and the sums of all payments, which are open.
"""

from __future__ import annotations

from array import array
from typing import Any

from taberna.adapters import derived
from taberna.adapters.by_kind import FIRST, USUAL
from taberna.adapters.encoding import Field, Sums, View, computed, counted, quicker, things
from taberna.kernel.game import Game

from .cards import BANK
from .sets import SETS_SHOWN

PRICE, MONEY, CARDS = 20.0, 50.0, 20.0  # what numbers are divided by


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    cards = game.names["card"]
    boards = game.names["board"]
    back_of: list[int] = game.back_of  # type: ignore[attr-defined]
    picks = {pick: place for place, pick in enumerate(game.names["pick"])}

    def bids(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for board, name in enumerate(boards):
            lot = view["auction"].get(name)
            if lot and lot["bids"]:
                bidder, price = lot["bids"][-1]
                start = at + board * (count + 1)
                out[start] = price / PRICE
                out[start + 1 + (bidder - observer) % count] = 1.0
                start = at + len(boards) * (count + 1) + board * count
                for bidder, price in lot["bids"]:
                    out[start + (bidder - observer) % count] += price / MONEY

    def lots(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
        after = at + len(boards) * (count + 1)
        for board in range(len(boards)):
            bids = parts[len(boards) + board]
            if parts[board] >= 0 and bids:
                bidder, price = bids[-1]
                start = at + board * (count + 1)
                out[start] = price / PRICE
                out[start + 1 + (bidder - observer) % count] = 1.0
                for bidder, price in bids:
                    out[after + (bidder - observer) % count] += price / MONEY
            after += count

    def offered(board: int) -> Field:
        """The card on one board."""

        def direct(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
            if parts[0] >= 0:
                out[at + parts[0]] = 1.0

        field = things(f"auction.{boards[board]}.card", cards)
        field.direct = direct
        field.among = (board,)
        return field

    def backs(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
        hand, seen = parts
        found = sorted([back_of[card] + 1 for card in hand if card not in seen])
        out[at] = len(found) / FIRST
        for place, back in enumerate(found[:FIRST], at + 1):
            out[place] = back / USUAL

    def sets(out: array[float], at: int, value: list[Any], observer: int, count: int) -> None:
        for place, one in enumerate(value):
            out[at + place] = one["amount"] / PRICE
            for pick in one["picks"]:
                out[at + SETS_SHOWN + picks[pick]] += 1 / SETS_SHOWN

    def payments(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for giver, taker, amount in view["payments"]:
            for place, seat in enumerate((giver, taker)):
                if seat is not None:
                    out[at + 2 * ((seat - observer) % count) + place] += amount / MONEY

    def book(sums: array[float], link: Any) -> None:
        _, giver, taker, amount = link
        for place, seat in enumerate((giver, taker)):
            if seat != BANK:
                sums[2 * seat + place] += amount / MONEY

    ledgers = Sums(2 * seats, book)

    def paid(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
        sums = ledgers.of(parts[0])
        first = 2 * observer  # seats are counted from the observer
        out[at : at + 2 * count] = sums[first:] + sums[:first]

    decks = things("decks", (*boards, "events"), CARDS)
    counted([decks], "decks", CARDS)
    common, player = derived.fields(game, seats)
    quicker(player, "hand_backs", backs)
    common += [
        decks,
        *(offered(board) for board in range(len(boards))),
        computed(
            "bids",
            len(boards) * (2 * seats + 1),
            "per board: the highest bid / 20, then who made it; then per board and seat the sum of its bids / 50",
            bids,
            "auction",
            direct=lots,
            keep=False,
        ),
        *(things(f"refilled.{board}", cards) for board in boards),
        Field(
            "sets",
            SETS_SHOWN + len(picks),
            f"what each of the best {SETS_SHOWN} sets pays / 20, then per pick how many have it / {SETS_SHOWN}",
            sets,
        ),
        computed(
            "payments",
            2 * seats,
            "per seat: the sums it paid and got / 50",
            payments,
            direct=paid,
            keep=False,
        ),
    ]
    return common, player
