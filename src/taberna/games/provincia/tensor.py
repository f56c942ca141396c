"""Provincia Romana as numbers: everything its declaration shows, and what kinds do not say of it.

The sizes of the decks and of the hands by deck, colours, the building of one's own, the battles that were fought, and
what a perfect memory holds (`tensor_memory`).
"""

from __future__ import annotations

from array import array
from typing import Any

from taberna.adapters import derived
from taberna.adapters.encoding import Field, counted, length, quicker, things
from taberna.kernel.game import Game

from .cards import BUILDINGS, COLOURS, HORREUM
from .tensor_memory import fields_of_memory

CARDS, HAND = 132.0, 10.0  # what numbers are divided by
BATTLES = 4


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    decks = game.names["deck"]
    piles = [things(pile, decks, CARDS) for pile in ("decks", "discards", "removed")]
    for pile in piles:
        counted([pile], pile.path, CARDS)
    common, player = derived.fields(game, seats)
    quicker(player, "hand_maybe", _maybe, _in_doubt)
    common += [
        *piles,
        length("battles", BATTLES),
        *(things(f"battles.{place}.bellum", game.names["bellum"]) for place in range(BATTLES)),
        *(things(f"battles.{place}.tokens", game.names["token"]) for place in range(BATTLES)),
        *fields_of_memory(game, seats),
    ]
    player += [
        things("colour", COLOURS),
        things("personal", game.names["card"]),
        things("hand_backs", decks, HAND),
    ]
    quicker(player, "hand_backs", _backs, _kinds_of_backs)
    return common, player


def _kinds_of_backs(parts: list[Any]) -> tuple[int, int]:
    """How many cards of a hand have which back."""
    hand: tuple[int, ...] = parts[0]
    senate = 0
    for card in hand:
        if card >= BUILDINGS:
            senate += 1
    return len(hand) - senate, senate


def _backs(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
    buildings, senate = _kinds_of_backs(parts)
    out[at] = buildings / HAND
    out[at + 1] = senate / HAND


def _in_doubt(parts: list[Any]) -> tuple[int, ...]:
    """Cards that may have been discarded unseen since everybody saw them."""
    if not parts[1] and not parts[3]:
        return ()
    found: list[int] = []
    for items, hidden in ((parts[0], parts[1]), (parts[2], parts[3])):
        if hidden:
            now = len(hidden)
            for card, epoch, _ in items:
                if card >= 0 and card != HORREUM and epoch < now:
                    found.append(card)
    return tuple(found)


def _maybe(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
    for card in _in_doubt(parts):
        out[at + card] += 1.0
