"""Taberna: Roman board games on one engine.

>>> import taberna
>>> state = taberna.game("senators").new(seats=3, seed="ave")
>>> state.to_move
(0,)
"""

from __future__ import annotations

from .kernel.errors import (
    BadDump,
    BadEdition,
    BadRecord,
    BadSetup,
    IllegalMove,
    Reason,
    TabernaError,
    UnknownGame,
)
from .kernel.games import game, names
from .kernel.record import Record
from .kernel.seating import seated

__version__ = "0.1.0"

#: The names of all games, those of other packages too; looked up when somebody asks.
GAMES: tuple[str, ...]

__all__ = [
    "GAMES",
    "BadDump",
    "BadEdition",
    "BadRecord",
    "BadSetup",
    "IllegalMove",
    "Reason",
    "Record",
    "TabernaError",
    "UnknownGame",
    "game",
    "seated",
]


def __getattr__(name: str) -> tuple[str, ...]:
    if name == "GAMES":
        return names()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
