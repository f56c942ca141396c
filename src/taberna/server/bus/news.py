"""What processes tell each other. Small, and without anything that not every one of them may know: no move, no hand,
no name, no token. Who holds a table's seats or what has happened there is read from the store.

The one exception: PostgreSQL, which keeps all entries anyway, hands those of a commit to the processes where somebody
looks at that table (`taberna.server.live.telling`).
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ..store.records import Entry


class News(msgspec.Struct, array_like=True, tag_field="what"):
    pass


class Alive(News, tag="alive"):
    """Every few seconds; ``key`` is a fingerprint of the house's key, which must be the same everywhere."""

    key: str


class Gone(News, tag="gone"):
    """This process closes."""


class Carried(msgspec.Struct, array_like=True):
    """An entry on its way."""

    at: float
    body: msgspec.Raw
    events: msgspec.Raw


class Moved(News, tag="moved"):
    """A table has entries up to a version."""

    table: str
    version: int
    #: The trace it belongs to, if anybody traces (W3C traceparent).
    trace: str = ""
    #: The last of them, if they come along.
    entries: list[Carried] = []


class Said(News, tag="said"):
    """A table's chat has so many lines."""

    table: str
    lines: int


class Held(News, tag="held"):
    """A table's seats are in other hands."""

    table: str


class Here(News, tag="here"):
    """A table is open in this process since a moment; who of it is connected here. ``ask``: tell me the same."""

    table: str
    since: float
    seats: list[int]
    watching: int
    #: Since when nobody of a seat is connected anywhere, as far as this process knows.
    away: list[float | None]
    ask: bool = False
    #: Up to where the table is known here.
    version: int = 0


class Left(News, tag="left"):
    """A table is no longer open in this process."""

    table: str


class Rematch(News, tag="rematch"):
    """The people of a table play once more at another."""

    table: str
    again: str


class Doubted(News, tag="doubted"):
    """A session has changed: it has another name, another secret, or has ended.

    A session is called by the beginning of its hash. ``now``: what took its place. ``over``: it has ended.
    """

    session: str
    now: str | None = None
    over: bool = False


class Spent(News, tag="spent"):
    """What was used up of rate limits: (limit, who, how much); who is a keyed hash."""

    used: list[tuple[str, str, float]]


AnyNews: TypeAlias = Alive | Gone | Moved | Said | Held | Here | Left | Rematch | Doubted | Spent


def brought(moved: Moved) -> list[Entry]:
    """The entries that came along."""
    first = moved.version - len(moved.entries) + 1
    return [
        Entry(first + n, one.at, bytes(one.body), bytes(one.events)) for n, one in enumerate(moved.entries)
    ]


encode = msgspec.json.encode
decode = msgspec.json.Decoder(AnyNews).decode
