"""Reading back what a dump says; `faults` then checks the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.reader import Reader

from .cards import BANK, BOARD_NAMES, CARD_NAMES, DRAFT_ROW, INFLUENCE, OUT_OF_GAME

if TYPE_CHECKING:
    from .state import SenatorsState


def load_body(state: SenatorsState, reader: Reader) -> None:
    state.turn = reader.number("turn")
    state.active = reader.number("active", 0, state.seats - 1)
    players = reader.seated("players", state.seats)
    for seat, player in enumerate(players):
        _player(state, seat, player)
    for card in reader.item("card*", "draft_row"):
        hold(state, reader, "draft_row", card, DRAFT_ROW)
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
            state.bids[board] = read_bids(lot)
            lot.done()
    auction.done()
    state.refilled = reader.item("board*", "refilled")
    for i, payment in enumerate(reader.array("payments")):
        _book(state, reader, f"payments[{i}]", payment)


def _player(state: SenatorsState, seat: int, player: Reader) -> None:
    state.alive[seat] = player.flag("alive")
    state.cash[seat] = player.number("cash")
    state.senators[seat] = player.number("senators")
    state.hand[seat] = player.item("card*", "hand")
    state.seen[seat] = player.item("card*", "seen")
    state.table[seat] = player.item("card*", "table")
    state.offices[seat] = player.item("card*", "offices")
    for card in player.item("card*", "influence"):
        hold(state, player, "influence", card, seat)
    state.locked[seat] = -1 if player.raw("locked") is None else player.number("locked")
    state.late += (seat,) * player.number("embezzled_since", 0, 99)
    player.done()


def hold(state: SenatorsState, reader: Reader, key: str, card: int, holder: int) -> None:
    """Give an influence card to a seat, or lay it in the draft row."""
    if card < INFLUENCE:
        raise reader.fail(key, "{card} is no influence card", card=CARD_NAMES[card])
    if state.holder[card - INFLUENCE] != OUT_OF_GAME:
        raise reader.fail(key, "{card} is in two places", card=CARD_NAMES[card])
    state.holder[card - INFLUENCE] = holder


def read_bids(lot: Reader) -> tuple[tuple[int, int], ...]:
    """The bids on one card, the lowest first: [[seat, price], ...]."""
    bids: list[tuple[int, int]] = []
    for bid in lot.array("bids", []):
        if not isinstance(bid, list | tuple) or len(bid) != 2:
            raise lot.fail("bids", "each bid is [seat, price], not {value!r}", value=bid)
        seat, price = (lot.decode("number", "bids", value) for value in bid)
        bids.append((seat, price))
    return tuple(bids)


def _book(state: SenatorsState, reader: Reader, key: str, payment: Any) -> None:
    """One line of the public ledger: [payer, receiver, amount], null for the bank."""
    if not isinstance(payment, list | tuple) or len(payment) != 3:
        raise reader.fail(key, "a payment is [payer, receiver, amount], not {value!r}", value=payment)
    payer, receiver = (BANK if side is None else reader.decode("number", key, side) for side in payment[:2])
    amount = reader.decode("number", key, payment[2])
    if not (BANK <= payer < state.seats and BANK <= receiver < state.seats and amount > 0):
        raise reader.fail(key, "{value} cannot have been paid", value=payment)
    state.ledger = (state.ledger, payer, receiver, amount)
