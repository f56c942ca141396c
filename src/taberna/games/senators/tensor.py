"""Senators as numbers."""

from __future__ import annotations

from array import array

from taberna.adapters.encoding import Field, View, computed, flag, length, number, seat, things
from taberna.kernel.game import Game

BOARDS = ("market_1", "market_2", "market_3", "senate")


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    cards = game.names["card"]
    events = game.names["event"]
    common = [
        seat("to_move", seats),
        seat("active", seats),
        things("step.name", sorted(game.steps)),
        number("step.price", 15),
        number("step.amount", 25),
        number("step.spent", 20),
        things("step.card", cards),
        things("step.board", BOARDS),
        number("turn", 20),
        things("war_row", events),
        things("discards.events", events),
        things("discards.resources", cards),
        things("discards.offices", cards),
        things("draft_row", cards),
        things("decks", (*BOARDS, "events"), 20),
        *(things(f"auction.{board}.card", cards) for board in BOARDS),
        computed("bids", 4 * (seats + 1), "per board: the highest bid / 20, then who made it", _bids),
    ]
    player = [
        flag("alive"),
        number("senators", 20),
        number("cash", 50, "money / 50; 0 if hidden"),
        flag("locked"),
        number("secret_bid", 50),
        things("hand", cards),
        things("hand_seen", cards),
        length("hand_backs", 3),
        things("table", cards),
        things("offices", cards),
        things("influence", cards),
    ]
    return common, player


def _bids(out: array[float], at: int, view: View, observer: int, seats: int) -> None:
    for board, name in enumerate(BOARDS):
        lot = view["auction"].get(name)
        if lot and lot["bids"]:
            bidder, price = lot["bids"][-1]
            start = at + board * (seats + 1)
            out[start] = price / 20
            out[start + 1 + (bidder - observer) % seats] = 1.0
