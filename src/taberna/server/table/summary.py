"""What is told of a table around its game: stored with every change, shown in the lobby and on the table's page."""

from __future__ import annotations

from typing import Any

import msgspec

from .entries import BOT, Chair
from .romans import character_of


class ShownChair(msgspec.Struct, frozen=True):
    """Who sits on a seat, as everybody may know it."""

    seat: int
    kind: str
    name: str
    level: str | None
    left: bool
    #: What a bot is like (`romans`).
    character: str | None = None
    #: Would like everybody to have a coach.
    coach: bool = False


def open_json(seat: int, chair: Chair) -> bytes:
    """A chair as everybody may know it, in JSON without the closing brace."""
    character = character_of(chair.name) if chair.kind == BOT else None
    shown = ShownChair(seat, chair.kind, chair.name, chair.level, chair.left, character, chair.coach)
    return msgspec.json.encode(shown)[:-1]


class TableSummary(msgspec.Struct, frozen=True):
    """`versions`, `moves` and `changed` are by viewer; the last is the spectators'."""

    versions: list[int]
    moves: list[int]
    changed: list[float]
    asked: tuple[int, ...]
    ready: list[int]
    result: dict[str, Any] | None
    #: `ShownChair`s, in JSON: they change seldom, and are written with every move.
    chairs: msgspec.Raw

    def people(self) -> list[ShownChair]:
        return _chairs(self.chairs)


_chairs = msgspec.json.Decoder(list[ShownChair]).decode
decode_summary = msgspec.json.Decoder(TableSummary).decode
