"""The whole truth in names: what `dump` writes and `load` reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.reader import Reader

from .cards import BELLUM_NAMES, CARD_NAMES, DECK_NAMES, GOODS, STANDING_NAMES, TOKEN_NAMES, TOWN_NAMES
from .memory import Cards, DeckMemory, Memory

if TYPE_CHECKING:
    from .state import ProvinciaState


def names(cards: Cards) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def names_or_none(cards: Cards) -> list[str | None]:
    """-1 stands for a card that is gone or not known."""
    return [CARD_NAMES[card] if card >= 0 else None for card in cards]


def dump_body(state: ProvinciaState) -> dict[str, Any]:
    memory = state.recall()
    return {
        "round": state.round,
        "start": state.start,
        "markers": dict(zip(DECK_NAMES, state.markers, strict=True)),
        "supply": dict(zip(GOODS, state.supply, strict=True)),
        "set_aside": dict(zip(GOODS, state.aside, strict=True)),
        "players": [_dump_player(state, seat) for seat in range(state.seats)],
        "decks": {name: names(deck[::-1]) for name, deck in zip(DECK_NAMES, state.decks, strict=True)},
        "discards": {name: names(pile) for name, pile in zip(DECK_NAMES, state.piles, strict=True)},
        "removed": {name: names(cards) for name, cards in zip(DECK_NAMES, state.removed, strict=True)},
        "face_up": names(state.face_up),
        "face_down": names_or_none(state.face_down),
        "bellum": [BELLUM_NAMES[card] for card in state.bellum],
        "revealed_tokens": [[TOKEN_NAMES[t] for t in tokens] for tokens in state.revealed_tokens],
        "memory": {
            name: _dump_memory(deck, state.seats) for name, deck in zip(DECK_NAMES, memory.decks, strict=True)
        },
    }


def _dump_player(state: ProvinciaState, seat: int) -> dict[str, Any]:
    town = state.town[seat]
    committed = state.committed[seat]
    return {
        "town": None if town < 0 else TOWN_NAMES[town],
        **dict(zip(GOODS, state.goods[4 * seat : 4 * seat + 4], strict=True)),
        "morale": state.morale[seat],
        "defence": state.defence[seat],
        "prestige": state.prestige[seat],
        "on_prestige_cards": state.carded[seat],
        "on_no_card": state.uncarded[seat],
        "city": [STANDING_NAMES[standing] for standing in state.city[seat]],
        "front": names(state.front[seat]),
        "concussio": [target for owner, target in state.extorted if owner == seat],
        "hand": names(state.hand[seat]),
        "known": names(state.known[seat]),
        "tokens": [TOKEN_NAMES[t] for t in state.tokens[seat]],
        "committed": None if committed < 0 else TOKEN_NAMES[committed],
        "played_tokens": [TOKEN_NAMES[t] for t in state.played[seat]],
    }


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


# -- reading ------------------------------------------------------------------------------------------


def load_body(state: ProvinciaState, reader: Reader) -> None:
    state.round = reader.number("round", 1, 6)
    state.start = reader.number("start", 0, state.seats - 1)
    state.markers = _by_name(reader.table("markers"), DECK_NAMES)
    state.supply = _by_name(reader.table("supply"), GOODS)
    state.aside = tuple(_by_name(reader.table("set_aside"), GOODS))
    players = reader.seated("players", state.seats)
    for seat, player in enumerate(players):
        _load_player(state, seat, player)
    decks, piles, removed = reader.table("decks"), reader.table("discards"), reader.table("removed")
    for deck, name in enumerate(DECK_NAMES):
        state.decks[deck] = decks.item("card*", name)[::-1]
        state.piles[deck] = piles.item("card*", name)
    state.removed = tuple(removed.item("card*", name) for name in DECK_NAMES)
    for table in (decks, piles, removed):
        table.done()
    state.face_up = reader.item("card*", "face_up")
    state.face_down = reader.item("card?*", "face_down")
    state.bellum = reader.item("bellum*", "bellum")
    state.revealed_tokens = reader.item("token**", "revealed_tokens")
    memory = reader.table("memory")
    state.memory = Memory([_load_memory(memory.table(name), state.seats) for name in DECK_NAMES])
    memory.done()


def _by_name(reader: Reader, keys: tuple[str, ...]) -> list[int]:
    found = [reader.number(key) for key in keys]
    reader.done()
    return found


def _load_player(state: ProvinciaState, seat: int, player: Reader) -> None:
    town = player.item("town?", "town")
    state.town = (*state.town[:seat], town, *state.town[seat + 1 :])
    for good, name in enumerate(GOODS):
        state.goods[4 * seat + good] = player.number(name)
    state.morale[seat] = player.number("morale")
    state.defence[seat] = player.number("defence", -99, 99)
    state.prestige[seat] = player.number("prestige", -999, 999)
    state.carded[seat] = player.number("on_prestige_cards")
    state.uncarded[seat] = player.number("on_no_card", -999, 999)
    state.city[seat] = _sorted(player, "standing*", "city")
    state.front[seat] = _sorted(player, "card*", "front")
    for target in player.numbers("concussio", 0, state.seats - 1):
        state.extorted += ((seat, target),)
    state.hand[seat] = _sorted(player, "card*", "hand")
    state.known[seat] = _sorted(player, "card*", "known")
    state.tokens[seat] = _sorted(player, "token*", "tokens")
    state.committed[seat] = player.item("token?", "committed")
    state.played[seat] = player.item("token*", "played_tokens")
    player.done()


def _sorted(reader: Reader, kind: str, key: str) -> tuple[int, ...]:
    """The rules rely on the order of hands and cities; whoever writes a dump by hand need not know it."""
    return tuple(sorted(reader.item(kind, key)))


def _load_memory(reader: Reader, seats: int) -> DeckMemory:
    deck = DeckMemory(seats)
    deck.shuffle = reader.number("shuffle")
    deck.pile = reader.item("card*", "pile")
    deck.pile_old = reader.number("pile_old")
    deck.places = tuple(reader.numbers("places"))
    deck.within[seats] = reader.item("card*", "within")
    for key, length in (("places", 2), ("hands", seats), ("private", seats)):
        if len(reader.array(key)) != length:
            raise reader.fail(key, "must have {count} entries", count=length)
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
        raise reader.fail("slots", "must have {count} entries", count=2)
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
            raise reader.fail(f"{key}[{i}]", "must have {count} entries", count=width)
    return rows
