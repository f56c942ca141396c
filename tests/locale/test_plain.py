"""The short way says exactly what the library says."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import taberna
from taberna.locale.book import HOUSE, LANGUAGES, _bundle, _plain, words_of
from taberna.locale.plain import _read


class Variables(Visitor):
    """The variables of a message, with those it refers to, and the words it selects by."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.names: set[str] = set()
        self.words: list[str | int] = []

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.visit(self.bundle._messages[node.id.name].value)

    def visit_Variant(self, node: Any) -> None:
        key = node.key
        self.words.append(key.name if isinstance(key, ast.Identifier) else int(key.value))
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_way_says_what_the_library_says(lang: str) -> None:
    rng = random.Random(lang)
    plainly = compared = 0
    for name in taberna.GAMES:
        places = (HOUSE, words_of(taberna.game(name)))
        bundle, plain = _bundle(places, lang), _plain(places, lang)
        for key, message in bundle._messages.items():
            if message.value is None:
                continue
            found = Variables(bundle)
            found.visit(message.value)
            for _ in range(4):
                values = ["Livia", "none", "true", 0, 1, 2, 5, 21, 100, 999, 1000, 12_345, -3, *found.words]
                args = {variable: rng.choice(values) for variable in found.names}
                said = plain.say(key, args)
                if said is not None:
                    plainly += 1
                    text, errors = bundle.format_pattern(bundle.get_message(key).value, args)
                    assert (said, errors) == (text, []), (key, args)
                compared += 1
    assert plainly > compared / 2


def test_a_missing_variable_is_left_to_the_library() -> None:
    places = (HOUSE, words_of(taberna.game("senators")))
    assert _plain(places, "en").say("log-drafts", {"seat": "Livia"}) is None
    assert _plain(places, "en").say("log-drafts", {"seat": "Livia", "card": "Quaestor"})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", taberna.GAMES)
def test_what_a_move_brings_to_say_goes_the_short_way(game: str, lang: str) -> None:
    """Log lines, prompts and moves: a table must not wait for the library while it tells its news."""
    places = (HOUSE, words_of(taberna.game(game)))
    keys = [key for key in _bundle(places, lang)._messages if key.startswith(("log-", "step-", "move-"))]
    assert len(keys) > 50
    for key in keys:
        assert _read(_bundle(places, lang), key) is not None, key
