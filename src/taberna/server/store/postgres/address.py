"""The address of a database: what of it may be shown, and what is added to it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit, urlunsplit

SCHEMES = ("postgresql", "postgres")


def shown(url: str) -> str:
    """An address without its password."""
    parts = urlsplit(url)
    user, at, hosts = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=user.partition(":")[0] + at + hosts, query=""))


def options(url: str) -> dict[str, Any]:
    """For `asyncpg.connect`: of several servers the one that can be written, unless the address says otherwise."""
    found: dict[str, Any] = {"dsn": url, "timeout": 5.0}
    if "target_session_attrs=" not in url:
        found["target_session_attrs"] = "read-write"
    return found
