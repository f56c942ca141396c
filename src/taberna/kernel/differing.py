"""What has changed in a list since somebody looked at it last."""

from __future__ import annotations

from typing import Any, Final

#: Places of a list are numbered from here: ``part << WIDTH`` is the first of a part.
WIDTH: Final = 10
#: Differs from every part of a state.
NEVER: Final = object()


def differing(now: list[Any], then: Any, part: int, found: list[int]) -> None:
    """Add the places at which a list differs from what it was: all of them if nobody has seen it yet."""
    place = part << WIDTH
    if then is NEVER or len(then) != len(now):
        found.extend(range(place, place + len(now)))
        return
    for i, one in enumerate(now):
        other = then[i]
        if one is not other and one != other:
            found.append(place + i)
