"""Every lesson of every title from the first to the last step, by real clicks, on a laptop and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import taberna
from taberna.lessons import Lesson, lessons
from tools.look.player import MEASURE, Player, Seen

from .conftest import Person
from .test_games import no_secrets

WINDOWS = [(1440, 900), (390, 844)]
#: The moments are looked at in these windows too, without walking through them again.
OTHER_WINDOWS = [(1024, 768), (844, 390)]
LESSONS = [one for game in taberna.GAMES for one in lessons(game)]
GUIDED = [one for one in LESSONS if not one.whole_game]
#: The names of a lesson that are not on the page.
UNDRAWN = """names => names.filter((name) => {
  const found = name.startsWith(".") ? name : `[data-thing="${name}"], [data-flip="${name}"]`;
  return ![...document.querySelectorAll(found)].some((e) => e.checkVisibility() && e.hasAttribute("data-coach"));
})"""


def begin(livia: Person, lesson: Lesson) -> Page:
    head = livia.post("lessons", {"game": lesson.game.name, "lesson": lesson.name, "name": "Livia"})
    page = livia.go(f"/table/{head['id']}")
    expect(page.locator(".coach")).to_be_visible()
    return page


def measured(page: Page, where: str) -> None:
    """Everything is in the window, nothing is covered or cut off."""
    found = page.evaluate(MEASURE)
    assert (found["unseen"], found["covered"], found["scrolls"]) == ([], [], False), where
    assert [cut for cut in found["cut"] if cut.startswith("coach") or " over " in cut] == [], where


def at_moment(page: Page, at: int) -> None:
    expect(page.locator(f".coach[data-moment='{at}']")).to_be_visible()
    page.wait_for_function("() => document.querySelector('#coach-next, #coach-show, #coach-finish')")


def walk(page: Page, player: Player, lesson: Lesson, windows: list[tuple[int, int]]) -> None:
    game = lesson.game
    for at, moment in enumerate(lesson.moments):
        at_moment(page, at)
        where = f"{lesson.where}, moment {at + 1} ({moment.say})"
        assert page.evaluate(UNDRAWN, list(moment.lit)) == [], where
        measured(page, where)
        usual = page.viewport_size
        for width, height in windows:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(80)
            measured(page, f"{where}, {width}×{height}")
        if windows and usual is not None:
            page.set_viewport_size(usual)
        if at == len(lesson.moments) - 1:
            break
        if not moment.ways:
            page.locator("#coach-next").click()
            continue
        expect(page.locator("[data-coach], [data-lit]").first).to_be_visible()
        for move in moment.ways[0].moves:
            frame = player._frame_shown()
            assert move in frame["lesson"]["fitting"], where
            things = page.evaluate(
                """async ([move, view]) => {
                  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
                  const path = `/games/${view.game}/web/board.js`;
                  const { default: board } = await import(loaded.find((name) => name.endsWith(path)));
                  return board.things(move, view);
                }""",
                [next(one for one in frame["moves"] if one["text"] == move), frame["view"]],
            )
            player._make(game.move(move).text, things, Seen(step=moment.say))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("lesson", GUIDED, ids=lambda one: one.where)
def test_a_lesson_from_its_first_step_to_its_last(
    lesson: Lesson, window: tuple[int, int], person: Callable[..., Person]
) -> None:
    livia = person(viewport={"width": window[0], "height": window[1]})
    player = Player(livia.page, seed=1)
    page = begin(livia, lesson)
    walk(page, player, lesson, OTHER_WINDOWS if window == WINDOWS[0] else [])
    there = page.url
    page.locator("#coach-finish").click()
    page.wait_for_url(lambda url: url != there)
    listed = {one["name"]: one["learned"] for one in livia.get(f"lessons/{lesson.game.name}")}
    assert [name for name, learned in listed.items() if learned] == [lesson.name]
    for text in livia.frames:
        frame = json.loads(text)
        no_secrets(lesson.game.name, frame.get("frame", frame))
