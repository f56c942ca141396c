"""How long things are kept: tables, sessions, and what stores are told about it."""

from __future__ import annotations

import msgspec

from .store.records import KnownSession, Outdated

DAY = 86400.0
SESSION_IDLE = 30 * DAY
SESSION_ABSOLUTE = 90 * DAY
SEEN_EVERY = 3600.0  # a session's last use is noted hourly, not at every request
WAITED_FOR = 7 * DAY  # after which nobody waits any more for a bot's move
ORDERS_FOR = DAY  # a house that is open has seen them long before


class Retention(msgspec.Struct, frozen=True):
    """For how many days tables are kept after the last thing that happened there; None: for ever."""

    finished: float | None = None
    waiting: float | None = None
    playing: float | None = None


def outdated(now: float, keep: Retention) -> Outdated:
    """Before which moments nothing is kept."""

    def ago(days: float | None) -> float | None:
        return None if days is None else now - days * DAY

    return Outdated(
        finished=ago(keep.finished),
        waiting=ago(keep.waiting),
        playing=ago(keep.playing),
        session_seen=now - SESSION_IDLE,
        session_created=now - SESSION_ABSOLUTE,
        orders=now - ORDERS_FOR,
    )


def still_holds(session: KnownSession, now: float) -> bool:
    """Whether a session was used lately and did not begin too long ago."""
    return now - session.seen < SESSION_IDLE and now - session.created < SESSION_ABSOLUTE
