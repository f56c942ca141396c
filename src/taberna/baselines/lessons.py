"""What a teacher does: examples for imitation, from games that bots play among themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from taberna.adapters.actions import Actions
from taberna.adapters.encoding import Encoding
from taberna.bots import Bot, Clock
from taberna.bots.match import play, seated
from taberna.bots.random_bot import any_answer
from taberna.kernel.move import Move
from taberna.kernel.spec import GameSpec

from .network import Array
from .schedule import Schedule

#: One move in so many is made at random, so that the teacher is seen in places where it does not get by itself.
ASTRAY = 10


class Lessons:
    """What a teacher saw, could do and did, in every decision with a choice."""

    def __init__(self, schedule: Schedule) -> None:
        self.encoding = Encoding.of(schedule.game, schedule.seats)
        self.actions = Actions.of(schedule.game, "compact")
        self.seen: list[Array] = []
        self.masks: list[Array] = []
        self.done: list[int] = []
        #: The number of the game.
        self.games: list[int] = []
        rules = GameSpec.of(schedule.game, schedule.seats).rules()
        for number in range(schedule.lessons):
            spec = GameSpec.of(schedule.game, schedule.seats).seeded(f"lesson {schedule.seed} {number}")
            with seated(rules, [schedule.teacher] * schedule.seats, spec.seed) as teachers:
                play(spec.new(rules), [_Watched(one, self, number) for one in teachers])

    def add(self, number: int, view: Mapping[str, Any], moves: Sequence[Move], answer: Move) -> None:
        legal = sorted(move.id for move in moves)
        numbers = self.actions.numbers(legal)
        action = next((a for a in numbers if self.actions.move(a, legal) == answer.id), None)
        if action is None:
            return  # one of more rare moves than there are places for
        mask = np.zeros(self.actions.size, np.bool_)
        mask[numbers] = True
        self.seen.append(np.array(self.encoding.vector(view, view["you"]), np.float32))
        self.masks.append(mask)
        self.done.append(action)
        self.games.append(number)


class _Watched:
    """A teacher whose answers are written down, and that goes astray now and then."""

    def __init__(self, teacher: Bot, lessons: Lessons, number: int) -> None:
        self.teacher = teacher
        self.lessons = lessons
        self.number = number
        self.luck = Random(number)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        answer = self.teacher.choose(view, moves, clock)
        if len(moves) > 1:
            self.lessons.add(self.number, view, moves, answer)
        return any_answer(moves, self.luck) if self.luck.randrange(ASTRAY) == 0 else answer
