"""The worked examples of the rules, MAS-8.1 to 8.14 and 8.20 to 8.46: each a position and moves."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import (
    MASSILIA,
    asked,
    figure,
    harbour,
    legal,
    play,
    player,
    position,
    refused,
    stall,
)

# -- 8A From the rulebook ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "money"), [(2, [5, 6]), (3, [5, 6, 7]), (4, [5, 6, 7, 8])])
def test_MAS_8_1_start_money(seats: int, money: list[int]) -> None:
    state = MASSILIA.new(seats=seats, seed="start money")
    while asked(state).endswith("PlaceStall"):
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    assert [state.money[seat] for seat in state.order] == money


def test_MAS_8_2_a_player_keeps_the_beige_die() -> None:
    state = position(
        3,
        step="RollDice",
        temple=[],
        rolls={"dice 1 0": [4, 2, 5, 3]},
        A={"money": 5, "screen": ["brown", "black", "brown", "beige"]},
    )
    assert asked(state) == "A ReserveDice"
    play(state, "A: keep beige_4; done")
    assert player(state)["money"] == 3
    assert player(state)["reserve"] == ["beige_4"]
    assert state.dump()["temple"] == ["brown_2", "brown_5", "black_3"]
    assert asked(state) == "B ReserveDice"


def test_MAS_8_3_two_purple_and_two_beige() -> None:
    state = position(
        temple=["beige_4"],
        prices={"purple": 2},
        marks={"purple": 3},
        A={"money": 6, "stalls": {"S1": {}}},
    )
    play(state, "A: use beige; die beige_4; value 4; buy purple 2")
    assert player(state)["money"] == 0
    assert stall(state, "S1") == ("A", {"purple": 2, "beige": 2})
    assert state.dump()["marks"]["purple"] == 2


def test_MAS_8_4_brown_5_as_3() -> None:
    state = position(
        temple=["brown_5"],
        prices={"temple": 2},
        figures={"purple": "P2"},
        A={"money": 0, "stalls": {"S5": {"purple": 1}}},
    )
    play(state, "A: use brown; die brown_5; value 3; move purple clockwise")
    assert player(state)["stones"] == 2
    assert figure(state, "purple") == "P5"
    assert (player(state)["money"], player(state)["reputation"]) == (2, 2)


@pytest.mark.parametrize(("die", "value", "stones"), [(2, 1, 0), (3, 2, 0), (3, 1, 1)])
def test_MAS_8_5_a_sale_with_minerva(die: int, value: int, stones: int) -> None:
    state = position(
        temple=[f"brown_{die}"],
        prices={"temple": 2},
        marks={"purple": 2},
        figures={"purple": f"P{5 - value}"},
        A={"money": 0, "hand": ["minerva"], "stalls": {"S5": {"purple": 2}}},
    )
    before = harbour(state)
    play(state, f"A: use brown; die brown_{die}; value {value}; with minerva; move purple clockwise")
    assert player(state)["stones"] == stones
    assert (player(state)["money"], player(state)["reputation"]) == (4, 4)
    assert state.dump()["marks"]["purple"] == 3
    assert harbour(state)[2] == before[2] + 2


def test_MAS_8_6_building_before_the_consul() -> None:
    state = position(temple=["brown_1"], figures={"consul": "P4"}, A={"money": 5})
    play(state, "A: use brown; die brown_1; value 1; move consul clockwise; build")
    assert player(state)["money"] == 0
    assert stall(state, "S5") == ("A", {})


def test_MAS_8_7_phoebus_a_stone_and_mercurius() -> None:
    state = position(
        temple=["grey_4"],
        prices={"temple": 2},
        marks={"orange": 2},
        figures={"orange": "P15"},
        A={"money": 0, "hand": ["phoebus", "mercurius"], "stalls": {"S4": {"orange": 2}}},
    )
    play(state, "A: use brown; die grey_4; value 5; with phoebus; move orange clockwise; with mercurius_up")
    me = player(state)
    assert (me["stones"], me["money"], me["reputation"], me["hand"]) == (1, 6, 4, [])
    assert state.dump()["discard_pile"] == ["phoebus_1", "mercurius_1"]
    assert state.dump()["marks"]["orange"] == 3
    assert state.dump()["prices"]["temple"] == 2


def test_MAS_8_8_a_stone_minerva_and_juno() -> None:
    state = position(
        temple=["beige_5", "black_3"],
        A={"money": 30, "hand": ["minerva", "juno"], "screen": [], "stalls": {"S1": {}, "S4": {}}},
    )
    play(state, "A: use beige; die beige_5; die black_3; value 9; steps 1; with juno_minerva")
    assert state.stack[-1].value == 9
    assert player(state)["stones"] == 1
    assert player(state)["hand"] == []
    assert player(state)["screen"] == ["beige", "black"]


def test_MAS_8_9_a_change_by_2_costs_2_stones() -> None:
    state = position(temple=["brown_5"])
    play(state, "A: use brown; die brown_5; value 3")
    assert player(state)["stones"] == 2


def _scored(stalls: int = 1, stones: int = 0, money: int = 0, reputation: int = 0) -> dict[str, int]:
    """The parts of A's score at the end of a game with these holdings."""
    spaces = ["S1", "S2", "S3", "S4", "S5", "S6"][:stalls]
    state = position(
        4,
        round=7,
        step="Round",
        A={
            "stalls": {space: {} for space in spaces},
            "stones": stones,
            "money": money,
            "reputation": reputation,
        },
    )
    return state.view(0)["players"][0]["score"]  # type: ignore[no-any-return]


def test_MAS_8_10_points_for_stalls() -> None:
    assert [_scored(stalls=n)["stalls"] for n in range(1, 7)] == [0, 4, 9, 16, 25, 25]


def test_MAS_8_11_penalty() -> None:
    assert [_scored(stones=n)["penalty"] for n in range(11)] == [0, 3, 3, 6, 6, 9, 9, 12, 12, 15, 15]


def test_MAS_8_12_points_for_sesterces() -> None:
    assert [_scored(money=n)["money"] for n in range(8)] == [0, 0, 0, 1, 1, 1, 2, 2]


@pytest.mark.parametrize(("seats", "tiles"), [(2, [2]), (3, [3, 2]), (4, [4, 3, 2])])
def test_MAS_8_13_round_tiles(seats: int, tiles: list[int]) -> None:
    assert MASSILIA.new(seats=seats).view(None)["round_tiles"] == tiles


def test_MAS_8_14_marks_stay_within_1_and_MAS_3() -> None:
    state = position(temple=["beige_1"], marks={"pink": 1}, A={"money": 9})
    play(state, "A: use beige; die beige_1; value 1; buy pink 1")
    assert state.dump()["marks"]["pink"] == 1
    state = position(
        temple=["brown_1"], marks={"pink": 3}, figures={"pink": "P4"}, A={"stalls": {"S5": {"pink": 1}}}
    )
    play(state, "A: use brown; die brown_1; value 1; move pink clockwise")
    assert state.dump()["marks"]["pink"] == 3
    assert player(state)["reputation"] == 3


# -- 8B Further examples ----------------------------------------------------------------------------------


def test_MAS_8_20_wrap() -> None:
    state = position(temple=["brown_6"], figures={"orange": "P4"})
    play(state, "A: use brown; die brown_6; value 1; move orange counter")
    assert player(state)["stones"] == 1
    assert figure(state, "orange") == "P3"


@pytest.mark.parametrize(("value", "stones"), [(5, 2), (4, 3)])
def test_MAS_8_21_shortest_way(value: int, stones: int) -> None:
    state = position(temple=["grey_1"], A={"stalls": {"S1": {"beige": 6}}})
    play(state, f"A: use grey; die grey_1; value {value}")
    assert player(state)["stones"] == stones


def test_MAS_8_22_three_modifications() -> None:
    state = position(
        temple=["black_2"],
        figures={"pink": "P12"},
        A={"reserve": ["brown_4"], "hand": ["juno", "minerva"], "screen": []},
    )
    play(
        state,
        "A: use brown; die black_2; die own_brown_4; value 7; steps 1; with juno_minerva; move pink clockwise",
    )
    assert player(state)["stones"] == 1
    assert figure(state, "pink") == "P3"
    assert sorted(player(state)["screen"]) == ["black", "brown"]
    assert player(state)["reserve"] == []


@pytest.mark.parametrize(
    ("cards", "stones"),
    [("nothing", 3), ("phoebus", 2), ("juno_phoebus", 1)],
)
def test_MAS_8_23_two_recoloured_dice(cards: str, stones: int) -> None:
    state = position(
        temple=["grey_3", "grey_2"],
        A={"money": 30, "hand": ["phoebus", "juno"], "stalls": {"S1": {}}},
    )
    play(state, f"A: use beige; die grey_2; die grey_3; value 5; steps 0; with {cards}")
    assert player(state)["stones"] == stones
    assert state.stack[-1].value == 5


PRICES_8_24 = {"orange": 2, "purple": 3, "pink": 1}
NINE = {"pink": 9, "orange": 9, "purple": 9, "beige": 9}


def test_MAS_8_24_forced_split() -> None:
    state = position(
        temple=["beige_5"],
        prices=PRICES_8_24,
        harbour=NINE,
        A={"money": 6, "stalls": {"S1": {"beige": 1}}},
    )
    play(state, "A: use beige; die beige_5; value 5")
    assert legal(state) == [
        "buy pink 1",
        "buy pink 2",
        "buy pink 3",
        "buy pink 4",
        "buy pink 5",
        "buy orange 1",
    ]
    for bought, left in (("buy orange 1", 0), ("buy pink 1", 1), ("buy pink 5", 1)):
        after = state.copy()
        after.play(0, bought)
        assert after.money[0] == left


def test_MAS_8_25_harbour_shortage() -> None:
    spec: dict[str, Any] = {"temple": ["beige_3"], "A": {"money": 30}, "prices": {"orange": 2}}
    state = position(harbour={"pink": 0, "purple": 0, "orange": 1, "beige": 2}, **spec)
    play(state, "A: use beige; die beige_3; value 3")
    assert legal(state) == ["buy orange 1"]
    spec = {"temple": ["beige_3"], "A": {"money": 30}, "prices": {"orange": 2}}
    state = position(harbour={"pink": 3, "purple": 0, "orange": 1, "beige": 1}, **spec)
    play(state, "A: use beige; die beige_3; value 3")
    assert legal(state) == ["buy pink 2", "buy pink 3"]


@pytest.mark.parametrize(
    ("die", "price", "buys", "cards", "paid"),
    [
        (3, {"purple": 3}, "buy purple 1", "neptunus", 1),
        (3, {"pink": 3}, "buy pink 3", "neptunus", 3),
        (4, {"orange": 3}, "buy orange 4", "mercurius_down_neptunus", 4),
    ],
)
def test_MAS_8_26_neptunus(die: int, price: dict[str, int], buys: str, cards: str, paid: int) -> None:
    state = position(
        temple=[f"beige_{die}"], prices=price, A={"money": paid, "hand": ["neptunus", "mercurius"]}
    )
    play(state, f"A: use beige; die beige_{die}; value {die}; {buys}; with {cards}")
    assert player(state)["money"] == 0


def test_MAS_8_27_room() -> None:
    stalls = {"S1": {"beige": 5}, "S4": {"beige": 4}}
    state = position(temple=["beige_4"], A={"money": 30, "stalls": stalls})
    play(state, "A: use beige; die beige_4")
    assert refused(state, "value 4").rule == "MAS-3.6.6"
    play(state, "A: value 3; buy pink 3")
    assert player(state)["stones"] == 1
    assert stall(state, "S1") == ("A", {"pink": 1, "beige": 5})
    assert stall(state, "S4") == ("A", {"pink": 2, "beige": 4})


def test_MAS_8_28_beige_sale() -> None:
    state = position(
        temple=["brown_1"],
        prices={"temple": 3},
        figures={"pink": "P4"},
        A={"money": 0, "stalls": {"S5": {"purple": 2, "beige": 3}}},
    )
    play(state, "A: use brown; die brown_1; value 1; move pink clockwise")
    assert (player(state)["money"], player(state)["reputation"]) == (9, 0)
    assert state.dump()["marks"] == {"pink": 2, "orange": 2, "purple": 2}
    assert stall(state, "S5") == ("A", {"purple": 2})


def test_MAS_8_29_own_colour_first() -> None:
    state = position(
        temple=["brown_1"],
        prices={"temple": 1},
        marks={"pink": 3},
        figures={"pink": "P4"},
        A={"money": 0, "stalls": {"S5": {"pink": 1, "beige": 4}}},
    )
    play(state, "A: use brown; die brown_1; value 1; move pink clockwise")
    assert (player(state)["money"], player(state)["reputation"]) == (1, 3)
    assert state.dump()["marks"]["pink"] == 3
    assert stall(state, "S5") == ("A", {"beige": 4})


def _taxed() -> Any:
    state = position(
        temple=["brown_1"],
        figures={"consul": "P8"},
        A={"money": 9},
        B={"money": 3, "stalls": {"S9": {"pink": 2, "orange": 1, "beige": 2}, "S13": {}}},
    )
    return play(state, "A: use brown; die brown_1; value 1; move consul clockwise")


def test_MAS_8_30_partial_tax() -> None:
    state = _taxed()
    before = harbour(state)
    play(state, "B: return beige; return beige")
    assert player(state, "B")["money"] == 0
    assert stall(state, "S9") == ("B", {"pink": 2, "orange": 1})
    assert harbour(state)[3] == before[3] + 2


def test_MAS_8_30_nothing_paid() -> None:
    state = _taxed()
    play(state, "B: return pink; return pink; return orange; return beige; return beige")
    assert player(state, "B")["money"] == 3
    assert stall(state, "S9") == ("B", {})
    assert asked(state) == "B TurnMenu"  # A cannot build


def test_MAS_8_31_pluto_on_an_empty_stall() -> None:
    state = position(
        temple=["brown_1"],
        figures={"consul": "P8"},
        A={"money": 9},
        B={"hand": ["pluto"], "stalls": {"S9": {}, "S13": {}}},
    )
    play(state, "A: use brown; die brown_1; value 1; move consul clockwise", "B: pluto")
    assert stall(state, "S9") == ("B", {})
    assert state.dump()["discard_pile"] == ["pluto_1"]
    assert asked(state) == "B TurnMenu"


def test_MAS_8_32_only_stall() -> None:
    state = position(
        3,
        temple=["brown_1"],
        figures={"consul": "P8"},
        A={"money": 9},
        C={"hand": ["pluto"], "stalls": {"S9": {}}},
    )
    play(state, "A: use brown; die brown_1; value 1; move consul clockwise")
    assert stall(state, "S9") == ("C", {})
    assert player(state, "C")["hand"] == ["pluto_1"]
    assert asked(state) == "B TurnMenu"


def test_MAS_8_33_close_build_restock() -> None:
    state = position(
        temple=["brown_1"],
        figures={"consul": "P8"},
        A={"money": 7, "stalls": {"S5": {"orange": 2, "beige": 1, "pink": 1}}},
        B={"stalls": {"S9": {}, "S12": {}, "S13": {}}},
    )
    play(
        state,
        "A: use brown; die brown_1; value 1; move consul clockwise; build",
        "A: stock S5 orange; stock S5 orange; stock S5 beige",
    )
    assert list(player(state, "B")["stalls"]) == ["S12", "S13"]
    assert state.view(None)["players"][1]["tiles_left"] == 4
    assert player(state)["money"] == 2
    assert stall(state, "S9") == ("A", {"orange": 2, "beige": 1})
    assert stall(state, "S5") == ("A", {"pink": 1})


def test_MAS_8_34_cheap_reputation() -> None:
    state = position(temple=["black_4"], prices={"temple": 2}, A={"money": 4, "hand": ["mercurius"]})
    play(state, "A: use black; die black_4; value 4; with mercurius_down")
    assert (player(state)["money"], player(state)["reputation"]) == (0, 4)
    state = position(temple=["black_4"], prices={"temple": 1}, A={"money": 9, "hand": ["mercurius"]})
    play(state, "A: use black; die black_4; value 4")
    assert legal(state) == ["with nothing", "with mercurius_up"]


def test_MAS_8_35_jupiter_at_the_limit() -> None:
    state = position(
        temple=["grey_2"],
        A={"hand": ["jupiter", "venus", "juno"], "stalls": {"S1": {"pink": 2}}},
    )
    play(state, "A: use grey; die grey_2; value 2; with jupiter; draw")
    assert len(player(state)["hand"]) == 3
    assert asked(state) == "A AfterAction"


def test_MAS_8_36_new_order() -> None:
    state = position(
        4,
        temple=["brown_1", "brown_2", "brown_3", "brown_4"],
        figures=dict.fromkeys(("pink", "orange", "purple", "consul"), "P7"),
        **{letter: {"money": 0} for letter in "ABCD"},
    )
    play(state, "A: use brown; die brown_1; value 1; move pink clockwise")
    play(state, "B: use brown; die brown_2; value 2; move pink clockwise", "C: pass")
    play(state, "D: use brown; die brown_3; value 3; move pink clockwise", "A: pass")
    play(state, "B: use brown; die brown_4; value 4; move pink clockwise", "D: pass")
    assert [player(state, letter)["money"] for letter in "ABCD"] == [3, 0, 4, 2]
    play(state, "B: pass")
    assert state.dump()["order"] == [1, 3, 0, 2]
    assert player(state, "B")["money"] == 0


def test_MAS_8_37_price_rotation() -> None:
    state = position(step="Round", prices={"temple": 3, "purple": 1, "orange": 2, "pink": 2})
    assert state.dump()["prices"] == {"temple": 2, "purple": 3, "orange": 1, "pink": 2}


def test_MAS_8_38_final_score() -> None:
    state = position(
        round=7,
        step="Round",
        A={
            "reputation": 47,
            "stalls": {"S1": {}, "S2": {}, "S3": {}, "S4": {}},
            "money": 11,
            "stones": 5,
        },
        B={"reputation": 48, "stalls": {"S9": {}, "S10": {}, "S11": {}}, "money": 0},
    )
    assert state.result.scores == (57, 57)
    assert state.result.winners == (0,)
    assert state.result.tie_break == "stalls"


@pytest.mark.parametrize(("kept", "paid"), [(3, 2), (2, 0)])
def test_MAS_8_39_mars(kept: int, paid: int) -> None:
    rolled = ["beige_1", "brown_2", "brown_3", "black_4", "grey_5"]
    state = position(
        3, step={"step": "ReserveDice", "rolled": rolled}, A={"money": 2, "hand": ["mars"], "screen": []}
    )
    play(state, *(f"A: keep {die}" for die in rolled[:kept]), "A: mars")
    assert player(state)["money"] == 2 - paid
    assert player(state)["reserve"] == rolled[:kept]
    assert state.dump()["discard_pile"] == ["mars_1"]


def test_MAS_8_40_two_player_placement() -> None:
    state = MASSILIA.position({"seats": 2, "step": "PlaceStall"})
    play(state, "A: place S1", "B: place S9")
    assert legal(state, "B") == [f"place S{n}" for n in (4, 5, 6, 12, 13, 14)]
    play(state, "B: place S6")
    assert legal(state, "A") == ["place S12", "place S13", "place S14"]
    play(state, "A: place S13")
    assert harbour(state) == (14, 14, 14, 18)


def test_MAS_8_41_supply_and_venus() -> None:
    state = position(temple=["brown_5"], supply=1, A={"stones": 3, "hand": ["venus"]})
    play(state, "A: use brown; die brown_5")
    assert refused(state, "value 3").rule == "MAS-3.2.5"
    state = position(temple=["brown_5"], supply=1, A={"stones": 3, "hand": ["venus"]})
    play(state, "A: venus 2")
    assert (state.supply, player(state)["stones"]) == (3, 1)
    play(state, "A: use brown; die brown_5; value 3")
    assert (state.supply, player(state)["stones"]) == (1, 3)


def test_MAS_8_42_sum_above_6() -> None:
    stalls = {"S1": {"beige": 3}, "S4": {}}
    state = position(
        temple=["beige_5", "beige_4"],
        prices={"pink": 1},
        A={"money": 9, "hand": ["juno"], "stalls": stalls},
    )
    play(state, "A: use beige; die beige_4; die beige_5; value 9; steps 0; with juno")
    assert player(state)["stones"] == 0
    assert "buy pink 9" in legal(state)
    assert "buy pink 1" in legal(state)
    assert all(not move.endswith(" 0") for move in legal(state))
    stalls["S1"]["beige"] = 4  # room 8
    state = position(
        temple=["beige_5", "beige_4"],
        prices={"pink": 1},
        A={"money": 9, "hand": ["juno"], "stalls": stalls},
    )
    play(state, "A: use beige; die beige_4; die beige_5")
    assert refused(state, "value 9").rule == "MAS-3.6.6"


def test_MAS_8_43_full_circle() -> None:
    state = position(
        temple=["brown_6", "brown_6"],
        figures={"consul": "P7"},
        A={"money": 9, "reserve": ["brown_4"]},
        B={"money": 2, "stalls": {"S7": {"pink": 1}}},
    )
    play(
        state,
        "A: use brown; die brown_6; die brown_6; die own_brown_4; value 16; steps 0; move consul clockwise",
    )
    assert player(state)["stones"] == 2
    assert figure(state, "consul") == "P7"
    assert asked(state) == "B Tax"


def test_MAS_8_44_no_sale_at_anothers_stall() -> None:
    state = position(
        temple=["brown_1"], figures={"purple": "P8"}, B={"money": 1, "stalls": {"S9": {"purple": 3}}}
    )
    play(state, "A: use brown; die brown_1; value 1; move purple clockwise")
    assert stall(state, "S9") == ("B", {"purple": 3})
    assert state.dump()["marks"]["purple"] == 2
    assert player(state, "B")["money"] == 1


def test_MAS_8_45_dice_go_home_uncoloured() -> None:
    state = position(
        temple=["grey_4"],
        rolls={"dice 2 0": [3]},
        A={"screen": []},
        B={
            "screen": [
                "beige",
                "beige",
                "beige",
                "brown",
                "brown",
                "brown",
                "black",
                "black",
                "black",
                "grey",
                "grey",
            ]
        },
    )
    play(state, "A: use brown; die grey_4; value 4; move pink clockwise")
    assert player(state)["screen"] == ["grey"]
    play(state, "B: pass", "A: pass")
    assert asked(state) == "A ReserveDice"
    play(state, "A: done")
    assert state.dump()["temple"] == ["grey_3"]


def test_MAS_8_46_fresh_card() -> None:
    state = position(
        temple=["grey_1", "brown_2", "brown_4"],
        display=["minerva", "mars"],
        A={"stalls": {"S1": {"pink": 1}}},
    )
    play(state, "A: use grey; die grey_1; value 1; take minerva")
    assert asked(state) == "B TurnMenu"  # nothing in A's hand can be used in this turn
    play(state, "B: use brown; die brown_2; value 2; move pink clockwise")
    play(state, "A: use brown; die brown_4; value 3; with minerva")
    assert player(state)["stones"] == 0
