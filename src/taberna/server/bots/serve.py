"""A bot's head: a process of its own that reads one question per line and writes one answer per line.

It is told what the seat sees and may do, nothing else, and ends when the server does.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from taberna import bots
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game

from ..text import reasons_of


class Question(msgspec.Struct):
    game: str
    edition: dict[str, Any] | None
    level: str
    view: dict[str, Any]
    moves: list[int]
    seed: str
    seconds: float
    hints: int = 0


class Answer(msgspec.Struct):
    move: int = -1
    hints: list[dict[str, Any]] = []
    error: str = ""


def answer(question: Question) -> Answer:
    game = find_game(question.game, question.edition)
    if question.hints:
        return Answer(hints=_hints(game, question))
    bot = bots.make(question.level, game, question.seed)
    moves = [game.alphabet[id] for id in question.moves]
    clock = bots.Clock(question.seconds)
    return Answer(bot.choose(question.view, moves, clock).id)


def _hints(game: Game, question: Question) -> list[dict[str, Any]]:
    moves = [game.alphabet[id] for id in question.moves]
    clock = bots.Clock(question.seconds)
    found = bots.hints(game, question.view, moves, clock, question.seed, question.hints)
    return [
        {"move": hint.move.id, "value": round(hint.chance, 3), "reasons": reasons_of(hint), "than": hint.than}
        for hint in found
    ]


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people at other tables come first
    decode = msgspec.json.Decoder(Question).decode
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # what a bot prints is no answer

    for line in sys.stdin.buffer:
        with bots.undisturbed():  # until the answer is out
            try:
                reply = answer(decode(line))
            except Exception as error:
                reply = Answer(error=f"{type(error).__name__}: {error}")
            out.write(msgspec.json.encode(reply) + b"\n")


if __name__ == "__main__":
    main()
