"""A game that brings nothing but its rules, from another package: everybody can play it, everywhere."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import taberna
from taberna import bots
from taberna.bots.evaluation import evaluation
from taberna.kernel import laws
from taberna.locale import LANGUAGES, speaker
from taberna.terminal.plain import drawing_of
from tests.server.test_view_cache import watch

TestLaws = laws.suite("kuhn", games=20, deep=6)


def test_it_is_found_by_its_entry_point() -> None:
    assert "kuhn" in taberna.GAMES
    assert taberna.game("kuhn").title == "Kuhn poker"


def test_who_bets_a_king_against_a_pass_wins_one() -> None:
    state = taberna.game("kuhn").new(2, {}, "king")
    state.play(0, "bet")
    state.play(1, "pass")
    assert state.result is not None
    assert state.result.scores == (1, -1)


@pytest.mark.parametrize("level", ["random", "plebeian", "eques", "senator", "search:20it"])
def test_every_level_plays_it_to_the_end(level: str) -> None:
    game = taberna.game("kuhn")
    state = game.new(2, {}, "levels")
    players = [bots.make(level, game, str(seat)) for seat in range(2)]
    while state.to_move:
        seat = state.to_move[0]
        state.play(seat, players[seat].choose(state.view(seat), state.moves(seat), bots.Clock()))
    assert state.result is not None


def test_search_bets_a_king_and_hints_say_so() -> None:
    """Who holds the best card and is bet at loses nothing by betting too."""
    game = taberna.game("kuhn")
    seeds = (str(i) for i in range(100))
    state = next(
        s for s in (game.new(2, {}, seed) for seed in seeds) if s.view(1)["players"][1]["card"] == "king"
    )
    state.play(0, "bet")
    view, moves = state.view(1), state.moves(1)
    assert bots.make("search:60it", game, "x").choose(view, moves, bots.Clock()).text == "bet"
    best, *_ = bots.hints(game, view, moves, bots.Clock(), seed=1, seconds=0.2)
    assert best.move.text == "bet"
    assert best.chance > 0.9


def test_it_is_judged_by_its_points() -> None:
    model = evaluation("kuhn")
    assert [term.name for term in model.terms] == ["score"]
    state = taberna.game("kuhn").new(2, {}, "judged")
    assert sum(model.values(state)) == pytest.approx(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terminal_and_words_are_plain_in_every_language(lang: str) -> None:
    game = taberna.game("kuhn")
    state = game.new(2, {}, "words")
    events = state.listen()
    says = speaker(game, lang)
    out = StringIO()
    Console(file=out, width=80).print(drawing_of("kuhn").render(state.view(0), says))
    assert "card" in out.getvalue()
    assert says.move(state.moves(0)[1]) == "bet"
    assert says.prompt(state.view(0)) == "Decide"
    state.play(0, "bet")
    assert "bets" in says.log(events[-1].seen_by(None))
    state.play(1, Random(1).choice(state.moves(1)))
    assert says.result(state.view(0))


def test_the_server_shows_what_its_views_show() -> None:
    """Nothing public about a player, no options: the pieces of a frame still fit together."""
    watch(taberna.game("kuhn"), 8)
