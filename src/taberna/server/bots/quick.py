"""The quick answer: what a bot plays when nobody had the time to think for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from taberna import bots
from taberna.bots.lines import Answer, Question
from taberna.kernel.game import Game

#: A level that thinks plays as one that looks one step ahead.
INSTEAD = {"senator": "eques", "caesar": "eques", "search": "greedy"}
SECONDS = 0.1

_thread = ThreadPoolExecutor(1, thread_name_prefix="quick bots")  # one at a time, beside the loop


async def quick_answer(game: Game, question: Question) -> Answer:
    return await asyncio.get_running_loop().run_in_executor(_thread, _answer, game, question)


def _answer(game: Game, question: Question) -> Answer:
    level, dash, character = question.bot.partition("-")
    bot = bots.make(INSTEAD.get(level, level) + dash + character, game, question.seed)
    moves = [game.move(text) for text in question.moves]
    return Answer(bot.choose(question.view, moves, bots.Clock(SECONDS)).text)
