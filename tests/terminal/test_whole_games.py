"""Whole games typed line by line, in this process and through a pipe; and that the curtain hides everything."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import taberna
from taberna import GAMES, Record
from taberna.terminal.choices import lines
from taberna.terminal.people import people
from taberna.terminal.table import Table

from .helpers import humans, new_record, sit_down

ASIDES = ("", "help", "log 5", "table", "undo", "why lock 3", "nonsense", "7777", "save")


class Player:
    """Plays at random by typing; looks at everything that was printed since the last line."""

    def __init__(self, seed: str, out: io.StringIO | None = None) -> None:
        self.random = Random(seed)
        self.typed: list[str] = []
        self.table: Table | None = None
        self.out = out
        self.read = 0
        self.leaks: list[str] = []

    def __call__(self) -> str:
        assert self.table is not None
        line = self.line(self.table)
        self.typed.append(line)
        return line

    def line(self, table: Table) -> str:
        state = table.record.state
        fresh = self._printed(table)
        self._look(table, fresh)
        if self.leaks:
            raise EOFError  # seen enough
        seat = table.looking
        if "Pass the device" in fresh or seat is None or seat not in state.to_move:
            return ""
        if self.random.random() < 0.1:
            return self.random.choice(ASIDES)
        moves = [move for move in state.moves(seat) if not move.interrupt or self.random.random() < 0.05]
        return self.random.choice(moves).text

    def _printed(self, table: Table) -> str:
        text = table.console.file.getvalue()  # type: ignore[attr-defined]
        fresh = text[self.read :]
        self.read = len(text)
        return fresh

    def _look(self, table: Table, fresh: str) -> None:
        """Nothing hidden of anybody else is printed, nor of anybody before the curtain is lifted."""
        truth = table.record.state.dump()
        before_curtain = "Pass the device" in fresh
        for seat in table.humans:
            if seat == table.looking and not before_curtain:
                continue
            player = truth["players"][seat]
            for card in player["hand"]:
                if card not in player["hand_seen"] and table.speaker.card(card) in fresh:
                    self.leaks.append(f"{table.speaker.card(card)} of seat {seat}: {fresh}")
            if player["secret_bid"] and f"secret bid of {player['secret_bid']}" in fresh:
                self.leaks.append(f"bid of seat {seat}: {fresh}")


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_nothing_hidden_crosses_the_curtain(tmp_path: Path, seed: str) -> None:
    player = Player(seed)
    record = Record.new("senators", 4, {"variant_influence": seed == "two"}, seed)
    table, out = sit_down(tmp_path, record, humans(3, 4), player)
    player.table = table
    over = table.run()
    assert player.leaks == []
    assert over
    assert out.getvalue().count("Pass the device") > 20


def test_the_watch_for_leaks_bites(tmp_path: Path) -> None:
    """The same game with a table that forgets to draw for the right seat is caught."""

    class Leaky(Table):
        def _draw(self, seat: int, whole: bool = False) -> None:
            super()._draw(self.humans[0], whole)

    player = Player("leak")
    table, _ = sit_down(tmp_path, new_record(4, "leak"), humans(3, 4), player)
    leaky = Leaky(table.record, table.people, table.file, table.console, player)
    player.table = leaky
    leaky.run()
    assert player.leaks


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_played_by_number_and_letter(tmp_path: Path, name: str) -> None:
    """The frame knows no game: what its list offers is enough to play any of them to the end."""
    random = Random(name)
    typed: list[str] = []
    record = Record.new(name, seed=f"numbers {name}")

    def choose() -> str:
        found = lines(table.record.state.moves(0))
        line = random.choice([line for line in found if not line.moves[0].interrupt])
        typed.append(f"{line.tag} {random.choice(list(line.by_number))}" if line.by_number else line.tag)
        return typed[-1]

    table, _ = sit_down(tmp_path, record, humans(1, record.seats), choose, pause="never")
    assert table.run()
    assert len(typed) == sum(seat == 0 for seat, _ in table.record.moves)


def run(script: list[str], tmp_path: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "taberna", "play", *args],
        input="".join(f"{line}\n" for line in script),
        capture_output=True,
        text=True,
        timeout=120,
        cwd=tmp_path,
        env={**os.environ, "TABERNA_SAVES": str(tmp_path), **env},
        check=False,
    )


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_game_through_a_pipe(tmp_path: Path, lang: str) -> None:
    """What was typed here gives, typed there, the same game to the last coin."""
    seed = f"pipe {lang}"
    from taberna import seated  # the same seats as the command line gives

    persons = seated(people(4, 1, ["random"]), seed)
    player = Player(seed)
    record = Record.new("senators", 4, {}, seed, [str(p) for p in persons])
    table, _ = sit_down(tmp_path, record, persons, player)
    player.table = table
    assert table.run()
    done = run(player.typed, tmp_path, "senators", "--bots", "random", "--seed", seed, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    (file,) = tmp_path.glob("senators-*.taberna")
    again = Record.load(file.read_text())
    assert again.moves == table.record.moves
    assert again.verify() == []
    assert again.state.result is not None
    assert str(file) in done.stdout


def test_a_script_that_stops_leaves_a_game_that_can_be_continued(tmp_path: Path) -> None:
    done = run(["nonsense"], tmp_path, "senators", "--seed", "stop", "--humans", "2")
    assert (done.returncode, done.stderr) == (0, "")
    (file,) = tmp_path.glob("senators-*.taberna")
    assert f"taberna play --load {file}" in done.stdout
    more = run(["", "log"], tmp_path, "--load", str(file))
    assert (more.returncode, more.stderr) == (0, "")
    assert Record.load(file.read_text()).verify() == []


def test_the_bare_command_starts_a_game(tmp_path: Path) -> None:
    done = run([], tmp_path)
    assert done.returncode == 0
    assert f"{taberna.game(GAMES[0]).title}, 4 players." in done.stdout
