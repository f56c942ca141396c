"""Bots think for everybody in turn: nobody waits for another's thirty tables, and whoever is late plays quickly."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import taberna
from taberna import bots
from taberna.bots.lines import Question
from taberna.server.bots import pool
from taberna.server.bots.queue import MOST, Asker, FairQueue, Urgency
from taberna.server.bots.quick import INSTEAD, quick_answer

from .tavern import GAMES, Guest, Line, tavern
from .test_bots import answer_all


def asker(person: str, table: str = "t", urgency: Urgency = Urgency.MOVE) -> Asker:
    return Asker(person, table, lambda: urgency)


def order(askers: list[Asker], seconds: float = 1.5, places: int = 1) -> list[Asker]:
    """In which order askers who come at the same time get a place, if each uses it for so many seconds."""

    async def run() -> list[Asker]:
        queue = FairQueue(places)
        blocker = asker("blocker")
        for _ in range(places):
            await queue.enter(blocker)
        done: list[Asker] = []

        async def ask(one: Asker) -> None:
            await queue.enter(one)
            done.append(one)
            await asyncio.sleep(0)
            queue.leave(one, seconds)

        tasks = [asyncio.create_task(ask(one)) for one in askers]
        await asyncio.sleep(0)
        assert len(queue) == len(askers)
        for _ in range(places):
            queue.leave(blocker, 0)
        await asyncio.gather(*tasks)
        assert len(queue) == 0
        return done

    return asyncio.run(run())


def test_a_person_with_many_tables_does_not_keep_others_waiting() -> None:
    many = [asker("glutton", f"t{n}") for n in range(30)]
    one, other = asker("livia", "x"), asker("marcus", "y")
    done = order([*many, one, other])
    assert done.index(one) <= 2
    assert done.index(other) <= 2
    assert [a.table for a in done if a.person == "glutton"] == [f"t{n}" for n in range(30)], (
        "else as they came"
    )


def test_a_persons_tables_take_turns() -> None:
    done = order([asker("livia", "a")] * 4 + [asker("livia", "b")] * 2)
    assert [a.table for a in done][:4] == ["a", "b", "a", "b"]


def test_advice_comes_before_moves_and_moves_before_tables_nobody_watches() -> None:
    idle = [asker(f"p{n}", f"i{n}", Urgency.UNWATCHED) for n in range(5)]
    move, advice = asker("livia", "m"), asker("marcus", "h", Urgency.ADVICE)
    assert order([*idle, move, advice])[:2] == [advice, move]


def test_but_nobody_gets_ahead_by_asking_for_advice_all_the_time() -> None:
    greedy = [asker("glutton", "h", Urgency.ADVICE) for _ in range(20)]
    move = asker("livia", "m")
    assert order([*greedy, move], seconds=5).index(move) <= 2


def test_two_places_are_shared_too() -> None:
    many = [asker("glutton", f"t{n}") for n in range(10)]
    one = asker("livia", "x")
    assert order([*many, one], places=2).index(one) <= 2


def test_whoever_gives_up_leaves_no_hole() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        await queue.enter(asker("a"))
        with pytest.raises(TimeoutError):
            await queue.enter(asker("b"), 0.01)
        waiting = asyncio.create_task(queue.enter(asker("c")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert len(queue) == 0
        late = asyncio.create_task(queue.enter(asker("d")))
        await asyncio.sleep(0)
        queue.leave(asker("a"), 1)
        late.cancel()  # its turn had just come
        await asyncio.gather(late, return_exceptions=True)
        await asyncio.wait_for(queue.enter(asker("e")), 1)

    asyncio.run(run())


def test_what_was_used_is_not_remembered_for_ever() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        for n in range(2 * MOST):
            await queue.enter(asker(f"p{n}", f"t{n}"))
            queue.leave(asker(f"p{n}", f"t{n}"), 0.1)
        assert len(queue._used) <= MOST + 2

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [*bots.BOTS])
def test_every_level_has_a_quick_answer(game: str, level: str) -> None:
    rules = taberna.game(game)
    state = rules.new(rules.min_seats, {}, "quick")
    seat = state.to_move[0]
    moves = state.moves(seat)
    question = Question(game, state.view(seat), [m.text for m in moves], 5.0, bot=level, seed="1")
    answer = asyncio.run(quick_answer(rules, question))
    assert answer.among(moves) is not None
    assert INSTEAD.get(level, level) in bots.BOTS


# -- at tables ---------------------------------------------------------------------------------------------


@pytest.fixture
def lines() -> Iterator[list[Line]]:
    opened: list[Line] = []
    yield opened
    for line in opened:
        line.close()


def test_at_the_tables_too(tmp_path: Path, lines: list[Line]) -> None:
    """One person watches twelve tables of Senators, another plays at one, and there is one process."""
    with tavern(tmp_path / "t.sqlite", bot_processes=1) as house:
        glutton, livia = house.guest("Glutton"), house.guest("Livia")
        many = [glutton.table("senators", *["senator"] * 3)["id"] for _ in range(12)]
        for table in many:
            lines.append(glutton.socket(table))
            lines[-1].frame()

        def made(guest: Guest, tables: list[str]) -> int:
            return sum(int(guest.get(f"/api/tables/{table}")["moves"]) for table in tables)

        while made(glutton, many) < 3:
            pass
        mine = livia.table("senators", "senator", "senator", "me")["id"]
        lines.append(livia.socket(mine))
        before = made(glutton, many)
        frame = lines[-1].frame()
        while frame["moves_made"] < 4 and not frame["prompt"]["yours"]:
            frame = lines[-1].frame()
        between = made(glutton, many) - before
        assert between <= 3 * (frame["moves_made"] + 2), "every other turn is hers, not every thirteenth"


def test_a_level_that_is_late_plays_its_quick_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for urgency in Urgency:
        monkeypatch.setitem(pool.LATE, urgency, 0.0)
    caplog.set_level("INFO")
    with tavern(tmp_path / "t.sqlite", bot_processes=1) as house:
        thinkers = house.services.bot_pool
        assert isinstance(thinkers, pool.BotPool)
        asyncio.run(thinkers._queue.enter(asker("somebody else")))  # has the only place, and keeps it
        guest = house.guest("Livia")
        table = guest.table("senators", "me", "caesar", "caesar")["id"]
        with guest.socket(table) as line:
            assert answer_all(line, moves=12)["moves_made"] >= 12
        assert thinkers.late > 0
        assert thinkers.processes == 0, "none was woken"
    assert "the quick answer is played" in caplog.text
    assert "any legal move" not in caplog.text


def test_also_if_no_process_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nowhere"))
    with tavern(tmp_path / "t.sqlite") as house:
        guest = house.guest("Livia")
        table = guest.table("senators", "me", "caesar", "eques")["id"]
        with guest.socket(table) as line:
            assert answer_all(line, moves=12)["moves_made"] >= 12
            hint = line.send("hint", seat=0)
            reply = line.until("refused", "hint")
            assert (reply["key"], reply["type"]) == (hint, "refused")
    assert "the quick answer is played" in caplog.text
    assert "any legal move" not in caplog.text
