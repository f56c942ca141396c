"""Senators (Haig Tahta and Rikki Tahta, 2017): auctions and extortion for 3 to 5 players."""

from __future__ import annotations

from .game import Senators

GAME = Senators
