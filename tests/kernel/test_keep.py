"""Caches by options end somewhere: strangers choose the options of their tables."""

import taberna
from taberna.kernel.keep import MOST


def test_rome_keeps_few_kinds_of_tables() -> None:
    rome = taberna.game("rome")
    for more in range(MOST + 20):
        rome.new(2, seed="x", options={"arena_rank_points": [2, 3, 5, 7, 9 + more]})
    assert 0 < len(rome._offices) <= MOST  # type: ignore[attr-defined]
    assert rome.new(2, seed="x").dump() == rome.new(2, seed="x").dump()
