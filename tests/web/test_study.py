"""Looking back and practising in a real browser, from the first to the last step, on a laptop and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import taberna
from taberna import bots
from taberna.kernel.record import Record
from taberna.puzzles import shipped

from .conftest import Person
from .play import PLAY_ON, play_to_the_end
from .test_pages import accessible, no_sideways_scrolling

WINDOWS = [
    pytest.param({"viewport": {"width": 1280, "height": 800}}, id="laptop"),
    pytest.param({"viewport": {"width": 390, "height": 844}, "has_touch": True}, id="phone"),
]


def looked_at(page: Page) -> None:
    """A page as it must be: nothing beside the window, nothing that cannot be read."""
    no_sideways_scrolling(page)
    accessible(page)


def solved_by(page: Page, answer: str) -> None:
    """Play the answer from the list of all moves, which every move is in."""
    page.locator("#all-moves").click()
    page.locator(f'[data-move="{answer}"]:visible').first.click()


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", taberna.GAMES)
def test_a_puzzle_from_its_page_to_the_next_one(
    game: str, window: dict[str, object], person: Callable[..., Person]
) -> None:
    livia = person(**window)
    page = livia.go(f"/practice/{game}")
    looked_at(page)
    page.locator(".study button[data-puzzle]").first.click()
    page.wait_for_url("**/table/*")
    bar = page.locator(".puzzle-bar")
    expect(bar).to_contain_text("★")
    expect(page.locator(".board")).to_be_visible()
    no_sideways_scrolling(page)
    page.evaluate(PLAY_ON, [3, 1])
    for _ in range(12):  # a move may be picked in several clicks
        if page.locator(".puzzle-bar.solved, .puzzle-bar.missed").count():
            break
        page.evaluate(PLAY_ON, [5, 1])
        page.wait_for_timeout(400)
    expect(page.locator(".puzzle-bar.solved, .puzzle-bar.missed")).to_be_visible()
    expect(bar).to_contain_text("imagined games")
    accessible(page, ".puzzle-bar")
    before = page.url
    bar.locator("button").last.click()
    page.wait_for_url(lambda url: url != before and "/table/" in url)
    expect(page.locator(".puzzle-bar")).to_contain_text("★")


def test_the_answer_of_a_puzzle_is_recognised(person: Callable[..., Person]) -> None:
    livia = person()
    puzzle = next(one for one in shipped("senators") if not one.answer.startswith("bid"))
    table = livia.post("puzzles", {"game": "senators", "puzzle": puzzle.id})["id"]
    page = livia.go(f"/table/{table}")
    expect(page.locator(".board")).to_be_visible()
    solved_by(page, puzzle.answer)
    expect(page.locator(".puzzle-bar.solved")).to_contain_text("Found")


@pytest.mark.parametrize("window", WINDOWS)
def test_the_same_deal_for_two_people_from_the_link_to_the_results_side_by_side(
    window: dict[str, object], person: Callable[..., Person]
) -> None:
    livia, marcus = person(**window), person(**window)
    page = livia.go("/practice/rome")
    page.locator("#deal-level").select_option("plebeian")
    page.locator("#same-deal button[type=submit]").click()
    page.wait_for_url("**/deal/*")
    expect(page.locator("input[readonly]")).to_have_value(re.compile("^http"))
    link = re.sub(r"^https?://[^/]+", "", page.locator("input[readonly]").input_value())
    looked_at(page)
    for guest, seed in ((livia, 7), (marcus, 11)):
        page = guest.go(link)
        assert page.locator("tbody tr").count() == 0, "nothing is told before one has played"
        page.locator("#play-deal").click()
        page.wait_for_url("**/table/*")
        expect(page.locator(".board")).to_be_visible()
        play_to_the_end(page, seed)
    page = marcus.go(link)
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody tr.mine")).to_have_count(1)
    differs = page.locator('tbody a[href*="?move="]')
    expect(differs).to_have_count(1)
    looked_at(page)
    differs.click()
    page.wait_for_url("**/replay/*move=*")
    expect(page.locator(".board")).to_be_visible()


def short_game(game: str, seats: int, left: int) -> str:
    """A record that begins so many moves before its end: a debrief of it takes a moment."""
    rules = taberna.game(game)
    whole = Record.new(game, seats, {}, "short", [f"Player{seat}" for seat in range(seats)])
    players = [bots.make("greedy", rules, f"{seat}") for seat in range(seats)]

    def on(record: Record) -> Record:
        while record.state.to_move:
            state = record.state
            seat = state.to_move[0]
            record.append(seat, players[seat].choose(state.view(seat), state.moves(seat), bots.Clock(1.0)))
        return record

    on(whole)
    start = whole.replay(len(whole.moves) - left)
    return on(Record.starting_from(start, [f"Player{seat}" for seat in range(seats)])).dump()


@pytest.mark.parametrize("window", WINDOWS)
def test_a_debrief_from_its_progress_to_a_game_that_goes_on_from_there(
    window: dict[str, object], person: Callable[..., Person]
) -> None:
    livia, marcus = person(**window), person(**window)
    sent = livia.context.request.post(
        f"{livia.house.url}/api/records",
        data={"record": short_game("rome", 2, 14)},
        headers={"Origin": livia.house.url},
        timeout=240_000,  # a process is begun for it, which takes its time on a busy machine
    )
    table = sent.json()["id"]
    page = livia.go(f"/debrief/{table}")
    expect(page.locator("#progress, svg.chances").first).to_be_visible()
    expect(page.locator("svg.chances").first).to_be_visible(timeout=240_000)
    looked_at(page)
    page.locator("#try-move").fill("2")
    page.locator("#try-seat").select_option("bots")
    page.locator("#try button[type=submit]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".ending")).to_be_visible(timeout=120_000)
    branch = page.url.rpartition("/")[2]
    page = livia.go(f"/debrief/{table}")
    beside = page.locator(f'a[href="/replay/{branch}"]')
    expect(beside).to_be_visible()
    looked_at(page)
    shown = marcus.go(f"/replay/{branch}")  # the link can be shared
    expect(shown.locator(".board")).to_be_visible()
    page.locator("#try-seat").select_option("0")
    page.locator("#try button[type=submit]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".ask.yours, .ending").first).to_be_visible()
