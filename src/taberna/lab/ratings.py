"""From played blocks to numbers: win shares, Elo, and when to stop a comparison."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

from .arena import Outcome
from .figures import wilson

ELO = 400 / log(10)
SAMPLES = 200  # of the bootstrap
ROUNDS = 200  # of the fit

#: Sequential test: errors of 5 % on both sides, and never before this many blocks.
BOUND = 2.94
FEWEST = 30


def table(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """One row for each match: the share of victories of one among the others, with its interval."""
    groups: dict[tuple[int, str, str], list[Outcome]] = {}
    for outcome in outcomes:
        groups.setdefault((outcome.seats, outcome.one, outcome.others), []).append(outcome)
    rows = []
    for (seats, one, others), blocks in sorted(groups.items()):
        share, low, high = interval(blocks)
        margins = [margin for block in blocks for margin in block.margins if margin is not None]
        rows.append(
            {
                "seats": seats,
                "bot": one,
                "against": others,
                "games": seats * len(blocks),
                "share": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "fair": round(1 / seats, 4),
                "of_fair": round(share * seats, 2),
                "place": round(statistics.fmean(p for b in blocks for p in b.places), 2),
                "margin": round(statistics.fmean(margins), 2) if margins else None,
            }
        )
    return rows


def interval(blocks: Sequence[Outcome]) -> tuple[float, float, float]:
    """The share of one bot and its 95 % interval.

    Wilson's interval for as many games as the spread between blocks is worth, never more than were played.
    """
    shares = [block.share for block in blocks]
    games = float(sum(block.seats for block in blocks))
    share = statistics.fmean(shares)
    if len(shares) > 1:
        spread = statistics.variance(shares) / len(shares)
        if spread > 0:
            games = min(games, share * (1 - share) / spread)
    low, high = wilson(share, games)
    return share, low, high


def times(outcomes: Sequence[Outcome]) -> dict[str, dict[str, float]]:
    """Milliseconds for a decision with a choice, by bot: mean and the longest one."""
    sums: dict[str, list[float]] = {}
    for outcome in outcomes:
        for name, (count, seconds, longest) in outcome.times.items():
            total = sums.setdefault(name, [0, 0.0, 0.0])
            total[0] += count
            total[1] += seconds
            total[2] = max(total[2], longest)
    return {
        name: {
            "decisions": count,
            "mean_ms": round(1000 * seconds / count, 2),
            "max_ms": round(1000 * longest, 1),
        }
        for name, (count, seconds, longest) in sums.items()
    }


def elo(outcomes: Sequence[Outcome], anchor: str, seed: int = 1) -> dict[str, tuple[float, float, float]]:
    """Ratings with 95 % intervals (bootstrap over blocks); the anchor has 0.

    The chance to win is a bot's share of the table's strength (Luce); every bot is given one more game,
    won as often as chance would have it, so that an unbeaten one stays finite.
    """
    names = sorted({name for o in outcomes for name in (o.one, o.others)})
    best = _strengths(outcomes, names, anchor)
    rng = Random(seed)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(SAMPLES):
        sample = [outcomes[int(rng.random() * len(outcomes))] for _ in outcomes]
        for name, value in _strengths(sample, names, anchor).items():
            drawn[name].append(value)
    found = {}
    for name in names:
        values = sorted(drawn[name])
        found[name] = (best[name], values[int(0.025 * SAMPLES)], values[int(0.975 * SAMPLES) - 1])
    return found


def _strengths(outcomes: Sequence[Outcome], names: Sequence[str], anchor: str) -> dict[str, float]:
    """Maximum likelihood by minorisation (Hunter 2004)."""
    won = dict.fromkeys(names, 0.5)
    tables: dict[tuple[str, str, int], int] = {}
    for o in outcomes:
        games = len(o.wins)
        won[o.one] += sum(o.wins)
        won[o.others] += games - sum(o.wins)
        key = (o.one, o.others, o.seats)
        tables[key] = tables.get(key, 0) + games
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        weights = {name: 1.0 / (strength[name] + 1.0) for name in names}  # the one more game
        for (one, others, seats), games in tables.items():
            total = strength[one] + (seats - 1) * strength[others]
            weights[one] += games / total
            weights[others] += games * (seats - 1) / total
        strength = {name: won[name] / weights[name] for name in names}
    zero = strength.get(anchor, 1.0)
    return {name: ELO * log(strength[name] / zero) for name in names}


def llr(blocks: Sequence[Outcome], gain: float) -> float:
    """Log likelihood ratio of "better by ``gain``" against "even", on block shares (a GSPRT)."""
    if len(blocks) < 2:
        return 0.0
    even = 1 / blocks[0].seats
    shares = [block.share for block in blocks]
    variance = max(statistics.variance(shares), 1e-4)
    better = even + gain
    return len(shares) * (better - even) * (2 * statistics.fmean(shares) - even - better) / (2 * variance)


def decided(blocks: Sequence[Outcome], gain: float) -> str:
    """ "better", "not better", or nothing yet."""
    if len(blocks) < FEWEST:
        return ""
    ratio = llr(blocks, gain)
    return "better" if ratio >= BOUND else "not better" if ratio <= -BOUND else ""
