"""MAS-2: setting up, and MAS-D01."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import MASSILIA, asked, harbour, legal, play, refused


def placed(seats: int, **spec: Any) -> Any:
    state = MASSILIA.new(seats=seats, **spec)
    while asked(state).endswith("PlaceStall"):
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    return state


@pytest.mark.parametrize(
    ("seats", "stalls", "left", "tiles", "stones"),
    [(2, 2, (14, 14, 14, 18), 4, 20), (3, 1, (15, 15, 15, 18), 5, 30), (4, 1, (14, 14, 14, 18), 5, 40)],
)
def test_MAS_2_2_and_MAS_2_10_counts_after_set_up(
    seats: int, stalls: int, left: tuple[int, ...], tiles: int, stones: int
) -> None:
    state = placed(seats, seed="counts")
    assert [len(s) for s in state.stalls] == [stalls] * seats
    assert harbour(state) == left
    assert [p["tiles_left"] for p in state.view(None)["players"]] == [tiles] * seats
    assert state.supply == stones


def test_MAS_2_1_and_MAS_2_3_the_board_and_two_open_cards() -> None:
    view = MASSILIA.new(seats=4, seed=5).view(None)
    assert len([card for card in view["display"] if card]) == 2
    assert view["draw_pile"] == 46
    assert view["discard_pile"] == []


def test_MAS_2_4_figures_start_on_the_middles_at_random() -> None:
    seen = set()
    for seed in range(40):
        figures = MASSILIA.new(seats=2, seed=seed).view(None)["market"]["figures"]
        assert sorted(figures.values()) == ["P11", "P15", "P3", "P7"]
        seen.add(figures["consul"])
    assert seen == {"P3", "P7", "P11", "P15"}


def test_MAS_2_5_the_first_round_follows_the_placement() -> None:
    assert placed(3, seed=1).round == 1


def test_MAS_2_6_price_tiles_are_dealt_at_random() -> None:
    deals = {tuple(MASSILIA.new(seats=2, seed=seed).price) for seed in range(60)}
    assert len(deals) == 12  # all the ways to lay 1, 2, 2, 3
    assert all(sorted(deal) == [1, 2, 2, 3] for deal in deals)


def test_MAS_2_7_round_tiles() -> None:
    assert [MASSILIA.new(seats=n).view(None)["round_tiles"] for n in (2, 3, 4)] == [[2], [3, 2], [4, 3, 2]]


def test_MAS_2_8_point_stones_start_on_2_and_MAS_2_9_reputation_at_0() -> None:
    view = MASSILIA.new(seats=3).view(None)
    assert view["marks"] == {"pink": 2, "orange": 2, "purple": 2}
    assert [p["reputation"] for p in view["players"]] == [0, 0, 0]


def test_MAS_2_11_random_start_player_then_clockwise() -> None:
    orders = {MASSILIA.new(seats=3, seed=seed).order for seed in range(40)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.parametrize(("seats", "dice"), [(2, 12), (3, 16), (4, 20)])
def test_MAS_2_12_dice(seats: int, dice: int) -> None:
    dump = MASSILIA.new(seats=seats).dump()
    each = ["beige", "brown", "black", "grey"]
    assert dump["temple"] == each
    assert [p["screen"] for p in dump["players"]] == [each] * seats
    assert 4 + 4 * seats == dice


def test_MAS_2_13_and_MAS_D01_only_corners_without_a_stall() -> None:
    state = MASSILIA.position({"seats": 4, "step": "PlaceStall"})
    assert len(legal(state, "A")) == 12
    assert refused(state, "place S3").rule == "MAS-6.13"
    assert refused(state, "place S20").rule == "MAS-1.4"
    assert refused(state, "pass").rule == "MAS-2.13"
    play(state, "A: place S1")
    assert refused(state, "place S1", "B").rule == "MAS-7.29"
    assert refused(state, "place S16", "B").rule == "MAS-2.13"
    sizes = []
    for letter, space in (("B", "S4"), ("C", "S9"), ("D", "S14")):
        sizes.append(len(legal(state, letter)))
        play(state, f"{letter}: place {space}")
    assert sizes == [9, 6, 3]
    assert state.dump()["players"][3]["stalls"] == {"S14": {"pink": 1, "orange": 1, "purple": 1, "beige": 0}}


def test_MAS_2_13_two_players_place_twice_the_second_time_backwards() -> None:
    state = MASSILIA.new(seats=2, seed="ABBA")
    asked_seats = []
    while asked(state).endswith("PlaceStall"):
        asked_seats.append(state.to_move[0])
        state.play(state.to_move[0], state.moves(state.to_move[0])[-1])
    first, second = state.order
    assert asked_seats == [first, second, second, first]


def test_MAS_2_14_money_by_turn_order() -> None:
    state = placed(4, seed="money")
    assert [state.money[seat] for seat in state.order] == [5, 6, 7, 8]
    assert MASSILIA.new(seats=4).money == [0, 0, 0, 0]


def test_MAS_2_15_no_stones_cards_or_reserve() -> None:
    state = placed(2, seed=9)
    assert state.stones == [0, 0]
    assert state.hand == [(), ()]
    assert state.reserve == [(), ()]


def test_MAS_2_16_equal_seeds_give_equal_luck() -> None:
    one, two = MASSILIA.new(seats=3, seed="twins"), MASSILIA.new(seats=3, seed="twins")
    assert one.dump() == two.dump()
    assert MASSILIA.new(seats=3, seed="other").dump() != one.dump()


def test_MAS_6_13_midside_start() -> None:
    state = MASSILIA.position({"seats": 2, "step": "PlaceStall", "options": {"midside_start": True}})
    assert len(legal(state, "A")) == 16
    play(state, "A: place S3")
    assert refused(state, "place S3", "B").rule == "MAS-7.29"
    assert len(legal(state, "B")) == 15
