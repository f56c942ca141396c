"""The pages' messages: all five languages have the same ones, all are used, all that are used exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import taberna
from taberna.kernel.step import Step
from taberna.locale import LANGUAGES, speaker
from taberna.server.http.reading import PAGES

ROOT = Path(taberna.__file__).parent
FILES = ROOT / "locale"
SOURCES = [
    *(ROOT / "web/templates").glob("*.html"),
    *(ROOT / "web/static/js").glob("*.js"),
    *(ROOT / "games").glob("*/web/*.js"),
]
#: Keys that scripts put together from a fixed start and a name.
FAMILIES = (
    "character-",
    "level-",
    "preset-",
    "web-ease-",
    "web-key-",
    "web-pref-",
    "web-read-",
    "web-view-",
    "web-mas-",
    "web-pro-tag-",
    "web-pro-phase-",
)


def messages(lang: str) -> dict[str, ast.Message]:
    """What the pages say, and what the boards of the games do."""
    found: dict[str, ast.Message] = {}
    for file in [FILES / lang / "web.ftl", *(ROOT / "games").glob(f"*/words/{lang}.ftl")]:
        tree = FluentParser().parse(file.read_text(encoding="utf-8"))
        junk = [entry.content for entry in tree.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{file} is broken at {junk[0]!r}"
        said = {entry.id.name: entry for entry in tree.body if isinstance(entry, ast.Message)}
        here = {key for key in said if file.parent.name == lang or key.startswith("web-")}
        assert not here & set(found), f"{file} says again what others say"
        found.update({key: said[key] for key in here})
    return found


def used() -> set[str]:
    text = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)
    return set(re.findall(r"[\"'`](web-[a-z0-9-]+[a-z0-9])[\"'`]", text))


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for one in value if isinstance(value, list) else [value]:
                    visit(one)

    visit(message.value)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message_with_the_same_variables(lang: str) -> None:
    english, here = messages("en"), messages(lang)
    assert here.keys() == english.keys()
    for key, message in english.items():
        assert variables(here[key]) <= variables(message), key


def test_every_message_used_exists_and_none_is_unused() -> None:
    known = set(messages("en"))
    assert used() - known == set()
    unused = {key for key in known - used() if not key.startswith(FAMILIES)}
    assert unused == set()


def test_families_are_complete() -> None:
    known = set(messages("en"))
    for game in taberna.GAMES:
        for about in ("intro", "time", "weight"):
            assert about in speaker(game, "en").book
    for phase in range(7):
        assert f"web-pro-phase-{phase}" in known
    for colour in ("beige", "brown", "black", "grey"):
        assert f"web-mas-{colour}" in known
    assert {key for key in known if key.startswith("web-read-")} == {f"web-read-{page}" for page in PAGES}


@pytest.mark.parametrize("game", taberna.GAMES)
def test_boards_use_only_words_their_game_has(game: str) -> None:
    book = speaker(game, "en").book
    for file in (ROOT / "games" / game / "web").glob("*.js"):
        for name in re.findall(r"ui\.card\(\"([^\"]+)\"\)", file.read_text(encoding="utf-8")):
            assert f"card-{name}" in book or f"term-{name}" in book, name


@pytest.mark.parametrize("game", taberna.GAMES)
def test_what_only_one_board_says_stands_among_the_words_of_its_game(game: str) -> None:
    """A game is one folder: nothing that only its board needs is said elsewhere."""
    shared = {key for key in messages("en") if key not in speaker(game, "en").book}
    others = "\n".join(s.read_text(encoding="utf-8") for s in SOURCES if s.parent.parent.name != game)
    for file in (ROOT / "games" / game / "web").glob("*.js"):
        for key in re.findall(r"[\"'`](web-[a-z0-9-]+[a-z0-9])[\"'`]", file.read_text(encoding="utf-8")):
            assert key not in shared or re.search(rf"[\"'`]{key}[\"'`]", others), key


@pytest.mark.parametrize("name", taberna.GAMES)
def test_what_others_decide_is_said_of_them(name: str) -> None:
    """Not what they are told to do: every step that asks has a sentence about the one who decides."""
    game = taberna.game(name)
    asking = {step for step, cls in game.steps.items() if cls.moves is not Step.moves}
    for lang in LANGUAGES:
        book = speaker(name, lang).book
        assert sorted(step for step in asking if f"asks-{step}" not in book) == [], lang
