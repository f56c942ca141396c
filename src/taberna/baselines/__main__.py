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
from .report import written
from .schedule import SCHEDULES, Schedule, policy_file

LEARNERS = ("ppo", "dqn", "imitation")


def main(argv: list[str] | None = None) -> int:
    parser = _arguments()
    args = parser.parse_args(argv)
    for game in args.games:
        if game not in SCHEDULES:
            parser.error(f"there is no schedule for {game!r}; there are {', '.join(SCHEDULES)}")
    for game in args.games or SCHEDULES:
        schedule = _scaled(replace(SCHEDULES[game], seed=args.seed), args.length)
        try:
            _run(schedule, args.learners, args.bots, args.out)
        except TabernaError as refusal:
            print(refusal, file=sys.stderr)
            return 2
    print(written(args.out))
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m taberna.baselines", description=__doc__)
    parser.add_argument(
        "games", nargs="*", metavar="game", help=f"{', '.join(SCHEDULES)}; all of them, if none"
    )
    parser.add_argument("--learners", nargs="*", choices=LEARNERS, default=list(LEARNERS))
    parser.add_argument(
        "--bots", nargs="*", default=["plebeian", "greedy"], help="measured beside the learners"
    )
    parser.add_argument(
        "--length", type=float, default=1.0, help="of the training, as a share of the schedule (1)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/baselines"))
    return parser


def _scaled(schedule: Schedule, length: float) -> Schedule:
    return replace(
        schedule,
        ppo_steps=int(schedule.ppo_steps * length),
        dqn_steps=int(schedule.dqn_steps * length),
        lessons=max(1, int(schedule.lessons * length)),
    )


def _run(schedule: Schedule, learners: list[str], bots: list[str], folder: Path) -> None:
    """Policies that are there already are not trained again."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for learner in learners:
        file = policy_file(folder, schedule, learner)
        if not file.exists():
            trained(schedule, learner).save(file)
            print(f"{schedule.game}: {learner} is trained", flush=True)
        files.append(file)
    found = {
        "plan": asdict(schedule),
        "commit": _commit(),
        "version": taberna.__version__,
        "trained": {str(file): Network.load(file).told for file in files},
        "matches": measured(schedule, [*map(str, files), *bots], folder),
    }
    (folder / f"{schedule.game}-{schedule.seed}.json").write_text(
        json.dumps(found, indent=1) + "\n", encoding="utf-8"
    )


def trained(schedule: Schedule, learner: str) -> Network:
    """The learners' libraries are asked for only here."""
    learn: Any = importlib.import_module(f"taberna.baselines.{learner}").train
    start = time.process_time()
    network: Network = learn(schedule)
    network.told |= {
        "seconds": round(time.process_time() - start),
        "seed": schedule.seed,
        "commit": _commit(),
    }
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
