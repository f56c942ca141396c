"""Senators in the browser: what its board shows of the options."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from taberna.games.senators.terminal import coins
from tools.look.player import Player

from .conftest import Person

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
