"""Where tables are kept: `base` is the interface, `records` what goes in and out; each database has its own room."""

from __future__ import annotations

from pathlib import Path

from .base import BadStore, Store


def open_store(url: str) -> Store:
    """The store at an address, ``sqlite:FILE``; `Store.open` comes next. Raises `BadStore`."""
    match url.partition(":")[0]:
        case "sqlite":
            from .sqlite import SqliteStore

            return SqliteStore(sqlite_path(url))
    raise _no_address(url)


def check_store(url: str) -> str:
    """Search all of a store for damage, without opening it for others; what was found good, in words."""
    match url.partition(":")[0]:
        case "sqlite":
            from .sqlite.file import check

            return check(sqlite_path(url))
    raise _no_address(url)


def sqlite_path(url: str) -> Path:
    """The file of an address; ``sqlite:///srv/t.sqlite`` is ``sqlite:/srv/t.sqlite``."""
    path = url.removeprefix("sqlite:")
    if path == url or not path.strip("/"):
        raise _no_address(url)
    return Path(path.removeprefix("//"))


def _no_address(url: str) -> BadStore:
    return BadStore(f"{url} is no address of a store: sqlite:FILE")
