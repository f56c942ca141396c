"""What a view of Senators shows, and its steps.

Made by tools/make_states.py from fields.py and the steps: do not edit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.differing import differing
from taberna.kernel.kinds import by_name
from taberna.kernel.made import Made
from taberna.kernel.sections import Identity, Players, Public, Section
from taberna.kernel.step import step_table

from .entries import (
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
)
from .fields import NAMES
from .steps.auction import AuctionBid, Settle
from .steps.cash_in import CashIn, JoinCashIn, SellSet, StartCashIn
from .steps.events import DeficitBid, NewSenator, WarBid
from .steps.extortion import ExtortionAnswer, ExtortionOffer, ExtortionPrice, UsePrefects
from .steps.turn import ChooseAction, DrawEvent, InfluenceDraft, Turn
from .view import SETS, deck_sizes, hand_backs, refilled, seen_of_sets

if TYPE_CHECKING:
    from .state import SenatorsState

_board: Final = NAMES["board"]
_card: Final = NAMES["card"]
_event: Final = NAMES["event"]
_card_of: Final = by_name(NAMES["card"])
_event_of: Final = by_name(NAMES["event"])


def _common_0(state: SenatorsState) -> dict[str, Any]:
    return {
        "turn": state.turn,
        "active": state.active,
    }


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
    """What everybody sees of a player."""
    return {
        "seat": seat,
        "alive": state.alive[seat],
        "senators": state.senators[seat],
        "table": [_card[c] for c in state.table[seat]],
        "offices": [_card[c] for c in state.offices[seat]],
        "influence": influence(state, seat),
        "hand_size": len(state.hand[seat]),
        "hand_backs": hand_backs(state, seat),
        "hand_seen": [_card[c] for c in state.seen[seat]],
        "locked": state.locked[seat] >= 0,
        "embezzled_since": embezzled_since(state, seat),
    }


def _own(state: SenatorsState, seat: int, own: bool) -> dict[str, Any]:
    """What a player alone sees, None for the others until the end."""
    seen = own or state.result is not None
    return {
        "cash": state.cash[seat] if seen else None,
        "hand": [_card[c] for c in state.hand[seat]] if seen else None,
        "secret_bid": (None if state.locked[seat] < 0 else state.locked[seat]) if seen else None,
    }


def _common_2(state: SenatorsState) -> dict[str, Any]:
    return {
        "draft_row": draft_row(state),
    }


def _common_3(state: SenatorsState) -> dict[str, Any]:
    return {
        "decks": deck_sizes(state),
    }


def _common_4(state: SenatorsState) -> dict[str, Any]:
    return {
        "discards": {
            "resources": [_card[c] for c in state.resource_discard],
            "offices": [_card[c] for c in state.office_discard],
            "events": [_event[c] for c in state.event_discard],
        },
        "war_row": [_event[c] for c in state.war_row],
    }


def _common_5(state: SenatorsState) -> dict[str, Any]:
    return {
        "auction": auction(state),
    }


def _common_6(state: SenatorsState) -> dict[str, Any]:
    return {
        "refilled": refilled(state),
    }


def _common_7(state: SenatorsState) -> dict[str, Any]:
    return {
        "payments": payments(state),
    }


def _common_9(state: SenatorsState) -> dict[str, Any]:
    if state.result is None:
        return {"deck_cards": None}
    return {
        "deck_cards": {
            **{key: [_card[c] for c in value[::-1]] for key, value in zip(_board, state.decks, strict=True)},
            "events": [_event[c] for c in state.event_deck[::-1]],
        },
    }


#: What a view is made of, and what of the state each part depends on.
VIEW: tuple[Section, ...] = (
    Public(attrgetter("turn", "active"), _common_0),
    Players(_parts_of_players, _player, _own),
    Public(attrgetter("holder"), _common_2),
    Public(attrgetter("decks", "event_deck"), _common_3),
    Public(attrgetter("resource_discard", "office_discard", "event_discard", "war_row"), _common_4),
    Public(attrgetter("offer", "bids"), _common_5),
    Public(lambda state: state.refilled and (state.refilled, tuple(state.decks)), _common_6),
    Public(lambda state: Identity(state.ledger), _common_7),
    SETS,
    Public(attrgetter("result"), _common_9),
)


def fill(state: SenatorsState, view: Mapping[str, Any]) -> None:
    """Everything a view shows, put into a blank state; what it hides stays blank."""
    players = view["players"]
    state.turn = view["turn"]
    state.active = view["active"]
    if view["draft_row"]:
        fill_draft_row(state, view["draft_row"])
    state.resource_discard = tuple([_card_of[c] for c in view["discards"]["resources"]])
    state.office_discard = tuple([_card_of[c] for c in view["discards"]["offices"]])
    state.event_discard = tuple([_event_of[c] for c in view["discards"]["events"]])
    state.war_row = tuple([_event_of[c] for c in view["war_row"]])
    fill_auction(state, view["auction"])
    fill_payments(state, view["payments"])
    if view["deck_cards"] is not None:
        state.decks = [tuple([_card_of[c] for c in view["deck_cards"][key][::-1]]) for key in _board]
    if view["deck_cards"] is not None:
        state.event_deck = tuple([_event_of[c] for c in view["deck_cards"]["events"][::-1]])
    state.alive = [player["alive"] for player in players]
    state.senators = [player["senators"] for player in players]
    for seat, player in enumerate(players):
        state.table[seat] = tuple([_card_of[c] for c in player["table"]])
        state.offices[seat] = tuple([_card_of[c] for c in player["offices"]])
        if player["influence"]:
            fill_influence(state, seat, player["influence"])
        state.seen[seat] = tuple([_card_of[c] for c in player["hand_seen"]])
        if player["embezzled_since"]:
            fill_embezzled_since(state, seat, player["embezzled_since"])
        if player["cash"] is not None:
            state.cash[seat] = player["cash"]
        if player["hand"] is not None:
            state.hand[seat] = tuple([_card_of[c] for c in player["hand"]])
        if player["secret_bid"] is not None:
            state.locked[seat] = player["secret_bid"]


def _dump_player(state: SenatorsState, seat: int) -> dict[str, Any]:
    return {
        "alive": state.alive[seat],
        "senators": state.senators[seat],
        "table": [_card[c] for c in state.table[seat]],
        "offices": [_card[c] for c in state.offices[seat]],
        "influence": influence(state, seat),
        "hand_seen": [_card[c] for c in state.seen[seat]],
        "embezzled_since": embezzled_since(state, seat),
        "cash": state.cash[seat],
        "hand": [_card[c] for c in state.hand[seat]],
        "secret_bid": None if state.locked[seat] < 0 else state.locked[seat],
    }


def dump(state: SenatorsState) -> dict[str, Any]:
    """The whole truth in names."""
    return {
        "turn": state.turn,
        "active": state.active,
        "players": [_dump_player(state, seat) for seat in range(state.seats)],
        "draft_row": draft_row(state),
        "discards": {
            "resources": [_card[c] for c in state.resource_discard],
            "offices": [_card[c] for c in state.office_discard],
            "events": [_event[c] for c in state.event_discard],
        },
        "war_row": [_event[c] for c in state.war_row],
        "auction": auction(state),
        "refilled": [_board[c] for c in state.refilled],
        "payments": payments(state),
        "decks": {
            **{key: [_card[c] for c in value[::-1]] for key, value in zip(_board, state.decks, strict=True)},
            "events": [_event[c] for c in state.event_deck[::-1]],
        },
    }


def changes(state: SenatorsState, before: list[Any]) -> list[int]:
    """The places of what differs from what was seen before, which is brought up to date."""
    found: list[int] = []
    now: Any
    now = state.turn
    if now is not before[0] and now != before[0]:
        before[0] = now
        found.append(0)
    now = state.active
    if now is not before[1] and now != before[1]:
        before[1] = now
        found.append(1024)
    if state.alive != before[2]:
        now = list(state.alive)
        differing(now, before[2], 2, found)
        before[2] = now
    if state.senators != before[3]:
        now = list(state.senators)
        differing(now, before[3], 3, found)
        before[3] = now
    if state.table != before[4]:
        now = list(state.table)
        differing(now, before[4], 4, found)
        before[4] = now
    if state.offices != before[5]:
        now = list(state.offices)
        differing(now, before[5], 5, found)
        before[5] = now
    now = tuple(state.holder)
    if now is not before[6] and now != before[6]:
        before[6] = now
        found.append(6144)
    if state.hand != before[7]:
        now = list(state.hand)
        differing(now, before[7], 7, found)
        before[7] = now
    if state.seen != before[8]:
        now = list(state.seen)
        differing(now, before[8], 8, found)
        before[8] = now
    if state.locked != before[9]:
        now = list(state.locked)
        differing(now, before[9], 9, found)
        before[9] = now
    now = state.late
    if now is not before[10] and now != before[10]:
        before[10] = now
        found.append(10240)
    if state.cash != before[11]:
        now = list(state.cash)
        differing(now, before[11], 11, found)
        before[11] = now
    if state.decks != before[12]:
        now = list(state.decks)
        differing(now, before[12], 12, found)
        before[12] = now
    now = state.event_deck
    if now is not before[13] and now != before[13]:
        before[13] = now
        found.append(13312)
    now = state.resource_discard
    if now is not before[14] and now != before[14]:
        before[14] = now
        found.append(14336)
    now = state.office_discard
    if now is not before[15] and now != before[15]:
        before[15] = now
        found.append(15360)
    now = state.event_discard
    if now is not before[16] and now != before[16]:
        before[16] = now
        found.append(16384)
    now = state.war_row
    if now is not before[17] and now != before[17]:
        before[17] = now
        found.append(17408)
    if state.offer != before[18]:
        now = list(state.offer)
        differing(now, before[18], 18, found)
        before[18] = now
    if state.bids != before[19]:
        now = list(state.bids)
        differing(now, before[19], 19, found)
        before[19] = now
    now = state.refilled and (state.refilled, tuple(state.decks))
    if now is not before[20] and now != before[20]:
        before[20] = now
        found.append(20480)
    if state.ledger is not before[21]:
        before[21] = state.ledger
        found.append(21504)
    if seen_of_sets(state) != before[22]:
        now = list(seen_of_sets(state))
        differing(now, before[22], 22, found)
        before[22] = now
    return found


#: The entries that kinds do not tell, in names; those of a player as a viewer sees them.
TOLD: Final[dict[str, Callable[[Any], Any]]] = {
    "draft_row": lambda state: draft_row(state),
    "decks": lambda state: deck_sizes(state),
    "auction": lambda state: auction(state),
    "refilled": lambda state: refilled(state),
    "payments": lambda state: payments(state),
}
TOLD_OF: Final[dict[str, Callable[[Any, int, int], Any]]] = {
    "influence": lambda state, seat, viewer: influence(state, seat),
    "hand_size": lambda state, seat, viewer: len(state.hand[seat]),
    "hand_backs": lambda state, seat, viewer: hand_backs(state, seat),
    "locked": lambda state, seat, viewer: state.locked[seat] >= 0,
    "embezzled_since": lambda state, seat, viewer: embezzled_since(state, seat),
}


STEPS = step_table(
    (AuctionBid, {"bidder": "seat", "board": "board", "spent": "number"}),
    (Settle, {"merchants_used": "flag"}),
    (JoinCashIn, {"seat": "seat"}),
    (StartCashIn, {"seat": "seat"}),
    (CashIn, {"seat": "seat", "bought": "flag", "consul": "flag", "free_sets": "number"}),
    (SellSet, {"seat": "seat", "picks": "pick*"}),
    (WarBid, {}),
    (DeficitBid, {"amount": "number"}),
    (NewSenator, {"seat": "seat", "price": "number"}),
    (UsePrefects, {"seat": "seat"}),
    (ExtortionOffer, {"victim": "seat", "protected": "card?"}),
    (ExtortionPrice, {"victim": "seat", "card": "card"}),
    (ExtortionAnswer, {"victim": "seat", "card": "card", "price": "number"}),
    (InfluenceDraft, {"seat": "seat"}),
    (Turn, {}),
    (DrawEvent, {}),
    (ChooseAction, {}),
)

MADE = Made(VIEW, STEPS, fill, dump, changes, TOLD, TOLD_OF)
