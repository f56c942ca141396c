"""The drawing of Provincia Romana, from views alone."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

import taberna
from taberna.games.provincia.terminal import render
from taberna.locale import LANGUAGES, speaker

NAMES = ["Anna", "Bruno", "Clara", "Dora", "Emil", "Flora"]


def drawn(view: dict[str, Any], lang: str = "en", width: int = 100) -> str:
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(render(view, speaker("provincia", lang, NAMES)))
    return out.getvalue()


def position(**kw: Any) -> Any:
    return taberna.game("provincia").position({"seats": 3, **kw})


def test_a_city_shows_active_and_inactive_buildings() -> None:
    players = [
        {
            "town": "arelate",
            "city": ["horreum", "statio", "statio_active", "fons", "fons"],
            "front": ["corruptio"],
        }
    ]
    text = drawn(position(players=players).view(None))
    assert "Arelate (PONS): FONS ×2, HORREUM¹, [STATIO], STATIO (active), CORRUPTIO" in text


def test_the_display_shows_prices() -> None:
    display = {"face_up": ["circus", "turris", "turris"], "face_down": ["fons", "domus"]}
    state = position(step="TakeCard", display=display)
    text = drawn(state.view(None))
    assert "CIRCUS¹ [2c 2w 9s 1g → 12], TURRIS [1w → 2] ×2 · face down: 1 2" in text
    assert "DOMUS" not in text
    assert "CIRCUS¹: Circus. On playing: 1 morale. Only once in a city." in text


@pytest.mark.parametrize(("order", "first"), [("right_first", "−2 wood"), ("left_first", "−2 gold")])
def test_PRO_OPT_07_the_penalty_that_comes_first_is_told_first(order: str, first: str) -> None:
    """PRO-3.52: the terminal tells the penalty of the Gauls, and never another order than is played."""
    state = position(
        round=2,
        bellum=["bellum_ii_a"],
        step="ChooseTokens",
        options={"penalty_order": order},
        players=[{"morale": 1, "defence": -3}],
    )
    for seat in range(3):
        state.play(seat, state.moves(seat)[0])
    text = " ".join(drawn(state.view(None)).split())
    assert f"BELLUM II A: Attack strength 4: {first}; if that cannot be paid" in text


def test_cards_are_drawn_as_the_edition_prints_them() -> None:
    game = taberna.game(
        "provincia",
        {
            "buildings": {"fons": {"prestige": 9, "unique": True}},
            "spqr": {"gloria_2": {"value": 7, "gold": 1}},
        },
    )
    state = game.position({"seats": 2, "players": [{"hand": ["fons", "gloria_2"]}]})
    out = io.StringIO()
    Console(file=out, width=100, highlight=False).print(render(state.view(0), speaker(game, "en", NAMES)))
    assert "FONS¹ [2c 1s → 9], GLORIA 7 [1g]" in out.getvalue()
    assert "GLORIA 7: Glory: 1 gold; stays: 7 prestige at the end of the game." in out.getvalue()


def test_hands_and_tokens_stay_with_their_owners() -> None:
    players = [{"town": "massilia", "hand": ["hortus", "aediles"], "tokens": ["blue_plus_1"]}]
    state = position(round=2, step="ChooseTokens", players=players)
    mine = drawn(state.view(0))
    assert "Your hand: HORTUS [6g → 8], AEDILES [2g]" in mine
    assert "blue +1" in mine
    others = drawn(state.view(1)) + drawn(state.view(None))
    assert "HORTUS" not in others
    assert "AEDILES" not in others


def test_what_everybody_remembers_of_a_hand() -> None:
    players = [{"hand": ["hortus", "fons"], "seen": ["hortus"]}]
    assert "Hand: HORTUS\n" in drawn(position(players=players).view(1)).replace(" \n", "\n")


def test_the_peeker_sees_the_top_of_the_deck() -> None:
    state = position(
        decks={"aedificium": ["fons", "domus"]},
        exact=["aedificium"],
        discards={"aedificium": ["circus"]},
        players=[{"hand": ["consuetudo"], "gold": 2}],
    )
    for text in ("play consuetudo", "keep circus", "put domus"):
        state.play(0, text)
    assert "known to you alone: DOMUS, FONS" in drawn(state.view(0))
    assert "DOMUS" not in drawn(state.view(1))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_whole_games_can_be_drawn(lang: str, seats: int) -> None:
    state = taberna.game("provincia").new(seats=seats, seed=f"drawn {lang}")
    rng = Random(lang)
    while state.to_move:
        seat = rng.choice(state.to_move)
        if rng.random() < 0.15:
            assert NAMES[seat] in drawn(state.view(seat), lang, 80)
        state.play(seat, rng.choice(state.moves(seat)))
    assert NAMES[0] in drawn(state.view(None), lang, 80)
