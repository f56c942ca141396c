"""The bots at the tables: woken when they are asked, their answers carried out like everybody's."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from ..live.open_table import Room
from ..table import commands as plans
from ..table.entries import Played
from ..table.game_state import Plan, Stale
from ..table.table import Table
from .pool import NoAnswer
from .serve import Question

if TYPE_CHECKING:
    from ..live.hub import Hub

log = logging.getLogger("taberna.hub")

TRY_AGAIN = 5.0  # seconds after a bot's move could not be stored

_chance = SystemRandom()


class Sitters:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def wake(self, room: Room) -> None:
        """Let the bots think that are asked, unless only bots would be at the table."""
        if self._hub.closing:
            return
        table = room.table
        lonely = all(chair.level is not None for chair in table.chairs)
        if lonely and not room.connections:
            return
        for seat, level in table.bots_asked():
            if seat not in room.thinking:
                task = self._hub.spawn(self._think(room, seat, level))
                room.thinking[seat] = task
                task.add_done_callback(partial(self._thought, room, seat))

    def _thought(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        room.thinking.pop(seat, None)
        if not task.cancelled() and task.exception() is not None:
            log.error(
                "table %s, seat %d: a bot's move failed", room.table.id, seat, exc_info=task.exception()
            )
            asyncio.get_running_loop().call_later(TRY_AGAIN, self.wake, room)
            return
        if self._hub.rooms.get(room.table.id) is room:
            self.wake(room)

    async def _think(self, room: Room, seat: int, level: str) -> None:
        started = time.monotonic()
        table = room.table
        asked_at = table.touched[seat]
        state = table.state
        assert state is not None
        moves = state.moves(seat)
        question = Question(
            table.setup.game,
            table.setup.edition,
            level,
            state.view(seat),
            [move.id for move in moves],
            secrets.token_hex(16),
            self._hub.bot_seconds,
        )
        try:
            answer = await self._hub.minds.ask(question)
            move = table.game.alphabet[answer.move]
            if move not in moves:
                raise NoAnswer(f"{move.text} is not legal")
        except NoAnswer as error:
            log.warning("table %s, seat %d: %s; any legal move is played", table.id, seat, error)
            missing = table.game.missing_answer(state, seat)
            move = missing or _chance.choice([move for move in moves if not move.interrupt] or moves)
        began = room.musing.pop(seat, started)
        if self._unnoticed(table, seat, move.text):
            room.musing[seat] = began  # a pause for each small move of a sealed choice would count them
        else:
            await asyncio.sleep(max(0.0, began + table.setup.pace / 1000 - time.monotonic()))

        def make() -> Plan:
            now = room.table
            if now.touched[seat] != asked_at or now.chairs[seat].level is None or seat not in now.asked:
                raise Stale  # the question has changed meanwhile; `_thought` asks again
            return plans.move(now, seat, move.text)

        with suppress(Stale):
            await self._hub.change(room, make)

    def _unnoticed(self, table: Table, seat: int, move: str) -> bool:
        entry = plans.move(table, seat, move).entry
        return isinstance(entry, Played) and entry.saw == 1 << seat
