"""Massilia (Alain Epron, 2014): dice, stalls and customers for 2 to 4 players."""

from __future__ import annotations

from .game import Massilia

GAME = Massilia
