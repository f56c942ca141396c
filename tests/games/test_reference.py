"""The references: complete, the same in all languages, and true to the ids of the rulebook."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import taberna
from taberna.kernel.glossary import glossary
from taberna.kernel.reference import Reference, file_of
from taberna.kernel.rulebook import ID, Rulebook
from taberna.locale import LANGUAGES

RULE = re.compile(rf"\b{ID}")
#: Numbers of a sentence, in whichever order a language needs them; "one" is a word in most of them.
NUMBER = re.compile(r"(?<![\w.])\d+")
#: The files with ids: the reference itself, and where the rules come from.
KINDS = ["", "sources"]


def package(game: str) -> Path:
    return Path(taberna.game(game).package)


def read(game: str, lang: str, name: str = "") -> Reference:
    found = Reference.load(package(game), lang, name)
    assert found is not None, f"{game} has no {name or 'reference'} in {lang}"
    assert found.lang == lang, f"{game} has no {name or 'reference'} in {lang}"
    return found


def paragraphs(book: Reference) -> list[tuple[str, ...]]:
    return [paragraph.ids for chapter in book.chapters for paragraph in chapter.paragraphs]


def shape(lines: list[str]) -> list[str]:
    """What a text is made of: rows of tables, items of lists, prose."""
    kinds = [f"row {line.count('|')}" if line.startswith("|") else line[:2] for line in map(str.strip, lines)]
    return [kind if kind.startswith("row") or kind == "- " else "prose" for kind in kinds if kind]


def numbers(text: str) -> list[int]:
    return sorted(int(found) for found in NUMBER.findall(RULE.sub("", text)) if int(found) > 1)


def shown(game: str) -> Iterator[str]:
    """Every id that a prompt, a refusal, a log line, a card, an option or the guide can show.

    These are all that stand in strings of the rules, in the data of the cards and in the guide.
    """
    for file in package(game).rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        told = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                yield from RULE.findall(node.value)
    for file in (package(game) / "cards.toml", package(game) / "guide" / "en.md"):
        for line in file.read_text(encoding="utf-8").splitlines():
            yield from [] if line.startswith("#") else RULE.findall(line)


@pytest.mark.parametrize("game", taberna.GAMES)
def test_every_id_that_can_be_shown_is_in_the_reference(game: str) -> None:
    book = read(game, "en")
    rules = Rulebook.load(package(game))
    asked = set(shown(game)) & set(rules.ids())
    assert len(asked) > 50
    assert sorted(rule for rule in asked if rule not in book) == []


@pytest.mark.parametrize("game", taberna.GAMES)
def test_nothing_the_rulebook_decides_is_left_out(game: str) -> None:
    """What is a ruling, a choice between editions or a reconstruction can be read in every language."""
    told = {rule for kind in KINDS for rule in read(game, "en", kind).ids()}
    decided = [
        rule
        for rule in Rulebook.load(package(game)).ids()
        if re.match(r"[A-Z]+-(?:6|7|10)\.", rule) and rule not in told
    ]
    assert decided == []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", taberna.GAMES)
def test_ids_are_those_of_the_rulebook_and_stand_once(game: str, kind: str) -> None:
    told = [rule for ids in paragraphs(read(game, "en", kind)) for rule in ids]
    book = Rulebook.load(package(game))
    assert [rule for rule in told if rule not in book] == []
    assert sorted(told) == sorted(set(told))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", taberna.GAMES)
def test_every_language_tells_the_same(game: str, lang: str, kind: str) -> None:
    ours, theirs = read(game, lang, kind), read(game, "en", kind)
    assert [len(chapter.paragraphs) for chapter in ours.chapters] == [
        len(c.paragraphs) for c in theirs.chapters
    ]
    assert paragraphs(ours) == paragraphs(theirs)
    assert bool(ours.title)
    assert all(chapter.title for chapter in ours.chapters)
    assert shape(ours.lines) == shape(theirs.lines)
    for one, other in zip(ours.chapters, theirs.chapters, strict=True):
        assert shape(one.lines) == shape(other.lines), one.title
        assert numbers("\n".join(one.lines)) == numbers("\n".join(other.lines)), one.title
        for mine, english in zip(one.paragraphs, other.paragraphs, strict=True):
            assert shape(mine.lines) == shape(english.lines), mine.ids
            assert numbers(mine.text) == numbers(english.text), mine.ids


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", taberna.GAMES)
def test_texts_are_for_people(game: str, lang: str) -> None:
    """No code, no mark that is left open, no language that was forgotten."""
    for kind in [*KINDS, "summary"]:
        found = file_of(package(game), lang, kind)
        assert found, kind
        assert found[1] == lang, kind
        text = found[0].read_text(encoding="utf-8")
        assert "`" not in text
        assert "_" not in text
        for line in text.splitlines():
            assert line.count("**") % 2 == 0, line
        english = file_of(package(game), "en", kind)
        assert lang == "en" or english is None or text != english[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", taberna.GAMES)
def test_summaries_say_the_same(game: str, lang: str) -> None:
    def lines(one: str) -> list[str]:
        found = file_of(package(game), one, "summary")
        assert found
        return found[0].read_text(encoding="utf-8").splitlines()

    def heads(one: str) -> int:
        return sum(line.startswith("## ") for line in lines(one))

    assert shape(lines(lang)) == shape(lines("en"))
    assert heads(lang) == heads("en") >= 4
    assert numbers("\n".join(lines(lang))) == numbers("\n".join(lines("en")))


@pytest.mark.parametrize("game", taberna.GAMES)
def test_the_glossary_has_every_term_in_every_language(game: str) -> None:
    terms = glossary(package(game))
    assert len(terms) > 20
    ids = [term.id for term in terms]
    assert sorted(ids) == sorted(set(ids))
    book = read(game, "en")
    for term in terms:
        assert sorted(term.words) == sorted(LANGUAGES), term.id
        assert all(words.term and words.text for words in term.words.values()), term.id
        assert term.rules, term.id
        assert [rule for rule in term.rules if rule not in book] == [], term.id
        assert all(isinstance(other, str) and other for other in term.also), term.id
        told = {tuple(numbers(words.text)) for words in term.words.values()}
        assert len(told) == 1, (term.id, told)


def test_a_game_without_a_reference_and_a_language_without_its_file(tmp_path: Path) -> None:
    assert Reference.load(tmp_path, "de") is None
    assert glossary(tmp_path) == ()
    folder = tmp_path / "one" / "reference"
    folder.mkdir(parents=True)
    folder.joinpath("en.md").write_text("# T\n\n## A\nText.\n- **ABC-1.2, ABC-3** Rule.\n  More.\n- no id\n")
    book = Reference.load(tmp_path / "one", "de")
    assert book is not None
    assert book.lang == "en"
    assert book.ids() == ["ABC-1.2", "ABC-3"]
    assert book.paragraph("ABC-3") is book.paragraph("ABC-1.2")
    found = book.paragraph("ABC-3")
    assert found is not None
    assert found.text == "Rule.\n  More.\n- no id"
    assert book.paragraph("ABC-9") is None
