"""Scripts: at least eight for each game, they see views only, and each of them says something in a game."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.bots import Clock, make
from taberna.bots.random_bot import RandomBot
from taberna.bots.scripted import Script, ScriptedBot, scripts
from taberna.kernel.errors import BadSetup

from ..games.massilia import helpers as massilia
from .helpers import midgame


@pytest.mark.parametrize("game", taberna.GAMES)
def test_there_are_enough_and_each_says_what_it_does(game: str) -> None:
    found = scripts(game)
    assert len(found) >= 8
    assert all(script.__doc__ for script in found.values())


@pytest.mark.parametrize(("game", "name"), [(g, n) for g in taberna.GAMES for n in scripts(g)])
def test_a_script_speaks_now_and_then_and_names_legal_moves(game: str, name: str) -> None:
    script: Script = scripts(game)[name]
    rules = taberna.game(game)
    spoke = 0
    for seed in range(6):
        state = rules.new(rules.min_seats, seed=f"script {seed}")
        players = [RandomBot(f"{seed} {seat}") for seat in range(state.seats)]
        while state.to_move:
            seat = state.to_move[0]
            moves = state.moves(seat)
            if seat == 0 and len(moves) > 1:
                said = script(state.view(0), [move for move in moves if not move.interrupt])
                assert said is None or said in moves
                spoke += said is not None
            state.play(seat, players[seat].choose({}, moves, Clock()))
        if spoke:
            return
    raise AssertionError(f"{name} never said anything")


def test_a_script_is_followed_and_its_level_fills_the_gaps() -> None:
    state = midgame("senators", 3, "scripts", 3)
    asked: list[str] = []

    class Listener:
        def choose(self, view: Any, moves: Any, clock: Clock) -> Any:
            asked.append(view["step"]["name"])
            return moves[0]

    seat = state.to_move[0]
    moves = state.moves(seat)
    last = [move for move in moves if not move.interrupt][-1]
    bot = ScriptedBot(lambda view, offered: offered[-1], Listener())
    assert bot.choose(state.view(seat), moves, Clock()) is last
    assert not asked
    bot = ScriptedBot(lambda view, offered: None, Listener())
    assert bot.choose(state.view(seat), moves, Clock()) is moves[0]
    assert asked


def test_the_raid_goes_where_the_tax_cannot_be_paid() -> None:
    state = massilia.position(
        temple=["brown_2"],
        figures={"consul": "P7"},
        B={"money": 0, "stalls": {"S9": {"pink": 3}}},
    )
    bot = make("exploit:raid", state.game, "raider")
    while state.to_move == (0,):
        state.play(0, bot.choose(state.view(0), state.moves(0), Clock()))
    assert massilia.asked(state) == "B Tax"


def test_unknown_scripts_are_refused_in_words() -> None:
    with pytest.raises(BadSetup, match=r"no script 'raad'.*raid"):
        make("exploit:raad", taberna.game("massilia"), "")
