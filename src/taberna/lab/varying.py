"""What a laboratory varies: options, card data, and ranges of both, from the words of a command line.

``deficit_amounts=15+20+25,20``             the values of an option, one variant each
``hand_limit=5..8``  ``score=10..30..5``    a range, with a step if it is not one
``buildings.circus.cost.stone=7..10``       one number of the card data: table, entry, value, place in the value,
                                            also of what a card may have and has not: ``buildings.forum.morale=0..2``
``god cards.Jupiter.copies=3..5``           the same in the words on the cards (in English)
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from taberna.kernel.errors import BadSetup, nearest
from taberna.kernel.game import Game
from taberna.kernel.options import described, name_and_value, parse
from taberna.locale.data_names import DataNames

MOST = 200  # values of one range
FEW = 15  # names that a refusal lists
RANGE = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(\d{1,9}))?")


def alternatives(game: Game, text: str) -> tuple[str, list[Any]]:
    """The name of what is varied, and its values; all of them checked."""
    name, values = name_and_value(text) or (text, "")
    if not values:
        raise BadSetup(f"--vary {text!r}: write NAME=A,B,... or NAME=LOW..HIGH")
    texts = [one for part in values.split(",") for one in _spread(part)]
    if is_data(name):
        name = place(game, name)
        found = [_like(name, value_at(game, name), one) for one in texts]
        for value in found:
            type(game)(game.data.with_edition(with_value(game, game.data.edition, name, value)))
        return name, found
    return name, [_option(game, name, one) for one in texts]


def varied(game: Game, texts: Sequence[str]) -> dict[str, list[Any]]:
    """Everything that is varied, with its values; whoever names a thing twice means the values of both, each once."""
    found: dict[str, list[Any]] = {}
    for text in texts:
        name, values = alternatives(game, text)
        known = found.setdefault(name, [])
        known += [value for at, value in enumerate(values) if value not in known and value not in values[:at]]
    return found


def is_data(name: str) -> bool:
    """Names with points are places in the card data."""
    return "." in name


def _spread(text: str) -> list[str]:
    found = RANGE.fullmatch(text)
    if found is None:
        return [text]
    low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
    if not low <= high or not step or (high - low) // step >= MOST:
        raise BadSetup(f"{text!r} is no range: write LOW..HIGH or LOW..HIGH..STEP, {MOST} values at most")
    return [str(number) for number in range(low, high + 1, step)]


def _option(game: Game, name: str, text: str) -> Any:
    meta = next((m for f, m in described(game.Options) if f.name == name), None)
    read = parse(game.Options, [f"{name}={text}"])[name]
    if meta is not None and meta["kind"] == "numbers" and meta["length"] and len(read) == 1:
        read = read * meta["length"]
    game.resolve({name: read})
    return list(read) if isinstance(read, tuple) else read


# -- card data ----------------------------------------------------------------------------------


def place(game: Game, path: str) -> str:
    """The same place in keys and numbers: ``Buildings.Circus.cost.stone`` is ``buildings.circus.cost.2``."""
    keys = _keys(game, path.split("."))
    names = list(game.inside(keys[2])) if len(keys) > 3 else []
    return ".".join(str(names.index(key)) if at > 2 and key in names else key for at, key in enumerate(keys))


def _keys(game: Game, said: list[str]) -> list[str]:
    """Tables, entries and values by their keys; whoever says the names on the cards is understood."""
    keys = ["_".join(key.lower().split()) for key in said]
    if len(keys) > 1 and keys[0] in game.data.tables and keys[1] not in game.data[keys[0]]:
        names = DataNames(game)
        wanted = said[1].casefold()
        keys[1] = next((e for e in game.data[keys[0]] if names.entry(e).casefold() == wanted), said[1])
    return keys


def value_at(game: Game, path: str) -> Any:
    """The value at ``table.entry.value`` or further inside it."""
    found: Any = {table: game.data[table] for table in game.data.tables}
    known: list[str] = []
    for key in path.split("."):
        if isinstance(found, list) and key.isdigit() and int(key) < len(found):
            found = found[int(key)]
        elif isinstance(found, Mapping) and key in found:
            found = found[key]
        elif len(known) == 2 and key in game.data.may_have(known[0], known[1]):
            found = _none_yet(game, known[0], key)
        else:
            names = list(found) if isinstance(found, Mapping) else []
            if isinstance(found, list):
                names = list(game.inside(known[2]))
            where = f" in {'.'.join(known)}" if known else " in the card data"
            there = f"; there are {', '.join(names)}" if 0 < len(names) <= FEW else ""
            hint = nearest(key, names) or f" (taberna cards {game.name} lists all of them)"
            raise BadSetup(f"--vary {path}: there is no {key!r}{where}{there}.{hint}")
        known.append(key)
    if isinstance(found, Mapping | list):
        names = list(found) if isinstance(found, Mapping) else list(game.inside(known[-1]))
        inside = ", ".join(names or map(str, range(len(found))))
        raise BadSetup(f"--vary {path}: name one value; there are {inside}")
    return found


def _none_yet(game: Game, table: str, name: str) -> Any:
    """A value that an entry has not, but may have: nothing of what others have."""
    other = next(entry[name] for entry in game.data[table].values() if name in entry)
    return [0] * len(other) if isinstance(other, list) else type(other)()


def _like(path: str, now: Any, text: str) -> Any:
    """The text as a value of the kind that stands there now."""
    if isinstance(now, bool):
        if text in ("true", "false"):
            return text == "true"
        raise BadSetup(f"--vary {path}: {text!r} is neither true nor false")
    if isinstance(now, int):
        if re.fullmatch(r"-?\d{1,9}", text):
            return int(text)
        raise BadSetup(f"--vary {path}: {text!r} is no number")
    return text


def with_value(game: Game, edition: Mapping[str, Any], path: str, value: Any) -> dict[str, Any]:
    """An edition that also says this value; what it says already of the same entry stays."""
    table, entry, name, *inner = path.split(".")
    changed = deepcopy(dict(edition))
    values = changed.setdefault(table, {}).setdefault(entry, {})
    if not inner:
        values[name] = value
        return changed
    printed = game.data[table][entry].get(name)
    whole = values[name] = deepcopy(
        values.get(name, _none_yet(game, table, name) if printed is None else printed)
    )
    for key in inner[:-1]:
        whole = whole[int(key) if isinstance(whole, list) else key]
    whole[int(inner[-1]) if isinstance(whole, list) else inner[-1]] = value
    return changed
