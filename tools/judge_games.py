"""Games to learn a judge from: ``python -m tools.judge_games GAME --seats 2 --games 5000 --seed S --out FILE.npz``.

Greedy players (``--think N``: searches of N imagined games) play each other. Half of the seats weigh things a little
differently in every game, and now and then a decision begins at random, so that positions vary. Some moments become
samples: what a net would look at (`games/<game>/broad.py`), what the weighed sum says, and how the game ended.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from taberna.bots.clock import Clock
from taberna.bots.evaluation import Evaluation, evaluation, farsighted, with_weights
from taberna.bots.greedy import GreedyBot
from taberna.bots.lookahead import answers
from taberna.bots.protocol import Bot
from taberna.bots.search import SearchBot
from taberna.bots.tree import Manner
from taberna.kernel.spec import GameSpec

ASTRAY = 0.06  # share of decisions that begin with a random move
EVERY = 0.3  # share of decisions that become samples
SPREAD = 0.35  # of the logarithm of a weight, where a seat weighs things differently
RIVALS = 6  # moves that a search compares


@dataclass(slots=True)
class Moments:
    """Of many games with the same number of seats."""

    rows: list[Any] = field(default_factory=list)
    common: list[list[float]] = field(default_factory=list)
    base: list[list[float]] = field(default_factory=list)
    near: list[list[float]] = field(default_factory=list)
    shares: list[list[float]] = field(default_factory=list)
    scores: list[tuple[float, ...]] = field(default_factory=list)
    game: list[int] = field(default_factory=list)


def otherwise(model: Evaluation, rng: Random) -> Evaluation:
    """Somebody who weighs things a little differently."""
    weights: Mapping[str, tuple[float, float]] = {
        name: (early * exp(rng.gauss(0, SPREAD)), late * exp(rng.gauss(0, SPREAD)))
        for name, (early, late) in model.weights.items()
    }
    found = with_weights(model.game, weights, dict(model.habits))
    return found if model.afar is None else farsighted(found, model.afar)


def play(spec: GameSpec, model: Evaluation, think: int, number: int, got: Moments) -> None:
    rng = Random(spec.seed)
    state = spec.new()
    broad = import_module(f"taberna.games.{spec.game}.broad").broad
    judge = model.afar or model
    players: list[Bot] = []
    for _ in range(spec.seats):
        own = otherwise(model, rng) if rng.random() < 0.5 else model
        seed = rng.getrandbits(60)
        if think:
            manner = Manner(rivals=RIVALS, plans=4)
            players.append(SearchBot(seed, iterations=think, model=own, game=state.game, manner=manner))
        else:
            players.append(GreedyBot(seed, worlds=1, model=own, game=state.game))
    count = 0
    while state.to_move:
        seat = state.to_move[0]
        moves = state.moves(seat)
        asked = answers(moves)
        if len(asked) == 1:
            state.play(seat, asked[0])
            continue
        begins = state.stack[-1].name not in model.continues
        if rng.random() < (EVERY if begins else EVERY / 3):
            rows, common = broad(state)
            got.rows.append(np.array(rows, np.float32))
            got.common.append(common)
            got.base.append(judge.strengths(state))
            got.near.append(model.strengths(state))
            got.game.append(number)
            count += 1
        if begins and rng.random() < ASTRAY:
            move = asked[int(rng.random() * len(asked))]
        else:
            move = players[seat].choose(state.view(seat), moves, Clock(None, time.process_time))
        state.play(seat, move)
    assert state.result is not None
    winners = state.result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(spec.seats)]
    got.shares += [shares] * count
    got.scores += [tuple(float(score) for score in state.result.scores)] * count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--think", type=int, default=0)
    parser.add_argument("--seed", default="judge")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop then, with what there is")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    model = evaluation(args.game)
    got = Moments()
    began = time.monotonic()
    played = 0
    for i in range(args.games):
        played += 1
        play(GameSpec(args.game, args.seats, {}, {}, f"{args.seed} {i}"), model, args.think, i, got)
        if i % 500 == 499:
            print(f"{i + 1} games, {len(got.game)} moments, {time.monotonic() - began:.0f} s", flush=True)
        if time.monotonic() - began > 60 * args.minutes:
            break
    think = f" --think {args.think}" if args.think else ""
    np.savez(
        args.out,
        made_by=f"python -m tools.judge_games {args.game} --seats {args.seats} --games {played}{think} --seed {args.seed}",  # noqa: E501
        rows=np.stack(got.rows).astype(np.float16),
        common=np.array(got.common, np.float32),
        base=np.array(got.base, np.float32),
        near=np.array(got.near, np.float32),
        shares=np.array(got.shares, np.float32),
        scores=np.array(got.scores, np.float32),
        game=np.array(got.game),
    )


if __name__ == "__main__":
    main()
