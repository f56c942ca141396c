"""One of a thing is told in the singular, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import taberna
from taberna.locale import LANGUAGES

HOUSE = Path(taberna.__file__).parent
#: The variants that a number may have.
NUMBERS = {"zero", "one", "two", "few", "many", "0", "1", "2", "3"}
#: Decks, markets and stalls of an edition, and chances, are never that few.
NEVER = {
    "study-ahead",
    "log-full-circle",
    "step-KeepCard",
    "effect-jupiter",
    "effect-neptunus",
    "effect-corruptio",
    "effect-consuetudo",
    "reason-cards-with-players",
    "reason-epoch-iii-scoring",
    "reason-provinces-cards-left",
    "reason-senate-normal-cards",
    "reason-senate-normal-cards-epoch",
    "reason-stall-spaces",
    "reason-stall-holds-most",
    "reason-stalls-no-room",
}
#: A sentence is told in many ways where it has many variants.
ENOUGH = 200


def patterns(lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    for file in [*HOUSE.glob(f"locale/{lang}/*.ftl"), *HOUSE.glob(f"games/*/words/{lang}.ftl")]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for one in [entry, *entry.attributes]:
                    if one.value:
                        yield f"{file.relative_to(HOUSE)}: {entry.id.name}", one.value


def key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selects(variant.value)


def told(pattern: ast.Pattern) -> list[str]:
    """The sentence in all its ways, with 1 for every number."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(["1"])
        elif isinstance(element.expression, ast.SelectExpression):
            variants = {key(variant): variant.value for variant in element.expression.variants}
            if NUMBERS & variants.keys():
                few = variants.get("1") or variants.get("one") or variants["other"]
                parts.append(told(few))
            else:
                parts.append([text for variant in variants.values() for text in told(variant)])
        else:
            parts.append(["…"])
    return ["".join(way) for way, _ in zip(product(*parts), range(ENOUGH), strict=False)]


def counted(pattern: ast.Pattern) -> str | None:
    """The word after the first number."""
    found = re.search(r"\b1 ([^\W\d]+)", told(pattern)[0])
    return found and found[1]


def plurals(lang: str) -> set[str]:
    """Words that stand after several, where another one stands after one."""
    singular: set[str] = set()
    plural: set[str] = set()
    for _, pattern in patterns(lang):
        for select in selects(pattern):
            words = {key(variant): counted(variant.value) for variant in select.variants}
            one, other = words.get("one"), words.get("other")
            if one and other and one != other and one[:2] == other[:2]:
                singular.add(one)
                plural.add(other)
    return plural - singular


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_never_followed_by_a_plural(lang: str) -> None:
    several = plurals(lang)
    assert several
    wrong = {
        f"{name}: {text}"
        for name, pattern in patterns(lang)
        for text in told(pattern)
        for word in re.findall(r"\b1 ([^\W\d]+)", text)
        if word in several and name.split()[-1] not in NEVER
    }
    assert sorted(wrong) == []
