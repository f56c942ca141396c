"""MAS-3.1 to 3.5, 3.15 and 3.16: rounds, dice, turns, passing, the new order; MAS-D02 and MAS-D03."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from .helpers import asked, legal, log_of, play, player, position, refused


def test_MAS_3_1_seven_rounds() -> None:
    state = position(round=7)
    play(state, "A: pass", "B: pass")
    assert asked(state) == "over"
    state = position(round=6)
    play(state, "A: pass", "B: pass")
    assert (state.round, asked(state)[2:]) == (7, "ReserveDice")


def test_MAS_3_1_and_MAS_7_23_round_1_has_no_phase_I() -> None:
    state = position(step="Round", round=0, prices={"temple": 3, "purple": 1})
    assert state.round == 1
    assert (state.dump()["prices"]["temple"], state.dump()["prices"]["purple"]) == (3, 1)


def test_MAS_3_2_1_a_stall_holds_six_cubes() -> None:
    state = position(temple=["beige_6"], A={"money": 30, "stalls": {"S1": {"pink": 1}}}, supply=0)
    assert "use beige" not in legal(state)


def test_MAS_3_2_2_and_MAS_3_2_4_money_never_becomes_negative() -> None:
    state = position(temple=["black_1"], prices={"temple": 3}, A={"money": 2})
    assert refused(state, "use black").rule == "MAS-3.13"


def test_MAS_3_2_3_goods_move_only_when_a_stall_is_built() -> None:
    """No other move of the alphabet takes a cube from one stall to another."""
    state = position(temple=["brown_1"], A={"stalls": {"S1": {"pink": 1}, "S4": {}}})
    assert not [move for move in legal(state) if move.startswith("stock")]


def test_MAS_3_2_5_stones_come_from_a_limited_supply() -> None:
    state = position(temple=["brown_5"], supply=1)
    play(state, "A: use brown; die brown_5")
    assert legal(state) == ["value 4", "value 5", "value 6"]


def test_MAS_3_3_prices_move_temple_purple_orange_pink_temple() -> None:
    state = position(step="Round", prices={"temple": 1, "purple": 2, "orange": 2, "pink": 3})
    assert state.dump()["prices"] == {"pink": 2, "orange": 2, "purple": 1, "temple": 3}


def test_MAS_3_4_1_dice_in_the_temple_are_rolled_and_stay() -> None:
    state = position(step="Round", temple=["brown_1", "brown_1"], rolls={"dice 2 temple": [6, 2]})
    assert state.dump()["temple"] == ["brown_2", "brown_6"]


def _rolling(**spec: Any) -> Any:
    return position(
        step="RollDice",
        temple=["black_6"],
        rolls={"dice 1 0": [1, 2, 2, 5]},
        A={"screen": ["beige", "brown", "brown", "grey"], "money": 4, **spec},
    )


def test_MAS_3_4_2_reserved_dice_cost_2_each_the_others_go_to_the_temple() -> None:
    state = _rolling()
    assert legal(state) == ["done", "keep beige_1", "keep brown_2", "keep grey_5"]
    play(state, "A: keep brown_2; keep grey_5")  # after the last die nothing is left to say
    assert player(state)["money"] == 0
    assert player(state)["reserve"] == ["brown_2", "grey_5"]
    assert state.dump()["temple"][:3] == ["beige_1", "brown_2", "black_6"]


def test_MAS_3_4_3_one_player_after_the_other() -> None:
    state = _rolling()
    assert state.dump()["players"][1]["screen"] != []
    play(state, "A: done")
    assert asked(state) == "B ReserveDice"


def test_MAS_3_4_3_no_dice_no_decision() -> None:
    state = position(step="RollDice", A={"screen": []})
    assert asked(state) == "B ReserveDice"


def test_MAS_3_4_4_others_cannot_use_a_reserve() -> None:
    state = position(temple=[], B={"reserve": ["brown_2"]})
    assert legal(state) == ["pass"]


@pytest.mark.parametrize("money", range(11))
@pytest.mark.parametrize("hand", [[], ["mars"], ["venus"]])
def test_MAS_D02_every_subset_that_can_be_paid_is_offered_once(money: int, hand: list[str]) -> None:
    rolled = ["beige_1", "brown_2", "brown_2", "grey_5"]
    step = {"step": "ReserveDice", "rolled": rolled}
    state = position(3, step=step, A={"money": money, "hand": hand, "screen": []})
    found: list[tuple[tuple[str, ...], bool]] = []

    def walk(state: Any) -> None:
        for move in legal(state):
            after = play(state.copy(), f"A: {move}")
            if player(after)["reserve"] or asked(after) != "A ReserveDice":
                found.append((tuple(player(after)["reserve"]), move == "mars"))
            else:
                walk(after)

    walk(state)
    allowed = set()
    for size in range(5):
        for kept in combinations(rolled, size):
            if 2 * size <= money:
                allowed.add((kept, False))
            if "mars" in hand and size and 2 * max(0, size - 2) <= money:
                allowed.add((kept, True))
    assert len(found) == len(set(found))
    assert set(found) == allowed


def test_MAS_D02_refusals() -> None:
    state = _rolling(hand=["mars"])
    assert refused(state, "mars").rule == "MAS-7.26"
    assert refused(state, "keep black_1").rule == "MAS-3.4.2"
    play(state, "A: keep brown_2; keep brown_2; keep grey_5")
    assert refused(state, "done").rule == "MAS-3.4.2"
    assert refused(state, "keep beige_1").rule == "MAS-D02"
    play(state, "A: mars")
    assert player(state)["money"] == 2


def test_MAS_3_5_1_turns_in_order_until_all_have_passed() -> None:
    state = position(3, order=[2, 0, 1], temple=["brown_1", "brown_2", "brown_3", "brown_4"])
    seats = []
    for _ in range(4):
        seat = state.to_move[0]
        seats.append(seat)
        die = state.dump()["temple"][0]
        for text in ("use brown", f"die {die}", f"value {die[-1]}", "move pink clockwise"):
            state.play(seat, text)
    assert seats == [2, 0, 1, 2]


def test_MAS_3_5_2_use_dice_or_pass() -> None:
    state = position(temple=["brown_1"], A={"money": 0})
    assert legal(state) == ["pass", "use brown"]
    assert refused(state, "die brown_1").rule == "MAS-3.5.2"


def test_MAS_3_5_3_the_last_player_goes_on_alone() -> None:
    state = position(temple=["brown_1", "brown_2"])
    play(state, "A: pass", "B: use brown; die brown_1; value 1; move pink clockwise")
    assert asked(state) == "B TurnMenu"
    play(state, "B: use brown; die brown_2; value 2; move pink clockwise")
    assert legal(state, "B") == ["pass"]


def test_MAS_3_5_4_venus_before_and_after() -> None:
    spec: dict[str, Any] = {"temple": ["brown_1"], "A": {"hand": ["venus", "venus"], "stones": 3}}
    state = position(**spec)
    play(state, "A: venus 1")
    assert asked(state) == "A TurnMenu"
    assert refused(state, "venus 1").rule == "MAS-3.7.6"
    play(state, "A: use brown; die brown_1; value 1; move pink clockwise")
    assert asked(state) == "B TurnMenu"  # Venus was played, so W2 is not asked
    state = position(temple=["brown_1"], A={"hand": ["venus"], "stones": 3})
    play(state, "A: use brown; die brown_1; value 1; move pink clockwise")
    assert legal(state) == ["end", "venus 1", "venus 2"]


def test_MAS_D03_the_menu() -> None:
    state = position(
        temple=["brown_1"],
        A={"hand": ["venus"], "stones": 1, "money": 30, "stalls": {"S1": {"pink": 1}}},
    )
    assert legal(state) == ["pass", "venus 1", "use beige", "use brown", "use black", "use grey"]


def test_MAS_7_10_with_one_die_and_a_stone_a_brown_action_is_always_possible() -> None:
    spec: dict[str, Any] = {"temple": ["grey_1"], "harbour": {"pink": 0, "orange": 0, "purple": 0}}
    poor = {"money": 0, "stalls": {"S1": {}}}
    assert legal(position(supply=1, A=poor, **spec)) == ["pass", "use brown"]
    assert legal(position(supply=0, A=poor, **spec)) == ["pass"]
    assert legal(position(supply=0, A={**poor, "hand": ["phoebus"]}, **spec)) == ["pass", "use brown"]


@pytest.mark.parametrize(("seats", "amounts"), [(2, [2, 0]), (3, [3, 2, 0]), (4, [4, 3, 2, 0])])
def test_MAS_3_15_1_round_tiles_and_MAS_3_15_2_the_last_takes_none(seats: int, amounts: list[int]) -> None:
    players = {letter: {"money": 0} for letter in "ABCD"[:seats]}
    state = position(seats, temple=[], round=7, **players)
    play(state, *(f"{letter}: pass" for letter in "ABCD"[:seats]))
    assert state.money == amounts


def test_MAS_3_15_1_who_has_passed_takes_no_more_turns() -> None:
    state = position(3, temple=["brown_1"])
    play(state, "A: pass")
    assert state.view(None)["round_tiles"] == [2]
    assert asked(state) == "B TurnMenu"
    play(state, "B: use brown; die brown_1; value 1; move pink clockwise", "C: pass")
    assert asked(state) == "B TurnMenu"


def test_MAS_3_16_the_new_order_is_the_reverse_of_passing() -> None:
    state = position(3, order=[1, 0, 2], temple=[])
    events = log_of(state, "B: pass", "A: pass", "C: pass")
    assert state.order == (2, 0, 1)
    assert state.passed == ()
    assert "new-order" in [event.key for event in events]
    assert state.round == 2


def test_MAS_7_18_passing_is_sequential() -> None:
    state = position(4)
    assert len(state.to_move) == 1


@pytest.mark.parametrize("where", ["screen", "temple", "stay"])
def test_MAS_7_20_unused_dice_of_a_reserve(where: str) -> None:
    screens = {"A": {"reserve": ["brown_5"], "screen": []}}
    state = position(
        options={"unused_reserve": where}, temple=[], rolls={"dice 2 temple": [3], "dice 2 0": [2]}, **screens
    )
    play(state, "A: pass", "B: pass; done")
    if where == "screen":
        assert asked(state) == "A ReserveDice"
        assert state.stack[-1].dump(state)["rolled"] == ["brown_2"]
    elif where == "temple":
        assert "brown_3" in state.dump()["temple"]
        assert player(state)["reserve"] == []
    else:
        assert player(state)["reserve"] == ["brown_5"]
        play(
            state,
            "B: use brown; die " + state.dump()["temple"][0] + "; value 1; move pink clockwise",
            "A: use brown",
        )
        assert "die own_brown_5" in legal(state)


def test_MAS_7_21_passing_with_dice_in_the_reserve() -> None:
    state = position(A={"reserve": ["brown_5"]})
    assert "pass" in legal(state)


def test_MAS_7_19_used_dice_stay_behind_the_screens_of_those_who_used_them() -> None:
    state = position(temple=["black_1", "brown_2"], A={"screen": []}, rolls={"dice 2 0": [4, 4]})
    play(state, "A: use brown; die black_1; value 1; move pink clockwise", "B: pass")
    play(state, "A: use brown; die brown_2; value 2; move pink clockwise; pass")
    assert state.order == (0, 1)
    assert asked(state) == "A ReserveDice"
    assert state.stack[-1].dump(state)["rolled"] == ["brown_4", "black_4"]


def test_MAS_7_9_without_dice_only_passing_is_left() -> None:
    state = position(temple=[], A={"hand": ["venus"], "stones": 1})
    assert legal(state) == ["pass", "venus 1"]
    assert refused(state, "use brown").rule == "MAS-7.9"
    play(state, "A: venus 1")
    assert legal(state) == ["pass"]


def test_MAS_D02_mars_with_one_sesterce() -> None:
    step = {"step": "ReserveDice", "rolled": ["brown_1", "brown_2", "grey_3"]}
    state = position(temple=[], step=step, A={"money": 1, "hand": ["mars"]})
    play(state, "A: keep brown_1")
    assert legal(state) == ["mars", "keep brown_2", "keep grey_3"]  # done would cost 2
    play(state, "A: keep brown_2")
    assert legal(state) == ["mars"]  # a third die would cost 2
    play(state, "A: mars")
    assert player(state)["reserve"] == ["brown_1", "brown_2"]
    assert player(state)["money"] == 1


def test_MAS_3_16_a_round_in_an_unusual_order() -> None:
    state = position(4, order=[2, 0, 3, 1], temple=["brown_1"])
    play(state, "C: pass", "A: pass", "D: pass", "B: pass")
    assert state.dump()["order"] == [1, 3, 0, 2]
