"""What happens around a table: joining by link, talking, watching, undo, why not, reconnecting, the curtain."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

import taberna

from .conftest import House, Person
from .play import PLAY_ON, click_around, play_until, soon, whose_turn

#: A glide is over in 380 ms; a loaded machine may look later.
COUNT_GLIDES = """
window.glides = 0;
const plain = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.glides++; return plain.apply(this, how); };
"""
#: Of all things that can be clicked, whether they wear the colour of light.
LIGHTS = """() => {
  const probe = document.createElement("i");
  document.querySelector("#main").append(probe);
  probe.style.color = "var(--lit)";
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return [...document.querySelectorAll("[data-thing][data-lit]")]
    .filter((thing) => thing.checkVisibility() && !thing.closest("svg"))
    .map((thing) => [thing.dataset.thing, getComputedStyle(thing).boxShadow.includes(colour)]);
}"""
#: A deal that gives the first player three cards that are sold together.
SET_DEALT = "set 8"
BOT = {"kind": "bot", "level": "plebeian"}


def test_new_table_by_form_joined_by_link_talk_and_spectator(person: Callable[..., Person]) -> None:
    livia, marcus, nobody = person(), person(), person()
    page = livia.go("/new?game=senators")
    page.get_by_label("Your name").fill("Livia")
    page.get_by_label("Seats").select_option("3")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Seat 3").select_option("bot plebeian")
    page.get_by_text("Every option").click()
    page.get_by_label("Influence variant").check()
    page.get_by_label("Bots play").select_option("0")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(page.get_by_label("Invite friends")).to_have_value(re.compile("^http"))
    link = page.get_by_label("Invite friends").input_value()

    other = marcus.page
    other.goto(link)
    other.get_by_label("Your name").fill("Marcus <b>")
    other.get_by_role("button", name="Sit down").click()
    expect(other.locator(".board")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".other .name", has_text="Marcus <b>")).to_be_visible()
    expect(page.get_by_role("heading", name="Draft row", exact=True)).to_be_visible()

    other.locator("#show-talk").click()
    other.get_by_label("Say something").fill("salve <script>")
    other.get_by_role("button", name="Send").click()
    expect(page.locator("#show-talk .unread")).to_have_text("1")
    page.locator("#show-talk").click()
    expect(page.locator(".talk")).to_contain_text("salve <script>")
    expect(page.locator("#show-talk .unread")).to_have_count(0)

    watched = nobody.go("/" + "/".join(page.url.split("/")[3:]))
    expect(watched.locator(".board")).to_be_visible()
    expect(watched.get_by_text("You are watching.")).to_be_visible()
    expect(watched.locator("[data-lit]")).to_have_count(0)
    expect(watched.get_by_label("Say something")).to_have_count(0)


@pytest.mark.parametrize("game", taberna.GAMES)
def test_what_is_lit_is_seen_to_be_lit(game: str, person: Callable[..., Person]) -> None:
    """No shadow that a card or a figure has of its own hides the light."""
    livia = person()
    page = livia.go(f"/table/{livia.table(game, seed='light')['id']}")
    seen = 0
    for moment in range(8):
        page.evaluate(PLAY_ON, [moment, 4])
        expect(page.locator(".ask.yours, .ending").first).to_be_visible()
        lights = page.evaluate(LIGHTS)
        assert [thing for thing, lit in lights if not lit] == []
        seen += len(lights)
    assert seen


def test_undo_inside_my_own_turn(person: Callable[..., Person]) -> None:
    # Play until a move of mine is free to be taken back: an offer named but not priced is one (SEN-D09).
    page = play_until(person(), "senators", lambda page: page.locator("#undo").count() > 0, seed="undo")
    before = page.locator(".table").get_attribute("data-version") or ""
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)
    expect(page.locator(".history")).to_contain_text("takes back a move")


def test_a_click_on_what_is_not_allowed_says_why_with_the_rule(person: Callable[..., Person]) -> None:
    livia = person()
    table = livia.table("rome", first=0, seed="why")
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".ask.yours")).to_be_visible()
    page.locator('[data-thing^="display "]').first.click(
        force=True
    )  # it says that it is disabled, and explains
    answer = page.locator(".answer")
    expect(answer).not_to_be_empty()
    mark = answer.locator("a.rule")
    expect(mark).to_have_attribute("href", re.compile(r"/learn/rome/rules#ROM-"))
    mark.click()  # the rules open beside the board, at that paragraph
    asked = page.locator(".panel .paragraph.asked")
    expect(asked).to_contain_text(mark.inner_text().replace("§", "").strip())
    expect(asked).to_be_in_viewport()
    page.locator(".panel input[type=search]").fill("zzz")
    expect(page.locator(".panel .paragraph:visible")).to_have_count(0)
    mark.click()
    expect(asked).to_be_in_viewport()
    expect(page.locator(".panel input[type=search]")).to_have_value("")
    assert len(page.context.pages) == 1


def test_the_rules_of_a_table_are_opened_and_searched_in_the_readers_language(
    person: Callable[..., Person],
) -> None:
    page = person(locale="fr-FR").sit_down("senators", first=0, seed="rules")
    page.locator("#show-house").click()
    page.locator("#show-rules").click()
    book = page.locator(".panel .findable")
    expect(book).to_be_visible()
    expect(book.locator(".paragraph.asked")).to_be_in_viewport()  # the rule of the question
    everything = book.locator(".paragraph").count()
    book.locator("input[type=search]").fill("SEN-3.35")
    expect(book.locator(".paragraph:visible").first).to_contain_text("SEN-3.35")
    assert 0 < book.locator(".paragraph:visible").count() < everything


def test_the_line_comes_back_after_the_server_was_killed(house: House, person: Callable[..., Person]) -> None:
    livia = person()
    table = livia.table("massilia", first=0, seed="kill")
    page = livia.go(f"/table/{table['id']}")
    click_around(page, 2)
    expect(page.locator(".ask.yours")).to_be_visible()
    log = page.locator(".history li").count()
    house.close(signal.SIGKILL)
    expect(page.locator(".notice.lost")).to_be_visible()
    house.open()
    expect(page.locator(".notice.lost")).to_have_count(0)
    expect(page.locator(".history li")).to_have_count(log)
    before = int(page.locator(".table").get_attribute("data-version") or 0)
    click_around(page, 1)
    assert int(page.locator(".table").get_attribute("data-version") or 0) > before
    livia.complaints.clear()  # the browser reports each failed attempt to connect


def test_nobody_notices_that_a_process_closes(person: Callable[..., Person]) -> None:
    livia = person()
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    livia.page.route_web_socket(re.compile("/ws/"), pass_on)
    table = livia.table("senators", seats=[{"kind": "me"}, BOT, BOT], first=0, seed="restart")
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".ask.yours")).to_be_visible()
    page.evaluate(
        """() => {
          window.lost = 0;
          const look = () => { if (document.querySelector(".notice.lost")) window.lost++; };
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
        }"""
    )
    lines[0].close(code=1012)
    soon(page, lambda: len(lines), 2, "it comes back by itself")
    before = int(page.locator(".table").get_attribute("data-version") or 0)
    click_around(page, 1)
    assert int(page.locator(".table").get_attribute("data-version") or 0) > before
    assert page.evaluate("window.lost") == 0


def test_curtain_between_two_people_at_one_device(person: Callable[..., Person]) -> None:
    livia = person()
    seats = [{"kind": "me"}, {"kind": "here", "name": "Marcus"}, BOT]
    table = livia.table("senators", seats=seats, first=0, seed="curtain")
    page = livia.go(f"/table/{table['id']}")
    lift = page.locator("#lift")
    looked = set()
    for _ in range(40):
        expect(page.locator(".ask.yours, #lift").first).to_be_visible()
        if lift.count():
            assert page.locator("[data-area], .player, .history").count() == 0
            lift.click()
            expect(page.locator(".ask.yours")).to_be_visible()
        looked.update(page.locator(".player.mine .name").all_inner_texts())
        if len(looked) == 2:
            break
        click_around(page, 1)
    assert {name.split(" ")[0].lower() for name in looked} == {"livia", "marcus"}


def test_a_number_has_a_proper_control(person: Callable[..., Person]) -> None:
    several = ".choices .number"
    page = play_until(person(), "senators", lambda page: page.locator(several).count() == 1, seed="number")
    control = page.locator(several)
    confirm = control.locator(".confirm")
    first = confirm.get_attribute("data-move") or ""
    control.get_by_role("button", name="More").click()
    expect(confirm).not_to_have_attribute("data-move", first)
    control.get_by_role("button", name="Less").click()
    expect(confirm).to_have_attribute("data-move", first)
    control.get_by_role("slider").press("End")
    expect(confirm).not_to_have_attribute("data-move", first)
    chosen = confirm.get_attribute("data-move")
    confirm.click()
    expect(page.locator(f'[data-move="{chosen}"]')).to_have_count(0)


def test_undo_beyond_my_turn_is_asked_of_the_others(person: Callable[..., Person]) -> None:
    livia, marcus = person(), person()
    seats = [{"kind": "me"}, {"kind": "open"}, BOT]
    table = livia.table("senators", seats=seats, first=0, seed="ask")
    marcus.post("join", {"token": table["invite"].rpartition("/")[2], "name": "Marcus"})
    page, other = livia.go(f"/table/{table['id']}"), marcus.go(f"/table/{table['id']}")
    ask = page.get_by_role("button", name="Ask for undo")
    while not ask.count():
        click_around(whose_turn(page, other), 1, seed=4)
    ask.click()
    expect(other.locator(".undo-asked")).to_contain_text("Livia")
    other.get_by_role("button", name="Agree").click()
    expect(page.locator(".history")).to_contain_text("everybody’s consent")


def test_a_leavers_seat_goes_to_a_bot_and_back(person: Callable[..., Person]) -> None:
    livia, marcus = person(), person()
    seats = [{"kind": "me"}, {"kind": "open"}, BOT]
    table = livia.table("senators", seats=seats, first=0, seed="leave")
    marcus.post("join", {"token": table["invite"].rpartition("/")[2], "name": "Marcus"})
    page, other = livia.go(f"/table/{table['id']}"), marcus.go(f"/table/{table['id']}")
    expect(other.locator(".board")).to_be_visible()
    other.on("dialog", lambda dialog: dialog.accept())
    other.locator("#show-house").click()
    other.locator("#leave").click()
    other.wait_for_url(f"{marcus.house.url}/")
    page.get_by_role("button", name="What lies in front of Marcus").click()
    page.get_by_role("button", name="Let a bot play").click()
    his = page.locator(".other", has_text="Marcus")
    expect(his.locator(".state")).to_contain_text("bot")
    marcus.go(f"/table/{table['id']}")
    expect(other.locator(".board")).to_be_visible()
    expect(his.locator(".state")).not_to_contain_text("bot")


def test_a_running_animation_never_lies_over_the_buttons(person: Callable[..., Person]) -> None:
    livia = person(reduced_motion="no-preference")
    livia.page.add_init_script(COUNT_GLIDES)
    page = livia.sit_down("rome", first=0, seed="glide")
    for _ in range(12):
        expect(page.locator(".ask.yours")).to_be_visible()
        before = page.locator(".table").get_attribute("data-version")
        page.locator(".choices [data-move]:visible, [data-lit]:visible").first.dispatch_event("click")
        for _ in range(4):
            if page.locator("[data-state=picked]").count():
                target = (
                    ".choices [data-move]:visible, [data-thing][data-lit]:not([data-state=picked]):visible"
                )
                page.locator(target).first.dispatch_event("click")
        expect(page.locator(f'.table:not([data-version="{before}"])')).to_be_visible()
        assert page.evaluate(
            """() => {
              const button = document.querySelector(".choices [data-move]");
              if (!button) return true;
              const box = button.getBoundingClientRect();
              const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return button.contains(hit);
            }"""
        )
    assert page.evaluate("glides") > 0, "nothing ever moved"


def test_several_moves_chosen_with_one_click_are_one_command(person: Callable[..., Person]) -> None:
    """A set of three is sold whole, whichever comes first, the answer or the frame."""
    livia = person()
    sent: list[dict[str, Any]] = []
    livia.page.on(
        "websocket", lambda line: line.on("framesent", lambda text: sent.append(json.loads(str(text))))
    )
    page = livia.sit_down("senators", first=0, seed=SET_DEALT)
    page.locator('[data-move="cash_in"]').click()
    expect(page.locator(".choices .set").first).to_be_visible()
    sent.clear()
    before = page.locator(".table").get_attribute("data-version") or ""
    page.locator(".choices .set").first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)
    commands = [message for message in sent if message["type"] == "move"]
    assert len(commands) == 1
    assert len(commands[0]["moves"]) == 3
    expect(page.locator(".history")).to_contain_text("sells")


def test_a_set_is_picked_on_the_board_in_any_order(person: Callable[..., Person]) -> None:
    """The rules name the cards of a set from the lowest to the highest; a person need not."""
    livia = person()
    page = livia.sit_down("senators", first=0, seed=SET_DEALT)
    page.locator('[data-move="cash_in"]').click()
    plan = page.locator(".choices .set").first.get_attribute("data-move") or ""
    cards = [move.removeprefix("set ").split(" ")[0] for move in plan.split("\n")]
    before = page.locator(".table").get_attribute("data-version") or ""
    for card in reversed(cards):
        assert page.locator(".table").get_attribute("data-version") == before, "sold before it was whole"
        page.locator(f'.player.mine [data-thing="{card}"]').click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)
    expect(page.locator(".history")).to_contain_text("sells")


def test_turns_since_mine_can_be_looked_at_again(person: Callable[..., Person]) -> None:
    livia = person()
    page = play_until(livia, "senators", lambda page: page.locator("#since").count() > 0, seed="since")
    page.locator("#since").click()
    newest = page.locator(".since li").first
    said = newest.locator("span").last.inner_text()
    newest.locator("button").click()
    expect(page.locator("#now")).to_be_visible()
    expect(page.locator("[data-thing][data-lit]")).to_have_count(0)  # nothing is chosen in the past
    expect(page.locator(".history, .panel")).to_contain_text(said)
    page.locator("#now").click()
    expect(page.locator("#now")).to_have_count(0)


def test_turns_of_the_others_are_shown_one_by_one_unless_skipped(person: Callable[..., Person]) -> None:
    livia = person()
    livia.context.add_init_script('localStorage.prefs = JSON.stringify({ pace: "slow" })')
    page = livia.sit_down("rome", first=0, seed="pace")
    click_around(page, 1)
    page.locator("#skip").click()
    expect(page.locator("#skip")).to_have_count(0)
    expect(page.locator(".ask.yours")).to_be_visible()
