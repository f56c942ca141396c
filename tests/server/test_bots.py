"""Bots think in processes of their own; one that dies is replaced and the table goes on."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna import bots
from taberna.server.table.create import LEVELS

from .tavern import GAMES, Guest, Line, Tavern, tavern


def answer_all(line: Line, moves: int = 400) -> dict[str, Any]:
    """Play the own seat with the first legal answer until the game is over or so many moves are made."""
    frame = line.frame()
    while frame["status"] == "playing" and frame["moves_made"] < moves:
        if frame["prompt"]["yours"]:
            game = taberna.game(frame["view"]["game"])
            answers = [m for m in frame["moves"] if not game.alphabet[m["id"]].interrupt]
            line.send("move", seat=frame["seat"], move=answers[0]["text"], on_version=frame["version"])
        frame = line.frame(frame["version"] + 1, timeout=90)
    return frame


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_against_bots(livia: Guest, game: str) -> None:
    others = ["random"] * (taberna.game(game).min_seats - 1)
    table = livia.table(game, "me", *others)["id"]
    with livia.socket(table) as line:
        frame = answer_all(line, moves=60)
    assert frame["moves_made"] >= 60 or frame["status"] == "over"
    seats = {line["seat"] for line in livia.frame(table)["log"] if line["rule"]}
    assert seats - {0, None}, "the bots have moved"


def test_a_dead_head_is_replaced_and_the_table_goes_on(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "random", "random")["id"]
    with livia.socket(table) as line:
        answer_all(line, moves=10)
        replaced = house.services.bot_pool.replaced
        for pid in house.services.bot_pool.pids():
            os.kill(pid, signal.SIGKILL)
    with livia.socket(table) as line:
        frame = answer_all(line, moves=30)
    assert frame["moves_made"] >= 30
    assert house.services.bot_pool.replaced > replaced


def test_a_bot_that_hangs_or_errs_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def mad(game: object, seed: str) -> bots.Bot:
        raise ZeroDivisionError

    monkeypatch.setitem(bots.BOTS, "mad", mad)  # unknown in the process that thinks: it errs there too
    with tavern(tmp_path / "t.sqlite") as house:
        guest = house.guest("Livia")
        table = guest.table("senators", "me", "mad", "mad")["id"]
        with guest.socket(table) as line:
            assert answer_all(line, moves=12)["moves_made"] >= 12
    assert any("any legal move is played" in record.getMessage() for record in caplog.records)


def test_a_table_of_bots_alone_waits_until_somebody_watches(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "random", "random", "random")["id"]
    time.sleep(0.3)
    assert livia.get(f"/api/tables/{table}")["moves"] == 0
    with house.guest().socket(table) as watching:
        frame = watching.frame()
        while frame["moves_made"] < 5:
            frame = watching.frame()


def test_a_bot_is_told_its_seats_view_and_moves_only(
    house: Tavern, livia: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    ask = house.services.bot_pool.ask

    async def listening(question: Any, asker: Any) -> Any:
        asked.append(question)
        return await ask(question, asker)

    monkeypatch.setattr(house.services.bot_pool, "ask", listening)
    table = livia.table("senators", "me", "random", "random")["id"]
    with livia.socket(table) as line:
        answer_all(line, moves=20)
    room = house.services.hub.open_tables[table]
    record = room.table.record()
    assert asked
    for question in asked:
        seat = question.view["you"]
        assert room.table.chairs[seat].level == "random"
        states = (record.replay(n) for n in range(len(record.moves) + 1))
        assert any(
            question.view == state.view(seat) and question.moves == [m.text for m in state.moves(seat)]
            for state in states
        )
        assert room.table.setup.seed not in str(question)


def test_after_a_restart_the_bots_that_owe_a_move_make_it(tmp_path: Path) -> None:
    data = tmp_path / "t.sqlite"
    with tavern(data) as house:
        guest = house.guest("Livia")
        tables = [guest.table("senators", "random", "me", "random", pace=3000)["id"] for _ in range(3)]
        cookies = dict(guest.http.cookies)
    with tavern(data) as house:
        again = house.guest()
        again.http.cookies.update(cookies)
        until = time.monotonic() + 15
        while time.monotonic() < until:
            heads = [again.get("/api/tables")[part] for part in ("waiting", "mine")]
            if all(head["moves"] > 0 for part in heads for head in part):
                break
            time.sleep(0.2)
        assert len(tables) == sum(map(len, heads))
        assert all(head["moves"] > 0 for part in heads for head in part), "nobody opened them"


def test_the_server_answers_while_bots_think(tmp_path: Path) -> None:
    known = [name for name in LEVELS if name in bots.BOTS]
    strongest = known[-1] if known else "random"
    with tavern(tmp_path / "t.sqlite", bot_processes=2) as house:
        guest = house.guest("Livia")
        for _ in range(3):
            guest.table("senators", strongest, "me", strongest)
        waits = []
        for _ in range(40):
            started = time.perf_counter()
            guest.get("/health")
            waits.append(time.perf_counter() - started)
            time.sleep(0.01)
        assert house.services.bot_pool.processes >= 1, "they do think"
    assert sorted(waits)[len(waits) // 2] < 0.1
