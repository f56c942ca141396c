"""A person who clicks: on the buttons beside the prompt, on lit things of the board, in the menu they open."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

if TYPE_CHECKING:
    from .conftest import Person

#: Bots think by the clock, so that no two games are the same: one that ends before its time is followed by another.
GAMES = 8
MOST_CLICKS = 60
CLICKING = 30_000

#: Plays on inside the page, by clicks on what is lit, until the game is over or `limit` clicks are made.
PLAY_ON = """async ([seed, limit]) => {
  let luck = seed;
  const below = (n) => { luck = (luck * 1103515245 + 12345) % 2147483648; return Math.floor(luck / 2147483648 * n); };
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
  const picked = () => shown("[data-state=picked]").length;
  const there = (selector) => Boolean(document.querySelector(selector));
  const now = () => [document.querySelector(".table")?.dataset.version, picked(), there("#confirm")].join();
  let clicks = 0;
  let waited = 0;
  while (clicks < limit && waited < 4000) {
    if (document.querySelector(".ending")) return { clicks, over: true };
    const before = now();
    const lift = document.querySelector("#lift, #confirm");
    const buttons = shown(".choices [data-move], .choices .set");
    const lit = shown("[data-thing][data-lit]").filter((e) => e.dataset.state !== "picked");
    if (lift) lift.click();
    else if (!document.querySelector(".ask.yours") || (!lit.length && !buttons.length)) {
      waited++;
      await pause(5);
      continue;
    } else if (buttons.length && (!lit.length || picked() || below(2))) buttons[below(buttons.length)].click();
    else lit[below(lit.length)].click();
    clicks++;
    waited = 0;
    for (let i = 0; i < 1000 && now() === before; i++) await pause(2);
  }
  const prompt = document.querySelector("#prompt")?.textContent;
  return { clicks, over: Boolean(document.querySelector(".ending")), waited, prompt };
}"""

#: Changes with every move and everything picked.
MOMENT = """() => [document.querySelector(".table")?.dataset.version,
  document.querySelectorAll("[data-state=picked]").length, Boolean(document.querySelector("#confirm"))].join()"""


#: Keeps every row that was opened on the board: who, how many drawings, what it says.
WATCH = """() => {
  window.opened = [];
  new MutationObserver(() => {
    const row = [...document.querySelectorAll(".reveal .opened")].map(
      (one) => [one.querySelector("b")?.textContent ?? "", one.querySelectorAll("svg").length, one.textContent.trim()]);
    if (row.length && JSON.stringify(row) !== JSON.stringify(window.opened.at(-1))) window.opened.push(row);
  }).observe(document.querySelector("#table"), { childList: true, subtree: true });
}"""


def click_around(page: Page, clicks: int, seed: int = 1) -> None:
    """Moves made by real clicks with the mouse on whatever can be chosen."""
    rng = random.Random(seed)
    for _ in range(clicks):
        expect(page.locator(".ask.yours, .ending, #lift").first).to_be_visible()
        if page.locator(".ending, #lift").count():
            return
        before = page.locator(".table").get_attribute("data-version")
        for _ in range(MOST_CLICKS):
            moment = page.evaluate(MOMENT)
            choices = "#confirm, .choices [data-move]:visible"
            things = "[data-thing][data-lit]:not([data-state=picked]):visible"
            if not (_click_one(page, choices, rng) or _click_one(page, things, rng)):
                page.wait_for_timeout(20)  # it is just being drawn
                continue
            page.wait_for_function(
                f"moment => ({MOMENT})() !== moment || document.querySelector('#lift')", arg=moment
            )
            if (
                page.locator("#lift").count()
                or page.locator(".table").get_attribute("data-version") != before
            ):
                break


def _click_one(page: Page, selector: str, rng: random.Random) -> bool:
    found = page.locator(selector)
    count = found.count()
    if count:
        chosen = found.nth(rng.randrange(count))
        try:
            chosen.click(timeout=CLICKING)
        except Late:
            if chosen.count():
                raise
            return False  # gone: what others did meanwhile has changed the page
    return count > 0


#: Two pictures later whatever a new window asks for has been drawn.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def soon(page: Page, look: Callable[[], object], wanted: object, said: str = "") -> None:
    """What is seen is what is wanted, at the latest after a while: a slow page is given its time to draw."""
    for _ in range(200):
        if look() == wanted:
            return
        page.wait_for_timeout(50)
    assert look() == wanted, said


def asked(page: Page) -> bool:
    """Wait until the person is asked; false if the game is over."""
    expect(page.locator(".ask.yours, .ending").first).to_be_visible()
    return page.locator(".ending").count() == 0


def whose_turn(*pages: Page) -> Page:
    """Wait until the person at one of these pages is asked."""
    while True:
        for page in pages:
            assert page.locator(".ending").count() == 0, "the game is over"
            if page.locator(".ask.yours").count():
                return page
        pages[0].wait_for_timeout(50)


def into_the_middle(livia: Person, game: str, clicks: int, seed: str) -> Page:
    """A game so many clicks on, with the person asked."""
    for attempt in range(GAMES):
        page = livia.sit_down(game, seed=f"{seed} {attempt}")
        page.evaluate(PLAY_ON, [attempt, clicks])
        if asked(page):
            return page
    raise AssertionError(f"{GAMES} games were over within {clicks} clicks")


def play_until(livia: Person, game: str, found: Callable[[Page], bool], seed: str, **more: object) -> Page:
    """A game in which the person is asked and `found` holds."""
    for attempt in range(GAMES):
        page = livia.sit_down(game, first=0, seed=f"{seed} {attempt}", **more)
        for click in range(MOST_CLICKS):
            if not asked(page):
                break
            if found(page):
                return page
            click_around(page, 1, seed=click)
    raise AssertionError(f"not found in {GAMES} games")


def play_to_the_end(page: Page, seed: int = 7, limit: int = 4000) -> dict[str, object]:
    done: dict[str, object] = page.evaluate(PLAY_ON, [seed, limit])
    assert done["over"], done
    return done
