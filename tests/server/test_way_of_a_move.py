"""The way of a move is the one that docs/architecture.md and `taberna.server` tell."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import taberna
import taberna.server

from .tavern import tavern

SERVER = Path(taberna.server.__file__).parent
PAGE = SERVER.parents[2] / "docs" / "architecture.md"
MOST = 14
BESIDE = {"live/collector", "live/hub", "watch"}  # what looks after the house now and then


class Passed:
    """The modules of the server that were called into while it was on."""

    def __init__(self) -> None:
        self.on = False
        self.modules: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if self.on and event == "call":
            file = Path(frame.f_code.co_filename)
            if file.is_relative_to(SERVER):
                self.modules.add(file.relative_to(SERVER).with_suffix("").as_posix())


@pytest.fixture
def passed() -> Iterator[Passed]:
    found = Passed()
    threading.setprofile(found)
    yield found
    threading.setprofile(None)


def test_a_move_passes_the_modules_that_are_told(tmp_path: Path, passed: Passed) -> None:
    with tavern(tmp_path / "t.sqlite", rate_limits=1.0) as house:
        guest = house.guest("Livia")
        table = guest.table("senators", "me", "here", "here", seed="undo")["id"]
        line = guest.socket(table)
        line.until("presence")
        seat = guest.frame(table)["prompt"]["seats"][0]
        frame = guest.frame(table, seat)
        move = next(m["text"] for m in frame["moves"] if not m["text"].startswith("embezzle"))
        time.sleep(0.2)
        passed.on = True
        line.done(line.send("move", seat=seat, move=move, on_version=frame["version"]))
        time.sleep(0.05)
        passed.on = False
        line.close()
    modules = passed.modules - BESIDE
    assert modules == told_on_the_page()
    assert len(modules) <= MOST


def told_on_the_page() -> set[str]:
    way = PAGE.read_text(encoding="utf-8").split("## The way of a move")[1].split("```")[1]
    return set(re.findall(r"^ (\w[\w/]*)(?:  | ──)", way, re.MULTILINE))


def test_the_package_tells_the_same_way() -> None:
    assert taberna.server.__doc__ is not None
    way = taberna.server.__doc__.split("The way of a move:")[1].split("Then ``bots")[0]
    assert set(re.findall(r"`+((?:\w+/)*\w+)`+", way)) - {"Change"} == told_on_the_page()


def test_every_module_that_is_named_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    source = SERVER.parent
    for name in re.findall(r"`((?:kernel|server|lab|bots|live|table|store|http)/[\w/]*\w(?:\.py)?)`", text):
        file = name.removesuffix(".py") + ".py"
        assert any((root / file).exists() for root in (source, SERVER)), name


def test_every_file_of_a_game_that_is_named_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"`games/<game>/([\w./]+)`", text))
    assert "fields.py" in named
    for game in taberna.GAMES:
        for name in named:
            assert (Path(taberna.game(game).package) / name).exists(), (game, name)
    for name in re.findall(r"`((?:tests|web|server|kernel)/[\w./]+)`", text):
        roots = (SERVER.parents[2], SERVER.parent)
        assert any((root / name).exists() or (root / f"{name}.py").exists() for root in roots), name


def test_the_three_questions_are_answered_before_anything_else() -> None:
    first = PAGE.read_text(encoding="utf-8").split("## ")[0]
    for word, file in (("checked", "commands"), ("stored", "writer"), ("shown", "frames")):
        assert re.search(rf"\*\*{word}\*\*[^*]*/{file}\.py`", first), word
