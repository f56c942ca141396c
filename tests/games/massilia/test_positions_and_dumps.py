"""Positions and dumps: what they accept, and how they say what is wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import taberna

from .helpers import MASSILIA, asked, play, position


def test_a_position_in_toml() -> None:
    state = MASSILIA.position(
        """
        seats = 3
        round = 4
        order = [2, 0, 1]
        passed = [2]
        temple = ["brown_5", "grey_2"]
        supply = 4
        harbour = { orange = 3 }
        display = ["juno", "juno_3"]
        [[players]]
        money = 6
        hand = ["minerva", "venus_4"]
        fresh = ["venus_4"]
        stalls = { S5 = { orange = 2, beige = 1 } }
        """
    )
    assert asked(state) == "A TurnMenu"
    assert state.round == 4
    assert state.dump()["display"] == ["juno_1", "juno_3"]
    assert state.dump()["players"][0]["hand"] == ["minerva_1", "venus_4"]
    assert state.view(None)["harbour"]["orange"] == 3
    assert not state.faults()


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ({"temple": ["brown_7"]}, "there is no die 'brown_7'"),
        ({"temple": ["brown_5"] * 4}, "there are only 3 brown dice"),
        ({"A": {"stalls": {"S17": {}}}}, "this market has 16 stall spaces"),
        ({"A": {"stalls": {"S5": {"pink": 7}}}}, "7 is not between 0 and 6"),
        ({"A": {"stalls": {"S5": {"pink": 4, "beige": 3}}}}, "at most 6 cubes"),
        ({"A": {"stalls": {"S5": {"red": 1}}}}, "is not known here"),
        ({"A": {"stalls": {}}}, "the last stall is never closed"),
        ({"A": {"hand": ["minerva"] * 7}}, "not so many copies"),
        ({"A": {"hand": ["venus_1"]}, "B": {"hand": ["venus_1"]}}, "named twice"),
        ({"A": {"hand": ["juno"], "fresh": ["venus"]}}, "venus is not in the hand"),
        ({"A": {"reserve": ["brown"]}}, "a reserve holds dice like brown_5"),
        ({"A": {"screen": ["brown_5"]}}, "a screen dice like brown"),
        ({"A": {"screen": []}, "B": {"screen": []}, "temple": []}, "every screen is named"),
        ({"prices": {"temple": 3, "pink": 3}}, "price_tiles"),
        ({"supply": 21}, "21 is not between"),
        ({"harbour": {"pink": 19}}, "19 is not between"),
        ({"order": [0, 0]}, "name every seat once"),
        ({"active": 1, "passed": [1]}, "seat 1 has passed"),
        ({"step": "TurnMenue"}, "Did you mean"),
        ({"step": 5}, "write a name"),
        ({"step": {"step": "Tax", "owner": 1, "space": "S3"}}, "seat 1 has no stall on S3"),
        ({"step": {"step": "Sale", "space": "S1", "goods": "pink"}}, "not enough cubes"),
        ({"step": {"step": "BuildStall", "space": "S1"}}, "S1 is not free"),
        ({"step": {"step": "Sacrifice", "left": 1}}, "not enough cubes"),
        (
            {"step": {"step": "ChooseDice", "colour": "brown", "dice": ["brown_1"]}, "temple": []},
            "not there to be used",
        ),
        ({"monney": 5}, "monney: is not known here"),
        ({"A": {"monney": 5}}, "Did you mean .money"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(spec: dict[str, Any], says: str) -> None:
    with pytest.raises(taberna.BadDump, match=says):
        position(**spec)


def _dump() -> dict[str, Any]:
    state = position(temple=["brown_1"], A={"hand": ["juno"], "money": 4})
    return json.loads(json.dumps(state.dump()))  # type: ignore[no-any-return]


def test_a_dump_speaks_names() -> None:
    dump = _dump()
    assert dump["players"][0]["hand"] == ["juno_1"]
    assert dump["figures"]["consul"].startswith("P")
    assert [step["step"] for step in dump["stack"]] == ["Round", "Turns", "TurnMenu"]
    assert MASSILIA.load(dump).dump() == dump


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda d: d["players"][0].update(money=5), "payments"),
        (lambda d: d["harbour"].update(pink=2), "goods, pink: 2 in all"),
        (lambda d: d.update(supply=5), "stones"),
        (lambda d: d["temple"].append("brown_2"), "dice, brown: 4 in all"),
        (lambda d: d["discard_pile"].append("juno_1"), "too many: juno_1"),
        (lambda d: d["figures"].update(pink="P30"), "there is no path 'P30'"),
        (lambda d: d["prices"].update(pink=9), "prices"),
        (lambda d: d.update(order=[1, 1]), "order"),
        (lambda d: d["stack"].append({"step": "TakeCard", "jupiter": False}), "second: is missing"),
        (lambda d: d["stack"].append({"step": "BuildStall", "space": "S1"}), "is not free"),
        (lambda d: d["payments"].append([7, 1, 0]), "there is no seat 7"),
        (lambda d: d["display"].pop(), "display: 1 entries instead of 2"),
        (lambda d: d["aside"].pop(), "aside: 4 entries instead of 5"),
        (lambda d: d.update(surplus=1), "is not known here"),
    ],
)
def test_a_broken_dump_says_what_is_wrong(change: Any, says: str) -> None:
    dump = _dump()
    change(dump)
    with pytest.raises(taberna.BadDump, match=says):
        MASSILIA.load(dump)


STALLS = {"S5": {"pink": 2, "orange": 1, "beige": 1}}


def worlds(state: Any, viewer: int | None, number: int = 60) -> list[Any]:
    return [MASSILIA.imagine(state.view(viewer), Random(seed)) for seed in range(number)]


def gods(state: Any, seat: int) -> list[str]:
    return [card.split("_")[0] for card in state.dump()["players"][seat]["hand"]]


def test_MAS_3_6_6_who_composes_what_only_neptunus_pays_for_is_imagined_with_neptunus() -> None:
    state = position(temple=["beige_2"], A={"money": 0, "hand": ["neptunus"], "stalls": STALLS})
    play(state, "A: use beige; die beige_2; value 1")
    assert asked(state) == "A ChooseCards"  # nothing of the purchase is said yet
    assert all(gods(world, 0) == ["neptunus"] for world in worlds(state, 1))


def test_MAS_7_13_who_sacrifices_with_a_full_hand_is_imagined_with_jupiter() -> None:
    state = position(temple=["grey_2"], A={"hand": ["jupiter", "mars", "venus"], "stalls": STALLS})
    play(state, "A: use grey; die grey_2; value 2")
    assert asked(state) == "A Sacrifice"  # no card could be played for the die
    assert all("jupiter" in gods(world, 0) for world in worlds(state, 1))


@pytest.mark.parametrize("seed", range(4))
def test_imagined_worlds_can_be_played_on(seed: int) -> None:
    rng = Random(seed)
    state = MASSILIA.new(2 + seed % 3, {"penalty_supply": 6}, f"worlds {seed}")
    while state.to_move:
        seat = state.to_move[0]
        if len(state.stack) > 3:
            world = MASSILIA.imagine(state.view(None), Random(rng.random()))
            while len(world.stack) > 3 and world.to_move:  # to the end of this action
                assert not world.faults()
                player = world.to_move[0]
                moves = world.moves(player)
                assert moves, f"{asked(world)} has no move; truly {asked(state)}"
                world.play(player, rng.choice(moves))
        moves = state.moves(seat)
        wanted = [move for move in moves if move.text in ("use grey", "use beige")]
        state.play(seat, rng.choice(wanted if wanted and rng.random() < 0.7 else moves))


TWO = {"A": {"money": 5, "stalls": {"S1": {"pink": 2}}}, "temple": ["brown_1", "brown_6"]}


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ({"round": 0}, "the first round has not begun"),
        ({"step": "PlaceStall", "round": 2}, "the first round has begun"),
        (
            {"step": "PlaceStall", "A": {"stalls": {}}, "B": {"stalls": {"S9": {}}}},
            "seat 0 has placed 1 first stalls, not 0",
        ),
        ({"step": "Round", "round": 0, "A": {"stalls": {}}}, "first stalls are missing"),
        ({"step": "Round", "passed": [1]}, "nobody has passed yet"),
        ({"step": {"step": "BuyGoods", "value": 99}}, "BuyGoods cannot stand here"),
        ({"step": {"step": "BuyGoods", "value": 0}}, "value: 0 is not"),
        ({"step": {"step": "BuyGoods", "value": 5}}, "no room for 5 cubes"),
        ({"step": {"step": "BuyCards", "value": 3, "goods": "beige", "number": 1}}, "that purchase"),
        ({"step": {"step": "BuyCards", "value": 3, "goods": "pink", "number": 7}}, "that purchase"),
        ({"step": {"step": "BuyReputation", "value": 99}}, "seat 0 has no move"),
        ({"step": {"step": "BuyReputation", "value": -1}}, "value: -1 is not"),
        ({"step": {"step": "MoveFigure", "value": 0}}, "value: 0 is not"),
        ({"step": {"step": "Sacrifice", "left": -1}}, "left: -1 is not"),
        ({"step": {"step": "Distribute", "goods": "beige", "coloured": 1, "beige": 1}}, "no coloured good"),
        (
            {"step": {"step": "Distribute", "goods": "pink", "coloured": -1, "beige": 1}},
            "coloured: -1 is not",
        ),
        ({"step": {"step": "RollDice", "place": -1}}, "place: -1 is not"),
        ({"step": {"step": "ChooseDice", "colour": "grey", "dice": ["brown_6"]}, "supply": 0}, "no move"),
        (
            {"step": {"step": "ChooseCards", "colour": "black", "dice": ["brown_6"], "steps": 0, "value": 6}},
            "a black action of 6 cannot be carried out",
        ),
        ({"step": {"step": "ReserveDice", "rolled": ["brown"]}}, "a die without a value"),
        (
            {
                "step": {
                    "step": "ReserveDice",
                    "rolled": ["grey_1", "grey_2"],
                    "kept": ["grey_1"] * 2,
                    "passed": 2,
                }
            },
            "keeps dice that were not rolled",
        ),
        (
            {"step": {"step": "ReserveDice", "rolled": ["grey_1"] * 3, "kept": ["grey_1"] * 3, "passed": 3}},
            "seat 0 has no move",
        ),
        ({"rolls": {"dice 2 temple": [9]}}, "a die shows 1 to 6"),
        ({"rolls": {"dice 2 temple": [0]}}, "a die shows 1 to 6"),
        ({"rolls": {"dices": [3]}}, "there is no roll"),
        ({"rolls": {"dice 2 5": [3]}}, "there is no roll"),
        ({"prices": {"temple": 3, "pink": 3}}, r"the tiles are \[1, 2, 2, 3\]"),
        ({"discard_pile": [*MASSILIA.names["card"]]}, "no card is left for the display"),
        ({"A": {"hand": ["pluto"], "fresh": ["pluto", "pluto"]}}, "pluto is not in the hand"),
    ],
)
def test_a_position_that_cannot_stand_is_refused(spec: dict[str, Any], says: str) -> None:
    with pytest.raises(taberna.BadDump, match=says):
        position(**{**TWO, **spec})


def test_a_position_marks_two_copies_of_a_god() -> None:
    state = position(A={"hand": ["minerva"] * 2, "fresh": ["minerva"] * 2, "seen": ["minerva_2"]})
    assert state.dump()["players"][0]["fresh"] == ["minerva_1", "minerva_2"]


def test_the_rolled_dice_of_a_position_come_in_any_order() -> None:
    state = position(temple=[], step={"step": "ReserveDice", "rolled": ["grey_4", "brown_2", "grey_1"]})
    assert [move.text for move in state.moves(0)] == ["done", "keep brown_2", "keep grey_1", "keep grey_4"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda d: d["stack"].insert(0, {"step": "Round"}), "cannot stand on one another: .*Turns, TurnMenu"),
        (lambda d: d["stack"].pop(0), "cannot stand on one another: .*Turns, TurnMenu"),
        (lambda d: d["stack"].append(d["stack"][-1]), "cannot stand on one another: .*Turns, TurnMenu"),
        (
            lambda d: d["stack"].append({"step": "SacrificeCards"}),
            "cannot stand on one another: .*SacrificeCards",
        ),
        (lambda d: d.update(passed=[0]), "seat 0 has passed"),
        (lambda d: d["players"][0].update(fresh=["juno_1", "juno_1"]), "fresh: too many: juno_1"),
        (lambda d: d["chance"].update(script={"dice 2 0": [7]}), "a die shows 1 to 6"),
    ],
)
def test_a_dump_that_cannot_stand_is_refused(change: Any, says: str) -> None:
    dump = json.loads(json.dumps(position(temple=["brown_1"], A={"hand": ["juno"]}).dump()))
    change(dump)
    with pytest.raises(taberna.BadDump, match=says):
        MASSILIA.load(dump)


def test_who_rolls_is_who_keeps() -> None:
    state = position(temple=[], step={"step": "ReserveDice", "rolled": ["grey_4"], "seat": 1})
    dump = json.loads(json.dumps(state.dump()))
    for change in ({"seat": 0}, {"seat": -1}, {"rolled": ["grey_4", "brown_1"]}):
        broken = json.loads(json.dumps(dump))
        broken["stack"][-1].update(change)
        with pytest.raises(taberna.BadDump):
            MASSILIA.load(broken)
