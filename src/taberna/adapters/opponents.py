"""Whom a learner plays against: bots by name, what makes bots, or bots."""

from __future__ import annotations

from collections.abc import Callable

from taberna import bots
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game

Opponent = str | bots.Bot | Callable[[Game, str], bots.Bot]


def made(opponent: Opponent, game: Game, seed: str) -> bots.Bot:
    """A bot by name, made by a class or function, or handed over as it is."""
    if isinstance(opponent, str):
        return bots.make(opponent, game, seed)
    if callable(getattr(opponent, "choose", None)) and not isinstance(opponent, type):
        return opponent  # type: ignore[return-value]
    try:
        found = opponent(game, seed) if callable(opponent) else None
    except TypeError as error:
        raise BadSetup(f"{opponent!r} makes no bot of (game, seed): {error}") from error
    if not callable(getattr(found, "choose", None)):
        raise BadSetup(f"{opponent!r} makes no bot: a bot has a method choose(view, moves, clock)")
    return found  # type: ignore[return-value]
