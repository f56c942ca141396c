"""Laying out the cards of a position: empty the places it names, take the named cards from wherever they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from taberna.kernel.reader import Reader

from .cards import (
    BUILDINGS,
    CARD_NAMES,
    DECK_NAMES,
    DECK_RANGES,
    FIRST_OPES,
    HORREUM,
    Cards,
    deck_of,
    type_of,
)
from .goods import without
from .memory import fresh

if TYPE_CHECKING:
    from .state import ProvinciaState


def place_cards(state: ProvinciaState, reader: Reader, players: list[Reader]) -> None:
    display = reader.table("display", {})
    decks, discards = reader.table("decks", {}), reader.table("discards", {})
    exact = [reader.decode("deck", "exact", name) for name in reader.array("exact", [])]
    for seat, player in enumerate(players):
        _clear(state, seat, player)
    for table, key, cards in _wanted(players, display, decks, discards):
        for card in cards:
            _take(state, card, table, key)
    # Everything named is out of the piles now; lay it where it belongs.
    for seat, player in enumerate(players):
        _lay_before(state, seat, player)
    state.face_up = tuple(sorted(display.item("card*", "face_up", [])))
    state.face_down = display.item("card*", "face_down", [])
    _lay_piles(state, decks, discards, exact)
    _remember(state, players, discards)
    for table in (display, decks, discards):
        table.done()


def _clear(state: ProvinciaState, seat: int, player: Reader) -> None:
    """What a position names it names completely; a city without HORREUM has it in the hand, if that is not named."""
    if "city" in player:
        lost = HORREUM not in player.item("standing*", "city") and "hand" not in player
        _give_back(state, [type_of(standing) for standing in state.city[seat] if not lost])
        state.city[seat] = ()
        if lost:
            state.hand[seat] = tuple(sorted((*state.hand[seat], HORREUM)))
    for key, piles in (("front", state.front), ("hand", state.hand)):
        if key in player:
            _give_back(state, piles[seat])
            piles[seat] = ()


def _wanted(
    players: list[Reader], display: Reader, decks: Reader, discards: Reader
) -> Iterator[tuple[Reader, str, Cards]]:
    """Who asks for which cards."""
    for player in players:
        yield player, "city", tuple(map(type_of, player.item("standing*", "city", [])))
        yield player, "front", _cards(player, "front", range(BUILDINGS, FIRST_OPES))
        yield player, "hand", _cards(player, "hand", range(FIRST_OPES))
    for key in ("face_up", "face_down"):
        yield display, key, display.item("card*", key, [])
    for table in (decks, discards):
        for deck, name in enumerate(DECK_NAMES):
            yield table, name, _cards(table, name, DECK_RANGES[deck])


def _lay_before(state: ProvinciaState, seat: int, player: Reader) -> None:
    if "city" in player:
        state.city[seat] = tuple(sorted(player.item("standing*", "city")))
    for key, piles in (("front", state.front), ("hand", state.hand)):
        if key in player:
            piles[seat] = tuple(sorted(player.item("card*", key)))
    if "concussio" in player:
        state.extorted += ((seat, player.number("concussio", 0, state.seats - 1)),)


def _cards(reader: Reader, key: str, fitting: range) -> Cards:
    cards: Cards = reader.item("card*", key, [])
    for card in cards:
        if card not in fitting:
            raise reader.fail(key, f"{CARD_NAMES[card]} cannot lie here")
    return cards


def _give_back(state: ProvinciaState, cards: Iterable[int]) -> None:
    """Cards a player does not have after all go under their deck; HORREUM leaves the game."""
    for card in cards:
        deck = deck_of(card)
        if card == HORREUM:
            _remove(state, deck, (card, *state.removed[deck]))
        else:
            state.decks[deck] = (card, *state.decks[deck])


def _remove(state: ProvinciaState, deck: int, cards: Cards) -> None:
    """Say which cards of a deck are out of the game."""
    state.removed = (*state.removed[:deck], cards, *state.removed[deck + 1 :])


def _take(state: ProvinciaState, card: int, reader: Reader, key: str) -> None:
    """Remove one copy from wherever it is: deck (from below), discard pile, out of the game, a hand."""
    deck = deck_of(card)
    for piles in (state.decks, state.piles):
        if card in piles[deck]:
            piles[deck] = without(piles[deck], card)
            return
    if card in state.removed[deck]:
        _remove(state, deck, without(state.removed[deck], card))
        return
    for seat in range(state.seats):
        if card in state.hand[seat]:
            state.hand[seat] = without(state.hand[seat], card)
            return
    raise reader.fail(key, f"there are not so many copies of {CARD_NAMES[card]}")


def _lay_piles(state: ProvinciaState, decks: Reader, discards: Reader, exact: list[int]) -> None:
    """Named cards lie on top, the first one uppermost; an empty list empties a deck into its discard pile."""
    for deck, name in enumerate(DECK_NAMES):
        top: Cards = decks.item("card*", name, [])
        thrown: Cards = discards.item("card*", name, [])
        rest, pile = state.decks[deck], state.piles[deck]
        if deck in exact:  # only the named cards; the others are out of the game
            _remove(state, deck, (*state.removed[deck], *rest, *pile))
            rest = pile = ()
        elif name in decks and not top:
            rest, pile = (), pile + rest
        state.decks[deck] = (*rest, *reversed(top))
        state.piles[deck] = (*pile, *thrown)


def _remember(state: ProvinciaState, players: list[Reader], discards: Reader) -> None:
    """Nobody has seen anything but what the position says: named discards, and `seen` cards in hands."""
    memory = fresh(state.seats)
    for seat in range(state.seats):
        seen = list(players[seat].item("card*", "seen", [])) if seat < len(players) else []
        for card in state.hand[seat]:
            known = card in seen or card == HORREUM
            memory.decks[deck_of(card)].add_item(seat, card if known else -1, 0)
            if card in seen:
                seen.remove(card)
        if seen:
            raise players[seat].fail("seen", f"{CARD_NAMES[seen[0]]} is not in the hand")
        state.known[seat] = tuple(sorted(card for deck in memory.decks for card in deck.certain(seat)))
    for deck, name in enumerate(DECK_NAMES):
        memory.decks[deck].pile = tuple(sorted(discards.item("card*", name, [])))
    state.memory = memory
    state.story = None
