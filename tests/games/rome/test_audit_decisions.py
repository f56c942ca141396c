"""Cases of an independent reading of the specification: what decisions offer, and what they must not betray."""

from __future__ import annotations

import pytest

from .helpers import legal, log_of, play, position, refused, track


@pytest.mark.parametrize(("number", "expected"), [(1, "Red[0,3,1] Blue[2]"), (3, "Red[0,1,3] Blue[2]")])
def test_ROM_3_49_ones_apart_leave_different_tail_dice(number: int, expected: str) -> None:
    state = position(
        military="Blue[2] Red[1,3,1]", Red={"senate": ["senator"], "provinces": ["sicilia"], "dice": [3]}
    )
    play(state, f"Red: activate senator; reduce military {number}")
    assert track(state, "military") == expected
    assert ("place military 3" in legal(state, "Red")) == expected.startswith("Red[0,1,3]")


def test_ROM_3_49_ones_side_by_side_are_offered_once() -> None:
    state = position(
        military="Red[2,1,1]", Red={"senate": ["senator"], "provinces": ["sicilia"], "dice": [3]}
    )
    play(state, "Red: activate senator")
    assert legal(state, "Red") == ["reduce military 1", "reduce military 2"]


def test_ROM_D26_nobody_else_can_tell_a_set_from_a_pass() -> None:
    hands = {"Red": {"hand": ["wolf", "bear", "lion", "elephant"]}, "Blue": {"hand": ["gaul"] * 3}}
    choices = ("pass", "stage wolf; stage bear; stage lion; commit")
    states = [position(round=3, step="Performance", **hands) for _ in choices]
    logs = [log_of(state, f"Red: {choice}") for state, choice in zip(states, choices, strict=True)]
    for viewer in (1, 2, None):
        assert states[0].view(viewer) == states[1].view(viewer)
        one, other = ([event.seen_by(viewer) for event in log] for log in logs)
        assert one == other


def test_ROM_3_45_a_consul_is_activated_by_placing_with_it() -> None:
    state = position(military="Red[3]", Red={"senate": ["consul_a"], "provinces": ["achaia"], "dice": [5]})
    assert "consul_a military 5" in legal(state, "Red")
    reason = refused(state, "Red", "activate consul_a")
    assert (reason.text, reason.rule) == ("consul_a is activated by placing a die with it", "ROM-3.45")
    assert "you do not have" in refused(state, "Red", "activate consul_b").text


def test_ROM_3_49_on_an_unsorted_track_the_leftmost_higher_group_gives_way() -> None:
    state = position(
        seats=4,
        military="Blue[5] Yellow[2] Purple[6] Red[5]",
        Red={"senate": ["senator"], "provinces": ["sicilia"], "dice": [3]},
    )
    play(state, "Red: activate senator; reduce military 1")
    assert track(state, "military") == "Red[4] Blue[5] Yellow[2] Purple[6]"


def test_ROM_3_45_only_a_consul_puts_a_die_behind_a_0() -> None:
    state = position(military="Red[0]", Red={"senate": ["consul_a"], "provinces": ["achaia"], "dice": [1]})
    on_military = [move for move in legal(state, "Red") if "military" in move]
    assert on_military == ["consul_a military 1"]
    play(state, "Red: consul_a military 1")
    assert track(state, "military") == "Red[0,1]"


def test_ROM_6_10_a_promised_bonus_needs_a_die_that_is_there_or_may_come() -> None:
    red = {"senate": ["legatus", "magistrate"], "provinces": ["raetia", "achaia"], "dice": [5]}
    state = position(black_market="Red[1]", Red=red, options={"phase3_card_timing": "phase2"})
    assert {"activate legatus", "activate magistrate"} < set(legal(state, "Red"))
    play(state, "Red: place senate 5")
    assert legal(state, "Red") == ["activate magistrate", "end_turn"]
    assert refused(state, "Red", "activate legatus").rule == "ROM-3.34"
