"""The games on the shelf, loaded when asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from .kernel.data import Data, read_toml
from .kernel.errors import UnknownGame, nearest
from .kernel.game import Game

GAMES = ("senators", "provincia", "massilia", "rome")


@cache
def _plain(name: str) -> Game:
    cls: type[Game] = import_module(f"taberna.games.{name}").GAME
    return cls(Data(read_toml(Path(cls.package) / "cards.toml")))


def game(name: str, edition: Mapping[str, Any] | str | Path | None = None) -> Game:
    """A game by its name. ``edition``: a TOML file (or its content) that overrides card data."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}.{nearest(str(name), GAMES)}")
    plain = _plain(name)
    if not edition:
        return plain
    changes = edition if isinstance(edition, Mapping) else read_toml(Path(edition))
    return type(plain)(plain.data.with_edition(changes))
