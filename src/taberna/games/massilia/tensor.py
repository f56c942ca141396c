"""Massilia as numbers."""

from __future__ import annotations

from array import array

from taberna.adapters.encoding import Field, View, computed, number, seat, things
from taberna.kernel.game import Game


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    cards = game.names["card"]
    goods = game.names["goods"]
    dice = game.names["die"]
    colours = (*game.names["colour"], "beige")
    ring = 16  # the largest market; a smaller one leaves places empty

    def stalls(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        """Per stall: whose it is (the observer first), then its goods."""
        width = count + len(goods)
        for stall in view["market"]["stalls"]:
            place = at + (int(stall["space"][1:]) - 1) * width
            out[place + (stall["owner"] - observer) % count] = 1.0
            for i, good in enumerate(goods):
                out[place + count + i] = stall["goods"][good] / 6

    def figures(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        """Per figure: one place for each space of the path."""
        for i, figure in enumerate(game.names["figure"]):
            where = view["market"]["figures"].get(figure)
            if where:
                out[at + i * ring + int(where[1:]) - 1] = 1.0

    common = [
        seat("to_move", seats),
        seat("active", seats),
        seat("passed", seats),
        things("step.name", sorted(game.steps)),
        things("step.card", cards),
        number("round", 8),
        things("temple", dice, 3),
        things("harbour", goods, 20),
        things("prices", (*goods, "temple"), 6),
        things("marks", goods, 6),
        things("display", cards),
        things("discard_pile", cards),
        number("draw_pile", 48),
        computed("stalls", ring * (seats + len(goods)), "per stall space: owner, goods / 6", stalls),
        computed("figures", ring * len(game.names["figure"]), "per figure: its space of the path", figures),
    ]
    player = [
        number("reputation", 10),
        number("stalls", 6),
        number("tiles_left", 6),
        things("reserve", dice),
        things("dice_taken", colours, 3),
        number("hand_size", 5),
        number("money", 30, "money / 30; 0 if hidden"),
        number("stones", 30, "penalty stones / 30; 0 if hidden"),
        things("screen", colours, 3),
        things("hand", cards),
    ]
    return common, player
