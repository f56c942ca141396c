"""Every rule of Senators has a test, and the tool that says so can be believed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule_coverage import Coverage


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return Coverage("senators")


def test_every_rule_that_must_have_a_test_has_one(coverage: Coverage) -> None:
    assert coverage.missing() == []


def test_only_looks_have_no_test(coverage: Coverage) -> None:
    assert coverage.untested() == ["SEN-10.6"]  # colours are the table's choice


def test_every_worked_example_is_a_test(coverage: Coverage) -> None:
    wanted = {*(f"SEN-8.R{n}" for n in range(1, 16)), *(f"SEN-8.{n}" for n in range(1, 29))}
    assert set(coverage.examples()) == wanted


def test_citations_are_read_from_names_docstrings_and_comments(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(
        '"""SEN-3.1 in a module is no citation."""\n'
        "def test_SEN_3_56_15_more(): pass\n"
        "def test_SEN_D05_and_SEN_8_R6():\n"
        '    """SEN-3.2."""\n'
        "    # SEN-3.3\n"
        "    pass\n"
        "def helper():\n"
        '    """SEN-3.4"""\n',
        encoding="utf-8",
    )
    coverage = Coverage("senators", tmp_path)
    assert set(coverage.cited) == {"SEN-3.56", "SEN-D05", "SEN-8.R6", "SEN-3.2", "SEN-3.3"}
    assert "SEN-3.1" in coverage.missing()
    assert "SEN-3.56" not in coverage.missing()
    assert "SEN-7.1" in coverage.untested()
    assert "SEN-7.1" not in coverage.missing()
    assert "must have one" in coverage.report()
