"""A game that brings nothing but its rules, from another package: everybody can play it, everywhere."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import taberna
from taberna import bots
from taberna.adapters.encoding import Encoding
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


def test_a_position_names_what_matters_and_the_rest_is_dealt() -> None:
    game = taberna.game("kuhn")
    spec = {"players": [{"card": "king"}, {"pot": 2}], "passed": True, "step": {"step": "Decide", "seat": 0}}
    state = game.position(spec)
    assert state.view(0)["players"][0] == {"seat": 0, "pot": 1, "card": "king"}
    state.play(0, "pass")
    assert state.result is not None
    assert state.result.scores == (-1, 1)
    with pytest.raises(taberna.BadDump, match="named twice"):
        game.position({"players": [{"card": "king"}, {"card": "king"}]})


def test_learners_see_what_the_view_shows_and_nothing_else() -> None:
    encoding = Encoding.of("kuhn", 2)
    assert list(encoding.sections) == [
        "to_move", "revealed", "step.name", "step.rule", "step.seat", "stack", "passed",
        "player 0: card", "player 0: pot", "player 1: card", "player 1: pot",
    ]  # fmt: skip
    state = taberna.game("kuhn").position({"players": [{"card": "king"}, {"card": "jack"}]})
    mine = encoding.vector(state.view(0), 0)
    start, end = encoding.sections["player 0: card"]
    assert list(mine[start:end]) == [0.0, 0.0, 1.0]
    start, end = encoding.sections["player 1: card"]
    assert list(mine[start:end]) == [0.0, 0.0, 0.0]


def test_the_adapters_play_it() -> None:
    pytest.importorskip("pettingzoo")
    from taberna.adapters.pettingzoo import env

    table = env("kuhn", seats=2)
    table.reset(seed=3)
    won = 0.0
    for _ in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        won += reward
        table.step(None if over or cut else int(observation["action_mask"].nonzero()[0][-1]))
    assert won == 1


def test_openspiel_plays_it() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from taberna.adapters import openspiel

    openspiel.register()
    state = pyspiel.load_game("taberna_kuhn(deals=6)").new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 1
