"""The drawing of Massilia, from views alone."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

import taberna
from taberna.games.massilia.terminal import render
from taberna.locale import LANGUAGES, speaker

NAMES = ["Anna", "Bruno", "Clara", "Dora"]


def drawn(view: dict[str, Any], lang: str = "en", width: int = 80) -> str:
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(render(view, speaker("massilia", lang, NAMES)))
    return out.getvalue()


def position(**kw: Any) -> Any:
    return taberna.game("massilia").position({"seats": 3, **kw})


def test_the_market_is_a_ring() -> None:
    """MAS-1.4.7: north-west corner first, clockwise; figures stand on the path before the stalls."""
    players = [{"stalls": {"S5": {"orange": 2, "pink": 1, "beige": 3}}}]
    text = drawn(position(players=players, figures={"consul": "P5", "pink": "P16"}).view(1))
    lines = text.splitlines()
    assert [word for word in lines[1].split() if word.startswith("P")] == ["P1", "P2", "P3", "P4", "P5"]
    assert "♚" in lines[2]
    stalls = next(line for line in lines if "S5" in line)
    assert "●0 S5" in stalls
    assert "1pi 2or" in lines[lines.index(stalls) + 1]
    assert "3be" in lines[lines.index(stalls) + 2]
    side = next(i for i, line in enumerate(lines) if line.startswith("P16"))
    assert lines[side + 1].startswith("♟pi")


def test_the_ring_of_twelve() -> None:
    text = drawn(position(options={"market_data": "frame_12"}).view(None))
    assert "P12" in text
    assert "P13" not in text
    assert "S12" in text


def test_totals_stay_behind_the_screens() -> None:
    players = [{"money": 7, "stones": 3, "hand": ["venus"]}]
    mine = drawn(position(players=players).view(0), width=120)
    assert "7 sesterces, 3 penalty stones" in mine
    assert "Your god cards: Venus" in mine
    others = drawn(position(players=players).view(1), width=120)
    assert "7 sesterces" not in others
    assert "Venus" not in others
    shown = drawn(position(players=players, options={"open_holdings": True}).view(None), width=120)
    assert "7 sesterces, 3 penalty stones" in shown


def test_the_end_shows_everything() -> None:
    text = drawn(
        position(players=[{"money": 7, "hand": ["venus"], "reputation": 51}], round=7, step="Round").view(
            None
        )
    )
    assert "Venus" in text
    assert "51 + 0 + 2 − 0 = 53" in " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_drawn_in_every_language(lang: str, seats: int) -> None:
    """Every view, prompt, move and log line of a random game has words, and the table fits 80 columns."""
    game = taberna.game("massilia")
    rng = Random(f"{lang} {seats}")
    state = game.new(seats=seats, seed=f"{lang} {seats}")
    say = speaker(game, lang, NAMES[:seats])
    log = state.listen()
    while state.to_move:
        seat = state.to_move[0]
        view = state.view(seat)
        moves = state.moves(seat)
        assert "step-" not in say.prompt(view)
        assert all(say.move(move) for move in moves)
        if rng.random() < 0.1:
            text = drawn(view, lang)
            assert max(map(len, text.splitlines())) <= 80
            assert "term-" not in text
        state.play(seat, rng.choice(moves))
    for event in log:
        line = say.log(event.seen_by(0))
        assert "{" not in line
        assert not line.startswith("log-")
    assert drawn(state.view(0), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_within_reach_say_what_they_do_at_this_table(lang: str) -> None:
    """MAS-6.1: with the option, Minerva replaces two steps, and says so."""
    spec = {"players": [{"hand": ["minerva"]}], "display": ["juno", "mars"]}
    says = speaker("massilia", lang)
    for options in ({}, {"minerva_steps": 2}):
        text = " ".join(drawn(position(options=options, **spec).view(0), lang, 200).split())
        for god in ("minerva", "juno", "mars"):
            assert " ".join(says.effect(god, options).split()) in text
        other = " ".join(drawn(position(options=options, **spec).view(1), lang, 200).split())
        assert " ".join(says.effect("minerva", options).split()) not in other  # nobody else sees the hand
