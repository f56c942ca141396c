"""The end of the game (ROM-5)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .helpers import COLOURS, ROME, play, player, points, position

PROVINCES = ROME.data["provinces"]


def final(seats: int = 3, **spec: Any) -> Any:
    return position(seats, **{"round": 5, "step": "FinalScoring", **spec})


def test_ROM_5_1_no_clean_up_after_round_5() -> None:
    state = position(round=5, step="Performance", Red={"hand": ["wolf", "bear", "lion"], "sp": 1})
    play(state, "Red: pass")
    assert state.result is not None
    assert state.round == 5
    assert state.to_move == ()
    assert state.moves(0) == []


def test_ROM_5_2_senate_cards_score_without_exhausting_anything() -> None:
    state = final(
        Red={
            "senate": ["praetor", "imperator", "ludi_maximus", "asianus", "greko_maximus"],
            "provinces": ["sicilia", "raetia", "achaia"],
            "exhausted": ["sicilia"],
        }
    )
    # 2 villa + 2 camp + 2 arena + 3 regions + 0 pairs
    assert player(state, "Red")["points"]["senate"] == 9
    assert player(state, "Red")["exhausted"] == ["sicilia"]


def oracle(holdings: list[list[str]], in_play: set[str], full: str, tie: str) -> list[int]:
    """Region points by the words of ROM-5.3 to ROM-5.7, region by region."""
    points = [0] * len(holdings)
    for region in {p["region"] for p in PROVINCES.values()}:
        totals = {}
        for seat, held in enumerate(holdings):
            mine = [PROVINCES[name]["strength"] for name in held if PROVINCES[name]["region"] == region]
            if mine:
                totals[seat] = sum(mine)
        if not totals:
            continue
        best = [seat for seat in totals if totals[seat] == max(totals.values())]
        if len(best) > 1:
            for seat in best:
                points[seat] += 1 if tie == "one_each" else 2 // len(best)
            continue
        every = {name for name in in_play if PROVINCES[name]["region"] == region}
        if every <= set(holdings[best[0]]):
            points[best[0]] += 3 if full == "replace" else 5
        else:
            points[best[0]] += 2
    return points


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("full", ["replace", "add"])
@pytest.mark.parametrize("tie", ["one_each", "split_floor"])
def test_ROM_5_3_regions_against_an_oracle(seats: int, full: str, tie: str) -> None:
    rng = Random(f"{seats} {full} {tie}")
    names = [ROME.names["province"][p] for p in ROME.provinces_in_play(seats)]
    for _ in range(25):
        holdings: list[list[str]] = [[] for _ in range(seats)]
        for name in names:
            owner = rng.randrange(seats + 1)
            if owner < seats:
                holdings[owner].append(name)
        spec = {colour: {"provinces": held} for colour, held in zip(COLOURS, holdings, strict=False)}
        state = final(seats, options={"region_full": full, "region_tie": tie}, **spec)
        found = [player(state, colour)["points"]["regions"] for colour in COLOURS[:seats]]
        assert found == oracle(holdings, set(names), full, tie)


def test_ROM_5_4_majority_2_whole_region_3() -> None:
    assert points(final(Red={"provinces": ["belgica"]}))["Red"] == 2
    every = ["gallia_narbonensis", "aquitania", "belgica"]
    assert points(final(Red={"provinces": every}))["Red"] == 3
    assert points(final(Red={"provinces": every}, options={"region_full": "add"}))["Red"] == 5


def test_ROM_5_5_a_tie_gives_1_each_or_the_divided_points() -> None:
    spec: dict[str, Any] = {
        "Red": {"provinces": ["numidia"]},
        "Blue": {"provinces": ["africa_proconsularis"]},
    }
    assert points(final(**spec)) == {"Red": 1, "Blue": 1, "Yellow": 0}
    split = {"region_tie": "split_floor"}
    assert points(final(**spec, options=split)) == {"Red": 1, "Blue": 1, "Yellow": 0}


def test_ROM_5_5_three_tied_players() -> None:
    """With printed strengths three players tie only in test data: an edition makes all of Germania 7."""
    import taberna

    game = taberna.game("rome", {"provinces": {"raetia": {"strength": 7}}})
    spec = {
        "seats": 3,
        "round": 5,
        "step": "FinalScoring",
        "players": [
            {"provinces": [p]} for p in ("raetia", "germania_superior", "germania_inferior")
        ],
    }  # fmt: skip
    assert game.position(spec).result.scores == (1, 1, 1)  # type: ignore[union-attr]
    split = {**spec, "options": {"region_tie": "split_floor"}}
    assert game.position(split).result.scores == (0, 0, 0)  # type: ignore[union-attr]


def test_ROM_5_6_every_province_of_the_region_in_this_game() -> None:
    held = {"provinces": ["sicilia"]}
    assert points(final(Red=held, removed={"provinces": ["sardinia_et_corsica"]}))["Red"] == 2
    assert points(final(2, Red={"provinces": ["sicilia", "sardinia_et_corsica"]}))["Red"] == 3


def test_ROM_5_7_a_region_without_provinces_gives_nothing() -> None:
    assert points(final()) == {"Red": 0, "Blue": 0, "Yellow": 0}


def test_ROM_5_8_most_points_then_provinces_then_hand_then_shared() -> None:
    result = final(Red={"sp": 5}, Blue={"sp": 4}, Yellow={"sp": 4}).result
    assert (result.winners, result.tie_break) == ((0,), "none")
    # Red gets 2 for Gallia; both have 7.
    result = final(Red={"sp": 5, "provinces": ["belgica"]}, Blue={"sp": 7}).result
    assert (result.scores[:2], result.winners, result.tie_break) == ((7, 7), (0,), "provinces")
    result = final(Red={"sp": 5, "hand": ["wolf"]}, Blue={"sp": 5, "hand": ["bear"]}).result
    assert (result.winners, result.tie_break) == ((1,), "arena_cards")
    result = final(Red={"sp": 5}, Blue={"sp": 5}).result
    assert (result.winners, result.tie_break, result.rule) == ((0, 1), "shared", "ROM-5.8")


def test_ROM_5_9_the_others_are_ranked_by_the_same_criteria() -> None:
    result = final(
        4,
        Red={"sp": 9},
        Blue={"sp": 5, "hand": ["wolf"]},
        Yellow={"sp": 5},
        Purple={"sp": 5, "hand": ["gladiator"]},
    ).result
    assert result.ranking == (1, 2, 4, 2)
