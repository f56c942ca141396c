"""``taberna balance``."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from taberna.kernel.errors import BadSetup

from . import arguments
from .arguments import need
from .balance import Balancing, Trial, balance
from .experiment import Experiment, variants
from .pool import local
from .report import html
from .varying import alternatives


def balance_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument(
        "--over",
        action="append",
        required=True,
        metavar="NAME=LOW..HIGH",
        help="what may be changed: an option or TABLE.ENTRY.VALUE of the card data; may be repeated",
    )
    parser.add_argument(
        "--goal",
        action="append",
        default=[],
        help="seats (all win alike), cards (nothing done decides), length=DECISIONS; may be repeated (seats)",
    )
    parser.add_argument("--trials", type=int, default=30, help="values that are tried (30)")
    parser.add_argument("--games", type=int, default=400, help="games per trial (400)")
    arguments.add_spec(parser, seed="balance")
    arguments.add_bots(parser, "greedy")
    parser.add_argument("--ms", type=float, default=100, help="thinking time of a bot per move (100)")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 for one per core")
    parser.add_argument(
        "--out", type=Path, default=Path("balance"), help="folder for report and games (balance)"
    )


def run_balance(args: argparse.Namespace) -> int:
    need("optuna", "balance")
    if args.trials < 1 or args.games < 2:
        raise BadSetup("at least one trial of two games is needed")
    spec = arguments.spec(args, args.seats)
    rules = spec.rules()
    plan = Experiment(
        spec.game,
        args.games,
        spec.seats,
        tuple(args.bots.split(",")),
        variants({}, spec.options),
        spec.seed,
        args.ms,
        json.dumps(spec.edition) if spec.edition else "",
    )
    over = dict(alternatives(rules, text) for text in args.over)
    balancing = Balancing(plan, over, tuple(args.goal or ["seats"]), args.trials)
    found = balance(balancing, args.out, local(args.jobs), _tell)
    report = args.out / f"{spec.game}-{found.plan.key}.html"
    report.write_text(html(found.plan, found.rows, "taberna " + " ".join(sys.argv[1:])), encoding="utf-8")
    print(f"\nbest of {len(found.trials)}: {_values(found.best.values)}")
    print("on new deals:")
    for name, trial in (("today", found.today), ("best", found.again)):
        print(f"  {name:6}{_goals(trial)}")
    print(f"Report: {report}")
    return 0


def _tell(trial: Trial) -> None:
    print(f"{trial.cost:8.4f}  {_values(trial.values)}  ({_goals(trial)})", flush=True)


def _values(values: Any) -> str:
    return ", ".join(f"{name}={json.dumps(value)}" for name, value in values.items())


def _goals(trial: Trial) -> str:
    return ", ".join(f"{name} {value:.4f}" for name, value in trial.by_goal.items())
