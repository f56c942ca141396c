"""What a hostile guest tries between the lines: races, endless small things, costly questions, odd addresses."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from taberna.server.http import limits
from taberna.server.http.limits import Limit
from taberna.server.live import socket as sockets
from taberna.server.table import commands

from .tavern import Guest, Tavern, tavern


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Tavern]:
    """A house with its usual limits."""
    with tavern(tmp_path / "t.sqlite", rate_limits=1.0) as house:
        yield house


def test_sockets_that_come_at_once_are_counted_too(strict: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SOCKETS", 3)
    livia = strict.guest("Livia")
    table = livia.table("senators", "me", "here", "here")["id"]
    hub = strict.services.hub
    plain = hub.open_table

    async def slowly(id: str) -> Any:
        await asyncio.sleep(0.3)
        return await plain(id)

    monkeypatch.setattr(hub, "open_table", slowly)
    let_in: list[int] = []

    def come() -> None:
        try:
            with livia.socket(table) as line:
                line.frame()
                let_in.append(1)
                time.sleep(1.0)
        except ConnectionClosed:
            pass

    guests = [threading.Thread(target=come) for _ in range(8)]
    for guest in guests:
        guest.start()
    for guest in guests:
        guest.join(20)
    assert len(let_in) == 3
    with livia.socket(table) as line:
        line.frame()


def test_a_link_that_ends_at_the_wrong_moment_takes_nobodys_cookie(
    house: Tavern, livia: Guest, marcus: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = marcus.table("massilia", "me", "plebeian")["id"]
    table = livia.table("massilia", "me", "open")["id"]
    link = livia.post(f"/api/tables/{table}/seats/0/link")["url"].rpartition("/")[2]

    async def ended(*_: object) -> None:
        return None

    monkeypatch.setattr(house.services.store, "claim", ended)
    marcus.post("/api/seat", {"token": link}, expect=404)
    assert marcus.get(f"/api/tables/{mine}")["yours"] == [0]


def test_leaving_twice_is_refused(livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here")["id"]
    assert livia.command(table, "leave", seat=0)["type"] == "ack"
    assert livia.command(table, "leave", seat=0)["type"] == "refused"


def test_coming_and_going_has_an_end(livia: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "BESIDES", 6)
    table = livia.table("senators", "me", "here", "here")["id"]
    answers = []
    for _ in range(8):
        answers.append(livia.command(table, "leave", seat=0)["type"])
        livia.command(table, "back", seat=0)
    assert answers == ["ack"] * 6 + ["refused"] * 2
    refused = livia.command(table, "leave", seat=0)
    assert "coming and going" in refused["text"]
    assert livia.command(table, "leave", seat=1)["type"] == "ack", "others have their own"


def test_a_waiting_table_has_an_end_too(livia: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "LONGEST_WAIT", 12)
    table = livia.table("massilia", "me", "open", public=True)["id"]
    refused = 0
    for _ in range(10):
        reply = livia.http.post(f"/api/tables/{table}/invite", json={})
        refused += reply.status_code == 409
        left = livia.command(table, "leave", seat=0)
        assert left["type"] == "ack", "nobody is kept"
        reply = livia.http.post(f"/api/tables/{table}/join", json={"seat": 0})
        if reply.status_code != 200:
            assert reply.status_code == 409
            break
    else:
        raise AssertionError("this goes on for ever")
    assert livia.post(f"/api/tables/{table}/close")["status"] == "closed"


@pytest.mark.parametrize(
    "path",
    ["frame", "log", "replay", "moves", "cards"],
)
def test_costly_questions_are_counted(strict: Tavern, path: str) -> None:
    livia = strict.guest("Livia")
    table = livia.table("senators", "me", "here", "here")["id"]
    codes = [livia.http.get(f"/api/tables/{table}/{path}").status_code for _ in range(60)]
    assert codes[:20] == [200] * 20
    assert 429 in codes
    assert set(codes) <= {200, 429}


def test_stale_moves_do_not_get_around_it(strict: Tavern) -> None:
    livia = strict.guest("Livia")
    table = livia.table("senators", "me", "here", "here")["id"]
    body = {"type": "move", "seat": 0, "move": "cash in", "on_version": 0}
    path = f"/api/tables/{table}/command"
    codes = [livia.http.post(path, json={**body, "key": f"key-{n}"}).status_code for n in range(50)]
    assert codes[0] == 200
    assert 429 in codes


def test_new_invitations_are_counted(strict: Tavern) -> None:
    livia = strict.guest("Livia")
    table = livia.table("massilia", "me", "open")["id"]
    codes = [livia.http.post(f"/api/tables/{table}/invite", json={}).status_code for _ in range(100)]
    assert codes[0] == 200
    assert 429 in codes


def test_many_networks_of_one_customer_do_not_get_around_a_limit() -> None:
    """Some customers get not one /64 but 65,536 of them."""
    limit = Limit(0, 10, 1.0, people=5)

    class Somebody:
        def __init__(self, n: int) -> None:
            self.person = f"p{n}"
            self.ip = f"2001:db8:1:{n:x}::/64"

    allowed = sum(limit.allow(Somebody(n)) for n in range(5000))
    assert allowed == 50 * limits.WIDE
    newcomers = limits.NetworkBuckets(0, 10)
    assert sum(newcomers.allow(f"2001:db8:1:{n:x}::/64") for n in range(5000)) == 10 * limits.WIDE
    assert newcomers.allow("2001:db8:2::/64"), "other customers are not touched"
    assert sum(newcomers.allow(f"192.0.2.{n}") for n in range(200)) == 200
