"""``taberna note``: notes beside a record, which replays as before."""

from __future__ import annotations

from pathlib import Path

import pytest

import taberna
from taberna.cli import main
from taberna.kernel.errors import BadRecord


@pytest.fixture
def file(tmp_path: Path) -> Path:
    record = taberna.Record.new("rome", 2, seed="notes")
    for _ in range(3):
        seat = record.state.to_move[0]
        record.append(seat, record.state.moves(seat)[0])
    path = tmp_path / "game.taberna"
    path.write_text(record.dump(), encoding="utf-8")
    return path


def test_notes_are_written_listed_and_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = taberna.Record.load(file.read_text())
    assert main(["note", str(file), "the third die is useless", "--move", "2", "--by", "Ada"]) == 0
    assert main(["note", str(file), "ends too early"]) == 0
    capsys.readouterr()
    assert main(["note", str(file)]) == 0
    assert capsys.readouterr().out == "   2  Ada: the third die is useless\n   3  ends too early\n"
    after = taberna.Record.load(file.read_text())
    assert after.moves == before.moves
    assert after.verify() == []
    assert main(["replay", str(file)]) == 0
    assert "✎ Ada: the third die is useless" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["--move", "2", "--by", "Ada", "too dear"],
        ["--move", "2", "too dear", "--by", "Ada"],
        ["too dear", "--by", "Ada", "--move", "2"],
    ],
)
def test_the_text_stands_before_behind_or_between_options(
    words: list[str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["note", str(file), *words]) == 0
    capsys.readouterr()
    assert main(["note", str(file)]) == 0
    assert capsys.readouterr().out == "   2  Ada: too dear\n"
    assert main(["note", str(file), "--by", "Ada", "one", "two"]) == 2
    assert "unrecognized arguments: two" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["x", "--move", "4"], ["x", "--move", "-1"], ["  "], ["x" * 501]])
def test_notes_that_fit_nowhere_are_refused(
    words: list[str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["note", str(file), *words]) == 2
    assert capsys.readouterr().err.startswith("taberna: ")


@pytest.mark.parametrize(
    "notes",
    [7, [7], [{"move": 9, "text": "x"}], [{"move": 0}], [{"move": 0, "text": "x" * 501}], [{}] * 5001],
)
def test_broken_notes_are_told(notes: object, file: Path) -> None:
    import json

    whole = json.loads(taberna.Record.load(file.read_text()).dump("json"))
    with pytest.raises(BadRecord, match="notes"):
        taberna.Record.load(json.dumps({**whole, "notes": notes}))
