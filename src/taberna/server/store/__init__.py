"""Where tables are kept: `base` is the interface, `records` what goes in and out; each database has its own room."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from .base import BadStore, Store
from .copying import Copied, End, copy
from .migrating import latest

ADDRESSES = "sqlite:FILE or postgresql://USER@HOST/DATABASE"


def open_store(url: str) -> Store:
    """The store at an address (`ADDRESSES`); `Store.open` comes next. Raises `BadStore`."""
    match url.partition(":")[0]:
        case "sqlite":
            from .sqlite import SqliteStore

            return SqliteStore(sqlite_path(url))
        case "postgresql" if url.startswith("postgresql://"):
            _need_asyncpg()
            from .postgres import PostgresStore

            return PostgresStore(url)
    raise _no_address(url)


def migrate_store(url: str) -> tuple[int, int]:
    """Bring a store up to date; the schema it had, and the one it has now. Raises `StoreError`."""
    match url.partition(":")[0]:
        case "sqlite":
            from .sqlite.file import migrate_file

            return migrate_file(sqlite_path(url)), latest("sqlite")
        case "postgresql" if url.startswith("postgresql://"):
            _need_asyncpg()
            from .postgres.connections import prepare

            return asyncio.run(prepare(url)), latest("postgresql")
    raise _no_address(url)


def key_in_store(url: str) -> bytes | None:
    """The key that all processes of a house share, if the store keeps it. A store that cannot be used is refused.

    It may be called from anywhere, also from within a loop.
    """
    if not url.startswith("postgresql://"):
        return None
    _need_asyncpg()
    from .postgres.keys import shared_key

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(shared_key(url))).result()


def copy_store(source: str, target: str) -> list[Copied]:
    """Copy a house from one address to another, and prove it. Raises `StoreError`."""
    return asyncio.run(copy(_end(source, False), _end(target, True)))


def _end(url: str, target: bool) -> End:
    match url.partition(":")[0]:
        case "sqlite":
            from .sqlite.rows import SqliteEnd

            return SqliteEnd(sqlite_path(url), target)
        case "postgresql" if url.startswith("postgresql://"):
            _need_asyncpg()
            from .postgres.rows import PostgresEnd

            return PostgresEnd(url, target)
    raise _no_address(url)


def check_store(url: str) -> str:
    """Search all of a store for damage, without opening it for others; what was found good, in words."""
    match url.partition(":")[0]:
        case "sqlite":
            from .sqlite.file import check

            return check(sqlite_path(url))
        case "postgresql" if url.startswith("postgresql://"):
            _need_asyncpg()
            from .postgres.checking import check as check_postgres

            return asyncio.run(check_postgres(url))
    raise _no_address(url)


def sqlite_path(url: str) -> Path:
    """The file of an address; ``sqlite:///srv/t.sqlite`` is ``sqlite:/srv/t.sqlite``."""
    path = url.removeprefix("sqlite:")
    if path == url or not path.strip("/"):
        raise _no_address(url)
    return Path(path.removeprefix("//"))


def _no_address(url: str) -> BadStore:
    return BadStore(f"{url} is no address of a store: {ADDRESSES}")


def _need_asyncpg() -> None:
    if find_spec("asyncpg") is None:
        raise BadStore("PostgreSQL needs asyncpg: pip install 'taberna[postgres]'")
