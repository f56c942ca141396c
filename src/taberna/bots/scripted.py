"""Scripted players: like a level, except for one rule. They show where a level is blind, and train against it.

A game brings its scripts in ``exploits.py``: functions of a view and the legal moves, each of which names a move or
leaves the choice to the level. ``exploit:raid`` plays like an Eques, ``exploit:raid@senator`` like a Senator.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from taberna.kernel import games
from taberna.kernel.errors import BadSetup, nearest
from taberna.kernel.game import Game
from taberna.kernel.move import Move

from .clock import Clock
from .lookahead import answers
from .protocol import Bot

USUAL = "eques"  # whom a script plays like, if it does not say

View = Mapping[str, Any]
Moves = Sequence[Move]
#: What to play now, or None where the script has no opinion.
Script = Callable[[View, Moves], Move | None]


def asks(view: View, *steps: str) -> bool:
    """Whether one of these steps is the question."""
    return view["step"]["name"] in steps


def named(moves: Moves, *texts: str) -> Move | None:
    """The first of these moves that is legal."""
    by_text = {move.text: move for move in moves}
    return next((by_text[text] for text in texts if text in by_text), None)


class ScriptedBot:
    """Follows a script where it speaks, and plays like ``base`` where it is silent."""

    def __init__(self, script: Script, base: Bot) -> None:
        self.script = script
        self.base = base

    def choose(self, view: View, moves: Moves, clock: Clock) -> Move:
        asked = answers(moves)
        move = self.script(view, asked) if len(asked) > 1 else asked[0]
        return self.base.choose(view, moves, clock) if move is None else move


def scripts(game: str) -> dict[str, Script]:
    """The scripts of a game by name; none for a game that brings none."""
    part = games.part(game, "exploits")
    found: Sequence[Script] = () if part is None else part.SCRIPTS
    return {script.__name__: script for script in found}


def script(game: str, name: str) -> Script:
    known = scripts(game)
    if name not in known:
        raise BadSetup(f"{game} has no script {name!r}; there are {', '.join(known)}.{nearest(name, known)}")
    return known[name]


def parted(text: str) -> tuple[str, str]:
    """``raid@senator``: the script, and whom it plays like."""
    name, at, level = text.partition("@")
    return name, level if at else USUAL


def scripted(game: Game, text: str, make_base: Callable[[str], Bot]) -> ScriptedBot:
    name, level = parted(text)
    return ScriptedBot(script(game.name, name), make_base(level))
