"""Law 2: what is offered is accepted, everything else is refused and changes nothing."""

from __future__ import annotations

import json

from ..errors import IllegalMove
from .run import Run


def refuses_the_rest(run: Run, sample: int = 150) -> None:
    """A sample of the alphabet: legal exactly if offered; refused moves raise and change nothing."""
    state = run.state
    alphabet = run.game.alphabet
    before = json.dumps(state.dump())
    for seat in range(run.seats):
        offered = state.moves(seat)
        run.demand(len(set(offered)) == len(offered), f"seat {seat} is offered a move twice")
        some = [alphabet[run.rng.randrange(len(alphabet))] for _ in range(sample)]
        for move in some + offered:
            reason = state.why_not(seat, move.text)
            legal = move in offered
            run.demand((reason is None) == legal, f"{move.text!r} of seat {seat}: offered {legal}, {reason}")
            if reason is not None:
                run.demand(bool(reason.text and reason.rule), f"{move.text!r} is refused without a reason")
                refusal: IllegalMove | None = None
                try:
                    state.play(seat, (move, move.text, move.id)[run.rng.randrange(3)])
                except IllegalMove as error:
                    refusal = error
                run.demand(refusal is not None, f"{move.text!r} of seat {seat} is illegal, but accepted")
    for seat, nonsense in ((0, "abracadabra"), (0, -1), (0, len(alphabet)), (run.seats, 0), (-1, 0)):
        run.demand(state.why_not(seat, nonsense) is not None, f"{nonsense!r} of seat {seat} is accepted")
    run.demand(json.dumps(state.dump()) == before, "a refused move has changed the state")


def accepts_what_it_offers(run: Run) -> None:
    """Every offered move can be played, by text and by id, and somebody can go on afterwards."""
    state = run.state
    for seat in range(run.seats):
        offered = state.moves(seat)
        if len(offered) > 40:
            offered = run.rng.sample(offered, 40)
        for move in offered:
            branch = state.copy()
            branch.play(seat, run.rng.choice((move.text, move.id)))
            faults = branch.faults()
            run.demand(not faults, f"after {move.text!r} of seat {seat}: {faults}")
            for asked in branch.to_move:
                run.demand(
                    bool(branch.moves(asked)), f"dead end after {move.text!r}: seat {asked} has no move"
                )
