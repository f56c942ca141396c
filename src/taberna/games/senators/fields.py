"""The truth of a game of Senators, declared once: fields, where they stand in dumps and views, and who sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.fields import (
    END,
    NOBODY,
    OWN,
    Code,
    Declaration,
    Seen,
    Zone,
    attribute,
    by_hand,
    custom,
    derived,
    group,
    one,
    per,
    per_seat,
    players,
)

from . import view
from .cards import (
    BOARD_NAMES,
    CARD_NAMES,
    EVENT_NAMES,
    EVENTS,
    NEW_SENATOR,
    OFFICES_END,
    PICK_NAMES,
    RESOURCES,
)
from .entries import (
    SenatorsLot,
    auction,
    draft_row,
    embezzled_since,
    fill_auction,
    fill_draft_row,
    fill_embezzled_since,
    fill_influence,
    fill_payments,
    influence,
    payments,
    read_auction,
    read_draft_row,
    read_embezzled_since,
    read_influence,
    read_payments,
)

if TYPE_CHECKING:
    from .state import SenatorsState

NAMES: Final = {"card": CARD_NAMES, "event": EVENT_NAMES, "pick": PICK_NAMES, "board": BOARD_NAMES}
OFFICES: Final = range(RESOURCES, OFFICES_END)
OTHER_EVENTS: Final = range(NEW_SENATOR, EVENTS)  # a War stays in the war_row


def _of_board(state: SenatorsState, board: int, card: int) -> bool:
    return state.game.board_of(card) == board


FIELDS: Final = Declaration(
    "Senators",
    NAMES,
    zones={"card": Zone("card", range(OFFICES_END)), "event": Zone("event", range(EVENTS))},
    imports=("from .cards import OUT_OF_GAME",),
    type_imports=(
        "from .entries import Ledger",
        "from .game import Senators",
        "from .options import SenatorsOptions",
    ),
    groups=(
        group(
            one("turn", "number"),
            one("active", "seat", Code("seats - 1"), about="The first turn passes to seat 0."),
        ),
        players(
            per_seat("alive", "flag", True),
            per_seat("senators", "number"),
            per_seat(
                "table", "card*", zone="card", holds=range(RESOURCES), about="Face-up resources (SEN-4.4)."
            ),
            per_seat("offices", "card*", zone="card", holds=OFFICES),
            attribute(
                "holder",
                "list[int]",
                Code("[OUT_OF_GAME] * 9"),
                about="Who holds each of the nine influence cards: a seat, DRAFT_ROW or OUT_OF_GAME.",
            ),
            custom("influence", "card*", ("holder",), influence, read_influence, fill_influence, if_any=True),
            derived("hand_size", "number", ("hand",), Code("len(state.hand[seat])")),
            derived("hand_backs", "number*", ("hand", "seen"), view.hand_backs),
            per_seat(
                "seen",
                "card*",
                key="hand_seen",
                about="Cards of a hand that everybody saw go there in an extortion (SEN-4.5).",
            ),
            derived("locked", "flag", ("locked",), Code("state.locked[seat] >= 0")),
            attribute("late", "tuple[int, ...]", (), about="Who embezzled after locking a bid, each time."),
            custom(
                "embezzled_since",
                "number",
                ("late",),
                embezzled_since,
                read_embezzled_since,
                fill_embezzled_since,
                if_any=True,
            ),
            per_seat("cash", "number", see=OWN),
            per_seat(
                "hand",
                "card*",
                see=OWN,
                zone="card",
                holds=range(RESOURCES),
                about="Private resources (SEN-4.3).",
            ),
            per_seat(
                "locked",
                "number?",
                key="secret_bid",
                see=OWN,
                about="The secret bids of a War or Deficit, -1 while open (SEN-3.27).",
            ),
        ),
        group(
            custom("draft_row", "card*", ("holder",), draft_row, read_draft_row, fill_draft_row, if_any=True)
        ),
        group(derived("decks", dict[str, int], ("decks", "event_deck"), view.deck_sizes)),
        group(
            one("resource_discard", "card*", key="discards.resources", zone="card", holds=range(RESOURCES)),
            one("office_discard", "card*", key="discards.offices", zone="card", holds=OFFICES),
            one("event_discard", "event*", key="discards.events", zone="event", holds=OTHER_EVENTS),
            one("war_row", "event*", zone="event", holds=range(NEW_SENATOR)),
        ),
        group(
            attribute(
                "offer",
                "int",
                -1,
                by="board",
                zone="card",
                about="The card on each board in an auction, or -1.",
            ),
            attribute(
                "bids",
                "tuple[tuple[int, int], ...]",
                (),
                by="board",
                about="On each board (seat, price), the highest last.",
            ),
            attribute(
                "prices",
                "tuple[tuple[int, ...], ...]",
                Code("self.game.prices(self.options)"),
                about="The price spaces of each board; they never change.",
            ),
            custom("auction", dict[str, SenatorsLot], ("offer", "bids"), auction, read_auction, fill_auction),
        ),
        group(
            one(
                "refilled",
                "board*",
                see=NOBODY,
                about="The boards whose deck was refilled with discards that everybody knows (SEN-7.1).",
            ),
            derived("refilled", dict[str, list[str]], (view.KNOWN_DECKS,), view.refilled),
        ),
        group(
            attribute(
                "ledger", "Ledger", None, chain=True, about="The public payments so far, newest outside."
            ),
            custom("payments", list[list[int | None]], ("ledger",), payments, read_payments, fill_payments),
        ),
        by_hand("view.SETS", [Seen("sets", OWN, view.sets)], view.seen_of_sets, sets=list[view.SenatorsSet]),
        group(
            per(
                "board",
                "decks",
                "card*",
                pile=True,
                see=END,
                shown_as="deck_cards",
                zone="card",
                holds=_of_board,
                about="The last card is the top one.",
            ),
            one(
                "event_deck",
                "event*",
                key="decks.events",
                pile=True,
                see=END,
                shown_as="deck_cards.events",
                zone="event",
            ),
        ),
    ),
)
