"""A few words that let the tests of Massilia read like the examples of its rules. Seats 0 to 3 are players A to D."""

from __future__ import annotations

from typing import Any

import taberna
from taberna.kernel.errors import Reason

from ..helpers import Seats

MASSILIA = taberna.game("massilia")
PLAYERS = "ABCD"
_SEATS = Seats(PLAYERS)
play, asked, log_of = _SEATS.play, _SEATS.asked, _SEATS.log_of
GOODS = ("pink", "orange", "purple", "beige")

#: Where the others stand when a test does not care: far from the spaces it uses.
QUIET_STALLS = ({"S1": {}}, {"S14": {}}, {"S10": {}}, {"S16": {}})


def position(seats: int = 2, **spec: Any) -> Any:
    """A position; what one player holds is given as ``A={"money": 7, ...}``, the rest as docs/positions says.

    Who names no stalls has an empty one, out of the way.
    """
    players = [{"stalls": QUIET_STALLS[i], **spec.pop(PLAYERS[i], {})} for i in range(seats)]
    return MASSILIA.position({"players": players, **spec})


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


def legal(state: Any, letter: str = "A") -> list[str]:
    return _SEATS.legal(state, letter)


def refused(state: Any, move: str, letter: str = "A") -> Reason:
    return _SEATS.refused(state, letter, move)


def player(state: Any, letter: str = "A") -> dict[str, Any]:
    return _SEATS.holding(state, letter)
