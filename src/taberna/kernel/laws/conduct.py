"""Laws 4 to 6: nothing gets lost, copies share nothing, only the asked are asked."""

from __future__ import annotations

import json

from ..state import State
from .run import Run


def conserves(run: Run) -> None:
    faults = run.state.faults()
    run.demand(not faults, f"conservation: {faults}")


def asks_only_the_asked(run: Run) -> None:
    state = run.state
    for seat in range(run.seats):
        if seat not in state.to_move:
            run.demand(all(m.interrupt for m in state.moves(seat)), f"seat {seat} is offered moves unasked")
    run.demand(len(set(state.to_move)) == len(state.to_move), "a seat is asked twice at once")


class Copies:
    """Keeps copies of earlier states and looks at them again when the game is over."""

    def __init__(self) -> None:
        self.kept: list[tuple[State, str]] = []

    def __call__(self, run: Run) -> None:
        dump = json.dumps(run.state.dump())
        copy = run.state.copy()
        run.demand(json.dumps(copy.dump()) == dump, "a copy is not equal to its original")
        run.demand(copy.to_move == run.state.to_move, "a copy asks somebody else")
        self.kept.append((copy, dump))
        branch = copy.copy()
        for _ in range(6):  # what happens to a copy must not touch the original, and the other way round
            if branch.to_move:
                asked = run.rng.choice(branch.to_move)
                branch.play(asked, run.rng.choice(branch.moves(asked)))
        run.demand(json.dumps(run.state.dump()) == dump, "playing on a copy has changed the original")

    def look_again(self, run: Run) -> None:
        for copy, dump in self.kept:
            run.demand(json.dumps(copy.dump()) == dump, "an earlier copy has changed")
