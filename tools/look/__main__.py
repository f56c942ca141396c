"""What a player of each title sees in each window, measured in a real browser.

    python -m tools.look [--json] [--titles senators rome] [--windows 1440x900 390x844] [--seats 3 5] [--decisions 40]
                         [--lang de] [--touch]

A bot plays whole games by real clicks against bots, one with every number of players. At every decision the page is
measured: is everything needed in the window (prompt, holdings, every lit thing), has the board's corner moved (also on
hovering), is anything cut off or covered? axe looks at every kind of state that is visited. With ``--json`` one object
per title and window is printed. ``--touch`` plays with a finger. ``--pictures FOLDER`` keeps pictures of every kind of
decision instead: all windows, by day and by night, in English and German.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import taberna as games
from tools.bench_web.__main__ import free_port
from tools.bench_web.house import taberna

from .pictures import album, size
from .player import READING, WHOLE, Player, Seen
from .turns import clicks

WINDOWS = ("1440x900", "1280x720", "1024x768", "390x844", "844x390")
#: A whole game, for any title.
ALL = 2000
SHOWN = 6
AXE = (Path(__file__).parents[2] / "tests/web/axe.min.js").read_text(encoding="utf-8")
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN_AXE = """async (tags) => (await axe.run("html", { runOnly: tags })).violations
  .flatMap((v) => v.nodes.slice(0, 2).map((n) => `${v.id}: ${n.html.slice(0, 120)}`))"""


@dataclass
class Looked:
    """What was found in the games of one title in one window."""

    seen: list[Seen] = field(default_factory=list)
    states: set[str] = field(default_factory=set)
    faults: Counter[str] = field(default_factory=Counter)
    smallest: tuple[float, str] = (99.0, "")
    moves: float = 0.0


def opened(browser: Browser, url: str, game: str, seats: int, window: str, **more: Any) -> tuple[Page, str]:
    """A page in that window, and the address of a table with so many seats."""
    context = browser.new_context(
        **{"viewport": size(window), "reduced_motion": "reduce", "locale": "en", **more}
    )
    context.add_init_script(
        'localStorage.prefs ??= JSON.stringify({ pace: "fast" })'
    )  # turns are shown as they come
    page = context.new_page()
    sitting = [{"kind": "me"}, *({"kind": "bot", "level": "plebeian"} for _ in range(seats - 1))]
    body = {"game": game, "seats": sitting, "pace": 0, "name": "Livia", "seed": f"look {window} {seats}"}
    table = context.request.post(f"{url}/api/tables", data=body, headers={"Origin": url}).json()
    speaks = {"lang": more.get("locale", "en")}
    context.request.post(f"{url}/api/me", data=speaks, headers={"Origin": url})
    return page, f"{url}/table/{table['id']}"


def play(page: Page, address: str, player: Player, decisions: int) -> None:
    page.goto(address)
    page.locator("[data-area=board]").wait_for()
    while len(player.seen) < decisions and player.asked():
        player.decide()


def look(
    browser: Browser, url: str, game: str, window: str, seats: list[int], args: argparse.Namespace
) -> Looked:
    found = Looked()
    for count in seats:
        page, address = opened(browser, url, game, count, window, has_touch=args.touch, locale=args.lang)

        def visit(state: str, page: Page = page) -> None:
            found.states.add(state)
            page.evaluate(AXE)
            found.faults.update(page.evaluate(RUN_AXE, STANDARDS))
            found.smallest = min(found.smallest, tuple(page.evaluate(READING)))

        player = Player(page, seed=7 + count, touch=args.touch, whole=WHOLE, visit=visit)
        play(page, address, player, args.decisions)
        page.context.close()
        found.seen += player.seen
        found.moves = max(found.moves, moved([c for one in player.seen for c in (one.corner, one.hovered)]))
    return found


def moved(corners: list[list[float] | None]) -> float:
    """How far the corner of the board ever was from where it was first."""
    known = [corner for corner in corners if corner]
    return max((abs(a - b) for corner in known for a, b in zip(corner, known[0], strict=True)), default=0.0)


def summary(game: str, window: str, seats: list[int], found: Looked) -> dict[str, Any]:
    seen = found.seen

    def most(texts: list[str]) -> dict[str, int]:
        return dict(Counter(texts).most_common(SHOWN))

    return {
        "title": game,
        "window": window,
        "decisions": len(seen),
        "in_sight": round(sum(not one.unseen for one in seen) / max(1, len(seen)), 4),
        "board_moves_px": round(found.moves, 1),
        "clipped": sum(bool(one.cut or one.covered) for one in seen),
        "clicks": clicks(game, seen),
        "seats": seats,
        "by_list": sum(one.by_list for one in seen),
        "states": len(found.states),
        "axe": dict(found.faults.most_common(SHOWN)),
        "smallest_text_px": [round(found.smallest[0], 1), found.smallest[1]],
        "small_targets": most([text for one in seen for text in set(one.small)]),
        "unseen": most([text for one in seen for text in one.unseen]),
        "complaints": most([text for one in seen for text in {*one.cut, *one.covered}]),
    }


def told(found: dict[str, Any], seconds: float) -> str:
    line = f"{found['title']:<10} {found['window']:>9}  {found['decisions']:3} decisions"
    line += f"  in sight {found['in_sight']:7.1%}  board moves {found['board_moves_px']:3.1f} px"
    line += f"  clipped {found['clipped']:3}  axe {sum(found['axe'].values())}  by list {found['by_list']}"
    line += (
        f"  letters from {found['smallest_text_px'][0]} px ({found['smallest_text_px'][1]})  {seconds:4.0f} s"
    )
    line += (
        "\n      " + ", ".join(f"{name}: {count:g}" for name, count in found["clicks"].items()) + " clicks"
    )
    for kind in ("unseen", "complaints", "axe"):
        line += "".join(f"\n      {count:3} × {text}" for text, count in found[kind].items())
    return line


def pictures(browser: Browser, url: str, game: str, windows: list[str], folder: Path, decisions: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for lang in ("en", "de"):
        page, address = opened(browser, url, game, 3, windows[0], locale=lang)
        player = Player(page, seed=7, whole=WHOLE, visit=album(page, folder, f"{game}-{lang}", windows))
        play(page, address, player, decisions)
        page.context.close()


def measured(browser: Browser, url: str, args: argparse.Namespace) -> None:
    for game in args.titles:
        kind = games.game(game)
        seats = list(args.seats or range(kind.min_seats, kind.max_seats + 1))
        for window in args.windows:
            start = time.monotonic()
            looked = look(browser, url, game, window, seats, args)
            found = summary(game, window, seats, looked)
            seconds = time.monotonic() - start
            print(json.dumps(found, ensure_ascii=False) if args.json else told(found, seconds), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="one object per title and window")
    parser.add_argument("--titles", nargs="+", default=list(games.GAMES), choices=games.GAMES)
    parser.add_argument("--windows", nargs="+", default=list(WINDOWS))
    parser.add_argument("--seats", nargs="+", type=int, help="numbers of players (default: all there can be)")
    parser.add_argument("--lang", default="en", help="language of the page")
    parser.add_argument("--touch", action="store_true", help="with a finger instead of a mouse")
    parser.add_argument(
        "--decisions", type=int, default=ALL, help="so many at most for each game (default: all)"
    )
    parser.add_argument("--pictures", type=Path, help="take pictures into this folder, instead of measuring")
    args = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        port = free_port()
        house = taberna(Path(folder) / "tables.sqlite", port, "--bots", "1")
        browser = driver.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        url = f"http://127.0.0.1:{port}"
        try:
            if args.pictures:
                for game in args.titles:
                    pictures(browser, url, game, args.windows, args.pictures, args.decisions)
            else:
                measured(browser, url, args)
        finally:
            browser.close()
            house.end()


if __name__ == "__main__":
    sys.exit(main())
