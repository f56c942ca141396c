"""How long a bot takes for a decision and for a turn: ``python -m tools.turn_times GAME --seats N``.

One bot plays among Eques players, by the clock on the wall: on a busy machine the figures say nothing. A turn is what
the bot decides before anybody else does; it ends with the round, and in Massilia with every turn of a lone player.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from taberna import bots
from taberna.bots.match import decisions
from taberna.kernel.spec import GameSpec

MENU = "TurnMenu"  # with which a turn of Massilia begins


def times(spec: GameSpec, name: str, seat: int, until: float) -> list[list[tuple[str, float]]]:
    """The turns of one game: what was asked, and the seconds it took; no decision is begun after ``until``."""
    rules = spec.rules()
    players = [bots.make("eques", rules, f"{spec.seed} {other}") for other in range(spec.seats)]
    players[seat] = bots.make(name, rules, f"{spec.seed} {name}")
    turns: list[list[tuple[str, float]]] = [[]]
    state = spec.new(rules)
    number = None
    for decision in decisions(state, players):
        step = state.stack[-1].name
        if decision.seat != seat or step == MENU or number != getattr(state, "round", None):
            turns.append([])
            number = getattr(state, "round", None)
        if decision.seat == seat:
            turns[-1].append((step, decision.clock.spent))
        if perf_counter() > until:
            break
    return [turn for turn in turns if turn]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="caesar")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--seconds", type=float, default=75.0, help="to play for; the last game is broken off"
    )
    parser.add_argument("--seed", default="times")
    args = parser.parse_args()
    until = perf_counter() + args.seconds
    turns: list[list[tuple[str, float]]] = []
    games = 0
    while perf_counter() < until:
        spec = GameSpec(args.game, args.seats, seed=f"{args.seed} {games}")
        turns += times(spec, args.bot, games % args.seats, until)
        games += 1
    single = [seconds for turn in turns for _, seconds in turn]
    longest = max(turns, key=lambda turn: sum(seconds for _, seconds in turn))
    print(f"{args.game}, {args.seats} seats, {args.bot}: {games} games, the last one broken off")
    print(f"{len(single)} decisions, the longest {max(single):.2f} s")
    print(f"{len(turns)} turns, the longest {sum(seconds for _, seconds in longest):.2f} s:")
    print("  " + ", ".join(f"{step} {seconds:.2f}" for step, seconds in longest))


if __name__ == "__main__":
    main()
