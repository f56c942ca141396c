"""MAS-7.32: what a missing answer counts as."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taberna.games.massilia.missing_answer import answer

from .helpers import MASSILIA, asked, harbour, play, player, position, stall


def said(state: Any) -> str | None:
    move = answer(state, state.to_move[0])
    return move.text if move is not None else None


def test_MAS_7_32_first_stall_on_the_lowest_space() -> None:
    state = MASSILIA.position({"seats": 3, "step": "PlaceStall"})
    play(state, "A: place S2")
    assert said(state) == "place S4"


def test_MAS_7_32_reserve_nothing_and_pass() -> None:
    state = position(step="RollDice")
    assert said(state) == "done"
    die = state.stack[-1].dump(state)["rolled"][0]
    assert said(play(state, f"A: keep {die}")) is None
    assert said(position()) == "pass"


def test_MAS_7_32_nothing_of_an_unfinished_action_counts() -> None:
    state = position(temple=["brown_3"], A={"hand": ["minerva"]})
    for text in ("use brown", "die brown_3", "value 4", "with nothing"):
        play(state, f"A: {text}")
        assert said(state) is None


def test_MAS_7_32_top_of_the_pile_and_no_second_card() -> None:
    state = position(step="TakeCard")
    assert said(state) == "draw"
    state = position(step={"step": "TakeCard", "jupiter": True, "second": True})
    assert said(state) == "decline"


@pytest.mark.parametrize(
    ("money", "left"),
    [
        (9, {"pink": 2, "orange": 1, "beige": 1}),
        (3, {"pink": 2, "orange": 1}),
        (2, {"pink": 2}),
        (1, {"pink": 1}),
        (0, {}),
    ],
)
def test_MAS_7_32_tax(money: int, left: dict[str, int]) -> None:
    cubes = {"pink": 2, "orange": 1, "beige": 1}
    state = position(
        step={"step": "Tax", "owner": 1, "space": "S9"},
        marks={"pink": 3, "orange": 1},
        B={"money": money, "stalls": {"S9": cubes}},
    )
    while asked(state) == "B Tax":
        move = answer(state, 1)
        assert move in state.moves(1)
        state.play(1, move)
    assert stall(state, "S9") == ("B", left)
    assert player(state, "B")["money"] == money - sum(left.values())


def test_MAS_7_32_the_other_answers() -> None:
    state = position(
        step={"step": "CloseStall", "owner": 1, "space": "S9"},
        B={"hand": ["pluto"], "stalls": {"S9": {}, "S10": {}}},
    )
    assert said(state) == "accept"
    assert said(position(step={"step": "BuildStall", "space": "S5"})) == "no_build"
    stalls = {"S1": {"pink": 2}, "S5": {}}
    assert said(position(step={"step": "StockStall", "space": "S5"}, A={"stalls": stalls})) == "done"
    assert said(position(step="AfterAction", A={"hand": ["venus"], "stones": 1})) == "end"
    only = {"step": "LastStall", "owner": 1, "space": "S9"}
    holding = {"hand": ["pluto"], "stalls": {"S9": {}}}
    assert said(position(step=only, options={"cards_without_effect": True}, B=holding)) == "done"


def test_MAS_7_32_stalls_are_filled_in_ascending_order() -> None:
    step = {"step": "Distribute", "goods": "pink", "coloured": 3, "beige": 2}
    state = position(step=step, A={"stalls": {"S1": {"orange": 2}, "S4": {}}})
    before = harbour(state)
    play(state, f"A: {said(state)}")
    assert stall(state, "S1") == ("A", {"orange": 2, "pink": 3, "beige": 1})
    assert stall(state, "S4") == ("A", {"beige": 1})
    assert harbour(state) == before


def test_MAS_7_32_every_answer_is_legal() -> None:
    rng = Random("absent")
    asked_for = set()
    for seed in range(12):
        state = MASSILIA.new(seats=3, seed=seed)
        while state.to_move:
            seat = state.to_move[0]
            move = answer(state, seat)
            if move is not None:
                assert move in state.moves(seat)
                asked_for.add(state.stack[-1].name)
            state.play(seat, rng.choice(state.moves(seat)))
    assert len(asked_for) >= 7
