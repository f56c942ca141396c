"""A few words that let the tests of Massilia read like the examples of its rules. Seats 0 to 3 are players A to D."""

from __future__ import annotations

from typing import Any

import taberna
from taberna.kernel.errors import Reason
from taberna.kernel.log import Event

MASSILIA = taberna.game("massilia")
PLAYERS = "ABCD"
GOODS = ("pink", "orange", "purple", "beige")

#: Where the others stand when a test does not care: far from the spaces it uses.
QUIET_STALLS = ({"S1": {}}, {"S14": {}}, {"S10": {}}, {"S16": {}})


def position(seats: int = 2, **spec: Any) -> Any:
    """A position; what one player holds is given as ``A={"money": 7, ...}``, the rest as docs/positions says.

    Who names no stalls has an empty one, out of the way.
    """
    players = [{"stalls": QUIET_STALLS[i], **spec.pop(PLAYERS[i], {})} for i in range(seats)]
    return MASSILIA.position({"players": players, **spec})


def play(state: Any, *lines: str) -> Any:
    """Play moves written ``"B: use brown; die brown_5"``."""
    for line in lines:
        letter, texts = line.split(":")
        for text in texts.split(";"):
            state.play(PLAYERS.index(letter), text.strip())
    return state


def legal(state: Any, letter: str = "A") -> list[str]:
    return [move.text for move in state.moves(PLAYERS.index(letter))]


def refused(state: Any, move: str, letter: str = "A") -> Reason:
    """The reason why a move is refused; fails if it is legal."""
    reason = state.why_not(PLAYERS.index(letter), move)
    assert reason is not None, f"{letter} may play {move!r}"
    return reason  # type: ignore[no-any-return]


def asked(state: Any) -> str:
    """Who decides what: ``"A TurnMenu"``, or ``"over"``."""
    if not state.to_move:
        return "over"
    return "".join(PLAYERS[seat] for seat in state.to_move) + " " + state.stack[-1].name


def player(state: Any, letter: str = "A") -> dict[str, Any]:
    """What a player has, in names."""
    return state.dump()["players"][PLAYERS.index(letter)]  # type: ignore[no-any-return]


def stall(state: Any, space: str) -> tuple[str, dict[str, int]] | None:
    """Owner and goods (only those that are there) of the stall on a space."""
    for letter, holding in zip(PLAYERS, state.dump()["players"], strict=False):
        if space in holding["stalls"]:
            return letter, {goods: n for goods, n in holding["stalls"][space].items() if n}
    return None


def figure(state: Any, name: str) -> str:
    return state.dump()["figures"][name]  # type: ignore[no-any-return]


def harbour(state: Any) -> tuple[int, ...]:
    return tuple(state.dump()["harbour"].values())


def log_of(state: Any, *lines: str) -> list[Event]:
    """The log events of these moves."""
    state.listener = None
    events = state.listen()
    play(state, *lines)
    state.listener = None
    return events  # type: ignore[no-any-return]
