"""Games by name: the folders of `taberna.games`, and packages that say so by the entry point `taberna.games`.

A game is one folder: a Python package with ``GAME``, the class of its rules. Beside the rules lie its other parts
(evaluation, terminal, tensor) as modules of fixed names; `part` finds them, and whoever asks has a plain substitute.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from .data import Data, read_toml
from .errors import UnknownGame, nearest
from .game import Game

HOUSE = "taberna.games"


class _Entry(NamedTuple):
    load: Callable[[], Game]
    #: The package the parts are looked for in; empty if there is none.
    package: str


_known: dict[str, _Entry] = {}
_loaded: dict[str, Game] = {}


def register(name: str, loader: Callable[[], Game], package: str = "") -> None:
    """Make a game known; the loader is called when somebody asks for it."""
    _known[name] = _Entry(loader, package)
    _loaded.pop(name, None)


def forget(name: str) -> None:
    """Take a game away again; tests of games that come and go need it."""
    _known.pop(name, None)
    _loaded.pop(name, None)


def names() -> tuple[str, ...]:
    """All games that are known, in the order of the alphabet."""
    _look_outside()
    return tuple(sorted(_known))


def game(name: str, edition: Mapping[str, Any] | str | Path | None = None) -> Game:
    """A game by its name. ``edition``: a TOML file (or its content) that overrides card data."""
    plain = _loaded.get(name)
    if plain is None:
        plain = _loaded[name] = _entry(name).load()
    if not edition:
        return plain
    changes = edition if isinstance(edition, Mapping) else read_toml(Path(edition))
    return type(plain)(plain.data.with_edition(changes))


def part(name: str, module: str) -> ModuleType | None:
    """A module that lies beside the rules of a game (``evaluation``, ``terminal``, ...); None if it has none."""
    package = _entry(name).package
    if not package or find_spec(f"{package}.{module}") is None:
        return None
    return import_module(f"{package}.{module}")


def _entry(name: str) -> _Entry:
    if name not in _known:
        _look_outside()
    if name not in _known:
        raise UnknownGame(
            "[no-game] there is no game {value!r}; there are {known}.{hint}",
            value=name, known=", ".join(names()), hint=nearest(str(name), _known),
        )  # fmt: skip
    return _known[name]


def _load(package: str) -> Game:
    cls: type[Game] = import_module(package).GAME
    cards = Path(cls.package) / "cards.toml"
    return cls(Data(read_toml(cards) if cards.exists() else {}))


@cache
def _look_outside() -> None:
    """Find the games that other packages bring; a name of the house stays with the house."""
    from importlib.metadata import entry_points

    for entry in entry_points(group=HOUSE):
        if entry.name not in _known:
            register(entry.name, partial(_load, entry.module), entry.module)


for _folder in (Path(__file__).parent.parent / "games").iterdir():
    if (_folder / "__init__.py").exists():
        _package = f"{HOUSE}.{_folder.name}"
        register(_folder.name, partial(_load, _package), _package)
