"""Senators in the browser: what its board shows of the options."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from taberna.games.senators.terminal import coins

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
