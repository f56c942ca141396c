"""`make soak`: random games under the laws, by the hundred thousand."""

from __future__ import annotations

import argparse
import os
import sys
import time
from multiprocessing import Pool

import taberna
from taberna.kernel import laws


def one(job: tuple[str, int, str]) -> tuple[int, str]:
    """One game under all laws, each looked at now and then; (decisions, what broke)."""
    name, number, salt = job
    game = taberna.game(name)
    sets = list(laws.option_sets(game))
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    run = laws.Run(game, seats, sets[number // 7 % len(sets)], f"{salt} {number}")
    copies = laws.Copies()
    watchers = [
        (laws.leaks_nothing, 0.01),
        (laws.tells_no_secrets, 0.01),
        (laws.keeps_through_load, 0.01),
        (laws.refuses_the_rest, 0.003),
        (laws.accepts_what_it_offers, 0.01),
        (copies, 0.01),
    ]

    def look(run: laws.Run) -> None:
        laws.conserves(run)
        for law, chance in watchers:
            if run.rng.random() < chance:
                law(run)

    try:
        run.to_end(look)
        copies.look_again(run)
    except Exception as error:  # a broken rule may also crash: report it with its seed
        return len(run.moves), f"{type(error).__name__}: {error}" if isinstance(
            error, laws.LawBroken
        ) else str(run.broken(f"{type(error).__name__}: {error}"))
    return len(run.moves), ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(taberna.GAMES))
    parser.add_argument("--games", type=int, default=100_000, help="in all, shared among the games named")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default=time.strftime("soak %Y-%m-%d"))
    args = parser.parse_args()
    jobs = [(args.names[i % len(args.names)], i, args.seed) for i in range(args.games)]
    start = time.time()
    broken = decisions = 0
    with Pool(args.jobs) as pool:
        for done, (moves, problem) in enumerate(pool.imap_unordered(one, jobs, chunksize=20), 1):
            decisions += moves
            if problem:
                broken += 1
                print(problem, flush=True)
            if done % 1000 == 0:
                print(
                    f"{done} games, {decisions} decisions, {broken} broken, {time.time() - start:.0f} s",
                    flush=True,
                )
    print(f"{args.games} games, {decisions} decisions, {broken} broken")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
