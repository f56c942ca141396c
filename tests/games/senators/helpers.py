"""A few words that let the tests of Senators read like the examples of its rules.

Seats 0 to 4 are players A to E. ``A 10/5`` means 10 talents and 5 senators.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import taberna

from ..helpers import Seats

SENATORS = taberna.game("senators")
PLAYERS = "ABCDE"
_SEATS = Seats(PLAYERS)
play, legal, refused, asked, log_of, holding = _SEATS.words()


#: Events that touch nobody's purse: they come next, so that a test may run into the following turns.
QUIET = ["eviction_1", "eviction_2"]


def position(*purses: str, **spec: Any) -> Any:
    """A position; ``purses`` are written "10/5", further keys as in docs/positions/senators.md.

    What one player holds beside the purse is given as ``A={"offices": [...]}``.
    """
    spec["decks"] = {"events": QUIET, **spec.pop("decks", {})}
    players = []
    for letter, purse in zip(PLAYERS, purses, strict=False):
        cash, senators = map(int, purse.split("/"))
        players.append({"cash": cash, "senators": senators, **spec.pop(letter, {})})
    return SENATORS.position({"players": players, **spec})


def event(name: str, *purses: str, **spec: Any) -> Any:
    """The active player (A, unless named) has just turned up this event card."""
    top = [name, *(quiet for quiet in QUIET if quiet != name)]
    return position(*purses, step="DrawEvent", decks={"events": top, **spec.pop("decks", {})}, **spec)


def cash_in(*purses: str, hand: Sequence[str] = (), offices: Sequence[str] = (), **spec: Any) -> Any:
    """Player A runs the cash-in of his own turn; others are asked no more."""
    first = {"hand": list(hand), "offices": list(offices), **spec.pop("A", {})}
    return position(*(purses or ("0/5", "13/5", "16/5")), A=first, step="CashIn", **spec)


def sell(state: Any, *picks: str) -> int:
    """Player A sells a set, its cards named in any order; returns what the bank paid."""
    order = {text: i for i, text in enumerate(SENATORS.names["pick"])}
    before = state.cash[0]
    for pick in sorted(picks, key=order.__getitem__):
        state.play(0, f"set {pick}")
    return int(state.cash[0] - before)


def standing(state: Any) -> str:
    """Everybody's purse: ``A 10/5, B 13/5, C 16/5``."""
    return ", ".join(f"{p} {c}/{s}" for p, c, s in zip(PLAYERS, state.cash, state.senators, strict=False))


def face_up(state: Any, letter: str) -> list[str]:
    player = holding(state, letter)
    return [*player["table"], *player["offices"], *player["influence"]]
