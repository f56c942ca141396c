"""General rules of a round (ROM-3.1 to ROM-3.8)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .helpers import ROME, asked, legal, play, player, position, refused


def phases(seats: int, seed: str, **options: Any) -> dict[int, list[int]]:
    """The phases that begin in each round of a random game, seen from the steps on the stack."""
    state = ROME.new(seats, options, seed)
    rng = Random(seed)
    seen: dict[int, list[int]] = {}
    while state.to_move:
        found = seen.setdefault(state.round, [])
        phase = state.view(None)["phase"]
        if not found or found[-1] != phase:
            found.append(phase)
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.moves(seat)))
    return seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ROM_3_1_five_rounds_and_scoring_in_the_third_and_fifth(seats: int) -> None:
    for seed in range(6):
        seen = phases(seats, f"phases {seed}")
        assert sorted(seen) == [1, 2, 3, 4, 5]
        for number in (1, 2, 4):
            assert 4 not in seen[number]
        for found in seen.values():
            assert found == sorted(found)


def test_ROM_3_1_points_come_in_round_3_first() -> None:
    state = position(round=2, step="CleanUp", Red={"forum": {"olives": 3}})
    assert state.round == 3
    assert state.sp(0) == 0
    assert state.stack[0].name == "CleanUp"
    assert [s.name for s in state.stack][1:5] == [
        "Performance",
        "ForumScoring",
        "ForumScoring",
        "ForumScoring",
    ]


def test_ROM_3_2_a_card_beats_a_general_rule() -> None:
    """The Consul lets a die be higher than its neighbour, which ROM-3.23 forbids."""
    red = {"dice": [6, 6], "senate": ["consul_a"], "provinces": ["achaia"]}
    state = position(turn="Red", military="Red[1]", senate="Red[1]", Red=red)
    assert refused(state, "Red", "place military 6").rule == "ROM-3.23"
    play(state, "Red: consul_a military 6")


def test_ROM_3_3_rolls_are_uniform_and_independent() -> None:
    faces = [0] * 7
    equal = 0
    games = 150
    for seed in range(games):
        state = ROME.new(4, seed=f"dice {seed}")
        for dice in state.dice:
            for die in dice:
                faces[die] += 1
        equal += state.dice[0] == state.dice[1]
    assert all(abs(count - games * 16 / 6) < 90 for count in faces[1:])
    assert equal < 12


def test_ROM_3_4_nobody_acts_out_of_turn() -> None:
    state = position(turn="Red")
    assert state.to_move == (0,)
    assert state.moves(1) == []
    assert "not asked" in refused(state, "Blue", "place military 1").text


def test_ROM_3_5_windows_without_a_choice_are_passed_over() -> None:
    state = position(turn="Red", Red={"dice": [1, 1, 1, 1]}, Blue={"dice": [1, 1, 1, 1]})
    play(state, "Red: place military 1")
    assert asked(state) == "Blue PlaceDie"  # no after-window: Red has no card


def test_ROM_3_6_removed_cards_never_come_back() -> None:
    state = ROME.new(4, seed="gone")
    rng = Random(3)
    gone: list[set[int]] = [set(), set()]
    while state.to_move:
        for track in (0, 1):
            assert gone[track] <= set(state.removed[track])
            gone[track] = set(state.removed[track])
            assert not gone[track] & {*state.decks[track], *state.displays[track]}
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.moves(seat)))


def test_ROM_3_7_the_dump_describes_the_whole_game() -> None:
    dump = ROME.new(4, seed="dump").dump()
    assert {"round", "order", "players", "tracks", "displays", "decks", "removed", "options", "stack"} <= set(
        dump
    )
    keys = {"points", "forum", "sum", "dice", "forfeited", "provinces", "exhausted", "senate", "used", "hand"}
    assert keys <= set(dump["players"][0])


def test_ROM_3_8_refusals_and_log_lines_cite_rules() -> None:
    state = position(turn="Red", Red={"dice": [1, 2, 3, 4]})
    assert refused(state, "Red", "pass").rule == "ROM-3.26"
    events = state.listen()
    play(state, "Red: place military 1")
    assert [(event.key, event.rule) for event in events] == [("places", "ROM-3.22")]
    assert legal(state, "Blue")
    assert player(state, "Red")["dice"] == [2, 3, 4]
