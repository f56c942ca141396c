"""Figures from rows: shares with intervals, distributions, and what a card does to the chance of winning."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import Any

Row = dict[str, Any]


@dataclass(frozen=True)
class Share:
    """A proportion with its 95 % interval (Wilson)."""

    value: float
    low: float
    high: float
    count: float

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"


def wilson(share: float, count: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in ``count`` games."""
    z = 1.959964
    centre = share + z * z / (2 * count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    low = (centre - spread) / scale if share > 0 else 0.0
    high = (centre + spread) / scale if share < 1 else 1.0
    return low, high


def share(hits: float, count: float) -> Share:
    """A share and its interval; shared victories may make ``hits`` fractional."""
    if count == 0:
        return Share(0.0, 0.0, 1.0, 0)
    return Share(hits / count, *wilson(hits / count, count), count)


def won(row: Row, seat: int) -> float:
    """A shared victory counts as a part of one."""
    return 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def seat_shares(rows: Sequence[Row]) -> list[Share]:
    """How often each seat wins."""
    seats = len(rows[0]["scores"]) if rows else 0
    return [share(sum(won(row, seat) for row in rows), len(rows)) for seat in range(seats)]


def bot_shares(rows: Sequence[Row]) -> dict[str, Share]:
    """How often each kind of bot wins, per seat it had."""
    hits: dict[str, float] = defaultdict(float)
    sat: dict[str, int] = defaultdict(int)
    for row in rows:
        for seat, bot in enumerate(row["bots"]):
            hits[bot] += won(row, seat)
            sat[bot] += 1
    return {bot: share(hits[bot], sat[bot]) for bot in sorted(sat)}


def margins(rows: Iterable[Row]) -> list[float]:
    """The best score less the second best."""
    out = []
    for row in rows:
        first, second = sorted(row["scores"], reverse=True)[:2]
        out.append(first - second)
    return out


@dataclass(frozen=True)
class Item:
    """One thing that players do with a card, and how often they win then."""

    name: str
    per_game: float
    win: Share
    #: Win rate less what the same bots win on average, so that a strong player's habits do not look like good ones.
    lift: float
    #: What those bots would win without it.
    usual: float


def items(rows: Sequence[Row], least: int = 30) -> list[Item]:
    """Everything done at least ``least`` times, the most helpful first."""
    done: dict[str, int] = defaultdict(int)
    seats_with: dict[str, int] = defaultdict(int)
    wins: dict[str, float] = defaultdict(float)
    usual: dict[str, float] = defaultdict(float)
    rates = {bot: found.value for bot, found in bot_shares(rows).items()}
    for row in rows:
        for seat, taken in enumerate(row["taken"]):
            for name, count in taken.items():
                done[name] += count
                seats_with[name] += 1
                wins[name] += won(row, seat)
                usual[name] += rates[row["bots"][seat]]
    found = []
    for name, count in seats_with.items():
        if count >= least:
            win = share(wins[name], count)
            expected = usual[name] / count
            found.append(Item(name, done[name] / len(rows), win, win.value - expected, expected))
    return sorted(found, key=lambda item: -item.lift)


def worths(rows: Sequence[Row], least: int = 30) -> dict[str, tuple[float, float]]:
    """For everything done by at least ``least`` players: how much above its bot's usual share the player wins, and
    the standard error of that."""
    rates = {bot: found.value for bot, found in bot_shares(rows).items()}
    above: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for seat, taken in enumerate(row["taken"]):
            for name in taken:
                above[name].append(won(row, seat) - rates[row["bots"][seat]])
    return {
        name: (fmean(values), stdev(values) / sqrt(len(values)))
        for name, values in above.items()
        if len(values) >= max(2, least)
    }


def worth_changes(base: Sequence[Row], other: Sequence[Row], least: int = 30) -> dict[str, Difference]:
    """How much more a thing helps to win in another variant than in the first."""
    ours, theirs = worths(base, least), worths(other, least)
    found = {}
    for name in ours.keys() & theirs.keys():
        (before, error), (after, other_error) = ours[name], theirs[name]
        gap, spread = after - before, 1.96 * sqrt(error**2 + other_error**2)
        found[name] = Difference(name, before, gap, gap - spread, gap + spread)
    return found


@dataclass(frozen=True)
class Difference:
    """How much more of something one variant has than another on the same deals, with its 95 % interval."""

    name: str
    base: float
    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        return self.low > 0 or self.high < 0

    def __str__(self) -> str:
        return f"{self.value:+.3g} ({self.low:+.3g} to {self.high:+.3g})"


def paired(name: str, base: Sequence[float], other: Sequence[float]) -> Difference:
    """Game by game: both played the same deal, so that luck cancels out."""
    gaps = [b - a for a, b in zip(base, other, strict=True)]
    mean = fmean(gaps)
    error = 1.96 * stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else float("inf")
    return Difference(name, fmean(base), mean, mean - error, mean + error)


def differences(base: Sequence[Row], other: Sequence[Row], least: int = 30) -> list[Difference]:
    """What another variant does to length, scores, seats and to how often things are done, deal by deal."""
    deals = {row["game"]: row for row in base}
    both = [(deals[row["game"]], row) for row in other if row["game"] in deals]
    if not both:
        return []
    ours, theirs = [pair[0] for pair in both], [pair[1] for pair in both]
    seats = range(len(ours[0]["scores"]))
    measures: dict[str, Callable[[Row], float]] = {
        "decisions": lambda row: row["decisions"],
        "mean score": lambda row: fmean(row["scores"]),
        "margin": lambda row: margins([row])[0],
        **{f"victories of seat {seat + 1}": partial(won, seat=seat) for seat in seats},
    }
    found = [
        paired(name, [f(row) for row in ours], [f(row) for row in theirs]) for name, f in measures.items()
    ]
    counts = [[_times(row) for row in rows] for rows in (ours, theirs)]
    totals: Counter[str] = Counter()
    for count in (*counts[0], *counts[1]):
        totals.update(count)
    cards = [
        paired(name, [c[name] for c in counts[0]], [c[name] for c in counts[1]])
        for name in sorted(totals)
        if totals[name] >= least
    ]
    return found + sorted(cards, key=lambda one: (not one.clear, -abs(one.value)))


def _times(row: Row) -> Counter[str]:
    """How often each thing was done in a game, by anybody."""
    times: Counter[str] = Counter()
    for taken in row["taken"]:
        times.update(taken)
    return times


def summary(rows: Sequence[Row]) -> dict[str, float]:
    """The figures of one variant that fit into a line."""
    lengths = [row["decisions"] for row in rows]
    scores = [score for row in rows for score in row["scores"]]
    return {
        "games": len(rows),
        "decisions": fmean(lengths),
        "decisions spread": pstdev(lengths),
        "branching": fmean(row["branching"] for row in rows),
        "score": fmean(scores),
        "score spread": pstdev(scores),
        "margin": fmean(margins(rows)),
        "shared victories": sum(len(row["winners"]) > 1 for row in rows) / len(rows),
    }


def happenings(rows: Sequence[Row]) -> dict[str, dict[str, float]]:
    """How often things happen in an average game, by round, and the mean of the numbers that go with them."""
    sums: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for row in rows:
        for key, line in row["happened"].items():
            for name, value in line.items():
                sums[key][name] += value
    found = {}
    for key in sorted(sums):
        line = sums[key]
        times = line["times"]
        means = {n.removeprefix("sum of "): v / times for n, v in line.items() if n.startswith("sum of ")}
        rounds = {n: v / len(rows) for n, v in line.items() if n.startswith("round ")}
        found[key] = {"times": times / len(rows), **dict(sorted(rounds.items())), **means}
    return found
