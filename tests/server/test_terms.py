"""What the house says, complete in five languages: no message is missing, none is unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import taberna.server
from taberna.locale import LANGUAGES, interface
from taberna.locale.book import HOUSE
from taberna.server.text import best_language

SOURCE = Path(taberna.server.__file__).parent


def messages(lang: str) -> dict[str, set[str]]:
    """Each message with its variables."""
    [file] = HOUSE.files(lang)
    text = file.read_text(encoding="utf-8")
    resource = parse(text)
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("table-", "house-")):
            names = re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end])
            found[entry.id.name] = set(names)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(lang: str) -> None:
    assert messages(lang) == messages("en")


def used() -> set[str]:
    """Keys that the source names: whole, or as a refusal (house-<key>)."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    keys = set(re.findall(r'"((?:table|house)-[a-z-]+)"', text))
    refusals = re.findall(r'(?:Refused|not_found|no_page)\(\s*"([a-z-]+)"', text)
    refusals += re.findall(r'Problem\(\s*\d+,\s*"\w+",\s*"([a-z-]+)"', text)
    refusals += re.findall(r'error\([^()]*"\w+", visit\.lang, "([a-z-]+)"', text)
    refusals += re.findall(r'key = "([a-z-]+)" if status == 405 else "([a-z-]+)"', text)[0]
    refusals += re.findall(r'_check_besides\([^()]*"([a-z-]+)"\)', text)
    refusals += re.findall(r'key: str = "([a-z-]+)"', text)
    refusals += re.findall(r'Refused\("([a-z-]+)" if mine else "([a-z-]+)"\)', text)[0]
    return keys | {f"house-{key}" for key in refusals if key != "rules"}


def test_no_message_is_missing_and_none_is_unused() -> None:
    assert used() == set(messages("en"))


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("pt,fr;q=0.5,it;q=0.7", "it"), ("", "en"), ("xx", "en"),
     ("en;q=0.1,es;q=0.2", "es"), (";;;,q=,fr;q=x", "en"), ("*", "en")],
)  # fmt: skip
def test_the_browsers_language(accepted: str, lang: str) -> None:
    assert best_language(accepted) == lang


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert interface("de").say("no-such-message") == "no-such-message"
    assert interface("it").say("table-waiting", open=1).endswith("libero.")
    assert interface("it").say("table-waiting", open=2).endswith("liberi.")
