"""A few words that let the tests of Provincia Romana read like the examples of its rules.

Seats 0 to 5 are players A to F. Goods are written as in the rules: ``2C 1W 0S 3G``.
"""

from __future__ import annotations

from typing import Any

import taberna
from taberna.kernel.log import Event

from ..helpers import Seats

PROVINCIA = taberna.game("provincia")
PLAYERS = "ABCDEF"
_SEATS = Seats(PLAYERS)
play, legal, refused, asked, log_of, of = _SEATS.words()
LETTERS = {"C": "clay", "W": "wood", "S": "stone", "G": "gold"}


def goods(text: str) -> dict[str, int]:
    """``"2C 1W"`` as {"clay": 2, "wood": 1}."""
    return {LETTERS[word[-1]]: int(word[:-1]) for word in text.split()}


def position(seats: int = 2, game: Any = PROVINCIA, **spec: Any) -> Any:
    """A position; players are given as ``A={"goods": "2C 1W", "hand": [...]}``."""
    players = []
    for letter in PLAYERS[:seats]:
        player = dict(spec.pop(letter, {}))
        player.update(goods(player.pop("goods", "")))
        players.append(player)
    return game.position({"seats": seats, "players": players, **spec})


def stock(state: Any, letter: str) -> str:
    """``"2C 1W 0S 3G"``."""
    player = of(state, letter)
    return " ".join(f"{player[name]}{sign}" for sign, name in LETTERS.items())


def supply(state: Any) -> str:
    found = state.dump()["supply"]
    return " ".join(f"{found[name]}{sign}" for sign, name in LETTERS.items())


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def started(seats: int, game: Any = PROVINCIA, **spec: Any) -> Any:
    """A new game after the choice of towns: the first round begins."""
    state = game.new(seats=seats, **spec)
    while state.stack[-1].name == "ChooseTown":
        seat = state.to_move[0]
        state.play(seat, state.moves(seat)[0])
    return state


def everybody_ends(state: Any) -> Any:
    """All remaining players end their turns, and nobody has to discard."""
    while asked(state).endswith("PlayTurn"):
        state.play(state.to_move[0], "end")
    return state


def battle(bellum: str, *tokens: str, game: Any = PROVINCIA, seats: int = 2, **spec: Any) -> Any:
    """A fight: everybody puts down the named token (A first), the Gauls are ``bellum``."""
    number = game.data.value("bellum", bellum, "round")
    for letter, name in zip(PLAYERS[:seats], tokens, strict=True):
        spec[letter] = {**spec.get(letter, {}), "tokens": [name]}
    state = position(seats, game, round=number, bellum=[bellum], step="ChooseTokens", **spec)
    state.listen()
    for seat, name in enumerate(tokens):
        state.play(seat, f"token {name}")
    return state


def fights(state: Any) -> dict[str, bool]:
    """Who won the battle just fought, by the log."""
    return {
        PLAYERS[event.args["seat"]]: event.key == "wins-battle"
        for event in state.listener
        if event.key in ("wins-battle", "loses-battle")
    }


#: With harder penalties than the base game has.
HARD = taberna.game(
    "provincia",
    {
        "bellum": {
            "bellum_ii_a": {
                "first": {"kind": "resources", "amount": 3},
                "substitute": {"kind": "prestige", "amount": 3},
            },
            "bellum_ii_b": {"first": {"kind": "building", "tag": "any", "amount": 2}, "substitute": {}},
        }
    },
)


def ends(state: Any, step: str) -> list[Any]:
    """All states reached when seat 0 has answered this step in every way."""
    if state.dump()["stack"][-1]["step"] != step or state.to_move != (0,):
        return [state]
    found: list[Any] = []
    for move in state.moves(0):
        world = state.copy()
        world.play(0, move)
        found += ends(world, step)
    return found


def lost_hard(bellum: str, **loser: Any) -> Any:
    """Seat 0 has just lost the battle of round 2, with harder penalties."""
    players = [{"morale": 1, "defence": -3, "hand": [], **loser}, {"morale": 10, "defence": 10, "hand": []}]
    state = HARD.position({"round": 2, "bellum": [bellum], "step": "ChooseTokens", "players": players})
    for seat in (0, 1):
        state.play(seat, state.moves(seat)[0])
    return state
