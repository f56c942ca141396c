"""What a player of each title sees in each window, measured in a real browser.

    python -m tools.look [--json] [--titles senators rome] [--windows 1440x900 390x844] [--decisions 40]

A bot plays by real clicks against bots. At every decision the page is measured: is everything needed in the
window (prompt, holdings, every lit thing), has the board's corner moved (also on hovering), is anything cut off or
covered? With ``--json`` one object per title and window is printed. ``--pictures FOLDER`` keeps pictures instead:
light, dark and in German.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import taberna as games
from tools.bench_web.__main__ import free_port
from tools.bench_web.house import taberna

from .player import Player, Seen

WINDOWS = ("1440x900", "1280x720", "1024x768", "390x844", "844x390")
#: A whole game, for any title.
ALL = 2000
SHOWN = 6


def size(window: str) -> dict[str, int]:
    width, _, height = window.partition("x")
    return {"width": int(width), "height": int(height)}


def opened(browser: Browser, url: str, game: str, window: str, **more: Any) -> tuple[Page, Player]:
    context = browser.new_context(
        **{
            "viewport": size(window),
            "reduced_motion": "reduce",
            "locale": "en",
            "has_touch": False,
            **more,
        }
    )
    context.add_init_script(
        'localStorage.prefs ??= JSON.stringify({ pace: "fast" })'
    )  # turns are shown as they come
    page = context.new_page()
    player = Player(page, seed=7)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "plebeian"} for _ in range(2))]
    body = {"game": game, "seats": seats, "pace": 0, "name": "Livia", "seed": f"look {window}"}
    table = context.request.post(f"{url}/api/tables", data=body, headers={"Origin": url}).json()
    page.goto(f"{url}/table/{table['id']}")
    page.locator("[data-area=board]").wait_for()
    return page, player


def look(browser: Browser, url: str, game: str, window: str, decisions: int) -> list[Seen]:
    page, player = opened(browser, url, game, window)
    while len(player.seen) < decisions and player.asked():
        player.decide()
    page.context.close()
    return player.seen


def moved(corners: list[list[float] | None]) -> float:
    """How far the corner of the board ever was from where it was first."""
    known = [corner for corner in corners if corner]
    return max((abs(a - b) for corner in known for a, b in zip(corner, known[0], strict=True)), default=0.0)


def summary(game: str, window: str, seen: list[Seen]) -> dict[str, Any]:
    complaints = Counter(text for one in seen for text in {*one.cut, *one.covered})
    return {
        "title": game,
        "window": window,
        "decisions": len(seen),
        "in_sight": round(sum(not one.unseen for one in seen) / max(1, len(seen)), 4),
        "board_moves_px": round(moved([c for one in seen for c in (one.corner, one.hovered)]), 1),
        "clipped": sum(bool(one.cut or one.covered) for one in seen),
        "clicks": clicks(seen),
        "by_list": sum(one.by_list for one in seen),
        "unseen": dict(Counter(text for one in seen for text in one.unseen).most_common(SHOWN)),
        "complaints": dict(complaints.most_common(SHOWN)),
    }


def clicks(seen: list[Seen]) -> dict[str, float]:
    """Clicks for a move of each kind, in the middle."""
    kinds: dict[str, list[int]] = {}
    for one in seen:
        kinds.setdefault(one.verb, []).append(one.clicks)
    return {verb: statistics.median(counts) for verb, counts in sorted(kinds.items())}


def pictures(
    browser: Browser, url: str, game: str, window: str, folder: Path, decisions: int
) -> Iterator[Path]:
    """After some moves: by day, by night, in German."""
    for name, how in (("light", {}), ("dark", {"color_scheme": "dark"}), ("german", {"locale": "de"})):
        page, player = opened(browser, url, game, window, **how)
        while len(player.seen) < decisions and player.asked():
            player.decide()
        page.mouse.move(0, 0)
        page.wait_for_timeout(300)
        file = folder / f"{game}-{window}-{name}.png"
        page.screenshot(path=file)
        page.context.close()
        yield file


def told(found: dict[str, Any], seconds: float) -> str:
    line = f"{found['title']:<10} {found['window']:>9}  {found['decisions']:3} decisions"
    line += f"  in sight {found['in_sight']:7.1%}  board moves {found['board_moves_px']:5.1f} px"
    line += f"  clipped {found['clipped']:3}  by list {found['by_list']:3}  {seconds:4.0f} s"
    for kind in ("unseen", "complaints"):
        line += "".join(f"\n      {count:3} × {text}" for text, count in found[kind].items())
    return line


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="one object per title and window")
    parser.add_argument("--titles", nargs="+", default=list(games.GAMES), choices=games.GAMES)
    parser.add_argument("--windows", nargs="+", default=list(WINDOWS))
    parser.add_argument(
        "--decisions", type=int, default=ALL, help="so many at most for each (default: a whole game)"
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
            for game in args.titles:
                for window in args.windows:
                    if args.pictures:
                        args.pictures.mkdir(parents=True, exist_ok=True)
                        for file in pictures(
                            browser, url, game, window, args.pictures, min(args.decisions, 30)
                        ):
                            print(file, flush=True)
                        continue
                    start = time.monotonic()
                    found = summary(game, window, look(browser, url, game, window, args.decisions))
                    text = (
                        json.dumps(found, ensure_ascii=False)
                        if args.json
                        else told(found, time.monotonic() - start)
                    )
                    print(text, flush=True)
        finally:
            browser.close()
            house.end()


if __name__ == "__main__":
    sys.exit(main())
