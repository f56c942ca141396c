"""MAS-6 and MAS-7: contradictions and rulings that have no test beside their rule."""

from __future__ import annotations

import pytest

import taberna

from .helpers import MASSILIA, asked, figure, legal, play, player, position, stall


def test_MAS_6_2_round_tiles_are_one_fewer_than_players() -> None:
    for seats in (2, 3, 4):
        assert len(MASSILIA.round_tiles[seats]) == seats - 1


def test_MAS_6_3_stones_modify_the_die_and_are_no_action_of_their_own() -> None:
    state = position(temple=["brown_1"], A={"money": 0})
    assert legal(state) == ["pass", "use brown"]


def test_MAS_6_10_turn_order_rules_every_phase() -> None:
    state = position(3, order=[2, 0, 1], step="RollDice")
    order = []
    while asked(state).endswith("ReserveDice"):
        order.append(state.to_move[0])
        state.play(state.to_move[0], "done")
    order.append(state.to_move[0])
    assert order == [2, 0, 1, 2]


def test_MAS_6_11_marks_fall_by_buying_and_rise_by_selling() -> None:
    state = position(
        temple=["beige_1", "brown_1"],
        marks={"purple": 3},
        figures={"purple": "P16"},
        A={"money": 9, "stalls": {"S1": {}}},
    )
    play(state, "A: use beige; die beige_1; value 1; buy purple 1", "B: pass")
    assert state.dump()["marks"]["purple"] == 2
    play(state, "A: use brown; die brown_1; value 1; move purple clockwise")
    assert state.dump()["marks"]["purple"] == 3


def test_MAS_6_12_unreserved_dice_go_to_the_temple() -> None:
    step = {"step": "ReserveDice", "rolled": ["grey_4"]}
    state = position(
        temple=[],
        step=step,
        A={"screen": []},
        B={"screen": ["beige"] * 3 + ["brown"] * 3 + ["black"] * 3 + ["grey"] * 2},
    )
    play(state, "A: done")
    assert "grey_4" in state.dump()["temple"]


def test_MAS_6_14_six_stall_tiles() -> None:
    assert MASSILIA.new(seats=2).view(None)["players"][0]["tiles_left"] == 6


def test_MAS_6_15_the_2014_text_wins() -> None:
    """5, 6, 7, 8 sesterces instead of 6 for everybody; the harbour holds all goods."""
    state = MASSILIA.new(seats=4, seed=2)
    assert state.view(None)["harbour"] == {"pink": 18, "orange": 18, "purple": 18, "beige": 18}
    assert MASSILIA.start_money == (5, 6, 7, 8)


def test_MAS_10_10_penalty_supply_MAS_10_2_goods_and_MAS_10_3_prices() -> None:
    options = {"penalty_supply": 3, "goods_per_colour": 7, "price_tiles": [1, 1, 3, 3]}
    view = MASSILIA.new(seats=4, options=options, seed=1).view(None)
    assert view["supply"] == 3
    assert set(view["harbour"].values()) == {7}
    assert sorted(view["prices"].values()) == [1, 1, 3, 3]


@pytest.mark.parametrize(
    "options",
    [
        {"minerva_steps": 3},
        {"goods_per_colour": 3},
        {"price_tiles": [1, 2, 3]},
        {"price_tiles": [0, 1, 2, 3]},
        {"market_data": "frame_20"},
        {"unused_reserve": "box"},
        {"midside": True},
    ],
)
def test_MAS_1_6_wrong_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(taberna.BadSetup):
        MASSILIA.new(seats=2, options=options)


def test_MAS_1_6_penalty_supply_of_0_still_plays() -> None:
    state = position(temple=["brown_3"], options={"penalty_supply": 0})
    play(state, "A: use brown; die brown_3")
    assert legal(state) == ["value 3"]


def test_MAS_7_5_a_move_of_16_triggers_its_effect() -> None:
    state = position(
        temple=["brown_6", "brown_6"],
        prices={"temple": 1},
        figures={"pink": "P5"},
        A={"reserve": ["brown_4"], "money": 0, "stalls": {"S5": {"pink": 1}}},
    )
    play(
        state, "A: use brown; die brown_6; die brown_6; die own_brown_4; value 16; steps 0; move pink counter"
    )
    assert figure(state, "pink") == "P5"
    assert player(state)["money"] == 1


def test_MAS_7_29_one_stall_per_space() -> None:
    with pytest.raises(taberna.BadDump, match="there is a stall already"):
        position(A={"stalls": {"S5": {}}}, B={"stalls": {"S5": {}}})


def test_MAS_7_31_a_new_stall_is_filled_at_most_to_six() -> None:
    state = position(
        step={"step": "StockStall", "space": "S5"},
        A={"stalls": {"S1": {"pink": 6}, "S4": {"pink": 6}, "S5": {}}},
    )
    for _ in range(6):
        play(state, "A: stock S1 pink")
    assert stall(state, "S5") == ("A", {"pink": 6})
    assert asked(state) == "B TurnMenu"
