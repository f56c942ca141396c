"""Any situation of Senators from a few words; docs/positions/senators.md explains the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.arranging import Claims, pending_step, push_step
from taberna.kernel.reader import Reader

from .cards import (
    BANK,
    BOARD_NAMES,
    CARD_NAMES,
    DEFICIT,
    DRAFT_ROW,
    EVENT_NAMES,
    INFLUENCE,
    NEW_SENATOR,
    OFFICES_END,
    OUT_OF_GAME,
    RESOURCES,
    SENATE,
)
from .entries import hold, read_bids
from .steps.auction import Settle, take_unbid
from .steps.events import DeficitBid, NewSenator, WarBid
from .steps.turn import InfluenceDraft, Turn

if TYPE_CHECKING:
    from taberna.kernel.step import Step

    from .game import Senators
    from .state import SenatorsState


def arrange(game: Senators, state: SenatorsState, reader: Reader) -> None:
    state.active = reader.number("active", 0, state.seats - 1, 0)
    state.turn = reader.number("turn", 1, 99, 1)
    state.stack = [Turn()]
    claims = Claims(state, game.declared, "card")
    _players(state, reader, claims)
    _discards(state, reader, claims)
    _decks(state, reader, claims)
    _auction(state, reader, claims)
    _pending(state, reader)


# -- cards: a named one is taken from wherever it is, and can be named once -----------------------------------


def _cards(
    state: SenatorsState, reader: Reader, key: str, low: int, high: int, kind: str, claims: Claims
) -> tuple[int, ...]:
    cards: tuple[int, ...] = reader.item("card*", key)
    for card in cards:
        if not low <= card < high:
            raise reader.fail(key, f"{CARD_NAMES[card]} is no {kind} card")
        claims.claim(reader, key, card)
    return cards


# -- players ----------------------------------------------------------------------------------------------------


def _players(state: SenatorsState, reader: Reader, claims: Claims) -> None:
    players = reader.tables("players", [])
    if len(players) > state.seats:
        raise reader.fail("players", f"{len(players)} players, but {state.seats} seats")
    dealt = [state.hand[seat] for seat in range(state.seats)]
    for seat, player in enumerate(players):
        for key, piles, low, high, kind in (
            ("hand", state.hand, 0, RESOURCES, "resource"),
            ("table", state.table, 0, RESOURCES, "resource"),
            ("offices", state.offices, RESOURCES, OFFICES_END, "office"),
        ):
            if key in player:
                cards = _cards(state, player, key, low, high, kind, claims)
                piles[seat] = tuple(sorted(cards))
        if "hand" in player:  # what was dealt and not named goes under its deck
            for card in dealt[seat]:
                if not claims.named[card]:
                    board = state.game.board_of(card)
                    state.decks[board] = (card, *(c for c in state.decks[board] if c != card))
        if "hand_seen" in player:
            state.seen[seat] = tuple(sorted(player.item("card*", "hand_seen")))
        for card in player.item("card*", "influence", []):
            if card >= INFLUENCE and state.holder[card - INFLUENCE] == DRAFT_ROW:
                state.holder[card - INFLUENCE] = OUT_OF_GAME
            hold(state, player, "influence", card, seat)
        if "senators" in player:
            state.senators[seat] = player.number("senators", 0, 999)
            state.alive[seat] = state.senators[seat] > 0
        if "cash" in player:
            _set_cash(state, seat, player.number("cash", 0, 999))
        if "secret_bid" in player:
            state.locked[seat] = player.number("secret_bid", 0, state.cash[seat])
        player.done()
    for seat in range(state.seats):
        if not state.alive[seat]:
            _clear_away(state, seat)


def _set_cash(state: SenatorsState, seat: int, amount: int) -> None:
    """Give or take the difference as a public payment, so that the books stay right (SEN-4.2)."""
    difference = amount - state.cash[seat]
    state.cash[seat] = amount
    if difference > 0:
        state.ledger = (state.ledger, BANK, seat, difference)
    elif difference < 0:
        state.ledger = (state.ledger, seat, BANK, -difference)


def _clear_away(state: SenatorsState, seat: int) -> None:
    """An eliminated player has nothing left (SEN-3.19)."""
    _set_cash(state, seat, 0)
    state.resource_discard += state.hand[seat] + state.table[seat]
    state.office_discard += state.offices[seat]
    state.hand[seat] = state.table[seat] = state.offices[seat] = state.seen[seat] = ()
    state.holder = [OUT_OF_GAME if owner == seat else owner for owner in state.holder]


# -- piles ------------------------------------------------------------------------------------------------------


def _discards(state: SenatorsState, reader: Reader, claims: Claims) -> None:
    discards = reader.table("discards", {})
    if "resources" in discards:
        state.resource_discard += _cards(state, discards, "resources", 0, RESOURCES, "resource", claims)
    if "offices" in discards:
        state.office_discard += _cards(state, discards, "offices", RESOURCES, OFFICES_END, "office", claims)
    state.event_discard = discards.item("event*", "events", [])
    discards.done()
    state.war_row = reader.item("event*", "war_row", [])
    gone = (*state.event_discard, *state.war_row)
    state.event_deck = tuple(event for event in state.event_deck if event not in gone)


def _decks(state: SenatorsState, reader: Reader, claims: Claims) -> None:
    """Named cards lie on top, the first one uppermost; an empty list empties the deck."""
    decks = reader.table("decks", {})
    for board, name in enumerate(BOARD_NAMES):
        if name not in decks:
            continue
        top = decks.item("card*", name)
        for card in top:
            if card >= INFLUENCE or state.game.board_of(card) != board:
                raise decks.fail(name, f"{CARD_NAMES[card]} does not belong to this deck")
            claims.claim(decks, name, card)
        state.decks[board] += top[::-1]
        if not top:
            if board == SENATE:
                state.office_discard += state.decks[board]
            else:
                state.resource_discard += state.decks[board]
            state.decks[board] = ()
    if "events" in decks:
        top = decks.item("event*", "events")
        for event in top:
            if event not in state.event_deck or top.count(event) > 1:
                raise decks.fail("events", f"{EVENT_NAMES[event]} is not in the deck")
        state.event_deck = (*(event for event in state.event_deck if event not in top), *top[::-1])
    decks.done()


def _auction(state: SenatorsState, reader: Reader, claims: Claims) -> None:
    auction = reader.table("auction", {})
    for board, name in enumerate(BOARD_NAMES):
        if name not in auction:
            continue
        lot = auction.table(name)
        card = lot.item("card", "card")
        if card >= INFLUENCE or state.game.board_of(card) != board:
            raise lot.fail("card", f"{CARD_NAMES[card]} cannot be offered on this board")
        claims.claim(lot, "card", card)
        state.offer[board] = card
        state.bids[board] = read_bids(lot)
        lot.done()
    auction.done()


# -- the pending step ---------------------------------------------------------------------------------------------


def _pending(state: SenatorsState, reader: Reader) -> None:
    """Put the pending step on the stack, and below it what must follow."""
    step = pending_step(state, reader, "ChooseAction")
    _draft(state, reader, step)
    _draw(state, step)
    if not isinstance(step, Turn):
        push_step(state, step)
    if isinstance(step, Settle):
        take_unbid(state)


def _draft(state: SenatorsState, reader: Reader, step: Step) -> None:
    """Only a draft has a draft row; it comes before the first turn (SEN-2.10)."""
    if not isinstance(step, InfluenceDraft) or "draft_row" in reader:
        state.holder = [OUT_OF_GAME if owner == DRAFT_ROW else owner for owner in state.holder]
    for card in reader.item("card*", "draft_row", []):
        hold(state, reader, "draft_row", card, DRAFT_ROW)
    if isinstance(step, InfluenceDraft):
        state.active = state.seats - 1
        state.turn = 0


def _draw(state: SenatorsState, step: Step) -> None:
    """A pending event has been drawn: if the position does not say so, its card leaves the deck."""
    if isinstance(step, WarBid):
        if not state.war_row:
            war = next(event for event in state.event_deck if event < NEW_SENATOR)
            state.war_row = (war,)
    elif isinstance(step, NewSenator | DeficitBid):
        if isinstance(step, NewSenator):
            kind = range(NEW_SENATOR, DEFICIT)
        else:
            amounts = state.options.deficit_amounts
            kind = range(DEFICIT, DEFICIT + 3)
            if step.amount in amounts:
                kind = range(DEFICIT + amounts.index(step.amount), DEFICIT + amounts.index(step.amount) + 1)
        if not any(event in kind for event in state.event_discard):
            state.event_discard += tuple(event for event in state.event_deck if event in kind)[:1]
    gone = (*state.event_discard, *state.war_row)
    state.event_deck = tuple(event for event in state.event_deck if event not in gone)
