"""Bots by what a command line says: a name, a name with a budget, a Python file, a program.

greedy   search:200ms   search:1.5s   search:100it   caesar
my_bot.py:Brutus        a class (or function) in a file, called with (game, seed)
weights:my.json@eques   a level with other weights
rome-ppo-1.npz          a policy that was trained by `taberna.baselines`
exec ./brutus --fast    any program that speaks the protocol of docs/bot-api.md
somebodys_bot           an entry point of the group "taberna.bots" in an installed package
"""

from __future__ import annotations

import importlib.util
import json
import re
import shlex
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game

from .evaluation import Evaluation, with_weights
from .external import ExternalBot
from .outside import NamedBot
from .protocol import Bot

GROUP = "taberna.bots"

Maker = Callable[[Game, str], Bot]


class Budget(NamedTuple):
    seconds: float | None
    iterations: int | None


def budget(text: str) -> Budget:
    """``200ms``, ``1.5s`` or ``100it``."""
    found = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s|it)", text)
    if found is None:
        raise BadSetup(f"{text!r} is no budget; write 200ms, 1.5s or 100it")
    amount, unit = float(found[1]), found[2]
    if not amount:
        raise BadSetup(f"{text!r} is no time to think")
    if unit == "it":
        return Budget(None, int(amount))
    return Budget(amount / 1000 if unit == "ms" else amount, None)


@cache
def weighed(game: str, path: Path) -> Evaluation:
    """The evaluation of a game with weights from a file, as `taberna train` and `taberna respond` write them."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return with_weights(game, data["weights"], data["habits"])
    except OSError as error:
        raise BadSetup(f"{path}: {error.strerror}") from None
    except (ValueError, TypeError, KeyError):
        raise BadSetup(f"{path} is no file of weights") from None


def outside(text: str) -> Maker | None:
    """The maker of a bot that is not ours, or None if the text names none."""
    if text.startswith("exec "):
        command = shlex.split(text[5:])
        if not command:
            raise BadSetup("exec: name a program")
        return lambda game, seed: ExternalBot(command, game.data.edition)
    if text.endswith(".npz"):
        from taberna.baselines.network import network_bot  # asks for numpy

        return partial(network_bot, text)
    file, colon, name = text.rpartition(":")
    if colon and file.endswith(".py"):
        return partial(NamedBot, name, _from_file(Path(file), name))
    for point in entry_points(group=GROUP):
        if point.name == text:
            return partial(NamedBot, text, point.load())
    return None


def _from_file(path: Path, name: str) -> Maker:
    if not path.is_file():
        raise BadSetup(f"there is no file {path}")
    maker: Any = getattr(_module(path.resolve(), path.stat().st_mtime_ns), name, None)
    if not callable(maker):
        raise BadSetup(f"{path} has no {name!r} that makes a bot")
    return maker  # type: ignore[no-any-return]


@cache
def _module(path: Path, changed: int) -> ModuleType:
    """A file of bots, run once; again only after it has changed."""
    module_name = f"taberna_bot_{path.stem}"
    found = importlib.util.spec_from_file_location(module_name, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[module_name] = module
    try:
        found.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadSetup(f"{path} cannot be loaded: {type(error).__name__}: {error}") from error
    return module
