"""``taberna train``."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import taberna
from taberna.bots.evaluation import evaluation

from . import arguments
from .training import Training, train


def train_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600, help="games of self-play in each generation (600)")
    parser.add_argument("--generations", type=int, default=3, help="generations (3)")
    parser.add_argument("--epochs", type=int, default=12, help="passes over the samples in each fit (12)")
    parser.add_argument("--seats", help="seat counts, separated by commas (all)")
    parser.add_argument("--seed", default="train", help="any text (train)")
    parser.add_argument(
        "--think",
        type=int,
        default=0,
        metavar="N",
        help="learn from searches of N imagined games, instead of from who won",
    )
    parser.add_argument("--from-shipped", action="store_true", help="begin with the shipped weights")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the weights go (stdout)")


def run_train(args: argparse.Namespace) -> int:
    taberna.game(args.game)
    seats = arguments.seat_counts(args.seats)
    plan = Training(args.games, args.generations, args.epochs, seats, (), args.seed, max(0, args.think))
    start = evaluation(args.game) if args.from_shipped else None
    data = train(args.game, plan, lambda line: print(line, file=sys.stderr), start)
    command = f"taberna train {args.game} --games {args.games} --generations {args.generations}"
    command += f" --epochs {args.epochs} --seed {args.seed!r}"
    if args.seats:
        command += f" --seats {args.seats}"
    if args.think > 0:
        command += f" --think {args.think}"
    if args.from_shipped:
        command += " --from-shipped"
    text = json.dumps({"made_by": command, **data}, indent=1)
    if args.out is None:
        print(text)
    else:
        args.out.write_text(text + "\n", encoding="utf-8")
    return 0
