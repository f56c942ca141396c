"""What strangers send is checked in a process of its own with little time and memory, never on the loop."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import pytest

import taberna
from taberna.kernel.record import Record
from taberna.locale import LANGUAGES
from taberna.server.errors import Problem
from taberna.server.live import preparer
from taberna.server.live.preparer import Preparer
from taberna.server.table.prepare import Prepared, WantedImport
from taberna.server.table.table import Table

from .tavern import Guest, Tavern


def whole_game(game: str = "massilia", seed: str = "stranger") -> Record:
    record = Record.new(game, seed=seed)
    while record.state.to_move:
        seat = record.state.to_move[0]
        record.append(seat, record.state.moves(seat)[0])
    return record


def test_a_record_that_asks_for_a_billion_stones_is_refused_in_words(house: Tavern) -> None:
    record = json.loads(Record.new("massilia", 2, seed="bomb").dump("json"))
    record["edition"] = {"players": {"penalty_stones": {"per_player": 2**30}}}
    told = set()
    for lang in LANGUAGES:
        reply = house.guest("Catilina", lang).http.post("/api/records", json={"record": json.dumps(record)})
        assert reply.status_code == 422
        assert "layers.penalty_stones.per_player" in reply.json()["error"]["text"]
        told.add(reply.json()["error"]["text"])
    assert len(told) == len(LANGUAGES)


def test_a_fortune_of_two_billion_never_reaches_a_table(house: Tavern, livia: Guest) -> None:
    record = json.loads(Record.new("senators", 3, seed="rich").dump("json"))
    record["edition"] = {"money": {"start": {"by_seat": [2 * 10**9, 13, 16, 19, 22]}}}
    livia.post("/api/records", {"record": json.dumps(record)}, expect=422)
    start = taberna.game("senators").new(3, seed="rich").dump()
    start["players"][0]["cash"] = 2 * 10**9
    record = json.loads(Record.new("senators", 3, seed="rich").dump("json"))
    record["start"] = start
    livia.post("/api/records", {"record": json.dumps(record)}, expect=422)


def test_records_are_not_read_by_the_server_itself(livia: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> Any:
        raise AssertionError("in the server's own process")

    text = whole_game().dump()
    moves = len(whole_game().moves)
    monkeypatch.setattr(Record, "load", never)
    monkeypatch.setattr(Record, "verify", never)
    made = livia.post("/api/records", {"record": text})
    assert (made["status"], made["moves"]) == ("over", moves)
    monkeypatch.setattr(Table, "at", never)
    going_on = livia.post(f"/api/tables/{made['id']}/continue", {"move": 20})
    assert (going_on["status"], going_on["from"]) == ("playing", {"table": made["id"], "move": 20})
    livia.post(f"/api/tables/{made['id']}/continue", {"move": moves}, expect=409)


def child(*lines: str) -> list[str]:
    """The process that prepares, with something else instead of preparing."""
    script = ["import sys, os", "import taberna.server.table.preparing as p", *lines, "p.main()"]
    return [sys.executable, "-c", "\n".join(script)]


def ask(command: list[str], times: int = 1) -> list[Any]:
    async def story() -> list[Any]:
        asked = Preparer(command)
        found: list[Any] = []
        for _ in range(times):
            try:
                found.append(await asked.prepare(WantedImport(whole_game().dump(), "p", "en")))
            except Problem as problem:
                found.append((problem.status, problem.key))
        await asked.close()
        return found

    return asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="no limits there")
@pytest.mark.parametrize(
    "deed",
    [
        ["p.SECONDS = 0", "def burn(_):", "    while True: pass", "p.prepare = burn"],
        ["p.prepare = lambda _: bytearray(1 << 30)"],
        ["p.prepare = lambda _: 2 << (1 << 33)"],
        ["p.prepare = lambda _: os._exit(3)"],
        ["p.prepare = lambda _: os.kill(os.getpid(), 9)"],
    ],
    ids=["time", "memory", "a shift", "exit", "killed"],
)
def test_too_much_time_or_memory_ends_the_process_and_not_the_house(deed: list[str]) -> None:
    assert ask(child(*deed), times=2) == [(422, "too-hard")] * 2, "and a new process takes over"


def test_one_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparer, "PATIENCE", 0.3)
    assert ask(child("import time", "p.prepare = lambda _: time.sleep(60)")) == [(422, "too-hard")]


def test_a_process_serves_several_and_is_replaced_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparer, "ONCE", 2)
    assert all(isinstance(one, Prepared) for one in ask(list(preparer.COMMAND), times=5))


def test_who_come_when_many_wait_are_asked_to_come_later() -> None:
    async def story() -> list[str]:
        asked = Preparer()
        wanted = WantedImport("no record at all", "p", "en")
        crowd = [asked.prepare(wanted) for _ in range(preparer.QUEUE + 3)]
        found = await asyncio.gather(*crowd, return_exceptions=True)
        await asked.close()
        return [problem.code for problem in found if isinstance(problem, Problem)]

    codes = asyncio.run(story())
    assert codes.count("too_many") == 3
    assert codes.count("bad_record") == preparer.QUEUE
