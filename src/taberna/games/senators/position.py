"""Any situation of Senators from a few words; the words are explained in docs/positions.md."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from taberna.kernel.reader import Reader

from .cards import (
    BANK,
    BOARD_NAMES,
    CARD_NAMES,
    DRAFT_ROW,
    EVENT_NAMES,
    INFLUENCE,
    OFFICES_END,
    OUT_OF_GAME,
    RESOURCES,
)
from .steps.auction import AuctionBid, take_unbid
from .steps.cash_in import CashIn, JoinCashIn, SellSet, StartCashIn
from .steps.events import DeficitBid, NewSenator, WarBid
from .steps.extortion import ExtortionAnswer, ExtortionOffer, ExtortionPrice, UsePrefects
from .steps.turn import CHOOSE_ACTION, DRAW_EVENT, InfluenceDraft, Turn

if TYPE_CHECKING:
    from taberna.kernel.step import Step

    from .game import Senators
    from .state import SenatorsState


def arrange(game: Senators, state: SenatorsState, reader: Reader) -> None:
    state.active = reader.number("active", 0, state.seats - 1, 0)
    state.turn = reader.number("turn", 0, 99, 1)
    state.stack = [Turn()]
    _players(state, reader)
    _piles(state, reader)
    _auction(state, reader)
    _pending(game, state, reader)


def take(state: SenatorsState, card: int) -> None:
    """Remove a card from wherever it is, so that it can be put where the position wants it."""
    if card >= INFLUENCE:
        state.holder[card - INFLUENCE] = OUT_OF_GAME
        return

    def without(pile: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(c for c in pile if c != card)

    for piles in (state.hand, state.seen, state.table, state.offices, state.decks):
        piles[:] = map(without, piles)
    state.resource_discard = without(state.resource_discard)
    state.office_discard = without(state.office_discard)
    state.offer = [-1 if c == card else c for c in state.offer]


def _put_back(state: SenatorsState, card: int) -> None:
    """Lay a card that a player does not hold after all under its deck."""
    board = state.game.back_of[card] if card < RESOURCES else 3
    state.decks[board] = (card, *state.decks[board])


def _cards(reader: Reader, key: str, low: int, high: int, kind: str) -> tuple[int, ...]:
    cards: tuple[int, ...] = reader.item("card*", key)
    for card in cards:
        if not low <= card < high:
            raise reader.fail(key, f"{CARD_NAMES[card]} is no {kind} card")
    if len(set(cards)) < len(cards):
        raise reader.fail(key, "a card is named twice")
    return cards


def _players(state: SenatorsState, reader: Reader) -> None:
    players = reader.tables("players", [])
    if len(players) > state.seats:
        raise reader.fail("players", f"{len(players)} players, but {state.seats} seats")
    wanted: set[int] = set()
    for seat, player in enumerate(players):
        for key, piles, low, high, kind in (
            ("hand", state.hand, 0, RESOURCES, "resource"),
            ("table", state.table, 0, RESOURCES, "resource"),
            ("offices", state.offices, RESOURCES, OFFICES_END, "office"),
        ):
            if key not in player:
                continue
            cards = _cards(player, key, low, high, kind)
            for card in cards:
                if card in wanted:
                    raise player.fail(key, f"{CARD_NAMES[card]} is in two places")
                wanted.add(card)
                take(state, card)
            for card in piles[seat]:
                _put_back(state, card)
            piles[seat] = tuple(sorted(cards))
        if "seen" in player:
            state.seen[seat] = tuple(sorted(_cards(player, "seen", 0, RESOURCES, "resource")))
        if "influence" in player:
            for card in _cards(player, "influence", INFLUENCE, len(CARD_NAMES), "influence"):
                if state.holder[card - INFLUENCE] >= 0:
                    raise player.fail("influence", f"{CARD_NAMES[card]} is in two places")
                state.holder[card - INFLUENCE] = seat
        if "senators" in player:
            state.senators[seat] = player.number("senators", 0, 999)
            state.alive[seat] = state.senators[seat] > 0
        if "cash" in player:
            _set_cash(state, seat, player.number("cash", 0, 999))
        if not state.alive[seat]:
            _set_cash(state, seat, 0)
            state.resource_discard += state.hand[seat] + state.table[seat]
            state.office_discard += state.offices[seat]
            state.hand[seat] = state.table[seat] = state.offices[seat] = ()
        if "locked" in player:
            state.locked[seat] = player.number("locked", 0, state.cash[seat])
        player.done()


def _set_cash(state: SenatorsState, seat: int, amount: int) -> None:
    """Give or take the difference as a public payment, so that the books stay right (SEN-4.2)."""
    difference = amount - state.cash[seat]
    state.cash[seat] = amount
    if difference > 0:
        state.ledger = (state.ledger, BANK, seat, difference)
    elif difference < 0:
        state.ledger = (state.ledger, seat, BANK, -difference)


def _piles(state: SenatorsState, reader: Reader) -> None:
    discards = reader.table("discards", {})
    for key, low, high, kind in (
        ("resources", 0, RESOURCES, "resource"),
        ("offices", RESOURCES, OFFICES_END, "office"),
    ):
        if key in discards:
            cards = _cards(discards, key, low, high, kind)
            for card in cards:
                take(state, card)
            if key == "resources":
                state.resource_discard += cards
            else:
                state.office_discard += cards
    wars = reader.item("event*", "war_row", [])
    gone = discards.item("event*", "events", [])
    discards.done()
    state.war_row = wars
    state.event_discard = gone
    state.event_deck = tuple(e for e in state.event_deck if e not in wars and e not in gone)
    decks = reader.table("decks", {})
    for board, name in enumerate(BOARD_NAMES):
        if name in decks:
            _order(state, decks, board, name)
    if "events" in decks:
        top = decks.item("event*", "events")
        for event in top:
            if event not in state.event_deck:
                raise decks.fail("events", f"{EVENT_NAMES[event]} is not in the deck")
        rest = [e for e in state.event_deck if e not in top]
        state.event_deck = (*rest, *reversed(top))
    decks.done()
    for card in reader.item("card*", "draft_row", []):
        state.holder[card - INFLUENCE] = DRAFT_ROW


def _order(state: SenatorsState, decks: Reader, board: int, name: str) -> None:
    """Named cards lie on top, the first one uppermost; an empty list empties the deck."""
    top = _cards(decks, name, 0, OFFICES_END, "deck")
    for card in top:
        if (state.game.back_of[card] if card < RESOURCES else 3) != board:
            raise decks.fail(name, f"{CARD_NAMES[card]} does not belong to this deck")
        take(state, card)
    if top:
        state.decks[board] = (*state.decks[board], *reversed(top))
        return
    if board < 3:
        state.resource_discard += state.decks[board]
    else:
        state.office_discard += state.decks[board]
    state.decks[board] = ()


def _auction(state: SenatorsState, reader: Reader) -> None:
    auction = reader.table("auction", {})
    for board, name in enumerate(BOARD_NAMES):
        if name not in auction:
            continue
        lot = auction.table(name)
        card = lot.item("card", "card")
        if (state.game.back_of[card] if card < RESOURCES else 3) != board or card >= INFLUENCE:
            raise lot.fail("card", f"{CARD_NAMES[card]} cannot be offered on this board")
        take(state, card)
        state.offer[board] = card
        bids = []
        for bid in lot.array("bids", []):
            if not isinstance(bid, list | tuple) or len(bid) != 2:
                raise lot.fail("bids", "each bid is [seat, price]")
            bids.append((int(bid[0]), int(bid[1])))
        if any(a[1] >= b[1] for a, b in itertools.pairwise(bids)):
            raise lot.fail("bids", "each bid must be higher than the one before")
        if any(not 0 <= seat < state.seats or seat == state.active for seat, _ in bids):
            raise lot.fail("bids", "bidders are opponents of the active player")
        state.bids[board] = tuple(bids)
        lot.done()
    auction.done()


def _pending(game: Senators, state: SenatorsState, reader: Reader) -> None:
    """Put the pending step on the stack, and below it what must follow."""
    named: Any = reader.raw("step", "ChooseAction")
    if isinstance(named, str):
        named = {"step": named}
    if not isinstance(named, dict) or "step" not in named:
        raise reader.fail(
            "step", 'write a name, or a table like { step = "NewSenator", seat = 0, price = 15 }'
        )
    values = {**_usual(state, str(named["step"])), **named}
    step = game.load_step(Reader(values, "step", game.decode))
    _check_seats(state, reader, values)
    below: list[Step] = []
    if isinstance(step, Turn):
        return
    if isinstance(step, InfluenceDraft):
        state.active = state.seats - 1
        state.turn = 0
    elif step is DRAW_EVENT or step == DRAW_EVENT or isinstance(step, WarBid | DeficitBid | NewSenator):
        below.append(CHOOSE_ACTION)
    elif isinstance(step, UsePrefects):
        below.append(ExtortionOffer(state.next_alive(state.active), -1))
    elif isinstance(step, ExtortionPrice | ExtortionAnswer):
        following = state.next_alive(step.victim)
        if following != state.active:
            below.append(ExtortionOffer(following, -1))
    elif isinstance(step, CashIn | SellSet | StartCashIn) and step.seat != state.active:
        following = state.next_alive(step.seat)
        below.append(StartCashIn(following) if following == state.active else JoinCashIn(following))
    if isinstance(step, SellSet):
        below.append(CashIn(step.seat, False, False, 0))
    state.stack += [*below, step]
    if values["step"] == "Settle":
        take_unbid(state)


def _usual(state: SenatorsState, name: str) -> dict[str, Any]:
    """What a step says if the position does not say otherwise."""
    left = state.next_alive(state.active)
    lots = [BOARD_NAMES[b] for b in range(4) if state.offer[b] >= 0]
    usual: dict[str, dict[str, Any]] = {
        "InfluenceDraft": {"seat": state.seats - 1},
        "DeficitBid": {"amount": state.options.deficit_amounts[0]},
        "NewSenator": {"seat": state.active, "price": 15},
        "AuctionBid": {"bidder": left, "board": lots[0] if lots else BOARD_NAMES[0], "spent": 0},
        "Settle": {"merchants_used": False},
        "ExtortionOffer": {"victim": left, "protected": None},
        "JoinCashIn": {"seat": left},
        "StartCashIn": {"seat": state.active},
        "CashIn": {"seat": state.active, "bought": False, "consul": False, "free_sets": 0},
    }
    return usual.get(name, {})


def _check_seats(state: SenatorsState, reader: Reader, values: dict[str, Any]) -> None:
    for key in ("seat", "bidder", "victim"):
        seat = values.get(key)
        if seat is not None and not (0 <= seat < state.seats and state.alive[seat]):
            raise reader.fail("step", f"{key} {seat} is not in the game")
    if values["step"] == AuctionBid.__name__ and all(card < 0 for card in state.offer):
        raise reader.fail("step", "an auction needs cards on offer: name them under auction")
