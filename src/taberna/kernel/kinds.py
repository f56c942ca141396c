"""Kinds: what a value inside a state is, and how it is written outside.

A kind is a word with signs behind it::

    number  flag  seat     written as they are
    card                   any kind of the game's names: a number inside, its name outside
    card*                  a tuple of them, a list outside
    card?                  one or none: -1 inside, null outside
    card&                  a set of them: the bits of a number inside, a list outside
    number/good            one for each name of the kind ``good``: a tuple inside, a table outside

Signs add up: ``card?*`` is a tuple in which some are missing, ``token**`` a tuple of tuples.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

PLAIN: Final = {"number": int, "flag": bool, "seat": int, "text": str}


def members(mask: int) -> list[int]:
    """The numbers in a set that is written as bits, rising."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers as bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


@cache
def split(kind: str) -> tuple[str, str]:
    """A kind without its last sign, and that sign; ``/good`` counts as one."""
    if kind[-1] in "*?&":
        return kind[:-1], kind[-1]
    inner, slash, key = kind.partition("/")
    return inner, slash + key


# -- types: of the value inside, and of what is written ------------------------------------------------------


def type_inside(kind: str) -> str:
    """The Python type of a value in a state, as text."""
    inner, sign = split(kind)
    if sign == "*" or sign.startswith("/"):
        return f"tuple[{type_inside(inner)}, ...]"
    if sign:
        return "int"
    return PLAIN.get(kind, int).__name__


def type_outside(kind: str) -> Any:
    """The type of what a view or a dump shows."""
    inner, sign = split(kind)
    if sign in ("*", "&"):
        return list[type_outside(inner)]  # type: ignore[misc]
    if sign == "?":
        return type_outside(inner) | None
    if sign:
        return dict[str, type_outside(inner)]  # type: ignore[misc]
    return PLAIN.get(kind, str)


def start_of(kind: str) -> Any:
    """What a value is before anything is dealt."""
    sign = split(kind)[1]
    if sign == "*":
        return ()
    if sign == "?":
        return -1
    return {"flag": False, "text": ""}.get(kind, 0)


# -- code: expressions that the made modules use -------------------------------------------------------------


def written(kind: str, value: str, depth: int = 0) -> str:
    """The expression that writes a value outside; ``_card`` are the names of the kind ``card``."""
    inner, sign = split(kind)
    if sign in ("*", "&"):
        one = "cdefg"[depth]
        many = value if sign == "*" else f"members({value})"
        text = written(inner, one, depth + 1)
        return f"list({many})" if text == one else f"[{text} for {one} in {many}]"
    if sign == "?":
        return f"None if {value} < 0 else {written(inner, value, depth)}"
    if sign:
        if written(inner, "c") != "c":
            one = written(inner, "value", depth)
            return f"{{key: {one} for key, value in zip(_{sign[1:]}, {value}, strict=True)}}"
        return f"dict(zip(_{sign[1:]}, {value}, strict=True))"
    return value if kind in PLAIN else f"_{kind}[{value}]"


def understood(kind: str, value: str, depth: int = 0) -> str:
    """The expression that takes a value from a view; ``_card_of`` gives the number of a name."""
    inner, sign = split(kind)
    if sign in ("*", "&"):
        one = "cdefg"[depth]
        text = understood(inner, one, depth + 1)
        many = value if text == one else f"[{text} for {one} in {value}]"
        return f"tuple({many})" if sign == "*" else f"mask_of({many})"
    if sign == "?":
        return f"-1 if {value} is None else {understood(inner, value, depth)}"
    if sign:
        return f"tuple([{understood(inner, f'{value}[key]', depth)} for key in _{sign[1:]}])"
    return value if kind in PLAIN else f"_{kind}_of[{value}]"


def named_in(kind: str) -> set[str]:
    """The kinds of names a kind speaks of."""
    inner, sign = split(kind)
    if not sign:
        return set() if kind in PLAIN else {kind}
    return named_in(inner) | ({sign[1:]} if sign.startswith("/") else set())


def by_name(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


Names = Mapping[str, Sequence[str]]
