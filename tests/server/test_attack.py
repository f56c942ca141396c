"""A short attack: floods beside an honest player, and nonsense. The long one, with its bars, is `make attack`.

Times are no matter here: only that the honest player is served, that nothing breaks, and that memory comes back.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.attack import __main__ as runner
from tools.attack.floods import FLOODS

SHORT = ("misspelt-moves", "deaf-sockets", "imports")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="addresses of their own on one machine")


def test_there_are_floods_of_many_kinds() -> None:
    assert len(FLOODS) >= 15
    assert set(SHORT) <= set(FLOODS)


def test_an_honest_player_is_served_beside_floods(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "REST", 1.0)
    for result in runner.attack(SHORT, 1.0, 1, tmp_path):
        assert result.faults == {}
        assert sum(result.answers.values()) > 5, "there was a flood"
        assert len(result.beside) > 1, "every move was acknowledged"
        assert result.after < result.before * 1.1 + 10, "megabytes"


def test_nonsense_is_refused_and_nothing_else(tmp_path: Path) -> None:
    found = runner.talk_nonsense(3000, tmp_path)
    assert found["faults"] == {}
    assert sum(found["answers"].values()) > 2000
