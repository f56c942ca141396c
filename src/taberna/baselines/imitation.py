"""Imitation of a bot, in plain torch: what it saw and what it did in many games, and the likeliest answer learned."""

from __future__ import annotations

import numpy as np
import torch

from .layers import layers_of, perceptron
from .lessons import Lessons
from .network import Array, Network
from .schedule import HIDDEN, Schedule

BATCH = 256
ROUNDS = 12
#: Of ten games one is kept for measuring how often the answer is the teacher's.
KEPT = 10


def train(schedule: Schedule) -> Network:
    lessons = Lessons(schedule)
    seen, masks = np.array(lessons.seen), np.array(lessons.masks)
    done, games = np.array(lessons.done), np.array(lessons.games)
    torch.manual_seed(schedule.seed)
    luck = np.random.default_rng(schedule.seed)
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
        "teacher": schedule.teacher,
        "games": schedule.lessons,
        "decisions": len(learned),
        "agreement": round(_agreement(net, seen[kept], masks[kept], done[kept]), 4),
    }
    return Network(schedule.game, schedule.seats, layers_of(net), told)


def _scores(net: torch.nn.Module, seen: Array, masks: Array) -> torch.Tensor:
    scores: torch.Tensor = net(torch.from_numpy(seen))
    return scores.masked_fill(~torch.from_numpy(masks), -1e9)


def _surprise(net: torch.nn.Module, seen: Array, masks: Array, done: Array) -> torch.Tensor:
    return torch.nn.functional.cross_entropy(_scores(net, seen, masks), torch.from_numpy(done))


def _agreement(net: torch.nn.Module, seen: Array, masks: Array, done: Array) -> float:
    """How often the likeliest answer is the teacher's, in games that were not learned from."""
    with torch.no_grad():
        return float((_scores(net, seen, masks).argmax(1).numpy() == done).mean())
