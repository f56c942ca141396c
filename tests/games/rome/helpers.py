"""A few words that let the tests of Rome read like the examples of its rules.

Seats 0 to 3 are Red, Blue, Yellow and Purple. A track is written ``Red[4,2] Blue[3]``, section I first.
"""

from __future__ import annotations

import re
from typing import Any

import taberna

from ..helpers import Seats

ROME = taberna.game("rome")
COLOURS = ("Red", "Blue", "Yellow", "Purple")
_SEATS = Seats(COLOURS, "+")
seat_of = _SEATS.seat_of
play, legal, refused, asked, log_of, player = _SEATS.words()
TRACKS = ("military", "senate", "black_market")


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


def track(state: Any, name: str) -> str:
    """A track in the notation of the examples; ``-`` for a section whose dice went back."""
    groups = state.tracks[TRACKS.index(name)]
    return " ".join(f"{COLOURS[g[0]]}[{','.join(map(str, g[1:]))}]" if g else "-" for g in groups)


def points(state: Any) -> dict[str, int]:
    return {COLOURS[seat]: state.sp(seat) for seat in range(state.seats)}


def dice_of(state: Any, colour: str) -> list[int]:
    return list(state.dice[seat_of(colour)])
