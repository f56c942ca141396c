"""Making an edition in the browser: change a value, share it, play with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

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
