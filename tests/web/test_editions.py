"""Making an edition in the browser: change a value, share it, play with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Person


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
    page.click("#play-edition")
    expect(page.locator(".changes tbody tr")).to_have_text(["Sicilia: strength36"])
    page.get_by_role("button", name="Open the table").click()
    page.click("#show-house")
    with page.expect_popup() as shown:
        page.click("#table-edition")
    expect(shown.value.locator(".changes tbody tr")).to_have_text(["Sicilia: strength36"])
    livia.complaints = [text for text in livia.complaints if "422" not in text]  # strength 600
