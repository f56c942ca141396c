"""Clicks of a usual turn of each title, from the decisions that were made by real clicks."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from itertools import groupby, pairwise

from .player import Seen

AT_ONCE = 4  # an auction of Senators has four boards


def _each(verb: str) -> Callable[[list[Seen]], Iterator[int]]:
    """Moves that are a turn of their own."""

    def counts(seen: list[Seen]) -> Iterator[int]:
        return (one.clicks for one in seen if one.verb == verb)

    return counts


def _fours(step: str) -> Callable[[list[Seen]], Iterator[int]]:
    """Four decisions of a kind in a row."""

    def counts(seen: list[Seen]) -> Iterator[int]:
        for name, group in groupby(seen, key=lambda one: one.step):
            each = [one.clicks for one in group]
            if name == step:
                for start in range(0, len(each) - AT_ONCE + 1, AT_ONCE):
                    yield sum(each[start : start + AT_ONCE])

    return counts


def _set_sold(seen: list[Seen]) -> Iterator[int]:
    """From choosing to sell to the set sold, where the set was chosen whole."""
    for before, after in pairwise(seen):
        if before.verb == "cash_in" and after.verb == "set" and len(after.moves) > 1:
            yield before.clicks + after.clicks


def _figure_moved(seen: list[Seen]) -> Iterator[int]:
    """From choosing an action to the figure at its new place."""
    so_far: int | None = None
    for one in seen:
        if one.verb == "use":
            so_far = 0
        if so_far is not None:
            so_far += one.clicks
        if any(move.startswith("move ") for move in one.moves):
            if so_far is not None and one.by_natural_value:
                yield so_far
            so_far = None


USUAL: dict[str, dict[str, Callable[[list[Seen]], Iterator[int]]]] = {
    "senators": {
        "bid on four": _fours("AuctionBid"),
        "settle four": _fours("Settle"),
        "sell a set": _set_sold,
    },
    "provincia": {"draft": _each("take"), "build": _each("build")},
    "massilia": {"move a customer": _figure_moved},
    "rome": {"place a die": _each("place")},
}


def clicks(game: str, seen: list[Seen]) -> dict[str, float]:
    """The middle of each; a kind that did not come up is left out."""
    found = {name: list(counts(seen)) for name, counts in USUAL.get(game, {}).items()}
    return {name: statistics.median(counts) for name, counts in found.items() if counts}
