"""Provincia Romana (Pierluigi Frumusa, 2014): rebuilding a town in Gaul, for 2 to 6 players."""

from __future__ import annotations

from .game import Provincia

GAME = Provincia
