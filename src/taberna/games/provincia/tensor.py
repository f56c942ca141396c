"""Provincia Romana as numbers: everything its declaration shows, and what kinds do not say of it.

The sizes of the decks and of the hands by deck, colours, the building of one's own, the battles that were fought, and
what a perfect memory holds (`tensor_memory`).
"""

from __future__ import annotations

from array import array
from typing import Any

from taberna.adapters import derived
from taberna.adapters.encoding import Field, length, quicker, sizes, things
from taberna.kernel.game import Game

from .cards import BUILDINGS, COLOURS, HORREUM
from .tensor_memory import fields_of_memory

CARDS, HAND = 132.0, 10.0  # what numbers are divided by
BATTLES = 4


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    decks = game.names["deck"]
    piles = [things(pile, decks, CARDS) for pile in ("decks", "discards", "removed")]
    for pile in piles:
        quicker([pile], pile.path, sizes(CARDS))
    common, player = derived.fields(game, seats)
    quicker(player, "hand_maybe", _maybe)
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
    quicker(player, "hand_backs", _backs)
    return common, player


def _backs(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
    hand = parts[0]
    senate = 0
    for card in hand:
        if card >= BUILDINGS:
            senate += 1
    out[at] = (len(hand) - senate) / HAND
    out[at + 1] = senate / HAND


def _maybe(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
    """Cards that may have been discarded unseen since everybody saw them."""
    for items, hidden in ((parts[0], parts[1]), (parts[2], parts[3])):
        if hidden:
            now = len(hidden)
            for card, epoch, _ in items:
                if card >= 0 and card != HORREUM and epoch < now:
                    out[at + card] += 1.0
