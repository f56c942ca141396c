"""Playing a lesson through: every way of every moment, so that a broken one is found before anybody learns from it."""

from __future__ import annotations

from collections.abc import Iterator

from taberna.kernel.errors import IllegalMove
from taberna.kernel.state import State

from .lesson import Lesson, Moment, Way


def paths(lesson: Lesson) -> Iterator[list[Way]]:
    """The straight way through, and for every other way of a moment one that takes it."""
    asking = [moment for moment in lesson.moments if moment.ways]
    straight = [moment.ways[0] for moment in asking]
    yield straight
    for place, moment in enumerate(asking):
        for way in moment.ways[1:]:
            yield [*straight[:place], way, *straight[place + 1 :]]


def check(lesson: Lesson) -> None:
    """`BadLesson` if a move is not legal, nobody asks for it, or an answer can never be given."""
    if lesson.whole_game:
        lesson.record().replay()
        return
    for path in paths(lesson):
        _walk(lesson, path)


def _walk(lesson: Lesson, path: list[Way]) -> None:
    state = lesson.record().replay()
    ways = iter(path)
    for seat, move in lesson.first:
        _play(lesson, 0, state, seat, move)
    for at, moment in enumerate(lesson.moments):
        if not moment.ways:
            continue
        _check_answers(lesson, at, moment, state)
        way = next(ways)
        for move in way.moves:
            if lesson.seat not in state.to_move:
                raise lesson.fault(at, f"seat {lesson.seat} is not asked, but {state.to_move}")
            _play(lesson, at, state, lesson.seat, move)
        for seat, move in way.then:
            _play(lesson, at, state, seat, move)


def _play(lesson: Lesson, at: int, state: State, seat: int, move: str) -> None:
    try:
        state.play(seat, move)
    except IllegalMove as refusal:
        raise lesson.fault(at, f"{move!r} of seat {seat}: {refusal.reason}") from None


def _check_answers(lesson: Lesson, at: int, moment: Moment, state: State) -> None:
    """Each answer is one to a legal move that is not asked for, or to a mistake: a move that the rules refuse."""
    asked = {way.moves[0] for way in moment.ways}
    others = [move.text for move in state.moves(lesson.seat) if move.text not in asked]
    for start, say in moment.answers.items():
        if any((text + " ").startswith(start + " ") for text in others):
            continue
        if start in asked or state.why_not(lesson.seat, start) is None:
            raise lesson.fault(at, f"the answer {say!r} is never given: {start!r} is no other move")
