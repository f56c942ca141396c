"""Whole games with the keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import taberna

from .conftest import Person

MOST_TABS = 60
MOST_MOVES = 500
BOT = {"kind": "bot", "level": "plebeian"}
#: As few players as the game allows: fewer bots, as many kinds of decisions.
TABLES = {game: [{"kind": "me"}, *[BOT] * (taberna.game(game).min_seats - 1)] for game in taberna.GAMES}


def tab_to_a_move(page: Page, skip: int) -> bool:
    """Press Tab until the focus is on a move (the one after `skip` others)."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-move], [data-lit]')"):
            if skip == 0:
                return True
            skip -= 1
    return False


@pytest.mark.parametrize("game", taberna.GAMES)
def test_a_whole_game_by_keyboard_alone(game: str, person: Callable[..., Person]) -> None:
    """Tab to a move, Enter; where a thing has several meanings, Enter on the first of its menu."""
    livia = person()
    table = livia.table(game, first=0, seed="keyboard", seats=TABLES[game])
    page = livia.go(f"/table/{table['id']}")
    rng = random.Random(game)
    for _ in range(MOST_MOVES):
        expect(page.locator(".ask.yours, .ending").first).to_be_visible()
        if page.locator(".ending").count():
            break
        before = page.locator(".table").get_attribute("data-version")
        assert tab_to_a_move(page, rng.choice((0, 0, 0, 1))) or tab_to_a_move(page, 0)
        page.keyboard.press("Enter")
        if page.locator("#menu").count():
            page.keyboard.press("Enter")
        expect(page.locator(".table")).not_to_have_attribute("data-version", before or "")
    expect(page.locator(".ending")).to_be_visible()


def test_arrows_walk_over_the_board_and_escape_closes_a_menu(person: Callable[..., Person]) -> None:
    livia = person()
    table = livia.table("rome", first=0, seed="arrows")
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".ask.yours")).to_be_visible()
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
