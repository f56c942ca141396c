"""Provincia Romana as numbers: everything its declaration shows, and what kinds do not say of it.

The sizes of the decks and of the hands by deck, colours, the building of one's own, the battles that were fought, and
what a perfect memory holds (`tensor_memory`).
"""

from __future__ import annotations

from taberna.adapters import derived
from taberna.adapters.encoding import Field, length, things
from taberna.kernel.game import Game

from .cards import COLOURS
from .tensor_memory import fields_of_memory

CARDS, HAND = 132.0, 10.0  # what numbers are divided by
BATTLES = 4


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    decks = game.names["deck"]
    common, player = derived.fields(game, seats)
    common += [
        *(things(pile, decks, CARDS) for pile in ("decks", "discards", "removed")),
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
    return common, player
