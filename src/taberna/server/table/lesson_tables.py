"""Tables at which lessons are learned: private, one for each person, cleared away afterwards."""

from __future__ import annotations

from typing import Any

from taberna.kernel.chance import fresh_seed
from taberna.kernel.errors import TabernaError
from taberna.lessons import Lesson, lessons
from taberna.lessons import lesson as find_lesson
from taberna.lessons.lesson import NAMES
from taberna.lessons.speaking import said, spoken

from ..errors import not_found
from ..live.hub import Hub
from ..live.open_table import OpenTable
from ..store.base import Store
from .entries import BOT, PERSON, Chair, Setup, decode_lobby
from .names import distinct
from .table import PLAYING

PACE = 700  # milliseconds before each move of the others


def known_lesson(game: str, name: str) -> Lesson:
    try:
        return find_lesson(game, name)
    except TabernaError:
        raise not_found() from None


async def lesson_table(hub: Hub, lesson: Lesson, person: str, name: str, again: bool) -> OpenTable:
    """The person's table of this lesson: the one that was left, or a new one in the place of any other."""
    if not again:
        left = await _left(hub, lesson, person)
        if left is not None:
            return left
    for row, _ in (await hub.store.tables(person))[0]:
        if decode_lobby(row.lobby).lesson is not None:
            await hub.store.delete_table(row.id)
            hub.read_anew(row.id)
    seed = fresh_seed() if lesson.whole_game else lesson.seed
    chairs: list[Chair] = []
    for seat in range(lesson.seats):
        if seat == lesson.seat:
            chairs.append(Chair(PERSON, name))
        else:
            called = distinct(NAMES[seat], [name, *(chair.name for chair in chairs)])
            chairs.append(Chair(BOT, called, lesson.bot))
    setup = Setup(
        lesson.game.name,
        lesson.game.version,
        lesson.seats,
        dict(lesson.options),
        seed,
        host=person,
        hints=lesson.whole_game,
        pace=PACE,
        start=lesson.start(seed),
        lesson=lesson.name,
    )
    return await hub.create(setup, False, chairs, [(lesson.seat, person)])


async def end_lessons(store: Store, before: float) -> list[str]:
    """Clear away the tables of lessons at which nothing has happened since; which they were."""
    gone = []
    for one in await store.listed(changed_before=before):
        if decode_lobby(one.row.lobby).lesson is not None:
            await store.delete_table(one.row.id)
            gone.append(one.row.id)
    return gone


async def _left(hub: Hub, lesson: Lesson, person: str) -> OpenTable | None:
    mine, _ = await hub.store.tables(person)
    for row, _ in mine:
        about = decode_lobby(row.lobby)
        if row.status == PLAYING and (about.game, about.lesson) == (lesson.game.name, lesson.name):
            found = await hub.open_table(row.id)
            if found is not None:
                return found
    return None


def at_its_end(open_table: OpenTable, lesson: Lesson) -> bool:
    """Whether all that a lesson asks for has been done."""
    table = open_table.table
    place = table.lesson_place()
    if place is None:
        return table.state is not None and table.state.result is not None
    return place.at == len(lesson.moments) and place.next is None


def listed(game: str, lang: str, learned: set[str]) -> list[dict[str, Any]]:
    """The lessons of a game, and which of them somebody has learned."""
    return [
        {
            "name": one.name,
            "title": said(one, "title", lang),
            "about": said(one, "about", lang),
            "minutes": one.minutes,
            "whole_game": one.whole_game,
            "learned": one.where in learned,
        }
        for one in lessons(game)
    ]


def told(open_table: OpenTable, lang: str) -> dict[str, Any] | None:
    """The lesson of a table in words, for its page."""
    table = open_table.table
    if table.setup.lesson is None:
        return None
    return spoken(known_lesson(table.setup.game, table.setup.lesson), lang, table.names)
