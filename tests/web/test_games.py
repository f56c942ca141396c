"""Each of the four games from the lobby to the end in a real browser; every frame is searched for secrets."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import taberna

from .conftest import Person
from .play import PLAY_ON, asked, click_around, into_the_middle, play_to_the_end

ROOT = Path(taberna.__file__).parent
SCRIPT_LIMIT = 75 * 1024
UPDATE_LIMIT = 25  # milliseconds

#: What only its owner may see while the game is on, by game: fields of a player's part of the view.
SECRETS = {
    "senators": ("cash", "hand", "secret_bid"),
    "provincia": ("hand", "tokens", "token_down", "played_tokens"),
    "massilia": ("money", "stones", "screen", "hand", "fresh_cards"),
    "rome": ("hand", "staged"),
}


def no_secrets(game: str, frame: dict[str, Any]) -> None:
    view = frame.get("view")
    if not view or view["result"]:
        return
    me = frame["seat"]
    assert view["seed"] is None
    for seat, player in enumerate(view["players"]):
        if seat != me:
            open_fields = [name for name in SECRETS[game] if player[name] is not None]
            assert open_fields == [], f"seat {seat} is open to seat {me}: {open_fields}"


@pytest.mark.parametrize("game", taberna.GAMES)
def test_from_lobby_to_the_end(game: str, person: Callable[..., Person]) -> None:
    livia = person()
    table = livia.table(game, seed=f"web {game}")
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".board")).to_be_visible()
    click_around(page, 6)
    play_to_the_end(page)
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".ending tbody tr")).to_have_count(3)
    frames = [json.loads(frame) for frame in livia.frames]
    assert len(frames) > 20
    for frame in frames:
        no_secrets(game, frame.get("frame", frame))


@pytest.mark.parametrize("game", taberna.GAMES)
def test_one_click_from_the_lobby_and_its_scripts_weigh_little(
    game: str, person: Callable[..., Person]
) -> None:
    livia = person()
    livia.context.add_init_script(f"localStorage['offered {game}'] = 'yes'")  # see test_lessons for newcomers
    page = livia.go("/")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.locator(f"[data-play={game}]").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".player.mine")).to_be_visible()
    scripts = {url for url in loaded if url.endswith(".js")}
    sent = [page.request.get(url).headers for url in scripts]
    assert {one["content-encoding"] for one in sent} == {"gzip"}
    weight = sum(int(one["content-length"]) for one in sent)
    assert weight <= SCRIPT_LIMIT, f"{game}: {weight} bytes in {sorted(scripts)}"
    print(f"{game}: {weight} bytes of scripts, as sent")


#: Board and players as text: elements, attributes in order of their names, words.
DRAWN = """() => {
  const told = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.replace(/\\s+/g, " ");
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    if (node.matches(".reveal")) return ""; // what was opened last is news, and a page drawn anew has none
    const drawn = (one) => one.name !== "style" || !node.matches(".canvas"); // how far it is scaled is no drawing
    const copy = / \\d+$/; // which one of its kind: numbered as they came
    const said = (one) => one.name === "data-flip" ? one.value.replace(copy, "") : one.value.trim();
    const named = [...node.attributes].filter(drawn).map((one) => `${one.name}="${said(one)}"`).sort();
    return `\\n<${[node.localName, ...named].join(" ")}>${[...node.childNodes].map(told).join("")}`;
  };
  const version = document.querySelector(".table").dataset.version;
  const areas = document.querySelectorAll("[data-area=board], [data-area=me], [data-area=others]");
  return [version, ...[...areas].map(told)];
}"""


@pytest.mark.parametrize("game", taberna.GAMES)
def test_a_page_that_drew_only_what_changed_looks_like_one_drawn_anew(
    game: str, person: Callable[..., Person]
) -> None:
    page = into_the_middle(person(), game, 5, seed=f"drawn {game}")
    compared = 0
    for seed in range(6):
        page.keyboard.press("Escape")  # what is picked is put back
        before = page.evaluate(DRAWN)
        page.reload()
        assert asked(page)
        after = page.evaluate(DRAWN)
        if before[0] == after[0]:  # else others moved in between: sealed choices do not wait for each other
            for was, now in zip(before, after, strict=True):
                assert was.split("\n") == now.split("\n")
            compared += 1
        page.evaluate(PLAY_ON, [seed, 9])
        if not asked(page):
            break
    assert compared


@pytest.mark.parametrize("game", taberna.GAMES)
def test_an_update_costs_little(game: str, person: Callable[..., Person]) -> None:
    """Processor time of the page's thread per frame drawn, with animations: noise of a busy machine hardly counts."""
    livia = person(reduced_motion="no-preference")
    table = livia.table(game, seed="slow")
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".board")).to_be_visible()
    line = livia.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
        work = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
        return 1000 * float(sum(metrics[name] for name in work))

    before = spent()
    page.evaluate("performance.clearMeasures()")
    page.evaluate(PLAY_ON, [3, 25])
    updates = page.evaluate("performance.getEntriesByName('update').length")
    each = (spent() - before) / updates
    print(f"{game}: {each:.1f} ms of processor time per update")
    assert each < UPDATE_LIMIT
