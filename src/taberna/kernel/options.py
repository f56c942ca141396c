"""Options: a typed, documented set per game, with presets.

A game declares a frozen dataclass; every field is made with `option`, which also says what the
option means, which rule it belongs to and which values it takes.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, asdict, field, fields
from typing import Any, TypeVar, cast

from .errors import BadSetup, brief, nearest

Chosen = TypeVar("Chosen")


def option(
    default: Any,
    doc: str,
    rule: str,
    *,
    choices: Mapping[Any, str] | None = None,
    low: int = 0,
    high: int = 999,
    nullable: bool = False,
    length: int | None = None,
    increasing: bool = False,
    among: Sequence[str] | None = None,
) -> Any:
    """Declare one option. Its kind follows from the default: bool, choice, number or list of numbers.

    ``among`` makes it a list of different names out of these.
    """
    if isinstance(default, bool):
        kind = "bool"
    elif choices is not None:
        kind = "choice"
    elif among is not None:
        kind = "names"
    elif isinstance(default, tuple):
        kind = "numbers"
    else:
        kind = "number"
    return field(
        default=default,
        metadata={
            "doc": doc,
            "rule": rule,
            "kind": kind,
            "choices": dict(choices or {}),
            "low": low,
            "high": high,
            "nullable": nullable,
            "length": length,
            "increasing": increasing,
            "among": tuple(among or ()),
        },
    )


def _number(name: str, value: Any, meta: Mapping[str, Any]) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadSetup(
            "[option-not-whole] option {option}: {value!r} is not a whole number", option=name, value=value
        )
    if not meta["low"] <= value <= meta["high"]:
        raise BadSetup(
            "[option-not-between] option {option}: {value} is not between {low} and {high}",
            option=name, value=value, low=meta["low"], high=meta["high"],
        )  # fmt: skip
    return value


def _names(name: str, value: Any, known: Sequence[str]) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise BadSetup(
            "[option-not-list] option {option}: {value!r} is not a list of names", option=name, value=value
        )
    for item in value:
        if item not in known:
            raise BadSetup(
                "[option-no] option {option}: there is no {value!r}.{hint}",
                option=name, value=item, hint=nearest(str(brief(item)), known),
            )  # fmt: skip
    if len(set(value)) < len(value):
        double = next(item for item in value if value.count(item) > 1)
        raise BadSetup(
            "[option-named-twice] option {option}: {value!r} is named twice", option=name, value=double
        )
    return tuple(value)


def _value(name: str, value: Any, meta: Mapping[str, Any]) -> Any:
    """The value in its proper type, or BadSetup with what would be right."""
    kind = meta["kind"]
    if value is None and meta["nullable"]:
        return None
    if kind == "bool":
        if not isinstance(value, bool):
            raise BadSetup(
                "[option-neither-true] option {option}: {value!r} is neither true nor false",
                option=name,
                value=value,
            )
        return value
    if kind == "choice":
        by_text = {str(choice): choice for choice in meta["choices"]}
        text = str(brief(value))
        if isinstance(value, bool) or not isinstance(value, int | str) or text not in by_text:
            known = ", ".join(by_text)
            hint = nearest(text, by_text)
            raise BadSetup(
                "[option-no-value] option {option} has no value {value!r}; it takes {known}.{hint}",
                option=name, value=value, known=known, hint=hint,
            )  # fmt: skip
        return by_text[text]  # "2" is as good as 2, but True is no 1
    if kind == "number":
        return _number(name, value, meta)
    if kind == "names":
        return _names(name, value, meta["among"])
    if not isinstance(value, list | tuple):
        raise BadSetup(
            "[option-not-list-numbers] option {option}: {value!r} is not a list of numbers",
            option=name,
            value=value,
        )
    numbers = tuple(_number(name, v, meta) for v in value)
    if meta["length"] is not None and len(numbers) != meta["length"]:
        raise BadSetup(
            "[option-takes-numbers] option {option} takes {length} numbers, not {count}",
            option=name, length=meta["length"], count=len(numbers),
        )  # fmt: skip
    if not numbers:
        raise BadSetup("[option-needs-least] option {option} needs at least one number", option=name)
    if meta["increasing"] and any(a >= b for a, b in itertools.pairwise(numbers)):
        raise BadSetup(
            "[option-must-increasing] option {option}: {value} must be increasing",
            option=name,
            value=list(numbers),
        )
    return numbers


def described(cls: type[Any]) -> list[tuple[Field[Any], Mapping[str, Any]]]:
    """All options of a game in order, each with its description."""
    return [(f, f.metadata) for f in fields(cls)]


def resolve(
    cls: type[Chosen],
    given: Mapping[str, Any] | None,
    presets: Mapping[str, Mapping[str, Any]],
    defaults: Mapping[str, Any] | None = None,
) -> Chosen:
    """An options object from what a user gave; the key ``preset`` names a set to start from."""
    chosen: dict[str, Any] = dict(defaults or {})
    given = dict(given or {})
    preset = given.pop("preset", None)
    if preset is not None:
        if preset not in list(presets):
            raise BadSetup(
                "[no-preset] there is no preset {value!r}; there are {known}.{hint}",
                value=preset, known=", ".join(presets), hint=nearest(str(preset), presets),
            )  # fmt: skip
        chosen.update(presets[preset])
    chosen.update(given)
    known = {f.name: f.metadata for f in fields(cast(Any, cls))}
    values: dict[str, Any] = {}
    for name, value in chosen.items():
        if name not in known:
            raise BadSetup(
                "[no-option] there is no option {value!r}.{hint}", value=name, hint=nearest(str(name), known)
            )
        values[name] = _value(name, value, known[name])
    return cls(**values)


def name_and_value(text: str) -> tuple[str, str] | None:
    """The two halves of ``name=value`` or ``name:value``; None if it is neither."""
    name, *value = re.split("[=:]", text, maxsplit=1)
    return (name.strip(), value[0].strip()) if value else None


def parse(cls: type[Any], texts: Iterable[str], preset: str | None = None) -> dict[str, Any]:
    """Options as commands and adapters write them: ``name=value`` (or ``name:value``) each, lists as ``15+20`` or
    ``15,20``; ``preset=name`` begins with a preset."""
    given: dict[str, Any] = {"preset": preset} if preset else {}
    for text in texts:
        pair = name_and_value(text)
        if pair is None:
            raise BadSetup("[option-write-name] option {value!r}: write NAME=VALUE", value=text)
        name, value = pair
        given[name] = value if name == "preset" else from_text(cls, name, value)
    return given


def from_text(cls: type[Any], name: str, text: str) -> Any:
    """The value that the words of a command line mean."""
    known = {f.name: f.metadata for f in fields(cls)}
    if name not in known:
        raise BadSetup(
            "[no-option] there is no option {value!r}.{hint}", value=name, hint=nearest(name, known)
        )
    meta = known[name]
    if meta["nullable"] and text.lower() in ("none", "null", ""):
        return None
    try:
        if meta["kind"] == "bool":
            return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}[
                text.lower()
            ]
        if meta["kind"] == "number":
            return int(text)
        if meta["kind"] == "names":
            return tuple(text.replace(",", " ").replace("+", " ").split())
        if meta["kind"] == "numbers":
            return tuple(int(part) for part in text.replace(",", " ").replace("+", " ").split())
    except (KeyError, ValueError):
        return text  # `resolve` says what is wrong with it
    by_text = {str(c): c for c in meta["choices"]}
    return by_text.get(text, text)


def dumped(options: Any) -> dict[str, Any]:
    """All values, JSON-able."""
    return {k: list(v) if isinstance(v, tuple) else v for k, v in asdict(options).items()}


def changed(options: Any) -> dict[str, Any]:
    """Only the values that differ from the defaults, JSON-able."""
    every = dumped(options)
    out: dict[str, Any] = {}
    for f in fields(options):
        default = None if f.default is MISSING else f.default
        if getattr(options, f.name) != default:
            out[f.name] = every[f.name]
    return out
