"""Fitting an evaluation: the weights under which the seats that won were most likely to win.

A sample is one moment of a game: the stage, every seat's features, and how the victory was shared in the end.
The model is a conditional logit, so the loss has one minimum; plain Python finds it in seconds to a minute.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random

BATCH = 64
RATE = 0.03


@dataclass(frozen=True, slots=True)
class Sample:
    stage: float
    rows: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


def fit(
    samples: Sequence[Sample],
    names: Sequence[str],
    start: dict[str, tuple[float, float]],
    epochs: int,
    rng: Random,
    ridge: float = 1e-3,
    certain: Collection[str] = (),
) -> tuple[dict[str, tuple[float, float]], float]:
    """New weights, and the mean loss (nats per sample) they leave.

    ``ridge`` pulls towards where we started: what few games showed changes little, and what none showed stays,
    as do the weights that are ``certain``.
    """
    width = len(names)
    scales = units(samples, width)
    weights = [start[n][0] * s for n, s in zip(names, scales, strict=True)]
    weights += [start[n][1] * s for n, s in zip(names, scales, strict=True)]
    data = [_prepared(sample, scales) for sample in samples]
    origin = weights.copy()
    learned = [i for i in range(2 * width) if names[i % width] not in certain]
    first = [0.0] * len(weights)
    second = [0.0] * len(weights)
    steps = 0
    loss = 0.0
    for epoch in range(epochs):
        rng.shuffle(data)
        loss = 0.0
        rate = RATE * (1.0 - epoch / epochs)
        for begin in range(0, len(data), BATCH):
            batch = data[begin : begin + BATCH]
            gradient = [ridge * (w - o) for w, o in zip(weights, origin, strict=True)]
            for rows, shares in batch:
                loss += _accumulate(rows, shares, weights, gradient, 1.0 / len(batch))
            steps += 1
            for i in learned:  # Adam
                g = gradient[i]
                first[i] = 0.9 * first[i] + 0.1 * g
                second[i] = 0.999 * second[i] + 0.001 * g * g
                mean = first[i] / (1 - 0.9**steps)
                square = second[i] / (1 - 0.999**steps)
                weights[i] -= rate * mean / (sqrt(square) + 1e-8)
    found = {name: (weights[i] / scales[i], weights[width + i] / scales[i]) for i, name in enumerate(names)}
    return found, loss / max(1, len(data))


def units(samples: Sequence[Sample], width: int) -> list[float]:
    """How much each feature differs between the seats of one game."""
    squares = [1e-9] * width
    count = 1
    for sample in samples:
        seats = len(sample.rows)
        for i in range(width):
            mean = sum(row[i] for row in sample.rows) / seats
            squares[i] += sum((row[i] - mean) ** 2 for row in sample.rows)
        count += seats
    return [max(sqrt(square / count), 1e-3) for square in squares]


def _prepared(sample: Sample, scales: Sequence[float]) -> tuple[list[list[float]], tuple[float, ...]]:
    """Features in units of their scale, once for the beginning and once for the end."""
    late = sample.stage
    rows = []
    for row in sample.rows:
        scaled = [x / s for x, s in zip(row, scales, strict=True)]
        rows.append([x * (1.0 - late) for x in scaled] + [x * late for x in scaled])
    return rows, sample.shares


def _accumulate(
    rows: list[list[float]], shares: Sequence[float], weights: list[float], gradient: list[float], part: float
) -> float:
    strengths = [sum([w * x for w, x in zip(weights, row, strict=True)]) for row in rows]
    most = max(strengths)
    odds = [exp(s - most) for s in strengths]
    total = sum(odds)
    loss = 0.0
    for row, share, odd in zip(rows, shares, odds, strict=True):
        chance = odd / total
        if share:
            loss -= share * log(max(chance, 1e-12))
        error = (chance - share) * part
        if abs(error) > 1e-6:
            for i, x in enumerate(row):
                gradient[i] += error * x
    return loss
