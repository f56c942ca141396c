"""Positions and dumps that cannot be: refused in words, before anybody plays on from them."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.kernel.errors import BadDump

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


def test_PRO_3_50_after_a_named_loser_the_next_city_fights() -> None:
    state = GAME.position(
        {
            "seats": 3,
            "round": 5,
            "start": 1,
            "bellum": ["bellum_v_d"],
            "step": {"step": "LoseBuilding", "seat": 2, "tag": "any"},
            "players": [
                {"morale": 1, "defence": -3, "hand": []},
                {"morale": 1, "defence": -3, "hand": []},
                {"morale": 1, "defence": -3, "hand": [], "city": ["horreum", "fons"]},
            ],
        }
    )

    state.play(2, "lose fons")

    assert [player["prestige"] for player in state.dump()["players"]] == [-4, 0, 0]
