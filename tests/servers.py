"""Servers of others for tests: PostgreSQL, Redis, NATS, each at a free port and in a folder of its own.

As root PostgreSQL is run as Debian's user ``postgres``, because it refuses to be root.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

CI = os.environ.get("CI") == "true"
#: TABERNA_TEST_STORE=postgresql opens the houses of all tests in PostgreSQL (`make test-postgres`).
EVERYWHERE = os.environ.get("TABERNA_TEST_STORE", "sqlite")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def need(program: str) -> str:
    """A program of Debian's; without it the test is skipped, but never with CI=true."""
    found = _find(program)
    if found is None:
        message = f"{program} is not installed (tools/servers.sh)"
        if CI:
            pytest.fail(message)
        pytest.skip(message)
    return found


def _find(program: str) -> str | None:
    """Debian keeps PostgreSQL's own programs aside; the newest version is taken. Others are not in everybody's path."""
    kept_aside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin"])
    return str(kept_aside[-1]) if kept_aside else shutil.which(program, path=path)


class Server:
    """A process that listens, whatever it is. It can be ended in all the ways that processes end."""

    def __init__(self, folder: Path, port: int, ready: Callable[[], bool]) -> None:
        self.folder = folder
        self.port = port
        self._ready = ready
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self, seconds: float = 60.0) -> None:
        out = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            self.command(), stdout=out, stderr=out, stdin=subprocess.DEVNULL, start_new_session=True
        )
        end = time.monotonic() + seconds
        while not self._ready():
            assert self.process.poll() is None, (self.folder / "log").read_text(errors="replace")[-2000:]
            assert time.monotonic() < end, "the server does not listen"
            time.sleep(0.05)

    def kill(self) -> None:
        """As if the power had failed: no process of it lives on."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGSTOP)  # so that it begins none while they are counted
        pids = self.pids()
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(10)
        end = time.monotonic() + 10
        while any(map(_lives, pids)) and time.monotonic() < end:
            time.sleep(0.01)

    def pids(self) -> list[int]:
        """The server and all processes that it has begun."""
        assert self.process is not None
        return [self.process.pid, *_children(self.process.pid)]

    def signal(self, number: int) -> None:
        """To all of them."""
        for pid in self.pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def pause(self) -> None:
        self.signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.signal(signal.SIGCONT)

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.go_on()
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


def _lives(pid: int) -> bool:
    """Whether a process has not ended, even if nobody has asked yet how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def _children(pid: int) -> list[int]:
    found = subprocess.run(
        ["ps", "--ppid", str(pid), "-o", "pid="], capture_output=True, text=True, check=False
    )
    mine = [int(word) for word in found.stdout.split()]
    return mine + [one for child in mine for one in _children(child)]


class Postgres(Server):
    """A private PostgreSQL. Whoever connects is its owner."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.bin = Path(need("initdb")).parent
        super().__init__(folder, free_port(), self._answers)
        self.data = folder / "data"
        self.settings = list(settings)
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name

    @property
    def url(self) -> str:
        return self.address("postgres")

    def address(self, database: str) -> str:
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/{database}"

    def make(self) -> None:
        """An empty cluster."""
        own(self.folder)
        self.run(
            "initdb", "-D", str(self.data), "-A", "trust", "-E", "UTF8", "--locale=C", "-N", "-U", self.user
        )

    def run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            self.as_owner(str(self.bin / program), *args),
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
        )
        assert done.returncode == 0, done.stderr

    def as_owner(self, *command: str) -> list[str]:
        if os.getuid() != 0:
            return list(command)
        return ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *command]

    def command(self) -> list[str]:
        settings = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.folder}",
            "max_connections=200",
            "shared_buffers=32MB",
            "log_min_messages=fatal",
            *self.settings,
        ]
        options = [word for setting in settings for word in ("-c", setting)]
        return self.as_owner(str(self.bin / "postgres"), "-D", str(self.data), *options)

    def let_no_file_grow(self) -> None:
        """As if the disk were full: whoever writes beyond the first 64 KB of a file is refused."""
        for pid in self.pids():
            subprocess.run(self.as_owner("prlimit", "--pid", str(pid), "--fsize=65536"), check=False)

    def end(self) -> None:
        """At once: nobody needs what it has in memory."""
        if self.process is not None and self.process.poll() is None:
            self.go_on()
            self.process.send_signal(signal.SIGQUIT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def _answers(self) -> bool:
        done = subprocess.run(
            [str(self.bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)],
            check=False,
            cwd="/",
        )
        return done.returncode == 0

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement; what it says."""
        done = subprocess.run(
            [
                str(self.bin / "psql"),
                "-XqAt",
                "-v",
                "ON_ERROR_STOP=1",
                "-c",
                statement,
                self.address(database),
            ],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


class Simple(Server):
    def __init__(self, folder: Path, scheme: str, line: Callable[[int], list[str]]) -> None:
        port = free_port()
        super().__init__(folder, port, lambda: _listens(port))
        self.url = f"{scheme}://127.0.0.1:{port}"
        self._line = line

    def command(self) -> list[str]:
        return self._line(self.port)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def own(folder: Path) -> None:
    """A folder that PostgreSQL's user can enter and write."""
    folder.mkdir(parents=True, exist_ok=True)
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    """Not below the tests' own temporary folders: those nobody else may enter."""
    made = Path(tempfile.mkdtemp(prefix="taberna-"))
    made.chmod(0o755)
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


@contextlib.contextmanager
def postgres(*settings: str) -> Iterator[Postgres]:
    need("initdb")
    with folder() as place:
        server = Postgres(place, *settings)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.end()


@contextlib.contextmanager
def _running(scheme: str, line: Callable[[Path, int], list[str]]) -> Iterator[Simple]:
    with folder() as place:
        server = Simple(place, scheme, lambda port: line(place, port))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextlib.contextmanager
def redis() -> Iterator[Simple]:
    program = need("redis-server")

    def line(folder: Path, port: int) -> list[str]:
        return [program, "--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder), "--save", ""]

    with _running("redis", line) as server:
        yield server


@contextlib.contextmanager
def nats() -> Iterator[Simple]:
    program = need("nats-server")
    with _running("nats", lambda folder, port: [program, "-a", "127.0.0.1", "-p", str(port)]) as server:
        yield server


_shared = contextlib.ExitStack()
_numbers = itertools.count()
_databases: dict[Path, str] = {}


@functools.cache
def shared_postgres() -> Postgres:
    """One for all tests of this process. Nobody pulls its plug, so it need not flush the disk."""
    atexit.register(_shared.close)
    return _shared.enter_context(postgres("fsync=off", "full_page_writes=off"))


def new_database(server: Postgres) -> str:
    """The address of an empty database."""
    name = f"t{next(_numbers)}"
    server.sql(f"create database {name}")
    return server.address(name)


def database_for(data: Path) -> str:
    """The database in the place of a file."""
    if data not in _databases:
        _databases[data] = new_database(shared_postgres())
    return _databases[data]
