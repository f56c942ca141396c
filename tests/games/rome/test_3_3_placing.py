"""Phase 2: placing dice (ROM-3.20 to ROM-3.28)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .helpers import ROME, TRACKS, asked, legal, play, player, position, refused, track


def test_ROM_3_20_four_cycles_in_player_order() -> None:
    for seats in (2, 3, 4):
        state = ROME.new(seats, seed=f"cycles {seats}")
        turns = []
        while state.view(None)["phase"] == 2:
            turns.append(state.to_move[0])
            state.play(state.to_move[0], state.moves(state.to_move[0])[0])
        assert turns == list(state.order) * 4


def test_ROM_3_20_cycle_is_shown() -> None:
    state = ROME.new(3, seed="cycle")
    shown = []
    while state.view(None)["phase"] == 2:
        shown.append(state.view(None)["cycle"])
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    assert shown == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


def test_ROM_3_20_the_after_window_belongs_to_the_cycle_of_its_die() -> None:
    red = {"dice": [3, 4, 5, 6], "senate": ["quaestor"], "provinces": ["sicilia"]}
    state = position(order=[1, 2, 0], military="Blue[1] Yellow[1]", turn="Red", Red=red)
    assert state.view(None)["cycle"] == 1
    play(state, "Red: place senate 3")
    assert (asked(state), state.view(None)["cycle"]) == ("Red AfterPlacing", 1)
    play(state, "Red: activate quaestor")
    assert state.view(None)["cycle"] == 1


# An oracle for ROM-3.22 and ROM-3.23, written with lists of sections instead of tuples of groups.


def oracle(sections: list[list[Any]], seat: int, die: int) -> list[list[Any]] | None:
    """The sections after placing, or None if the die may not go there."""
    for section in sections:
        if section[0] == seat:
            if die > section[1][-1]:
                return None
            return [[s, [*d, die]] if s == seat else [s, d] for s, d in sections]
    higher = [i for i, section in enumerate(sections) if section[1][0] > die]
    at = higher[0] if higher else len(sections)
    return [*sections[:at], [seat, [die]], *sections[at:]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ROM_3_22_and_ROM_3_23_against_an_oracle(seats: int) -> None:
    for seed in range(25):
        state = ROME.new(seats, seed=f"oracle {seed}")
        rng = Random(seed)
        tracks: dict[str, list[list[Any]]] = {name: [] for name in TRACKS}
        while state.round == 1 and state.view(None)["phase"] == 2:
            seat = state.to_move[0]
            options = {}
            for name in TRACKS:
                for die in set(state.dice[seat]):
                    after = oracle(tracks[name], seat, die)
                    if after is not None:
                        options[f"place {name} {die}"] = (name, after)
            moves = [move.text for move in state.moves(seat)]
            assert sorted(moves) == (sorted(options) or ["pass"])
            move = rng.choice(moves)
            if move != "pass":
                name, tracks[name] = options[move]
            state.play(seat, move)
            if state.view(None)["phase"] == 2:
                for name, sections in tracks.items():
                    found = [[s["seat"], s["dice"]] for s in state.view(None)["tracks"][name] if s]
                    assert found == sections


def test_ROM_3_21_any_track_and_one_group_per_player() -> None:
    state = position(turn="Red", military="Red[5]", Red={"dice": [3, 4, 6]})
    assert legal(state, "Red") == [
        "place military 3",
        "place military 4",
        "place senate 3",
        "place senate 4",
        "place senate 6",
        "place black_market 3",
        "place black_market 4",
        "place black_market 6",
    ]
    assert track(play(state, "Red: place military 3"), "military") == "Red[5,3]"


def test_ROM_3_22_the_first_die_is_always_legal_and_shifts_groups_whole() -> None:
    for die in range(1, 7):
        state = position(4, turn="Purple", military="Red[1,1] Blue[3,2] Yellow[5]", Purple={"dice": [die]})
        play(state, f"Purple: place military {die}")
        at = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[die]
        groups = ["Red[1,1]", "Blue[3,2]", "Yellow[5]"]
        groups.insert(at, f"Purple[{die}]")
        assert track(state, "military") == " ".join(groups)


def test_ROM_3_23_a_further_die_at_the_right_end_moves_nothing() -> None:
    state = position(turn="Yellow", military="Red[2] Yellow[4] Blue[5]", Yellow={"dice": [1, 5]})
    assert refused(state, "Yellow", "place military 5").rule == "ROM-3.23"
    play(state, "Yellow: place military 1")
    assert track(state, "military") == "Red[2] Yellow[4,1] Blue[5]"


def test_ROM_3_24_only_leading_dice_decide() -> None:
    state = position(turn="Yellow", military="Red[4,4,4]", Yellow={"dice": [5]})
    assert track(play(state, "Yellow: place military 5"), "military") == "Red[4,4,4] Yellow[5]"


def test_ROM_3_25_sections_are_contiguous() -> None:
    for seed in range(10):
        state = ROME.new(4, seed=f"contiguous {seed}")
        rng = Random(seed)
        while state.round == 1 and state.view(None)["phase"] == 2:
            for sections in state.view(None)["tracks"].values():
                filled = [section is not None for section in sections]
                assert filled == sorted(filled, reverse=True)
            state.play(state.to_move[0], rng.choice(state.moves(state.to_move[0])))


def test_ROM_3_26_placing_is_compulsory() -> None:
    state = position(turn="Red", military="Red[1]", senate="Red[1]", black_market="Red[1]", Red={"dice": [1]})
    assert refused(state, "Red", "pass").rule == "ROM-3.26"
    assert len(legal(state, "Red")) == 3


def test_ROM_3_26_a_forced_pass_forfeits_the_die_until_the_end_of_phase_3() -> None:
    state = position(
        turn="Red",
        military="Red[1]",
        senate="Red[1]",
        black_market="Red[1]",
        Red={"dice": [2]},
        Blue={"dice": []},
        Yellow={"dice": []},
    )
    assert legal(state, "Red") == ["pass"]
    play(state, "Red: pass")
    assert asked(state) == "Red TakeSenateCard"
    assert player(state, "Red")["forfeited"] == 2
    play(state, f"Red: {legal(state, 'Red')[0]}")
    assert state.round == 2
    assert player(state, "Red")["forfeited"] is None
    assert len(state.dice[0]) == 4


def test_ROM_3_27_compared_is_what_dice_show_now() -> None:
    state = position(
        order=[0, 1, 2],
        turn="Red",
        military="Red[2]",
        Red={"senate": ["military_tribune"], "provinces": ["raetia"], "dice": [5, 6, 6]},
        Blue={"dice": [4, 4, 4, 4]},
        rolls={"reroll 0": [5]},
    )
    play(state, "Red: activate military_tribune; reroll_placed 1")
    assert "place military 5" in legal(state, "Red")
    play(state, "Red: place military 5", "Blue: place military 4")
    assert track(state, "military") == "Blue[4] Red[5,5]"


def test_ROM_3_28_exhausted_cards_stay_exhausted_after_phase_2() -> None:
    state = position(
        turn="Red",
        Red={"dice": [3], "senate": ["vicarius"], "provinces": ["achaia"]},
        Blue={"dice": []},
        Yellow={"dice": []},
    )
    play(state, "Red: activate vicarius; raise 3; place senate 4")
    assert asked(state) == "Red TakeSenateCard"
    assert player(state, "Red")["exhausted"] == ["achaia"]


def test_ROM_D05_equal_dice_are_offered_once() -> None:
    state = position(turn="Red", Red={"dice": [3, 3, 3, 3]})
    assert legal(state, "Red") == ["place military 3", "place senate 3", "place black_market 3"]


def test_ROM_D07_after_window_and_end_of_turn() -> None:
    state = position(
        turn="Red",
        Red={"dice": [3, 4], "senate": ["quaestor"], "provinces": ["sicilia"]},
        Blue={"dice": [1]},
    )
    play(state, "Red: place military 3")
    assert asked(state) == "Red AfterPlacing"
    assert legal(state, "Red") == ["activate quaestor", "end_turn"]
    assert refused(state, "Red", "place military 4").rule == "ROM-3.32"
    play(state, "Red: end_turn")
    assert asked(state) == "Blue PlaceDie"


def test_moves_may_be_spelled_otherwise() -> None:
    state = position(turn="Red", Red={"dice": [3, 4]})
    play(state, "Red: place 4 market")
    assert track(state, "black_market") == "Red[4]"
