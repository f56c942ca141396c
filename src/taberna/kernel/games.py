"""Games by name: a package in `taberna.games`, loaded when somebody asks for it, or one that was registered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from .data import Data, read_toml
from .errors import UnknownGame, nearest
from .game import Game

GAMES = ("senators", "provincia", "massilia", "rome")

_loaders: dict[str, Callable[[], Game]] = {}
_loaded: dict[str, Game] = {}


def register(name: str, loader: Callable[[], Game]) -> None:
    """Make a game known; the loader is called when somebody asks for it."""
    _loaders[name] = loader


def game(name: str, edition: Mapping[str, Any] | str | Path | None = None) -> Game:
    """A game by its name. ``edition``: a TOML file (or its content) that overrides card data."""
    if name not in _loaders:
        known = ", ".join(_loaders)
        raise UnknownGame(
            "there is no game {value!r}; there are {known}.{hint}",
            value=name, known=known, hint=nearest(str(name), _loaders),
        )  # fmt: skip
    plain = _loaded.get(name)
    if plain is None:
        plain = _loaded[name] = _loaders[name]()
    if not edition:
        return plain
    changes = edition if isinstance(edition, Mapping) else read_toml(Path(edition))
    return type(plain)(plain.data.with_edition(changes))


def _load(name: str) -> Game:
    cls: type[Game] = import_module(f"taberna.games.{name}").GAME
    return cls(Data(read_toml(Path(cls.package) / "cards.toml")))


for _name in GAMES:
    register(_name, partial(_load, _name))
