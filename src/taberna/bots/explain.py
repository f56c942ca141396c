"""Explaining a decision: the best moves, what they promise, and a sentence from the evaluation's own terms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.state import State

from .clock import Clock
from .evaluation import Evaluation, evaluation
from .lookahead import DEPTH, Lookahead, answers
from .search import SearchBot

WORLDS = 4
NOTABLE = 0.02  # a term must shift the odds by this much (in logarithm) to be mentioned


@dataclass(frozen=True, slots=True)
class Reason:
    """One term of the evaluation that a move changes: by how much, and what that does to the odds."""

    term: str
    change: float
    weight: float
    text: str


@dataclass(frozen=True, slots=True)
class Hint:
    move: Move
    #: The estimated chance to win after it.
    chance: float
    reasons: tuple[Reason, ...]

    @property
    def text(self) -> str:
        """For example: ``sets worth 24 more; 3 talents fewer``."""
        return "; ".join(reason.text for reason in self.reasons)


def hints(
    game: Game,
    view: Mapping[str, Any],
    moves: Sequence[Move],
    clock: Clock,
    seed: str | int | None = None,
    count: int = 3,
    seconds: float = 0.8,
) -> list[Hint]:
    """The best moves, the best one first."""
    asked = answers(moves)
    if not asked:
        return []
    model = evaluation(game.name)
    rng = Random(seed)
    if len(asked) == 1:
        chosen: list[tuple[Move, float | None]] = [(asked[0], None)]
    else:
        tree = SearchBot(rng.getrandbits(64), seconds=seconds, game=game).think(view, asked, clock)
        chosen = list(tree.chances()[:count])
    worlds = [game.imagine(view, rng) for _ in range(WORLDS)]
    found = []
    for move, chance in chosen:
        after, reasons = _reasons(model, worlds, view["you"], move, rng)
        found.append(Hint(move, after if chance is None else chance, reasons))
    return found


def _reasons(
    model: Evaluation, worlds: Sequence[State], seat: int, move: Move, rng: Random
) -> tuple[float, tuple[Reason, ...]]:
    """The chance after a move, and the terms it changes most, for good and for bad."""
    ahead = Lookahead(model, rng)
    changes = [0.0] * len(model.terms)
    weights = [0.0] * len(model.terms)
    chance = 0.0
    for world in worlds:
        before = world.copy()
        ahead.seal(before, seat)
        after = before.copy()
        after.play(seat, move)
        for _ in range(DEPTH):
            if after.to_move != (seat,) or after.stack[-1].name not in model.continues:
                break
            after.play(seat, ahead.best(after, seat)[0][0])
        chance += model.values(after)[seat] / len(worlds)
        if after.result is not None:
            continue
        blend = model.blend(after)
        for i, (old, new) in enumerate(
            zip(model.features(world)[seat], model.features(after)[seat], strict=True)
        ):
            changes[i] += (new - old) / len(worlds)
            weights[i] += blend[i] / len(worlds)
    found = [
        _reason(model, i, changes[i], weights[i])
        for i in range(len(changes))
        if abs(changes[i] * weights[i]) >= NOTABLE and abs(changes[i]) >= 0.05
    ]
    gains = sorted((r for r in found if r.change * r.weight > 0), key=lambda r: -r.change * r.weight)
    costs = sorted((r for r in found if r.change * r.weight < 0), key=lambda r: r.change * r.weight)
    return chance, (*gains[:2], *costs[:1])


def _reason(model: Evaluation, i: int, change: float, weight: float) -> Reason:
    term = model.terms[i]
    amount = abs(change)
    shown = f"{amount:.0f}" if amount >= 9.5 or abs(amount - round(amount)) < 0.05 else f"{amount:.1f}"
    text = (term.more if change > 0 else term.less).format(n=shown)
    text = text.replace("(s)", "" if shown == "1" else "s")
    return Reason(term.name, change, weight, text)
