"""A process that thinks: reads questions on standard input, answers on standard output (`lines`).

``python -m taberna.bots.serve greedy [SEED]`` is one bot for one seat of one game. Without a name it is whichever bot
a question names, for the server. It is handed views, never a state, and ends when its input does.
"""

from __future__ import annotations

import os
import sys
from random import Random
from typing import Any, BinaryIO

from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game

from . import Clock, hints, make, undisturbed
from .explain import difference, weigh
from .lines import Advice, Answer, Question, read_question, written
from .protocol import Bot
from .search import SearchBot

RECENT = 64  # bots that are remembered


class Thinker:
    def __init__(self, name: str = "", seed: str = "") -> None:
        self.name = name
        self.seed = seed
        #: The one bot this process is, if it is one.
        self.bot: Bot | None = None
        #: Those it was asked to be lately: a plan is carried out by who made it.
        self.recent: dict[tuple[Any, ...], Bot] = {}

    def answer(self, question: Question) -> Answer:
        game = find_game(question.game, question.edition)
        if question.hints:
            return Answer(hints=_advice(game, question))
        if question.weigh:
            return Answer(hints=_weighed(game, question))
        if question.compare is not None:
            return Answer(hints=[_compared(game, question, *question.compare)])
        moves = [game.move(text) for text in question.moves]
        move = self._bot(game, question).choose(question.view, moves, Clock(question.seconds))
        return Answer(move.text)

    def _bot(self, game: Game, question: Question) -> Bot:
        if question.fresh:
            return make(question.bot, game, question.seed)
        if question.bot and not self.name:
            view = question.view
            key = (question.game, question.bot, view.get("commitment"), view.get("you"))
            bot = self.recent.pop(key, None)
            if bot is None or question.edition:
                bot = make(question.bot, game, question.seed)
            if isinstance(bot, SearchBot):  # the others keep nothing from one question to the next
                self.recent[key] = bot
                if len(self.recent) > RECENT:
                    del self.recent[next(iter(self.recent))]
            return bot
        if self.bot is None:
            self.bot = make(self.name, game, self.seed)
        return self.bot


def _advice(game: Game, question: Question) -> list[Advice]:
    moves = [game.move(text) for text in question.moves]
    found = hints(game, question.view, moves, Clock(question.seconds), question.seed or None, question.hints)
    return [
        Advice(
            hint.move.text,
            round(hint.chance, 3),
            [(reason.term, reason.change, reason.text, reason.rival) for reason in hint.reasons],
            hint.than,
            [move.text for move in hint.then],
            hint.equal,
            hint.luck,
        )
        for hint in found
    ]


def _weighed(game: Game, question: Question) -> list[Advice]:
    moves = [game.move(text) for text in question.moves]
    found = weigh(game, question.view, moves, Clock(question.seconds), question.seed or None, question.weigh)
    return [Advice(move.text, round(chance, 3), []) for move, chance in found]


def _compared(game: Game, question: Question, move: str, than: str) -> Advice:
    reasons = difference(game, question.view, game.move(move), game.move(than), Random(question.seed or None))
    told = [(reason.term, reason.change, reason.text, reason.rival) for reason in reasons]
    return Advice(move, 0.0, told, luck=any(reason.luck for reason in reasons))


def serve(thinker: Thinker, lines: BinaryIO, out: BinaryIO) -> None:
    for line in lines:
        with undisturbed():  # until the answer is out
            try:
                reply = thinker.answer(read_question(line))
            except Exception as error:
                reply = Answer(error=f"{type(error).__name__}: {error}")
            out.write(written(reply))
            out.flush()


def main() -> None:
    name, seed = (*sys.argv[1:3], "", "")[:2]
    if not name and hasattr(os, "nice"):
        os.nice(5)  # the server's: people at other tables come first
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # what a bot prints is no answer
    serve(Thinker(name, seed or "0"), sys.stdin.buffer, out)


if __name__ == "__main__":
    main()
