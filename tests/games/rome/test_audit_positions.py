"""Cases of an independent reading: positions that start inside a payment, and nonsense that is refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from taberna.kernel.errors import BadDump, BadSetup

from .helpers import ROME, asked, dice_of, legal, play, player, position

CAMPS = ["raetia", "belgica"]


def payment(card: str, **spec: Any) -> Any:
    return position(step={"step": "ExhaustProvinces", "card": card}, **spec)


def test_ROM_D08_the_decision_of_the_card_follows_its_payment() -> None:
    state = payment(
        "censor", Red={"senate": ["censor"], "provinces": ["sicilia", "aquitania"], "dice": [2, 2]}
    )
    play(state, "Red: exhaust sicilia; reroll 2")
    assert asked(state) == "Red PlaceDie"
    assert len(dice_of(state, "Red")) == 2


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
