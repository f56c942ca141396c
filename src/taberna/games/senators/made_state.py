"""The fields of Senators.

Made by tools/make_states.py from fields.py: do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from taberna.kernel.state import State

from .cards import OUT_OF_GAME

if TYPE_CHECKING:
    from .entries import Ledger
    from .game import Senators
    from .options import SenatorsOptions


class SenatorsFields(State):
    """Lists are by seat or by name; what they hold is immutable, so a copy shares it."""

    __slots__ = (
        "active",
        "alive",
        "bids",
        "cash",
        "decks",
        "event_deck",
        "event_discard",
        "hand",
        "holder",
        "late",
        "ledger",
        "locked",
        "offer",
        "office_discard",
        "offices",
        "prices",
        "refilled",
        "resource_discard",
        "seen",
        "senators",
        "table",
        "turn",
        "war_row",
    )

    game: Senators
    options: SenatorsOptions
    turn: int
    #: The first turn passes to seat 0.
    active: int
    alive: list[bool]
    senators: list[int]
    #: Face-up resources (SEN-4.4).
    table: list[tuple[int, ...]]
    offices: list[tuple[int, ...]]
    #: Who holds each of the nine influence cards: a seat, DRAFT_ROW or OUT_OF_GAME.
    holder: list[int]
    #: Cards of a hand that everybody saw go there in an extortion (SEN-4.5).
    seen: list[tuple[int, ...]]
    #: Who embezzled after locking a bid, each time.
    late: tuple[int, ...]
    cash: list[int]
    #: Private resources (SEN-4.3).
    hand: list[tuple[int, ...]]
    #: The secret bids of a War or Deficit, -1 while open (SEN-3.27).
    locked: list[int]
    resource_discard: tuple[int, ...]
    office_discard: tuple[int, ...]
    event_discard: tuple[int, ...]
    war_row: tuple[int, ...]
    #: The card on each board in an auction, or -1.
    offer: list[int]
    #: On each board (seat, price), the highest last.
    bids: list[tuple[tuple[int, int], ...]]
    #: The price spaces of each board; they never change.
    prices: tuple[tuple[int, ...], ...]
    #: The boards whose deck was refilled with discards that everybody knows (SEN-7.1).
    refilled: tuple[int, ...]
    #: The public payments so far, newest outside.
    ledger: Ledger
    #: The last card is the top one.
    decks: list[tuple[int, ...]]
    event_deck: tuple[int, ...]

    def clear(self) -> None:
        """Nothing dealt yet."""
        super().clear()
        seats = self.seats
        self.turn = 0
        self.active = seats - 1
        self.alive = [True] * seats
        self.senators = [0] * seats
        self.table = [()] * seats
        self.offices = [()] * seats
        self.holder = [OUT_OF_GAME] * 9
        self.seen = [()] * seats
        self.late = ()
        self.cash = [0] * seats
        self.hand = [()] * seats
        self.locked = [-1] * seats
        self.resource_discard = ()
        self.office_discard = ()
        self.event_discard = ()
        self.war_row = ()
        self.offer = [-1] * 4
        self.bids = [()] * 4
        self.prices = self.game.prices(self.options)
        self.refilled = ()
        self.ledger = None
        self.decks = [()] * 4
        self.event_deck = ()

    def copy(self) -> Self:
        """An independent state that shares nothing mutable."""
        new = self.__class__()
        new.game = self.game
        new.options = self.options
        new.seats = self.seats
        new.to_move = self.to_move
        new.result = self.result
        new.revealed = self.revealed
        new._offered = self._offered
        new._offered_to = self._offered_to
        new.heard = None
        new.chance = self.chance.copy()
        new.stack = self.stack.copy()
        new.turn = self.turn
        new.active = self.active
        new.alive = self.alive.copy()
        new.senators = self.senators.copy()
        new.table = self.table.copy()
        new.offices = self.offices.copy()
        new.holder = self.holder.copy()
        new.seen = self.seen.copy()
        new.late = self.late
        new.cash = self.cash.copy()
        new.hand = self.hand.copy()
        new.locked = self.locked.copy()
        new.resource_discard = self.resource_discard
        new.office_discard = self.office_discard
        new.event_discard = self.event_discard
        new.war_row = self.war_row
        new.offer = self.offer.copy()
        new.bids = self.bids.copy()
        new.prices = self.prices
        new.refilled = self.refilled
        new.ledger = self.ledger
        new.decks = self.decks.copy()
        new.event_deck = self.event_deck
        return new
