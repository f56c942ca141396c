"""Bots with weights of their own, by name: for experiments whose levels have learned each variant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from taberna.bots import LEVELS


@contextmanager
def players(bots: Sequence[str], weights: str) -> Iterator[tuple[str, ...]]:
    """The bots as `bots.make` knows them; ``weights`` (JSON) are those of the levels among them, unless empty."""
    if not weights:
        yield tuple(bots)
        return
    with TemporaryDirectory() as folder:
        file = Path(folder) / "weights.json"
        file.write_text(weights, encoding="utf-8")
        yield tuple(f"weights:{file}@{bot}" if bot in LEVELS else bot for bot in bots)
