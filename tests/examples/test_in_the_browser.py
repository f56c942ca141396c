"""A game without a board, styles, icons or words of its own, in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.conftest import CHROMIUM, NEEDS_BROWSER, House, Person, person
from tests.web.play import click_around

__all__ = ["person"]  # a fixture
pytestmark = pytest.mark.skipif(not CHROMIUM, reason=NEEDS_BROWSER)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One of its own, closed again: two cannot run in one process."""
    with sync_playwright() as driver:
        found = driver.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield found
        found.close()


@pytest.fixture(scope="package")
def house(kuhn: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


def test_a_game_without_a_board_is_played_to_the_end(person: Callable[..., Person]) -> None:
    livia = person()
    page = livia.go("/")
    page.locator("[data-play=kuhn]").click()
    expect(page.locator(".board")).to_be_visible()
    me = page.locator(".table").get_by_text("card", exact=True).first
    expect(me).to_be_visible()
    click_around(page, 4)
    expect(page.locator(".ending tbody tr")).to_have_count(2)


def test_its_rules_have_a_page(person: Callable[..., Person]) -> None:
    for address in ("/rules/kuhn", "/learn/kuhn/rules"):
        page = person().go(address)
        expect(page.locator("#KUH-1")).to_be_visible()
        expect(page.locator("img.scene")).to_be_visible()


def test_its_pages_do_without_a_guide_and_words(person: Callable[..., Person]) -> None:
    livia = person()
    assert livia.context.request.get(f"{livia.house.url}/new?game=kuhn").ok
    page = livia.go("/")
    card = page.locator(".game.kuhn")
    expect(card.locator("[href='/learn/kuhn']")).to_have_count(0)
    expect(card.locator("h3")).to_contain_text("Kuhn poker")
    assert "web-" not in card.inner_text()
