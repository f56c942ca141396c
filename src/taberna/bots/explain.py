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
    #: What the reasons compare it with: the position now (nothing), the ``best`` move or the ``next`` best.
    than: str = ""

    @property
    def text(self) -> str:
        """For example: ``sets worth 24 more; 3 talents fewer``."""
        said = "; ".join(reason.text for reason in self.reasons)
        if not self.than:
            return said
        other = "the best" if self.than == "best" else "the next best"
        return f"compared with {other}: {said}" if said else f"much like {other}"


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
    seat: int = view["you"]
    ahead = Lookahead(model, rng)
    worlds = [game.imagine(view, rng) for _ in range(WORLDS)]
    for world in worlds:
        ahead.seal(world, seat)
    found = []
    for place, (move, chance) in enumerate(chosen):
        after = _after(worlds, seat, move, ahead)
        reasons = _reasons(model, seat, worlds, after)
        than = ""
        if not reasons and len(chosen) > 1:  # passing, say, changes nothing: what would the other move do?
            than = "best" if place else "next"
            rival = chosen[0 if place else 1][0]
            pair = [_after(worlds, seat, m, ahead, True) for m in (rival, move)]
            reasons = _reasons(model, seat, *pair)
        if chance is None:
            chance = sum(model.values(world)[seat] for world in after) / len(after)
        found.append(Hint(move, chance, reasons, than))
    return found


def difference(
    game: Game, view: Mapping[str, Any], move: Move, rival: Move, rng: Random, model: Evaluation | None = None
) -> tuple[Reason, ...]:
    """What a move changes, compared with another one and the best that can be made of it."""
    model = model or evaluation(game.name)
    seat: int = view["you"]
    ahead = Lookahead(model, rng)
    worlds = [game.imagine(view, rng) for _ in range(WORLDS)]
    for world in worlds:
        ahead.seal(world, seat)
    after = [_after(worlds, seat, m, ahead, True) for m in (rival, move)]
    return _reasons(model, seat, *after)


def _after(
    worlds: Sequence[State], seat: int, move: Move, ahead: Lookahead, whole: bool = False
) -> list[State]:
    """Worlds after a move and the rest of the decision; the ``whole`` of it where it is asked again and again."""
    found = []
    for world in worlds:
        after = world.copy()
        asked = {after.stack[-1].name} if whole else set()
        after.play(seat, move)
        for _ in range(DEPTH):
            if after.to_move != (seat,) or after.stack[-1].name not in ahead.evaluation.continues | asked:
                break
            after.play(seat, ahead.best(after, seat)[0][0])
        found.append(after)
    return found


def _reasons(
    model: Evaluation, seat: int, olds: Sequence[State], news: Sequence[State]
) -> tuple[Reason, ...]:
    """The terms that differ most on average, two for good and one for bad."""
    changes = [0.0] * len(model.terms)
    weights = [0.0] * len(model.terms)
    for old, new in zip(olds, news, strict=True):
        if old.result is not None or new.result is not None:
            continue
        blend = model.blend(new)
        rows = zip(model.features(old)[seat], model.features(new)[seat], strict=True)
        for i, (before, after) in enumerate(rows):
            changes[i] += (after - before) / len(news)
            weights[i] += blend[i] / len(news)
    found = [
        _reason(model, i, changes[i], weights[i])
        for i in range(len(changes))
        if abs(changes[i] * weights[i]) >= NOTABLE and abs(changes[i]) >= 0.05
    ]
    gains = sorted((r for r in found if r.change * r.weight > 0), key=lambda r: -r.change * r.weight)
    costs = sorted((r for r in found if r.change * r.weight < 0), key=lambda r: r.change * r.weight)
    return (*gains[:2], *costs[:1])


def _reason(model: Evaluation, i: int, change: float, weight: float) -> Reason:
    term = model.terms[i]
    amount = abs(change)
    shown = f"{amount:.0f}" if amount >= 9.5 or abs(amount - round(amount)) < 0.05 else f"{amount:.1f}"
    text = (term.more if change > 0 else term.less).format(n=shown)
    text = text.replace("(s)", "" if shown == "1" else "s")
    return Reason(term.name, change, weight, text)
