"""Massilia in the browser: what its board shows of the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

import taberna
from tools.look.__main__ import WINDOWS
from tools.look.pictures import size

from .conftest import Person
from .play import asked, play_until, soon


def test_MAS_5_7_reputation_beyond_50_takes_a_tile_and_starts_again(person: Callable[..., Person]) -> None:
    shown = {0: (0.0, ""), 50: (1.0, ""), 51: (0.02, "+50"), 103: (0.06, "+100")}
    players = [{"reputation": reputation} for reputation in shown]
    state = taberna.game("massilia").position({"seats": 4, "players": players})
    livia = person()
    livia.post("me", {"name": "Livia"})
    record = taberna.Record.starting_from(state, ["Ann", "Ben", "Cleo", "Dan"])
    page = livia.go(f"/replay/{livia.post('records', {'record': record.dump()})['id']}")
    for seat, (place, tile) in enumerate(shown.values()):
        marker = page.locator(f'[data-flip="reputation {seat}"]')
        marker.wait_for()
        at = marker.evaluate("element => Number(element.style.getPropertyValue('--at'))")
        assert abs(at - place) < 1e-9, (seat, at)
        expect(marker.locator(".fifty")).to_have_text([tile] if tile else [])


#: Dice of the temple that choose an action with one click; once one is chosen, further ones by their thing.
FIRST = ".temple .die-button[data-lit]"
USED = ".massilia-me .used"


def test_dice_are_added_in_any_order_and_put_back(person: Callable[..., Person]) -> None:
    """The rules name dice in order (MAS-D04); a person need not."""
    livia = person()
    page = play_until(
        livia, "massilia", lambda page: page.locator('.temple [data-move*="grey"]').count() > 0, seed="order"
    )
    page.locator('.temple [data-move*="grey"]').first.click()
    expect(page.locator(USED)).to_have_count(1)
    page.locator(FIRST).first.click()  # a colour that is named before grey
    expect(page.locator(USED)).to_have_count(2)
    page.locator(USED).first.click()
    expect(page.locator(USED)).to_have_count(1)
    page.locator(USED).first.click()
    expect(page.locator(USED)).to_have_count(0)


#: Lets so many figures meet on each space in turn; tells which are too small for a finger, or lie over another or,
#: in a corner, over its stall.
MEET = """(count) => {
  const figures = [...document.querySelectorAll(".ring .figure")].slice(0, count);
  const around = [...document.querySelectorAll(".ring .stall")].map((one) => one.getBoundingClientRect());
  const over = (a, b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const found = [];
  for (const space of document.querySelectorAll(".ring .path")) {
    space.append(...figures);
    const name = space.querySelector(".sr").textContent;
    const boxes = figures.map((figure) => figure.getBoundingClientRect());
    for (const [i, box] of boxes.entries()) {
      if (Math.min(box.width, box.height) < 23.5) found.push(`${name}: ${box.width}×${box.height}`);
      const others = [...boxes.slice(i + 1), ...(count < 4 && space.matches(".corner") ? around : [])];
      if (others.some((other) => over(box, other) > 2)) found.push(`${name}: covered`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("window", WINDOWS)
def test_figures_that_meet_can_be_hit_each(window: str, person: Callable[..., Person]) -> None:
    page = person(viewport=size(window)).sit_down("massilia", first=0, seed="meet")
    assert asked(page)  # nobody else moves meanwhile
    expect(page.locator(".ring .figure")).to_have_count(4)
    for count in (2, 3, 4):
        soon(page, partial(page.evaluate, MEET, count), [], f"{count} figures on a space")


def test_a_tax_says_what_it_costs(person: Callable[..., Person]) -> None:
    livia = person()
    me = {"money": 9, "stalls": {"S9": {"pink": 2, "beige": 1}, "S5": {}}}
    tax = {"step": "Tax", "owner": 0, "space": "S9"}
    state = taberna.game("massilia").position({"seats": 3, "active": 1, "players": [me], "step": tax})
    page = livia.sit_at(state)
    expect(page.locator(".choices [data-move=pay]")).to_have_text("Pay the tax: 3 sesterces")
