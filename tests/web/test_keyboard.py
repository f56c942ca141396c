"""Whole games with the keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import taberna

from .conftest import Person
from .play import MOMENT

MOST_TABS = 60
MOST_MOVES = 500
MOST_PICKS = 6
BOT = {"kind": "bot", "level": "plebeian"}
#: As few players as the game allows: fewer bots, as many kinds of decisions.
TABLES = {game: [{"kind": "me"}, *[BOT] * (taberna.game(game).min_seats - 1)] for game in taberna.GAMES}


def tab_to_a_move(page: Page, skip: int) -> bool:
    """Press Tab until the focus is on a move (the one after `skip` others)."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(
            "document.activeElement.matches('[data-move], [data-lit]:not([data-state=picked])')"
        ):
            if skip == 0:
                return True
            skip -= 1
    return False


@pytest.mark.parametrize("game", taberna.GAMES)
def test_a_whole_game_by_keyboard_alone(game: str, person: Callable[..., Person]) -> None:
    """Tab to a move, Enter; where a thing has several meanings, to what goes with it."""
    livia = person()
    table = livia.table(game, first=0, seed="keyboard", seats=TABLES[game])
    page = livia.go(f"/table/{table['id']}")
    rng = random.Random(game)
    for _ in range(MOST_MOVES):
        expect(page.locator(".ask.yours, .ending").first).to_be_visible()
        if page.locator(".ending").count():
            break
        before = page.locator(".table").get_attribute("data-version")
        for _ in range(MOST_PICKS):
            moment = page.evaluate(MOMENT)
            if page.locator("#confirm").count():
                page.locator("#confirm").focus()
            else:
                assert tab_to_a_move(page, rng.choice((0, 0, 0, 1))) or tab_to_a_move(page, 0)
            page.keyboard.press("Enter")
            page.wait_for_function(f"moment => ({MOMENT})() !== moment", arg=moment)
            if page.locator(".table").get_attribute("data-version") != before:
                break
    expect(page.locator(".ending")).to_be_visible()


def test_arrows_walk_over_the_board_and_escape_puts_back_what_is_picked(
    person: Callable[..., Person],
) -> None:
    livia = person()
    table = livia.table("rome", first=0, seed="arrows")
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".ask.yours")).to_be_visible()
    page.locator("[data-thing]").first.focus()
    first = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("first => document.activeElement.dataset.thing !== first", arg=first)
    page.locator('[data-thing="track military"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-state=picked]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-state=picked]")).to_have_count(0)
    expect(page.locator('[data-thing="track military"]')).to_be_focused()
