"""Every rule of every game has a test, every worked example is one, and the tool that says so can be believed."""

from __future__ import annotations

from pathlib import Path

import pytest

import taberna
from tests.rule_coverage import Coverage


def numbered(prefix: str, *numbers: range, width: int = 1) -> set[str]:
    return {f"{prefix}{n:0{width}d}" for part in numbers for n in part}


#: Per game the rules without a test (looks, what is made of nothing the rules say, reports), and its worked examples.
GAMES = {
    "senators": ({"SEN-10.6"}, numbered("SEN-8.R", range(1, 16)) | numbered("SEN-8.", range(1, 29))),
    "provincia": (numbered("PRO-10.", range(1, 13)), numbered("PRO-X", range(1, 39), width=2)),
    "massilia": ({"MAS-10.6", "MAS-10.7", "MAS-10.8", "MAS-10.13"}, numbered("MAS-8.", range(1, 15), range(20, 47))),
    "rome": (
        numbered("ROM-10.", range(1, 9), range(10, 15)),
        numbered("ROM-8.R", range(1, 23), width=2) | numbered("ROM-8.X", range(1, 25), width=2),
    ),
}  # fmt: skip


def test_no_game_is_forgotten() -> None:
    assert set(GAMES) == set(taberna.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_every_worked_example_has_a_test(game: str) -> None:
    untested, examples = GAMES[game]
    coverage = Coverage(game)
    assert coverage.missing() == []
    assert set(coverage.untested()) == untested
    assert set(coverage.examples()) == examples


def test_citations_are_read_from_names_docstrings_and_comments(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(
        '"""SEN-3.1 in a module is no citation."""\n'
        "def test_SEN_3_56_15_more(): pass\n"
        "def test_SEN_D05_and_SEN_8_R6():\n"
        '    """SEN-3.2."""\n'
        "    # SEN-3.3\n"
        "    pass\n"
        "def test_SEN_8_R7_R8_together(): pass\n"
        "def helper():\n"
        '    """SEN-3.4"""\n',
        encoding="utf-8",
    )
    coverage = Coverage("senators", tmp_path)
    cited = {"SEN-3.56", "SEN-D05", "SEN-8.R6", "SEN-8.R7", "SEN-8.R8", "SEN-3.2", "SEN-3.3"}
    assert set(coverage.cited) == cited
    assert "SEN-3.1" in coverage.missing()
    assert "SEN-3.56" not in coverage.missing()
    assert "SEN-7.1" in coverage.untested()
    assert "SEN-7.1" not in coverage.missing()
    assert "must have one" in coverage.report()
