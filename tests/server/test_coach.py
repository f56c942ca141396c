"""Coach mode: moves are weighed for whoever plays against bots alone, from what they see, within limits."""

from __future__ import annotations

import json

import pytest

import taberna
from taberna.bots.lines import Question
from taberna.bots.serve import Thinker

from .tavern import Guest, Tavern, tavern


def bots_table(guest: Guest, game: str = "senators", **more: object) -> tuple[str, dict[str, object]]:
    seats = ["me", *["plebeian"] * (taberna.game(game).min_seats - 1)]
    table = str(guest.table(game, *seats, seed=f"coach {game}", **more)["id"])
    with guest.socket(table) as line:
        frame = line.frame()
        while not frame["prompt"]["yours"]:
            frame = line.frame(frame["version"] + 1)
    return table, frame


@pytest.mark.parametrize("game", taberna.GAMES)
def test_every_move_is_weighed_and_two_are_compared(game: str, house: Tavern) -> None:
    livia = house.guest("Livia", "de")
    table, frame = bots_table(livia, game)
    offered = {move["text"] for move in frame["moves"]}  # type: ignore[index,attr-defined]
    told = livia.command(table, "coach", seat=0)
    assert told["type"] == "coach"
    assert {one["move"] for one in told["moves"]} <= offered
    values = [one["value"] for one in told["moves"]]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)
    best, worst = told["moves"][0]["move"], told["moves"][-1]["move"]
    compared = livia.command(table, "coach", seat=0, move=worst, than=best)
    assert (compared["type"], compared["moves"]) == ("coach", [])
    assert "{" not in compared["text"]


def test_only_where_nobody_else_plays(house: Tavern) -> None:
    livia, titus = house.guest("Livia"), house.guest("Titus")
    table = str(livia.table("senators", "me", "open", "plebeian")["id"])
    head = livia.get(f"/api/tables/{table}")
    titus.post("/api/join", {"token": head["invite"].rpartition("/")[2]})
    asked = livia if 0 in livia.frame(table)["prompt"]["seats"] else titus
    seat = asked.frame(table)["seat"]
    answer = asked.command(table, "coach", seat=seat)
    assert answer["type"] == "refused"
    assert "nobody else" in answer["text"]


def with_two_people(house: Tavern, **more: object) -> tuple[str, Guest, Guest]:
    livia, titus = house.guest("Livia"), house.guest("Titus")
    table = str(livia.table("senators", "me", "open", "plebeian", **more)["id"])
    head = livia.get(f"/api/tables/{table}")
    titus.post("/api/join", {"token": head["invite"].rpartition("/")[2]})
    return table, livia, titus


def coached(guest: Guest, table: str) -> bool:
    """Whether the coach would help this guest: not a matter of whose turn it is."""
    answer = guest.command(table, "coach", seat=guest.frame(table)["seat"])
    return "everybody agrees" not in answer.get("text", "")


def test_with_other_people_only_while_all_agree(house: Tavern) -> None:
    table, livia, titus = with_two_people(house)
    assert not coached(livia, table)
    assert livia.command(table, "coach_for_all", seat=0, agree=True)["type"] == "ack"
    assert not coached(livia, table), "one of two"
    assert not coached(titus, table)
    assert [seat["coach"] for seat in titus.frame(table)["seats"]] == [True, False, False]
    assert any("would like" in line["text"] for line in titus.frame(table)["log"])
    assert titus.command(table, "coach_for_all", seat=1, agree=True)["type"] == "ack"
    assert coached(livia, table)
    assert coached(titus, table)
    assert titus.command(table, "coach_for_all", seat=1, agree=False)["type"] == "ack"
    assert not coached(livia, table), "one who would rather not ends it for all"
    assert [seat["coach"] for seat in livia.frame(table)["seats"]] == [False, False, False]


def test_nobody_agrees_for_another_and_not_without_end(house: Tavern) -> None:
    table, livia, titus = with_two_people(house)
    assert livia.command(table, "coach_for_all", seat=1, agree=True)["code"] == "not_yours"
    assert house.guest("Nobody").command(table, "coach_for_all", seat=0, agree=True)["code"] == "no_seat"
    assert titus.command(table, "coach_for_all", seat=1, agree=False)["type"] == "refused"
    said = [livia.command(table, "coach_for_all", seat=0, agree=n % 2 == 0)["type"] for n in range(120)]
    assert said[-1] == "refused"
    closed, livia, _ = with_two_people(house, hints=False)
    assert livia.command(closed, "coach_for_all", seat=0, agree=True)["type"] == "refused"


def test_an_agreement_survives_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("agreed") / "t.sqlite"
    with tavern(path) as house:
        table, livia, titus = with_two_people(house)
        for seat, guest in enumerate((livia, titus)):
            guest.command(table, "coach_for_all", seat=seat, agree=True)
        cookies = dict(livia.http.cookies)
    with tavern(path) as house:
        again = house.guest()
        again.http.cookies.update(cookies)
        assert coached(again, table)


def test_strangers_and_tables_without_hints(house: Tavern) -> None:
    livia, titus = house.guest("Livia"), house.guest("Titus")
    table, _ = bots_table(livia)
    assert titus.command(table, "coach", seat=0)["code"] == "no_seat"
    assert livia.command(table, "coach", seat=1)["code"] == "not_yours"
    closed, _ = bots_table(livia, hints=False)
    assert livia.command(closed, "coach", seat=0)["type"] == "refused"
    assert livia.command(table, "coach", seat=0, move="sing", than="dance")["type"] == "refused"


def test_the_coach_sees_only_the_seats_view(house: Tavern) -> None:
    """What a process is asked: the view, the moves, and nothing else of the game."""
    asked: list[Question] = []
    pool = house.services.bot_pool
    ask = pool.ask

    async def note(question: Question, *more: object) -> object:
        asked.append(question)
        return await ask(question, *more)  # type: ignore[arg-type]

    pool.ask = note  # type: ignore[method-assign,assignment]
    try:
        livia = house.guest("Livia")
        table, frame = bots_table(livia)
        livia.command(table, "coach", seat=0)
    finally:
        del pool.ask  # type: ignore[method-assign]
    [question] = [one for one in asked if one.weigh]
    assert json.loads(json.dumps(question.view)) == frame["view"]
    setup = house.services.hub.open_tables[table].table.setup
    assert setup.seed not in json.dumps(question.view)


def test_a_coach_is_asked_only_so_often(tmp_path_factory: pytest.TempPathFactory) -> None:
    with tavern(tmp_path_factory.mktemp("limited") / "t.sqlite", rate_limits=1.0) as house:
        livia = house.guest("Livia")
        table, _ = bots_table(livia)
        said = [livia.command(table, "coach", seat=0, move="x", than="y") for _ in range(40)]
        assert any(one.get("code") == "too_many" for one in said)


def test_a_bad_move_is_behind_a_good_one() -> None:
    """A straight worth 30 is in hand, and the cash-in is open: to finish without selling is costly."""
    game = taberna.game("senators")
    state = game.position(
        {
            "seats": 3,
            "war_row": ["war_1", "war_2", "war_3"],
            "players": [{"cash": 3, "hand": ["wheat_4", "wheat_5", "wheat_6"]}, {}, {}],
            "step": "CashIn",
        }
    )
    moves = [move.text for move in state.moves(0)]
    question = Question("senators", state.view(0), moves, 5.0, seed="1", weigh=0.4)
    found = {one.move: one.chance for one in Thinker().answer(question).hints}
    assert found["set wheat_4"] - found["finish"] > 0.05
    compare = Question("senators", state.view(0), moves, 5.0, seed="1", compare=("finish", "set wheat_4"))
    [advice] = Thinker().answer(compare).hints
    assert advice.reasons
