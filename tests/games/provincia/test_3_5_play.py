"""PRO-3.26 to PRO-3.31, PRO-3.43: playing buildings, discounts, exchanges (PRO-D04, PRO-D05, PRO-D12)."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

from .helpers import PROVINCIA, asked, legal, of, play, position, refused, stock

BUILDINGS = PROVINCIA.data.in_the_box("buildings")


def test_PRO_3_26_any_number_in_any_order() -> None:
    """PRO-3.26, PRO-D04: buildings, senate cards and exchanges mixed; then the turn ends."""
    hand = ["turris", "turris", "legio", "praetor"]
    state = position(2, A={"hand": hand, "goods": "0C 1W 0S 5G"})
    play(state, "A: build turris; play legio; exchange wood; build turris; play praetor; end")
    assert of(state, "A")["hand"] == []
    assert stock(state, "A") == "0C 0W 0S 1G"
    assert asked(state) == "B PlayTurn"


def test_PRO_3_26_ending_without_playing_is_allowed() -> None:
    state = position(2, A={"hand": ["turris"], "goods": "9W"})
    assert legal(state, "A")[0] == "end"


def test_PRO_3_27_inactive_buildings_do_nothing_yet() -> None:
    state = position(2, A={"hand": ["villa", "statio"], "goods": "2C 3W", "morale": 4})
    play(state, "A: build villa; build statio")
    player = state.view(None)["players"][0]
    assert (player["morale"], player["military"], player["prestige"]) == (4, 0, 4)


@pytest.mark.parametrize("name", [name for name in BUILDINGS if name not in ("horreum", "pons", "portus")])
def test_PRO_3_28_unique_buildings_stand_once(name: str) -> None:
    """PRO-3.28 (a), PRO-1.23: unique types cannot be built twice, the others can."""
    if BUILDINGS[name]["count"] < 2:
        return
    rich = {"goods": "9C 9W 9S 9G", "hand": [name]}
    state = position(2, A={**rich, "city": ["horreum", name]})
    assert (f"build {name}" in legal(state, "A")) is not BUILDINGS[name]["unique"]
    assert (f"discard {name}" in legal(state, "A")) is BUILDINGS[name]["unique"]
    if BUILDINGS[name]["unique"]:
        assert refused(state, "A", f"build {name}").rule == "PRO-3.28"


def test_PRO_3_28_an_activated_unique_building_counts_too() -> None:
    state = position(
        2, A={"goods": "9C 9W 9S 9G", "hand": ["templum"], "city": ["horreum", "templum_active"]}
    )
    assert refused(state, "A", "build templum").rule == "PRO-3.28"
    assert "discard templum" in legal(state, "A")


@pytest.mark.parametrize(
    ("town", "own", "wrong"), [("arelate", "pons", "portus"), ("massilia", "portus", "pons")]
)
def test_PRO_3_28_pons_and_portus(town: str, own: str, wrong: str) -> None:
    """PRO-3.28 (b), PRO-7.11: the wrong one may be held, but neither built nor discarded in the turn."""
    state = position(2, A={"town": town, "goods": "9C 9W", "hand": ["pons", "portus"]})
    assert f"build {own}" in legal(state, "A")
    assert refused(state, "A", f"build {wrong}").rule == "PRO-3.28"
    assert refused(state, "A", f"discard {wrong}").rule == "PRO-3.43"


@pytest.mark.parametrize(("option", "may"), [(False, True), (True, False)])
def test_PRO_OPT_02_strata(option: bool, may: bool) -> None:
    """PRO-OPT-02, PRO-C08."""
    state = position(
        2,
        options={"strata_unique": option},
        A={"goods": "9C 9S", "hand": ["strata"], "city": ["horreum", "strata"]},
    )
    assert ("build strata" in legal(state, "A")) is may
    assert ("discard strata" in legal(state, "A")) is not may


def test_PRO_3_29_exchange() -> None:
    """PRO-3.29, PRO-D12: 2 gold for 1 wood or stone, never clay, as often as wanted."""
    state = position(2, A={"goods": "0C 0W 0S 7G", "hand": []})
    assert legal(state, "A") == ["end", "exchange wood", "exchange stone"]
    play(state, "A: exchange wood; exchange wood; exchange stone")
    assert stock(state, "A") == "0C 2W 1S 1G"
    assert refused(state, "A", "exchange wood").rule == "PRO-3.29"
    assert state.why_not(0, "exchange clay") is not None


def test_PRO_3_29_no_exchange_into_nothing() -> None:
    state = position(2, A={"goods": "9W 0S 7G", "hand": []}, B={"goods": "0S"}, supply={"stone": 0})
    assert legal(state, "A") == ["end"]
    assert refused(state, "A", "exchange stone").text == "the supply has no stone"
    assert "stores at most 9" in refused(state, "A", "exchange wood").text


def test_PRO_3_29_only_in_the_own_turn() -> None:
    state = position(2, B={"goods": "9G"})
    assert state.why_not(1, "exchange wood") is not None


def prices(cost: list[int], architectus: bool, carchesium: bool) -> list[tuple[int, ...]]:
    """PRO-3.30 to PRO-3.32 in the plainest words: what a building may cost."""
    reducible = [g for g in range(4) if cost[g] and (carchesium or (architectus and g < 3))]
    if not reducible:
        return [tuple(cost)]
    return [tuple(n - (g == r) for g, n in enumerate(cost)) for r in reducible]


@pytest.mark.parametrize(("architectus", "carchesium"), list(itertools.product((False, True), repeat=2)))
def test_PRO_3_31_discounts_against_brute_force(architectus: bool, carchesium: bool) -> None:
    """PRO-3.30, PRO-3.31, PRO-3.32, PRO-D05, PRO-7.9: every building, random stocks, every way to pay."""
    rng = Random(f"{architectus} {carchesium}")
    for name, card in BUILDINGS.items():
        if name in ("carchesium", "horreum", "portus"):
            continue
        for _ in range(12):
            have = [max(0, min(9, cost + rng.choice((-2, -1, -1, 0, 0, 1)))) for cost in card["cost"]]
            state = position(
                2,
                A={
                    "town": "arelate",
                    "goods": "{}C {}W {}S {}G".format(*have),
                    "hand": [name],
                    "front": ["architectus"] if architectus else [],
                    "city": ["horreum", "carchesium"] if carchesium else ["horreum"],
                },
            )
            payable = [
                price
                for price in prices(card["cost"], architectus, carchesium)
                if all(p <= h for p, h in zip(price, have, strict=True))
            ]
            assert (f"build {name}" in legal(state, "A")) == bool(payable), (name, have)
            if not payable:
                continue
            play(state, f"A: build {name}")
            reached = set()
            if asked(state) == "A ChooseDiscount":
                assert len(payable) > 1
                for text in legal(state, "A"):
                    branch = state.copy()
                    play(branch, f"A: {text}")
                    reached.add(stock(branch, "A"))
                assert len(reached) == len(legal(state, "A"))
            else:
                assert len(payable) == 1
                reached.add(stock(state, "A"))
            expected = {
                "{}C {}W {}S {}G".format(*(h - p for p, h in zip(price, have, strict=True)))
                for price in payable
            }
            assert reached == expected, (name, have)


def test_PRO_3_31_two_discounts_never_add_up() -> None:
    player: dict[str, Any] = {"front": ["architectus"], "city": ["horreum", "carchesium"], "hand": ["domus"]}
    state = position(2, A={**player, "goods": "1C 0W"})
    assert "build domus" not in legal(state, "A")
    state = position(2, A={**player, "goods": "2C 1W"})
    play(state, "A: build domus")
    assert legal(state, "A") == ["discount clay", "discount wood"]
    assert refused(state, "A", "discount stone").text == "domus costs no stone"
    assert refused(state, "A", "end").rule == "PRO-3.31"
    play(state, "A: discount wood")
    assert stock(state, "A").startswith("0C 1W")


def test_PRO_3_30_carchesium_does_not_discount_itself() -> None:
    state = position(2, A={"goods": "1C 1W 2G", "hand": ["carchesium"]})
    assert "build carchesium" not in legal(state, "A")
    state = position(2, A={"goods": "1C 2W 2G", "hand": ["carchesium"]})
    play(state, "A: build carchesium")
    assert stock(state, "A")[:5] == "0C 0W"


def test_PRO_3_31_a_cost_may_become_nothing_and_horreum_is_discounted() -> None:
    state = position(2, A={"goods": "1C 0W 0S 2G", "city": ["carchesium"], "hand": ["horreum", "lignator"]})
    play(state, "A: build horreum")  # 1C 1W 2G: only the wood can be reduced
    assert stock(state, "A") == "0C 0W 0S 0G"
    play(state, "A: build lignator")
    assert "lignator" in of(state, "A")["city"]


def test_PRO_7_9_a_destroyed_carchesium_discounts_no_longer() -> None:
    state = position(
        2,
        start=1,
        A={"hand": ["lignator"], "goods": "0G", "city": ["horreum", "carchesium"]},
        B={"hand": ["coniuratio"], "goods": "5G"},
    )
    play(state, "B: play coniuratio; destroy carchesium; end")
    assert "build lignator" not in legal(state, "A")


def test_PRO_3_43_discarding_a_duplicate() -> None:
    """PRO-3.43: shown to all, to the building discard pile; never HORREUM, never a repeatable building."""
    state = position(2, A={"city": ["horreum", "forum", "domus"], "hand": ["forum", "domus"], "goods": "0C"})
    events = state.listen()
    play(state, "A: discard forum")
    assert state.dump()["discards"]["aedificium"] == ["forum"]
    assert state.view(1)["memory"]["aedificium"]["pile"] == ["forum"]
    assert events[-1].args["card"] == "forum"
    assert refused(state, "A", "discard domus").rule == "PRO-3.43"


@pytest.mark.parametrize(("option", "may"), [("built", False), ("held", True)])
def test_PRO_OPT_12_a_duplicate_in_the_hand_although_none_is_built(option: str, may: bool) -> None:
    """PRO-3.43, PRO-OPT-12: the second FORUM in the hand is of no use either; a single one is."""
    state = position(
        2,
        A={"hand": ["forum", "forum", "domus", "domus"], "goods": "0C"},
        options={"discard_duplicates": option},
    )
    rule = "PRO-OPT-12" if may else "PRO-3.43"
    assert ("discard forum" in legal(state, "A")) == may
    assert refused(state, "A", "discard domus").rule == rule
    if may:
        play(state, "A: discard forum")
        assert of(state, "A")["hand"] == ["domus", "domus", "forum"]
    assert refused(state, "A", "discard forum").rule == rule


def test_refusals_in_a_turn_say_why() -> None:
    state = position(2, A={"hand": ["aediles"], "goods": "0G"})
    assert refused(state, "A", "build circus").text == "circus is not in your hand"
    assert refused(state, "A", "play legio").text == "legio is not in your hand"
    assert refused(state, "A", "discard fons").text == "fons is not in your hand"
    assert refused(state, "A", "stop").rule == "PRO-3.26"
