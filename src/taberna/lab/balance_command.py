"""``taberna balance``."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from taberna.kernel import editions
from taberna.kernel.errors import BadSetup
from taberna.locale.data_names import DataNames

from . import arguments
from .arguments import need
from .balance import Balancing, Trial, balance
from .experiment import Experiment, variants
from .figures import Difference
from .pool import local
from .report import html
from .varying import is_data, varied


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
    over = varied(rules, args.over)
    balancing = Balancing(plan, over, tuple(args.goal or ["seats"]), args.trials)
    names = DataNames(rules)
    print("How far from the goals (0: reached), all together and one by one:")
    found = balance(balancing, args.out, local(args.jobs), partial(_tell, names))
    report = args.out / f"{spec.game}-{found.plan.key}.html"
    report.write_text(html(found.plan, found.rows, shlex.join(["taberna", *sys.argv[1:]])), encoding="utf-8")
    print(f"\nbest of {len(found.trials)}: {_values(names, found.best.values)}")
    print("on new deals:")
    for name, trial in (("today", found.today), ("best", found.again)):
        print(f"{trial.cost:8.4f}  {name:6} {_goals(trial)}")
    print(f"the best less today: {found.gain}, {_verdict(found.gain)}")
    print(f"Report: {report}")
    edition = found.plan.spec(1).edition
    if edition != spec.edition:
        file = report.with_suffix(".toml")
        file.write_text(editions.to_toml(edition), encoding="utf-8")
        print(f"Edition with the best values: {file}")
    return 0


def _verdict(gain: Difference) -> str:
    if not gain.clear:
        return "which may be luck: more games tell more"
    return "clearly nearer" if gain.value < 0 else "clearly farther: the best of the trials was luck"


def _tell(names: DataNames, trial: Trial) -> None:
    print(f"{trial.cost:8.4f}  {_values(names, trial.values)}  ({_goals(trial)})", flush=True)


def _values(names: DataNames, values: Mapping[str, Any]) -> str:
    called = {key: names.place(key) if is_data(key) else names.option(key) for key in values}
    return ", ".join(f"{called[key]} = {json.dumps(value)}" for key, value in values.items())


def _goals(trial: Trial) -> str:
    return ", ".join(f"{name} {value:.4f}" for name, value in trial.by_goal.items())
