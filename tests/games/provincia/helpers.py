"""A few words that let the tests of Provincia Romana read like the examples of its rules.

Seats 0 to 5 are players A to F. Goods are written as in the rules: ``2C 1W 0S 3G``.
"""

from __future__ import annotations

from typing import Any

import taberna
from taberna.kernel.errors import Reason
from taberna.kernel.log import Event

PROVINCIA = taberna.game("provincia")
PLAYERS = "ABCDEF"
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


def play(state: Any, *lines: str) -> Any:
    """Play moves written ``"B: take fons"``; several of one player are joined by ``;``."""
    for line in lines:
        letter, texts = line.split(":")
        for text in texts.split(";"):
            state.play(PLAYERS.index(letter), text.strip())
    return state


def legal(state: Any, letter: str) -> list[str]:
    return [move.text for move in state.moves(PLAYERS.index(letter))]


def refused(state: Any, letter: str, move: str) -> Reason:
    """The reason why a move is refused; fails if it is legal."""
    reason = state.why_not(PLAYERS.index(letter), move)
    assert reason is not None, f"{letter} may play {move!r}"
    return reason  # type: ignore[no-any-return]


def of(state: Any, letter: str) -> dict[str, Any]:
    """Everything one player has, in names."""
    return state.dump()["players"][PLAYERS.index(letter)]  # type: ignore[no-any-return]


def stock(state: Any, letter: str) -> str:
    """``"2C 1W 0S 3G"``."""
    player = of(state, letter)
    return " ".join(f"{player[name]}{sign}" for sign, name in LETTERS.items())


def supply(state: Any) -> str:
    found = state.dump()["supply"]
    return " ".join(f"{found[name]}{sign}" for sign, name in LETTERS.items())


def asked(state: Any) -> str:
    """Who decides what: ``"A PlayTurn"``, ``"AB ChooseTokens"``, or ``"over"``."""
    if not state.to_move:
        return "over"
    return "".join(PLAYERS[seat] for seat in state.to_move) + " " + state.stack[-1].name


def log_of(state: Any, *lines: str) -> list[Event]:
    """The log events of these moves."""
    state.listener = None
    events = state.listen()
    play(state, *lines)
    state.listener = None
    return events  # type: ignore[no-any-return]


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
