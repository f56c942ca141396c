"""Bots. They see what a player sees, have luck of their own, and are known by name.

A new bot is one line in `BOTS`: its name and how to make one for a game, with a seed for its own luck.
"""

from __future__ import annotations

from collections.abc import Callable

from taberna.kernel.errors import BadSetup, nearest
from taberna.kernel.game import Game

from .clock import Clock
from .protocol import Bot
from .random_bot import RandomBot

__all__ = ["ADVISER", "BOTS", "Bot", "Clock", "make"]

BOTS: dict[str, Callable[[Game, str], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
}

#: The bot whose advice a player gets with ``hint``, if there is one worth asking.
ADVISER: str | None = None


def make(name: str, game: Game, seed: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; there are {', '.join(BOTS)}.{nearest(name, BOTS)}")
    return BOTS[name](game, seed)
