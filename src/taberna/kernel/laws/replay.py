"""Law 1: a record replays to the same state, and so does a dump."""

from __future__ import annotations

import json

from ..record import Record
from ..state import State
from .run import LIMIT, Run


def keeps_through_load(run: Run) -> None:
    """dump → load gives the same state, and the same moves to everybody."""
    state = run.state
    dump = state.dump()
    again = run.game.load(json.loads(json.dumps(dump)))
    run.demand(again.dump() == dump, "dump → load does not give the same state")
    run.demand(again.to_move == state.to_move, "dump → load asks somebody else")
    for seat in range(run.seats):
        run.demand(again.moves(seat) == state.moves(seat), "dump → load offers other moves")


def replays(run: Run) -> None:
    """Play to the end; load(dump) replays alike in both forms, from the middle too, and after undo-all."""
    game = run.game
    record = Record.new(game, run.seats, run.options, run.seed)
    middle = run.rng.randrange(5, 200)
    halfway: State | None = None
    while record.state.to_move:
        if len(record.moves) == middle:
            halfway = game.load(json.loads(json.dumps(record.state.dump())))
        run.state = record.state
        seat, move = run.choose()
        run.moves.append((seat, move))
        record.append(seat, move)
        run.demand(len(run.moves) < LIMIT, "random play does not end")
    final = record.state.dump()
    for form in ("text", "json"):
        loaded = Record.load(record.dump(form))
        run.demand(not loaded.verify(), f"the {form} record does not verify: {loaded.verify()}")
        run.demand(loaded.replay().dump() == final, f"the {form} record does not replay to the same state")
    if halfway is not None:
        for seat, move in run.moves[middle:]:
            halfway.play(seat, move.text)
        run.demand(halfway.dump() == final, "dump → load → go on ends elsewhere")
    undone = record.truncated(0)
    for seat, text in record.moves:
        undone.append(seat, text)
    run.demand(undone.state.dump() == final, "undo all, redo all ends elsewhere")
