"""Rome: Rise to Power as numbers."""

from __future__ import annotations

from array import array

from taberna.adapters.encoding import Field, View, computed, flag, number, seat, things
from taberna.kernel.game import Game

SECTIONS = 4
DICE = 3  # of a group that are told one by one; further ones are rare


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    provinces = game.names["province"]
    senate = game.names["senate_card"]
    arena = game.names["arena_card"]
    tracks = game.names["track"]
    resources = game.names["resource"]

    def groups(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        """Per track and section: whose dice (the observer first), then the faces / 6."""
        width = count + DICE
        for i, track in enumerate(tracks):
            for j, group in enumerate(view["tracks"][track][:SECTIONS]):
                if group:
                    place = at + (i * SECTIONS + j) * width
                    out[place + (group["seat"] - observer) % count] = 1.0
                    for k, face in enumerate(group["dice"][:DICE]):
                        out[place + count + k] = face / 6

    common = [
        seat("to_move", seats),
        seat("order", seats),
        things("step.name", sorted(game.steps)),
        things("step.track", tracks),
        number("step.strength", 20),
        number("step.budget", 20),
        number("round", 5),
        number("phase", 5),
        computed("groups", 3 * SECTIONS * (seats + DICE), "per track and section: owner, faces / 6", groups),
        things("displays.military", provinces),
        things("displays.senate", senate),
        things("displays.black_market", arena, 3),
        things("decks", ("provinces", "senate", "arena"), 25),
        things("removed.provinces", provinces),
        things("removed.senate", senate),
        things("removed.arena", arena, 3),
    ]
    player = [
        number("sp", 60),
        things("points", ("start", "forum", "arena", "senate", "regions"), 30),
        things("forum", resources, 5),
        number("sum", 36),
        computed("dice", 6, "how many own dice show each face, / 3", _dice),
        things("provinces", provinces),
        things("exhausted", provinces),
        things("senate", senate),
        number("hand_size", 10),
        things("hand", arena, 3),
        flag("committed"),
        number("promised.strength", 10),
        number("promised.budget", 10),
    ]
    return common, player


def _dice(out: array[float], at: int, player: View, observer: int, seats: int) -> None:
    for face in player["dice"] or []:
        if isinstance(face, int) and 1 <= face <= 6:
            out[at + face - 1] += 1 / 3
