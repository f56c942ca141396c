"""The examples of docs/bot-api.md run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import taberna

from .helpers import play_on

PAGE = Path(__file__).parents[2] / "docs" / "bot-api.md"


def test_the_examples_play() -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        exec(block, names)  # the page's own code
    game = taberna.game("rome")
    state = game.new(2, seed="docs")
    assert play_on(state, [names["Brutus"](game, "a"), names["Dreamer"](game, "b")], 6) == 6
