"""The first server dies and its replica takes over, in a house of several processes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

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
