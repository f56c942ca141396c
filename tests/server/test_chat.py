"""What is said at a table reaches everybody, whoever goes meanwhile, and does not grow for ever."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from taberna.server.live import chat
from taberna.server.live.chat import KEPT, Chat

from .tavern import Guest, Tavern, tavern


def test_the_last_lines_are_kept() -> None:
    talk = Chat([b"%d" % n for n in range(1, 1001)])
    assert talk.count == 1000
    assert talk.after(0) == [b"%d" % n for n in range(1001 - KEPT, 1001)]
    assert talk.after(998) == [b"999", b"1000"]
    assert talk.after(1000) == []
    assert talk.after(5000) == []
    for n in range(1001, 3000):
        talk.add(b"%d" % n)
        assert talk.after(n - 1) == [b"%d" % n]
        assert len(talk._lines) <= 2 * KEPT
    assert talk.after(0) == [b"%d" % n for n in range(3000 - KEPT, 3000)]
    assert Chat().after(0) == []


def test_whoever_comes_is_shown_the_last_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "KEPT", 5)
    with tavern(tmp_path / "t.sqlite") as house:
        guest = house.guest("Livia")
        table = guest.table("senators", "me", "here", "here")["id"]
        for n in range(12):
            guest.command(table, "chat", text=f"line {n + 1}")
        with guest.socket(table) as line:
            told = line.frame()["chat"]
            assert [one["n"] for one in told] == [8, 9, 10, 11, 12]
            guest.command(table, "chat", text="one more")
            assert [one["n"] for one in line.until("chat")["lines"]] == [13]
        with guest.socket(table, chat=12) as line:
            assert [one["text"] for one in line.frame()["chat"]] == ["one more"]
    with tavern(tmp_path / "t.sqlite") as house:
        again = house.guest()
        again.http.cookies = guest.http.cookies
        assert [one["n"] for one in again.frame(table)["chat"]] == [9, 10, 11, 12, 13]


def test_a_table_does_not_keep_talk_without_end(livia: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taberna.server.live.dispatch.MOST", 3)
    table = livia.table("senators", "me", "here", "here")["id"]
    types = [livia.command(table, "chat", text="ave")["type"] for _ in range(5)]
    assert types == ["ack", "ack", "ack", "refused", "refused"]


def test_a_line_whose_sender_drops_is_said_and_others_go_on(
    house: Tavern, livia: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = livia.table("senators", "me", "here", "here")["id"]
    say = house.services.store.say

    async def slowly(*said: Any) -> None:
        await asyncio.sleep(0.3)
        await say(*said)

    monkeypatch.setattr(house.services.store, "say", slowly)
    with livia.socket(table) as watching:
        watching.frame()
        dropping = livia.socket(table)
        dropping.frame()
        dropping.send("chat", text="and then I was gone")
        time.sleep(0.1)
        dropping.ws.close()
        assert watching.until("chat")["lines"][0]["text"] == "and then I was gone"
        for n in range(3):
            assert livia.command(table, "chat", text=f"still here {n}")["type"] == "ack"
            assert watching.until("chat")["lines"][0]["n"] == n + 2
