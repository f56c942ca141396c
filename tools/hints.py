"""Hints put to the test: ``python -m tools.hints GAME``.

Positions are taken from games of Eques players, any decision with a choice as likely as any other. Each is asked twice
with other luck: how often is the best move the same, or said to be as good? ``--read`` prints what is said instead, for
somebody to judge.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from time import process_time

from taberna import bots
from taberna.bots.lookahead import answers
from taberna.bots.match import decisions
from taberna.kernel.games import game as take_game
from taberna.kernel.spec import GameSpec
from taberna.kernel.state import State

EACH = 8  # positions from one game


def positions(name: str, count: int, seed: str) -> Iterator[tuple[State, int]]:
    """Copies of positions, and who is asked."""
    game = take_game(name)
    rng = Random(seed)
    number = found = 0
    while found < count:
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        spec = GameSpec(name, seats, seed=f"{seed} {number}")
        number += 1
        players = [bots.make("eques", game, f"{spec.seed} {seat}") for seat in range(seats)]
        state = spec.new()
        choices = [
            (state.copy(), decision.seat)
            for decision in decisions(state, players)
            if len(answers(decision.moves)) > 1
        ]
        for place in sorted(rng.sample(range(len(choices)), min(EACH, len(choices), count - found))):
            found += 1
            yield choices[place]


def ask(state: State, seat: int, seed: str, seconds: float) -> list[bots.Hint]:
    clock = bots.Clock(None, process_time)
    return bots.hints(state.game, state.view(seat), state.moves(seat), clock, seed, seconds=seconds)


def good(found: list[bots.Hint]) -> set[str]:
    """The best move and those that are said to be as good."""
    return {hint.move.text for hint in found[:1]} | {hint.move.text for hint in found if hint.equal}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument(
        "--seconds", type=float, default=0.8, help="of processor time for each question (0.8)"
    )
    parser.add_argument("--seed", default="hints")
    parser.add_argument("--read", action="store_true", help="print what is said")
    args = parser.parse_args()
    same = alike = count = 0
    for number, (state, seat) in enumerate(positions(args.game, args.positions, args.seed)):
        one = ask(state, seat, f"one {number}", args.seconds)
        if args.read:
            view = state.view(seat)
            moves = answers(state.moves(seat))
            print(
                f"\n{number + 1}. {state.seats} seats, seat {seat}, {view['step']['name']}, {len(moves)} moves"
            )
            for hint in one:
                print(f"   {hint.move.text:32} {hint.chance:4.0%}  {hint.text}")
            continue
        two = ask(state, seat, f"two {number}", args.seconds)
        count += 1
        same += one[0].move == two[0].move
        alike += one[0].move.text in good(two) or two[0].move.text in good(one)
        print(f"\r{count}: same {same}, same or as good {alike}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
