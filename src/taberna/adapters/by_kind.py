"""The fields of an observation that follow from a kind (`kernel.kinds`).

Numbers are divided by their bound, seats and names have a place each, lists count what is in them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.kinds import named_in, split

from .encoding import Field, flag, number, seat, things

USUAL = 20.0  # what a number without a bound is divided by
FIRST = 8  # numbers of a list that are told one by one


def of_kind(game: Game, path: str, kind: str, scale: float, seats: int) -> Iterator[Field]:
    inner, sign = split(kind)
    if inner == "seat":
        yield seat(path, seats)
    elif kind == "flag":
        yield flag(path)
    elif inner in ("number", "flag") and sign == "*":
        yield numbers(path, scale)
    elif inner == "number" and sign.startswith("/"):
        yield things(path, game.spelled[sign[1:]], scale)
    elif inner == "number":
        yield number(path, scale)
    else:
        found = named_in(kind)
        if len(found) == 1:
            yield things(path, game.spelled[found.pop()])


def numbers(path: str, scale: float) -> Field:
    """How many numbers a list holds, and the first of them."""

    def fill(out: array[float], at: int, value: Any, observer: int, seats: int) -> None:
        if isinstance(value, list):
            out[at] = len(value) / FIRST
            for place, one in enumerate(value[:FIRST], 1):
                out[at + place] = float(one) / scale

    meaning = f"how many numbers {path} has / {FIRST}, then the first {FIRST}, / {scale:g}"
    return Field(path, 1 + FIRST, meaning, fill).same_for_all()
