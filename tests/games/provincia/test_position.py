"""Positions and dumps: what they accept, and how they say what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import taberna
from taberna.kernel.errors import BadDump

from .helpers import PROVINCIA, asked, of, position, started


def test_the_example_of_the_documentation() -> None:
    state = PROVINCIA.position("""
        seats = 3
        round = 3
        start = 1
        active = 2
        [[players]]
        town = "arelate"
        [[players]]
        city = ["horreum", "aurifex", "statio_active", "turris"]
        front = ["architectus"]
        prestige_cards = [-2]
        [[players]]
        clay = 2
        gold = 6
        hand = ["hortus", "aediles"]
        seen = ["hortus"]
        tokens = ["blue_plus_1"]
        town = "massilia"
        [decks]
        aedificium = ["circus", "fons"]
        [discards]
        spqr = ["legio"]
        [supply]
        clay = 1
    """)
    assert asked(state) == "C PlayTurn"
    assert of(state, "B")["prestige"] == 2 + 1 + 2 - 2
    assert state.dump()["decks"]["aedificium"][:2] == ["circus", "fons"]
    assert of(state, "A")["town"] == "arelate"
    assert state.view(0)["players"][2]["hand_known"] == ["hortus"]
    assert state.dump()["supply"]["clay"] == 1
    assert len(of(state, "C")["tokens"]) == 4  # the battle of round 2 took one


BAD: list[tuple[dict[str, Any], str]] = [
    (
        {"A": {"hand": ["horreum", "horreum", "horreum", "horreum", "horreum", "horreum", "horreum"]}},
        "copies of horreum",
    ),
    ({"A": {"hand": ["taberna"]}}, "there is no card"),
    ({"A": {"city": ["legio"]}}, "there is no standing"),
    ({"A": {"front": ["domus"]}}, "cannot lie here"),
    ({"A": {"clay": 10}}, "clay: 10 is not between 0 and 9"),
    ({"A": {"town": "tolosa"}, "B": {"town": "tolosa"}}, "already taken"),
    ({"A": {"city": ["forum", "forum"]}}, "too many: forum"),
    ({"A": {"town": "tolosa", "city": ["portus"]}}, "does not belong here: portus"),
    ({"A": {"gold": 30}, "B": {"gold": 30}}, "more gold than there is"),
    ({"A": {"colour": "blue"}}, "not known here"),
    ({"A": {"seen": ["circus"], "hand": ["fons"]}}, "not in the hand"),
    ({"A": {"tokens": ["blue_plus_1"] * 2, "town": "massilia"}}, "not in the game so often"),
    ({"step": "KeepCard"}, "CONSUETUDO"),
    ({"step": "Dance"}, "there is no step"),
    ({"step": "TakeCard"}, "laid out"),
    ({"discards": {"opes": ["legio"]}}, "cannot lie here"),
    ({"supply": {"clay": 38}}, "not between"),
    ({"step": {"step": "AnswerConiuratio", "victim": 1, "building": "circus"}}, "cannot stand"),
    ({"step": {"step": "LoseBuilding", "seat": 4}}, "seat: 4 is not between 0 and 1"),
    ({"A": {"prestige_cards": [-2, -2]}}, "at most one -2"),
    ({"round": 2, "step": {"step": "LoseBuilding", "tag": "production"}}, "nothing to choose"),
    ({"step": {"step": "ChooseDiscount", "card": "circus"}}, "nothing to choose"),
    ({"step": "ChooseVictim"}, "nothing to choose"),
    ({"A": {"front": ["concussio"]}}, "needs an opponent"),
    ({"A": {"front": ["concussio"], "concussio": 0}}, "needs an opponent"),
    ({"step": {"step": "PayResources", "left": 30}}, "nothing to choose"),
]


@pytest.mark.parametrize(("spec", "words"), BAD)
def test_bad_positions_say_what_is_wrong(spec: dict[str, Any], words: str) -> None:
    with pytest.raises(BadDump, match=words):
        position(2, **spec)


def _more_clay(dump: dict[str, Any]) -> None:
    dump["supply"]["clay"] += 1


def _second_copy(dump: dict[str, Any]) -> None:
    dump["players"][0]["hand"].append("circus")


def _wrong_token(dump: dict[str, Any]) -> None:
    dump["players"][0]["tokens"][0] = dump["players"][1]["tokens"][0]


def _wrong_prestige(dump: dict[str, Any]) -> None:
    dump["players"][0]["prestige"] += 2


def _unknown_step(dump: dict[str, Any]) -> None:
    dump["stack"][0]["step"] = "Forum"


def _wrong_memory(dump: dict[str, Any]) -> None:
    dump["memory"]["spqr"]["pile"] = ["legio"]


def _missing(dump: dict[str, Any]) -> None:
    del dump["markers"]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (_more_clay, "clay"),
        (_second_copy, "circus"),
        (_wrong_token, "tokens"),
        (_wrong_prestige, "prestige"),
        (_unknown_step, "no step"),
        (_wrong_memory, "memory"),
        (_missing, "markers: is missing"),
    ],
)
def test_bad_dumps_say_what_is_wrong(spoil: Callable[[dict[str, Any]], None], words: str) -> None:
    dump = started(2, seed="dump").dump()
    PROVINCIA.load(dump)
    spoil(dump)
    with pytest.raises(BadDump, match=words):
        PROVINCIA.load(dump)


STEPS = [
    "ChooseDeck",
    "PlayTurn",
    "HandLimit",
    "ChooseTokens",
    "Battle",
    "Upkeep",
    "Activate",
    {"step": "ChooseDiscount", "card": "domus"},
    {"step": "ChooseTimes", "card": "commercium_clay_wood"},
    "ChooseTarget",
    "ChooseVictim",
    {"step": "ChooseBuilding", "victim": 1},
    {"step": "AnswerConiuratio", "victim": 1, "building": "circus"},
    {"step": "LoseBuilding", "tag": "prestige"},
    "PayResources",
]


@pytest.mark.parametrize("step", STEPS)
def test_every_step_can_stand_in_a_position(step: Any) -> None:
    """And from there a game can be played to its end."""
    city = ["horreum", "circus", "domus"]
    state = position(
        3,
        round=2,
        step=step,
        A={
            "city": ["carchesium", *city],
            "hand": ["domus", "commercium_clay_wood", "coniuratio", "concussio"],
            "goods": "5C 5W 5S 9G",
        },
        B={"city": city, "hand": ["aediles"], "goods": "5G"},
    )
    assert state.faults() == []
    while state.to_move:
        seat = state.to_move[0]
        state.play(seat, state.moves(seat)[0])
    assert state.result is not None


GAME = taberna.game("provincia")


BLUE = ["blue_minus_1", "blue_minus_1", "blue_minus_2", "blue_plus_2", "red_minus_1"]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"step": "DealHands"}, "nobody is asked"),
    ({"step": "ChooseTokens"}, "no battle in round 1"),
    ({"round": 4, "step": "Battle"}, "no battle in round 4"),
    ({"step": {"step": "PayResources", "corruptio": False}}, "no battle in round 1"),
    ({"step": {"step": "PlayTurn", "turn": 5}}, "turn: 5 is not between 0 and 2"),
    ({"step": {"step": "ChooseDeck", "selection": -1}}, "selection: -1 is not between 0 and 4"),
    (
        {"step": {"step": "HandLimit", "lowest": 99}, "players": [{"hand": ["domus"] * 6}, {}]},
        "nothing to choose",
    ),
    ({"step": "ChooseTarget", "players": [{"hand": ["concussio"], "gold": 1}, {}]}, "nothing to choose"),
    ({"step": "ChooseVictim", "players": [{"hand": ["coniuratio"], "gold": 4}, {}]}, "nothing to choose"),
    (
        {"step": {"step": "ChooseTimes", "card": "legio"}, "players": [{"hand": ["legio"]}, {}]},
        "nothing to choose",
    ),
    (
        {"step": {"step": "ChooseDiscount", "card": "legio"}, "players": [{"hand": ["legio"]}, {}]},
        "nothing to choose",
    ),
    ({"display": {"face_up": ["domus"]}}, "only while they are taken"),
    ({"step": "TakeCard", "display": {"face_up": ["domus", "opes_01"]}}, "does not belong here: opes_01"),
    ({"step": "TakeCard", "display": {"face_down": ["domus"] * 3}}, "face_down: 3, but at most 2"),
    ({"players": [{"front": ["legio"]}, {}]}, "does not belong here: legio"),
    ({"players": [{"front": ["architectus", "architectus"]}, {}]}, "too many: architectus"),
    ({"players": [{"concussio": 1}, {}]}, "each CONCUSSIO in front"),
    ({"players": [{"front": ["concussio"], "concussio": 0}, {}]}, "an opponent"),
    ({"players": [{"hand": ["horreum"], "city": ["horreum"]}, {}]}, "too many: horreum"),
    ({"players": [{"tokens": BLUE}, {}]}, "blue_plus_1 must be among them"),
]


@pytest.mark.parametrize(("spec", "words"), WRONG)
def test_positions_that_cannot_be_are_refused(spec: dict[str, Any], words: str) -> None:
    with pytest.raises(BadDump, match=words):
        GAME.position({"seats": 2, **spec})


BROKEN: list[tuple[str, Any, str]] = [
    ("items", [["domus"]], r"hands\[0\]\.items\[0\]: must have 3 entries"),
    ("items", [[None, "x", 0]], "'x' is no number"),
    ("items", [5], "must have 3 entries"),
    ("notes", [[1]], r"private\[0\]\.notes\[0\]: must have 2 entries"),
    ("slots", [], "slots: must have 2 entries"),
    ("places", [0], "places: must have 2 entries"),
]


@pytest.mark.parametrize(("key", "value", "words"), BROKEN)
def test_dumps_with_a_broken_memory_are_refused(key: str, value: Any, words: str) -> None:
    dump = GAME.position({"seats": 2}).dump()
    memory = dump["memory"]["aedificium"]
    place = {"items": memory["hands"][0], "places": memory}.get(key, memory["private"][0])

    place[key] = value

    with pytest.raises(BadDump, match=words):
        GAME.load(dump)


def test_dumps_may_name_a_hand_in_any_order() -> None:
    hand = ["domus", "fons", "domus", "legio", "circus", "villa", "domus"]
    dump = GAME.position({"seats": 2, "step": "HandLimit", "players": [{"hand": hand}, {}]}).dump()

    dump["players"][0]["hand"] = hand
    texts = [move.text for move in GAME.load(dump).moves(0)]

    assert texts == ["discard circus", "discard domus", "discard fons", "discard villa"]
