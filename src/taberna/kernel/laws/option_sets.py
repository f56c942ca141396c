"""Which options to play with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from ..errors import BadSetup
from ..game import Game
from ..options import described


def option_sets(game: Game, rng: Random | None = None, mixtures: int = 8) -> Iterator[dict[str, Any]]:
    """The default, every preset, every single value of every option, and some random mixtures."""
    yield {}
    for preset in game.presets:
        if preset != "default":
            yield {"preset": preset}
    values: dict[str, list[Any]] = {}
    for field, meta in described(game.Options):
        values[field.name] = [v for v in _values(field.default, meta) if v != field.default]
        for value in values[field.name]:
            if playable(game, {field.name: value}):
                yield {field.name: value}
    rng = rng or Random(game.name)
    for _ in range(mixtures):
        mixture = {n: rng.choice(v) for n, v in values.items() if v and rng.random() < 0.4}
        if playable(game, mixture):
            yield mixture


def playable(game: Game, options: Mapping[str, Any]) -> bool:
    """Whether these options go together."""
    try:
        game.resolve(options)
    except BadSetup:
        return False
    return True


def _values(default: Any, meta: Mapping[str, Any]) -> list[Any]:
    """Values worth trying for one option."""
    low, high = meta["low"], meta["high"]
    if meta["kind"] == "bool":
        return [True, False]
    if meta["kind"] == "choice":
        return list(meta["choices"])
    if meta["kind"] == "names":  # which lists make sense, only the game's own tests know
        return [default]
    if meta["kind"] == "numbers":
        length = meta["length"] or len(default)
        rising = [min(high, low + i) for i in range(length)]
        return [default, [min(high, n + 1) for n in default], rising]
    some = [low, min(high, low + 2)] if default is None else [low, default, min(high, default + 1)]
    return [*some, None] if meta["nullable"] else some
