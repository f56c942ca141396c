"""The drawing of Senators, from views alone."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import taberna
from taberna.games.senators.terminal import coins, render, tempts
from taberna.locale import LANGUAGES, speaker

NAMES = ["Anna", "Bruno", "Clara"]


def drawn(view: dict[str, Any], lang: str = "en", width: int = 80) -> str:
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(render(view, speaker("senators", lang, NAMES)))
    return out.getvalue()


def position(**kw: Any) -> Any:
    return taberna.game("senators").position({"seats": 3, **kw})


AUCTION = {
    "active": 0,
    "auction": {
        "market_1": {"card": "meat_2"},
        "market_2": {"card": "olives_5", "bids": [[1, 3], [2, 5]]},
        "market_3": {"card": "wheat_9"},
        "senate": {"card": "quaestor_1", "bids": [[1, 7]]},
    },
    "step": {"step": "AuctionBid", "bidder": 2, "board": "senate", "spent": 5},
}


def test_cubes_lie_on_the_price_spaces() -> None:
    text = drawn(position(**AUCTION).view(2))
    assert "1 2 3■ 4 5▲ 7 10 15" in text
    assert "1 3 5 7■ 10 15 20" in text
    for card in ("Meat 2", "Olives 5", "Wheat 9", "Quaestor"):
        assert card in text


def test_without_printed_prices_the_bids_alone_are_shown() -> None:
    free = position(**AUCTION, options={"bid_track_mode": "any_integer"})
    assert "3■ 5▲" in drawn(free.view(2))


def test_markers_on_one_space_are_stacked_and_go_on_beyond_20() -> None:
    state = position(players=[{"senators": 4}, {"senators": 4}, {"senators": 23}])
    rows = drawn(state.view(0)).splitlines()
    track = next(i for i, row in enumerate(rows) if row.startswith("  1  2  3"))
    column = rows[track].index(" 4 ") + 1
    assert (rows[track + 1][column], rows[track + 2][column]) == ("●", "■")
    assert "▲23" in rows[track + 1]


def test_only_the_own_screen_is_open() -> None:
    players = [
        {"cash": 17, "hand": ["wheat_1", "iron_5", "wood_9"]},
        {"cash": 23, "hand": ["meat_1", "meat_5", "meat_9"]},
        {"cash": 1},
    ]
    state = position(players=players, step="ChooseAction")
    mine, spectator = drawn(state.view(0)), drawn(state.view(None))
    assert "Wheat 1, Iron 5, Wood 9" in mine
    assert "17 talents  (10) (5) (1)×2" in mine
    for text in (mine, spectator):
        assert "Meat" not in text
        assert "23 talents" not in text
        assert "3 cards · ·· ···" in text
    assert "Your hand" not in spectator


def test_at_the_end_everything_is_open() -> None:
    events = ["war_4"]
    state = position(
        players=[{"cash": 7, "hand": ["wheat_1"]}, {"cash": 9, "senators": 9}, {}],
        war_row=["war_1", "war_2", "war_3"],
        decks={"events": events},
        step="DrawEvent",
    )
    assert state.result is not None
    text = drawn(state.view(None))
    assert "7 talents, Wheat 1" in text
    assert "⚔ ⚔ ⚔ ⚔" in text


@pytest.mark.parametrize(
    ("scope", "timing", "quaestor", "censor"),
    [
        (
            "all_sales",
            "before_buying",
            "sell any three cards as a set, as often",
            ", before you buy a senator",
        ),
        ("one_sale", "any_time", "sell one set of any three cards", ""),
    ],
)
def test_effects_are_told_as_they_are_played(scope: str, timing: str, quaestor: str, censor: str) -> None:
    """SEN-6.2, SEN-6.3, SEN-3.74: offices and influence that lie face up, on offer or in the draft."""
    state = position(
        players=[{"offices": ["quaestor_1"]}, {"offices": ["governor_iron"], "influence": ["lictors"]}, {}],
        auction={"senate": {"card": "censor_2"}, "market_1": {"card": "wheat_1"}},
        step={"step": "AuctionBid", "bidder": 2, "board": "senate", "spent": 0},
        options={"variant_influence": True, "quaestor_scope": scope, "censor_timing": timing},
    )
    text = " ".join(drawn(state.view(None)).split())
    assert f"Quaestor: In a cash-in: {quaestor}" in text
    assert f"Censor: In a cash-in{censor}: take 1 senator" in text
    assert "Lictors: You take 8 instead of 3 when you choose Extortion." in text
    assert "Governor: Counts as one card of its type" in text
    assert "Consul: " not in text
    assert "Wheat 1: " not in text


def test_the_event_that_is_decided_is_told_as_it_is_played() -> None:
    """SEN-3.22, SEN-6.4: the price falls as the option says."""
    for option, told in (("per_player", "after every refusal"), ("per_round", "after everybody has refused")):
        state = position(
            decks={"events": ["new_senator_1"]}, step="DrawEvent", options={"new_senator_price_step": option}
        )
        assert f"New Senator: One senator is sold at a falling price, from 15: 1 less {told}." in " ".join(
            drawn(state.view(None)).split()
        )


def test_coins() -> None:
    assert coins(17, [1, 5, 10]) == "(10) (5) (1)×2"
    assert coins(34, [1, 3, 5, 10]) == "(10)×3 (3) (1)"
    assert coins(0, [1, 5, 10]) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_fits_80_columns(lang: str) -> None:
    offices = ["governor_wheat", "governor_wood", "censor_1", "consul_2"]
    players = [{"cash": 88, "offices": offices, "table": ["meat_1", "iron_6", "cloth_7"]}, {}, {}]
    for state in (position(**AUCTION), position(players=players, step="ChooseAction")):
        for viewer in (0, None):
            assert max(map(len, drawn(state.view(viewer), lang).splitlines())) <= 80


def test_a_censor_tempts_only_whom_it_can_hit() -> None:
    players = [{"senators": 6}, {"senators": 4, "offices": ["censor_1"]}, {"senators": 3}]
    step = {"step": "CashIn", "seat": 1}
    state = position(active=1, players=players, step=step)
    assert [tempts(state.view(seat)) for seat in (0, 1, 2, None)] == [True, False, False, False]
    bought = position(active=1, players=players, step={**step, "bought": True})
    assert not tempts(bought.view(0))
    any_time = position(
        active=1, players=players, step={**step, "bought": True}, options={"censor_timing": "any_time"}
    )
    assert tempts(any_time.view(0))
    guarded = [{"senators": 6, "influence": ["praetors"]}, *players[1:]]
    safe = position(active=1, players=guarded, step=step, options={"variant_influence": True})
    assert not tempts(safe.view(0))
