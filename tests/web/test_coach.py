"""Coach mode in a browser: against bots it comes as one prefers, with other people once all have agreed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Person
from .play import soon, whose_turn
from .test_lessons import measured


@pytest.mark.parametrize("window", [(1440, 900), (390, 844)])
def test_the_coach_asks_once_before_a_costly_move_and_says_what_mattered(
    window: tuple[int, int], person: Callable[..., Person]
) -> None:
    livia = person(viewport={"width": window[0], "height": window[1]})
    livia.context.add_init_script(
        """localStorage.prefs = JSON.stringify({ pace: "fast", coach: "glance" })"""
    )
    weighed = """[{"move": "auction", "label": "an auction", "value": 0.6},
      {"move": "extortion", "label": "an extortion", "value": 0.58},
      {"move": "cash_in", "label": "a cash-in", "value": 0.3}]"""
    weighings: list[str] = []

    def answer(route: Route) -> None:
        weighings.append(route.request.url)
        route.fulfill(
            json={"type": "coach", "key": "k", "text": "2 talents fewer", "moves": json.loads(weighed)}
        )

    # What a bot thinks of the three actions is made up, so that one of them is costly for sure.
    livia.page.route("**/command", answer)
    page = choosing(livia, lambda: weighings.clear())
    expect(page.locator(".coach")).to_be_visible()
    measured(page, "coach mode")
    soon(page, lambda: len(weighings) >= 2, True)  # the moves, then why the best is the best
    page.locator(".choices [data-move=cash_in]").click()
    expect(page.locator(".coach-words")).to_contain_text("30 %")
    expect(page.locator(".coach-words")).to_contain_text("2 talents fewer")
    measured(page, "the coach asks")
    page.locator("#coach-relent").click()
    expect(page.locator("#coach-insist")).to_have_count(0)
    page.locator(".choices [data-move=cash_in]").click()
    expect(page.locator(".coach-words")).to_contain_text("That cost about 30 %")


def choosing(livia: Person, before: Callable[[], None] = lambda: None) -> Page:
    """A game of Senators in which the person chooses an action."""
    for attempt in range(20):
        before()
        page = livia.sit_down("senators", first=0, seed=f"coach {attempt}")
        expect(page.locator(".ask.yours").first).to_be_visible()
        if page.locator(".choices [data-move=cash_in]").count():
            return page
    raise AssertionError("no game begins with an action")


def test_the_coach_thinks_with_a_real_bot_and_comes_and_goes(person: Callable[..., Person]) -> None:
    livia = person()
    page = choosing(livia)
    expect(page.locator(".coach")).to_have_count(0)
    page.locator("#show-prefs").click()
    with page.expect_response(lambda answer: answer.url.endswith("/command")) as told:
        page.locator(".prefs select").first.select_option("deep")
    assert told.value.json()["type"] == "coach"
    assert {one["move"] for one in told.value.json()["moves"]} == {"auction", "extortion", "cash_in"}
    expect(page.locator(".coach")).to_be_visible()
    page.locator(".prefs select").first.select_option("off")
    expect(page.locator(".coach")).to_have_count(0)


# -- with other people ----------------------------------------------------------------------------------------


def two_people(person: Callable[..., Person], window: tuple[int, int] = (1440, 900)) -> tuple[Page, Page]:
    """One who would like a coach, and one who never thought of it, at the same table."""
    size = {"width": window[0], "height": window[1]}
    livia, marcus = person(viewport=size), person(viewport=size)
    livia.context.add_init_script(
        """localStorage.prefs = JSON.stringify({ pace: "fast", coach: "glance" })"""
    )
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "plebeian"}]
    table = livia.table("senators", seats=seats, first=0, seed="together")
    marcus.post("join", {"token": str(table["invite"]).rpartition("/")[2], "name": "Marcus"})
    pages = livia.go(f"/table/{table['id']}"), marcus.go(f"/table/{table['id']}")
    for page in pages:
        expect(page.locator(".board")).to_be_visible()
        expect(page.locator(".coach")).to_have_count(0)
    return pages


@pytest.mark.parametrize("window", [(1440, 900), (1024, 768), (390, 844), (844, 390)])
def test_one_asks_the_other_agrees_and_both_have_a_coach_until_one_ends_it(
    window: tuple[int, int], person: Callable[..., Person]
) -> None:
    hers, his = two_people(person, window)
    expect(his.locator("#coach-for-all")).to_have_count(0)  # he prefers none, so he is not tempted to ask
    hers.locator("#coach-for-all").click()
    expect(hers.locator("#coach-waits")).to_have_attribute("title", re.compile("Marcus"))
    asked = his.locator("#coach-asked")
    expect(asked).to_contain_text("Livia would like everybody to have a coach")
    expect(hers.locator(".coach")).to_have_count(0)  # not before all agree
    measured(hers, "waiting for an answer")
    measured(his, "asked")
    asked.get_by_role("button", name="Agree").click()
    for page in (hers, his):
        expect(page.locator(".coach")).to_be_visible()
        expect(page.locator("#coach-asked, #coach-waits")).to_have_count(0)
        measured(page, "coach for all")
    his.locator("#coach-end").click()
    for page in (hers, his):
        expect(page.locator(".coach")).to_have_count(0)


def test_with_other_people_the_coach_thinks_for_whoever_is_to_move(person: Callable[..., Person]) -> None:
    hers, his = two_people(person)
    hers.locator("#coach-for-all").click()
    mover = whose_turn(hers, his)
    with mover.expect_response(lambda answer: answer.url.endswith("/command")) as told:
        his.locator("#coach-asked").get_by_role("button", name="Agree").click()
    assert told.value.json()["type"] == "coach"
    assert told.value.json()["moves"]


def test_one_who_refuses_gets_none_and_nor_does_the_other(person: Callable[..., Person]) -> None:
    hers, his = two_people(person)
    hers.locator("#coach-for-all").click()
    his.locator("#coach-asked").get_by_role("button", name="Refuse").click()
    for page in (hers, his):
        expect(page.locator("#coach-asked, #coach-waits")).to_have_count(0)
        expect(page.locator(".coach")).to_have_count(0)
    expect(hers.locator(".history")).to_contain_text("Marcus would rather play without a coach")
    expect(hers.locator("#coach-for-all")).to_be_visible()  # one may ask again


def test_one_may_take_the_question_back(person: Callable[..., Person]) -> None:
    hers, his = two_people(person)
    hers.locator("#coach-for-all").click()
    expect(his.locator("#coach-asked")).to_be_visible()
    hers.locator("#coach-waits").click()
    expect(his.locator("#coach-asked")).to_have_count(0)
    for page in (hers, his):
        expect(page.locator(".coach")).to_have_count(0)
