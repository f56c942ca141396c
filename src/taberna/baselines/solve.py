"""``python -m taberna.baselines.solve``: equilibria of small games by OpenSpiel's CFR+, and how exploitable they are.

The tree of a small game (`small`) is walked once through the adapter and handed over as a Gambit file, so that
OpenSpiel's solvers in C++ can go through it as often as they like. They know nothing of the rules; tests compare
the values they find with those that are known (Kuhn poker) or computed in another way.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

from .small import SMALL


class Tree(NamedTuple):
    """A game as OpenSpiel's own tree, and how many nodes and information sets it has."""

    game: Any
    nodes: int
    sets: int


class Moment(NamedTuple):
    """How good the average policy is after so many iterations."""

    iterations: int
    #: What best responses of all players would gain in sum.
    nash_conv: float
    values: tuple[float, ...]


def tree(game: Any) -> Tree:
    text = export_gambit(game)
    nodes = [line.split() for line in map(str.strip, text.splitlines()[1:]) if line]
    #: A player's node: p "" player number-of-the-information-set ...
    sets = {(node[2], node[3]) for node in nodes if node[0] == "p"}
    return Tree(pyspiel.load_efg_game(text), len(nodes), len(sets))


def solved(game: Any, looks: Sequence[int]) -> Iterator[Moment]:
    """CFR+ on a tree, looked at after some numbers of iterations."""
    solver = pyspiel.CFRPlusSolver(game)
    done = 0
    for look in looks:
        for _ in range(look - done):
            solver.evaluate_and_update_policy()
        done = look
        policy = solver.average_policy()
        values = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
        yield Moment(look, pyspiel.nash_conv(game, policy), tuple(values))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m taberna.baselines.solve", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"{', '.join(SMALL)}; all of them, if none")
    parser.add_argument("--iterations", type=int, default=1000)
    args = parser.parse_args(argv)
    for name in args.games:
        if name not in SMALL:
            parser.error(f"there is no small game of {name!r}; there are {', '.join(SMALL)}")
    print("| game | what | nodes | information sets | iterations | NashConv | values |")
    print("|---|---|---:|---:|---:|---:|---|")
    for name in args.games or SMALL:
        start = time.process_time()
        small = SMALL[name]
        found = tree(small.make())
        looks = [n for n in (1, 10, 100, 1000, 10_000) if n < args.iterations] + [args.iterations]
        for moment in solved(found.game, looks):
            values = ", ".join(f"{value:+.4f}" for value in moment.values)
            print(
                f"| {name} | {small.about} | {found.nodes:,} | {found.sets:,} | {moment.iterations:,} | "
                f"{moment.nash_conv:.5f} | {values} |",
                flush=True,
            )
        print(f"{name}: {time.process_time() - start:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
