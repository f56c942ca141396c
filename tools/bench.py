"""`make bench`: how fast the games are. Medians, one core; compare figures of one run only.

A decision is one move of one seat including the list of legal moves it was drawn from, through the public
`moves` and `play`. With --peers other frameworks run in the same process order, as far as they are installed.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

import taberna

SECONDS = 1.5
ROUNDS = 3


def playout(game: Any, seats: int, seed: str, random: Callable[[], float]) -> int:
    """One random game; how many decisions it took."""
    state = game.new(seats=seats, seed=seed)
    decisions = 0
    while state.to_move:
        seat = state.to_move[0]
        legal = state.moves(seat)
        state.play(seat, legal[int(random() * len(legal))])
        decisions += 1
    return decisions


def calibrate() -> float:
    """Rounds per second of a fixed loop: how fast this machine happens to be at this moment."""
    start = time.process_time()
    total = 0
    for i in range(300_000):
        total += i % 7
    return 300_000 / (time.process_time() - start) / 1000


def rate(once: Callable[[int], int]) -> tuple[float, float]:
    """Median of (units per second, units per call) over some rounds of complete calls."""
    once(0)
    rounds = []
    for round_ in range(ROUNDS):
        start = time.process_time()
        units = calls = 0
        while time.process_time() - start < SECONDS:
            units += once(1000 * round_ + calls)
            calls += 1
        rounds.append((units / (time.process_time() - start), units / calls))
    return statistics.median(r[0] for r in rounds), statistics.median(r[1] for r in rounds)


def microseconds(call: Callable[[], object]) -> float:
    times = []
    for _ in range(7):
        start = time.process_time()
        for _ in range(400):
            call()
        times.append((time.process_time() - start) / 400 * 1e6)
    return statistics.median(times)


def middle(game: Any, seats: int) -> Any:
    """A state from the middle of a random game."""
    rng = Random("middle")
    length = playout(game, seats, "middle", Random("middle").random)
    state = game.new(seats=seats, seed="middle")
    for _ in range(length // 2):
        seat = state.to_move[0]
        legal = state.moves(seat)
        state.play(seat, legal[int(rng.random() * len(legal))])
    return state


def memory(game: Any, seats: int) -> float:
    """Kilobytes that a simulated game in its middle holds, beyond what the module holds anyway."""
    middle(game, seats)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = middle(game, seats)
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    del kept
    return held / 1000


def import_time() -> float:
    """Milliseconds of `import taberna`, best of five fresh interpreters, less an empty one."""

    def best(code: str) -> float:
        times = []
        for _ in range(5):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            times.append(time.perf_counter() - start)
        return min(times) * 1000

    return best("import taberna") - best("pass")


def ours(name: str) -> list[dict[str, Any]]:
    game = taberna.game(name)
    rows = []
    for seats in range(game.min_seats, game.max_seats + 1):
        rng = Random(seats)
        per_second, per_game = rate(lambda i, n=seats, r=rng: playout(game, n, f"bench {i}", r.random))
        state = middle(game, seats)
        view = state.view(0)
        rows.append(
            {
                "what": f"{name}, {seats} seats",
                "decisions/s": round(per_second),
                "machine": round(calibrate()),
                "decisions/game": round(per_game),
                "games/s": round(per_second / per_game, 1),
                "copy us": round(microseconds(state.copy), 2),
                "view us": round(microseconds(lambda s=state: s.view(0)), 1),
                "imagine us": round(microseconds(lambda v=view, r=rng: game.imagine(v, r)), 1),
                "kB/game": round(memory(game, seats), 1),
            }
        )
    return rows


def searches() -> list[dict[str, Any]]:
    """How fast the search bot thinks, game by game."""
    from taberna.bots.bench import bench_search

    return [{"search": name, **figures} for name, figures in bench_search().items()]


def show(rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    columns = list(rows[0])
    widths = [max(len(c), *(len(str(r.get(c, ""))) for r in rows)) for c in columns]
    print("  ".join(c.ljust(w) for c, w in zip(columns, widths, strict=True)))
    for row in rows:
        print("  ".join(str(row.get(c, "")).ljust(w) for c, w in zip(columns, widths, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(taberna.GAMES))
    parser.add_argument("--peers", action="store_true", help="run other frameworks in the same run")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for name in args.games:
        rows += ours(name)
    report: dict[str, Any] = {
        "python": sys.version.split()[0],
        "import ms": round(import_time()),
        "games": rows,
        "search": searches(),
    }
    if args.peers:
        from tools import bench_peers

        report["peers"] = bench_peers.rows(rate)
    if args.json:
        print(json.dumps(report, indent=1))
        return
    print(f"Python {report['python']}, import taberna {report['import ms']} ms")
    show(rows)
    print()
    show(report["search"])
    if args.peers:
        print()
        show(report["peers"])
        catan = [r["decisions/s"] for r in report["peers"] if r["what"].startswith("catanatron")]
        if catan:
            for row in rows:
                print(f"{row['what']}: {row['decisions/s'] / max(catan):.1f} x Catanatron")


if __name__ == "__main__":
    main()
