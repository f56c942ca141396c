"""Replay of a finished game: slider, keys, eyes, a link to a move, the record out and in again, playing on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Person
from .play import play_to_the_end


def test_replay(person: Callable[..., Person], tmp_path: Path) -> None:
    livia, nobody = person(), person()
    table = livia.table("senators", seed="replay")
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".board")).to_be_visible()
    play_to_the_end(page)
    page.get_by_role("link", name="Replay").click()
    at = page.locator("#at")
    expect(at).to_have_text(re.compile(r"Move (\d+) of \1"))
    expect(page.locator(".ending-places")).to_be_visible()

    page.get_by_role("button", name="To the start").click()
    expect(at).to_contain_text("Move 0 of")
    page.locator("#at").click()
    page.keyboard.press("ArrowRight")
    expect(at).to_contain_text("Move 1 of")
    page.keyboard.press("PageDown")
    expect(at).to_contain_text("Move 11 of")
    page.get_by_role("slider").fill("5")
    expect(at).to_contain_text("Move 5 of")
    expect(page).to_have_url(re.compile(r"\?move=5$"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).to_contain_text(re.compile(r"Move ([7-9]|\d\d+) of"))  # it goes on while we look
    page.get_by_role("button", name="Pause").click()

    # All open: every hand lies open. A spectator sees none.
    expect(page.locator(".screen")).to_have_count(0)
    page.get_by_label("Seen by").select_option("none")
    expect(page.locator(".score .points:not(.small, .ready)")).to_have_count(3)

    linked = nobody.go(f"/replay/{table['id']}?move=3")
    expect(linked.locator("#at")).to_contain_text("Move 3 of")

    with page.expect_download() as started:
        page.get_by_role("link", name="Download as text").click()
    record = tmp_path / "record.txt"
    started.value.save_as(record)
    lobby = nobody.go("/")
    lobby.get_by_label("Look at a record").set_input_files(record)
    expect(lobby.locator("#at")).to_contain_text("Move")

    page.get_by_role("slider").fill("5")
    expect(at).to_contain_text("Move 5 of")
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".board")).to_be_visible()
    assert table["id"] not in page.url
