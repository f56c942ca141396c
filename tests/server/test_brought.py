"""Moves that come along with news are believed from nobody but the house, and only if none is missing: whatever
happens to news, a table is what the store says, and nobody waits for the next look at all versions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from msgspec import Raw
from redis import Redis

from taberna.server.bus.carried import CHANNEL, private_channel
from taberna.server.bus.news import Carried, Moved, decode, encode
from taberna.server.live import copies, telling
from taberna.server.store import open_store
from taberna.server.store.base import Told
from taberna.server.store.records import Append, Entry, NewTable
from taberna.server.table.entries import Played
from tests import servers
from tests.proxy import proxy

from .several import SECRET, Eavesdropper, elsewhere, houses, play, shown, until
from .tavern import Guest, Line, Tavern, tavern
from .test_three_processes import moves_heard, private_ear
from .test_told import held_up


@pytest.fixture(autouse=True)
def nobody_finds_it_out_by_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABERNA_SECRET", SECRET)
    monkeypatch.setattr(copies, "POLL", 3600.0)


class Far:
    """A table at which all people sit here, and somebody looks through the first seat from there."""

    def __init__(self, here: Tavern, there: Tavern, game: str = "massilia") -> None:
        self.here, self.there = here, there
        self.livia = here.guest("Livia")
        self.table: str = self.livia.table(game, "me", "here")["id"]
        self.line: Line = elsewhere(there, self.livia).socket(self.table, seat=0)
        self.version: int = self.line.frame()["version"]
        known = here.services.hub.open_tables[self.table]
        until(lambda: here.services.hub.neighbours.listeners(known))

    @property
    def copy(self) -> Any:
        return self.there.services.hub.open_tables[self.table]

    def play(self, times: int = 1) -> None:
        for _ in range(times):
            self.version = play(self.livia, self.table)

    def check(self) -> None:
        """What is seen from there is what is stored."""
        far = self.line.frame(self.version)
        assert shown(far) == shown(self.livia.frame(self.table, 0))


def in_loop_of(house: Tavern, work: Callable[[], None]) -> None:
    async def run() -> None:
        work()

    loop = next(iter(house.services.hub._tasks)).get_loop()
    asyncio.run_coroutine_threadsafe(run(), loop).result(10)


def notify(url: str, channel: str, *payloads: str) -> None:
    async def send() -> None:
        db = await asyncpg.connect(url)
        for payload in payloads:
            await db.execute("select pg_notify($1, $2)", channel, payload)
        await db.close()

    asyncio.run(send())


# -- strangers ------------------------------------------------------------------------------------------------


def forged(far: Far) -> str:
    """News of a move that nobody has made, with the move."""
    seat = far.livia.get(f"/api/tables/{far.table}")["asked"][0]
    move = far.livia.frame(far.table, seat)["moves"][-1]["text"]
    entry = Carried(1.0, Raw(encode(Played(seat, move, 0))), Raw(b"[]"))
    known = far.here.services.hub.open_tables[far.table].table.version
    return "feedface\n" + encode(Moved(far.table, known + 1, "", [entry])).decode()


@pytest.mark.parametrize("kind", ["postgresql", "redis"])
def test_a_move_that_a_stranger_brings_is_not_played(kind: str, tmp_path: Path, postgres_url: str) -> None:
    """Whoever may connect to the database, or to Redis, can say what they like to everybody."""
    with servers.redis() as redis:
        bus = redis.url if kind == "redis" else None
        with houses(2, tmp_path, postgres_url, bus) as (here, there):
            far = Far(here, there)
            before = far.copy.table.version
            if kind == "redis":
                Redis.from_url(redis.url).publish(CHANNEL, forged(far))
            else:
                notify(postgres_url, CHANNEL, forged(far))
            until(lambda: far.copy.reported == before + 1)
            until(lambda: not far.copy.following)
            assert far.copy.table.version == before
            far.play(3)
            far.check()


def test_a_role_without_rights_hears_no_move_and_cannot_name_where_they_go(
    tmp_path: Path, postgres_url: str
) -> None:
    with houses(2, tmp_path, postgres_url) as (here, there):
        far = Far(here, there)
        heard: list[str] = []

        async def story() -> None:
            owner = await asyncpg.connect(postgres_url)
            await owner.execute("create role stranger login")
            try:
                stranger = await asyncpg.connect(postgres_url, user="stranger")
                names = [house.services.bus.me for house in (here, there)]  # they stand in all news
                for channel in (CHANNEL, *names, *[f"{CHANNEL}_{name}" for name in names]):
                    await stranger.add_listener(channel, lambda *words: heard.append(words[3]))
                await asyncio.to_thread(far.play, 5)
                rows = await stranger.fetch("select query from pg_stat_activity")
                seen = " ".join(str(row["query"]) for row in rows) + " ".join(heard)
                for name in names:
                    assert private_channel(SECRET.encode(), name) not in seen
                with pytest.raises(asyncpg.InsufficientPrivilegeError):
                    await stranger.fetch("select * from entry")
                await stranger.close()
            finally:
                await owner.execute("drop role stranger")
                await owner.close()

        asyncio.run(story())
        far.check()
        told = [decode(line.encode()) for payload in heard for line in payload.split("\n")[1:] if line]
        assert not any(isinstance(news, Moved) and news.entries for news in told)


def test_a_process_is_brought_no_move_of_a_table_that_nobody_looks_at_there(
    tmp_path: Path, postgres_url: str
) -> None:
    """Two tables, of which one is looked at from there; sealed choices of the other stay where they are made."""
    with houses(2, tmp_path, postgres_url) as (here, there):
        far = Far(here, there)
        ear = private_ear(postgres_url, there)
        other = far.livia.table("senators", "me", "here", "here")["id"]
        elsewhere(there, far.livia).get(f"/api/tables/{other}")  # it is open there, too
        for _ in range(6):
            far.play()
            play(far.livia, other)
        far.check()
        until(lambda: len(moves_heard(ear)) >= 6)
        moves = moves_heard(ear)
        assert all(moved.entries for moved in moves)
        assert {moved.table for moved in moves} == {far.table}
        ear.close()


# -- news that are lost, doubled, late ----------------------------------------------------------------------------

Heard = tuple[str, Sequence[bytes], bool]
ORDERS: dict[str, Callable[[list[Heard]], list[Heard]]] = {
    "as they came": lambda news: news,
    "each twice": lambda news: [one for one in news for _ in range(2)],
    "all once more at the end": lambda news: news + news,
    "backwards": lambda news: news[::-1],
    "one is missing": lambda news: news[:2] + news[3:],
    "the first is missing": lambda news: news[1:],
    "an old one at the end": lambda news: [*news, news[0]],
}


@contextmanager
def held_back(house: Tavern, table: str) -> Iterator[list[Heard]]:
    """Meanwhile a house does not hear of a table's moves."""
    bus: Any = house.services.bus
    hear, held = bus._hear, []

    def listen(sender: str, messages: Sequence[bytes], alone: bool) -> None:
        kept = [one for one in messages if isinstance(news := decode(one), Moved) and news.table == table]
        if kept:
            held.append((sender, kept, alone))
        hear(sender, [one for one in messages if one not in kept], alone)

    bus._hear = listen
    try:
        yield held
    finally:
        bus._hear = hear


@pytest.mark.parametrize("order", ORDERS)
def test_moves_are_played_once_and_in_order_however_they_come(
    order: str, tmp_path: Path, postgres_url: str
) -> None:
    with houses(2, tmp_path, postgres_url) as (here, there):
        far = Far(here, there)
        counter = there.services.hub.copies
        followed = counter.followed
        with held_back(there, far.table) as held:
            far.play(6)
            until(lambda: len(held) == 6)
        in_loop_of(there, lambda: [there.services.bus._hear(*one) for one in ORDERS[order](held)])
        far.check()
        far.play(2)
        far.check()
        assert counter.followed == followed + 8, "each once"


def test_a_line_that_was_cut_is_made_anew_and_what_it_missed_is_read(
    tmp_path: Path, postgres_url: str
) -> None:
    with houses(2, tmp_path, postgres_url) as (here, there):
        far = Far(here, there)
        lines = there.services.bus.connected
        far.play(2)
        asyncio.run(
            _execute(
                postgres_url,
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where application_name = 'taberna bus' and datname = current_database()",
            )
        )
        far.play(3)
        far.check()
        until(lambda: there.services.bus.connected > lines)
        known = here.services.hub.open_tables[far.table]
        until(lambda: here.services.hub.neighbours.listeners(known))
        far.play(3)
        far.check()


async def _execute(url: str, statement: str) -> None:
    db = await asyncpg.connect(url)
    await db.execute(statement)
    await db.close()


def test_an_undo_comes_along_too(tmp_path: Path, postgres_url: str) -> None:
    with houses(2, tmp_path, postgres_url) as (here, there):
        far = Far(here, there)
        read = there.services.hub.copies.read
        undone = 0
        while undone < 3:
            far.play()
            version = undo(far.livia, far.table)
            undone += version is not None
            far.version = version or far.version
            far.check()
        assert there.services.hub.copies.read == read


def undo(guest: Guest, table: str) -> int | None:
    """Take back the last move, if anybody may; the version after it."""
    for seat in (0, 1):
        frame = guest.frame(table, seat)
        if frame["undo"]["free"]:
            said = guest.command(table, "undo", seat=seat, on_version=frame["version"])
            assert said["type"] == "ack"
            return int(said["version"])
    return None


def test_whoever_comes_before_a_commit_whose_answer_is_lost_hears_of_it(
    tmp_path: Path, postgres_url: str
) -> None:
    """The commit told those who were there when it began; it is handed in again, and then matches nothing."""
    port = int(postgres_url.rpartition(":")[2].partition("/")[0])
    with proxy(port) as line:
        through = postgres_url.replace(f":{port}/", f":{line.port}/")
        with (
            tavern(tmp_path / "here.sqlite", store=through) as here,
            tavern(tmp_path / "there.sqlite", store=postgres_url) as there,
        ):
            livia = here.guest("Livia")
            table = livia.table("senators", "me", "here", "here")["id"]
            near = livia.socket(table, seat=0)
            frame = near.frame()
            hub = here.services.hub
            with held_up(postgres_url, table) as a_commit_waits:
                near.send("move", seat=0, move=frame["moves"][0]["text"], on_version=frame["version"])
                until(a_commit_waits)
                late = elsewhere(there, livia).socket(table)
                assert late.frame()["version"] == frame["version"]
                until(lambda: there.services.bus.me in hub.neighbours.listeners(hub.open_tables[table]))
                line.deaf = True
            until(lambda: stored_version(postgres_url, table) == hub.open_tables[table].table.version + 1)
            cut_writers(postgres_url)
            line.deaf = False
            assert late.frame(frame["version"] + 1)["version"] == frame["version"] + 1
            near.close()
            late.close()


def stored_version(url: str, table: str) -> int:
    async def ask() -> int:
        db = await asyncpg.connect(url)
        found = await db.fetchval("select version from game_table where id = $1", table)
        await db.close()
        return int(found)

    return asyncio.run(ask())


def cut_writers(url: str) -> None:
    """Of all processes; the lines of the bus stay."""
    asyncio.run(
        _execute(
            url,
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where application_name = 'taberna' and datname = current_database()",
        )
    )


# -- what does not fit ---------------------------------------------------------------------------------------------


def test_moves_too_long_for_news_are_stored_and_told_without_them(tmp_path: Path, postgres_url: str) -> None:
    """NOTIFY refuses 8000 bytes and more, and with it the whole commit."""
    with tavern(tmp_path / "house.sqlite", store=postgres_url) as house:
        tell: Any = house.services.hub.telling
        channel = private_channel(SECRET.encode(), "x")
        assert len(channel) < 64, "PostgreSQL takes no longer names"
        ear = Eavesdropper(_carrier(postgres_url), channel)
        sizes = [*range(4800, 5050, 10), *range(6900, 7050, 10), *range(7900, 8100, 10), 20_000]

        async def story() -> None:
            store = open_store(postgres_url)
            await store.open()
            store.announce = lambda appends: [
                Told(one.table, [channel], f"deadbeef\n{tell._with_entries(one).decode()}") for one in appends
            ]
            first = Append("long", [Entry(1, 1.0, b"{}", b"[]")], "playing", b"{}")
            await store.create(NewTable(1.0, False, b"{}", b"{}", first))
            for version, size in enumerate(sizes, 2):
                body = b'"' + "é".encode() * (size // 2) + b'"'
                entry = Entry(version, 1.0, body, b"[]")
                await store.append(Append("long", [entry], "playing", b"{}", changed=1.0))
            await store.close()

        asyncio.run(story())
        until(lambda: len(moves_heard(ear)) == len(sizes))
        came = [size for size, moved in zip(sizes, moves_heard(ear), strict=True) if moved.entries]
        assert came == [size for size in sizes if size < telling.LONGEST - 37], "37 bytes besides"
        ear.close()


def _carrier(url: str) -> Any:
    from taberna.server.bus.postgres import PostgresCarrier

    return PostgresCarrier(url)


# -- other programs ------------------------------------------------------------------------------------------------


def test_a_process_of_another_version_is_understood(tmp_path: Path, postgres_url: str) -> None:
    """One that brings nothing, one that says more than we know, and one that speaks of something else."""
    with houses(2, tmp_path, postgres_url) as (here, there):
        far = Far(here, there)
        own = private_channel(SECRET.encode(), there.services.bus.me)
        with held_back(there, far.table):
            far.play(2)
            version = here.services.hub.open_tables[far.table].table.version
        older = f'feedface\n["moved","{far.table}",{version}]'
        newer = f'feedface\n["moved","{far.table}",{version},"",[],"what is new",7]\n["rumour",1]'
        notify(postgres_url, own, older)
        far.check()
        with held_back(there, far.table):
            far.play(2)
            version = here.services.hub.open_tables[far.table].table.version
        notify(postgres_url, own, newer.replace(f",{version - 2},", f",{version},"))
        far.check()
