"""Rome: Rise to Power (Elad Goldsteen, 2015): dice on three power tracks, for 2 to 4 players."""

from __future__ import annotations

from .game import Rome

GAME = Rome
