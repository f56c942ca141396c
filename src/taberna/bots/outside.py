"""Bots of others: what goes wrong in them is told by their name, and in the arena costs them their game only."""

from __future__ import annotations

import pickle
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any

from taberna.kernel.errors import TabernaError
from taberna.kernel.game import Game
from taberna.kernel.move import Move

from .clock import Clock
from .protocol import Bot

PATIENCE = 10.0  # seconds beyond its clock before a bot is given up


class BotFailed(TabernaError):
    """A bot gave no answer, or none that is a legal move."""


class NamedBot:
    """A bot from a file or a package. Whatever it raises, even an exit, is its own failure."""

    def __init__(self, name: str, make: Callable[[Game, str], Bot], game: Game, seed: str) -> None:
        self.name = name
        with _failing(name):
            self.bot = make(game, seed)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        """What the bot does to its view and its list of moves is its own affair: it gets copies."""
        with _failing(self.name):
            move = self.bot.choose(pickle.loads(pickle.dumps(view)), list(moves), clock)
        if move not in moves:
            raise BotFailed(f"{self.name} answered {move!r}, which was not among its moves")
        return move

    def close(self) -> None:
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()


@contextmanager
def _failing(name: str) -> Iterator[None]:
    try:
        yield
    except TabernaError:
        raise
    except (Exception, SystemExit) as error:
        said = f": {error}" if str(error) else ""
        raise BotFailed(f"{name} failed with {type(error).__name__}{said}") from error


class Supervised:
    """A player in the arena: one that fails or is late loses its game, and a substitute plays on for the others."""

    def __init__(self, name: str, bot: Bot, substitute: Bot, patience: float = PATIENCE) -> None:
        self.name = name
        self.bot = bot
        self.substitute = substitute
        #: Seconds of the day beyond its clock before it is late.
        self.patience = patience
        #: Why the game is lost to this player, if it is.
        self.fault = ""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        if not self.fault:
            limit = self.patience + (clock.seconds or 0.0)
            try:
                with _at_most(limit):
                    return self.bot.choose(view, moves, clock)
            except _Late:
                self.fault = f"{self.name} gave no answer in {limit:.0f} s"
            except BotFailed as failure:
                self.fault = str(failure)
        return self.substitute.choose(view, moves, clock)


class _Late(BaseException):
    """No Exception: a bot that catches everything does not catch this one."""


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise `_Late` in whatever runs too long; only the main thread of a process can be told so."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:
        raise _Late

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
