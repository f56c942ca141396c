"""Bots. They see what a player sees, have luck of their own, and are known by name.

A new bot is one line in `BOTS`: its name and how to make one for a game, with a seed for its own luck.
`make` also understands budgets (``search:200ms``), scripts (``exploit:raid``), weights (``weights:my.json@eques``),
who knows how others bid (``reader:eques``), files, programs and entry points; see `spec` and `scripted`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from taberna.kernel.errors import BadSetup, nearest
from taberna.kernel.game import Game

from . import levels, spec
from .clock import Clock, undisturbed
from .evaluation import CHARACTERS, Evaluation, character
from .explain import Hint, hints
from .greedy import GreedyBot
from .protocol import Bot
from .random_bot import RandomBot
from .reader import BidReader
from .scripted import scripted
from .search import SearchBot

__all__ = ["ADVISER", "BOTS", "CHARACTERS", "LEVELS", "Bot", "Clock", "Hint", "hints", "make", "undisturbed"]

BOTS: dict[str, Callable[[Game, str], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    "greedy": lambda game, seed: GreedyBot(seed, game=game),
    "search": lambda game, seed: SearchBot(seed, game=game),
    "plebeian": levels.plebeian,
    "eques": levels.eques,
    "senator": levels.senator,
    "caesar": levels.caesar,
}

#: Those that come in characters (``eques-cautious``).
LEVELS: dict[str, Callable[[Game, str, Evaluation | None], Bot]] = {
    "plebeian": levels.plebeian,
    "eques": levels.eques,
    "senator": levels.senator,
    "caesar": levels.caesar,
}

#: The bot whose advice a player gets with ``hint``.
ADVISER: str | None = "senator"


def make(name: str, game: Game, seed: str) -> Bot:
    """A bot by its name, or by anything else `spec` knows."""
    known = BOTS.get(name)
    if known is not None:
        return known(game, seed)
    level, dash, called = name.rpartition("-")
    if dash and level in LEVELS and called in CHARACTERS:
        return LEVELS[level](game, seed, character(game.name, called))
    stem, colon, text = name.partition(":")
    if colon and stem == "search":
        return SearchBot(seed, *spec.budget(text), game=game)
    if colon and stem == "exploit":
        return scripted(game, text, lambda level: make(level, game, seed))
    if colon and stem == "reader" and text in LEVELS:
        return BidReader(make(text, game, seed), game, seed)
    if colon and stem == "weights":
        file, _, level = text.rpartition("@")
        if not file or level not in LEVELS:
            raise BadSetup(f"{name!r} is no bot; write weights:FILE@LEVEL, with one of {', '.join(LEVELS)}")
        return LEVELS[level](game, seed, spec.weighed(game.name, Path(file)))
    found = spec.outside(name)
    if found is None:
        raise BadSetup(f"there is no bot {name!r}; there are {', '.join(BOTS)}.{nearest(name, BOTS)}")
    return found(game, seed)
