"""Setting up for two, three and four players (ROM-2.1 to ROM-2.13)."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import ROME


def fresh(seats: int, seed: object = "setup") -> Any:
    return ROME.new(seats, seed=str(seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ROM_2_1_three_empty_tracks_and_ROM_2_2_round_I(seats: int) -> None:
    view = fresh(seats).view(None)
    assert list(view["tracks"]) == ["military", "senate", "black_market"]
    assert all(track == [None] * 4 for track in view["tracks"].values())
    assert view["round"] == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_ROM_2_3_province_deck_by_epoch_and_ROM_2_4_four_revealed(seats: int) -> None:
    state = fresh(seats)
    assert len(state.displays[0]) == 4
    cards = [*state.displays[0], *reversed(state.decks[0])]
    epochs = [ROME.province_epoch[card] for card in cards]
    assert epochs == sorted(epochs)
    assert sorted(cards) == list(range(20))


@pytest.mark.parametrize("seats", [3, 4])
def test_ROM_2_5_senate_deck_by_epoch(seats: int) -> None:
    state = fresh(seats)
    cards = [*state.displays[1], *reversed(state.decks[1])]
    epochs = [ROME.senate_epoch[card] for card in cards]
    assert epochs == [1] * 8 + [2] * 8 + [3] * 4
    assert sorted(cards) == list(range(20))


def test_ROM_2_6_arena_deck_and_ROM_2_8_deck_sizes() -> None:
    view = fresh(4).view(None)
    assert view["decks"] == {"provinces": 16, "senate": 16, "arena": 26}
    assert {name: len(cards) for name, cards in view["displays"].items()} == {
        "military": 4,
        "senate": 4,
        "black_market": 5,
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ROM_2_7_four_dice_and_markers_at_0_and_ROM_2_9_nobody_owns_cards(seats: int) -> None:
    for player in fresh(seats).view(None)["players"]:
        assert len(player["dice"]) == 4
        assert player["sp"] == 0
        assert set(player["forum"].values()) == {0}
        assert player["provinces"] == player["senate"] == []
        assert player["hand_size"] == 0


def test_ROM_2_3_shuffles_depend_on_the_seed_only() -> None:
    assert fresh(4, 1).dump() == fresh(4, 1).dump()
    orders = {tuple(fresh(4, seed).displays[0]) for seed in range(30)}
    assert len(orders) > 20


def test_ROM_2_10_two_players_without_hispania_and_asia() -> None:
    state = fresh(2)
    cards = {*state.displays[0], *state.decks[0]}
    assert len(cards) == 15
    assert {ROME.region[card] for card in cards} == {0, 1, 3, 5, 6}  # without hispania (2) and asia (4)


def test_ROM_2_11_two_players_without_marked_senate_cards() -> None:
    deck = fresh(2).view(None)["senate_deck"]
    gone = {"magistrate", "tribunus", "hispania_maximus", "asianus", "greko_maximus"}
    assert len(deck) == 15
    assert not gone & set(deck)


def test_ROM_2_12_two_players_see_3_3_5_in_every_round_and_ROM_2_13_deck_sizes() -> None:
    state = fresh(2)
    assert state.view(None)["decks"] == {"provinces": 12, "senate": 12, "arena": 26}
    seen = 0
    while state.to_move:
        if state.round > seen:
            seen = state.round
            assert [len(display) for display in state.displays] == [3, 3, 5]
            assert all(len(track) == 4 for track in state.view(None)["tracks"].values())
        seat = state.to_move[0]
        moves = [move for move in state.moves(seat) if move.verb != "buy_blind"]
        state.play(seat, moves[0])
    assert seen == 5
