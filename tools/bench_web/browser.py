"""How long the browser takes from a frame received to the page updated, on a processor slowed four times.

    python -m tools.bench_web.browser [GAME ...]

Plays a whole game of each in a real Chromium at 1440 x 900, with animations: one person who clicks at random,
bots for the rest. Two times per frame: until the page's tree is updated, and until it is laid out too.

``--processor`` tells processor time of the page's thread times four instead, from a trace: on a machine that has
other work to do, time by the clock says little.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import taberna as games
from tests.web.play import PLAY_ON

from .__main__ import free_port
from .house import taberna

SLOWED = 4
SHORTEST = 500  # microseconds
LAYS_OUT = "document.body.getBoundingClientRect(); // lays out"
SIZE = {"width": 1440, "height": 900}

#: Times every frame. The page sets `onmessage`; what it sets is timed from the outside.
TIMER = """
window.updates = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  set onmessage(handler) {
    super.onmessage = (event) => {
      const start = performance.now();
      handler(event);
      const drawn = performance.now();
      document.body.getBoundingClientRect(); // lays out
      const laid = performance.now();
      if (event.data.includes('"type":"frame"')) window.updates.push([drawn - start, laid - start]);
    };
  }
};
"""


def play(page: Page, seed: int) -> list[tuple[float, float]]:
    done = page.evaluate(PLAY_ON, [seed, 4000])
    assert done["over"], done
    found: list[tuple[float, float]] = page.evaluate("window.updates")
    return found


def opened(browser: Browser, url: str, game: str, script: str) -> Page:
    """A table of three with a person in front of it."""
    context = browser.new_context(viewport=SIZE, reduced_motion="no-preference", locale="en")
    context.add_init_script(
        'localStorage.prefs ??= JSON.stringify({ pace: "fast" })'
    )  # turns are shown as they come
    page = context.new_page()
    page.add_init_script(script)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "plebeian"} for _ in range(2))]
    body = {"game": game, "seats": seats, "pace": 0, "name": "Livia", "seed": "bench"}
    table = context.request.post(f"{url}/api/tables", data=body, headers={"Origin": url}).json()
    page.goto(f"{url}/table/{table['id']}")
    page.locator(".board").wait_for()
    return page


def by_clock(browser: Browser, url: str, game: str, slowed: float) -> tuple[list[float], list[float]]:
    page = opened(browser, url, game, TIMER)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.evaluate("window.updates.length = 0")  # the first frame drew everything
    found = play(page, 3)
    page.context.close()
    return [tree for tree, _ in found], [laid for _, laid in found]


def by_processor(browser: Browser, url: str, game: str, slowed: float) -> tuple[list[float], list[float]]:
    both = []
    for script in (TIMER.replace(LAYS_OUT, ""), TIMER):
        page = opened(browser, url, game, script)
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        play(page, 3)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
        page.context.close()
        both.append([slowed * time for time in _handled(trace)])
    return both[0], both[1]


def _handled(trace: list[dict[str, Any]]) -> Iterator[float]:
    """Milliseconds of the thread in the handler of each message that was a frame; others take almost none."""
    for event in trace:
        called = event["args"].get("data", {}).get("functionName") if event["name"] == "FunctionCall" else ""
        if called == "onmessage" and event.get("tdur", 0) > SHORTEST:
            yield event["tdur"] / 1000


def row(name: str, times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=20)
    return f"  {name:<8} p50 {statistics.median(times):5.1f}  p95 {cuts[18]:5.1f}  most {max(times):5.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.GAMES)
    parser.add_argument("--slowed", type=float, default=SLOWED)
    parser.add_argument(
        "--processor", action="store_true", help="processor time instead of time by the clock"
    )
    args = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        port = free_port()
        house = taberna(Path(folder) / "tables.sqlite", port, "--bots", "1")
        browser = driver.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        try:
            measure = by_processor if args.processor else by_clock
            for game in args.games:
                tree, laid = measure(browser, f"http://127.0.0.1:{port}", game, args.slowed)
                print(f"{game}: {len(tree)} updates, processor slowed {args.slowed:g} times")
                print(row("tree", tree))
                print(row("layout", laid), flush=True)
        finally:
            browser.close()
            house.end()


if __name__ == "__main__":
    main()
