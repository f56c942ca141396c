"""Pictures of every kind of decision of a game: in all windows, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

#: Panels that open over or beside the board, each shown once.
PANELS = {
    "moves": "#all-moves",
    "preferences": "#show-prefs",
    "help": "#show-help",
    "player": ".other .unfold >> nth=0",
}
SETTLES = 150


def size(window: str) -> dict[str, int]:
    width, _, height = window.partition("x")
    return {"width": int(width), "height": int(height)}


def album(page: Page, folder: Path, name: str, windows: list[str]) -> Callable[[str], None]:
    """Takes pictures of a state; the page is as it was afterwards."""
    home = page.viewport_size or {"width": 1280, "height": 720}
    panels = dict(PANELS)

    def shoot(state: str) -> None:
        page.mouse.move(0, 0)
        for window in windows:
            page.set_viewport_size(size(window))
            for scheme in ("light", "dark"):
                page.evaluate(
                    "(dark) => document.documentElement.classList.toggle('night', dark)", scheme == "dark"
                )
                page.wait_for_timeout(SETTLES)
                file = f"{name}-{re.sub(r'[^a-zA-Z]+', '-', state)}-{window}-{scheme}.png"
                page.screenshot(path=folder / file)
                print(folder / file, flush=True)
        page.set_viewport_size(home)
        page.wait_for_timeout(SETTLES)

    def visit(state: str) -> None:
        shoot(state)
        if panels and "," not in state and state != "the end":
            panel, button = panels.popitem()
            page.locator(button).click()
            shoot(f"panel {panel}")
            page.keyboard.press("Escape")

    return visit
