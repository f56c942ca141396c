"""The pages to read in a browser: one sheet of paper, searchable, accessible, and no wider than a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import taberna
from taberna.locale import LANGUAGES

from .conftest import Person
from .play import soon
from .test_pages import accessible, no_sideways_scrolling

PAGES = ["rules", "glossary", "summary", "sources"]


def sheets(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_summary_is_one_sheet_of_paper(lang: str, person: Callable[..., Person]) -> None:
    livia = person(locale=lang)
    for game in taberna.GAMES:
        page = livia.go(f"/learn/{game}/summary")
        page.evaluate("document.fonts.ready")
        assert sheets(page.pdf(format="A4", prefer_css_page_size=True)) == 1, game
        assert sheets(page.pdf(format="Letter", prefer_css_page_size=False)) == 1, game
    assert (
        sheets(livia.go(f"/learn/{taberna.GAMES[0]}/rules").pdf(format="A4")) > 2
    )  # the count can be trusted


@pytest.mark.parametrize("game", taberna.GAMES)
@pytest.mark.parametrize(("scheme", "lang"), [("light", "de"), ("dark", "es")])
def test_pages_to_read_are_accessible_and_fit_a_phone(
    scheme: str, lang: str, game: str, person: Callable[..., Person]
) -> None:
    livia = person(color_scheme=scheme, locale=lang)
    for name in ["", *PAGES]:
        page = livia.go(f"/learn/{game}/{name}".rstrip("/"))
        expect(page.locator("h1")).to_be_visible()
        accessible(page)
        page.set_viewport_size({"width": 320, "height": 700})
        no_sideways_scrolling(page)
        page.set_viewport_size({"width": 1280, "height": 800})


def test_the_rules_are_searched_without_accents_and_open_at_an_id(person: Callable[..., Person]) -> None:
    livia = person(locale="fr")
    page = livia.go("/learn/senators/rules#SEN-3.35")
    expect(page.locator("#SEN-3\\.35")).to_be_in_viewport()
    field = page.locator("#find")
    field.fill("senateur EVICTION")
    shown = page.locator(".paragraph:visible")
    soon(page, lambda: 0 < shown.count() < 20, True)
    for one in shown.all_inner_texts():
        assert "Éviction" in one
    field.fill("xyzzy")
    expect(page.locator(".found")).to_have_text("Rien trouvé")
    expect(page.locator(".chapter:visible")).to_have_count(0)
    field.fill("")
    expect(page.locator("#SEN-3\\.35")).to_be_visible()
    page = livia.go("/learn/senators/glossary")
    page.locator("#find").fill("embezzle")  # what it is called elsewhere is found too
    expect(page.locator(".paragraph:visible dt")).to_have_text(["détourner des fonds"])
