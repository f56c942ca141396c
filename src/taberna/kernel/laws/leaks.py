"""Law 3: nothing leaks, by views, offered moves or the log."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from ..log import Event
from ..move import Move
from .run import Run


def _flat(view: Any) -> str:
    return json.dumps(view)


def leaks_nothing(run: Run) -> None:
    """For every viewer a world imagined from the view looks the same, and offers the same."""
    state = run.state
    for viewer in run.viewers:
        view = state.view(viewer)
        flat = _flat(view)
        run.demand(bool(state.result) or state.chance.seed not in flat, f"viewer {viewer} can read the seed")
        world = run.game.imagine(json.loads(flat), Random(run.rng.random()))
        run.demand(not world.faults(), f"the world viewer {viewer} imagines is broken: {world.faults()}")
        if _flat(world.view(viewer)) != flat:
            raise run.broken(
                f"viewer {viewer} can tell an imagined world: {_difference(view, world.view(viewer))}"
            )
        if viewer is not None:
            mine = state.moves(viewer)
            run.demand(
                world.moves(viewer) == mine, f"the moves of seat {viewer} depend on what it cannot see"
            )


def _difference(a: Any, b: Any, where: str = "view") -> str:
    """Where two JSON values first differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in a.keys() | b.keys():
            if _flat(a.get(key)) != _flat(b.get(key)):
                return _difference(a.get(key), b.get(key), f"{where}.{key}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if _flat(x) != _flat(y):
                return _difference(x, y, f"{where}[{i}]")
    return f"{where}: {a!r} / {b!r}"


def tells_no_secrets(run: Run) -> None:
    """One move in the true and in imagined worlds: same views → same log; nothing revealed → same view."""
    state = run.state
    if not state.to_move:
        return
    seat, move = run.choose()
    true = state.copy()
    log = true.listen()
    true.play(seat, move)
    for viewer in run.viewers:
        world = run.game.imagine(state.view(viewer), Random(run.rng.random()))
        if world.why_not(seat, move) is not None:
            run.demand(viewer != seat, f"{move.text!r} of seat {seat} is not legal in its own imagined world")
            continue
        other_log = world.listen()
        world.play(seat, move)
        seen = _flat(true.view(viewer))
        same = _flat(world.view(viewer)) == seen
        if viewer == seat and true.revealed == state.revealed:
            run.demand(same, f"{move.text!r} shows seat {seat} something, but does not count as revealing")
        if same:
            run.demand(
                _log(log, viewer) == _log(other_log, viewer),
                f"the log of {move.text!r} tells viewer {viewer} more than the table shows:\n"
                f"  {_log(log, viewer)}\n  {_log(other_log, viewer)}",
            )
        _names_only_what_is_seen(run, log, viewer, _flat(state.view(viewer)) + seen)
    _hides_the_choice(run, seat, move)


def _hides_the_choice(run: Run, seat: int, move: Move) -> None:
    """Two moves after which a viewer sees the same table (sealed choices) have the same log for them."""
    rival = run.rng.choice(run.state.moves(seat))
    one, other = run.state.copy(), run.state.copy()
    logs = one.listen(), other.listen()
    one.play(seat, move)
    other.play(seat, rival)
    if one.revealed != run.state.revealed or other.revealed != run.state.revealed:
        return  # the choice came to light, and the log may say so
    for viewer in run.viewers:
        if _flat(one.view(viewer)) == _flat(other.view(viewer)):
            run.demand(
                _log(logs[0], viewer) == _log(logs[1], viewer),
                f"viewer {viewer} can tell {move.text!r} from {rival.text!r} of seat {seat} by the log",
            )


def _log(events: list[Event], viewer: int | None) -> list[dict[str, Any]]:
    return [event.seen_by(viewer) for event in events]


def _names_only_what_is_seen(run: Run, log: list[Event], viewer: int | None, seen: str) -> None:
    """A log line names only components that the viewer's own view shows before or after the move."""
    known = run.game.codes
    for event in _log(log, viewer):
        for value in event["args"].values():
            for name in value if isinstance(value, list) else [value]:
                if isinstance(name, str) and any(name in codes for codes in known.values()):
                    # "governor_meat 5" is the card governor_meat, declared as something
                    shown = name in seen or name.split()[0] in seen
                    run.demand(shown, f"the log names {name} to viewer {viewer}, whose view does not")
