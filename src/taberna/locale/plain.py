"""The short way to say a plain message: text, variables, other messages, and a choice by a word or a number.

Nearly all messages are so, and thousands are said in a minute; the library takes 40 µs and more for each. What is
not plain, and every argument that would have to be formatted, is left to the library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import ast

LARGEST = 999  # numbers up to here are written alike in all our languages


class _NotPlain(Exception):
    pass


#: Text, the name of a variable, or a choice: the variable, what each word or number leads to in turn, and the rest.
Part: TypeAlias = "tuple[str, str] | tuple[str, str, list[tuple[str | int, list[Part]]], list[Part]]"
Parts: TypeAlias = "list[Part]"


class Plain:
    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._plural: Callable[[int], str] = bundle._plural_form
        self._known: dict[str, Parts | None] = {}

    def say(self, key: str, args: Mapping[str, Any]) -> str | None:
        """The message, or None if the library has to say it."""
        try:
            parts = self._known[key]
        except KeyError:
            parts = self._known[key] = _read(self._bundle, key)
        if parts is None:
            return None
        out: list[str] = []
        return "".join(out) if self._fill(out, parts, args) else None

    def _fill(self, out: list[str], parts: Parts, args: Mapping[str, Any]) -> bool:
        for part in parts:
            if part[0] == "text":
                out.append(part[1])
                continue
            value = args.get(part[1])
            if type(value) is int:
                if not 0 <= value <= LARGEST:
                    return False
            elif type(value) is not str:
                return False
            if len(part) == 2:
                out.append(value if type(value) is str else str(value))
                continue
            if not self._fill(out, self._way(value, part[2], part[3]), args):
                return False
        return True

    def _way(self, value: str | int, ways: list[tuple[str | int, Parts]], rest: Parts) -> Parts:
        """The first that matches; a number matches the word for its plural form."""
        for key, parts in ways:
            if type(key) is type(value):
                if key == value:
                    return parts
            elif self._plural(value if isinstance(value, int) else int(key)) in (key, value):
                return parts
        return rest


def _read(bundle: FluentBundle, key: str) -> Parts | None:
    try:
        return _message(bundle, key)
    except _NotPlain:
        return None


def _message(bundle: FluentBundle, key: str) -> Parts:
    message = bundle._messages.get(key)
    if message is None or message.value is None:
        raise _NotPlain
    return _parts(bundle, message.value)


def _parts(bundle: FluentBundle, pattern: Any) -> Parts:
    found: Parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(("text", element.value))
        else:
            found += _placeable(bundle, element.expression)
    return found


def _placeable(bundle: FluentBundle, expression: Any) -> Parts:
    match expression:
        case ast.VariableReference():
            return [("variable", expression.id.name)]
        case ast.StringLiteral():
            return [("text", expression.parse()["value"])]
        case ast.MessageReference(attribute=None):
            return _message(bundle, expression.id.name)
        case ast.SelectExpression(selector=ast.VariableReference()):
            return [_choice(bundle, expression)]
    raise _NotPlain


def _choice(bundle: FluentBundle, expression: Any) -> Part:
    ways: list[tuple[str | int, Parts]] = []
    rest: Parts = []
    for variant in expression.variants:
        parts = _parts(bundle, variant.value)
        ways.append((_key(variant.key), parts))
        if variant.default:
            rest = parts
    return ("choice", expression.selector.id.name, ways, rest)


def _key(key: Any) -> str | int:
    if isinstance(key, ast.Identifier):
        return str(key.name)
    if not key.value.isdigit():
        raise _NotPlain
    return int(key.value)
