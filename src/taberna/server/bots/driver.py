"""The bots at the tables: woken when they are asked, their answers carried out like everybody's."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from taberna.bots import LEVELS
from taberna.bots.lines import Answer, Question
from taberna.kernel.move import Move

from ..errors import Stale
from ..live.open_table import OpenTable
from ..study.luck import bot_luck, in_turn
from ..table import commands
from ..table.change import Change
from ..table.entries import BOT, Chair, Played
from ..table.romans import character_of
from ..table.table import Table
from .pool import Late, NoAnswer
from .queue import Asker, Urgency
from .quick import quick_answer

if TYPE_CHECKING:
    from ..live.hub import Hub

log = logging.getLogger("taberna.hub")

TRY_AGAIN = 5.0  # seconds after a bot's move could not be stored

_chance = SystemRandom()


class BotDriver:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def wake(self, open_table: OpenTable) -> None:
        """Let the bots think that are asked, unless only bots would be at the table."""
        if self._hub.closing or not self._hub.neighbours.drives(open_table):
            return
        table = open_table.table
        lonely = all(chair.level is not None for chair in table.chairs)
        if lonely and not open_table.looked_at:
            return
        for seat, level in in_turn(table):
            if seat not in open_table.thinking:
                task = self._hub.spawn(self._think(open_table, seat, level))
                open_table.thinking[seat] = task
                task.add_done_callback(partial(self._thought, open_table, seat))

    def _thought(self, open_table: OpenTable, seat: int, task: asyncio.Task[None]) -> None:
        open_table.thinking.pop(seat, None)
        if not task.cancelled() and task.exception() is not None:
            log.error(
                "table %s, seat %d: a bot's move failed", open_table.table.id, seat, exc_info=task.exception()
            )
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._wake_again, open_table)
        else:
            self._wake_again(open_table)

    def _wake_again(self, open_table: OpenTable) -> None:
        """Unless the table was given up meanwhile: whoever opens it anew wakes its bots."""
        if self._hub.open_tables.get(open_table.table.id) is open_table:
            self.wake(open_table)

    async def _think(self, open_table: OpenTable, seat: int, level: str) -> None:
        started = time.monotonic()
        table = open_table.table
        asked_at = table.viewer(seat).touched
        state = table.state
        assert state is not None
        moves = state.moves(seat)
        question = Question(
            table.setup.game,
            state.view(seat),
            [move.text for move in moves],
            self._hub.bot_seconds,
            table.setup.edition,
            bot=_known_as(level, table.chairs[seat]),
            seed=secrets.token_hex(16) if table.setup.challenge is None else bot_luck(table, seat),
            fresh=table.setup.challenge is not None,
        )
        move = await self._answer(open_table, table, seat, question)
        began = open_table.musing.pop(seat, started)
        if self._unnoticed(table, seat, move.text):
            open_table.musing[seat] = began  # a pause for each small move of a sealed choice would count them
        else:
            await asyncio.sleep(max(0.0, began + table.setup.pace / 1000 - time.monotonic()))

        def make() -> Change:
            now = open_table.table
            if (
                now.viewer(seat).touched != asked_at
                or now.chairs[seat].level is None
                or seat not in now.asked
            ):
                raise Stale  # the question has changed meanwhile; `_thought` asks again
            return commands.move(now, seat, move.text)

        with suppress(Stale):
            await self._hub.changes.change(open_table, make)

    async def _answer(self, open_table: OpenTable, table: Table, seat: int, question: Question) -> Move:
        """What a process answers; else the quick answer; else any legal move."""
        state = table.state
        assert state is not None
        place = table.lesson_place()
        if place is not None and place.next is not None:
            return table.game.move(place.next[1])
        moves = state.moves(seat)
        asker = Asker(table.setup.host or table.id, table.id, partial(_urgency, open_table))
        try:
            return _legal(await self._hub.bot_pool.ask(question, asker), moves)
        except NoAnswer as error:
            level = logging.INFO if isinstance(error, Late) else logging.WARNING
            log.log(level, "table %s, seat %d: %s; the quick answer is played", table.id, seat, error)
        try:
            return _legal(await quick_answer(table.game, question), moves)
        except Exception as error:  # a bot may err in any way
            log.warning("table %s, seat %d: %s; any legal move is played", table.id, seat, error)
        missing = table.game.missing_answer(state, seat)
        return missing or _chance.choice([move for move in moves if not move.interrupt] or moves)

    def _unnoticed(self, table: Table, seat: int, move: str) -> bool:
        entry = commands.move(table, seat, move).entry
        return isinstance(entry, Played) and entry.saw == 1 << seat


def _known_as(level: str, chair: Chair) -> str:
    """The bot that plays: of its level, and of the character that its name tells."""
    character = character_of(chair.name) if chair.kind == BOT else None
    return f"{level}-{character}" if character and level in LEVELS else level


def _urgency(open_table: OpenTable) -> Urgency:
    return Urgency.MOVE if open_table.looked_at else Urgency.UNWATCHED


def _legal(answer: Answer, moves: Sequence[Move]) -> Move:
    move = answer.among(moves)
    if move is None:
        raise NoAnswer(f"{answer.move!r} is not legal")
    return move
