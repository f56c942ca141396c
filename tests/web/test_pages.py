"""Every page kind: accessible by day and night, on desk and phone, in five languages, light enough, licensed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import taberna
from taberna.locale import LANGUAGES

from .conftest import Person
from .play import PLAY_ON, asked, into_the_middle, play_to_the_end, soon

AXE = (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")
STATIC = Path(taberna.__file__).parent / "web/static"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def accessible(page: Page, part: str = "html") -> None:
    page.evaluate(AXE)
    found: Any = page.evaluate(
        "async ([part, tags]) => (await axe.run(part, { runOnly: tags })).violations.map("
        "(v) => [v.id, v.help, v.nodes.slice(0, 3).map((n) => n.html.slice(0, 200) + ' ' + n.failureSummary)])",
        [part, STANDARDS],
    )
    assert found == []


def no_sideways_scrolling(page: Page) -> None:
    wider = "document.documentElement.scrollWidth - innerWidth"
    soon(page, lambda: page.evaluate(wider) <= 0, True, "wider than the window")


#: Clicks into the middle of a game.
MIDDLE = 14


def open_everything(page: Page) -> None:
    """All that can be folded out, and the tip of a card."""
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    told = page.locator(".card[aria-description]:visible")
    if told.count():
        told.first.hover()
        expect(page.locator("#tip")).to_be_visible()


def pick_something(page: Page) -> bool:
    """Click on what is lit until something waits for what goes with it; false if nothing had in a few moves."""
    for seed in range(8):
        lit = page.locator("[data-thing][data-lit]:visible")
        if lit.count():
            lit.last.dispatch_event("click")
            if page.locator("[data-state=picked]").count():
                return True
        page.evaluate(PLAY_ON, [seed, 1])
        if not asked(page):
            break
    return False


#: Things of the board and of mine that nobody sees.
INVISIBLE = """() => [...document.querySelectorAll(".board [data-thing], .player.mine [data-thing]")]
  .filter((e) => !e.checkVisibility({ visibilityProperty: true }) || !e.getBoundingClientRect().width)
  .map((e) => e.dataset.thing)"""
#: Buttons that open something over or beside the board.
PANELS = ["#all-moves", "#show-talk", "#show-help", "#show-prefs", ".other .unfold >> nth=0"]
PAGES = ["/", "/new", "/editions/provincia", "/rules/senators", "/credits", "/table/nowhere"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_accessible(scheme: str, person: Callable[..., Person]) -> None:
    livia = person(color_scheme=scheme)
    for path in PAGES:
        page = livia.go(path)
        expect(page.locator("h1").first).to_be_visible()
        accessible(page)
    livia.complaints = [text for text in livia.complaints if "404" not in text]  # /table/nowhere


@pytest.mark.parametrize("game", taberna.GAMES)
def test_tables_are_accessible_and_fit_a_phone(game: str, person: Callable[..., Person]) -> None:
    livia = person()
    page = into_the_middle(livia, game, MIDDLE, seed="axe")
    for button in PANELS:
        page.locator(button).click()
        expect(page.locator(".panel")).to_be_visible()
        accessible(page, ".panel")
        page.keyboard.press("Escape")
    page.locator("#hint").click()
    expect(page.locator(".advice li").first).to_be_visible()
    open_everything(page)
    accessible(page)
    if pick_something(page):
        accessible(page)
        page.keyboard.press("Escape")
    page.locator("#theme").click()
    page.set_viewport_size({"width": 390, "height": 844})
    no_sideways_scrolling(page)
    soon(page, lambda: page.evaluate(INVISIBLE), [])
    accessible(page)


#: The tip of the last card is shown, right above or below it.
BESIDE = """() => {
  const tip = document.querySelector("#tip");
  const last = [...document.querySelectorAll(".board .card[aria-description]")].at(-1);
  const [at, card] = [tip, last].map((e) => e.getBoundingClientRect());
  return !tip.hidden && (Math.abs(card.top - at.bottom - 8) < 2 || Math.abs(at.top - card.bottom - 8) < 2);
}"""


def test_the_tip_of_a_card_stands_beside_it(person: Callable[..., Person]) -> None:
    page = person(viewport={"width": 1280, "height": 720}).sit_down("rome", first=0, seed="tip")
    tip, card = page.locator("#tip"), page.locator(".board .card[aria-description]").last
    for reach in (card.hover, card.focus):
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement.blur()")
        expect(tip).to_be_hidden()
        reach()
        page.wait_for_function(BESIDE)


def test_replay_and_joining_are_accessible(person: Callable[..., Person]) -> None:
    livia = person()
    open_table = livia.table("rome", seats=[{"kind": "me"}, {"kind": "open"}])
    page = livia.go(f"/table/{open_table['id']}")
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    accessible(page)
    page.goto(str(open_table["invite"]))
    accessible(page)
    (mine,) = open_table["yours"]  # type: ignore[misc]
    link = livia.post(f"tables/{open_table['id']}/seats/{mine}/link", {})
    page.goto(str(link["url"]))
    expect(page.get_by_role("button", name="Take my seat")).to_be_visible()
    accessible(page)
    table = livia.table("senators", seed="axe replay")
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".board")).to_be_visible()
    play_to_the_end(page)
    accessible(page)
    page = livia.go(f"/replay/{table['id']}?move=9")
    expect(page.locator("#at")).to_be_visible()
    accessible(page)


def test_the_language_can_be_switched_and_all_pages_speak_it(person: Callable[..., Person]) -> None:
    livia = person(locale="de-DE")
    page = livia.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Jetzt spielen")).to_be_visible()
    table = livia.table("senators", first=0, seed="languages")
    for lang in LANGUAGES:
        page = livia.go(f"/table/{table['id']}")
        page.locator("#show-prefs").click()
        page.locator("#lang").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("#prompt")).to_be_visible()
        shown = page.locator("body").inner_text()
        assert not re.search(r"\b(web|step|log|move|card|term|option|level|preset)-[a-z_]+", shown), shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_fit_a_small_phone(lang: str, person: Callable[..., Person]) -> None:
    livia = person(locale=lang, viewport={"width": 320, "height": 700})
    for game in taberna.GAMES:
        page = livia.go(f"/new?game={game}")
        page.locator("details summary").first.click()
        expect(page.locator(".options")).to_be_visible()
        no_sideways_scrolling(page)
    no_sideways_scrolling(livia.go("/"))


def test_everything_vendored_has_its_licence_beside_it() -> None:
    for folder in [*(STATIC / "vendor").iterdir(), STATIC / "icons"]:
        assert (folder / "LICENSE").exists(), folder.name
    for font in (STATIC / "fonts").glob("*.woff2"):
        assert any(font.name.startswith(text.stem) for text in (STATIC / "fonts").glob("*.LICENSE")), (
            font.name
        )
