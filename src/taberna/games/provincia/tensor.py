"""Provincia Romana as numbers: everything its declaration shows, and what kinds do not say of it.

The sizes of the decks and of the hands by deck, the building of one's own, and the battles that were fought.
"""

from __future__ import annotations

from taberna.adapters import derived
from taberna.adapters.encoding import Field, length, things
from taberna.kernel.game import Game

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
    ]
    player += [things("personal", game.names["card"]), things("hand_backs", decks, HAND)]
    return common, player
