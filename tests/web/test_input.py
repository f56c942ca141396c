"""Choosing: in any order, by mouse, drag and finger; questions, moves without a click, kept preferences."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Person
from .play import WATCH, asked, play_until

PICKED = "[data-state=picked]"
DIE = '.player.mine [data-thing^="die "][data-lit]'
TRACK = '[data-thing="track senate"]'


def at_the_first_die(page: Page) -> str:
    """Rome: a die is to be placed; the version of the table."""
    expect(page.locator(DIE).first).to_be_visible()
    return page.locator(".table").get_attribute("data-version") or ""


def placed(page: Page, before: str) -> None:
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)
    expect(page.locator(".history")).to_contain_text("on the Senate track")


def test_a_die_and_then_its_track(person: Callable[..., Person]) -> None:
    page = person().sit_down("rome", first=0, seed="both ways")
    before = at_the_first_die(page)
    page.locator(DIE).first.click()
    expect(page.locator(PICKED)).not_to_have_count(0)
    assert page.locator(".table").get_attribute("data-version") == before, "nothing is played yet"
    page.locator(TRACK).click()
    placed(page, before)


def test_a_track_and_then_its_die(person: Callable[..., Person]) -> None:
    page = person().sit_down("rome", first=0, seed="both ways")
    before = at_the_first_die(page)
    page.locator(TRACK).click()
    expect(page.locator(f"{TRACK}{PICKED}")).to_have_count(1)
    page.locator(DIE).first.click()
    placed(page, before)


def test_what_goes_with_all_that_a_die_could_do_is_picked_beside_it(person: Callable[..., Person]) -> None:
    """A card that every move of the die needs: in either order both are held, and the track is what is left."""
    page = person().sit_down("rome", seed="picks")
    press = """async (order) => {
      const loaded = performance.getEntriesByType("resource").map((one) => one.name);
      const { press } = await import(loaded.find((name) => name.endsWith("/js/picks.js")));
      const [one, other, elsewhere] = [{ text: "one" }, { text: "other" }, { text: "elsewhere" }];
      const index = new Map([
        ["die", [one, other]], ["card", [one, other, elsewhere]], ["track a", [one]], ["track b", [other]],
      ]);
      let picked = [];
      for (const id of order) picked = press(index, picked, id).picked;
      return [picked, press(index, picked, "track b").play?.text];
    }"""
    for order in (["die", "card"], ["card", "die"]):
        assert page.evaluate(press, order) == [order, "other"]


def test_a_drag_does_the_same(person: Callable[..., Person]) -> None:
    page = person().sit_down("rome", first=0, seed="both ways")
    before = at_the_first_die(page)
    page.locator(DIE).first.drag_to(page.locator(TRACK))
    placed(page, before)
    expect(page.locator(".ghost")).to_have_count(0)


def test_dropped_beside_everything_nothing_is_played(person: Callable[..., Person]) -> None:
    page = person().sit_down("rome", first=0, seed="both ways")
    before = at_the_first_die(page)
    box = page.locator(DIE).first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(600, 60, steps=4)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(f"{PICKED}, .ghost")).to_have_count(0)
    assert page.locator(".table").get_attribute("data-version") == before


def test_a_finger_shows_first_and_plays_with_the_second_tap(person: Callable[..., Person]) -> None:
    livia = person(has_touch=True, viewport={"width": 390, "height": 844})
    price = '[data-thing^="bid "][data-lit]'
    page = play_until(livia, "senators", lambda page: page.locator(price).count() > 0, seed="finger")
    before = page.locator(".table").get_attribute("data-version") or ""
    name = page.locator(price).first.get_attribute("data-thing")
    page.locator(price).first.tap()
    expect(page.locator(f'[data-thing="{name}"]{PICKED}')).to_have_count(1)
    assert page.locator(".table").get_attribute("data-version") == before, "the first tap only shows"
    page.locator(f'[data-thing="{name}"]').tap()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)


def test_a_long_press_never_plays(person: Callable[..., Person]) -> None:
    livia = person(has_touch=True, viewport={"width": 390, "height": 844})
    page = livia.sit_down("senators", first=0, seed="finger")
    assert asked(page)
    before = page.locator(".table").get_attribute("data-version")
    box = page.locator(".choices [data-move]").first.bounding_box()
    assert box
    line = livia.context.new_cdp_session(page)
    at = [{"x": box["x"] + 8, "y": box["y"] + 8}]
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_timeout(900)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert page.locator(".table").get_attribute("data-version") == before


def test_moves_one_may_regret_are_asked_about_unless_one_prefers_not(person: Callable[..., Person]) -> None:
    livia = person()
    found = '[data-thing^="senators "][data-lit]'  # embezzling is always there while one has senators
    page = play_until(livia, "senators", lambda page: page.locator(found).count() > 0, seed="regret")
    before = page.locator(".table").get_attribute("data-version") or ""
    page.locator(found).first.click()
    expect(page.locator("#confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_have_count(0)
    assert page.locator(".table").get_attribute("data-version") == before
    page.locator("#show-prefs").click()
    page.get_by_label("Ask before moves one may regret").uncheck()
    page.keyboard.press("Escape")
    page.locator(found).first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)


def test_preferences_are_kept(person: Callable[..., Person]) -> None:
    livia = person()
    page = livia.sit_down("rome", first=0, seed="kept")
    page.locator("#show-prefs").click()
    page.get_by_label("Show the numbers of rules").check()
    page.get_by_label("Size of texts").select_option("large")
    page.reload()
    expect(page.locator("#prompt .rule")).to_contain_text("ROM-")
    expect(page.locator("html")).to_have_attribute("data-size", "large")


def test_the_only_move_is_played_for_those_who_want_it(person: Callable[..., Person]) -> None:
    livia = person()
    livia.context.add_init_script('localStorage.prefs = JSON.stringify({ pace: "fast", forced: true })')
    page = livia.sit_down("rome", first=0, seed="forced")
    for _ in range(60):  # placed dice are asked about until one has a single way
        if not asked(page):
            break
        before = page.locator(".table").get_attribute("data-version") or ""
        lit = page.locator("[data-thing][data-lit]:visible, .choices [data-move]:visible")
        if lit.count() == 1 and not page.locator(PICKED).count():
            expect(page.locator(".table")).not_to_have_attribute("data-version", before)
            return
        lit.first.click()
        page.wait_for_timeout(60)


def test_keys_open_panels_and_choose(person: Callable[..., Person]) -> None:
    page = person().sit_down("senators", first=0, seed="keys")
    assert asked(page)
    page.locator("body").press("?")
    expect(page.locator(".panel-help")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("body").press("m")
    expect(page.locator(".panel-moves")).to_be_visible()
    page.keyboard.press("Escape")
    before = page.locator(".table").get_attribute("data-version") or ""
    page.locator("body").press("1")
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)


def test_secret_bids_are_opened_in_a_row_with_what_they_brought(person: Callable[..., Person]) -> None:
    """A game of Senators begins with a War: everybody bids in secret."""
    livia = person()
    page = play_until(
        livia, "senators", lambda page: page.locator('[data-move^="lock "]').count() > 0, seed="war"
    )
    page.evaluate(WATCH)
    page.locator('.confirm[data-move^="lock "], .move[data-move^="lock "]').first.click()
    page.wait_for_function("() => window.opened.length")  # kept, because it is covered again after a while
    row = page.evaluate("window.opened[0]")
    everybody = {"Livia", *page.locator(".other .name").all_inner_texts()}
    results = [text for _, _, text in row if "+1" in text or "−1" in text]
    bidders = [who for who, _, text in row if text not in results]
    assert sorted(bidders) == sorted(everybody)
    assert "+1" in results[0]


def test_what_can_be_extorted_lies_on_the_board(person: Callable[..., Person]) -> None:
    offer = ".bargain [data-thing][data-lit]"
    page = play_until(person(), "senators", lambda page: page.locator(offer).count() > 0, seed="extort")
    before = page.locator(".table").get_attribute("data-version") or ""
    page.locator(offer).first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)
    expect(page.locator(".bargain.single")).to_be_visible()
