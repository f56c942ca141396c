"""A table for games without a drawing of their own: the view itself, as an outline."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from taberna.kernel import games
from taberna.locale import Speaker

#: What the frame shows in its own way, or what is no news.
FRAME = (
    "game", "version", "seats", "you", "options", "commitment", "seed", "to_move", "step", "stack", "result",
    "revealed", "payments",
)  # fmt: skip


def drawing_of(game: str) -> ModuleType:
    """The module that draws a game's table: its own, or this one."""
    return games.part(game, "terminal") or sys.modules[__name__]


def render(view: Mapping[str, Any], speaker: Speaker) -> RenderableType:
    tree = Tree(Text(speaker.game.title, style="bold"))
    for key, value in view.items():
        if key not in FRAME:
            _grow(tree, key, value, speaker)
    return tree


def _grow(tree: Tree, key: str, value: Any, speaker: Speaker) -> None:
    if isinstance(value, Mapping):
        branch = tree.add(Text(key))
        for name, inner in value.items():
            _grow(branch, str(name), inner, speaker)
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        branch = tree.add(Text(key))
        for number, inner in enumerate(value):
            _grow(branch, str(number), inner, speaker)
    elif value not in (None, [], {}):
        words = value if isinstance(value, list) else [value]
        said = ", ".join(speaker.card(w) if isinstance(w, str) else str(w) for w in words)
        tree.add(Text(f"{key}: {said}"))
