"""Massilia as numbers: everything its declaration shows, and what kinds do not say of it.

The market, the order of turns and of passing, and what a perfect memory holds: how the cards came into the hands,
which were shuffled again, and the sums of all open payments.
"""

from __future__ import annotations

from array import array
from typing import Any

from taberna.adapters import derived
from taberna.adapters.encoding import Field, Sums, View, computed, in_order, things
from taberna.kernel.game import Game

from .pieces import FIGURES, GOODS

MONEY, STONES, CUBES, SHUFFLES, CARDS = 30.0, 10.0, 6.0, 4.0, 5.0  # what numbers are divided by


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    cards = game.names["card"]
    places = {card: place for place, card in enumerate(cards)}
    ring = max(market["ring"] for market in game.data["market"].values())
    width = seats + len(GOODS)

    def stalls(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for stall in view["market"]["stalls"]:
            place = at + (int(stall["space"][1:]) - 1) * width
            out[place + (stall["owner"] - observer) % count] = 1.0
            for i, goods in enumerate(GOODS):
                out[place + count + i] = stall["goods"][goods] / CUBES

    def standing(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
        goods = parts[-1]
        for seat in range(count):
            for space in parts[seat]:
                place = at + space * width
                out[place + (seat - observer) % count] = 1.0
                for i, cubes in enumerate(goods[space], place + count):
                    out[i] = cubes / CUBES

    def figures(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for i, figure in enumerate(FIGURES):
            out[at + i * ring + int(view["market"]["figures"][figure][1:]) - 1] = 1.0

    def walking(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
        for i, space in enumerate(parts):
            out[at + i * ring + space] = 1.0

    def takes(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for seat, card, shuffle, fresh in view["takes"]:
            seat_at = at + (seat - observer) % count * (len(cards) + 4)
            if card is not None:
                out[seat_at + places[card]] = 1.0 if fresh else 0.5
            else:
                out[seat_at + len(cards) + (2 if fresh else 0)] += 1 / CARDS
            if shuffle is not None:
                out[seat_at + len(cards) + (3 if fresh else 1)] += (1 + shuffle) / SHUFFLES

    def taken(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
        ages = parts[-1]
        for seat in range(count):
            seat_at = at + (seat - observer) % count * (len(cards) + 4)
            fresh, seen = parts[count + seat], parts[2 * count + seat]
            for card in parts[seat]:
                if card in seen:
                    out[seat_at + card] = 1.0 if card in fresh else 0.5
                else:
                    place = seat_at + len(cards) + (2 if card in fresh else 0)
                    out[place] += 1 / CARDS
                    out[place + 1] += (1 + ages[card]) / SHUFFLES

    def payments(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for seat, money, stones in view["payments"]:
            place = at + 2 * ((seat - observer) % count)
            out[place] += money / MONEY
            out[place + 1] += stones / STONES

    def book(sums: array[float], link: Any) -> None:
        _, seat, money, stones = link
        sums[2 * seat] += money / MONEY
        sums[2 * seat + 1] += stones / STONES

    ledgers = Sums(2 * seats, book)

    def paid(out: array[float], at: int, parts: list[Any], observer: int, count: int) -> None:
        sums = ledgers.of(parts[0])
        first = 2 * observer  # seats are counted from the observer
        out[at : at + 2 * count] = sums[first:] + sums[:first]

    owned = computed(
        "stalls",
        ring * width,
        "per stall space: owner, goods / 6",
        stalls,
        "market",
        direct=standing,
        keep=False,
    )
    owned.among = tuple(range(seats + 1))
    path = computed(
        *("figures", ring * len(FIGURES), "per figure: its space of the path", figures, "market"),
        direct=walking,
        keep=False,
    )
    path.same_for_all().among = tuple(range(seats + 1, seats + 1 + len(FIGURES)))
    common, player = derived.fields(game, seats)
    common += [
        owned,
        path,
        in_order("order", seats),
        in_order("passed", seats),
        computed(
            "takes",
            seats * (len(cards) + 4),
            "per seat: cards of the hand from the display (1/2, fresh ones 1), then how many others / 5 and the sum of "
            "the shuffles they are from (the first is 1) / 4, and the same of fresh ones",
            takes,
            direct=taken,
            keep=False,
        ),
        computed(
            "payments",
            2 * seats,
            "per seat: the sums of sesterces / 30 and stones / 10",
            payments,
            direct=paid,
            keep=False,
        ),
        things("reshuffled", cards, SHUFFLES),
    ]
    return common, player
