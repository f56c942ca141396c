"""What the modules that are made for a game hold (`making`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .sections import Section
from .step import Step


class Made(NamedTuple):
    """What is made from a declaration and the steps of a game."""

    view: tuple[Section, ...]
    steps: Mapping[str, type[Step]]
    #: Puts what a view shows into a blank state.
    fill: Callable[[Any, Mapping[str, Any]], None]
    #: The fields of a state in names.
    dump: Callable[[Any], dict[str, Any]]
    #: What of a state differs from what was seen before, and the entries that kinds do not tell (`observed`).
    changes: Callable[[Any, list[Any]], list[int]]
    told: Mapping[str, Callable[[Any], Any]]
    told_of: Mapping[str, Callable[[Any, int, int], Any]]
