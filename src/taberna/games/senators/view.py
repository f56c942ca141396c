"""What a viewer may know (SEN-4), built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from taberna.kernel.sections import Identity, Players, Private, Public, Section

from .cards import BOARD_NAMES, CARD_NAMES, DRAFT_ROW, EVENT_NAMES, INFLUENCE
from .steps.cash_in import CashIn

if TYPE_CHECKING:
    from .state import SenatorsState


def _names(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _decks(state: SenatorsState) -> dict[str, Any]:
    decks = {board: len(deck) for board, deck in zip(BOARD_NAMES, state.decks, strict=True)}
    return {"decks": {**decks, "events": len(state.event_deck)}}


def _discards(state: SenatorsState) -> dict[str, Any]:
    return {
        "discards": {
            "resources": _names(state.resource_discard),
            "offices": _names(state.office_discard),
            "events": [EVENT_NAMES[e] for e in state.event_discard],
        },
        "war_row": [EVENT_NAMES[e] for e in state.war_row],
    }


def _auction(state: SenatorsState) -> dict[str, Any]:
    return {
        "auction": {
            board: {"card": CARD_NAMES[card], "bids": [list(bid) for bid in bids]}
            for board, card, bids in zip(BOARD_NAMES, state.offer, state.bids, strict=True)
            if card >= 0
        }
    }


def _refilled(state: SenatorsState) -> dict[str, Any]:
    return {"refilled": {BOARD_NAMES[b]: _names(tuple(sorted(state.decks[b]))) for b in state.refilled}}


def _parts_of_players(state: SenatorsState) -> Iterable[object]:
    return zip(
        repeat(state.result is None, state.seats),
        state.alive,
        state.senators,
        state.table,
        state.offices,
        repeat(state.holder, state.seats),
        state.hand,
        state.seen,
        state.locked,
        repeat(state.late, state.seats),
        state.cash,
        strict=True,
    )


def _player(state: SenatorsState, seat: int) -> dict[str, Any]:
    """Senators, face-up cards and the number of hidden ones are public."""
    hand = state.hand[seat]
    seen = state.seen[seat]
    back = state.game.back_of
    return {
        "seat": seat,
        "alive": state.alive[seat],
        "senators": state.senators[seat],
        "table": _names(state.table[seat]),
        "offices": _names(state.offices[seat]),
        "influence": _names(state.influence(seat)),
        "hand_size": len(hand),
        # The backs of cards nobody saw (SEN-4.3), and the cards everybody saw go there (SEN-4.5).
        "hand_backs": sorted(back[card] + 1 for card in hand if card not in seen),
        "hand_seen": _names(seen),
        "locked": state.locked[seat] >= 0,
        "embezzled_since": state.late.count(seat),  # since the bid was locked
    }


def _screen(state: SenatorsState, seat: int, own: bool) -> dict[str, Any]:
    """Hand and money are the owner's."""
    open_hand = own or state.result is not None
    hand = state.hand[seat]
    return {
        "cash": state.cash[seat] if open_hand else None,
        "hand": _names(hand) if open_hand else None,
        "secret_bid": state.locked[seat] if open_hand and state.locked[seat] >= 0 else None,
    }


def _deck_cards(state: SenatorsState) -> dict[str, Any]:
    """The order of the decks, top first: only for the end, when everybody may know all."""
    if state.result is None:
        return {"deck_cards": None}
    decks = {b: _names(d[::-1]) for b, d in zip(BOARD_NAMES, state.decks, strict=True)}
    decks["events"] = [EVENT_NAMES[e] for e in state.event_deck[::-1]]
    return {"deck_cards": decks}


def _seller(state: SenatorsState, viewer: int | None) -> CashIn | None:
    step = state.stack[-1] if state.stack else None
    return step if isinstance(step, CashIn) and step.seat == viewer else None


def _parts_of_sets(state: SenatorsState, viewer: int | None) -> object:
    step = _seller(state, viewer)
    return step and (
        step,
        state.hand[step.seat],
        state.table[step.seat],
        state.offices[step.seat],
        state.holder,
    )


def _sets(state: SenatorsState, viewer: int | None) -> dict[str, Any]:
    """What the viewer could sell now, so that nobody has to count (SEN-3.54)."""
    step = _seller(state, viewer)
    return {"sets": step.sets(state) if step else []}


#: What a view is made of, and what of the state each part depends on.
VIEW: tuple[Section, ...] = (
    Public(attrgetter("turn", "active"), lambda state: {"turn": state.turn, "active": state.active}),
    Players(_parts_of_players, _player, _screen),
    Public(
        attrgetter("holder"),
        lambda state: {
            "draft_row": [CARD_NAMES[INFLUENCE + i] for i, h in enumerate(state.holder) if h == DRAFT_ROW]
        },
    ),
    Public(attrgetter("decks", "event_deck"), _decks),
    Public(attrgetter("resource_discard", "office_discard", "event_discard", "war_row"), _discards),
    Public(attrgetter("offer", "bids"), _auction),
    Public(lambda state: state.refilled and (state.refilled, state.decks), _refilled),
    Public(lambda state: Identity(state.ledger), lambda state: {"payments": state.payments()}),
    Private(_parts_of_sets, _sets),
    Public(attrgetter("result"), _deck_cards),
)
