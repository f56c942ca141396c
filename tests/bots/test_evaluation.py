"""Evaluations: every term is explained, chances add up, and looking changes nothing."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

import taberna
from taberna.bots.clock import Clock
from taberna.bots.evaluation import (
    CHARACTERS,
    calibrated,
    character,
    evaluation,
    farsighted,
    training_options,
    with_weights,
)
from taberna.bots.search import SearchBot

from .helpers import midgame, play_on


@pytest.mark.parametrize("game", taberna.GAMES)
def test_terms_are_the_features_in_order(game: str) -> None:
    names = import_module(f"taberna.games.{game}.features").NAMES
    assert tuple(term.name for term in evaluation(game).terms) == names
    assert all(term.why and term.more and term.less for term in evaluation(game).terms)


@pytest.mark.parametrize("game", taberna.GAMES)
def test_second_halves_are_steps_of_the_game(game: str) -> None:
    assert evaluation(game).continues <= set(taberna.game(game).steps)


@pytest.mark.parametrize("game", taberna.GAMES)
def test_chances_add_up_and_looking_changes_nothing(game: str) -> None:
    model = evaluation(game)
    for seats in (taberna.game(game).min_seats, taberna.game(game).max_seats):
        for decisions in (0, 15, 40, 80, 120):
            state = midgame(game, seats, "chances", decisions)
            if not state.to_move:
                continue
            before = json.dumps(state.dump())
            values = model.values(state)
            assert len(values) == seats
            assert sum(values) == pytest.approx(1)
            assert all(len(row) == len(model.terms) for row in model.features(state))
            assert 0 <= model.stage(state) <= 1
            assert json.dumps(state.dump()) == before


@pytest.mark.parametrize("game", taberna.GAMES)
def test_after_the_end_the_winners_have_it_all(game: str) -> None:
    state = midgame(game, 3, "the end", 5000)
    assert state.result is not None
    values = evaluation(game).values(state)
    assert {seat for seat, value in enumerate(values) if value} == set(state.result.winners)


@pytest.mark.parametrize("game", taberna.GAMES)
def test_shipped_weights_say_how_they_were_made(game: str) -> None:
    shipped = Path(taberna.game(game).package) / "weights.json"
    data = json.loads(shipped.read_text(encoding="utf-8"))
    assert data["game"] == game
    assert data["made_by"].startswith(f"taberna train {game} ")
    assert set(data["weights"]) == {term.name for term in evaluation(game).terms}


@pytest.mark.parametrize("game", taberna.GAMES)
def test_training_options_are_options(game: str) -> None:
    for options in training_options(game):
        taberna.game(game).resolve(options)


def test_more_of_a_good_thing_is_better() -> None:
    """A senator more, everything else equal, raises one's own chance and lowers the others'."""
    game = taberna.game("senators")
    model = with_weights("senators", None)
    rich = game.position({"players": [{"senators": 7}, {}, {}]})
    poor = game.position({"players": [{"senators": 4}, {}, {}]})
    assert model.values(rich)[0] > model.values(poor)[0]
    assert model.values(rich)[1] < model.values(poor)[1]


def test_play_goes_on_with_unknown_habits() -> None:
    state = midgame("senators", 3, "habits", 0)
    from taberna.bots.greedy import GreedyBot

    bot = GreedyBot("x", 1, with_weights("senators", None))
    assert play_on(state, [bot, bot, bot], 30) == 30


@pytest.mark.parametrize("game", ["provincia", "rome"])
def test_searches_of_levels_have_a_judge_of_their_own_and_hints_do_not(game: str) -> None:
    model = evaluation(game)
    assert model.afar is not None
    assert set(model.afar.weights) == set(model.weights)
    assert model.afar.weights != model.weights
    for name in CHARACTERS:
        assert character(game, name).afar is not None
    assert calibrated(game).afar is None


def test_a_search_asks_that_judge_where_its_imagined_games_end() -> None:
    """One who thinks nothing of anything says 50 % of every game that is not over."""
    state = midgame("rome", 2, "afar", 15)
    seat = state.to_move[0]
    indifferent = farsighted(evaluation("rome"), with_weights("rome", {}))
    for model, says_nothing in ((evaluation("rome"), False), (indifferent, True)):
        bot = SearchBot("afar", iterations=24, model=model, game=state.game)
        tree = bot.think(state.view(seat), state.moves(seat), Clock())
        chances = [chance for record in tree.record.values() for chance in record]
        assert chances
        assert all(chance == pytest.approx(0.5) for chance in chances) == says_nothing
