"""Fifty rounds of faults under load, and ten thousand races for one table: `make faults`."""

from __future__ import annotations

import argparse
import asyncio
import random
from collections import Counter

from tests import servers
from tests.cluster.faults import Faults
from tests.cluster.going_on import Wait
from tests.cluster.processes import Process
from tests.cluster.race import race


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seed", default="faults")
    parser.add_argument("--races", type=int, default=10_000)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    left = args.rounds
    made, broken, stale = 0, 0, 0
    longest: dict[bool, Wait] = {}
    done: Counter[str] = Counter()
    with servers.postgres() as postgres:
        for n in range(max(1, args.rounds // 10)):  # games end, so tables are new now and then
            faults = Faults(postgres, args.processes, args.tables, f"{args.seed} {n}")
            try:
                kinds = faults.all()
                plan = [
                    kinds[at % len(kinds)]
                    for at in range(args.rounds - left, args.rounds - left + min(10, left))
                ]
                rng.shuffle(plan)
                left -= len(plan)
                asyncio.run(faults.rounds(plan))
                made += faults.check()
            finally:
                faults.close()
            done += faults.done
            for wait in faults.going_on.longest.values():
                longest[wait.for_bot] = max(wait, longest.get(wait.for_bot, wait))
            broken += sum(faults.crowd.broken.values())
            stale += faults.crowd.stale
            print(f"{sum(done.values())} rounds, {made} moves, 0 lost, 0 doubled", flush=True)
    kinds = ", ".join(f"{name.replace('_', ' ')} {times}" for name, times in sorted(done.items()))
    print(f"{kinds}; {broken} lines broke, {stale} moves were planned anew by their players;")
    print(f"tables waited at most {', '.join(map(str, longest.values()))}")
    if args.races:
        answers = races(args.races)
        print(
            f"{args.races} races of two processes for one table: one winner each, the other was told {dict(answers)}"
        )


def races(count: int) -> Counter[str]:
    with servers.postgres("fsync=off") as postgres:
        processes = [Process(postgres.url, "--bots", "1") for _ in range(2)]
        try:
            for process in processes:
                process.wait()
            return asyncio.run(race([process.url for process in processes], count))
        finally:
            for process in processes:
                process.end()


if __name__ == "__main__":
    main()
