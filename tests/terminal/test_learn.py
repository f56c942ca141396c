"""Lessons in the terminal: the same data, walked through by typing."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import taberna
from taberna import bots
from taberna.lessons import Lesson, lessons
from taberna.lessons.speaking import said
from taberna.locale import LANGUAGES, interface
from taberna.terminal import learn as learning
from taberna.terminal.learn import LessonTable

from ..cli.helpers import run
from .helpers import Typed

LESSONS = [one for game in taberna.GAMES for one in lessons(game)]
GUIDED = [one for one in LESSONS if not one.whole_game]
WHOLE = [one for one in LESSONS if one.whole_game]
NAMES = ["Livia", "Marcus", "Claudia", "Titus", "Aelia", "Gaius"]


def sit_down(lesson: Lesson, typed: object, lang: str = "en") -> tuple[LessonTable, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, width=300, highlight=False)
    return LessonTable(lesson, console, typed if callable(typed) else Typed(typed), lang), out  # type: ignore[arg-type]


def answers(lesson: Lesson) -> Iterator[str]:
    """What a learner types who does as asked."""
    for moment in lesson.moments[:-1]:
        yield from moment.ways[0].moves if moment.ways else ("",)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", GUIDED, ids=lambda one: one.where)
def test_a_lesson_is_walked_through_by_typing(lesson: Lesson, lang: str) -> None:
    table, out = sit_down(lesson, answers(lesson), lang)
    assert table.run()
    told = out.getvalue()
    place = 0
    for moment in lesson.moments:
        text = said(lesson, moment.say, lang, NAMES)
        place = told.index(text, place)


@pytest.mark.parametrize("lesson", WHOLE, ids=lambda one: one.where)
def test_a_whole_game_ends_and_says_each_thing_once(lesson: Lesson) -> None:
    adviser = bots.make("random", lesson.game, "7")
    table: LessonTable

    def type_on() -> str:
        state = table.record.state
        if not told_all() or not state.to_move:
            return ""
        moves = [move for move in state.moves(lesson.seat) if not move.interrupt]
        return adviser.choose(state.view(lesson.seat), moves, bots.Clock(1)).text

    def told_all() -> bool:
        return table.untold >= len(lesson.moments) - 1

    table, out = sit_down(lesson, type_on)
    table.pause = "never"
    for seat in table.bots:
        table.bots[seat] = bots.make("random", lesson.game, str(seat))
    assert table.run()
    told = out.getvalue()
    assert told.count(said(lesson, lesson.moments[-1].say, "en", NAMES)) == 1
    for note in lesson.notes:
        assert told.count(said(lesson, note.say, "en", NAMES)) == (note not in table.unnoted)
    assert len(table.unnoted) < len(lesson.notes)


def test_other_moves_and_mistakes_are_answered() -> None:
    lesson = next(one for one in GUIDED if one.where == "senators/auction")
    table, out = sit_down(lesson, ["", "", "bid meat_2 1", "bid meat_2 6", "embezzle", "pass meat_2"])
    assert not table.run()
    told = out.getvalue()
    assert said(lesson, "meat", "en") in told
    assert "SEN-3.33" in told.partition(said(lesson, "meat", "en"))[2]
    assert "the lesson asks for another move" in told
    assert [move for _, move in table.record.moves] == ["pass meat_2"]


def test_undo_goes_back_to_the_learners_last_move() -> None:
    lesson = next(one for one in GUIDED if one.where == "senators/extortion")
    lines = ["", "extortion", "offer wheat_6", "price 8", "", "undo", "undo", "offer wheat_6", "price 8", ""]
    table, _ = sit_down(lesson, lines)
    assert not table.run()
    assert [move for seat, move in table.record.moves if seat == 0] == [
        "extortion",
        "offer wheat_6",
        "price 8",
    ]


def test_the_command_lists_begins_and_remembers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABERNA_SAVES", str(tmp_path))
    assert learning.chosen("senators", None).name == "auction"
    assert learning.chosen("senators", "2").name == "extortion"
    learning.keep(learning.chosen("senators", "auction"))
    assert learning.chosen("senators", None).name == "extortion"
    assert learning.learned() == {"senators/auction"}


def test_the_command_from_the_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABERNA_SAVES", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    done = run(capsys, "learn", "senators", "--lang", "fr")
    assert done.code == 0, done.err
    assert "Les enchères" in done.out
    wrong = run(capsys, "learn", "senators", "auktion")
    assert wrong.code == 2
    assert "there are auction" in wrong.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reading_goes_on_with_enter_and_ends_with_q(lang: str) -> None:
    lesson = next(one for one in GUIDED if not one.moments[0].ways)
    table, out = sit_down(lesson, ["q"], lang)
    assert not table.run()
    told = out.getvalue()
    assert interface(lang).say("ui-go-on") in told
    assert "seat" not in told
    assert said(lesson, lesson.moments[1].say, lang, NAMES) not in told
