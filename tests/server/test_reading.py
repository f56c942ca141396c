"""The pages to read: all there in all languages, safe, kept by browsers, and nothing else under their addresses."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import taberna
from taberna.kernel.reference import Reference
from taberna.locale import LANGUAGES, interface
from taberna.server.http import reference
from taberna.server.http.markup import Writer
from taberna.server.http.reading import PAGES, there_are

from .tavern import GAMES, Guest


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_pages_of_a_game_speak_the_readers_language(livia: Guest, game: str, lang: str) -> None:
    livia.post("/api/me", {"lang": lang})
    assert there_are(game) == list(PAGES)
    for name in PAGES[1:]:
        page = livia.get(f"/learn/{game}/{name}")
        assert f'<html lang="{lang}">' in page
        assert interface(lang).say(f"web-read-{name}") in unescape(page)
        assert 'aria-current="page"' in page
        assert not re.search(r"\bweb-[a-z-]+\b(?!\.)", re.sub(r"<[^>]*>", "", page))
        for other in PAGES[1:]:
            assert f'href="/learn/{game}/{other}"' in page


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_linked_can_be_reached(livia: Guest, game: str) -> None:
    rules = livia.get(f"/learn/{game}/rules")
    anchors = re.findall(r'\bid="([^"]+)"', rules)
    assert len(anchors) == len(set(anchors))
    assert taberna.game(game).end_rule in anchors
    for name in there_are(game):
        page = livia.get(f"/learn/{game}" if name == "guide" else f"/learn/{game}/{name}")
        linked = re.findall(rf'href="/learn/{game}/rules#([^"]+)"', page)
        if name == "rules":
            linked += re.findall(r'href="#([^"]+)"', page.partition("<main")[2])
        assert set(linked) <= set(anchors), name
    for option in taberna.game(game).Options.__dataclass_fields__.values():
        assert option.metadata["rule"] in anchors


def test_a_game_without_a_reference_is_told_by_its_rulebook(
    livia: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reference, "load", staticmethod(lambda *args: None))
    reference._rulebook.cache_clear()
    told = reference.rules("rome", "de")
    assert told["said_in"] == "en"
    ids = [rule for chapter in told["chapters"] for one in chapter["paragraphs"] for rule in one["ids"]]
    assert taberna.game("rome").end_rule in ids
    assert len(ids) > 100


def test_a_page_is_kept_by_browsers_and_asked_for_again(livia: Guest) -> None:
    first = livia.http.get("/learn/rome/rules")
    assert first.status_code == 200
    assert first.headers["cache-control"] == "private, no-cache"
    assert "Cookie" in first.headers["vary"]
    again = livia.http.get("/learn/rome/rules", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content
    livia.post("/api/me", {"lang": "it"})
    other = livia.http.get("/learn/rome/rules", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/learn/nero/rules",
        "/learn/rome/guide",
        "/learn/rome/nothing",
        "/learn/rome/rules/more",
        "/learn/rome/..%2f..%2fcards.toml",
        "/learn/..%2frome/rules",
        "/learn/rome/%00",
        "/learn//rules",
        "/learn/rome/RULES",
    ],
)
def test_odd_addresses_lead_nowhere(livia: Guest, path: str) -> None:
    livia.get(path, expect=404)


def test_what_files_say_is_escaped() -> None:
    say = Writer(lambda rule: f"/x#{rule}")
    html = say.text(
        [
            "<script>alert(1)</script> **<b>** ABC-1.2 & *<i>*",
            "",
            "| a<b | ABC-3 |",
            "|---|---|",
            "| <img> | x |",
        ]
    )
    assert "<script" not in html
    assert "<img" not in html
    assert "<b>" not in html
    assert "&amp;" in html
    assert '<a class="rule" href="/x#ABC-1.2" data-rule="ABC-1.2">ABC-1.2</a>' in html


def test_french_marks_stay_with_their_words() -> None:
    say = Writer(lambda rule: None)
    assert say.line("Vendre : la « mise » ; oui !") == "Vendre\u00a0: la «\u00a0mise\u00a0»\u00a0; oui\u00a0!"


def test_every_text_lies_where_packages_take_it_from() -> None:
    for game in GAMES:
        for file in (Path(taberna.game(game).package) / "reference").iterdir():
            assert file.suffix in (".md", ".toml"), file
