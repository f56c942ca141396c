"""Debriefs in words: complete in every language, on a page that needs nothing else, and in the terminal."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path

import pytest

from taberna.cli import main
from taberna.debrief import Depth, debrief
from taberna.debrief.page import page
from taberna.debrief.tally import tally
from taberna.debrief.telling import Telling
from taberna.locale import LANGUAGES

from .test_study import game_of, made

GAMES = ["senators", "provincia", "massilia", "rome"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_says_everything_in_every_language(game: str, lang: str) -> None:
    telling = Telling(
        made(game).data(), game_of(game).game, lang, ["Livia", "Brutus & Co", "<Cassia>"][: made(game).seats]
    )
    text = page(telling)
    assert telling.speaker.term("title") in telling.title
    assert telling.speaker.term("title") != "title"
    assert "study-" not in re.sub(r'(class|id|href)="[^"]*"', "", text)
    assert "stat_" not in text
    assert "points_" not in text
    assert "<Cassia>" not in text
    assert "Brutus &amp; Co" in text


@pytest.mark.parametrize(
    ("game", "numbers", "events"),
    [("rome", range(1, 6), 0), ("massilia", range(1, 8), 0), ("provincia", range(1, 7), 4)],
)
def test_rounds_and_battles_are_marked_in_the_chart(game: str, numbers: range, events: int) -> None:
    telling = Telling(made(game).data(), game_of(game).game, "de", ["Livia", "Brutus", "Cassia"])
    marks = telling.marks()
    assert [int(label) for _, label, _ in marks if label.isdigit()] == list(numbers)
    assert len([label for _, label, _ in marks if label == "⚔"]) == events
    moves = [move for move, _, _ in marks]
    assert moves == sorted(moves)
    assert moves[-1] < made(game).moments[-1].moves
    assert all("Runde" in text for _, label, text in marks if label.isdigit())
    drawn = page(telling)
    for _, label, text in marks:
        assert f"{label}<title>{escape(text)}</title>" in drawn


def test_turns_and_the_four_wars_are_marked_in_senators() -> None:
    marks = Telling(made("senators").data(), game_of("senators").game, "en").marks()
    turns = [int(label) for _, label, _ in marks if label.isdigit()]
    assert turns == list(range(1, len(turns) + 1))
    wars = [text for _, label, text in marks if label == "⚔"]
    assert wars == ["Event: War."] * len(wars)
    assert 1 <= len(wars) <= 4


def test_nothing_is_marked_for_whoever_may_not_see_the_chart() -> None:
    record = game_of("provincia")
    assert debrief(record, Depth(worlds=2, luck_worlds=2, suspects=0, pairs=2)).marks == []


def test_a_page_needs_nothing_from_elsewhere() -> None:
    text = page(Telling(made("rome").data(), game_of("rome").game, "en"))
    assert "<script" not in text
    assert "http" not in text
    assert "<svg" in text
    assert "<table" in text


def test_a_limit_of_time_leaves_figures_out_and_changes_none() -> None:
    depth = Depth(worlds=2, luck_worlds=4, suspects=6, pairs=4)
    whole = debrief(game_of("rome"), depth)
    hasty = debrief(game_of("rome"), depth, seconds=0.25)
    assert whole.left_out == 0
    assert hasty.left_out > 0
    assert hasty.moments == whole.moments[: len(hasty.moments)]
    assert all(fortune in whole.fortunes for fortune in hasty.fortunes)


def test_very_long_games_are_thinned_out_evenly() -> None:
    few = Depth(worlds=2, luck_worlds=2, suspects=0, pairs=2, moments=8)
    found = debrief(game_of("rome"), few)
    assert len(found.moments) == 9  # and the beginning
    assert found.moments[-1].moves == len(game_of("rome").moves)


@pytest.mark.parametrize("game", ["massilia", "rome", "provincia"])
def test_points_by_category_add_up_to_the_score(game: str) -> None:
    record = game_of(game)
    assert record.state.result is not None
    for seat, score in enumerate(record.state.result.scores):
        assert sum(row.values[seat] for row in tally(record).points) == score


def test_every_card_bought_in_senators_is_paid_for_once() -> None:
    record = game_of("senators")
    bought = tally(record).purchases
    told = [event for events in record.events() for event in events]
    paid = sum(
        event.args.get("amount", 0)
        for event in told
        if event.key in ("sells-lot", "buys-lot", "merchants-lot", "sells-extorted")
    )
    assert bought
    assert sum(one.paid for one in bought) == paid


def test_the_command_writes_json_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.taberna"
    record.write_text(game_of("rome").dump(), encoding="utf-8")
    quick = ["--worlds", "2", "--luck-worlds", "2", "--suspects", "1", "--pairs", "2"]
    assert main(["debrief", str(record), "--json", "--html", str(tmp_path / "page.html"), *quick]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "rome"
    assert data["imagined"] > 100
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["debrief", str(record), "--lang", "it", *quick]) == 0
    said = capsys.readouterr().out
    assert "Analisi della partita" in said
    assert "study-" not in said


def test_the_command_refuses_what_makes_no_sense(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.taberna"
    record.write_text(game_of("rome").dump(), encoding="utf-8")
    assert main(["debrief", str(record), "--worlds", "1"]) == 2
    assert main(["debrief", str(record), "--seat", "9"]) == 2
    assert "no seat 9" in capsys.readouterr().err
