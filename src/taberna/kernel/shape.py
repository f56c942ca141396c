"""The shape of a view: what every game's view has. Each game declares the rest (`fields`).

Nothing in the engine reads these; they are written for whoever reads views: `tools/make_types.py` makes the types
of the browser's scripts from them, and a test holds them against views of many games.
"""

from __future__ import annotations

from typing import Any, TypedDict


class ResultShape(TypedDict):
    scores: list[int]
    winners: list[int]
    ranking: list[int]
    tie_break: str
    rule: str


class ViewShape(TypedDict):
    game: str
    version: int
    seats: int
    #: Whose view it is; None for a spectator.
    you: int | None
    options: dict[str, Any]
    commitment: str
    #: Told when the game is over.
    seed: str | None
    to_move: list[int]
    #: The step that asks, with its ``name``, its ``rule`` and what may be known of it.
    step: dict[str, Any] | None
    stack: list[dict[str, Any]]
    result: ResultShape | None
    revealed: int
