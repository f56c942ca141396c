"""Senators, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from taberna.kernel.chance import Chance
from taberna.kernel.data import Data
from taberna.kernel.game import Game
from taberna.kernel.reader import Reader

from . import edition
from .alphabet import ALPHABET
from .cards import (
    BANK,
    BOARD_NAMES,
    CARD_NAMES,
    DRAFT_ROW,
    EVENT_NAMES,
    OUT_OF_GAME,
    PICK_NAMES,
    RESOURCES,
    proper_name,
)
from .imagine import imagine
from .options import PRESETS, SenatorsOptions
from .position import arrange
from .setup import deal
from .state import SenatorsState
from .steps import STEPS


class Senators(Game):
    name = "senators"
    title = "Senators"
    version = 1
    min_seats = 3
    max_seats = 5
    prefix = "SEN"
    end_rule = "SEN-5.1"
    Options = SenatorsOptions
    presets = PRESETS
    alphabet = ALPHABET
    steps = STEPS
    names: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "card": CARD_NAMES,
        "event": EVENT_NAMES,
        "pick": PICK_NAMES,
        "board": BOARD_NAMES,
    }
    package = str(Path(__file__).parent)

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        edition.check(data)
        #: The deck (0-2) a resource card belongs to: the dots on its back (SEN-1.14, SEN-1.16).
        self.back_of = [edition.deck_of(data, card % 9 + 1) for card in range(RESOURCES)]
        self.deck_cards = [[c for c in range(RESOURCES) if self.back_of[c] == b] for b in range(3)]
        self.start_money: tuple[int, ...] = tuple(data.value("money", "start", "by_seat"))
        self.start_senators: int = data.value("senate_track", "spaces", "start")

    def option_defaults(self) -> Mapping[str, Any]:
        if not self.data.edition:
            return {}
        return {
            "bid_track_market": self.data.value("bid_tracks", "market", "prices"),
            "bid_track_senate": self.data.value("bid_tracks", "senate", "prices"),
            "deficit_amounts": self.data.value("events", "deficit", "amounts"),
        }

    def proper_name(self, name: str) -> str:
        return proper_name(name)

    def deal(self, options: SenatorsOptions, seats: int, chance: Chance) -> SenatorsState:
        return deal(self, options, seats, chance)

    def imagine(self, view: Mapping[str, Any], rng: Random) -> SenatorsState:
        return imagine(self, view, rng)

    def arrange(self, state: SenatorsState, reader: Reader) -> None:
        arrange(self, state, reader)

    def blank(self, options: SenatorsOptions, seats: int, chance: Chance) -> SenatorsState:
        state = SenatorsState(self, options, seats, chance)
        state.clear()
        return state

    def load_body(self, state: SenatorsState, reader: Reader) -> None:
        state.turn = reader.number("turn")
        state.active = reader.number("active", 0, state.seats - 1)
        players = reader.tables("players")
        if len(players) != state.seats:
            raise reader.fail("players", f"{len(players)} players, but {state.seats} seats")
        state.holder = [OUT_OF_GAME] * 9
        for seat, player in enumerate(players):
            state.alive[seat] = player.flag("alive")
            state.cash[seat] = player.number("cash")
            state.senators[seat] = player.number("senators")
            state.hand[seat] = player.item("card*", "hand")
            state.seen[seat] = player.item("card*", "seen")
            state.table[seat] = player.item("card*", "table")
            state.offices[seat] = player.item("card*", "offices")
            for card in player.item("card*", "influence"):
                self._hold(state, player, card, seat)
            locked = player.raw("locked")
            state.locked[seat] = -1 if locked is None else player.number("locked")
            state.late += (seat,) * player.number("embezzled_since", 0, 99)
            player.done()
        for card in reader.item("card*", "draft_row"):
            self._hold(state, reader, card, DRAFT_ROW)
        decks = reader.table("decks")
        for board, name in enumerate(BOARD_NAMES):
            state.decks[board] = decks.item("card*", name)[::-1]
        state.event_deck = decks.item("event*", "events")[::-1]
        decks.done()
        discards = reader.table("discards")
        state.resource_discard = discards.item("card*", "resources")
        state.office_discard = discards.item("card*", "offices")
        state.event_discard = discards.item("event*", "events")
        discards.done()
        state.war_row = reader.item("event*", "war_row")
        auction = reader.table("auction")
        for board, name in enumerate(BOARD_NAMES):
            if name in auction:
                lot = auction.table(name)
                state.offer[board] = lot.item("card", "card")
                state.bids[board] = tuple((seat, price) for seat, price in lot.array("bids"))
                lot.done()
        auction.done()
        state.refilled = reader.item("board*", "refilled")
        for payer, receiver, amount in reader.array("payments"):
            payer = BANK if payer is None else payer
            receiver = BANK if receiver is None else receiver
            state.ledger = (state.ledger, payer, receiver, amount)

    def _hold(self, state: SenatorsState, reader: Reader, card: int, holder: int) -> None:
        place = card - len(CARD_NAMES) + 9
        if place < 0:
            raise reader.fail("influence", f"{CARD_NAMES[card]} is no influence card")
        if state.holder[place] != OUT_OF_GAME:
            raise reader.fail("influence", f"{CARD_NAMES[card]} is in two places")
        state.holder[place] = holder
