"""What a window of each size shows: the design of its board, and on phones whatever a player must not miss."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import taberna

from .conftest import Person
from .play import DRAWN, asked

BOT = {"kind": "bot", "level": "plebeian"}
PHONE = {"width": 390, "height": 844}
#: Laptops and tablets on their side have a board for tables, although a phone's could be drawn larger.
DESIGNS = {
    (1920, 1000): "flat",
    (1440, 900): "wide",
    (1366, 768): "flat",
    (1280, 900): "wide",
    (1280, 720): "flat",
    (1180, 900): "wide",
    (1024, 768): "flat",
    (768, 1024): "tall",
    (390, 844): "tall",
    (844, 390): "low",
    (932, 430): "low",
}


@pytest.mark.parametrize("game", taberna.GAMES)
def test_each_window_has_the_design_made_for_it(game: str, person: Callable[..., Person]) -> None:
    page = person().sit_down(game, seed="windows")
    canvas = page.locator("[data-area=board] .canvas")
    for (width, height), design in DESIGNS.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(canvas).to_have_class(re.compile(rf"(?<!\S)design-{design}(?!\S)"))
        expect(canvas).not_to_have_class(re.compile(r"design-.*design-"))


def test_rome_on_a_phone_shows_the_victory_points_of_three_opponents(person: Callable[..., Person]) -> None:
    page = person(viewport=PHONE).sit_down("rome", seats=[{"kind": "me"}, BOT, BOT, BOT])
    points = page.locator(".other [data-flip^='sp ']")
    expect(points).to_have_count(3)
    for seat in range(3):
        expect(points.nth(seat)).to_be_visible()


#: The prompt of a question, drawn by the page's own script where the page's prompt stands.
ASK = """async ({ seats, title, labels, amounts }) => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const script = (name) => import(loaded.find((one) => one.endsWith(`/js/${name}.js`)));
  const [{ promptArea }, { render }] = [await script("prompt"), await script("dom")];
  const { crowded } = await script("layout");
  const moves = labels.flatMap((label) => amounts.length
    ? amounts.map((n) => ({ text: `${label} ${n}`, label: `${label} ${n}`, verb: label, args: [n] }))
    : [{ text: label, label, verb: label, args: [] }]);
  const ui = { view: { game: "rome" }, me: 0, moves, picked: [], plans: [], index: new Map(), missing: new Set(),
    own: new Set(), plain: new Set(), numbers: new Map(), say: () => "3 more", label: (move) => move.label };
  const table = document.querySelector(".table");
  table.querySelector(".ask").remove();
  const place = document.createElement("div");
  place.style.display = "contents";
  table.append(place);
  const prompt = { yours: true, text: "What do you do?", seats, rule: null, step: "" };
  const parts = { answer: null, question: null, preview: "", helpers: "", news: "", past: null };
  const draw = () => render(promptArea(ui, { sheet: () => title && { title } }, prompt, parts), place);
  draw();
  while (crowded(place)) draw(); // as the page does
}"""


def ask(
    page: Page, seats: list[int], title: str = "", labels: tuple[str, ...] = (), amounts: tuple[int, ...] = ()
) -> Locator:
    page.evaluate(ASK, {"seats": seats, "title": title, "labels": labels, "amounts": amounts})
    return page.locator(".ask")


def test_a_question_to_many_shows_my_emblem_alone_on_a_phone(person: Callable[..., Person]) -> None:
    page = person().sit_down("rome", first=0, seed="many")
    assert asked(page)  # nobody else moves meanwhile
    expect(ask(page, seats=[1, 0, 2]).locator("h2 .emblem")).to_have_count(3)
    page.set_viewport_size(PHONE)
    page.wait_for_function("width => innerWidth === width", arg=PHONE["width"])
    page.evaluate(DRAWN)
    prompt = ask(page, seats=[1, 0, 2])
    expect(prompt.locator("h2 .emblem")).to_have_count(1)
    expect(prompt.locator("h2 .emblem.seat-0")).to_be_visible()


@pytest.mark.parametrize(
    ("title", "choice"),
    [
        ("Give a performance", "Another choice"),
        (
            "Eine Vorstellung in der Arena mit mehreren Karten geben",
            "Den Nachschub der befestigten Provinz mit Gallia Transalpina verbinden",
        ),
    ],
)
@pytest.mark.parametrize("window", [PHONE, {"width": 844, "height": 390}])
def test_the_button_of_a_big_choice_has_its_place_in_the_prompt_of_a_phone(
    window: dict[str, int], title: str, choice: str, person: Callable[..., Person]
) -> None:
    page = person(viewport=window).sit_down("rome", first=0, seed="big")
    assert asked(page)  # nobody else moves meanwhile
    labels = tuple(f"{choice}, number {n}" for n in range(4))
    prompt = ask(page, seats=[0], title=title, labels=labels)
    expect(prompt.locator("#show-sheet")).to_have_text(title)
    expect(prompt.locator(".rest")).to_be_visible()
    inside(prompt)


def inside(prompt: Locator) -> None:
    """Every button of the choices stands in the prompt."""
    frame = prompt.bounding_box()
    for button in prompt.locator(".choices button").all():
        box = button.bounding_box()
        assert frame
        assert box
        assert box["y"] + box["height"] <= frame["y"] + frame["height"], button.inner_text()
        assert box["x"] >= frame["x"], button.inner_text()
        assert box["x"] + box["width"] <= frame["x"] + frame["width"], button.inner_text()


@pytest.mark.parametrize("letters", [4, 14, 36, 56])
@pytest.mark.parametrize("window", [PHONE, {"width": 844, "height": 390}])
def test_a_number_with_a_long_sentence_stays_in_the_prompt_of_a_phone(
    window: dict[str, int], letters: int, person: Callable[..., Person]
) -> None:
    """A set with a Governor, whose value is chosen with a slider; where that has no room it is in the list."""
    page = person(viewport=window).sit_down("rome", first=0, seed="slider")
    assert asked(page)  # nobody else moves meanwhile
    label = "Sell Wheat 1, Olives 1, Governor of Africa (Olives) = 1:"[:letters]
    prompt = ask(page, seats=[0], labels=(label,), amounts=(1, 2, 3, 4, 5))
    expect(prompt.locator(".choices .number, .choices .rest")).to_have_count(1)
    inside(prompt)
