"""Lessons from TOML: ``games/<game>/lessons/<number>-<name>.toml``, in the order of their numbers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from taberna.kernel.errors import TabernaError, nearest
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.options import changed
from taberna.kernel.reader import Reader, small_int

from .lesson import BadLesson, Lesson, Made, Moment, Note, Way

EASY = "plebeian"


def folder(game: Game) -> Path:
    return Path(game.package) / "lessons"


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in order."""
    found = find_game(game)
    files = sorted(folder(found).glob("[0-9]*-*.toml"))
    return tuple(read(found, file.stem.partition("-")[2], file.read_text(encoding="utf-8")) for file in files)


def lesson(game: str, name: str) -> Lesson:
    for one in lessons(game):
        if one.name == name:
            return one
    known = [one.name for one in lessons(game)]
    raise BadLesson(f"{game} has no lesson {name!r}; there are {', '.join(known)}.{nearest(name, known)}")


def read(game: Game, name: str, text: str) -> Lesson:
    """A lesson from its text; `BadLesson` says what is wrong with it and where."""
    try:
        data = tomllib.loads(text)
        return _lesson(game, name, Reader(data))
    except BadLesson:
        raise
    except (TabernaError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(f"{game.name}/{name}: {error}") from None


def _lesson(game: Game, name: str, reader: Reader) -> Lesson:
    position: Mapping[str, Any] | None = None
    if "position" in reader:
        position = reader.table("position").whole()
        state = game.position(position)
        seats, options = state.seats, changed(state.options)
    else:
        seats = game.check_seats(reader.number("seats", 1, 20))
        options = dict(reader.table("options", {}).whole())
        game.resolve(options)
    moments = tuple([_moment(one) for one in reader.tables("moment", [])])
    notes = tuple([_note(game, one) for one in reader.tables("note", [])])
    found = Lesson(
        game=game,
        name=name,
        minutes=reader.number("minutes", 1, 60),
        seat=reader.number("seat", 0, seats - 1, 0),
        seats=seats,
        options=options,
        position=position,
        seed=reader.text("seed", f"lesson {name}"),
        bot=reader.text("bot", EASY),
        moments=moments,
        notes=notes,
        first=tuple([_made(reader, "first", text) for text in reader.texts("first", [])]),
    )
    reader.done()
    if not moments:
        raise BadLesson(f"{found.where}: it has no moment")
    if moments[-1].ways:
        raise found.fault(len(moments) - 1, "the last moment asks for a move, so the lesson has no end")
    if notes and any(moment.ways for moment in moments):
        raise BadLesson(f"{found.where}: a whole game has notes, and moments only to begin with")
    return found


def _moment(reader: Reader) -> Moment:
    ways: list[Way] = []
    if "do" in reader:
        ways.append(_way(reader, ()))
        for one in reader.tables("also", []):
            ways.append(_way(one, ways[0].then, one.text("say", "")))
            one.done()
    elif "then" in reader or "also" in reader or "answers" in reader:
        raise reader.fail("do", "is missing: nothing can follow a moment that is only read")
    answers = reader.table("answers", {})
    found = Moment(
        reader.text("say"),
        tuple(reader.texts("lit", [])),
        tuple(ways),
        {move: answers.text(move) for move in answers.keys()},  # noqa: SIM118
    )
    reader.done()
    return found


def _way(reader: Reader, usual: tuple[Made, ...], say: str = "") -> Way:
    """``usual``: what the others do if it does not say."""
    do = reader.raw("do")
    moves = (do,) if isinstance(do, str) else tuple(reader.texts("do"))
    if not moves:
        raise reader.fail("do", "names no move")
    then = tuple([_made(reader, "then", text) for text in reader.texts("then", [])])
    return Way(moves, then if "then" in reader else usual, say)


def _made(reader: Reader, key: str, text: str) -> Made:
    """``1 pass`` is seat 1's."""
    seat, _, move = text.partition(" ")
    number = small_int(seat)
    if number is None or not move:
        raise reader.fail(key, f"{text!r} does not begin with a seat")
    return number, move


def _note(game: Game, reader: Reader) -> Note:
    found = Note(
        reader.text("say"),
        reader.text("step", ""),
        reader.text("log", ""),
        tuple(reader.texts("lit", [])),
    )
    if bool(found.step) == bool(found.log):
        raise reader.fail("step", "a note has a step or a log line that it waits for, one of them")
    if found.step and found.step not in game.steps:
        raise reader.fail("step", f"there is no step {found.step!r}.{nearest(found.step, game.steps)}")
    reader.done()
    return found
