"""A small net that tells who wins: for every seat the same, added to the weighed sum of an evaluation.

It looks at a seat's own row, at the mean of the others' and at what all share (``broad.py`` of a game), through two
hidden layers. At tables of a size it never saw the weighed sum alone counts. Plain loops, eight units at a time: no
library is needed, and most inputs are nought.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from taberna.kernel import games
from taberna.kernel.state import State

from .evaluation import Evaluation

LANES: Final = 8  # units that are added up together

#: The weights of one input into eight units.
Lane = tuple[float, float, float, float, float, float, float, float]
#: What a net looks at: every seat's row, and the common one.
Broad = Callable[[Any], tuple[list[list[float]], list[float]]]


def _lanes(rows: Sequence[Sequence[float]]) -> list[list[Lane]]:
    """Weights by input and unit, as blocks of eight units."""
    blocks: list[list[Lane]] = []
    for start in range(0, len(rows[0]), LANES):
        block: list[Lane] = []
        for row in rows:
            a, b, c, d, e, f, g, h = [float(x) for x in row[start : start + LANES]]
            block.append((a, b, c, d, e, f, g, h))
        blocks.append(block)
    return blocks


def _through(blocks: list[list[Lane]], places: list[int], values: list[float], into: list[float]) -> None:
    """Add what some inputs bring to every unit: one number for each is appended."""
    for block in blocks:
        a = b = c = d = e = f = g = h = 0.0
        for k, place in enumerate(places):
            value = values[k]
            wa, wb, wc, wd, we, wf, wg, wh = block[place]
            a += value * wa
            b += value * wb
            c += value * wc
            d += value * wd
            e += value * we
            f += value * wf
            g += value * wg
            h += value * wh
        into.append(a)
        into.append(b)
        into.append(c)
        into.append(d)
        into.append(e)
        into.append(f)
        into.append(g)
        into.append(h)


class Net:
    """The weights, for inputs as they come."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        #: Numbers of seats that it has learned from.
        self.seats = frozenset([int(seats) for seats in data["seats"]])
        #: How much of the weighed sum remains.
        self.base = float(data["base"])
        self.own = _lanes(data["own"])
        self.others = _lanes(data["others"])
        self.common = _lanes(data["common"])
        self.bias: list[float] = [float(x) for x in data["bias"]]
        self.second = _lanes([list(column) for column in zip(*data["second"], strict=True)])
        self.second_bias: list[float] = [float(x) for x in data["second_bias"]]
        self.out: list[float] = [float(x) for x in data["out"]]
        self.straight: list[float] = [float(x) for x in data["straight"]]

    def __reduce__(self) -> tuple[object, ...]:
        return Net, (self.data,)

    def say(self, rows: list[list[float]], common: list[float]) -> list[float]:
        """What is to be added to every seat's strength."""
        seats = len(rows)
        shared: list[float] = []
        _through(self.common, list(range(len(common))), common, shared)
        own: list[list[float]] = []
        others: list[list[float]] = []
        found: list[float] = []
        straight = self.straight
        for row in rows:
            places: list[int] = []
            values: list[float] = []
            direct = 0.0
            for place, value in enumerate(row):
                if value != 0.0:
                    places.append(place)
                    values.append(value)
                    direct += value * straight[place]
            mine: list[float] = []
            theirs: list[float] = []
            _through(self.own, places, values, mine)
            _through(self.others, places, values, theirs)
            own.append(mine)
            others.append(theirs)
            found.append(direct)
        rivals = float(seats - 1)
        for seat in range(seats):
            units: list[int] = []
            lit: list[float] = []
            mine = own[seat]
            for unit, bias in enumerate(self.bias):
                told = 0.0
                for other in range(seats):
                    if other != seat:
                        told += others[other][unit]
                level = bias + shared[unit] + mine[unit] + told / rivals
                if level > 0.0:
                    units.append(unit)
                    lit.append(level)
            second: list[float] = []
            _through(self.second, units, lit, second)
            strength = found[seat]
            for unit, bias in enumerate(self.second_bias):
                level = bias + second[unit]
                if level > 0.0:
                    strength += level * self.out[unit]
            found[seat] = strength
        return found


class Judge(Evaluation):
    """An evaluation whose weighed sum is corrected by a net."""

    def __init__(self, model: Evaluation, broad: Broad, net: Net) -> None:
        super().__init__(
            model.game, model.terms, model.features, model.stage, model.continues, model.weights, model.habits,
            model.horizon, model.sharpness, model.sealed, model.unlocked, model.alike, model.ending, model.doubt,
            model.afar,
        )  # fmt: skip
        self.plain = model
        self.broad = broad
        self.net = net

    def __reduce__(self) -> tuple[object, ...]:
        return Judge, (self.plain, self.broad, self.net)

    def weighing(self, model: Evaluation) -> Evaluation:
        return Judge(model, self.broad, self.net)

    def strengths(self, state: State) -> list[float]:
        """The weighed sums, from the features that every row begins with, and what the net adds."""
        if state.seats not in self.net.seats:
            return self.plain.strengths(state)
        rows, common = self.broad(state)
        weights = self.blend(state)
        added = self.net.say(rows, common)
        base = self.net.base
        found: list[float] = []
        for seat, row in enumerate(rows):
            strength = 0.0
            for place, weight in enumerate(weights):
                strength += weight * row[place]
            found.append(base * strength + added[seat])
        return found


def judge(model: Evaluation, data: Mapping[str, Any]) -> Judge:
    """An evaluation with the net of its game, as ``judge.json`` holds it."""
    inputs: Any = games.part(model.game, "broad")
    return Judge(model, inputs.broad, Net(data))
