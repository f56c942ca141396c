"""The four games, put on the kernel's shelf and loaded when asked for."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from pathlib import Path

from .kernel import shelf
from .kernel.data import Data, read_toml
from .kernel.game import Game

GAMES = ("senators", "provincia", "massilia", "rome")


@cache
def _load(name: str) -> Game:
    cls: type[Game] = import_module(f"taberna.games.{name}").GAME
    return cls(Data(read_toml(Path(cls.package) / "cards.toml")))


for _name in GAMES:
    shelf.register(_name, partial(_load, _name))
