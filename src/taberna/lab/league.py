"""The league of exploits: every script of a game among players of one level, and how well it may do there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from taberna.bots.scripted import scripts
from taberna.kernel.errors import BadSetup

#: Times the fair share that a script may win among players of a level; a level that is not here: exactly that.
BARS: Mapping[str, float] = {"eques": 1.15, "plebeian": 2.0}


def league(game: str, level: str, like: str) -> tuple[str, ...]:
    """The bots of a league, the level that they meet last."""
    found = tuple(f"exploit:{name}@{like}" for name in scripts(game))
    if not found:
        raise BadSetup(f"{game} brings no scripts")
    return (*found, level)


def allowed(level: str) -> float:
    return BARS.get(level, 1.0)


def above(rows: Sequence[Mapping[str, Any]], bar: float) -> list[str]:
    """The scripts whose whole interval lies above what is allowed."""
    return sorted({row["bot"] for row in rows if row["low"] > min(1.0, bar * row["fair"])})
