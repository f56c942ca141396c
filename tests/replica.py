"""A second PostgreSQL that follows the first."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

from . import servers


@contextlib.contextmanager
def replica_of(first: servers.Postgres, port: int | None = None) -> Iterator[servers.Postgres]:
    """A streaming replica, which the first does not wait for. ``port``: where it finds the first."""
    with servers.folder() as folder:
        servers.own(folder)
        second = servers.Postgres(folder)
        second.run(
            "pg_basebackup", "-h", "127.0.0.1", "-p", str(first.port), "-U", first.user,
            "-D", str(second.data), "-R", "-X", "stream", "-c", "fast",
        )  # fmt: skip
        second.settings.append(
            "primary_conninfo="
            + f"host=127.0.0.1 port={port or first.port} user={first.user} application_name=second"
        )
        second.start()
        _wait(first, "state = 'streaming'")
        try:
            yield second
        finally:
            second.end()


@contextlib.contextmanager
def synchronous_replica_of(first: servers.Postgres) -> Iterator[servers.Postgres]:
    """One that everything is written to before it is acknowledged."""
    with replica_of(first) as second:
        first.sql("alter system set synchronous_standby_names = 'second'")
        first.sql("select pg_reload_conf()")
        _wait(first, "sync_state = 'sync'")
        yield second


def catch_up(first: servers.Postgres) -> None:
    """Until the replica has all that the first has written so far."""
    position = first.sql("select pg_current_wal_lsn()")
    _wait(first, f"replay_lsn >= '{position}'")


def _wait(first: servers.Postgres, condition: str) -> None:
    end = time.monotonic() + 60
    while first.sql(f"select count(*) from pg_stat_replication where {condition}") != "1":
        assert time.monotonic() < end, f"the replica is not there: {condition}"
        time.sleep(0.1)


def both(url: str, first: servers.Postgres, second: servers.Postgres) -> str:
    """The address of whichever can be written."""
    here = f"127.0.0.1:{first.port}"
    return url.replace(here, f"{here},127.0.0.1:{second.port}")
