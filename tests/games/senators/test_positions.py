"""Positions: every key of docs/positions/senators.md, and what cannot stand is refused in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from taberna import BadDump, TabernaError

from .helpers import SENATORS, asked, face_up, holding, legal, play, position


def test_what_is_not_named_stays_as_dealt() -> None:
    plain = SENATORS.position({"seats": 4, "seed": "roma"})
    dealt = SENATORS.new(seats=4, seed="roma")
    assert plain.hand == dealt.hand
    assert asked(plain) == "A ChooseAction"


def test_positions_can_be_written_in_toml() -> None:
    state = SENATORS.position(
        """
        seats = 3
        active = 1
        step = { step = "NewSenator", seat = 2, price = 9 }
        [[players]]
        cash = 4
        [[players]]
        offices = ["consul_1"]
        """
    )
    assert asked(state) == "C NewSenator"
    assert state.cash == [4, 13, 16]
    assert face_up(state, "B") == ["consul_1"]


def test_a_named_card_is_taken_from_wherever_it_is() -> None:
    dealt = SENATORS.position({"seats": 3})
    card = holding(dealt, "B")["hand"][0]
    state = SENATORS.position({"seats": 3, "players": [{"table": [card]}]})
    assert face_up(state, "A") == [card]
    assert card not in holding(state, "B")["hand"]
    assert state.faults() == []


def test_the_rest_of_a_named_hand_goes_under_the_decks() -> None:
    state = SENATORS.position({"seats": 3, "players": [{"hand": ["wheat_1"]}]})
    assert holding(state, "A")["hand"] == ["wheat_1"]
    assert sum(len(hand) for hand in state.hand) + sum(map(len, state.decks)) == 69


def test_tops_of_decks() -> None:
    state = position(
        "10/5", "13/5", "16/5",
        decks={"market_1": ["iron_2", "meat_1"], "senate": ["consul_2"], "events": ["majority_3", "war_2"]},
    )  # fmt: skip
    decks = state.dump()["decks"]
    assert decks["market_1"][:2] == ["iron_2", "meat_1"]
    assert decks["senate"][0] == "consul_2"
    assert decks["events"][:2] == ["majority_3", "war_2"]


def test_a_pending_event_has_been_drawn() -> None:
    """The card that asks for the bids lies where it would lie: a War in the row, others discarded."""
    view = position("10/5", "13/5", "16/5", step="WarBid").view(None)
    assert len(view["war_row"]) == 1
    assert view["decks"]["events"] == 21
    view = position("10/5", "13/5", "16/5", step={"step": "DeficitBid", "amount": 20}).view(None)
    assert view["discards"]["events"] == ["deficit_2"]
    view = position("10/5", "13/5", "16/5", step="NewSenator").view(None)
    assert view["discards"]["events"][0].startswith("new_senator")
    named = position("10/5", "13/5", "16/5", step="WarBid", war_row=["war_4", "war_2"]).view(None)
    assert named["war_row"] == ["war_4", "war_2"]


def test_no_draft_row_after_the_draft() -> None:
    state = position("10/5", "13/5", "16/5", options={"variant_influence": True})
    assert state.view(None)["draft_row"] == []


def test_the_draft_itself() -> None:
    row = ["cavalry", "lictors", "tribunes"]
    state = SENATORS.position({"seats": 3, "step": {"step": "InfluenceDraft", "seat": 1}, "draft_row": row})
    play(state, "B: draft lictors", "A: draft tribunes")
    assert face_up(state, "B") == ["lictors"]
    assert state.turn == 1
    assert state.active == 0
    default = SENATORS.position(
        {"seats": 3, "step": "InfluenceDraft", "options": {"variant_influence": True}}
    )
    assert len(legal(default, "C")) == 5


def test_bids_named_count_as_spent() -> None:
    lots = {"market_1": {"card": "meat_2", "bids": [[1, 5]]}, "market_2": {"card": "olives_5"}}
    step = {"step": "AuctionBid", "bidder": 1, "board": "market_2"}
    state = position("10/5", "8/1", "16/5", auction=lots, step=step)
    assert legal(state, "B") == ["pass olives_5", "bid olives_5 1", "bid olives_5 2", "bid olives_5 3"]


def test_prefects_are_asked_of_their_owner() -> None:
    owner = {"influence": ["prefects"], "table": ["iron_6"]}
    state = position("10/5", "13/5", "16/5", C=owner, step="UsePrefects")
    assert asked(state) == "C UsePrefects"


def test_a_set_half_named() -> None:
    hand = {"hand": ["wheat_1", "wheat_5", "wheat_9"]}
    step = {"step": "SellSet", "seat": 0, "picks": ["wheat_1"]}
    state = position("10/5", "13/5", "16/5", A=hand, step=step)
    assert play(state, "A: set wheat_5; set wheat_9").cash[0] == 25


def test_eliminated_players_hold_nothing() -> None:
    state = position("10/5", "0/0", "16/5", B={"influence": ["cavalry"], "offices": ["consul_1"]})
    assert not holding(state, "B")["alive"]
    assert face_up(state, "B") == []
    assert state.view(None)["discards"]["offices"] == ["consul_1"]


TWICE = [
    {"players": [{"hand": ["wheat_1"]}, {"table": ["wheat_1"]}]},
    {"players": [{"hand": ["wheat_1"], "table": ["wheat_1"]}]},
    {"players": [{"hand": ["wheat_1", "wheat_1"]}]},
    {"players": [{"hand": ["wheat_1"]}], "discards": {"resources": ["wheat_1"]}},
    {"players": [{"offices": ["consul_1"]}], "discards": {"offices": ["consul_1"]}},
    {"players": [{"hand": ["wheat_1"]}], "decks": {"market_1": ["wheat_1"]}},
    {"discards": {"resources": ["wheat_1"]}, "decks": {"market_1": ["wheat_1"]}},
    {"players": [{"hand": ["wheat_1"]}], "auction": {"market_1": {"card": "wheat_1"}}, "step": "AuctionBid"},
    {"decks": {"senate": ["consul_1"]}, "auction": {"senate": {"card": "consul_1"}}, "step": "AuctionBid"},
    {"players": [{"influence": ["cavalry"]}, {"influence": ["cavalry"]}]},
    {"war_row": ["war_1", "war_1"]},
    {"war_row": ["war_1"], "decks": {"events": ["war_1"]}},
    {"discards": {"events": ["majority_1"]}, "decks": {"events": ["majority_1"]}},
]


@pytest.mark.parametrize("spec", TWICE)
def test_no_card_in_two_places(spec: dict[str, Any]) -> None:
    with pytest.raises(BadDump, match=r"twice|two places|too many|not in the deck"):
        SENATORS.position({"seats": 3, **spec})


LOT = {"market_1": {"card": "meat_2", "bids": [[1, 5]]}}
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("activ", {"activ": 1}),
    ("active", {"active": 3}),
    ("active", {"active": 0, "players": [{"senators": 0}]}),
    ("alive", {"players": [{"senators": 0}, {"senators": 0}]}),
    ("players", {"players": [{}, {}, {}, {}]}),
    ("cash", {"players": [{"cash": -1}]}),
    ("cash", {"players": [{"cash": "many"}]}),
    ("is no resource card", {"players": [{"hand": ["consul_1"]}]}),
    ("is no office card", {"players": [{"offices": ["wheat_1"]}]}),
    ("is no influence card", {"players": [{"influence": ["wheat_1"]}]}),
    ('Did you mean "wheat_9"', {"players": [{"hand": ["wheat_99"]}]}),
    ("hand_seen", {"players": [{"hand_seen": ["wheat_1"], "hand": []}]}),
    ("locked", {"players": [{"secret_bid": 3}]}),
    ("secret_bid", {"players": [{"cash": 2, "secret_bid": 3}], "step": "WarBid"}),
    ("draft_row", {"draft_row": ["wheat_9"]}),
    ("draft_row", {"draft_row": ["cavalry"]}),
    ("draft_row", {"step": "InfluenceDraft", "draft_row": ["cavalry"]}),
    ("draft_row", {"step": "InfluenceDraft"}),
    ("war_row", {"war_row": ["majority_1"]}),
    ("war_row", {"war_row": ["war_1", "war_2", "war_3", "war_4"]}),
    ("events", {"discards": {"events": ["war_1"]}}),
    ("does not belong", {"decks": {"market_1": ["wheat_9"]}}),
    ("decks", {"decks": {"market_4": []}}),
    ("cannot be offered", {"auction": {"market_1": {"card": "wheat_9"}}, "step": "AuctionBid"}),
    ("bids", {"auction": {"market_1": {"card": "meat_2", "bids": [[1, 5], [2, 5]]}}, "step": "Settle"}),
    ("bids", {"auction": {"market_1": {"card": "meat_2", "bids": [[1, 5], [1, 7]]}}, "step": "Settle"}),
    ("bids", {"auction": {"market_1": {"card": "meat_2", "bids": [[0, 5]]}}, "step": "Settle"}),
    ("bids", {"auction": {"market_1": {"card": "meat_2", "bids": [[7, 5]]}}, "step": "Settle"}),
    ("bids", {"auction": {"market_1": {"card": "meat_2", "bids": [["x", 5]]}}, "step": "Settle"}),
    ("bids", {"auction": {"market_1": {"card": "meat_2", "bids": [5]}}, "step": "Settle"}),
    ("bids", {"auction": {"market_1": {"card": "meat_2", "bids": [[1, 0]]}}, "step": "Settle"}),
    ("cover", {"auction": LOT, "step": "Settle", "players": [{}, {"cash": 4, "senators": 1}]}),
    ("cover", {"auction": LOT, "step": "Settle", "options": {"commitment_cap": "cash"},
               "players": [{}, {"cash": 4}]}),
    ("offer", {"auction": LOT, "step": "ChooseAction"}),
    ("offer", {"step": "AuctionBid"}),
    ("offer", {"auction": LOT, "step": {"step": "AuctionBid", "bidder": 1, "board": "market_2"}}),
    ("bidder", {"auction": LOT, "step": {"step": "AuctionBid", "bidder": 0}}),
    ("bidder", {"auction": LOT, "step": {"step": "AuctionBid", "bidder": 9}}),
    ("no step", {"step": "ChoseAction"}),
    ("step", {"step": 7}),
    ("step", {"step": {"seat": 1}}),
    ("price", {"step": {"step": "NewSenator", "price": 16}}),
    ("seat", {"step": {"step": "NewSenator", "seat": 3}}),
    ("seat", {"step": {"step": "NewSenator", "seat": -1}}),
    ("seat", {"step": {"step": "NewSenator", "seat": "A"}}),
    ("victim", {"step": {"step": "ExtortionOffer", "victim": 0}}),
    ("face up", {"step": {"step": "ExtortionPrice", "victim": 1, "card": "iron_6"}}),
    ("face up", {"step": {"step": "ExtortionAnswer", "victim": 1, "card": "iron_6", "price": 1}}),
    ("price", {"step": {"step": "ExtortionAnswer", "victim": 1, "card": "iron_6", "price": 999},
               "players": [{}, {"table": ["iron_6"]}]}),
    ("price", {"step": {"step": "ExtortionAnswer", "victim": 1, "card": "iron_6", "price": 0},
               "players": [{}, {"table": ["iron_6"]}]}),
    ("Prefects", {"step": "UsePrefects"}),
    ("Prefects", {"step": {"step": "UsePrefects", "seat": 1}}),
    ("seat", {"step": {"step": "JoinCashIn", "seat": 0}}),
    ("free_sets", {"step": {"step": "CashIn", "free_sets": -2}}),
    ("picks", {"step": {"step": "SellSet", "seat": 0, "picks": ["wheat_1"]}, "players": [{"hand": []}]}),
    ("picks", {"step": {"step": "SellSet", "seat": 0, "picks": []}}),
    ("picks", {"step": {"step": "SellSet", "seat": 0, "picks": ["wheat_1"]},
               "players": [{"hand": ["wheat_1"]}]}),
    ("turn", {"turn": 0}),
    ("senators", {"game": "massilia"}),
]  # fmt: skip


@pytest.mark.parametrize(("words", "spec"), IMPOSSIBLE, ids=[str(i) for i in range(len(IMPOSSIBLE))])
def test_what_cannot_stand_is_refused_in_words(words: str, spec: dict[str, Any]) -> None:
    with pytest.raises(TabernaError, match=words):
        SENATORS.position({"seats": 3, **spec})


def test_broken_toml() -> None:
    with pytest.raises(BadDump, match="no TOML"):
        SENATORS.position("seats = = 3")


def test_the_examples_of_the_documentation_work() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions" / "senators.md").read_text(encoding="utf-8")
    python, toml = (re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL) for kind in ("python", "toml"))
    assert len(python) == len(toml) == 1
    exec(python[0], {})
    assert asked(SENATORS.position(toml[0])) == "B ExtortionAnswer"


def test_the_documentation_names_every_step() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions" / "senators.md").read_text(encoding="utf-8")
    missing = [name for name in SENATORS.steps if f"`{name}`" not in page]
    assert missing == ["StartCashIn"]  # runs by itself: say CashIn


def test_a_step_that_is_neither_a_name_nor_a_table_is_refused_with_an_example() -> None:
    with pytest.raises(BadDump, match=r"a table like \{ step = "):
        SENATORS.position({"seats": 3, "step": 5})
