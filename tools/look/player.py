"""A bot with a mouse or a finger: it chooses a move from what the page was told, and makes it by real clicks."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late


def script(name: str) -> str:
    return (Path(__file__).parent / name).read_text(encoding="utf-8").partition("*/")[2].strip()


MEASURE = script("measure.js")
READING = script("reading.js")
#: The things of each move, as the board of the page names them.
THINGS = """async ([moves, view]) => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const { default: board } = await import(loaded.find((name) => name.endsWith(`/games/${view.game}/web/board.js`)));
  return moves.map((move) => board.things(move, view));
}"""
#: Choices of several moves that can be made with one click now.
PLANS = r"""() => [...document.querySelectorAll("[data-move][data-lit]")]
  .filter((e) => e.dataset.move.includes("\n") && e.checkVisibility()).map((e) => e.dataset.move)"""
#: Changes with every move and with everything picked.
MOMENT = """() => [document.querySelector(".table")?.dataset.version,
  ...[...document.querySelectorAll("[data-state=picked]")].map((e) => e.dataset.thing),
  Boolean(document.querySelector("#confirm, #lift"))].join()"""
PATIENCE = 20_000
#: Long enough for a machine that has much else to do.
CLICKING = 30_000
#: Milliseconds that a move is waited for before the list is opened.
MOMENTS = 400
MOST_CLICKS = 40
#: So often a choice of several moves is made whole, where there is one.
WHOLE = 0.7


@dataclass
class Seen:
    """One decision: what was out of sight, covered or cut off, and how it was made."""

    step: str
    verb: str = ""
    moves: list[str] = field(default_factory=list)
    clicks: int = 0
    by_list: bool = False
    unseen: list[str] = field(default_factory=list)
    covered: list[str] = field(default_factory=list)
    small: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    corner: list[float] | None = None
    hovered: list[float] | None = None

    @property
    def by_natural_value(self) -> bool:
        """The value of the dice was taken as it came, with the way the figure goes."""
        return any(move.startswith("value ") for move in self.moves)


class Player:
    """Looks at every decision and makes it; `visit` is called with each kind of state of the page that is new."""

    def __init__(
        self,
        page: Page,
        seed: int,
        *,
        touch: bool = False,
        whole: float = 0.0,
        visit: Callable[[str], None] | None = None,
    ) -> None:
        self.page = page
        self.rng = Random(seed)
        self.touch = touch
        self.whole = whole
        self.visit = visit
        self.visited: set[str] = set()
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
        over = self.page.locator(".ending").count() > 0
        if over:
            self._new("the end")
        return not over

    def _new(self, state: str) -> None:
        if self.visit and state not in self.visited:
            self.visited.add(state)
            self.visit(state)

    def decide(self) -> Seen:
        """Look, choose, and click until the table has moved on."""
        page = self.page
        frame = self._frame_shown()
        step, version = frame["prompt"]["step"] or "", str(frame["version"])
        seen = Seen(step=step)
        self._look(seen)
        self._new(step)
        plans: list[str] = page.evaluate(PLANS)
        if plans and self.rng.random() < self.whole:
            plan = self.rng.choice(plans)
            seen.moves = plan.partition("\n\n")[0].split("\n")  # the rest is for when the rules ask for more
            seen.verb = seen.moves[0].split(" ")[0]
            self._make(plan, [], seen, version)
        else:
            moves = [move for move in frame["moves"] if move["verb"] != "embezzle"] or frame["moves"]
            chosen = self.rng.choice(moves)
            seen.verb, seen.moves = chosen["verb"], [chosen["text"]]
            touched = page.evaluate(THINGS, [frame["moves"], frame["view"]])
            often = Counter(thing for things in touched for thing in set(things))
            things = sorted(touched[frame["moves"].index(chosen)], key=lambda thing: often[thing])
            self._make(chosen["text"], things, seen, version)
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
        seen.corner = self._measure(seen)
        lit = self.page.locator("[data-thing][data-lit]:visible")
        count = 0 if self.touch else lit.count()
        if count:
            try:
                lit.nth(self.rng.randrange(count)).hover(timeout=1500)
                seen.hovered = self.page.evaluate(MEASURE)["corner"]
            except Late:
                pass

    def _measure(self, seen: Seen) -> list[float] | None:
        """Notes what is wrong with the page as it stands; the corner of the board."""
        found = self.page.evaluate(MEASURE)
        seen.unseen += found["unseen"]
        seen.covered += found["covered"]
        seen.cut += found["cut"]
        seen.small += found["small"]
        if found["scrolls"]:
            seen.cut.append("the page scrolls")
        corner: list[float] | None = found["corner"]
        return corner

    def _make(self, text: str, things: list[str], seen: Seen, version: str) -> None:
        """Click until the table has left that version; it does so by itself where there is no choice."""
        page = self.page
        left = list(things)
        for _ in range(MOST_CLICKS):
            if page.locator("#confirm").count():
                self._new(f"{seen.step}, asked again")
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
            elif self.touch and self._picked(things).count():
                self._click(self._picked(things).first, seen)  # the second tap plays
            elif self._moves_on(version):
                return
            else:
                self._from_list(text, seen, version)
            if page.locator("#lift, .ending").count():
                return
            if page.locator(".table").get_attribute("data-version") != version:
                return
            self._measure(seen)
            self._new(f"{seen.step}, something picked")
        raise AssertionError(f"{text!r} cannot be made by clicks")

    def _moves_on(self, version: str) -> bool:
        """What was clicked may be on its way: the table is given a moment before anything else is tried."""
        later = """was => document.querySelector("#lift, .ending")
          || document.querySelector(".table")?.dataset.version !== was"""
        try:
            self.page.wait_for_function(later, arg=version, timeout=MOMENTS)
        except Late:
            return False
        return True

    def _lit(self, thing: str) -> Locator:
        name = thing.replace('"', '\\"')
        return self.page.locator(f'[data-thing="{name}"][data-lit]:not([data-state=picked]):visible')

    def _picked(self, things: list[str]) -> Locator:
        """What was tapped once, when it alone says which move is meant."""
        name = (things[-1] if things else "").replace('"', '\\"')
        return self.page.locator(f'[data-thing="{name}"][data-state=picked]:visible')

    def _offered(self, text: str, seen: Seen, inside: str = ".table") -> bool:
        """Click the choice that says so, or its number's slider until it does."""
        page = self.page
        wanted = json.dumps(text).replace("\\n", "\\a ")
        button = page.locator(
            f"{inside} [data-move={wanted}][data-lit]:visible, .choices [data-move={wanted}]:visible"
        )
        if button.count():
            self._click(button.first, seen)
            return True
        stem = re.sub(r" -?\d+$", "", text)
        inside = ".choices" if inside == ".table" else inside
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

    def _from_list(self, text: str, seen: Seen, version: str) -> None:
        seen.by_list = True
        page = self.page
        if not page.locator(".panel-moves").count():
            page.locator("#all-moves").click(timeout=PATIENCE)
            seen.clicks += 1
        if not self._offered(text, seen, ".panel-moves") and not self._moves_on(version):
            raise AssertionError(f"{text!r} is not in the list of moves")

    def _click(self, what: Locator, seen: Seen) -> None:
        before = self.page.evaluate(MOMENT)
        try:
            if self.touch:
                what.tap(timeout=CLICKING)
            else:
                what.click(timeout=CLICKING)
        except Late:
            if what.count():
                raise
            return  # gone: what others did meanwhile has changed the page
        seen.clicks += 1
        try:
            self.page.wait_for_function(f"was => ({MOMENT})() !== was", arg=before, timeout=PATIENCE)
        except Late:
            answer = self.page.locator(".answer").inner_text()
            raise AssertionError(f"a click on {what} changed nothing; {answer}") from None
