"""Entries of dumps and views that names alone do not say: goods, the targets of CONCUSSIO, the memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.reader import Reader

from .cards import CARD_NAMES, CLAY, DECK_NAMES, GOLD, GOODS, STONE, WOOD, Cards, names
from .memory import DeckMemory, Memory

if TYPE_CHECKING:
    from .state import ProvinciaState

# -- goods: four numbers for each seat in one list ------------------------------------------------------------


def clay(state: ProvinciaState, seat: int) -> int:
    return state.goods[4 * seat + CLAY]


def wood(state: ProvinciaState, seat: int) -> int:
    return state.goods[4 * seat + WOOD]


def stone(state: ProvinciaState, seat: int) -> int:
    return state.goods[4 * seat + STONE]


def gold(state: ProvinciaState, seat: int) -> int:
    return state.goods[4 * seat + GOLD]


def read_good(state: ProvinciaState, seat: int, player: Reader, key: str) -> None:
    state.goods[4 * seat + GOODS.index(key)] = player.number(key)


# -- CONCUSSIO ------------------------------------------------------------------------------------------------


def concussio(state: ProvinciaState, seat: int) -> list[int]:
    """Against whom a player's cards are (PRO-3.34)."""
    return [target for owner, target in state.extorted if owner == seat]


def read_concussio(state: ProvinciaState, seat: int, player: Reader, key: str) -> None:
    fill_concussio(state, seat, player.numbers(key, 0, state.seats - 1))


def fill_concussio(state: ProvinciaState, seat: int, targets: list[int]) -> None:
    state.extorted += tuple([(seat, target) for target in targets])


# -- the memory -----------------------------------------------------------------------------------------------


def names_or_none(cards: Cards) -> list[str | None]:
    """-1 stands for a card that is gone or not known."""
    return [CARD_NAMES[card] if card >= 0 else None for card in cards]


def memory(state: ProvinciaState) -> dict[str, Any]:
    decks = state.recall().decks
    return {name: _dump_memory(deck, state.seats) for name, deck in zip(DECK_NAMES, decks, strict=True)}


def read_memory(state: ProvinciaState, reader: Reader, key: str) -> None:
    table = reader.table(key)
    state.memory = Memory([_load_memory(table.table(name), state.seats) for name in DECK_NAMES])
    table.done()


def _dump_memory(deck: DeckMemory, seats: int) -> dict[str, Any]:
    return {
        **common_memory(deck),
        "within": names(deck.within[seats]),
        "hands": [hand_memory(deck, seat) for seat in range(seats)],
        "private": [private_memory(deck, seat) for seat in range(seats)],
    }


def common_memory(deck: DeckMemory) -> dict[str, Any]:
    return {
        "shuffle": deck.shuffle,
        "pile": names(deck.pile),
        "pile_old": deck.pile_old,
        "places": list(deck.places),
    }


def hand_memory(deck: DeckMemory, seat: int) -> dict[str, Any]:
    """What everybody remembers of a hand; see `memory`."""
    return {
        "items": [[CARD_NAMES[c] if c >= 0 else None, epoch, s] for c, epoch, s in deck.items[seat]],
        "hidden": list(deck.hidden[seat]),
        "gone": deck.gone[seat],
    }


def private_memory(deck: DeckMemory, seat: int) -> dict[str, Any]:
    """What one seat alone remembers."""
    return {
        "within": names(deck.within[seat]),
        "top": names(deck.top[seat]),
        "slots": names_or_none(deck.slots[seat]),
        "buried": names(deck.buried[seat]),
        "notes": [[other, CARD_NAMES[card]] for other, card in deck.notes[seat]],
    }


def _load_memory(reader: Reader, seats: int) -> DeckMemory:
    deck = DeckMemory(seats)
    deck.shuffle = reader.number("shuffle")
    deck.pile = reader.item("card*", "pile")
    deck.pile_old = reader.number("pile_old")
    deck.places = tuple(reader.numbers("places"))
    deck.within[seats] = reader.item("card*", "within")
    for key, length in (("places", 2), ("hands", seats), ("private", seats)):
        if len(reader.array(key)) != length:
            raise reader.fail(key, "[must-entries] must have {count} entries", count=length)
    for seat, hand in enumerate(reader.tables("hands")):
        deck.items[seat] = tuple(
            (hand.decode("card?", "items", card), *hand.decode("number*", "items", [epoch, shuffle]))
            for card, epoch, shuffle in _rows(hand, "items", 3)
        )
        deck.hidden[seat] = tuple(hand.numbers("hidden"))
        deck.gone[seat] = hand.number("gone")
        hand.done()
    for seat, private in enumerate(reader.tables("private")):
        _load_private(deck, seat, private)
    reader.done()
    return deck


def _load_private(deck: DeckMemory, seat: int, reader: Reader) -> None:
    deck.within[seat] = reader.item("card*", "within")
    deck.top[seat] = reader.item("card*", "top")
    deck.slots[seat] = reader.item("card?*", "slots")
    if len(deck.slots[seat]) != 2:
        raise reader.fail("slots", "[must-entries] must have {count} entries", count=2)
    deck.buried[seat] = reader.item("card*", "buried")
    deck.notes[seat] = tuple(
        (reader.decode("seat", "notes", other), reader.decode("card", "notes", card))
        for other, card in _rows(reader, "notes", 2)
    )
    reader.done()


def _rows(reader: Reader, key: str, width: int) -> list[list[Any]]:
    """A list of lists that all have this length."""
    rows = list(reader.array(key))
    for i, row in enumerate(rows):
        if not isinstance(row, list | tuple) or len(row) != width:
            raise reader.fail(f"{key}[{i}]", "[must-entries] must have {count} entries", count=width)
    return rows
