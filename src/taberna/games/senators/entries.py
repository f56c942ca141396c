"""Entries of dumps and views that names alone do not say: influence cards, lots with bids, payments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from taberna.kernel.reader import LARGEST, Reader

from .cards import BANK, BOARD_NAMES, CARD_NAMES, DRAFT_ROW, INFLUENCE, OUT_OF_GAME

if TYPE_CHECKING:
    from .state import SenatorsState

#: (earlier payments, payer, receiver, amount)
Ledger = tuple[Any, ...] | None

_INFLUENCE = {CARD_NAMES[INFLUENCE + i]: i for i in range(9)}
_CARD = {name: card for card, name in enumerate(CARD_NAMES)}


class SenatorsLot(TypedDict):
    """A card on offer."""

    card: str
    #: Who bid how much.
    bids: list[tuple[int, int]]


# -- influence cards --------------------------------------------------------------------------------------------


def influence(state: SenatorsState, seat: int) -> list[str]:
    return [CARD_NAMES[INFLUENCE + i] for i, holder in enumerate(state.holder) if holder == seat]


def read_influence(state: SenatorsState, seat: int, player: Reader, key: str) -> None:
    for card in player.item("card*", key):
        hold(state, player, key, card, seat)


def fill_influence(state: SenatorsState, seat: int, cards: list[str]) -> None:
    for card in cards:
        state.holder[_INFLUENCE[card]] = seat


def draft_row(state: SenatorsState) -> list[str]:
    return influence(state, DRAFT_ROW)


def read_draft_row(state: SenatorsState, reader: Reader, key: str) -> None:
    read_influence(state, DRAFT_ROW, reader, key)


def fill_draft_row(state: SenatorsState, cards: list[str]) -> None:
    fill_influence(state, DRAFT_ROW, cards)


def hold(state: SenatorsState, reader: Reader, key: str, card: int, holder: int) -> None:
    """Give an influence card to a seat, or lay it in the draft row."""
    if card < INFLUENCE:
        raise reader.fail(key, "[no-influence-card] {card} is no influence card", card=CARD_NAMES[card])
    if state.holder[card - INFLUENCE] != OUT_OF_GAME:
        raise reader.fail(key, "[two-places] {card} is in two places", card=CARD_NAMES[card])
    state.holder[card - INFLUENCE] = holder


# -- secret bids ------------------------------------------------------------------------------------------------


def embezzled_since(state: SenatorsState, seat: int) -> int:
    """How often a player embezzled since the bid was locked."""
    return state.late.count(seat)


def read_embezzled_since(state: SenatorsState, seat: int, player: Reader, key: str) -> None:
    state.late += (seat,) * player.number(key, 0, 99)


def fill_embezzled_since(state: SenatorsState, seat: int, number: int) -> None:
    state.late += (seat,) * number


# -- the auction --------------------------------------------------------------------------------------------------


def auction(state: SenatorsState) -> dict[str, Any]:
    return {
        board: {"card": CARD_NAMES[card], "bids": [list(bid) for bid in bids]}
        for board, card, bids in zip(BOARD_NAMES, state.offer, state.bids, strict=True)
        if card >= 0
    }


def read_auction(state: SenatorsState, reader: Reader, key: str) -> None:
    table = reader.table(key)
    for board, name in enumerate(BOARD_NAMES):
        if name in table:
            lot = table.table(name)
            state.offer[board] = lot.item("card", "card")
            state.bids[board] = read_bids(lot)
            lot.done()
    table.done()


def read_bids(lot: Reader) -> tuple[tuple[int, int], ...]:
    """The bids on one card, the lowest first: [[seat, price], ...]."""
    bids: list[tuple[int, int]] = []
    for bid in lot.array("bids", []):
        if not isinstance(bid, list | tuple) or len(bid) != 2:
            raise lot.fail("bids", "[each-bid-seat] each bid is [seat, price], not {value!r}", value=bid)
        seat, price = (lot.decode("number", "bids", value) for value in bid)
        bids.append((seat, price))
    return tuple(bids)


def fill_auction(state: SenatorsState, lots: dict[str, Any]) -> None:
    for board, name in enumerate(BOARD_NAMES):
        lot = lots.get(name)
        if lot is not None:
            state.offer[board] = _CARD[lot["card"]]
            state.bids[board] = tuple([(seat, price) for seat, price in lot["bids"]])


# -- payments -----------------------------------------------------------------------------------------------------


def payments(state: SenatorsState) -> list[list[int | None]]:
    """The public payments in order: [payer, receiver, amount], None for the bank (SEN-4.2)."""
    out: list[list[int | None]] = []
    entry = state.ledger
    while entry is not None:
        entry, payer, receiver, amount = entry
        out.append([None if payer == BANK else payer, None if receiver == BANK else receiver, amount])
    out.reverse()
    return out


def read_payments(state: SenatorsState, reader: Reader, key: str) -> None:
    for i, payment in enumerate(reader.array(key)):
        _book(state, reader, f"{key}[{i}]", payment)


def _book(state: SenatorsState, reader: Reader, key: str, payment: Any) -> None:
    if not isinstance(payment, list | tuple) or len(payment) != 3:
        raise reader.fail(
            key,
            "[payment-payer-receiver] a payment is [payer, receiver, amount], not {value!r}",
            value=payment,
        )
    payer, receiver, amount = payment
    payer = BANK if payer is None else _whole(reader, key, payer)
    receiver = BANK if receiver is None else _whole(reader, key, receiver)
    amount = _whole(reader, key, amount)
    if not (BANK <= payer < state.seats and BANK <= receiver < state.seats and amount > 0):
        raise reader.fail(key, "[cannot-been-paid] {value} cannot have been paid", value=payment)
    state.ledger = (state.ledger, payer, receiver, amount)


def _whole(reader: Reader, key: str, value: Any) -> int:
    if type(value) is int and -LARGEST <= value <= LARGEST:
        return value
    found: int = reader.decode("number", key, value)  # says what is wrong
    return found


def fill_payments(state: SenatorsState, paid: list[list[Any]]) -> None:
    """All payments are public, so everybody's money is known to a perfect memory (SEN-4.2)."""
    cash = list(state.game.start_money[: state.seats])
    ledger: Ledger = None
    for payment in paid:
        amount: int = payment[2]
        payer: int = BANK if payment[0] is None else payment[0]
        receiver: int = BANK if payment[1] is None else payment[1]
        if payer != BANK:
            cash[payer] -= amount
        if receiver != BANK:
            cash[receiver] += amount
        ledger = (ledger, payer, receiver, amount)
    state.ledger = ledger
    state.cash = cash
