"""Bots are handed views only: every one of them plays from another process that never had a state."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

import pytest

import taberna
from taberna import bots
from taberna.bots.external import ExternalBot
from taberna.bots.lines import Question, read_answer, read_question, written
from taberna.bots.outside import BotFailed
from taberna.bots.serve import Thinker, serve
from taberna.kernel.errors import BadSetup

from .helpers import midgame, play_on

BRUTUS = '''
class Brutus:
    """Always the last move."""

    def __init__(self, game, seed):
        self.seen = []

    def choose(self, view, moves, clock):
        self.seen.append(view["you"])
        return moves[-1]
'''

#: A bot in a language of its own: reads JSON lines, answers with the first move.
PROGRAM = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert set(question) == {"game", "view", "moves", "seconds"}
    print(json.dumps({"move": question["moves"][0]}), flush=True)
"""


@pytest.mark.parametrize("game", taberna.GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "search:3it", "plebeian"])
def test_every_bot_plays_in_a_process_that_holds_only_the_view(game: str, name: str) -> None:
    state = midgame(game, 3, "apart")
    command = [sys.executable, "-m", "taberna.bots.serve", name, "seed"]
    players: list[bots.Bot] = [ExternalBot(command) for _ in range(3)]
    try:
        assert play_on(state, players, 8) > 0
    finally:
        for player in players:
            assert isinstance(player, ExternalBot)
            player.close()
    assert not state.faults()


def test_levels_and_their_processes_are_the_same_bots() -> None:
    game = taberna.game("senators")
    state = midgame("senators", 3, "same", 20)
    seat = state.to_move[0]
    here = bots.make("greedy", game, "seed").choose(state.view(seat), state.moves(seat), bots.Clock())
    there = ExternalBot([sys.executable, "-m", "taberna.bots.serve", "greedy", "seed"])
    try:
        assert there.choose(state.view(seat), state.moves(seat), bots.Clock()) is here
    finally:
        there.close()


def test_a_bot_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(BRUTUS)
    game = taberna.game("senators")
    state = game.new(3, seed="brutus")
    players = [bots.make(f"{file}:Brutus", game, str(s)) for s in range(3)]
    play_on(state, players, 30)
    assert all(set(player.bot.seen) <= {seat} for seat, player in enumerate(players))  # type: ignore[attr-defined]


def test_a_program_of_any_language(tmp_path: Path) -> None:
    file = tmp_path / "program.txt"
    file.write_text(PROGRAM)
    game = taberna.game("rome")
    state = game.new(2, seed="program")
    players = [bots.make(f"exec {sys.executable} {file}", game, "") for _ in range(2)]
    try:
        assert play_on(state, players, 10) == 10
    finally:
        for player in players:
            player.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("print('hello', flush=True)", "not {'move'"),
        ('print(\'{"move": "fly away"}\', flush=True)', "not among its moves"),
        ("raise SystemExit", "ended without an answer"),
    ],
)
def test_a_program_that_fails_is_named(tmp_path: Path, answer: str, complaint: str) -> None:
    file = tmp_path / "program.txt"
    file.write_text(f"import sys\nsys.stdin.readline()\n{answer}\n")
    game = taberna.game("rome")
    state = game.new(2, seed="fails")
    seat = state.to_move[0]
    bot = ExternalBot([sys.executable, str(file)])
    with pytest.raises(BotFailed, match=complaint.replace("{", "\\{")):
        bot.choose(state.view(seat), state.moves(seat), bots.Clock(5))
    bot.close()
    assert game.name == "rome"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("gredy", 'Did you mean "greedy"'),
        ("search:fast", "no budget"),
        ("search:0ms", "no time"),
        ("nowhere.py:Brutus", "no file"),
        ("exec ", "name a program"),
    ],
)
def test_unknown_bots_are_refused_with_a_hint(name: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        bots.make(name, taberna.game("senators"), "")


def test_a_file_without_that_class_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(BRUTUS)
    with pytest.raises(BadSetup, match="no 'Cassius'"):
        bots.make(f"{file}:Cassius", taberna.game("senators"), "")


def test_a_bot_in_another_process_plays_with_the_edition_of_its_table() -> None:
    edition = {"offices": {"consul": {"copies": 3}}}
    asked = Question("senators", {}, ["pass"], 1.0, edition)
    assert read_question(written(asked)).edition == edition
    plain = read_question(written(Question("senators", {}, ["pass"], 1.0)))
    assert plain.edition is None


def test_a_process_that_is_every_bot_answers_as_the_one_that_is_named() -> None:
    state = midgame("senators", 3, "every", 20)
    seat = state.to_move[0]
    texts = [move.text for move in state.moves(seat)]
    game = taberna.game("senators")
    here = bots.make("greedy", game, "seed").choose(state.view(seat), state.moves(seat), bots.Clock(5))
    question = Question("senators", state.view(seat), texts, 5, bot="greedy", seed="seed")
    out = BytesIO()
    serve(Thinker(), BytesIO(written(question) + b"nonsense\n" + written(question)), out)
    first, broken, again = (read_answer(line) for line in out.getvalue().splitlines())
    assert first == again
    assert first.among(state.moves(seat)) is here
    assert broken.error.startswith("DecodeError")
