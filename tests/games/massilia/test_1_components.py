"""MAS-1: components, the market, the editions that may change them."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.games.massilia.market import frame

from .helpers import MASSILIA

#: The data block of MAS-1.4.8, as it stands in the specification.
STALL_XY = [[1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [5, 2], [5, 3], [5, 4], [5, 5], [4, 5], [3, 5], [2, 5], [1, 5], [1, 4], [1, 3], [1, 2]]  # fmt: skip  # noqa: E501
PATH_XY = [[0, 0], [2, 0], [3, 0], [4, 0], [6, 0], [6, 2], [6, 3], [6, 4], [6, 6], [4, 6], [3, 6], [2, 6], [0, 6], [0, 4], [0, 3], [0, 2]]  # fmt: skip  # noqa: E501

TWELVE = {
    "ring": 12,
    "quadrants": {"NW": [12, 1, 2], "NE": [3, 4, 5], "SE": [6, 7, 8], "SW": [9, 10, 11]},
    "figure_starts": [2, 5, 8, 11],
}


def test_MAS_1_1_component_counts() -> None:
    """MAS-10.1, MAS-10.4, MAS-10.5, MAS-10.9, MAS-10.11: the reconstructed values are those in play."""
    state = MASSILIA.new(seats=4, seed=1)
    view = state.view(None)
    assert view["supply"] == 40
    assert sum(view["harbour"].values()) == 72
    assert [p["tiles_left"] for p in view["players"]] == [6, 6, 6, 6]
    assert sorted(view["prices"].values()) == [1, 2, 2, 3]
    assert set(view["market"]["figures"]) == {"pink", "orange", "purple", "consul"}
    dump = state.dump()
    assert len(dump["temple"]) + sum(len(p["screen"]) for p in dump["players"]) == 20


def test_MAS_1_2_the_48_god_cards() -> None:
    copies = dict.fromkeys(
        ("jupiter", "neptunus", "mars", "mercurius", "pluto", "minerva", "phoebus", "juno", "venus"), 0
    )
    for card in MASSILIA.names["card"]:
        name, number = card.rsplit("_", 1)
        copies[name] += 1
        assert int(number) == copies[name]
    assert list(copies.values()) == [4, 4, 4, 5, 5, 6, 6, 6, 8]


def test_MAS_1_3_a_beige_cube_costs_1_and_has_no_tile_or_mark() -> None:
    view = MASSILIA.new(seats=2).view(None)
    assert set(view["prices"]) == {"pink", "orange", "purple", "temple"}
    assert set(view["marks"]) == {"pink", "orange", "purple"}
    assert MASSILIA.data.value("goods", "beige", "price") == 1


def test_MAS_1_4_market_geometry() -> None:
    """MAS-1.4.1, MAS-1.4.2, MAS-1.4.3, MAS-1.4.5, MAS-1.4.6, MAS-1.4.7, MAS-1.4.8: the data block."""
    market = MASSILIA.markets["frame_16"]
    assert (market.ring, market.capacity) == (16, 6)
    spaces = {name: [] for name in market.quadrant_names}
    for space, quadrant in enumerate(market.quadrant_of, 1):
        if quadrant >= 0:
            spaces[market.quadrant_names[quadrant]].append(space)
    assert spaces == {"NW": [1, 2, 16], "NE": [4, 5, 6], "SE": [8, 9, 10], "SW": [12, 13, 14]}
    assert market.figure_starts == (2, 6, 10, 14)  # P3, P7, P11, P15
    stalls, path = frame(16)
    assert [list(xy) for xy in stalls] == STALL_XY
    assert [list(xy) for xy in path] == PATH_XY


def test_spaces_may_be_written_small() -> None:
    state = MASSILIA.position({"seats": 2, "step": "PlaceStall"})
    state.play(0, "place s1")
    assert "S1" in state.dump()["players"][0]["stalls"]


def test_MAS_1_6_defaults() -> None:
    options = MASSILIA.new(seats=3).view(None)["options"]
    assert options == {
        "open_holdings": False,
        "minerva_steps": 1,
        "fresh_pluto_blocked": True,
        "beige_sale_optional": False,
        "unused_reserve": "screen",
        "group_recolour": False,
        "penalty_supply": None,
        "goods_per_colour": 18,
        "price_tiles": [1, 2, 2, 3],
        "market_data": "frame_16",
        "midside_start": False,
        "cards_without_effect": False,
        "full_hand_blocks": False,
    }


def play_out(game: Any, seed: str, **options: Any) -> Any:
    from random import Random

    rng = Random(seed)
    state = game.new(seats=3, options=options, seed=seed)
    while state.to_move:
        seat = state.to_move[0]
        state.play(seat, rng.choice(state.moves(seat)))
        assert not state.faults()
    return state


def test_MAS_10_12_twelve_spaces_as_an_edition() -> None:
    game = taberna.game("massilia", edition={"market": {"frame_16": TWELVE}})
    state = game.new(seats=4, seed="twelve")
    assert state.view(None)["market"]["ring"] == 12
    assert {state.view(None)["market"]["figures"][f] for f in ("pink", "orange", "purple", "consul")} == {
        "P2",
        "P5",
        "P8",
        "P11",
    }
    assert [m.text for m in state.moves(state.to_move[0])] == [f"place S{n}" for n in range(1, 13)]
    assert play_out(game, "twelve").result is not None
    moved = game.position({"seats": 2, "temple": ["brown_3"], "figures": {"pink": "P11"}})
    for text in ("use brown", "die brown_3", "value 3", "move pink clockwise"):
        moved.play(0, text)
    assert moved.dump()["figures"]["pink"] == "P2"


def test_MAS_10_12_twelve_spaces_as_an_option() -> None:
    state = MASSILIA.new(seats=2, options={"market_data": "frame_12"}, seed=1)
    assert state.view(None)["market"]["ring"] == 12
    assert play_out(MASSILIA, "option", market_data="frame_12").result is not None


def test_an_edition_with_its_own_counts() -> None:
    game = taberna.game(
        "massilia",
        edition={"goods": {"beige": {"count": 30}}, "prices": {"tiles": {"values": [1, 1, 3, 3]}}},
    )
    state = game.new(seats=2, seed=1)
    assert state.view(None)["harbour"] == {"pink": 18, "orange": 18, "purple": 18, "beige": 30}
    assert sorted(state.view(None)["prices"].values()) == [1, 1, 3, 3]
    assert play_out(game, "counts").result is not None


@pytest.mark.parametrize(
    ("edition", "says"),
    [
        (
            {"god_cards": {"venus": {"copies": 7}}},
            "god_cards.venus.copies: 7 cannot be played, the rules rest on 8",
        ),
        ({"market": {"frame_16": {"ring": 15}}}, "ring: 15 is none of 8, 12"),
        ({"market": {"frame_16": {"ring": 12}}}, "16 is not between 1 and 12"),
        ({"market": {"frame_16": {"figure_starts": [3, 3, 7, 11]}}}, "figure_starts: too many: 3"),
        ({"market": {"frame_16": {"quadrants": {"NW": [1]}}}}, "quadrants: 1 is less than 4"),
        ({"goods": {"pink": {"count": 3}}}, "goods.pink.count"),
        ({"goods": {"beige": {"price": 2}}}, "goods.beige.price: 2 cannot be played, the rules rest on 1"),
        ({"dice": {"grey": {"count": 4}}}, "dice.grey.count"),
        ({"prices": {"tiles": {"values": [1, 2, 2, 4]}}}, "4 is not between 1 and 3"),
        ({"prices": {"tiles": {"rotation": ["temple", "pink", "pink", "orange"]}}}, "prices.tiles.rotation"),
        ({"rounds": {"round_tiles": {"two": [2, 1]}}}, "2 entries instead of 1"),
        ({"market": {"frame_18": {"ring": 18}}}, "Did you mean"),
    ],
)
def test_a_broken_edition_is_refused(edition: dict[str, Any], says: str) -> None:
    with pytest.raises(taberna.BadEdition, match=says):
        taberna.game("massilia", edition=edition)


def test_every_value_has_a_provenance() -> None:
    sources = {(table, entry, name): source for table, entry, name, _, source in MASSILIA.data.rows()}
    assert sources["goods", "pink", "count"] == "reconstructed"
    assert sources["god_cards", "venus", "copies"] == "rulebook"
    assert sources["players", "stall_tiles", "count"] == "outside"
    assert sources["prices", "building", "value"] == "rulebook"
    assert set(sources.values()) == {"rulebook", "outside", "reconstructed"}
