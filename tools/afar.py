"""Weights for where imagined games end: ``python -m tools.afar GAME --games 1500 --out afar.json``.

Greedy players play each other, now and then a decision at random; the weights are those under which the winners were
most likely to win (a conditional logit, by Newton's method), drawn a little towards the shipped ones. Nothing is
learned from scores or from duels of players who look one decision ahead. A fifth of the games is kept apart, and the
loss on it is printed beside that of the shipped weights.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from taberna.bots.clock import Clock
from taberna.bots.evaluation import Evaluation, evaluation
from taberna.bots.greedy import GreedyBot
from taberna.bots.lookahead import answers
from taberna.kernel.spec import GameSpec

ASTRAY = 0.06  # share of decisions that begin with a random move
EVERY = 0.25  # share of decisions that become samples
RIDGE = 300.0  # samples' worth of trust in the shipped weights
STEPS = 12  # of Newton's method

#: One moment: the features at the beginning and at the end of the game, by seat, and each seat's share of the victory.
Moment = tuple[list[list[float]], list[float]]


def moments(spec: GameSpec, model: Evaluation) -> list[Moment]:
    """A game of greedy players, and what it looked like now and then."""
    rng = Random(spec.seed)
    state = spec.new()
    bot = GreedyBot(rng.getrandbits(60), worlds=1, model=model, game=state.game)
    seen: list[list[list[float]]] = []
    while state.to_move:
        seat = state.to_move[0]
        moves = state.moves(seat)
        asked = answers(moves)
        begins = state.stack[-1].name not in model.continues
        if len(asked) > 1 and begins and rng.random() < EVERY:
            late = model.stage(state)
            seen.append([[x * (1 - late) for x in r] + [x * late for x in r] for r in model.features(state)])
        if len(asked) > 1 and begins and rng.random() < ASTRAY:
            move = asked[int(rng.random() * len(asked))]
        else:
            move = bot.choose(state.view(seat), moves, Clock(None, time.process_time))
        state.play(seat, move)
    assert state.result is not None
    winners = state.result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(spec.seats)]
    return [(rows, shares) for rows in seen]


def chances(rows: Any, weights: Any) -> Any:
    strengths = rows @ weights
    odds = np.exp(strengths - strengths.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def loss(rows: Any, shares: Any, weights: Any) -> float:
    return float(-(shares * np.log(np.maximum(chances(rows, weights), 1e-9))).sum(1).mean())


def fit(rows: Any, shares: Any, start: Any) -> Any:
    """The most likely weights."""
    apart = rows - rows.mean(1, keepdims=True)
    pull = RIDGE * ((apart**2).mean((0, 1)) + 1e-6)
    weights = start.copy()
    for _ in range(STEPS):
        told = chances(rows, weights)
        slope = np.einsum("nsf,ns->f", rows, told - shares) + pull * (weights - start)
        means = np.einsum("nsf,ns->nf", rows, told)
        bend = np.einsum("nsf,ns,nsg->fg", rows, told, rows, optimize=True) - means.T @ means + np.diag(pull)
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="afar")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    model = evaluation(args.game)
    games = []
    for i in range(args.games):
        games.append(moments(GameSpec(args.game, args.seats, {}, {}, f"{args.seed} {i}"), model))
    pairs = [model.weights[term.name] for term in model.terms]
    shipped = np.array([early for early, _ in pairs] + [late for _, late in pairs])

    def table(chosen: list[list[Moment]]) -> tuple[Any, Any]:
        found = [moment for game in chosen for moment in game]
        return np.array([rows for rows, _ in found]), np.array([shares for _, shares in found])

    apart = max(1, args.games // 5)
    unseen = table(games[:apart])
    trial = fit(*table(games[apart:]), shipped)
    print(
        f"loss on {apart} games kept apart: {loss(*unseen, shipped):.4f} shipped, {loss(*unseen, trial):.4f} fitted"
    )
    weights = fit(*table(games), shipped)
    count = len(model.terms)
    data = {
        "made_by": f"python -m tools.afar {args.game} --seats {args.seats} --games {args.games} --seed {args.seed}",
        "game": args.game,
        "weights": {
            term.name: [round(float(weights[i]), 5), round(float(weights[count + i]), 5)]
            for i, term in enumerate(model.terms)
        },
    }
    args.out.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
