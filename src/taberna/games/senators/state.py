"""The truth of a game of Senators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.sections import Section
from taberna.kernel.state import State

from .alphabet import EMBEZZLE
from .cards import (
    BANK,
    BOARD_NAMES,
    CARD_NAMES,
    CENSOR,
    DRAFT_ROW,
    EVENT_NAMES,
    INFLUENCE,
    OUT_OF_GAME,
)
from .faults import faults
from .money import embezzle_by_choice
from .view import VIEW

if TYPE_CHECKING:
    from taberna.kernel.faults import Fault

    from .game import Senators
    from .options import SenatorsOptions

#: The public payments so far, newest outside: (earlier payments, payer, receiver, amount).
Ledger = tuple[Any, ...] | None


class SenatorsState(State):
    """Lists are by seat (or board); what they hold is immutable, so a copy shares it."""

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
    active: int
    alive: list[bool]
    cash: list[int]
    senators: list[int]
    hand: list[tuple[int, ...]]  # private resources (SEN-4.3)
    seen: list[tuple[int, ...]]  # cards of a hand that everybody saw go there in an extortion (SEN-4.5)
    table: list[tuple[int, ...]]  # face-up resources (SEN-4.4)
    offices: list[tuple[int, ...]]
    holder: list[int]  # seat that holds each of the nine influence cards, or DRAFT_ROW or OUT_OF_GAME
    decks: list[tuple[int, ...]]  # by board; the last card is the top one
    event_deck: tuple[int, ...]
    event_discard: tuple[int, ...]
    war_row: tuple[int, ...]
    resource_discard: tuple[int, ...]
    office_discard: tuple[int, ...]
    offer: list[int]  # the card on each board during an auction, or -1
    bids: list[tuple[tuple[int, int], ...]]  # on each board (seat, price), the highest last
    locked: list[int]  # secret bids of a War or Deficit, -1 while open (SEN-3.27)
    ledger: Ledger
    #: What a careful player remembers besides: the seats that embezzled after locking a bid, once for each
    #: time, and the boards whose deck was refilled with discards that everybody knows (SEN-7.1).
    late: tuple[int, ...]
    refilled: tuple[int, ...]

    def clear(self) -> None:
        """Nothing dealt yet."""
        seats = self.seats
        self.turn = 0
        self.active = seats - 1  # the first turn passes to seat 0
        self.alive = [True] * seats
        self.cash = [0] * seats
        self.senators = [0] * seats
        self.hand = [()] * seats
        self.seen = [()] * seats
        self.table = [()] * seats
        self.offices = [()] * seats
        self.holder = [OUT_OF_GAME] * 9
        self.decks = [()] * 4
        self.event_deck = self.event_discard = self.war_row = ()
        self.resource_discard = self.office_discard = ()
        self.offer = [-1] * 4
        self.bids = [()] * 4
        self.locked = [-1] * seats
        self.ledger = None
        self.late = self.refilled = ()

    def copy(self) -> SenatorsState:
        new = SenatorsState(self.game, self.options, self.seats, self.chance.copy())
        self._copy_to(new)
        new.turn = self.turn
        new.active = self.active
        new.alive = self.alive.copy()
        new.cash = self.cash.copy()
        new.senators = self.senators.copy()
        new.hand = self.hand.copy()
        new.seen = self.seen.copy()
        new.table = self.table.copy()
        new.offices = self.offices.copy()
        new.holder = self.holder.copy()
        new.decks = self.decks.copy()
        new.event_deck = self.event_deck
        new.event_discard = self.event_discard
        new.war_row = self.war_row
        new.resource_discard = self.resource_discard
        new.office_discard = self.office_discard
        new.offer = self.offer.copy()
        new.bids = self.bids.copy()
        new.locked = self.locked.copy()
        new.ledger = self.ledger
        new.late = self.late
        new.refilled = self.refilled
        return new

    # -- questions the rules ask -----------------------------------------------------------------

    def means(self, seat: int) -> int:
        """The most a player can pay without losing the last senator (SEN-3.14)."""
        return self.cash[seat] + 5 * (self.senators[seat] - 1)

    def cap(self, seat: int) -> int:
        """The most money a player may promise (SEN-3.15)."""
        if self.options.commitment_cap == "means":
            return self.cash[seat] + 5 * (self.senators[seat] - 1)
        return self.cash[seat]

    def next_alive(self, seat: int) -> int:
        """The next surviving player clockwise; the same seat if it is the only one."""
        alive = self.alive
        seats = self.seats
        for _ in range(seats):
            seat = seat + 1 if seat + 1 < seats else 0
            if alive[seat]:
                return seat
        return seat

    def governors(self, seat: int) -> tuple[int, ...]:
        return tuple(card for card in self.offices[seat] if card < CENSOR)

    def influence(self, seat: int) -> tuple[int, ...]:
        """The influence cards in front of a player, as cards."""
        return tuple(INFLUENCE + i for i, owner in enumerate(self.holder) if owner == seat)

    def face_up(self, seat: int) -> tuple[int, ...]:
        """All public cards of a player: resources, offices, influence (SEN-3.44)."""
        return self.table[seat] + self.offices[seat] + self.influence(seat)

    # -- embezzling is the one thing a player may do without being asked (SEN-D13) ------------------

    def add_interrupts(self, seat: int, legal: list[Move]) -> None:
        """SEN-3.12, SEN-3.13: who may embezzle now."""
        senators = self.senators[seat]
        if senators > 1 or (senators == 1 and self.options.embezzle_last_senator == "allowed"):
            asked = self.to_move
            if seat in asked or (asked and self.options.embezzle_window == "any_pending_decision"):
                legal.append(EMBEZZLE)

    def play_interrupt(self, seat: int, move: Move) -> None:
        embezzle_by_choice(self, seat)

    def why_not_interrupt(self, seat: int, move: Move) -> Reason:
        if not self.alive[seat]:
            return Reason("an eliminated player has nothing left to embezzle", "SEN-3.19")
        if self.senators[seat] < 2 and self.options.embezzle_last_senator == "forced_only":
            return Reason("the last senator cannot be embezzled by choice", "SEN-3.13")
        return Reason("at this table only the player who is asked may embezzle", "SEN-3.12")

    # -- seeing and keeping -----------------------------------------------------------------------

    def sections(self) -> tuple[Section, ...]:
        return VIEW

    def payments(self) -> list[list[int | None]]:
        """The public payments in order: [payer, receiver, amount], None for the bank (SEN-4.2)."""
        out: list[list[int | None]] = []
        entry = self.ledger
        while entry is not None:
            entry, payer, receiver, amount = entry
            out.append([None if payer == BANK else payer, None if receiver == BANK else receiver, amount])
        out.reverse()
        return out

    def dump_body(self) -> dict[str, Any]:
        names = CARD_NAMES
        return {
            "turn": self.turn,
            "active": self.active,
            "players": [
                {
                    "alive": self.alive[seat],
                    "cash": self.cash[seat],
                    "senators": self.senators[seat],
                    "hand": [names[c] for c in self.hand[seat]],
                    "seen": [names[c] for c in self.seen[seat]],
                    "table": [names[c] for c in self.table[seat]],
                    "offices": [names[c] for c in self.offices[seat]],
                    "influence": [names[c] for c in self.influence(seat)],
                    "locked": None if self.locked[seat] < 0 else self.locked[seat],
                    "embezzled_since": self.late.count(seat),
                }
                for seat in range(self.seats)
            ],
            "draft_row": [names[INFLUENCE + i] for i, h in enumerate(self.holder) if h == DRAFT_ROW],
            "decks": {
                **{
                    board: [names[c] for c in reversed(deck)]
                    for board, deck in zip(BOARD_NAMES, self.decks, strict=True)
                },
                "events": [EVENT_NAMES[e] for e in reversed(self.event_deck)],
            },
            "discards": {
                "resources": [names[c] for c in self.resource_discard],
                "offices": [names[c] for c in self.office_discard],
                "events": [EVENT_NAMES[e] for e in self.event_discard],
            },
            "war_row": [EVENT_NAMES[e] for e in self.war_row],
            "auction": {
                board: {"card": names[card], "bids": [list(bid) for bid in bids]}
                for board, card, bids in zip(BOARD_NAMES, self.offer, self.bids, strict=True)
                if card >= 0
            },
            "refilled": [BOARD_NAMES[board] for board in self.refilled],
            "payments": self.payments(),
        }

    def faults(self) -> list[Fault]:
        return faults(self)
