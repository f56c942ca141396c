"""Pure Python and the compiled build in turns, in one run: ``python -m tools.bench_builds FOLDER`` (`make bench`).

FOLDER holds the compiled package. Every figure is the median of some rounds; in each round every game is measured in a
fresh process of each build, one right after the other. With ``--tag FOLDER`` (`make bench PEERS=1 TAG=...`), a checkout
of TAG that was built there as its README says, three of its games are played in every round too.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
ROUNDS = 3
SEATS = 4
TAG_GAMES = ("Catan", "PuertoRico", "PowerGrid")
#: What is measured, and whether more is better.
FIGURES = {
    "decisions/s": True,
    "deal us": False,
    "copy us": False,
    "imagine us": False,
    "further world us": False,
    "search/s": True,
    "greedy ms": False,
    "raw_env steps/s": True,
    "batch steps/s": True,
    "import ms": False,
}


def measured(name: str) -> dict[str, float]:
    """The figures of one game in this process."""
    import taberna
    from taberna.bots.bench import bench_search
    from tools import bench

    bench.SECONDS, bench.ROUNDS = 0.8, 1
    game = taberna.game(name)
    rng = Random(SEATS)
    state = bench.middle(game, SEATS)
    view = state.view(0)
    numbers = iter(range(10**9))
    further = game.worlds(view)
    thought = bench_search(games=(name,))[name]
    found = {
        "decisions/s": bench.rate(lambda i: bench.playout(game, SEATS, f"bench {i}", rng.random))[0],
        "deal us": bench.microseconds(lambda: game.new(seats=SEATS, seed=f"deal {next(numbers)}")),
        "copy us": bench.microseconds(state.copy),
        "imagine us": bench.microseconds(lambda: game.imagine(view, rng)),
        "further world us": bench.microseconds(lambda: further(rng)),
        "search/s": thought["iterations_per_second"],
        "greedy ms": thought["greedy_ms"],
        "import ms": bench.import_time(),
    }
    try:
        from tools.bench_peers import our_zoo

        found["raw_env steps/s"] = bench.rate(our_zoo(name, SEATS, wrapped=False))[0]
        found["batch steps/s"] = batch_rate(name)
    except ImportError:  # PettingZoo and numpy are extras
        pass
    return found


def batch_rate(name: str, games: int = 64, seconds: float = 1.5) -> float:
    """Steps per second of a batch of games with random legal actions, which are chosen outside the time measured."""
    import numpy as np

    from taberna.adapters.batch import Batch

    batch = Batch(name, games, SEATS)
    luck = np.random.default_rng(SEATS)
    masks = batch.reset(SEATS).masks
    steps, spent = 0, 0.0
    for warm in (True, False):
        steps, spent = 0, 0.0
        while spent < (seconds / 3 if warm else seconds):
            actions = (luck.random(masks.shape, np.float32) * masks).argmax(1)
            start = time.process_time()
            batch.step(actions)
            spent += time.process_time() - start
            steps += games
    return steps / spent


def in_process(name: str, package: Path) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    asked = [sys.executable, "-m", "tools.bench_builds", "--one", name]
    said = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    found: dict[str, float] = json.loads(said)
    return found


def tag(folder: Path) -> dict[str, float]:
    """Decisions per second of random games of TAG in Java."""
    target = folder / "target"
    libraries = [target / "classes", *sorted(target.glob("*.jar")), *sorted(target.glob("dependency/*.jar"))]
    java = ["java", "-XX:+UseSerialGC", "-cp", os.pathsep.join(map(str, libraries))]
    asked = [*java, str(ROOT / "tools" / "TagPlayouts.java"), str(SEATS), "2", *TAG_GAMES]
    said = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=folder).stdout
    return {name: float(rate) for name, rate, _ in (line.split() for line in said.splitlines())}


def compared(compiled: Path, games: list[str], peer: Path | None) -> list[dict[str, Any]]:
    rounds: dict[tuple[str, str], list[dict[str, float]]] = {}
    java: list[dict[str, float]] = []
    for _ in range(ROUNDS):
        if peer is not None:
            java.append(tag(peer))
        for name in games:
            for build, package in (("pure", ROOT / "src"), ("compiled", compiled)):
                rounds.setdefault((name, build), []).append(in_process(name, package))
    rows = []
    for name in games:
        for figure, more in FIGURES.items():
            if figure not in rounds[name, "pure"][0]:
                continue
            pure, fast = (
                statistics.median(one[figure] for one in rounds[name, build])
                for build in ("pure", "compiled")
            )
            times = fast / pure if more else pure / fast
            rows.append(
                {
                    "game": name,
                    "figure": figure,
                    "pure": _short(pure),
                    "compiled": _short(fast),
                    "times": f"{times:.2f}",
                }
            )
    for name in java[0] if java else ():
        rate = statistics.median(one[name] for one in java)
        rows.append({"game": f"TAG {name} (Java)", "figure": "decisions/s", "pure": _short(rate)})
    return rows


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.2f}"


def main() -> None:
    if sys.argv[1] == "--one":
        print(json.dumps(measured(sys.argv[2])))
        return
    import taberna
    from tools.bench import show

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("compiled", type=Path)
    parser.add_argument("games", nargs="*", default=list(taberna.GAMES))
    parser.add_argument("--tag", type=Path)
    args = parser.parse_args()
    show(compared(args.compiled.resolve(), args.games, args.tag and args.tag.resolve()))


if __name__ == "__main__":
    main()
