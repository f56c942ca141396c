"""What the parts of the PostgreSQL store share: a writer for appends, a pool for everything else, and patience.

A server that is restarted, or hands over to its replica, is away for some seconds: whoever reads waits for it. A write
that was broken off before its commit has not happened and is tried again; of one that broke off in its commit nobody
knows, and that is said. Appends find it out (`writer`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg

from ..base import Announce, Away, StoreError, Told
from ..records import Append, Stats
from .address import options, shown
from .faults import AGAIN, LOST, told
from .schema import migrate
from .writer import Writer

log = logging.getLogger("taberna.store")

T = TypeVar("T")
Job = Callable[[Any], Awaitable[T]]

PATIENCE = 20.0  # seconds that the database may be away
COMMAND = 15.0  # seconds after which a statement without an answer is given up, with its connection
LONG = 3600.0  # the same for the keeper's work
READERS = 4
SETTINGS = {
    "application_name": "taberna",
    "default_transaction_isolation": "read committed",
    "plan_cache_mode": "force_generic_plan",  # to plan a statement anew costs more than to carry it out
}


class Connection(asyncpg.Connection):  # type: ignore[misc]
    """Nothing is left behind in a session, so nothing has to be cleared away after each use."""

    def get_reset_query(self) -> str:
        return ""


async def connect(url: str, patience: float = PATIENCE) -> Any:
    """A connection of its own; raises `StoreError` if the database stays away."""
    loop = asyncio.get_running_loop()
    end = loop.time() + patience
    while True:
        try:
            connection = await asyncpg.connect(
                **options(url), command_timeout=COMMAND, server_settings=SETTINGS
            )
            await _make_sure(connection)
            return connection
        except LOST as error:
            if loop.time() > end:
                raise Away(f"{shown(url)} cannot be reached: {error or type(error).__name__}") from None
        except asyncpg.PostgresError as error:
            raise StoreError(f"{shown(url)}: {error}") from None
        await asyncio.sleep(0.25)


async def _make_sure(connection: Any) -> None:
    """What is committed is on the disk, however the server is set."""
    await connection.execute(
        "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"
    )


async def prepare(url: str) -> int:
    """Bring a database up to date; the schema it had. Raises `BadStore`, or `StoreError` if it cannot be reached."""
    connection = await connect(url)
    try:
        return await migrate(connection, shown(url))
    except (*LOST, asyncpg.PostgresError) as error:
        raise StoreError(f"{shown(url)}: {error}") from None
    finally:
        await connection.close()


async def _timeline(connection: Any) -> str | None:
    """Another one after every fail-over. None if the server does not tell: it is a replica, or not quite PostgreSQL."""
    try:
        found: str = await connection.fetchval("select substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)")
    except asyncpg.PostgresError as error:
        if isinstance(error, LOST):
            raise
        return None
    return found


class PostgresConnections:
    def __init__(self, url: str) -> None:
        self.url = url
        #: What it says is told with the commit (NOTIFY).
        self.announce: Announce | None = None
        self.replaced: Callable[[], None] | None = None
        self.writer = Writer(self._connect_writer, self._announced, PATIENCE)
        self.append_soon = self.writer.append
        self._pool: Any = None
        self._jobs = 0
        self._server: str | None = None

    async def _connect_writer(self) -> Any:
        connection = await connect(self.url, 0.0)
        try:
            await self._meet(connection)
        except LOST as error:
            connection.terminate()
            raise told(error) from None
        return connection

    async def _begin(self, connection: Any) -> None:
        await _make_sure(connection)
        await self._meet(connection)

    async def _meet(self, connection: Any) -> None:
        """A connection stands: if it leads to another server than before, what was read there may not be here."""
        server = await _timeline(connection)
        before, self._server = self._server, server or self._server
        if server is not None and before is not None and server != before:
            log.warning("%s: another server has taken over; everything is read anew", shown(self.url))
            self.writer.refuse_older()
            if self.replaced is not None:
                self.replaced()

    def _announced(self, appends: Sequence[Append]) -> Sequence[Told]:
        return () if self.announce is None else self.announce(appends)

    async def open(self) -> None:
        await prepare(self.url)
        self._pool = await asyncpg.create_pool(
            **options(self.url),
            min_size=0,
            max_size=READERS,
            command_timeout=COMMAND,
            connection_class=Connection,
            server_settings=SETTINGS,
            init=self._begin,
        )

    # -- patience ------------------------------------------------------------------------------------

    async def _read(self, job: Job[T], patience: float = PATIENCE) -> T:
        """What a job reads; tried again while the database is away."""
        return await self._patiently(lambda: self._once(job), patience)

    async def _write(self, job: Job[T], patience: float = PATIENCE) -> T:
        """Run a job in a transaction of its own; returns once it is committed."""
        value = await self._patiently(lambda: self._once(lambda db: _committed(db, job)), patience)
        self._jobs += 1
        return value

    async def _patiently(self, attempt: Callable[[], Awaitable[T]], patience: float) -> T:
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        pause = 0.05
        while True:
            try:
                return await attempt()
            except AGAIN:
                continue
            except LOST as error:
                if loop.time() > end:
                    raise told(error) from None
            except asyncpg.PostgresError as error:
                raise StoreError(str(told(error))) from None
            await asyncio.sleep(pause)
            pause = min(1.0, 2 * pause)

    async def _once(self, job: Job[T]) -> T:
        connection = await self._pool.acquire(timeout=5.0)
        try:
            return await job(connection)
        except LOST:
            connection.terminate()  # whatever it still says is not for the next one
            raise
        finally:
            await self._pool.release(connection)

    # -- the rest ------------------------------------------------------------------------------------

    async def writable(self) -> bool:
        """Tried, and taken back."""

        async def job(db: Any) -> None:
            transaction = db.transaction()
            await transaction.start()
            try:
                await db.execute("insert into blocked (kind, value, at, note) values ('probe', '', 0, '')")
            finally:
                await transaction.rollback()

        try:
            async with asyncio.timeout(5.0):
                await self._read(job, 0.0)
        except (StoreError, TimeoutError):
            return False
        return True

    def stats(self) -> Stats:
        return Stats(self.writer.jobs + self._jobs, self.writer.commits + self._jobs)

    async def close(self) -> None:
        await self.writer.close()
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), 5.0)
            except (TimeoutError, *LOST):
                self._pool.terminate()


async def _committed(db: Any, job: Job[T]) -> T:
    transaction = db.transaction()
    await transaction.start()
    try:
        value = await job(db)
    except BaseException:
        if not db.is_closed():
            await transaction.rollback()
        raise
    try:
        await transaction.commit()
    except LOST as error:
        db.terminate()
        raise StoreError(f"nobody knows whether it was written: {told(error)}") from None
    return value
