"""What is told of a table around its game: stored with every change, shown in the lobby and on the table's page."""

from __future__ import annotations

from typing import Any

import msgspec


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
