"""Tables of lessons: they follow the lesson, are private and few, and tell nothing that is hidden."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

import taberna
from taberna.lessons import Lesson, lessons
from taberna.server.table import lesson_tables

from .tavern import Guest, Line, Tavern

LESSONS = [one for game in taberna.GAMES for one in lessons(game)]
GUIDED = [one for one in LESSONS if not one.whole_game]
WHOLE = [one for one in LESSONS if one.whole_game]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_tables, "PACE", 0)


def begin(guest: Guest, lesson: Lesson, **more: Any) -> str:
    body = {"game": lesson.game.name, "lesson": lesson.name, **more}
    return str(guest.post("/api/lessons", body)["id"])


def ready(line: Line, frame: dict[str, Any]) -> dict[str, Any]:
    """The frame in which the others have done what they do."""
    while not frame["lesson"]["ready"]:
        frame = line.frame(frame["version"] + 1)
    return frame


@pytest.mark.parametrize("lesson", GUIDED, ids=lambda one: one.where)
def test_a_lesson_is_followed_to_its_end_and_shows_only_what_its_seat_may_know(
    lesson: Lesson, house: Tavern
) -> None:
    livia = house.guest("Livia")
    table = begin(livia, lesson)
    state = lesson.record().replay()
    views = [json.loads(json.dumps(state.view(lesson.seat)))]
    with livia.socket(table) as line:
        frame = ready(line, line.frame())
        for seat, move in lesson.first:
            state.play(seat, move)
            views.append(json.loads(json.dumps(state.view(lesson.seat))))
        for at, moment in enumerate(lesson.moments):
            if not moment.ways:
                continue
            for part, move in enumerate(moment.ways[0].moves):
                assert frame["lesson"] | {"fitting": [], "way": 0} == {
                    "at": at, "part": part, "ready": True, "fitting": [], "way": 0,
                }  # fmt: skip
                assert move in frame["lesson"]["fitting"]
                assert frame["view"] == json.loads(json.dumps(state.view(lesson.seat)))
                key = line.send("move", seat=lesson.seat, move=move, on_version=frame["version"])
                frame = line.done(key)
                state.play(lesson.seat, move)
                views.append(json.loads(json.dumps(state.view(lesson.seat))))
            for seat, move in moment.ways[0].then:
                state.play(seat, move)
                views.append(json.loads(json.dumps(state.view(lesson.seat))))
            frame = ready(line, frame)
        assert frame["lesson"]["at"] == len(lesson.moments)
        assert frame["view"] == json.loads(json.dumps(state.view(lesson.seat)))
        told = [one for one in line.heard if one["type"] == "frame"]
    assert all(one["view"] in views for one in told)
    assert lesson.seed not in json.dumps(told)
    done = livia.post(f"/api/tables/{table}/learned")
    assert [one["name"] for one in done if one["learned"]] == [lesson.name]


@pytest.mark.parametrize("lesson", WHOLE, ids=lambda one: one.where)
def test_a_whole_game_is_dealt_anew_each_time_and_keeps_its_seed(lesson: Lesson, house: Tavern) -> None:
    livia = house.guest("Livia")
    deals = set()
    for _ in range(2):
        table = begin(livia, lesson, again=True)
        frame = livia.frame(table)
        assert frame["lesson"] is None
        assert frame["view"]["seed"] is None
        setup = house.services.hub.open_tables[table].table.setup
        assert setup.seed not in json.dumps(frame)
        assert setup.seed not in livia.get(f"/table/{table}")
        deals.add(setup.seed)
    assert len(deals) == 2
    assert livia.post(f"/api/tables/{table}/learned", expect=409)["error"]["code"] == "not_now"


def test_other_moves_are_refused_and_the_rules_speak_of_mistakes(house: Tavern) -> None:
    livia = house.guest("Livia")
    table = begin(livia, GUIDED_SENATORS)
    version = livia.frame(table)["version"]
    other = livia.command(table, "move", seat=0, move="bid meat_2 1", on_version=version)
    assert (other["type"], other["rule"]) == ("refused", None)
    assert "lesson" in other["text"]
    mistake = livia.command(table, "move", seat=0, move="bid meat_2 6", on_version=version)
    assert (mistake["type"], mistake["rule"]) == ("refused", "SEN-3.33")
    both = livia.command(table, "move", seat=0, moves=["pass meat_2", "pass wheat_6"], on_version=version)
    assert both["type"] == "refused"
    assert livia.frame(table)["version"] == version


def test_going_back_is_an_undo(house: Tavern) -> None:
    livia = house.guest("Livia")
    table = begin(livia, GUIDED_SENATORS)
    frame = livia.frame(table)
    livia.command(table, "move", seat=0, move="pass meat_2", on_version=frame["version"])
    frame = livia.frame(table)
    assert frame["lesson"]["at"] == 3
    livia.command(table, "undo", seat=0, on_version=frame["version"])
    assert livia.frame(table)["lesson"]["at"] == 2


GUIDED_SENATORS = GUIDED[[one.where for one in GUIDED].index("senators/auction")]
EXTORTION = GUIDED[[one.where for one in GUIDED].index("senators/extortion")]


def test_a_lesson_is_in_nobodys_lobby_and_nobody_else_is_told_of_it(house: Tavern) -> None:
    livia, titus = house.guest("Livia"), house.guest("Titus")
    table = begin(livia, GUIDED_SENATORS)
    for guest in (livia, titus):
        assert all(not section for section in guest.get("/api/tables").values())
    seen = titus.frame(table)
    assert (seen["lesson"], seen["moves"], seen["seat"]) == (None, [], None)
    titus.post(f"/api/tables/{table}/learned", expect=403)
    titus.post(f"/api/tables/{table}/join", expect=403)


def test_a_person_has_one_table_of_a_lesson_which_goes_on_where_it_was_left(house: Tavern) -> None:
    livia = house.guest("Livia")
    table = begin(livia, GUIDED_SENATORS)
    livia.command(table, "move", seat=0, move="pass meat_2", on_version=livia.frame(table)["version"])
    assert begin(livia, GUIDED_SENATORS) == table
    assert livia.frame(table)["lesson"]["at"] == 3
    again = begin(livia, GUIDED_SENATORS, again=True)
    assert again != table
    livia.get(f"/api/tables/{table}", 404)
    for _ in range(5):
        last = begin(livia, EXTORTION, again=True)
    livia.get(f"/api/tables/{again}", 404)
    mine, _ = asyncio.run(house.services.store.tables(_person(livia, house)))
    assert [row.id for row, _ in mine] == [last]


def _person(guest: Guest, house: Tavern) -> str:
    cookie = guest.http.cookies.get("taberna")
    session = asyncio.run(house.services.sessions.session(cookie))
    assert session is not None
    return session.person.id


def test_lessons_left_long_ago_are_cleared_away_and_other_tables_stay(house: Tavern) -> None:
    livia = house.guest("Livia")
    lesson = begin(livia, GUIDED_SENATORS)
    table = livia.table("senators", "me", "plebeian", "plebeian")["id"]
    gone = asyncio.run(lesson_tables.end_lessons(house.services.store, time.time() - 60))
    assert lesson not in gone
    gone = asyncio.run(lesson_tables.end_lessons(house.services.store, time.time() + 1))
    assert lesson in gone
    assert table not in gone
    livia.get(f"/api/tables/{table}")


def test_what_was_learned_is_kept_for_the_person_alone(house: Tavern) -> None:
    livia, titus = house.guest("Livia"), house.guest("Titus")
    table = begin(livia, GUIDED_SENATORS)
    assert livia.post(f"/api/tables/{table}/learned", expect=409)["error"]["code"] == "not_now"
    person = _person(livia, house)
    asyncio.run(house.services.store.learn(person, "senators/auction", time.time()))
    asyncio.run(house.services.store.learn(person, "senators/auction", time.time()))
    names = {one["name"]: one["learned"] for one in livia.get("/api/lessons/senators")}
    assert names["auction"]
    assert not names["extortion"]
    assert not any(one["learned"] for one in titus.get("/api/lessons/senators"))
    assert not any(one["learned"] for one in Guest(house.url).get("/api/lessons/senators"))


def test_lessons_that_do_not_exist(house: Tavern) -> None:
    livia = house.guest("Livia")
    for game, lesson in (("senators", "auktion"), ("chess", "auction"), ("senators", "../x")):
        livia.post("/api/lessons", {"game": game, "lesson": lesson}, expect=404)
    livia.get("/api/lessons/chess", 404)


def test_the_lessons_are_told_in_the_readers_language(house: Tavern) -> None:
    told = house.guest("Livia", "de").get("/api/lessons/senators")
    assert told[0]["title"] == "Versteigern"
    assert told[-1]["whole_game"]
