"""A whole game with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Person

MOST_TABS = 60


def tab_to_a_move(page: Page, skip: int) -> bool:
    """Press Tab until the focus is on a move (the one after `skip` others)."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        at = page.evaluate(
            "[document.activeElement.dataset?.move ?? null, document.activeElement.hasAttribute('data-lit')]"
        )
        if at[0] is not None or at[1]:
            if skip == 0:
                return True
            skip -= 1
    return False


def test_senators_by_keyboard_alone(person: Callable[..., Person]) -> None:
    livia = person()
    table = livia.table("senators", first=0, seed="keyboard")
    page = livia.go(f"/table/{table['id']}")
    for turn in range(400):
        expect(page.locator(".ask.yours, .ending").first).to_be_visible(timeout=30_000)
        if page.locator(".ending").count():
            break
        before = page.locator(".table").get_attribute("data-version")
        assert tab_to_a_move(page, turn % 2) or tab_to_a_move(page, 0)
        page.keyboard.press("Enter")
        if page.locator("#menu").count():  # several meanings: the first of them
            page.keyboard.press("Enter")
        expect(page.locator(".table")).not_to_have_attribute("data-version", before or "", timeout=30_000)
    expect(page.locator(".ending")).to_be_visible()


def test_arrows_walk_over_the_board_and_escape_closes_a_menu(person: Callable[..., Person]) -> None:
    livia = person()
    table = livia.table("rome", first=0, seed="arrows")
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".ask.yours")).to_be_visible(timeout=20_000)
    page.locator("[data-thing]").first.focus()
    first = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.thing") != first
    page.locator('[data-thing="track military"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.thing") == "track military"
