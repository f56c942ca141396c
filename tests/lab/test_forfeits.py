"""A bot that fails or is late loses its game; the others go on, and nobody is in doubt whose fault it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from taberna.bots import outside
from taberna.cli import main
from taberna.kernel.result import Result
from taberna.lab.arena import Tournament, judged, run

BOTS = """
import sys, time

class Sleeper:
    def __init__(self, game, seed): pass
    def choose(self, view, moves, clock):
        time.sleep(20)
        return moves[0]

class Quitter(Sleeper):
    def choose(self, view, moves, clock):
        sys.exit(0)

class Swallower(Sleeper):
    def choose(self, view, moves, clock):
        try:
            time.sleep(20)
        except Exception:
            pass
        return moves[0]

class Cheat(Sleeper):
    def choose(self, view, moves, clock):
        return "all the money"

class Vandal(Sleeper):
    def choose(self, view, moves, clock):
        first = moves[0]
        for player in view["players"]:
            player.clear()
        view.clear()
        moves.clear()
        return first

class Smuggler(Sleeper):
    def choose(self, view, moves, clock):
        moves.append("all the money")
        return moves[-1]

class Ender(Sleeper):
    def choose(self, view, moves, clock):
        import os
        os._exit(3)

class Stillborn(Sleeper):
    def __init__(self, game, seed):
        raise ValueError("no wish to be")
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(outside, "PATIENCE", 1.5)
    file = tmp_path / "bad.py"
    file.write_text(BOTS, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Sleeper", "gave no answer in 2 s"),
        ("Swallower", "gave no answer in 2 s"),
        ("Quitter", "failed with SystemExit: 0"),
        ("Cheat", "answered 'all the money', which was not among its moves"),
        ("Smuggler", "answered 'all the money', which was not among its moves"),
    ],
)
def test_a_bot_that_fails_loses_its_game_and_the_others_go_on(bots: Path, name: str, complaint: str) -> None:
    plan = Tournament("rome", (f"{bots}:{name}", "greedy"), 6, "forfeits", (3,), challenger=True)
    outcomes = run(plan)
    assert [outcome.wins for outcome in outcomes] == [[0.0, 0.0, 0.0]] * 2
    assert [outcome.places for outcome in outcomes] == [[3, 3, 3]] * 2
    assert [outcome.margins for outcome in outcomes] == [
        [None, None, None]
    ] * 2  # the substitute's are nobody's
    assert len(outcomes[0].faults) == 3
    assert all(complaint in fault and name in fault for fault in outcomes[0].faults)


def test_what_a_bot_does_to_its_view_and_moves_is_its_own_affair(bots: Path) -> None:
    plan = Tournament("rome", (f"{bots}:Vandal", "random"), 2, "forfeits", (2,), challenger=True)
    assert [outcome.faults for outcome in run(plan)] == [[]]


def test_a_bot_that_ends_its_process_is_told_in_a_sentence(
    bots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = [
        "arena",
        "rome",
        "--bots",
        f"{bots}:Ender",
        "random",
        "--seats",
        "2",
        "--games",
        "8",
        "--jobs",
        "2",
    ]
    assert main(told) == 2
    said = capsys.readouterr().err
    assert "a process ended in the middle of its work" in said
    assert "Traceback" not in said


def test_the_report_says_who_failed_and_why(bots: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = [
        "arena",
        "rome",
        "--bots",
        f"{bots}:Quitter",
        "random",
        "--seats",
        "2",
        "--games",
        "2",
        "--seed",
        "a",
    ]
    assert main(told) == 0
    assert "2 games lost: Quitter failed with SystemExit: 0" in capsys.readouterr().out
    assert main([*told, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["faults"] == {"Quitter failed with SystemExit: 0": 2}
    assert found["matches"][0]["margin"] is None


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_bot_that_cannot_be_made_is_named(
    bots: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    others = ["random"] if command == "arena" else []
    assert main([command, "rome", "--games", "2", "--bots", f"{bots}:Stillborn", *others]) != 0
    assert "Stillborn failed with ValueError: no wish to be" in capsys.readouterr().err


def test_an_exit_in_a_bot_is_no_success(bots: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "rome", "--games", "2", "--bots", f"{bots}:Quitter"]) != 0
    assert "Quitter failed with SystemExit" in capsys.readouterr().err


def test_nobody_wins_by_failing() -> None:
    result = Result((9, 7, 7), (0,), (1, 2, 2), "", "")
    assert judged(result, ["", "", ""]) == [1, 2, 2]
    assert judged(result, ["late", "", ""]) == [3, 1, 1]
    assert judged(result, ["late", "late", "late"]) == [2, 2, 2]
