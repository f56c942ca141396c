"""Puzzles: what is shipped can be played, says its answer, and leads back to no game."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

import taberna
from taberna.bots.evaluation import evaluation
from taberna.cli import main
from taberna.locale import LANGUAGES
from taberna.puzzles import Puzzle, of_the_day, shipped
from taberna.puzzles.find import GAP, Effort, find
from taberna.puzzles.judging import judges
from taberna.puzzles.puzzle import LEVELS, moves_of, read_file, write_file
from taberna.puzzles.telling import explanation, question
from taberna.puzzles.work import Work, chosen, still_good

QUICK = Effort(first=40, search=80, pairs=8, further=1.0)


@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_hundred_puzzles_of_each_title_have_passed_all_judges(name: str) -> None:
    assert len(shipped(name)) >= 100
    heard = len(judges(name)) * Effort().pairs  # what a puzzle that met all of them rests on at least
    assert [puzzle.id for puzzle in shipped(name) if puzzle.gap.games < heard] == []


@pytest.mark.parametrize("name", taberna.GAMES)
def test_every_shipped_puzzle_can_be_played(name: str) -> None:
    game = taberna.game(name)
    assert shipped(name)
    for puzzle in shipped(name):
        assert puzzle.game == name
        assert puzzle.seat in puzzle.view["to_move"]
        texts = None
        for seed in ("one", "two"):
            world = puzzle.world(seed)
            assert world.faults() == []
            seen = world.view(puzzle.seat)
            assert {**seen, "commitment": ""} == {**puzzle.view, "commitment": ""}
            legal = [move.text for move in world.moves(puzzle.seat)]
            assert texts in (None, legal)  # what is hidden changes nothing of what can be done
            texts = legal
            assert puzzle.answer in legal
            assert puzzle.rival in legal
            world.play(puzzle.seat, game.move(puzzle.answer))


@pytest.mark.parametrize("name", taberna.GAMES)
def test_every_shipped_puzzle_has_one_clear_answer_and_a_grade(name: str) -> None:
    terms = {term.name for term in evaluation(name).terms}
    for puzzle in shipped(name):
        assert puzzle.answer != puzzle.rival
        assert puzzle.gap.low > 0
        assert puzzle.gap.mean >= GAP
        assert set(puzzle.fails) == set(LEVELS)
        assert 1 <= puzzle.grade <= 5
        assert {term for term, _ in puzzle.reasons} <= terms
    ids = [puzzle.id for puzzle in shipped(name)]
    assert ids == sorted(set(ids))


@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_puzzle_betrays_no_seed_and_nothing_hidden(name: str) -> None:
    for puzzle in shipped(name):
        assert puzzle.view["seed"] is None
        assert puzzle.view["result"] is None
        assert set(puzzle.data()) == {
            "game", "answer", "rival", "chance", "gap", "fails", "reasons", "view",
        }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_puzzles_are_explained_in_every_language(lang: str) -> None:
    for name in taberna.GAMES:
        puzzle = shipped(name)[0]
        for move in (puzzle.answer, puzzle.rival):
            text = explanation(puzzle, move, lang)
            assert "study-" not in text
        assert "★" in question(puzzle, lang)


def test_the_puzzle_of_the_day_goes_through_all() -> None:
    count = len(shipped("rome"))
    first = date.fromordinal((date(2026, 1, 1).toordinal() // count + 1) * count)
    days = [of_the_day("rome", first + timedelta(n)) for n in range(count)]
    assert {puzzle.id for puzzle in days if puzzle} == {puzzle.id for puzzle in shipped("rome")}
    assert of_the_day("rome", first) is days[0]


def test_a_search_can_be_broken_off_and_gone_on_with(tmp_path: Path) -> None:
    game = taberna.game("rome")
    work = Work(tmp_path / "work")
    work.go_on(game, 1, "x", lambda games, puzzles: None, QUICK)
    assert work.puzzles
    with (tmp_path / "work").open("a", encoding="utf-8") as file:
        file.write('{"game": 99, "puz')  # it was ended while it wrote
    again = Work(tmp_path / "work")
    assert again.looked == work.looked
    assert [puzzle.id for puzzle in again.puzzles] == [puzzle.id for puzzle in work.puzzles]
    write_file(tmp_path / "p.jsonl.gz", again.puzzles)
    assert read_file(tmp_path / "p.jsonl.gz") == again.puzzles


def test_the_same_seed_finds_the_same_puzzles() -> None:
    game = taberna.game("rome")
    one = [list(found) for _, found in find(game, "same", iter(range(2)), QUICK)]
    two = [list(found) for _, found in find(game, "same", iter(range(2)), QUICK)]
    assert [[p.view for p in found] for found in one] == [[p.view for p in found] for found in two]


def test_puzzles_that_are_no_longer_right_are_left_out() -> None:
    game = taberna.game("rome")
    puzzle = shipped("rome")[0]
    wrong = Puzzle(
        puzzle.game, puzzle.view, puzzle.rival, puzzle.answer, puzzle.chance, puzzle.gap, puzzle.fails, ()
    )
    assert list(still_good(game, [wrong], "x", QUICK)) == [None]


def test_a_check_can_be_broken_off_and_asks_nobody_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, known = taberna.game("rome"), list(shipped("rome")[:2])
    told: list[tuple[int, int]] = []

    def stop(checked: int, good: int) -> None:
        told.append((checked, good))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Work(tmp_path / "work").check(game, known, "x", stop, QUICK)
    good = Work(tmp_path / "work").check(game, known, "x", lambda *done: told.append(done), QUICK)
    assert [checked for checked, _ in told] == [1, 2]
    again = Work(tmp_path / "work")
    assert again.looked == set()
    same = again.check(game, known, "x", lambda *done: told.append(done), QUICK)
    assert [one.data() for one in same] == [one.data() for one in good]
    assert len(told) == 2
    monkeypatch.setattr("taberna.puzzles.work.bench", lambda game: "other judges")
    again.check(game, known[:1], "x", lambda *done: told.append(done), QUICK)
    assert len(told) == 3


def test_all_grades_are_chosen_evenly() -> None:
    every = list(shipped("rome"))
    few = chosen(every, 5)
    assert len(few) == min(5, len(every))
    assert len({puzzle.grade for puzzle in few}) == min(5, len({puzzle.grade for puzzle in every}))


def test_the_command_lists_and_asks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["puzzles", "rome", "--list", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert len(listed) == len(shipped("rome"))
    puzzle = shipped("rome")[0]
    answers = iter(["nonsense", puzzle.answer])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["puzzles", "rome", "--puzzle", puzzle.id, "--lang", "de"]) == 0
    assert "Gefunden!" in capsys.readouterr().out
    moves_of(taberna.game("rome"), puzzle.view, Random(1))
    assert main(["puzzles", "rome", "--puzzle", "nothing"]) == 2
