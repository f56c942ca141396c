"""PRO-3.1 to PRO-3.5 and PRO-3.65: rounds and phases."""

from __future__ import annotations

import pytest

from .helpers import PROVINCIA, asked, everybody_ends, legal, play, position, started


def phases_of(seats: int, seed: str) -> list[tuple[int, int]]:
    """(round, phase) in the order a game passes through them, as the log and the views show it."""
    state = started(seats, seed=seed)
    seen: list[tuple[int, int]] = []
    while state.to_move:
        view = state.view(None)
        if not seen or seen[-1] != (view["round"], view["phase"]):
            seen.append((view["round"], view["phase"]))
        seat = state.to_move[0]
        moves = state.moves(seat)
        state.play(seat, moves[0])
    return seen


def test_PRO_3_1_six_rounds_and_PRO_3_3_four_battles() -> None:
    """PRO-3.1, PRO-3.3, PRO-3.4: phases in order; combat in rounds 2, 3, 5 and 6; then the final play turn."""
    seen = phases_of(4, "frame")
    assert sorted(seen) == seen
    assert [r for r, phase in seen if phase == 3] == [2, 3, 5, 6]
    for number in range(1, 7):
        assert {(number, 1), (number, 2)} <= set(seen)
    assert seen[-1] == (6, 6)


def test_PRO_3_2_start_player_first_in_every_phase() -> None:
    state = position(3, start=1, step="ChooseDeck")
    assert asked(state) == "B ChooseDeck"
    state = position(3, start=1)
    assert asked(state) == "B PlayTurn"
    state = position(
        3, start=1, step="Activate", B={"city": ["turris"]}, A={"city": ["turris"]}, C={"city": ["villa"]}
    )
    order = []
    while asked(state).endswith("Activate"):
        order.append(asked(state)[0])
        state.play(state.to_move[0], "stop")
    assert order == list("BCA")


def test_PRO_3_4_final_play_turn_follows_phase_5_of_round_6() -> None:
    state = position(2, round=6, step="Upkeep")
    assert asked(state) == "A PlayTurn"
    assert state.view(None)["step"]["final"] is True
    everybody_ends(state)
    assert asked(state) == "over"


def test_PRO_3_5_nothing_can_be_given_to_others() -> None:
    """PRO-3.5: no move of the alphabet hands anything over; `against` names a target only."""
    verbs = {move.verb for move in PROVINCIA.alphabet}
    assert verbs == {
        *(
            "town",
            "select",
            "take",
            "take_face_down",
            "build",
            "play",
            "exchange",
            "discard",
            "end",
            "discount",
        ),
        *(
            "times",
            "against",
            "destroy",
            "aediles",
            "decline",
            "keep",
            "put",
            "pay",
            "token",
            "lose",
            "activate",
        ),
        "stop",
    }


@pytest.mark.parametrize("number", range(1, 6))
def test_PRO_3_65_the_caesar_card_goes_left_and_markers_return(number: int) -> None:
    state = position(3, round=number, start=2, step="Upkeep", markers={"opes": 0, "spqr": 1})
    view = state.view(None)
    assert (view["round"], view["start"]) == (number + 1, 0)
    assert view["markers"] == {"aedificium": 2, "spqr": 2, "opes": 2}
    assert asked(state) == "A ChooseDeck"


def test_PRO_3_65_not_after_round_6() -> None:
    """PRO-3.65, PRO-7.25: the start player of round 6 also begins the final turn."""
    state = position(3, round=6, start=2, step="Upkeep")
    assert asked(state) == "C PlayTurn"
    assert state.view(None)["start"] == 2


def test_PRO_7_29_nobody_is_skipped() -> None:
    """PRO-7.29: a player with nothing to do still has a turn."""
    state = position(2, A={"hand": [], "goods": "0C 0W 0S 0G"})
    assert legal(state, "A") == ["end"]
    play(state, "A: end")
    assert asked(state) == "B PlayTurn"
