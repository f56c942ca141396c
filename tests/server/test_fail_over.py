"""The first server dies and its replica takes over, or it is away for long, in a house of several processes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from taberna.server.store.base import StoreError
from taberna.server.store.postgres import PostgresStore
from tests import servers
from tests.proxy import proxy
from tests.replica import both, catch_up, replica_of, synchronous_replica_of

from .several import SECRET, elsewhere, houses, play, shown, until
from .tavern import Guest, Tavern, tavern


@pytest.fixture(autouse=True)
def one_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABERNA_SECRET", SECRET)


def frame_at(house: Tavern, livia: Guest, table: str) -> dict[str, Any]:
    return shown(elsewhere(house, livia).frame(table, 0))


def patiently_play(guest: Guest, table: str) -> None:
    """A move, asked for again as long as its answer is to look anew."""

    def made() -> bool:
        try:
            return bool(play(guest, table))
        except (AssertionError, httpx.TransportError):
            return False

    until(made)


def test_a_replica_that_has_everything_takes_over(tmp_path: Path) -> None:
    with servers.postgres() as first, synchronous_replica_of(first) as second:
        url = both(servers.new_database(first), first, second)
        with houses(2, tmp_path, url) as (here, there):
            livia = here.guest("Livia")
            table = livia.table("massilia", "me", "here")["id"]
            far = elsewhere(there, livia)
            lines = [guest.socket(table, seat=0) for guest in (livia, far)]
            for _ in range(5):
                play(livia, table)
            before = frame_at(there, livia, table)
            first.kill()
            second.sql("select pg_promote()")
            assert frame_at(here, livia, table) == frame_at(there, livia, table) == before
            for guest in (far, livia, far):
                patiently_play(guest, table)
            assert frame_at(here, livia, table) == frame_at(there, livia, table)
            for line in lines:
                line.close()


def test_a_replica_that_lacks_the_last_moves_takes_over_and_nobody_plays_on_from_them(tmp_path: Path) -> None:
    """They are lost, as an operator chose who did not wait for the replica. What must not happen is that a process
    which still knows them writes moves that follow from them: no record would replay."""
    with servers.postgres() as first, proxy(first.port) as line, replica_of(first, line.port) as second:
        url = both(servers.new_database(first), first, second)
        with houses(2, tmp_path, url) as (here, there):
            livia = here.guest("Livia")
            table = livia.table("massilia", "me", "here")["id"]
            far = elsewhere(there, livia)
            lines = [guest.socket(table, seat=0) for guest in (livia, far)]
            for _ in range(4):
                play(livia, table)
            kept = frame_at(there, livia, table)
            catch_up(first)
            line.closed = True
            line.cut()
            play(livia, table)
            play(far, table)
            first.kill()
            second.sql("select pg_promote()")
            with tavern(tmp_path / "third.sqlite", store=url) as third:
                anew = elsewhere(third, livia)
                assert frame_at(third, livia, table) == kept
                seat = anew.get(f"/api/tables/{table}")["asked"][0]
                moves = anew.frame(table, seat)["moves"]
                said = anew.command(
                    table, "move", seat=seat, move=moves[-1]["text"],
                    on_version=anew.frame(table, seat)["version"],
                )  # fmt: skip
                assert said["type"] == "ack"
                for guest in (far, livia, anew, livia, far):
                    patiently_play(guest, table)
                frames = [frame_at(house, livia, table) for house in (here, there, third)]
                assert frames[0] == frames[1] == frames[2]
            with tavern(tmp_path / "fourth.sqlite", store=url) as fourth:
                assert frame_at(fourth, livia, table) == frames[0], "and so it is stored"
            for socket in lines:
                socket.close()


def test_a_table_that_could_not_be_read_while_the_database_was_away_is_not_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows anything about it, least of all that it is damaged."""
    with servers.postgres() as server:
        with tavern(tmp_path / "one.sqlite", store=server.url) as one:
            livia = one.guest("Livia")
            table = livia.table("massilia", "me", "here")["id"]
            play(livia, table)
            before = frame_at(one, livia, table)
        with tavern(tmp_path / "two.sqlite", store=server.url) as two:
            again = elsewhere(two, livia)
            again.get("/api/me")
            hub = two.services.hub
            monkeypatch.setattr(PostgresStore._read, "__defaults__", (0.5,))
            server.kill()
            loop = next(iter(hub._tasks)).get_loop()
            opening = asyncio.run_coroutine_threadsafe(hub.open_table(table), loop)
            time.sleep(3)
            server.start()
            with pytest.raises(StoreError):
                opening.result(30)
            until(lambda: two.services.hub.open_tables.get(table) or asked_again(again, table))
            assert frame_at(two, livia, table) == before


def asked_again(guest: Guest, table: str) -> bool:
    return guest.http.get(f"/api/tables/{table}").status_code == 200
