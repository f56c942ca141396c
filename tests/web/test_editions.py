"""Making an edition in the browser: change a value, share it, play with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import taberna

from .conftest import Person
from .play import play_until

#: The form and this page show the same list of changes: wait for the page first.
NEW_TABLE = re.compile(r"/new\?game=")


def test_an_edition_is_made_shared_and_played(person: Callable[..., Person], tmp_path: Path) -> None:
    livia = person()
    page = livia.page
    livia.go("/editions/rome")
    page.get_by_role("searchbox").fill("Sicilia")
    page.get_by_label("Sicilia: strength").fill("6")
    page.get_by_label("Sicilia: strength").press("Tab")
    expect(page.locator(".changes tbody tr")).to_have_text(["Sicilia: strength36"])
    with page.expect_download() as saved:
        page.click("#save-edition")
    file = tmp_path / "mine.toml"
    saved.value.save_as(file)
    assert file.read_text() == "[provinces]\nsicilia = { strength = 6 }\n"

    link = page.url
    livia.go("/credits")
    page.goto(link)  # whoever opens it has the edition
    expect(page.locator(".changes tbody tr")).to_have_text(["Sicilia: strength36"])
    page.get_by_label("Sicilia: strength").fill("600")
    page.get_by_label("Sicilia: strength").press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("600")
    expect(page.locator("#play-edition")).to_be_disabled()

    livia.go("/editions/rome")
    page.set_input_files("#open-edition", file)
    expect(page.locator(".changes tbody tr")).to_have_text(["Sicilia: strength36"])
    page.click("#play-edition")
    expect(page).to_have_url(NEW_TABLE)
    expect(page.locator(".changes tbody tr")).to_have_text(["Sicilia: strength36"])
    page.get_by_role("button", name="Open the table").click()
    page.click("#show-house")
    with page.expect_popup() as shown:
        page.click("#table-edition")
    expect(shown.value.locator(".changes tbody tr")).to_have_text(["Sicilia: strength36"])
    livia.complaints = [text for text in livia.complaints if "422" not in text]  # strength 600


def test_a_file_that_is_too_long_is_refused_in_words(person: Callable[..., Person], tmp_path: Path) -> None:
    """Its first half might be an edition, too, and not the one that was meant."""
    file = tmp_path / "long.toml"
    file.write_text("[provinces.sicilia]\nstrength = 6\n" + "# and much more\n" * 3000, encoding="utf-8")
    livia = person()
    livia.go("/editions/rome")
    livia.page.set_input_files("#open-edition", file)
    expect(livia.page.get_by_role("alert")).to_have_text("This file is too long for an edition.")
    expect(livia.page.locator(".changes")).to_have_count(0)


def test_a_new_card_is_written_and_met_at_the_table(person: Callable[..., Person]) -> None:
    livia = person()
    page = livia.page
    livia.go("/editions/provincia")
    page.get_by_role("searchbox").fill("Blank building 1")
    for value, text in (("name", "Thermae"), ("number", "90")):
        field = page.get_by_label(f"Blank building 1: {value}", exact=True)
        field.fill(text)
        field.press("Tab")
    page.get_by_label("Blank building 1: picture").select_option(label="COLOSSEUM")
    rows = ["Thermae: nameBlank 1Thermae", "Thermae: number090", "Thermae: picturedomuscolosseum"]
    expect(page.locator(".changes tbody tr")).to_have_text(rows)
    expect(page.locator("#play-edition")).to_be_enabled()
    page.click("#play-edition")
    expect(page).to_have_url(NEW_TABLE)
    expect(page.locator(".changes tbody tr")).to_have_text(rows)
    baths = {"buildings": {"blank_1": {"name": "Thermae", "count": 90, "picture": "colosseum"}}}
    page = play_until(livia, "provincia", lambda page: thermae(page).count() > 0, "thermae", edition=baths)
    expect(thermae(page).first.locator("svg").first).to_be_visible()


def thermae(page: Page) -> Locator:
    return page.locator(".card", has_text="Thermae")


#: A word that no line of a phone has room for.
LONG = "Donaudampfschifffahrtsgesellschaft"


@pytest.mark.parametrize("width", [320, 390])
def test_names_on_phones_stand_in_words_and_nothing_reaches_beyond(
    person: Callable[..., Person], width: int
) -> None:
    phone = person(viewport={"width": width, "height": 800}, is_mobile=True, has_touch=True, locale="de")
    page = phone.page
    for game in taberna.GAMES:
        phone.go(f"/editions/{game}")
        for table in page.locator("#editions summary").all():
            table.click()
        narrow = [name for name, em in page.evaluate(WIDTHS, "#editions tbody th") if em < 5]
        assert narrow == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    phone.go("/editions/provincia")
    page.get_by_role("searchbox").fill("Blanko-Gebäude 1")
    page.get_by_label("Blanko-Gebäude 1: Name", exact=True).fill(LONG)
    page.get_by_label("Blanko-Gebäude 1: Name", exact=True).press("Tab")
    expect(page.locator(".changes tbody tr")).to_contain_text(LONG)
    assert page.evaluate(LINES, ".changes thead th") == [1, 1, 1]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.click("#play-edition")
    expect(page).to_have_url(NEW_TABLE)
    expect(page.locator(".changes tbody tr")).to_contain_text(LONG)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


#: Every shown element's text, and how many of its own letters' sizes it is wide.
WIDTHS = """chosen => [...document.querySelectorAll(chosen)].filter(one => one.offsetWidth).map(one =>
  [one.textContent, one.offsetWidth / parseFloat(getComputedStyle(one).fontSize)])"""
#: How many lines each element's text takes.
LINES = """chosen => [...document.querySelectorAll(chosen)].map(one => { const text = document.createRange();
  text.selectNodeContents(one); return new Set([...text.getClientRects()].map(box => Math.round(box.top))).size; })"""
