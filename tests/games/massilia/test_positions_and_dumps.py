"""Positions and dumps: what they accept, and how they say what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

import taberna

from .helpers import MASSILIA, asked, position


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
