"""Every lesson of every title from the first to the last step, by real clicks, on a laptop and on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

import taberna
from taberna.lessons import Lesson, lessons
from taberna.lessons.speaking import keys, said
from taberna.locale import LANGUAGES
from tools.look.player import MEASURE, READING, Player, Seen

from .conftest import Person
from .play import DRAWN, soon
from .test_games import no_secrets

WINDOWS = [(1440, 900), (390, 844)]
#: The moments are looked at in these windows too, without walking through them again.
OTHER_WINDOWS = [(1024, 768), (844, 390)]
#: Phones are not wider, or not higher, on their side.
SMALL = 640
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

    def look() -> list[object]:
        found = page.evaluate(MEASURE)
        return [found[name] for name in ("unseen", "covered", "cut", "scrolls")]

    soon(page, look, [[], [], [], False], where)


def readable(page: Page, where: str) -> None:
    """On phones too no letter is smaller than at other tables."""
    soon(page, lambda: page.evaluate(READING)[0] >= 9.45, True, where)


def at_moment(page: Page, at: int) -> None:
    expect(page.locator(f".coach[data-moment='{at}']")).to_be_visible()
    page.wait_for_function("() => document.querySelector('#coach-next, #coach-show, #coach-finish')")


def walk(page: Page, player: Player, lesson: Lesson, windows: list[tuple[int, int]]) -> None:
    game = lesson.game
    for at, moment in enumerate(lesson.moments):
        at_moment(page, at)
        where = f"{lesson.where}, moment {at + 1} ({moment.say})"
        soon(page, partial(page.evaluate, UNDRAWN, list(moment.lit)), [], where)
        measured(page, where)
        usual = page.viewport_size
        if usual and usual["width"] < SMALL:
            readable(page, where)
        for width, height in windows:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(
                "size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height]
            )
            page.evaluate(DRAWN)
            measured(page, f"{where}, {width}×{height}")
            if height < SMALL:
                readable(page, f"{where}, {width}×{height}")
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
            player._make(game.move(move).text, things, Seen(step=moment.say), str(frame["version"]))


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


def test_the_first_lesson_is_two_clicks_from_the_lobby(person: Callable[..., Person]) -> None:
    page = person().go("/")
    page.locator("a[href='/learn/senators']").first.click()
    page.locator("[data-lesson=auction]").click()
    expect(page.locator(".coach")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()


def test_a_newcomer_is_offered_the_lesson_at_the_first_click_and_never_again(
    person: Callable[..., Person],
) -> None:
    page = person().go("/")
    page.locator("[data-play=rome]").click()
    expect(page.locator("dialog.newcomer")).to_be_visible()
    page.locator("#play-first").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)
    page.go_back()
    page.locator("[data-play=rome]").click()
    expect(page.locator(".board")).to_be_visible()
    page.go_back()
    page.locator("[data-play=senators]").click()
    page.locator("#learn-first").click()
    expect(page.locator(".coach")).to_be_visible()


def test_other_moves_mistakes_going_back_repeating_and_leaving(person: Callable[..., Person]) -> None:
    lesson = next(one for one in GUIDED if one.where == "senators/auction")
    page = begin(person(), lesson)
    page.locator("#coach-next").click()
    at_moment(page, 1)
    page.locator("#coach-next").click()
    at_moment(page, 2)
    page.locator("[data-thing='bid meat_2 1']").click()
    expect(page.locator(".coach-words")).to_contain_text("goes with none of your cards")
    page.locator("#coach-next").click()
    expect(page.locator(".coach-words")).to_contain_text("Goods are sold in threes")
    page.locator("[data-move='pass meat_2']").click()
    at_moment(page, 3)
    page.locator("[data-thing='bid wheat_6 7']").click()
    at_moment(page, 4)
    expect(page.locator(".coach-words b")).to_contain_text("Bold!")
    page.locator("#coach-back").click()
    at_moment(page, 3)
    page.locator("#coach-show").click()
    at_moment(page, 4)
    page.reload()
    at_moment(page, 4)
    table = page.url
    page.locator("#coach-repeat").click()
    page.wait_for_url(lambda url: url != table)
    at_moment(page, 0)
    page.locator("#coach-leave").click()
    expect(page.locator("[data-lesson=auction]")).to_be_visible()


WHOLE = [one for one in LESSONS if one.whole_game]


@pytest.mark.parametrize("lesson", WHOLE, ids=lambda one: one.where)
def test_in_a_whole_game_the_coach_speaks_when_something_is_new(
    lesson: Lesson, person: Callable[..., Person]
) -> None:
    page = begin(person(viewport={"width": 390, "height": 844}), lesson)
    expect(page.locator(".coach-words")).to_contain_text(said(lesson, lesson.moments[0].say, "en")[:30])
    page.locator("#coach-next").click()
    notes = {said(lesson, note.say, "en")[:30] for note in lesson.notes}
    any_note = re.compile("|".join(map(re.escape, notes)))
    expect(page.locator(".coach-words")).to_contain_text(any_note)
    measured(page, lesson.where)
    page.locator("#coach-next").click()
    expect(page.locator(".ask.yours").first).to_be_visible()


#: Sentences that do not fit into the coach's panel.
CUT = """texts => {
  const words = document.querySelector(".coach-words");
  const was = [...words.childNodes];
  const cut = texts.filter((text) => {
    words.replaceChildren(text);
    return words.scrollHeight > words.clientHeight + 1;
  });
  words.replaceChildren(...was);
  return cut;
}"""


@pytest.mark.parametrize("window", [*WINDOWS, *OTHER_WINDOWS])
def test_every_sentence_fits_into_the_panel_in_every_language(
    window: tuple[int, int], person: Callable[..., Person]
) -> None:
    page = begin(person(viewport={"width": window[0], "height": window[1]}), GUIDED[0])
    names = ["Livia", "Marcus", "Claudia"]
    at_moment(page, 0)
    for lang in LANGUAGES:
        texts = [said(one, key, lang, names) for one in LESSONS for key in keys(one)]
        soon(page, partial(page.evaluate, CUT, texts), [], lang)
