"""Provincia Romana as numbers."""

from __future__ import annotations

from taberna.adapters.encoding import Field, flag, length, number, seat, things
from taberna.kernel.game import Game

GOODS = ("clay", "wood", "stone", "gold")


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    cards = game.names["card"]
    decks = game.names["deck"]
    standing = game.names["standing"]
    common = [
        seat("to_move", seats),
        seat("start", seats),
        seat("step.chooser", seats),
        things("step.name", sorted(game.steps)),
        things("step.deck", decks),
        things("step.card", cards),
        number("round", 6),
        number("phase", 5),
        things("markers", decks, 2),
        things("supply", GOODS, 50),
        things("decks", decks, 132),
        things("discards", decks, 132),
        things("face_up", cards),
        length("battles", 4),
    ]
    player = [
        *(number(good, 10) for good in GOODS),
        number("storage", 10),
        number("morale", 20),
        number("defence", 20),
        number("military", 20),
        number("prestige", 100),
        things("town", game.names["town"]),
        things("city", standing),
        things("front", cards),
        things("hand", cards),
        things("hand_known", cards),
        things("hand_backs", decks, 10),
        number("hand_size", 10),
        number("tokens_left", 5),
        things("tokens", game.names["token"]),
        flag("committed"),
        flag("tax_free"),
    ]
    return common, player
