"""Every rule of Massilia has a test."""

from __future__ import annotations

import pytest

from tests.rule_coverage import Coverage


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return Coverage("massilia")


def test_every_rule_that_must_have_a_test_has_one(coverage: Coverage) -> None:
    assert coverage.missing() == []


def test_only_looks_and_reports_have_no_test(coverage: Coverage) -> None:
    """50-points tiles, the fourth colour and coins have no effect; MAS-10.13 reports a simulation."""
    assert coverage.untested() == ["MAS-10.6", "MAS-10.7", "MAS-10.8", "MAS-10.13"]


def test_every_worked_example_is_a_test(coverage: Coverage) -> None:
    wanted = {f"MAS-8.{n}" for n in (*range(1, 15), *range(20, 47))}
    assert set(coverage.examples()) == wanted
