"""Positions and dumps: what they set up, and what they refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from taberna.kernel.errors import BadDump, BadSetup

from .helpers import ROME, asked, dice_of, legal, play, player, position


def test_what_is_not_named_stays_as_dealt() -> None:
    fresh: Any = ROME.new(3, seed="position")
    state = position()
    assert state.displays == fresh.displays
    assert state.decks == fresh.decks
    assert state.order == (0, 1, 2)
    assert all(len(dice) == 4 for dice in state.dice)


def test_a_named_card_is_taken_from_wherever_it_is() -> None:
    fresh: Any = ROME.new(3, seed="position")
    card = ROME.names["province"][fresh.displays[0][0]]
    state = position(Red={"provinces": [card]})
    assert card in state.dump()["players"][0]["provinces"]
    assert card not in state.dump()["displays"]["military"]


def test_later_rounds_have_fewer_cards_in_the_decks() -> None:
    for number, left in ((1, 16), (2, 12), (3, 8), (4, 4), (5, 0)):
        state = position(round=number)
        assert (len(state.decks[0]), len(state.decks[1])) == (left, left)
        assert len(state.decks[2]) == 31 - 5 * number


def test_the_top_of_a_deck() -> None:
    state = position(step="CleanUp", decks={"provinces": ["sicilia", "raetia"], "arena": ["parthian"]})
    shown = state.dump()["displays"]
    assert shown["military"][:2] == ["sicilia", "raetia"]
    assert shown["black_market"][0] == "parthian"


def test_forum_markers_follow_the_provinces_unless_named() -> None:
    state = position(
        Red={"provinces": ["sicilia", "baetica", "achaia"]}, Blue={"provinces": ["raetia"], "forum": {}}
    )
    assert state.forum[0] == (2, 1, 0)
    assert state.forum[1] == (0, 0, 1)


def test_a_card_decision_may_be_pending() -> None:
    red = {"senate": ["proconsul"], "used": ["proconsul"], "provinces": ["sicilia"], "dice": [1, 2]}
    step = {"step": "RerollDice", "card": "proconsul", "left": 1, "rolled": True}
    state = position(turn="Red", step=step, Red=red)
    assert legal(state, "Red")[-1] == "stop"
    state.play(0, "stop")
    assert asked(state) == "Red PlaceDie"


def test_a_section_may_be_pending() -> None:
    state = position(
        step={"step": "Conquest", "strength": 9},
        military="Red[4] Blue[5]",
        turn="Blue",
        displays={"military": ["belgica"]},
    )
    assert asked(state) == "Blue Conquest"
    assert legal(state, "Blue") == ["conquer belgica", "done"]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ({"players": [{"provinces": ["sicilia"]}, {"provinces": ["sicilia"]}]}, "sicilia is in two places"),
        ({"players": [{"hand": ["lion", "lion", "lion"]}]}, "lion is not, or not so often, in this game"),
        ({"players": [{"senate": ["vicarius_intrigue"]}]}, "vicarius_intrigue is not, or not so often"),
        ({"players": [{"provinces": ["atlantis"]}]}, "there is no province 'atlantis'"),
        ({"players": [{"dice": [7]}]}, "7 is not between 1 and 6"),
        ({"players": [{"dice": [1, 2, 3, 4, 5]}]}, "dice: 5, but at most 4"),
        ({"players": [{"exhausted": ["sicilia"]}]}, "sicilia is not held by this player"),
        ({"players": [{"used": ["censor"]}]}, "censor is not held by this player"),
        ({"players": [{"forum": {"olives": 8}}]}, "8 is not between 0 and 7"),
        ({"players": [{"money": 3}]}, "money: is not known here"),
        ({"players": [{}, {}, {}, {}]}, "4 players, but 3 seats"),
        ({"tracks": {"military": [{"seat": 5, "dice": [1]}]}}, "5 is not between 0 and 2"),
        (
            {"tracks": {"military": [{"seat": 0, "dice": [1]}, {"seat": 0, "dice": [1]}]}},
            "more than one group",
        ),
        ({"tracks": {"navy": []}}, "tracks.navy: is not known here"),
        ({"order": [0, 0, 1]}, "does not name every seat once"),
        ({"round": 6}, "6 is not between 1 and 5"),
        ({"step": "Perform"}, "there is no step 'Perform'"),
        ({"step": "Performance"}, "round 1 has no Performance"),
        ({"step": "Conquest"}, "step"),
        ({"step": {"step": "PlaceDie", "seat": 9}}, "there is no seat 9"),
        ({"players": [{"dice": []}]}, "seat 0 has no unplaced die"),
        ({"step": "LowerPlacedDie"}, "cannot stand"),
        ({"step": {"step": "ExhaustProvinces", "card": "censor"}}, "you do not have censor"),
    ],
)
def test_positions_that_cannot_be_are_refused(spec: dict[str, Any], words: str) -> None:
    with pytest.raises(BadDump) as refusal:
        ROME.position({"seats": 3, **spec})
    assert words in str(refusal.value)


def changed(path: str, value: Any) -> str:
    """What is wrong with a fresh dump in which one value was changed."""
    dump = json.loads(json.dumps(ROME.new(3, seed="dump").dump()))
    *where, last = path.split(".")
    place: Any = dump
    for key in where:
        place = place[int(key)] if isinstance(place, list) else place[key]
    place[int(last) if isinstance(place, list) else last] = value
    with pytest.raises(BadDump) as refusal:
        ROME.load(dump)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("players.0.hand", ["wolf"], "arena: too many: wolf"),
        ("players.0.senate", ["censor"], "senate: too many: censor"),
        ("players.0.exhausted", ["sicilia"], "exhausted: not in provinces: sicilia"),
        ("players.0.used", [{"card": "censor", "on": []}], "used:"),
        ("players.0.staged", ["wolf"], "staged"),
        ("players.0.committed", True, "only during the performance"),
        ("players.0.forum.wine", 8, "forum.wine: 8 is not between 0 and 7"),
        ("players.0.dice", [1, 1, 1, 1, 1], "dice: 5, but at most 4"),
        ("displays.military", [], "provinces: missing"),
        ("purchases", [{"round": 1, "seat": 0, "card": "wolf"}], "neither has nor performed"),
        ("stack", [{"step": "PlaceDie", "seat": 0}], "cannot stand in round 1: PlaceDie"),
        ("stack.5.seat", 3, "PlaceDie.seat: 3 is not between 0 and 2"),
        ("round", 3, "cannot stand in round 3"),
        ("order", [0, 1], "does not name every seat once"),
    ],
)
def test_dumps_that_cannot_stand_are_refused(path: str, value: Any, words: str) -> None:
    assert words in changed(path, value)


def test_a_gap_between_groups_cannot_stand_in_phase_2() -> None:
    dump = position(military="Red[2]").dump()
    dump["tracks"]["military"] = [None, {"seat": 0, "dice": [2]}, None, None]
    with pytest.raises(BadDump, match=r"tracks\.military: dice cannot lie like this in Phase 2"):
        ROME.load(dump)


def test_the_documented_examples_work() -> None:
    """Every Python block of the page runs, every TOML block is a position."""
    page = (Path(__file__).parents[3] / "docs" / "positions" / "rome.md").read_text(encoding="utf-8")
    blocks = page.split("```")[1::2]
    assert {block.split("\n", 1)[0] for block in blocks} == {"python", "toml"}
    for block in blocks:
        language, text = block.split("\n", 1)
        if language == "python":
            exec(text, {})
        else:
            assert ROME.position(text).to_move


def payment(card: str, **spec: Any) -> Any:
    return position(step={"step": "ExhaustProvinces", "card": card}, **spec)


def test_ROM_D08_the_decision_of_the_card_follows_its_payment() -> None:
    state = payment(
        "censor", Red={"senate": ["censor"], "provinces": ["sicilia", "aquitania"], "dice": [2, 2]}
    )
    play(state, "Red: exhaust sicilia; reroll 2")
    assert asked(state) == "Red PlaceDie"
    assert len(dice_of(state, "Red")) == 2


CAMPS = ["raetia", "belgica"]


def test_ROM_D08_tribunus_is_paid_in_phase_1() -> None:
    sums: dict[str, Any] = {"Blue": {"sum": 13}, "Yellow": {"sum": 15}}
    state = payment("tribunus", Red={"senate": ["tribunus"], "provinces": CAMPS, "sum": 14}, **sums)
    play(state, "Red: exhaust raetia")
    assert state.sums == (11, 13, 15)
    assert asked(state) == "Red PlaceDie"


@pytest.mark.parametrize(
    ("card", "provinces", "track", "move", "left"),
    [
        ("legatus", CAMPS, "military", "exhaust belgica", {"strength": 5}),
        ("magistrate", ["achaia", "epirus"], "black_market", "exhaust epirus", {"budget": 5}),
    ],
)
def test_ROM_D08_bonuses_are_paid_in_their_section(
    card: str, provinces: list[str], track: str, move: str, left: dict[str, int]
) -> None:
    displays = {"military": ["sicilia"], "black_market": ["wolf"]}
    state = payment(
        card, Red={"senate": [card], "provinces": provinces}, displays=displays, **{track: "Red[4]"}
    )
    play(state, f"Red: {move}")
    assert left.items() <= state.view(None)["step"].items()


def test_ROM_D15_a_consul_is_paid_when_its_die_lies() -> None:
    state = payment("consul_b", Red={"senate": ["consul_b"], "provinces": CAMPS}, military="Red[2,5]")
    assert legal(state, "Red") == ["exhaust raetia", "exhaust belgica"]
    play(state, "Red: exhaust raetia")
    assert player(state, "Red")["used"] == [{"card": "consul_b", "on": ["raetia"]}]


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ({"order": []}, "order: .* every seat once"),
        ({"step": "DiscardSenateCard", "players": [{"provinces": ["sicilia"]}, {}]}, "cannot stand"),
        (
            {
                "step": {"step": "ExhaustProvinces", "card": "praetor"},
                "players": [{"senate": ["praetor"]}, {}],
            },
            "not the moment to activate praetor",
        ),
        (
            {"step": {"step": "ExhaustProvinces", "card": "censor"}, "players": [{"senate": ["censor"]}, {}]},
            "needs a ready province",
        ),
        (
            {
                "step": {"step": "ExhaustProvinces", "card": "legatus"},
                "players": [{"senate": ["legatus"]}, {}],
            },
            "no dice on the track of legatus",
        ),
        ({"step": {"step": "Conquest", "strength": -1}}, "-1 is negative"),
        ({"step": {"step": "TakeSenateCard", "left": 3}}, "cannot stand"),
        ({"rolls": {"dice 0": [7]}}, "a die shows 1 to 6"),
        ({"rolls": {"dice zero": [6]}}, "there is no roll"),
        ({"players": [{"senate": ["censor"], "used": ["censor", "censor"]}, {}]}, "censor is named twice"),
        ({"players": [{"hand": ["wolf"] * 4}, {}]}, "arena: wolf is not, or not so often"),
    ],
)
def test_broken_positions_are_refused_in_words(spec: dict[str, Any], message: str) -> None:
    tracks = {"military": [{"seat": 0, "dice": [3]}], "senate": [{"seat": 0, "dice": [2, 1]}]}
    if isinstance(spec.get("step"), dict) and "card" not in spec["step"]:
        spec = {**spec, "tracks": tracks}
    with pytest.raises(BadDump, match=message):
        ROME.position({"seats": 2, **spec})


def test_a_payment_without_its_decision_cannot_be_loaded() -> None:
    state = payment("censor", Red={"senate": ["censor"], "provinces": ["sicilia", "aquitania"]})
    dump = state.dump()
    assert ROME.load(dump).dump() == dump
    del dump["stack"][-2]
    with pytest.raises(BadDump, match="cannot stand"):
        ROME.load(dump)


@pytest.mark.parametrize("maximum", [{1: 2}, {"olives": 3}, {"olives": 3, "wine": 2, "jewels": "x"}])
def test_ROM_1_4_broken_forum_tracks_are_refused_in_words(maximum: dict[Any, Any]) -> None:
    with pytest.raises(BadSetup, match="option forum_max"):
        ROME.new(options={"forum_max": maximum})


@pytest.mark.parametrize("text", ["consul_a military 4", "consul_a 4 military"])
def test_moves_with_a_consul_may_name_the_die_first(text: str) -> None:
    assert ROME.move(text).text == "consul_a military 4"


def test_ROM_3_70_sections_before_the_pending_one_are_resolved() -> None:
    state = position(
        step="Conquest", turn="Blue", military="Red[2] Blue[5]", displays={"military": ["sicilia", "achaia"]}
    )
    assert asked(state) == "Blue Conquest"
    play(state, "Blue: conquer achaia")
    assert player(state, "Red")["provinces"] == []
    assert state.round == 2  # nothing else was pending
    ROME.load(state.dump())


@pytest.mark.parametrize(
    "step", ["NewRound", "Roll", "OrderWindow", "DiceReturn", {"step": "ResolveTrack", "track": "senate"}]
)
def test_ROM_3_81_no_dice_on_a_track_that_is_resolved_or_not_yet_begun(step: Any) -> None:
    with pytest.raises(BadDump, match=r"tracks\.military: dice cannot lie like this"):
        position(step=step, military="Red[4]")


def test_ROM_3_70_no_track_can_be_left_out() -> None:
    dump = position(military="Red[4]").dump()
    assert dump["stack"].pop(-2) == {"step": "ResolveTrack", "track": "military"}
    with pytest.raises(BadDump, match="cannot stand"):
        ROME.load(dump)
