"""Rome in the browser: what the regions hold has its place, and performances are opened in a row."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tools.look.__main__ import WINDOWS
from tools.look.pictures import size

from .conftest import Person
from .play import WATCH, asked, play_to_the_end, soon

BOT = {"kind": "bot", "level": "plebeian"}
#: Lets so many players share every region; tells which regions, or their list, are wider than their room.
SHARE = """(count) => {
  const list = document.querySelector(".regions");
  const piece = document.querySelector(".rome .piece").cloneNode(true);
  for (const region of list.children) {
    for (const share of region.querySelectorAll(".share")) share.remove();
    for (let i = 0; i < count; i++) {
      const share = document.createElement("span");
      const strength = document.createElement("b");
      share.className = "share";
      strength.textContent = "6";
      share.append(piece.cloneNode(true), strength);
      region.append(share);
    }
  }
  const wide = (e) => e.clientWidth && e.scrollWidth > e.clientWidth + 1;
  return [list, ...list.children].filter(wide).map((e) => e.textContent);
}"""


#: Provinces of the map that can all be conquered, and which of them lie over one another.
SPOTS = """() => {
  const spots = [...document.querySelectorAll(".map .spot")];
  for (const spot of spots) spot.dataset.lit = "";
  const boxes = spots.map((spot) => [spot.title, spot.getBoundingClientRect()]);
  const small = boxes.filter(([, box]) => Math.min(box.width, box.height) < 23.5).map(([name]) => `${name} is small`);
  const over = boxes.flatMap(([one, a], i) => boxes.slice(i + 1)
    .filter(([, b]) => Math.abs(a.left - b.left) < a.width && Math.abs(a.top - b.top) < a.height)
    .map(([other]) => `${one} over ${other}`));
  return [...small, ...over];
}"""


@pytest.mark.parametrize("window", WINDOWS[1:])
def test_every_province_of_a_small_map_can_be_hit(window: str, person: Callable[..., Person]) -> None:
    page = person(viewport=size(window)).sit_down("rome", first=0, seed="spots")
    assert asked(page)
    soon(page, lambda: page.evaluate(SPOTS), [])


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("window", WINDOWS)
def test_a_region_has_room_for_all_who_share_it(
    window: str, lang: str, person: Callable[..., Person]
) -> None:
    livia = person(viewport=size(window), locale=lang)
    livia.go("/")
    livia.post("me", {"lang": lang})
    page = livia.sit_down("rome", seats=[{"kind": "me"}, BOT, BOT, BOT], first=0, seed="regions")
    assert asked(page)  # nobody else moves meanwhile
    for count in (1, 2, 3):
        soon(page, partial(page.evaluate, SHARE, count), [], f"{count} players")


def test_performances_are_opened_in_a_row_each_with_its_player(person: Callable[..., Person]) -> None:
    livia = person()
    together: list[list[tuple[str, int, str]]] = []
    for seed in ("arena", "lions", "wolves", "bears"):  # bots have clocks, no two games are alike
        page = livia.sit_down("rome", seats=[{"kind": "me"}, BOT, BOT, BOT], seed=seed)
        page.evaluate(WATCH)
        everybody = {"Livia", *page.locator(".other .name").all_inner_texts()}
        play_to_the_end(page)
        rows = [[one for one in row if one[0] in everybody] for row in page.evaluate("window.opened")]
        together = [row for row in rows if len(row) > 1]
        if together:
            break
    assert together, "nobody performed beside another"
    for row in together:
        assert len({name for name, _, _ in row}) == len(row)
        assert all(pictures > 1 and "+" in text for _, pictures, text in row)
