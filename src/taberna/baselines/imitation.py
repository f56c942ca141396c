"""Imitation of a bot, in plain torch: what it saw and what it did in many games, and the likeliest answer learned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import torch

from taberna.adapters.actions import Actions
from taberna.adapters.encoding import Encoding
from taberna.bots import Bot, Clock
from taberna.bots.match import play, seated
from taberna.bots.random_bot import any_answer
from taberna.kernel.move import Move
from taberna.kernel.spec import GameSpec

from .layers import layers_of, perceptron
from .network import Array, Network
from .plan import HIDDEN, Plan

BATCH = 256
ROUNDS = 12
#: Of ten games one is kept for measuring how often the answer is the teacher's.
KEPT = 10
#: One move in so many is made at random, so that the teacher is seen in places where it does not get by itself.
ASTRAY = 10


class Lessons:
    """What a teacher saw, could do and did, in every decision with a choice."""

    def __init__(self, plan: Plan) -> None:
        self.encoding = Encoding.of(plan.game, plan.seats)
        self.actions = Actions.of(plan.game, "compact")
        self.seen: list[Array] = []
        self.masks: list[Array] = []
        self.done: list[int] = []
        #: The number of the game.
        self.games: list[int] = []
        rules = GameSpec.of(plan.game, plan.seats).rules()
        for number in range(plan.lessons):
            spec = GameSpec.of(plan.game, plan.seats).seeded(f"lesson {plan.seed} {number}")
            with seated(rules, [plan.teacher] * plan.seats, spec.seed) as teachers:
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


def train(plan: Plan) -> Network:
    lessons = Lessons(plan)
    seen, masks = np.array(lessons.seen), np.array(lessons.masks)
    done, games = np.array(lessons.done), np.array(lessons.games)
    torch.manual_seed(plan.seed)
    luck = np.random.default_rng(plan.seed)
    kept = games % KEPT == 0
    learned = np.flatnonzero(~kept)
    net = perceptron(seen.shape[1], HIDDEN, masks.shape[1])
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3, weight_decay=1e-5)
    for _ in range(ROUNDS):
        luck.shuffle(learned)
        for start in range(0, len(learned), BATCH):
            rows = learned[start : start + BATCH]
            optimizer.zero_grad()
            _surprise(net, seen[rows], masks[rows], done[rows]).backward()
            optimizer.step()
    told = {
        "learner": "imitation",
        "teacher": plan.teacher,
        "games": plan.lessons,
        "decisions": len(learned),
        "agreement": round(_agreement(net, seen[kept], masks[kept], done[kept]), 4),
    }
    return Network(plan.game, plan.seats, layers_of(net), told)


def _scores(net: torch.nn.Module, seen: Array, masks: Array) -> torch.Tensor:
    scores: torch.Tensor = net(torch.from_numpy(seen))
    return scores.masked_fill(~torch.from_numpy(masks), -1e9)


def _surprise(net: torch.nn.Module, seen: Array, masks: Array, done: Array) -> torch.Tensor:
    return torch.nn.functional.cross_entropy(_scores(net, seen, masks), torch.from_numpy(done))


def _agreement(net: torch.nn.Module, seen: Array, masks: Array, done: Array) -> float:
    """How often the likeliest answer is the teacher's, in games that were not learned from."""
    with torch.no_grad():
        return float((_scores(net, seen, masks).argmax(1).numpy() == done).mean())
