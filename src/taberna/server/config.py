"""How a house is run: what the command line or a test decides."""

from __future__ import annotations

import os
import secrets
import socket
import sys
from dataclasses import dataclass
from pathlib import Path

from taberna.kernel.errors import TabernaError

from .retention import Retention
from .store import key_in_store

KEEP_ALL = Retention()
SHORTEST_KEY = 16  # bytes
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Settings:
    #: The file that keeps the tables; the key that signs cookies lies beside it.
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    #: The address people use, if it is not the one we listen at (behind a proxy with TLS).
    public_url: str | None = None
    #: Further names under which the house may be addressed.
    allowed_hosts: tuple[str, ...] = ()
    #: Proxies whose X-Forwarded-For is believed.
    proxies: tuple[str, ...] = ()
    #: Processes that think for bots; 0 leaves it to workers elsewhere (`bots/remote`).
    bot_processes: int | None = None
    bot_seconds: float = 5.0
    idle_after: float = 120.0
    #: Multiplies every rate limit; 0 switches them off (benchmarks).
    rate_limits: float = 1.0
    compress: bool = False
    #: What is deleted by itself after a while.
    keep: Retention = KEEP_ALL
    #: Whoever knows it may read /metrics from anywhere; without it only this machine may.
    metrics_token: str | None = None
    #: The address of another store than the file (`store.open_store`).
    store: str | None = None
    #: The address of what carries news between processes (`bus.open_bus`).
    bus: str | None = None
    #: What this process is called in metrics, traces and logs.
    name: str | None = None
    #: Where an OpenTelemetry collector listens (OTLP over HTTP).
    traces: str | None = None
    #: The form of the log: "text" or "json".
    log: str = "text"

    @property
    def store_url(self) -> str:
        return f"sqlite:{self.data}" if self.store is None else self.store

    @property
    def process(self) -> str:
        return self.name or f"{socket.gethostname()}:{self.port}"

    @property
    def secure(self) -> bool:
        """Cookies may insist on https."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def open_to_others(self) -> bool:
        return self.host not in LOOPBACK


def data_file() -> Path:
    """Where a person's tables are kept unless told otherwise."""
    if "TABERNA_DATA" in os.environ:
        return Path(os.environ["TABERNA_DATA"])
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "taberna" / "taberna.sqlite"


def house_key(settings: Settings) -> bytes:
    """The key that signs cookies and links: given, or kept in the store if there may be several processes."""
    stored = key_in_store(settings.store_url)  # in any case: a store that cannot be used is refused here
    return given_secret() or stored or secret_of(settings.data)


def given_secret() -> bytes | None:
    """The key from the environment."""
    given = os.environ.get("TABERNA_SECRET")
    if given is not None and len(given.encode()) < SHORTEST_KEY:
        raise TabernaError(f"TABERNA_SECRET must have at least {SHORTEST_KEY} bytes")
    return None if given is None else given.encode()


def secret_of(data: Path) -> bytes:
    """The key from the environment, or from a file beside the data that is made at first start."""
    given = given_secret()
    if given is not None:
        return given
    file = data.with_suffix(".key")
    try:
        return _read_key(file)
    except FileNotFoundError:
        pass
    file.parent.mkdir(parents=True, exist_ok=True)
    made = secrets.token_hex(32)
    try:
        handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:  # another process was first
        return _read_key(file)
    with os.fdopen(handle, "w") as out:
        out.write(made + "\n")
    return bytes.fromhex(made)


def _read_key(file: Path) -> bytes:
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii").strip())
    except ValueError:
        key = b""
    if len(key) < SHORTEST_KEY:
        raise TabernaError(
            f"{file} is no key of this house: it must hold at least {2 * SHORTEST_KEY} hexadecimal digits"
            " (put it back from a copy, or remove it: then a new one is made, and cookies and join links end)"
        )
    return key
