"""Activating senate cards (ROM-3.30 to ROM-3.36, ROM-D08)."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from .helpers import ROME, asked, legal, play, player, position, refused

NAMES = ROME.names["province"]
SYMBOL = {name: ROME.data.value("provinces", name, "symbol") for name in NAMES}


def turn(cards: list[str], provinces: list[str], **spec: Any) -> Any:
    red = {"senate": cards, "provinces": provinces, "dice": [2, 3, 4], **spec.pop("Red", {})}
    return position(turn="Red", military="Red[4]", Red=red, **spec)


def test_ROM_3_30_one_province_per_symbol_and_only_own_ready_ones() -> None:
    assert "activate censor" in legal(turn(["censor"], ["sicilia"]), "Red")
    state = turn(["censor"], ["achaia"], Blue={"provinces": ["sicilia"]})
    assert refused(state, "Red", "activate censor").rule == "ROM-3.30"
    state = turn(["proconsul"], ["sicilia"])
    assert "symbols: villa and villa" in refused(state, "Red", "activate proconsul").text
    play(turn(["proconsul"], ["sicilia", "aquitania"]), "Red: activate proconsul")


@pytest.mark.parametrize("card", ["censor", "legatus", "vicarius", "proconsul", "aedile", "magister_equitum"])
def test_ROM_D08_offers_every_set_of_provinces_against_brute_force(card: str) -> None:
    """All sets of own ready provinces that match the symbols one to one, found by trying them all."""
    from taberna.games.rome.steps.activation import payments

    symbols = ROME.data.value("senate", card, "symbols")
    rng = Random(card)
    for _ in range(40):
        held = rng.sample(NAMES, rng.randrange(8))
        tired = [name for name in held if rng.random() < 0.3]
        state = position(Red={"senate": [card], "provinces": held, "exhausted": tired})
        fresh = [name for name in held if name not in tired]
        expected = {
            frozenset(some)
            for some in combinations(fresh, len(symbols))
            if sorted(SYMBOL[name] for name in some) == sorted(symbols)
        }
        masks = payments(state, 0, ROME.codes["senate_card"][card])
        found = [frozenset(n for i, n in enumerate(NAMES) if mask >> i & 1) for mask in masks]
        assert set(found) == expected
        assert len(found) == len(expected)


def test_ROM_D08_two_different_symbols() -> None:
    state = turn(
        ["africanus_maximus_intrigue"],
        ["raetia", "macedonia", "sicilia"],
        options={"preset": "intrigue"},
        Blue={"forum": {"jewels": 1}},
    )
    play(state, "Red: activate africanus_maximus_intrigue")
    assert legal(state, "Red") == ["exhaust sicilia raetia", "exhaust sicilia macedonia"]
    play(state, "Red: exhaust macedonia sicilia; target 1")  # in any order
    assert player(state, "Red")["exhausted"] == ["sicilia", "macedonia"]


def test_ROM_D08_the_only_way_to_pay_is_not_asked_for() -> None:
    state = turn(["censor"], ["sicilia"])
    play(state, "Red: activate censor")
    assert asked(state) == "Red RerollDice"


def test_ROM_D08_refusals() -> None:
    state = turn(["censor"], ["sicilia", "aquitania", "achaia"])
    play(state, "Red: activate censor")
    assert asked(state) == "Red ExhaustProvinces"
    assert "do not hold" in refused(state, "Red", "exhaust belgica").text
    assert "this symbol: villa" in refused(state, "Red", "exhaust achaia").text
    assert "first choose" in refused(state, "Red", "place military 3").text


def test_ROM_3_31_exhausted_until_phase_5() -> None:
    state = turn(["censor", "quaestor"], ["sicilia"])
    play(state, "Red: activate censor; reroll 2")
    assert refused(state, "Red", "activate censor").rule == "ROM-3.31"
    assert refused(state, "Red", "activate quaestor").rule == "ROM-3.30"
    assert player(state, "Red")["used"] == [{"card": "censor", "on": ["sicilia"]}]


def test_ROM_3_31_a_named_exhausted_province_is_refused() -> None:
    state = turn(["censor"], ["sicilia", "aquitania", "aegyptus"], Red={"exhausted": ["sicilia"]})
    play(state, "Red: activate censor")
    assert legal(state, "Red") == ["exhaust aquitania", "exhaust aegyptus"]
    assert refused(state, "Red", "exhaust sicilia").rule == "ROM-3.31"


def test_ROM_3_32_any_number_before_and_after_placing() -> None:
    state = turn(["censor", "quaestor", "vicarius"], ["sicilia", "aquitania", "achaia"])
    play(state, "Red: activate quaestor; exhaust sicilia; flip 2")
    play(state, "Red: activate vicarius; raise 3; place senate 4")
    assert legal(state, "Red") == ["activate censor", "end_turn"]
    play(state, "Red: activate censor; reroll 4")
    assert asked(state) == "Blue PlaceDie"


@pytest.mark.parametrize(
    ("card", "window"),
    [
        ("legatus", "MilitaryBonus"),
        ("magister_equitum", "MilitaryBonus"),
        ("magistrate", "Purchase"),
        ("aedile", "Purchase"),
        ("tribunus", "OrderWindow"),
        ("censor", "PlaceDie"),
        ("quaestor", "PlaceDie"),
        ("vicarius", "PlaceDie"),
        ("military_tribune", "PlaceDie"),
        ("senator", "PlaceDie"),
        ("proconsul", "PlaceDie"),
    ],
)
def test_ROM_3_33_each_card_in_its_own_window(card: str, window: str) -> None:
    provinces = ["sicilia", "aquitania", "achaia", "epirus", "raetia", "macedonia"]
    moments = {
        "OrderWindow": position(round=2, step="OrderWindow", Red={"senate": [card], "provinces": provinces}),
        "PlaceDie": turn([card], provinces),
        "MilitaryBonus": position(
            step="ResolveTrack", military="Red[1]", Red={"senate": [card], "provinces": provinces}
        ),
        "Purchase": position(
            step={"step": "ResolveTrack", "track": "black_market"},
            black_market="Red[6]",
            Red={"senate": [card], "provinces": provinces},
        ),
    }
    for name, state in moments.items():
        offered = asked(state) == f"Red {name}" and f"activate {card}" in legal(state, "Red")
        assert offered == (name == window), name


def test_ROM_3_34_a_card_needs_a_target() -> None:
    spec = {"Red": {"dice": []}, "step": "AfterPlacing", "senate": "Red[1,1,1]"}
    state = turn(["censor", "senator"], ["sicilia", "aquitania"], **spec)
    assert legal(state, "Red") == ["activate senator", "end_turn"]
    assert refused(state, "Red", "activate censor").rule == "ROM-3.34"
    state = position(
        turn="Red", senate="Red[1]", Red={"senate": ["military_tribune"], "provinces": ["raetia"]}
    )
    assert refused(state, "Red", "activate military_tribune").rule == "ROM-3.34"
    state = position(turn="Red", Red={"senate": ["senator"], "provinces": ["sicilia"]})
    assert refused(state, "Red", "activate senator").rule == "ROM-3.34"


def test_ROM_3_35_scoring_cards_need_no_symbol_but_a_ready_province_they_name() -> None:
    spec = {"senate": ["hispania_maximus"], "provinces": ["sicilia", "achaia"]}
    state = position(round=3, step="ForumScoring", Red=spec)
    assert legal(state, "Red") == ["exhaust sicilia", "decline"]
    assert refused(state, "Red", "exhaust achaia").rule == "ROM-3.35"
    state = position(round=3, step="ForumScoring", Red={**spec, "exhausted": ["sicilia"]})
    assert state.round == 4  # nobody was asked


def test_ROM_3_36_activation_is_voluntary() -> None:
    state = turn(["censor"], ["sicilia"])
    play(state, "Red: place senate 2; end_turn")
    assert player(state, "Red")["used"] == []
