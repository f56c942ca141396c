"""Looking for balanced values: which numbers of the card data or options make a game fairest.

Each trial plays the same deals with other values and is judged by its goals; optuna proposes the next one from all
that was seen (a Bayesian search, Parzen estimators). The best is then played again on deals that nobody looked at,
beside the values of today, because the best of many trials is partly the luckiest one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from taberna.kernel.errors import BadSetup
from taberna.kernel.options import name_and_value
from taberna.kernel.reader import small_int

from .experiment import Experiment, perform, variants
from .figures import Difference, Row, items, seat_shares
from .pool import Workers

#: Things done in fewer seats tell nothing of a card.
LEAST = 30
#: How often deals are drawn anew for an interval.
DRAWS = 200


def unfair_seats(rows: Sequence[Row]) -> float:
    """How far the shares of the seats lie from equal ones, on average."""
    shares = seat_shares(rows)
    return fmean(abs(share.value - 1 / len(shares)) for share in shares)


def unequal_cards(rows: Sequence[Row]) -> float:
    """How much it helps or harms a player to have done a thing, on average over all things."""
    found = items(rows, LEAST)
    return fmean(abs(item.lift) for item in found) if found else 0.0


def length(rows: Sequence[Row], target: float) -> float:
    """How far the mean length lies from the wanted one, as a part of it."""
    return abs(fmean(row["decisions"] for row in rows) - target) / target


def goal(text: str) -> Callable[[Sequence[Row]], float]:
    """``seats``, ``cards`` or ``length=120``; less is better."""
    if text == "seats":
        return unfair_seats
    if text == "cards":
        return unequal_cards
    name, number = name_and_value(text) or (text, "")
    target = small_int(number) if name == "length" else None
    if target:
        return lambda rows: length(rows, target)
    raise BadSetup(f"--goal {text!r}: there are seats, cards and length=DECISIONS")


@dataclass(frozen=True)
class Balancing:
    """What to look for."""

    plan: Experiment
    #: What may be changed, and the values it may have.
    over: Mapping[str, Sequence[Any]]
    goals: tuple[str, ...] = ("seats",)
    trials: int = 30


@dataclass(frozen=True)
class Trial:
    values: Mapping[str, Any]
    #: Sum of the goals; less is better.
    cost: float
    by_goal: Mapping[str, float]


@dataclass(frozen=True)
class Found:
    trials: list[Trial]
    best: Trial
    #: Today's values and the best ones, on new deals.
    today: Trial
    again: Trial
    #: How much nearer the best values are on those deals (less is nearer), with a 95 % interval.
    gain: Difference
    #: The experiment of those two, for the report.
    plan: Experiment
    rows: list[Row]


def _judged(balancing: Balancing, values: Mapping[str, Any], rows: Sequence[Row]) -> Trial:
    by_goal = {text: goal(text)(rows) for text in balancing.goals}
    return Trial(dict(values), sum(by_goal.values()), by_goal)


def balance(
    balancing: Balancing, folder: Path, workers: Workers, tell: Callable[[Trial], None] = lambda trial: None
) -> Found:
    """Search, then play the best and today's values again on other deals."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    for text in balancing.goals:
        goal(text)
    trials: list[Trial] = []

    def cost(trial: Any) -> float:
        values = {name: of[trial.suggest_int(name, 0, len(of) - 1)] for name, of in balancing.over.items()}
        known = next((one for one in trials if one.values == values), None)
        if known is None:
            known = _judged(balancing, values, _played(balancing.plan, [values], folder, workers)[1])
            tell(known)
        trials.append(known)
        return known.cost

    sampler = optuna.samplers.TPESampler(seed=sum(balancing.plan.seed.encode()))
    study = optuna.create_study(direction="minimize", sampler=sampler)
    study.optimize(cost, n_trials=balancing.trials)
    best = min(trials, key=lambda trial: trial.cost)
    plan, rows = _played(balancing.plan, [{}, best.values], folder, workers, " again")
    today, again = ([row for row in rows if row["variant"] == number] for number in (0, 1))
    judged = _judged(balancing, {}, today), _judged(balancing, best.values, again)
    return Found(trials, best, *judged, _gain(balancing, today, again), plan, rows)


def _gain(balancing: Balancing, today: Sequence[Row], again: Sequence[Row]) -> Difference:
    """The difference of the sums; its interval by drawing deals anew, with both of their games."""

    def cost(rows: Sequence[Row], deals: Sequence[int]) -> float:
        return _judged(balancing, {}, [rows[deal] for deal in deals]).cost

    every = range(len(today))
    luck = Random("balance")
    gaps = []
    for _ in range(DRAWS):
        deals = luck.choices(every, k=len(every))
        gaps.append(cost(again, deals) - cost(today, deals))
    gaps.sort()
    low, high = gaps[DRAWS // 40], gaps[-1 - DRAWS // 40]
    before = cost(today, every)
    return Difference("sum", before, cost(again, every) - before, low, high)


def _played(
    plan: Experiment, values: Sequence[Mapping[str, Any]], folder: Path, workers: Workers, more: str = ""
) -> tuple[Experiment, list[Row]]:
    """The games of the plan with these values in place of today's."""
    base: dict[str, Any] = dict(plan.spec(0).options)
    texts = tuple(text for one in values for text in variants({}, {**base, **one}))
    one = Experiment(
        plan.game, plan.games, plan.seats, plan.bots, texts, plan.seed + more, plan.milliseconds, plan.edition
    )
    return one, perform(one, folder, workers)
