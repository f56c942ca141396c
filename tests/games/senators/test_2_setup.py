"""SEN-2 Setup and variants, with the draft SEN-D01."""

from __future__ import annotations

from typing import Any

import pytest

from taberna import BadSetup

from .helpers import SENATORS, asked, legal, play, refused


def dealt(seats: int, seed: int = 0, **options: Any) -> Any:
    """As dealt, before the first event is drawn."""
    return SENATORS.position({"seats": seats, "seed": seed, "options": options})


@pytest.mark.parametrize("seats", [0, 2, 6, -1, True, "3"])
def test_SEN_2_1_three_to_five_players(seats: Any) -> None:
    with pytest.raises(BadSetup):
        SENATORS.new(seats=seats)


def test_SEN_2_2_the_senate_track_runs_over_the_four_boards_in_a_row() -> None:
    assert SENATORS.data.value("senate_track", "spaces", "count") == 5 * len(SENATORS.names["board"])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_SEN_2_3_everybody_starts_with_5_senators(seats: int) -> None:
    assert dealt(seats).senators == [5] * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_SEN_2_4_one_hidden_card_of_each_deck(seats: int) -> None:
    for player in dealt(seats).dump()["players"]:
        low, middle, high = sorted(int(card[-1]) for card in player["hand"])
        assert low in (1, 2, 3)
        assert middle in (4, 5, 6)
        assert high in (7, 8, 9)
        assert player["table"] == player["hand_seen"] == []


def test_SEN_2_4_decks_are_shuffled() -> None:
    tops = {tuple(dealt(3, seed).dump()["decks"]["market_1"][:4]) for seed in range(20)}
    assert len(tops) > 10


def test_SEN_2_5_offices_are_shuffled_and_none_is_dealt() -> None:
    decks = [tuple(dealt(3, seed).dump()["decks"]["senate"]) for seed in range(10)]
    assert all(len(deck) == 15 for deck in decks)
    assert len(set(decks)) == 10
    assert dealt(3).offices == [(), (), ()]


def test_SEN_2_6_all_22_events_are_shuffled() -> None:
    decks = [tuple(dealt(3, seed).dump()["decks"]["events"]) for seed in range(10)]
    assert all(sorted(deck) == sorted(SENATORS.names["event"]) for deck in decks)
    assert len(set(decks)) == 10


@pytest.mark.parametrize(
    ("seats", "money"), [(3, [10, 13, 16]), (4, [10, 13, 16, 19]), (5, [10, 13, 16, 19, 22])]
)
def test_SEN_2_7_starting_money(seats: int, money: list[int]) -> None:
    assert dealt(seats).cash == money


@pytest.mark.parametrize(
    ("seats", "in_play", "left", "row"), [(3, 39, 15, 4), (4, 58, 14, 5), (5, 80, 13, 6)]
)
def test_SEN_2_8_table_per_player_count(seats: int, in_play: int, left: int, row: int) -> None:
    state = SENATORS.new(seats=seats, options={"variant_influence": True}, seed="2.8")
    view = state.view(None)
    assert sum(state.cash) == in_play
    assert view["decks"] == {"market_1": left, "market_2": left, "market_3": left, "senate": 15, "events": 22}
    assert len(view["draft_row"]) == row


@pytest.mark.parametrize(("packets", "top"), [("8_on_top", 10), ("9_on_top", 11)])
@pytest.mark.parametrize("seed", range(10))
def test_SEN_2_9_anti_bad_luck(packets: str, top: int, seed: int) -> None:
    deck = dealt(4, seed, variant_antiluck=True, antiluck_packets=packets).dump()["decks"]["events"]
    assert sorted(deck) == sorted(SENATORS.names["event"])
    assert sum(name.startswith("war") for name in deck[:top]) == 2
    assert sum(name.startswith("war") for name in deck[top:]) == 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_SEN_2_10_draft_goes_anticlockwise_from_the_last_seat(seats: int) -> None:
    """SEN-2.10, SEN-D01: everybody picks one of the open cards; the last one leaves the game (SEN-6.7)."""
    state = SENATORS.new(seats=seats, options={"variant_influence": True}, seed="draft")
    row = state.view(None)["draft_row"]
    for seat in reversed(range(seats)):
        assert state.to_move == (seat,)
        assert len(state.view(None)["draft_row"]) == seat + 2
        state.play(seat, f"draft {row[seat]}")
        assert state.view(None)["players"][seat]["influence"] == [row[seat]]
    assert state.view(None)["draft_row"] == []
    assert row[seats] not in [card for player in state.dump()["players"] for card in player["influence"]]
    assert state.turn == 1


def test_SEN_D01_only_cards_of_the_row_and_only_in_order() -> None:
    state = SENATORS.new(seats=3, options={"variant_influence": True}, seed="draft")
    row = state.view(None)["draft_row"]
    absent = next(name for name in SENATORS.names["card"][69:] if name not in row)
    assert refused(state, "C", f"draft {absent}").rule == "SEN-2.10"
    assert refused(state, "A", f"draft {row[0]}").rule == "SEN-2.10"
    assert refused(state, "C", "auction").rule == "SEN-2.10"
    assert legal(state, "C") == [*(f"draft {card}" for card in row), "embezzle"]


def test_SEN_2_11_both_variants_together() -> None:
    state = SENATORS.new(seats=3, options={"variant_influence": True, "variant_antiluck": True}, seed="both")
    assert asked(state) == "C InfluenceDraft"
    wars = [name.startswith("war") for name in state.dump()["decks"]["events"]]
    assert sum(wars[:10]) == 2


def test_SEN_2_12_the_first_player_takes_the_first_turn() -> None:
    for seed in range(5):
        state = SENATORS.new(seats=4, seed=seed)
        assert (state.turn, state.active) == (1, 0)


def eliminate_in_draft(letter: str) -> Any:
    options = {"variant_influence": True, "embezzle_last_senator": "allowed"}
    state = SENATORS.new(seats=4, options=options, seed="draft")
    return play(state, f"{letter}: embezzle; embezzle; embezzle; embezzle; embezzle")


@pytest.mark.parametrize(("letter", "next_asked"), [("D", "C"), ("C", "D"), ("A", "D")])
def test_SEN_3_19_a_player_who_leaves_in_the_draft_is_skipped(letter: str, next_asked: str) -> None:
    """SEN-3.19 (d), (f): no turn has begun, so none is broken off; the draft goes on with the others."""
    state = eliminate_in_draft(letter)
    assert asked(state) == f"{next_asked} InfluenceDraft"
    while state.turn == 0:
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    assert state.view(None)["draft_row"] == []
    picked = [len(player["influence"]) for player in state.view(None)["players"]]
    assert picked == [0 if "ABCD"[seat] == letter else 1 for seat in range(4)]
    assert state.active == (1 if letter == "A" else 0)
