"""A bot with a mouse: it chooses a move from what the page was told, and makes it by real clicks."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").partition("*/")[2].strip()
#: The things of each move, as the board of the page names them.
THINGS = """async ([moves, view]) => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const { default: board } = await import(loaded.find((name) => name.endsWith(`/games/${view.game}/web/board.js`)));
  return moves.map((move) => board.things(move, view));
}"""
#: Changes with every move and with everything picked.
MOMENT = """() => [document.querySelector(".table")?.dataset.version,
  document.querySelectorAll("[data-state=picked]").length, Boolean(document.querySelector("#confirm, #lift"))].join()"""
PATIENCE = 20_000
CLICKING = 5_000
MOST_CLICKS = 40


@dataclass
class Seen:
    """One decision: what was out of sight, covered or cut off, and how it was made."""

    step: str
    verb: str = ""
    clicks: int = 0
    by_list: bool = False
    unseen: list[str] = field(default_factory=list)
    covered: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    corner: list[float] | None = None
    hovered: list[float] | None = None


class Player:
    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        self.frame: dict[str, Any] | None = None
        self.seen: list[Seen] = []
        page.on("websocket", lambda line: line.on("framereceived", self._received))

    def _received(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("type") == "frame":
            self.frame = message

    def asked(self) -> bool:
        """Wait until it is my turn and the page shows it; false when the game is over."""
        waits = """() => {
          if (document.querySelector(".ending, #lift")) return true;
          return Boolean(document.querySelector(".ask.yours"));
        }"""
        self.page.wait_for_function(waits, timeout=3 * PATIENCE)
        return self.page.locator(".ending").count() == 0

    def decide(self) -> Seen:
        """Look, choose, and click until the table has moved on."""
        page = self.page
        frame = self._frame_shown()
        seen = Seen(step=(frame["prompt"]["step"] or ""))
        self._look(seen)
        moves = [move for move in frame["moves"] if move["verb"] != "embezzle"] or frame["moves"]
        chosen = self.rng.choice(moves)
        seen.verb = chosen["verb"]
        things = page.evaluate(THINGS, [[chosen], frame["view"]])[0]
        self._make(chosen["text"], things, seen)
        self.seen.append(seen)
        return seen

    def _frame_shown(self) -> dict[str, Any]:
        """The newest frame, once the page has drawn it."""
        for _ in range(400):
            shown = self.page.locator(".table").get_attribute("data-version")
            if self.frame and str(self.frame["version"]) == shown and self.frame["moves"]:
                return self.frame
            self.page.wait_for_timeout(10)
        raise AssertionError("the page does not show the newest frame")

    def _look(self, seen: Seen) -> None:
        found = self.page.evaluate(MEASURE)
        seen.unseen, seen.covered, seen.cut = found["unseen"], found["covered"], found["cut"]
        if found["scrolls"]:
            seen.cut.append("the page scrolls")
        seen.corner = found["corner"]
        lit = self.page.locator("[data-thing][data-lit]:visible")
        count = lit.count()
        if count:
            try:
                lit.nth(self.rng.randrange(count)).hover(timeout=1500)
                seen.hovered = self.page.evaluate(MEASURE)["corner"]
            except Late:
                pass

    def _make(self, text: str, things: list[str], seen: Seen) -> None:
        page = self.page
        version = page.locator(".table").get_attribute("data-version")
        left = list(things)
        for _ in range(MOST_CLICKS):
            if page.locator("#confirm").count():
                self._click(page.locator("#confirm"), seen)
            elif self._offered(text, seen):
                pass
            elif left and self._lit(left[0]).count():
                thing = left.pop(0)
                try:
                    self._click(self._lit(thing).first, seen)
                except Late:
                    seen.covered.append(f"cannot be clicked: {thing}")
                    continue
            elif left:
                left.pop(0)
                continue
            else:
                self._from_list(text, seen)
            if page.locator("#lift, .ending").count():
                return
            if page.locator(".table").get_attribute("data-version") != version:
                return
        raise AssertionError(f"{text!r} cannot be made by clicks")

    def _lit(self, thing: str) -> Locator:
        name = thing.replace('"', '\\"')
        return self.page.locator(f'[data-thing="{name}"][data-lit]:not([data-state=picked]):visible')

    def _offered(self, text: str, seen: Seen, inside: str = ".choices") -> bool:
        """Click the choice in the prompt, or its number's slider until it says so."""
        page = self.page
        button = page.locator(f'{inside} [data-move="{text}"]:visible')
        if button.count():
            self._click(button.first, seen)
            return True
        stem = re.sub(r" -?\d+$", "", text)
        confirm = page.locator(f'{inside} .number .confirm[data-move^="{stem} "]:visible')
        if stem == text or not confirm.count():
            return False
        inner = page.locator(f'.confirm[data-move^="{stem} "]')
        control = page.locator(f"{inside} .number").filter(has=inner).first
        slider = control.locator("input")
        for to in range(int(slider.get_attribute("max") or 0) + 1):
            slider.fill(str(to))
            if control.locator(".confirm").get_attribute("data-move") == text:
                break
        else:
            return False
        seen.clicks += 1
        self._click(control.locator(".confirm"), seen)
        return True

    def _from_list(self, text: str, seen: Seen) -> None:
        seen.by_list = True
        page = self.page
        if not page.locator(".panel-moves").count():
            page.locator("#all-moves").click(timeout=PATIENCE)
            seen.clicks += 1
        if not self._offered(text, seen, ".panel-moves"):
            raise AssertionError(f"{text!r} is not in the list of moves")

    def _click(self, what: Locator, seen: Seen) -> None:
        before = self.page.evaluate(MOMENT)
        what.click(timeout=CLICKING)
        seen.clicks += 1
        try:
            self.page.wait_for_function(f"was => ({MOMENT})() !== was", arg=before, timeout=PATIENCE)
        except Late:
            answer = self.page.locator(".answer").inner_text()
            raise AssertionError(f"a click on {what} changed nothing; {answer}") from None
