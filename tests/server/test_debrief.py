"""Debriefs on the web: made beside the loop, kept, bounded, and shown with the eyes of whoever asks."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from functools import cache
from pathlib import Path

import pytest

from taberna import bots
from taberna.kernel.record import Record
from taberna.server.study import debriefs

from .tavern import Guest, Tavern, tavern

CHART = '<svg class="chances"'


@cache
def finished(game: str, seats: int) -> str:
    record = Record.new(game, seats, {}, "looked back on", [f"Player{seat}" for seat in range(seats)])
    players = [bots.make("greedy", record.game, f"{seat}") for seat in range(seats)]
    while record.state.to_move:
        state = record.state
        seat = state.to_move[0]
        record.append(seat, players[seat].choose(state.view(seat), state.moves(seat), bots.Clock(1.0)))
    return record.dump()


@pytest.fixture(scope="module", autouse=True)
def hasty() -> object:
    """Debriefs of a second: what is told is the same, there is less of it."""
    patch = pytest.MonkeyPatch()
    patch.setattr(debriefs, "SECONDS", 1.0)
    yield
    patch.undo()


def made(guest: Guest, table: str, seat: str = "") -> str:
    """The page, once the debrief is made."""
    answer = guest.post(f"/api/tables/{table}/debrief{seat}")
    for _ in range(600):
        if answer["state"] == "done":
            return str(guest.get(f"/debrief/{table}{seat}"))
        assert answer["state"] == "working"
        time.sleep(0.1)
        answer = guest.get(f"/api/tables/{table}/debrief{seat}")
    raise AssertionError("no debrief")


def test_a_debrief_is_made_once_shown_and_kept(house: Tavern) -> None:
    livia, marcus = house.guest("Livia"), house.guest("Marcus", "de")
    table = livia.post("/api/records", {"record": finished("rome", 2)})["id"]
    assert livia.get(f"/api/tables/{table}/debrief") == {"state": "none", "percent": 0}
    before = livia.get(f"/debrief/{table}")
    assert "<progress" in before
    page = made(livia, table)
    assert CHART in page
    assert "Turning points" in page
    assert "study-" not in re.sub(r'(class|id|href)="[^"]*"', "", page)
    assert marcus.post(f"/api/tables/{table}/debrief")["state"] == "done"  # kept, for everybody
    assert "Wendepunkte" in marcus.get(f"/debrief/{table}")
    assert not house.services.debriefs.jobs


def test_a_game_that_is_not_over_has_no_debrief(house: Tavern) -> None:
    livia = house.guest("Livia")
    table = livia.table("rome", "me", "plebeian")["id"]
    livia.get(f"/debrief/{table}", expect=409)
    livia.post(f"/api/tables/{table}/debrief", expect=409)


def test_where_secrets_last_everybody_sees_with_their_own_eyes(house: Tavern) -> None:
    livia, marcus = house.guest("Livia"), house.guest("Marcus")
    table = livia.post("/api/records", {"record": finished("provincia", 2)})["id"]
    assert CHART in made(livia, table)  # hers are all seats of an imported record
    assert CHART in made(livia, table, "?seat=1")
    marcus.post(f"/api/tables/{table}/debrief?seat=0", expect=403)
    marcus.get(f"/debrief/{table}?seat=0", expect=403)
    page = made(marcus, table)
    assert CHART not in page
    assert "secrets last" in page
    assert "data-try" not in page
    assert 'id="try"' not in page


def test_what_became_of_a_branch_stands_beside_the_real_game(house: Tavern) -> None:
    livia, marcus = house.guest("Livia"), house.guest("Marcus")
    record = Record.load(finished("rome", 2))
    table = livia.post("/api/records", {"record": finished("rome", 2)})["id"]
    last = len(record.moves) - 1
    seats = [{"kind": "me"}, {"kind": "here"}]
    branch = livia.post(f"/api/tables/{table}/continue", {"move": last, "seats": seats})["id"]
    assert f"/table/{branch}" in livia.get(f"/debrief/{table}")
    assert branch not in marcus.get(f"/debrief/{table}")  # it is still played, and not his
    seat, move = record.moves[last]
    frame = livia.get(f"/api/tables/{branch}/frame?seat={seat}")
    answer = livia.command(branch, "move", seat=seat, move=move, on_version=frame["version"])
    assert answer["type"] == "ack"
    shown = marcus.get(f"/debrief/{table}")
    assert f"/replay/{branch}" in shown


def test_nobody_can_fill_the_queue(tmp_path: Path) -> None:
    with tavern(tmp_path / "t.sqlite", rate_limits=1) as house:
        guest = house.guest("Flood")
        tables = [
            guest.post("/api/records", {"record": finished("rome", 2).replace("Player0", f"P{i}")})["id"]
            for i in range(debriefs.EACH + 1)
        ]
        answers = [guest.http.post(f"/api/tables/{table}/debrief", json={}).status_code for table in tables]
        assert answers[: debriefs.EACH] == [200] * debriefs.EACH
        assert answers[debriefs.EACH] == 429


def test_a_process_that_dies_is_told_and_replaced(house: Tavern) -> None:
    livia = house.guest("Livia")
    text = finished("rome", 2).replace("Player0", "Mortal")
    table = livia.post("/api/records", {"record": text})["id"]
    livia.post(f"/api/tables/{table}/debrief")
    for _ in range(200):
        worker = house.services.debriefs._worker
        if worker is not None and livia.get(f"/api/tables/{table}/debrief")["percent"] > 0:
            os.kill(worker.pid, signal.SIGKILL)
            break
        time.sleep(0.05)
    for _ in range(100):
        if livia.get(f"/api/tables/{table}/debrief")["state"] == "failed":
            break
        time.sleep(0.05)
    else:
        raise AssertionError("nobody noticed")
    assert CHART in made(livia, table)  # asked again


class Slow:
    """A process that says something after each of these seconds, and in the end what it found."""

    alive = True

    def __init__(self, *seconds: float) -> None:
        self.seconds = list(seconds)

    async def ask(self, line: bytes) -> bytes:
        return await self.next_line()

    async def next_line(self) -> bytes:
        await asyncio.sleep(self.seconds.pop(0))
        return b'{"done": 1, "total": 9}' if self.seconds else b'{"data": {}}'


def test_patience_lasts_as_long_as_there_is_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debriefs, "PATIENCE", 0.4)

    def asked(worker: Slow) -> object:
        some = debriefs.Debriefs(None, lambda made: None)  # type: ignore[arg-type]
        some._worker = worker  # type: ignore[assignment]
        return asyncio.run(some._ask(b"", debriefs.Job("somebody")))

    assert asked(Slow(*[0.1] * 8)) == {}
    with pytest.raises(TimeoutError):
        asked(Slow(0.1, 2.0))
