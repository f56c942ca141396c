"""``python -m taberna.baselines rome``: train all learners of a game, let them play, write what came out."""

from __future__ import annotations

import argparse
import importlib
import json
import subprocess
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import taberna
from taberna.kernel.errors import TabernaError

from .measure import measured
from .network import Network
from .plan import PLANS, Plan, policy_file
from .report import written

LEARNERS = ("ppo", "dqn", "imitation")


def main(argv: list[str] | None = None) -> int:
    parser = _arguments()
    args = parser.parse_args(argv)
    for game in args.games:
        if game not in PLANS:
            parser.error(f"there is no plan for {game!r}; there are {', '.join(PLANS)}")
    for game in args.games or PLANS:
        plan = _scaled(replace(PLANS[game], seed=args.seed), args.length)
        try:
            _run(plan, args.learners, args.bots, args.out)
        except TabernaError as refusal:
            print(refusal, file=sys.stderr)
            return 2
    print(written(args.out))
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m taberna.baselines", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"{', '.join(PLANS)}; all of them, if none")
    parser.add_argument("--learners", nargs="*", choices=LEARNERS, default=list(LEARNERS))
    parser.add_argument(
        "--bots", nargs="*", default=["plebeian", "greedy"], help="measured beside the learners"
    )
    parser.add_argument(
        "--length", type=float, default=1.0, help="of the training, as a share of the plan (1)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/baselines"))
    return parser


def _scaled(plan: Plan, length: float) -> Plan:
    return replace(
        plan,
        ppo_steps=int(plan.ppo_steps * length),
        dqn_steps=int(plan.dqn_steps * length),
        lessons=max(1, int(plan.lessons * length)),
    )


def _run(plan: Plan, learners: list[str], bots: list[str], folder: Path) -> None:
    """Policies that are there already are not trained again."""
    files = []
    for learner in learners:
        file = policy_file(folder, plan, learner)
        if not file.exists():
            trained(plan, learner).save(file)
            print(f"{plan.game}: {learner} is trained", flush=True)
        files.append(file)
    found = {
        "plan": asdict(plan),
        "commit": _commit(),
        "version": taberna.__version__,
        "trained": {str(file): Network.load(file).told for file in files},
        "matches": measured(plan, [*map(str, files), *bots], folder),
    }
    (folder / f"{plan.game}-{plan.seed}.json").write_text(
        json.dumps(found, indent=1) + "\n", encoding="utf-8"
    )


def trained(plan: Plan, learner: str) -> Network:
    """The learners' libraries are asked for only here."""
    learn: Any = importlib.import_module(f"taberna.baselines.{learner}").train
    start = time.process_time()
    network: Network = learn(plan)
    network.told |= {"seconds": round(time.process_time() - start), "seed": plan.seed, "commit": _commit()}
    return network


def _commit() -> str:
    try:
        done = subprocess.run(
            ["git", "describe", "--always", "--dirty"],
            capture_output=True,
            text=True,
            check=False,
            timeout=10,
        )
    except OSError:
        return ""
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
