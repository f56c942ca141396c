"""Senators in the browser: what its board shows of the options."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from importlib.resources import files

import pytest
from playwright.sync_api import expect

import taberna
from taberna.games.senators.terminal import coins
from taberna.locale import LANGUAGES
from tools.look.pictures import size
from tools.look.player import Player

from .conftest import Person
from .play import asked, soon

#: My money, and the same in coins.
MONEY = """() => {
  const purse = document.querySelector(".coins").closest(".score");
  return [Number(purse.querySelector("[data-flip^='cash']").dataset.count),
    [...purse.querySelectorAll(".coins > span")].map((pile) => `(${pile.textContent.replace("×", ")×")}`)
      .map((pile) => pile.includes(")") ? pile : `${pile})`).join(" ")];
}"""


@pytest.mark.parametrize(("option", "values"), [("1_5_10", [1, 5, 10]), ("1_3_5_10", [1, 3, 5, 10])])
def test_SEN_6_10_money_lies_there_in_the_coins_of_the_table(
    option: str, values: list[int], person: Callable[..., Person]
) -> None:
    bot = {"kind": "bot", "level": "plebeian"}
    options = {"coin_values": option, "first_player": "chosen"}
    livia = person()
    page = livia.sit_down("senators", seats=[bot, {"kind": "me"}, bot], options=options)
    expect(page.locator(".score .coins > span").first).to_be_visible()
    assert asked(page)
    cash, shown = page.evaluate(MONEY)
    assert shown == coins(cash, values)


def test_the_list_of_moves_names_card_buyer_and_price(person: Callable[..., Person]) -> None:
    livia = person()
    player = Player(livia.page, seed=1)
    page = livia.sit_down("senators", first=0, seed="settle")
    auction = page.locator('[data-thing="deck market_1"][data-lit]')
    while player.asked() and page.locator(".settle").count() == 0:
        if auction.count():
            before = page.locator(".table").get_attribute("data-version") or ""
            auction.click()
            expect(page.locator(".table")).not_to_have_attribute("data-version", before)
        else:
            player.decide()
    card = page.locator(".market:has(.settle) .card .title").first.inner_text()
    page.locator("#all-moves").click()
    moves = page.locator(".panel-moves")
    names = "|".join(page.locator(".other .name").all_inner_texts())
    for sentence in (rf"Sell {card} to ({names}), \+\d+", rf"Keep {card}, pay ({names}) \d+"):
        expect(moves.get_by_role("button", name=re.compile(sentence, re.IGNORECASE)).first).to_be_visible()


#: A Governor's card in a market, with that name; whether it is high enough, and whether its sign lies over its name.
GOVERNOR = """async (name) => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const script = (name) => import(loaded.find((one) => one.endsWith(`/js/${name}.js`)));
  const [{ effect, title }, { html, render }] = [await script("cards"), await script("dom")];
  const offer = document.querySelector(".market .offer");
  const place = document.createElement("div");
  place.style.display = "contents";
  offer.replaceChildren(place);
  const sign = html`<svg class="icon" viewBox="0 0 1 1"></svg>`;
  const parts = html`<span class="value">${sign}</span>${sign}${effect("What it does")}${title(name)}`;
  render(html`<button class="card office governor told">${parts}</button>`, place);
  const card = place.firstElementChild;
  const [word, drawing] = [".title", ".value"].map((part) => card.querySelector(part).getBoundingClientRect());
  return [card.scrollHeight - card.clientHeight <= 1, word.top < drawing.bottom - 4];
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("window", ["390x844", "844x390"])
def test_the_name_of_a_governor_fits_into_the_market_of_a_phone(
    window: str, lang: str, person: Callable[..., Person]
) -> None:
    livia = person(viewport=size(window), locale=lang)
    livia.go("/")
    livia.post("me", {"lang": lang})
    page = livia.sit_down("senators", first=0, seed="governors")
    assert asked(page)  # nobody else moves meanwhile
    words = (files(taberna) / f"games/senators/words/{lang}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^card-governor_\w+ = (.+)$", words, re.MULTILINE)
    assert len(names) == 6
    for name in names:
        soon(page, partial(page.evaluate, GOVERNOR, name), [True, False], name)


#: An event as it lies on the board, with that text; whether it has room for it, and how large its letters are.
EVENT = """async ([name, text]) => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const script = (name) => import(loaded.find((one) => one.endsWith(`/js/${name}.js`)));
  const [{ effect, title }, { html, render }] = [await script("cards"), await script("dom")];
  const place = document.createElement("div");
  place.className = "told-event";
  document.querySelector(".events").replaceChildren(place);
  const sign = html`<svg class="icon" viewBox="0 0 1 1"></svg>`;
  render(html`<button class="card event told">${sign}${effect(text)}${title(name)}</button>`, place);
  const said = place.querySelector(".effect");
  const canvas = place.closest(".canvas");
  const scale = canvas.getBoundingClientRect().width / canvas.offsetWidth;
  const letters = parseFloat(getComputedStyle(said).fontSize) * scale;
  return [said.scrollHeight <= said.clientHeight + 1, letters >= 9.5];
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("window", ["1280x720", "1024x768"])
def test_the_text_of_an_event_is_read_without_a_glass(
    window: str, lang: str, person: Callable[..., Person]
) -> None:
    livia = person(viewport=size(window), locale=lang)
    livia.go("/")
    livia.post("me", {"lang": lang})
    page = livia.sit_down("senators", first=0, seed="events")
    assert asked(page)  # nobody else moves meanwhile
    expect(page.locator(".events")).to_be_visible()
    words = (files(taberna) / f"games/senators/words/{lang}.ftl").read_text(encoding="utf-8")
    for name in ("deficit", "eviction", "majority", "civil_conflict"):
        (title,) = re.findall(rf"^card-{name} = (.+)$", words, re.MULTILINE)
        (text,) = re.findall(rf"^effect-{name} = (.+)$", words, re.MULTILINE)
        soon(page, partial(page.evaluate, EVENT, [title, text]), [True, True], text)


#: The nearest that two markers come to each other, whatever the numbers of senators, in pixels.
NEAREST = """async (phone) => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const { spread } = await import(loaded.find((one) => one.endsWith("/senators/web/curia.js")));
  const box = document.querySelector(".curia").getBoundingClientRect();
  let nearest = 99;
  for (let first = 1; first <= 20; first++) {
    for (let apart = 0; apart < 4; apart++) {
      const players = [0, 1, 2, 3, 4].map((seat) => ({ seat, senators: Math.max(1, first - apart * (seat % 3)) }));
      const places = [...spread(players, 20, phone).values()].map((at) => Object.values(at));
      for (const [i, [x, y]] of places.entries())
        for (const [u, v] of places.slice(i + 1))
          nearest = Math.min(nearest, Math.max(Math.abs(x - u) * box.width, Math.abs(y - v) * box.height) / 100);
    }
  }
  return nearest;
}"""


@pytest.mark.parametrize(("window", "phone"), [("390x844", "tall"), ("844x390", "low")])
def test_a_finger_hits_every_senator_of_the_curia(
    window: str, phone: str, person: Callable[..., Person]
) -> None:
    page = person(viewport=size(window)).sit_down("senators", first=0, seed="curia")
    assert asked(page)
    soon(page, lambda: page.evaluate(NEAREST, phone) >= 23.5, True)


#: Choices of the prompt that reach beyond it.
BEYOND = """() => {
  const prompt = document.querySelector("[data-area=prompt]");
  const end = prompt.getBoundingClientRect().bottom;
  return [...prompt.querySelectorAll(".choices > *")].filter((e) => e.getBoundingClientRect().bottom > end)
    .map((e) => e.textContent.trim());
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("window", ["390x844", "844x390"])
def test_a_set_with_a_governor_is_one_button_inside_the_prompt(
    window: str, lang: str, person: Callable[..., Person]
) -> None:
    livia = person(viewport=size(window), locale=lang)
    livia.go("/")
    livia.post("me", {"lang": lang})
    goods = {"hand": ["wheat_4", "wood_4"], "table": ["meat_5"], "offices": ["governor_olives"]}
    page = livia.sit_at(taberna.game("senators").position({"players": [goods, {}, {}], "step": "CashIn"}))
    whole = page.locator(".choices [data-move='set wheat_4\\aset wood_4\\aset governor_olives 4']")
    expect(whole).to_be_visible()
    soon(page, lambda: page.evaluate(BEYOND), [])


@pytest.mark.parametrize("window", ["390x844", "844x390"])
def test_more_sets_than_there_is_room_for_are_behind_one_button(
    window: str, person: Callable[..., Person]
) -> None:
    livia = person(viewport=size(window))
    cards = [f"{good}_{value}" for good in ("wheat", "meat", "iron") for value in (4, 5, 6)]
    goods = {"hand": cards, "table": ["wood_4"], "offices": ["governor_olives"]}
    page = livia.sit_at(taberna.game("senators").position({"players": [goods, {}, {}], "step": "CashIn"}))
    expect(page.locator(".choices .rest")).to_be_visible()
    expect(page.locator(".choices .set").first).to_be_visible()
    soon(page, lambda: page.evaluate(BEYOND), [])


#: What the card on offer in the Senate says: whether it has room for it, and how large its letters are on the screen.
SAID = """() => {
  const said = document.querySelector(".market.senate .card .effect");
  const scale = said.getBoundingClientRect().width / said.offsetWidth;
  return [said.scrollHeight <= said.clientHeight + 1, parseFloat(getComputedStyle(said).fontSize) * scale >= 9.5];
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_governor_does_stands_on_it_in_the_market(lang: str, person: Callable[..., Person]) -> None:
    livia = person(viewport=size("1440x900"), locale=lang)
    livia.go("/")
    livia.post("me", {"lang": lang})
    offer = {"senate": {"card": "governor_meat", "bids": []}}
    position = {"seats": 3, "active": 1, "auction": offer, "step": {"step": "AuctionBid", "bidder": 0}}
    page = livia.sit_at(taberna.game("senators").position(position))
    assert asked(page)
    for window in ("1440x900", "1280x720", "1024x768"):
        page.set_viewport_size(size(window))
        expect(page.locator(".market.senate .effect")).to_be_visible()
        soon(page, lambda: page.evaluate(SAID), [True, True], window)
