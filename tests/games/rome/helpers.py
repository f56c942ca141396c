"""A few words that let the tests of Rome read like the examples of its rules.

Seats 0 to 3 are Red, Blue, Yellow and Purple. A track is written ``Red[4,2] Blue[3]``, section I first.
"""

from __future__ import annotations

import re
from typing import Any

import taberna
from taberna.kernel.errors import Reason
from taberna.kernel.log import Event

ROME = taberna.game("rome")
COLOURS = ("Red", "Blue", "Yellow", "Purple")
TRACKS = ("military", "senate", "black_market")


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def sections(text: str) -> list[dict[str, Any]]:
    """``Red[4,2] Blue[3]`` as a position writes it."""
    groups = re.findall(r"(\w+)\[([\d,]+)\]", text)
    return [{"seat": seat_of(colour), "dice": [int(d) for d in dice.split(",")]} for colour, dice in groups]


def position(seats: int = 3, **spec: Any) -> Any:
    """A position: ``Red={...}`` is what Red holds, ``military="Red[4]"`` a track, ``turn="Red"`` who is active;
    further keys as in docs/positions/rome.md."""
    players = [spec.pop(colour, {}) for colour in COLOURS[:seats]]
    tracks = {name: sections(spec.pop(name)) for name in TRACKS if name in spec}
    if "turn" in spec:
        spec["active"] = seat_of(spec.pop("turn"))
    return ROME.position({"seats": seats, "players": players, "tracks": tracks, **spec})


def play(state: Any, *lines: str) -> Any:
    """Play moves written ``"Red: place military 4"``; several of one player are joined by ``;``."""
    for line in lines:
        colour, texts = line.split(":")
        for text in texts.split(";"):
            state.play(seat_of(colour), text.strip())
    return state


def track(state: Any, name: str) -> str:
    """A track in the notation of the examples; ``-`` for a section whose dice went back."""
    groups = state.tracks[TRACKS.index(name)]
    return " ".join(f"{COLOURS[g[0]]}[{','.join(map(str, g[1:]))}]" if g else "-" for g in groups)


def legal(state: Any, colour: str) -> list[str]:
    return [move.text for move in state.moves(seat_of(colour))]


def refused(state: Any, colour: str, move: str) -> Reason:
    """The reason why a move is refused; fails if it is legal."""
    reason = state.why_not(seat_of(colour), move)
    assert reason is not None, f"{colour} may play {move!r}"
    return reason  # type: ignore[no-any-return]


def asked(state: Any) -> str:
    """Who decides what: ``"Red PlaceDie"``, ``"Red+Blue Performance"``, or ``"over"``."""
    if not state.to_move:
        return "over"
    return "+".join(COLOURS[seat] for seat in state.to_move) + " " + state.stack[-1].name


def player(state: Any, colour: str) -> dict[str, Any]:
    """Everything a player holds, in names."""
    return state.dump()["players"][seat_of(colour)]  # type: ignore[no-any-return]


def points(state: Any) -> dict[str, int]:
    return {COLOURS[seat]: state.sp(seat) for seat in range(state.seats)}


def log_of(state: Any, *lines: str) -> list[Event]:
    """The log events of these moves."""
    state.listener = None
    events = state.listen()
    play(state, *lines)
    state.listener = None
    return events  # type: ignore[no-any-return]


def dice_of(state: Any, colour: str) -> list[int]:
    return list(state.dice[seat_of(colour)])
