"""Provincia Romana in the browser: towns that grow and cards that are looked at keep their places."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

import taberna
from tools.look.__main__ import WINDOWS
from tools.look.pictures import size

from .conftest import Person
from .play import PLAY_ON, asked, play_until, soon

BOT = {"kind": "bot", "level": "plebeian"}
#: A town of so many houses with two cards beside it; names of the houses whose middle something else lies over.
GROW = """(count) => {
  const found = [];
  const places = [...document.querySelectorAll(".place:not(.wild)")];
  const model = document.querySelector(".houses li").cloneNode(true);
  const made = (name, ...inside) => {
    const e = document.createElement(name);
    e.append(...inside);
    return e;
  };
  for (const place of places) {
    const houses = place.querySelector(".houses");
    houses.replaceChildren(...Array.from({ length: count }, () => model.cloneNode(true)));
    houses.classList.toggle("crowded", count > 10);
    place.querySelector(".fronts")?.remove();
    const fronts = made("ul", made("li", made("button")), made("li", made("button")));
    fronts.className = "fronts";
    for (const e of fronts.querySelectorAll("button")) e.className = "front";
    place.append(fronts);
  }
  for (const place of places) {
    for (const other of places) other.style.zIndex = other === place ? 4 : 1; // the town asked about lies on top
    for (const e of place.querySelectorAll(".house")) e.dataset.lit = "";
    for (const e of place.querySelectorAll(".house")) {
      const box = e.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!e.contains(hit)) found.push(`${place.className.split(" ")[1]} ${e.className} ${hit?.className}`);
    }
    const gaul = document.querySelector(".gaul");
    if (gaul.scrollWidth > gaul.clientWidth + 1) found.push(`${place.className} beyond the map`);
    for (const e of place.querySelectorAll("[data-lit]")) delete e.dataset.lit;
  }
  return found;
}"""
#: As many cards as somebody could look at, copies of one of the display.
LOOK = """(count) => {
  const display = document.querySelector(".display");
  const card = display.querySelector(".card");
  display.classList.add("looking");
  display.style.setProperty("--count", count);
  display.replaceChildren(...Array.from({ length: count }, () => card.cloneNode(true)));
  const own = document.querySelector("[data-area=board]").getBoundingClientRect();
  const boxes = [...display.children].map((e) => e.getBoundingClientRect());
  return boxes.filter((box) => box.left < own.left || box.right > own.right || box.width < 24).length;
}"""


@pytest.mark.parametrize("window", WINDOWS)
def test_a_town_that_grows_hides_none_of_its_houses(window: str, person: Callable[..., Person]) -> None:
    livia = person(viewport=size(window))
    page = livia.sit_down("provincia", seats=[{"kind": "me"}, *[BOT] * 5], seed="towns")
    page.evaluate(PLAY_ON, [1, 3])
    assert asked(page)  # nobody else moves meanwhile
    expect(page.locator(".place:not(.wild)")).to_have_count(6)
    for count in (1, 6, 9, 10, 11, 15):
        soon(page, partial(page.evaluate, GROW, count), [], f"{count} houses")


@pytest.mark.parametrize("window", WINDOWS)
def test_cards_looked_at_stay_on_the_board(window: str, person: Callable[..., Person]) -> None:
    page = play_until(
        person(viewport=size(window)),
        "provincia",
        lambda page: page.locator(".display .card").count() > 0,
        seed="looking",
    )
    for count in (2, 5, 8, 12):
        soon(page, partial(page.evaluate, LOOK, count), 0, f"{count} cards")


#: Cards of these names, so many at once; the words that are parted without a hyphen.
NAMED = """async ([names, count]) => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const script = (name) => import(loaded.find((one) => one.endsWith(`/js/${name}.js`)));
  const [{ title }, { html, render }] = [await script("cards"), await script("dom")];
  const display = document.querySelector(".display");
  const place = document.createElement("div");
  place.style.display = "contents";
  display.replaceChildren(place);
  const found = [];
  for (let from = 0; from < names.length; from += count) {
    const some = Array.from({ length: count }, (_, i) => names[(from + i) % names.length]);
    render(html`${some.map((name) => html`<button class="card building">${title(name)}</button>`)}`, place);
    for (const e of place.querySelectorAll(".title")) {
      for (const node of e.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        for (const { 0: part, index } of node.data.matchAll(/[\\p{L}]{3,}/gu)) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + part.length);
          const lines = [...range.getClientRects()].filter((line) => line.width > line.height / 2);
          if (lines.some((line) => line.top > lines[0].top + line.height / 2)) found.push(node.data);
        }
      }
    }
  }
  return found;
}"""


@pytest.mark.parametrize("window", ["844x390", "390x844"])
def test_names_of_buildings_are_parted_between_syllables(window: str, person: Callable[..., Person]) -> None:
    page = play_until(
        person(viewport=size(window)),
        "provincia",
        lambda page: page.locator(".display .card").count() > 0,
        seed="names",
    )
    names = ["Emporium", "Lignator", "Templum", "Aquaeductus", "Colosseum", "Horreum", "Basilica", "Thermae"]
    for count in (5, 7, 8):
        soon(page, partial(page.evaluate, NAMED, [names, count]), [], f"{count} cards")


#: The numbers of the cards of two rows, before and after the first has lost its card.
NUMBERS = """async () => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const script = loaded.find((one) => one.endsWith("/provincia/web/cards.js"));
  const { numberCopies, numbers } = await import(script);
  const told = (rows) => { numberCopies(rows); return rows.map(numbers); };
  const [before, taken] = [[["turris", "forum"], [], ["turris"]], [["forum"], ["turris"], ["turris"]]];
  return [told(before), told(taken), told([[], [], ["turris"]])];
}"""


def test_a_card_is_not_taken_for_another_of_its_kind(person: Callable[..., Person]) -> None:
    """What another player takes comes from where it lay, not from my hand."""
    page = person().sit_down("provincia", seed="copies")
    before, taken, gone = page.evaluate(NUMBERS)
    first, forum = before[0].split(",")
    assert taken == [forum, first, before[2]]
    assert gone == ["", "", before[2]]


#: Names of my hand cards that are not to be read: not there, too small, or beyond what is mine.
NAMELESS = """() => {
  const mine = document.querySelector("[data-area=me]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-area=me] .hand .card")].filter((card) => {
    const title = card.querySelector(".title");
    const box = title.getBoundingClientRect();
    const letters = parseFloat(getComputedStyle(title).fontSize) * (box.width / title.offsetWidth);
    return box.width < 20 || letters < 9.5 || box.bottom > mine.bottom || card.scrollHeight > card.clientHeight + 2;
  }).map((card) => card.dataset.thing);
}"""
HAND = ["amphitheatrum", "consul_pompeio", "fornax_lateris", "architectus", "armamentarium", "circus"]
HAND += ["aquaeductus", "consul_metello", "colosseum", "templum", "coniuratio", "exercitatio", "officina"]


@pytest.mark.parametrize("count", [6, 8, 9, 12])
def test_every_card_of_the_hand_bears_its_name_on_a_phone(count: int, person: Callable[..., Person]) -> None:
    livia = person(viewport=size("390x844"))
    me = {"town": "massilia", "hand": HAND[:count]}
    page = livia.sit_at(taberna.game("provincia").position({"seats": 3, "round": 2, "players": [me]}))
    assert asked(page)
    for window in ("390x844", "844x390"):
        page.set_viewport_size(size(window))
        soon(page, lambda: page.evaluate(NAMELESS), [], window)


#: By how many pixels a card of the hand lies over the one before it, at most.
OVERLAP = """() => {
  const cards = [...document.querySelectorAll("[data-area=me] .hand .card")];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  return Math.max(...boxes.slice(1).map((box, i) => boxes[i].right - box.left));
}"""


def test_seven_cards_of_the_hand_lie_beside_each_other(person: Callable[..., Person]) -> None:
    livia = person(viewport=size("1024x768"))
    cards = ["fodina", "fons", "insula", "aediles", "architectus", "coniuratio", "corruptio"]
    me = {"town": "massilia", "hand": cards}
    page = livia.sit_at(taberna.game("provincia").position({"seats": 3, "round": 2, "players": [me]}))
    assert asked(page)
    for window in ("1024x768", "1280x720", "1440x900"):
        page.set_viewport_size(size(window))
        soon(page, lambda: page.evaluate(OVERLAP) < 1, True, window)
