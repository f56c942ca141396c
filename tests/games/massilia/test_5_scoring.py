"""MAS-5: the end and the score."""

from __future__ import annotations

from typing import Any

import pytest

from taberna.games.massilia.scoring import fifty_tiles

from .helpers import asked, log_of, play, position


def ended(seats: int = 2, **spec: Any) -> Any:
    return position(seats, round=7, step="Round", **spec)


def test_MAS_5_1_money_of_the_last_round_tiles_counts() -> None:
    state = position(round=7, temple=[], A={"money": 1}, B={"money": 1})
    play(state, "A: pass", "B: pass")
    assert asked(state) == "over"
    assert state.result.scores == (1, 0)


def test_MAS_5_9_the_parts_in_order() -> None:
    """MAS-5.2, MAS-5.3, MAS-5.4."""
    state = position(
        round=7,
        passed=[1],
        temple=[],
        A={"reputation": 20, "money": 8, "stones": 3, "stalls": {"S1": {}, "S2": {}}},
    )
    events = log_of(state, "A: pass")
    score = next(event.args for event in events if event.key == "scores" and event.args["seat"] == 0)
    assert list(score) == ["seat", "reputation", "stalls", "money", "penalty", "total"]
    assert list(score.values()) == [0, 20, 4, 2, 6, 20]


def test_MAS_5_5_cards_and_goods_score_nothing() -> None:
    state = ended(A={"money": 0, "hand": ["venus"], "stalls": {"S1": {"pink": 6}}}, B={"money": 0})
    assert state.result.scores == (0, 0)


def test_MAS_5_6_a_total_below_0() -> None:
    state = ended(A={"money": 0, "stones": 9})
    assert state.result.scores[0] == -15
    assert state.view(0)["players"][0]["score"]["total"] == -15


@pytest.mark.parametrize(
    ("reputation", "shown"),
    [(0, (0, 0)), (1, (0, 1)), (50, (0, 50)), (51, (1, 1)), (100, (1, 50)), (101, (2, 1))],
)
def test_MAS_5_7_and_MAS_6_17_the_50_points_tiles(reputation: int, shown: tuple[int, int]) -> None:
    assert fifty_tiles(reputation) == shown
    view = position(A={"reputation": reputation}).view(1)
    assert view["players"][0]["fifty_tiles"] == shown[0]


@pytest.mark.parametrize(
    ("mine", "yours", "winners", "how"),
    [
        ({"reputation": 5}, {"reputation": 4}, (0,), "none"),
        ({"reputation": 1, "stalls": {"S1": {}, "S2": {}}}, {"reputation": 5}, (0,), "stalls"),
        ({"money": 2}, {"money": 1}, (0,), "money"),
        ({"stones": 1}, {"stones": 2}, (0,), "stones"),
        ({}, {}, (0, 1), "shared"),
    ],
)
def test_MAS_5_8_ties(
    mine: dict[str, Any], yours: dict[str, Any], winners: tuple[int, ...], how: str
) -> None:
    state = ended(A={"money": 0, **mine}, B={"money": 0, **yours})
    assert (state.result.winners, state.result.tie_break) == (winners, how)
    state = ended(
        A={"money": 0, **yours},
        B={"money": 0, **mine, **({"stalls": {"S8": {}, "S9": {}}} if "stalls" in mine else {})},
    )
    assert state.result.winners == tuple(1 - seat for seat in reversed(winners))


def test_MAS_5_8_places_of_everybody() -> None:
    state = ended(
        4,
        A={"money": 0, "reputation": 3},
        B={"money": 0, "reputation": 9},
        C={"money": 0, "reputation": 3},
        D={"money": 1, "reputation": 3},
    )
    assert state.result.ranking == (3, 1, 3, 2)
    assert state.result.rule == "MAS-5.8"
