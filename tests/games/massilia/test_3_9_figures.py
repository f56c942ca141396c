"""MAS-3.9 and MAS-3.10: moving figures, customers; MAS-D07."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import asked, figure, harbour, legal, play, player, position, refused, stall


def moved(state: Any, what: str, value: int = 1) -> Any:
    return play(state, f"A: use brown; die brown_{value}; value {value}; move {what}")


@pytest.mark.parametrize(
    ("start", "value", "way", "end"),
    [
        ("P15", 3, "clockwise", "P2"),
        ("P2", 3, "counter", "P15"),
        ("P16", 1, "clockwise", "P1"),
        ("P1", 1, "counter", "P16"),
    ],
)
def test_MAS_3_9_and_MAS_1_4_4_exactly_V_spaces_around_the_ring(
    start: str, value: int, way: str, end: str
) -> None:
    state = position(temple=[f"brown_{value}"], figures={"pink": start})
    assert figure(moved(state, f"pink {way}", value), "pink") == end


def test_MAS_D07_always_eight_moves() -> None:
    state = position(temple=["brown_1"])
    play(state, "A: use brown; die brown_1; value 1")
    assert len(legal(state)) == 8
    assert refused(state, "end").rule == "MAS-3.9"


def test_MAS_7_28_both_directions_stay_listed_when_they_meet() -> None:
    state = position(temple=["brown_4", "brown_4"], figures={"pink": "P2"})
    play(state, "A: use brown; die brown_4; die brown_4; value 8; steps 0")
    assert len(legal(state)) == 8
    ends = {figure(play(state.copy(), f"A: move pink {way}"), "pink") for way in ("clockwise", "counter")}
    assert ends == {"P10"}


def test_MAS_3_9_only_the_moved_figure_and_only_on_its_end_space() -> None:
    """The pink customer passes an own stall with pink goods and stops beside the consul: nothing happens."""
    state = position(
        temple=["brown_2"],
        figures={"pink": "P4", "consul": "P6", "orange": "P6"},
        A={"money": 0, "stalls": {"S5": {"pink": 2}, "S6": {"orange": 1, "purple": 1}}},
    )
    moved(state, "pink clockwise", 2)
    assert player(state)["money"] == 0
    assert stall(state, "S5") == ("A", {"pink": 2})
    assert asked(state) == "B TurnMenu"


def test_MAS_3_10_1_a_sale() -> None:
    state = position(
        temple=["brown_1"],
        prices={"temple": 3},
        marks={"orange": 1},
        figures={"orange": "P4"},
        A={"money": 1, "stalls": {"S5": {"orange": 3, "pink": 1}}},
    )
    before = harbour(state)
    moved(state, "orange clockwise")
    assert (player(state)["money"], player(state)["reputation"]) == (10, 3)
    assert state.dump()["marks"]["orange"] == 2  # the points used the value before the rise
    assert harbour(state)[1] == before[1] + 3
    assert stall(state, "S5") == ("A", {"pink": 1})


def test_MAS_3_10_2_and_MAS_3_10_3_beige_only_without_the_own_colour() -> None:
    for cubes, money, left in (
        ({"beige": 2}, 4, {}),
        ({"beige": 2, "pink": 1}, 2, {"beige": 2}),
    ):
        state = position(
            temple=["brown_1"],
            prices={"temple": 2},
            figures={"pink": "P4"},
            A={"money": 0, "stalls": {"S5": cubes}},
        )
        moved(state, "pink clockwise")
        assert player(state)["money"] == money
        assert stall(state, "S5") == ("A", left)


@pytest.mark.parametrize("mine", [{"S5": {"purple": 2}}, {"S6": {"pink": 2}}])
def test_MAS_3_10_4_nothing_happens(mine: dict[str, dict[str, int]]) -> None:
    """An own stall with neither colour, or an empty space."""
    state = position(
        temple=["brown_1"], figures={"pink": "P4"}, A={"money": 0, "stalls": mine, "hand": ["mercurius"]}
    )
    moved(state, "pink clockwise")
    assert player(state)["money"] == 0
    assert asked(state) == "A AfterAction"  # no sale, so Mercurius is not asked for (MAS-7.26)


def test_MAS_7_25_nobody_sells_in_another_players_turn() -> None:
    state = position(
        temple=["brown_1"], figures={"pink": "P4"}, B={"money": 0, "stalls": {"S5": {"pink": 2, "beige": 2}}}
    )
    moved(state, "pink clockwise")
    assert player(state, "B")["money"] == 0
    assert stall(state, "S5") == ("B", {"pink": 2, "beige": 2})


def test_MAS_6_6_a_sale_uses_the_temple_tile_and_mercurius_changes_it() -> None:
    """Harbour tiles do not matter; the tile itself stays (MAS-1.2)."""
    for cards, money in (("nothing", 4), ("mercurius_up", 6), ("mercurius_down", 2)):
        state = position(
            temple=["brown_1"],
            prices={"temple": 2, "pink": 3},
            figures={"pink": "P4"},
            A={"money": 0, "hand": ["mercurius"], "stalls": {"S5": {"pink": 2}}},
        )
        moved(state, "pink clockwise")
        assert legal(state) == ["with nothing", "with mercurius_down", "with mercurius_up"]
        play(state, f"A: with {cards}")
        assert player(state)["money"] == money
        assert state.dump()["prices"]["temple"] == 2


def test_MAS_4_7_a_sale_asks_for_cards_whatever_they_are() -> None:
    state = position(
        temple=["brown_1"], figures={"pink": "P4"}, A={"hand": ["mars"], "stalls": {"S5": {"pink": 2}}}
    )
    moved(state, "pink clockwise")
    assert legal(state) == ["with nothing"]
    assert refused(state, "decline").rule == "MAS-6.7"
    assert refused(state, "with mercurius_up").rule == "MAS-3.7.4"


@pytest.mark.parametrize("optional", [True, False])
def test_MAS_6_7_beige_sale_optional(optional: bool) -> None:
    state = position(
        temple=["brown_1"],
        options={"beige_sale_optional": optional},
        prices={"temple": 2},
        figures={"pink": "P4"},
        A={"money": 0, "stalls": {"S5": {"beige": 2}}},
    )
    moved(state, "pink clockwise")
    if optional:
        assert legal(state) == ["with nothing", "decline"]
        play(state, "A: decline")
    assert player(state)["money"] == (0 if optional else 4)


def test_MAS_6_7_a_sale_of_the_own_colour_is_never_optional() -> None:
    state = position(
        temple=["brown_1"],
        options={"beige_sale_optional": True},
        figures={"pink": "P4"},
        A={"money": 0, "stalls": {"S5": {"pink": 1, "beige": 2}}},
    )
    moved(state, "pink clockwise")
    assert asked(state) == "B TurnMenu"


def test_MAS_7_5_more_than_a_full_ring_counts_exactly() -> None:
    state = position(
        3,
        temple=["brown_6", "brown_6", "brown_6"],
        figures={"pink": "P1"},
        A={"stalls": {"S3": {"pink": 1}}, "money": 0},
    )
    play(state, "A: use brown; die brown_6; die brown_6; die brown_6; value 18; move pink clockwise")
    assert figure(state, "pink") == "P3"
    assert player(state)["reputation"] == 2


STALLS = {"S5": {"pink": 3, "orange": 2, "purple": 1}}


def test_MAS_7_5_a_customer_sells_after_a_full_circle() -> None:
    spec = {"figures": {"pink": "P5"}, "marks": {"pink": 3}, "prices": {"temple": 3}}
    state = position(3, temple=["brown_4", "brown_6", "brown_6"], A={"money": 0, "stalls": STALLS}, **spec)
    play(state, "A: use brown; die brown_4; die brown_6; die brown_6; value 16; steps 0; move pink counter")
    assert (player(state)["money"], player(state)["reputation"]) == (9, 9)
