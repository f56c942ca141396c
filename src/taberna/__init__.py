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
from .kernel.games import GAMES, game
from .kernel.record import Record
from .kernel.seating import seated

__version__ = "0.1.0"

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
