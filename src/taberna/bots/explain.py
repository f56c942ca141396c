"""Explaining a decision: the best plans, what they promise, and a sentence from the evaluation's own terms.

What happens to rivals is said too. Moves that nobody can tell apart get one line, and those that the search cannot
tell from the best are said to be as good.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.state import State

from .clock import Clock
from .evaluation import Evaluation, Term, calibrated, evaluation
from .lookahead import DEPTH, Lookahead, answers
from .search import SearchBot
from .tree import Edge, Manner, Tree, follow

WORLDS = 4
NOTABLE = 0.02  # a term must shift the odds by this much (in logarithm) to be mentioned
EQUAL = 0.01  # of the chance to win: whoever is nearer to the best is as good
MOVED_ON = 0.05  # of the game: so much later much has changed that is not the move's doing
PLANS = 4

#: What is said of moves whose difference to others is not to be seen yet.
LATER = {"later": "pays off in turns to come", "behind": "brings less in turns to come"}

_FORMS = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")


@dataclass(frozen=True, slots=True)
class Reason:
    """One term of the evaluation that a move changes: by how much, and what that does to the odds."""

    term: str
    change: float
    weight: float
    text: str
    #: Whose it is, if not the player's own.
    rival: int | None = None
    #: It differs from world to world: this is the average.
    luck: bool = False

    @property
    def speaks_for_it(self) -> bool:
        """What a player gains or a rival loses."""
        return (self.change * self.weight > 0) == (self.rival is None)


@dataclass(frozen=True, slots=True)
class Hint:
    move: Move
    #: The estimated chance to win after it.
    chance: float
    reasons: tuple[Reason, ...]
    #: What the reasons compare it with: the position now (nothing), the ``best`` move or the ``next`` best. Where there
    #: is no reason to be seen yet: it pays off ``later``, or falls ``behind`` later.
    than: str = ""
    #: The rest of the plan that it begins.
    then: tuple[Move, ...] = ()
    #: The search cannot tell it from the best.
    equal: bool = False
    #: The reasons tell what happens on average.
    luck: bool = False

    @property
    def text(self) -> str:
        """For example: ``sets worth 24 more; 3 talents fewer``."""
        said = "; ".join(
            reason.text if reason.rival is None else f"seat {reason.rival}: {reason.text}"
            for reason in self.reasons
        )
        if self.luck and said:
            said = f"on average {said}"
        if self.than in LATER:
            said = LATER[self.than]
        elif self.than:
            other = "the best" if self.than == "best" else "the next best"
            said = f"compared with {other}: {said}" if said else f"much like {other}"
        if self.equal:
            said = f"as good as the best; {said}" if said else "as good as the best"
        if self.then:
            said = f"then {', '.join(move.text for move in self.then)}: {said}"
        return said


def hints(
    game: Game,
    view: Mapping[str, Any],
    moves: Sequence[Move],
    clock: Clock,
    seed: str | int | None = None,
    count: int = 3,
    seconds: float | None = 0.8,
    iterations: int | None = None,
) -> list[Hint]:
    """The best moves, the best one first."""
    model = calibrated(game.name)
    asked = distinct(model, answers(moves))
    if not asked:
        return []
    rng = Random(seed)
    seat: int = view["you"]
    ahead = Lookahead(model, rng)
    worlds = [game.imagine(view, rng) for _ in range(WORLDS)]
    for world in worlds:
        ahead.seal(world, seat)
    if len(asked) == 1:
        after = _after(worlds, seat, [asked[0]], ahead)
        chance = sum(model.values(world)[seat] for world in after) / len(after)
        return [Hint(asked[0], chance, _reasons(model, seat, worlds, after))]
    manner = Manner(plans=PLANS)
    bot = SearchBot(rng.getrandbits(64), seconds, iterations, calibrated(game.name), game, manner)
    tree = bot.think(view, asked, clock)
    chosen = [(edge, chance) for edge, chance in _best_plans(tree)[:count] if chance is not None]
    found = []
    for place, (edge, chance) in enumerate(chosen):
        after = _after(worlds, seat, edge.line, ahead)
        moved_on = any(
            abs(model.stage(new) - model.stage(old)) > MOVED_ON
            for old, new in zip(worlds, after, strict=True)
        )
        reasons = () if moved_on else _reasons(model, seat, worlds, after)
        than = ""
        # Passing, say, changes nothing, and what dice will bring was counted on: what would the other move do?
        if not reasons or (place == 0 and not any(reason.speaks_for_it for reason in reasons)):
            than = "best" if place else "next"
            others = [chosen[0 if place else 1][0].line] if len(chosen) > 1 else []
            others += [
                [move] for move in asked if move is not edge.move
            ]  # there was no time for a second one
            instead = _after(worlds, seat, others[0], ahead, True)
            reasons = _reasons(model, seat, instead, _after(worlds, seat, edge.line, ahead, True))
            level = len(chosen) < 2 or chosen[1][1] >= chance - EQUAL
            if place == 0 and not any(reason.speaks_for_it for reason in reasons):
                reasons = ()  # what it costs is no reason to prefer it
                than = than if level else "later"
            elif not reasons and chance < chosen[0][1] - EQUAL:
                than = "behind"
        equal = place > 0 and chance >= chosen[0][1] - EQUAL
        luck = any(reason.luck for reason in reasons)
        found.append(Hint(edge.move, chance, reasons, than, tuple(edge.line[1:]), equal, luck))
    return found


def distinct(model: Evaluation, moves: Sequence[Move]) -> list[Move]:
    """One of those moves that nobody can tell apart: cards that lie face down."""
    seen: set[str] = set()
    found = []
    for move in moves:
        if move.verb in model.alike:
            if move.verb in seen:
                continue
            seen.add(move.verb)
        found.append(move)
    return found


def _best_plans(tree: Tree) -> list[tuple[Edge, float]]:
    """For each first move its best plan, in the order of the chances after them."""
    best: dict[int, Edge] = {}
    top = tree.top()
    for edge in tree.root.edges.values():
        known = best.get(edge.move.id)
        if known is None or tree.mean(edge, tree.seat) > tree.mean(known, tree.seat):
            best[edge.move.id] = edge
    best[top.move.id] = top
    return [(best[move.id], chance) for move, chance in tree.chances()]


def weigh(
    game: Game,
    view: Mapping[str, Any],
    moves: Sequence[Move],
    clock: Clock,
    seed: str | int | None = None,
    seconds: float = 0.8,
) -> list[tuple[Move, float]]:
    """The chance to win after each of the moves, the best one first. Interrupts leave the question open: not those."""
    asked = answers(moves)
    if len(asked) < 2:
        return [(move, 0.0) for move in asked]  # there is nothing to weigh
    bot = SearchBot(seed, seconds=seconds, model=calibrated(game.name), game=game)
    return bot.think(view, asked, clock).chances()


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
    instead = _after(worlds, seat, [rival], ahead, True)
    return _reasons(model, seat, instead, _after(worlds, seat, [move], ahead, True), rivals=False)


def _after(
    worlds: Sequence[State], seat: int, line: Sequence[Move], ahead: Lookahead, whole: bool = False
) -> list[State]:
    """Worlds after a plan and the rest of the decision; the ``whole`` of it where it is asked again and again."""
    found = []
    for world in worlds:
        after = world.copy()
        asked = {after.stack[-1].name} if whole else set()
        follow(after, seat, line)
        for _ in range(DEPTH):
            if after.to_move != (seat,) or after.stack[-1].name not in ahead.evaluation.continues | asked:
                break
            after.play(seat, ahead.best(after, seat)[0][0])
        found.append(after)
    return found


def _reasons(
    model: Evaluation, seat: int, olds: Sequence[State], news: Sequence[State], rivals: bool = True
) -> tuple[Reason, ...]:
    """The terms that differ most on average: two for good, one for bad, and what matters most of the rivals'."""
    seats = news[0].seats
    terms = len(model.terms)
    changes = [[0.0] * terms for _ in range(seats)]
    lowest = [[1e9] * terms for _ in range(seats)]
    highest = [[-1e9] * terms for _ in range(seats)]
    weights = [0.0] * terms
    for old, new in zip(olds, news, strict=True):
        if old.result is not None or new.result is not None:
            continue
        blend = model.blend(new)
        for i, weight in enumerate(blend):
            weights[i] += weight / len(news)
        for one, before, after in zip(range(seats), model.features(old), model.features(new), strict=True):
            row = changes[one]
            for i in range(terms):
                change = after[i] - before[i]
                row[i] += change / len(news)
                lowest[one][i] = min(lowest[one][i], change)
                highest[one][i] = max(highest[one][i], change)
    lucky = [[highest[one][i] - lowest[one][i] > 0.05 for i in range(terms)] for one in range(seats)]
    own = _told(model, changes[seat], weights, NOTABLE, lucky[seat])
    gains = sorted((r for r in own if r.change * r.weight > 0), key=lambda r: -r.change * r.weight)
    costs = sorted((r for r in own if r.change * r.weight < 0), key=lambda r: r.change * r.weight)
    found = [*gains[:2], *costs[:1]]
    if rivals:
        theirs = [
            reason
            for other in range(seats)
            if other != seat
            for reason in _told(model, changes[other], weights, 2 * NOTABLE, lucky[other], other)
        ]
        if theirs:
            found.append(max(theirs, key=lambda r: abs(r.change * r.weight)))
    return tuple(found)


def _told(
    model: Evaluation,
    changes: Sequence[float],
    weights: Sequence[float],
    least: float,
    lucky: Sequence[bool],
    rival: int | None = None,
) -> list[Reason]:
    return [
        _reason(model, i, changes[i], weights[i], lucky[i], rival)
        for i, term in enumerate(model.terms)
        if term.told
        and sum(term.guesses) * weights[i] >= 0  # what counts otherwise than anybody would think is not told
        and abs(changes[i] * weights[i]) >= least
        and abs(changes[i]) >= 0.05
    ]


def _reason(model: Evaluation, i: int, change: float, weight: float, luck: bool, rival: int | None) -> Reason:
    term = model.terms[i]
    text = _worded(term, change)
    if rival is not None:
        text = text.replace("you stay", "stays").replace("you leave", "leaves").replace("your", "the")
    return Reason(term.name, change, weight, text, rival, luck)


def worded(model: Evaluation, name: str, change: float) -> str:
    """What is said of a change of a term; nothing of a term there is no more."""
    return next((_worded(term, change) for term in model.terms if term.name == name), "")


def _worded(term: Term, change: float) -> str:
    amount = abs(change)
    shown = f"{amount:.0f}" if amount >= 9.5 or abs(amount - round(amount)) < 0.05 else f"{amount:.1f}"
    text = (term.more if change > 0 else term.less).format(n=shown)
    text = text.replace("(s)", "" if shown == "1" else "s")
    return _FORMS.sub(lambda found: found[1] if shown == "1" else found[2], text)
