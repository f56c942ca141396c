"""How long the browser takes from a frame received to the page updated, on a processor slowed four times.

    python -m tools.bench_web.browser [GAME ...]

Plays a whole game of each in a real Chromium at 1440 x 900, with animations: one person who clicks at random,
bots for the rest. Two times per frame: until the page's tree is updated, and until it is laid out too.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import taberna as games
from tests.web.play import PLAY_ON

from .__main__ import free_port
from .house import taberna

SLOWED = 4
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
      document.body.getBoundingClientRect();
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


def measured(browser: Browser, url: str, game: str, slowed: float) -> list[tuple[float, float]]:
    context = browser.new_context(viewport=SIZE, reduced_motion="no-preference", locale="en")
    page = context.new_page()
    page.add_init_script(TIMER)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "plebeian"} for _ in range(2))]
    body = {"game": game, "seats": seats, "pace": 0, "name": "Livia", "seed": "bench"}
    table = context.request.post(f"{url}/api/tables", data=body, headers={"Origin": url}).json()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.goto(f"{url}/table/{table['id']}")
    page.locator(".board").wait_for()
    found = play(page, 3)
    context.close()
    return found[1:]  # the first frame draws everything


def row(name: str, times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=20)
    return f"  {name:<8} p50 {statistics.median(times):5.1f}  p95 {cuts[18]:5.1f}  most {max(times):5.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.GAMES)
    parser.add_argument("--slowed", type=float, default=SLOWED)
    args = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        port = free_port()
        house = taberna(Path(folder) / "tables.sqlite", port, "--bots", "1")
        browser = driver.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        try:
            for game in args.games:
                found = measured(browser, f"http://127.0.0.1:{port}", game, args.slowed)
                print(f"{game}: {len(found)} updates, processor slowed {args.slowed:g} times")
                print(row("tree", [tree for tree, _ in found]))
                print(row("layout", [laid for _, laid in found]), flush=True)
        finally:
            browser.close()
            house.end()


if __name__ == "__main__":
    main()
