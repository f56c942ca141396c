"""Senators as numbers: everything its declaration shows, and what kinds do not say of it.

The lots with their bids, the sizes of the decks, what could be sold, and the sums of all payments, which are open.
"""

from __future__ import annotations

from array import array
from typing import Any

from taberna.adapters import derived
from taberna.adapters.encoding import Field, Sums, View, computed, things
from taberna.kernel.game import Game

from .cards import BANK
from .sets import SETS_SHOWN

PRICE, MONEY, CARDS = 20.0, 50.0, 20.0  # what numbers are divided by


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    cards = game.names["card"]
    boards = game.names["board"]
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
        sums = ledgers.of(parts[0].thing)
        first = 2 * observer  # seats are counted from the observer
        out[at : at + 2 * count] = sums[first:] + sums[:first]

    common, player = derived.fields(game, seats)
    common += [
        things("decks", (*boards, "events"), CARDS),
        *(things(f"auction.{board}.card", cards) for board in boards),
        computed(
            "bids",
            len(boards) * (2 * seats + 1),
            "per board: the highest bid / 20, then who made it; then per board and seat the sum of its bids / 50",
            bids,
            "auction",
        ),
        *(things(f"refilled.{board}", cards) for board in boards),
        Field(
            "sets",
            SETS_SHOWN + len(picks),
            f"what each of the best {SETS_SHOWN} sets pays / 20, then per pick how many have it / {SETS_SHOWN}",
            sets,
        ),
        computed("payments", 2 * seats, "per seat: the sums it paid and got / 50", payments, direct=paid),
    ]
    return common, player
