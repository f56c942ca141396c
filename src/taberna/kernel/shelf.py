"""The shelf: games by name. The package puts its games here; the kernel itself knows none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .data import read_toml
from .errors import UnknownGame, nearest
from .game import Game

_loaders: dict[str, Callable[[], Game]] = {}


def register(name: str, loader: Callable[[], Game]) -> None:
    """Put a game on the shelf; the loader is called when somebody takes it down."""
    _loaders[name] = loader


def game(name: str, edition: Mapping[str, Any] | str | Path | None = None) -> Game:
    """A game by its name. ``edition``: a TOML file (or its content) that overrides card data."""
    loader = _loaders.get(name)
    if loader is None:
        known = ", ".join(_loaders)
        raise UnknownGame(
            "there is no game {value!r}; there are {known}.{hint}",
            value=name, known=known, hint=nearest(str(name), _loaders),
        )  # fmt: skip
    plain = loader()
    if not edition:
        return plain
    changes = edition if isinstance(edition, Mapping) else read_toml(Path(edition))
    return type(plain)(plain.data.with_edition(changes))
