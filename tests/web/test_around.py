"""Around the table: waiting room, curtain, leaving, resigning, giving up, rematch, watchers, levels."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Person
from .play import play_to_the_end, soon

BOT = {"kind": "bot", "level": "plebeian"}


def test_the_waiting_room_invites_and_takes_bots(person: Callable[..., Person]) -> None:
    livia = person()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    options = {"variant_influence": True}
    table = livia.table("senators", seats=seats, options=options)
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".qr")).to_be_visible()
    expect(page.get_by_label("Invite friends")).to_have_value(str(table["invite"]))
    expect(page.locator(".chosen-options")).to_contain_text("Influence variant")
    for left in (1, 0):
        page.locator(".put-bot").first.click()
        expect(page.locator(".put-bot")).to_have_count(left)
    expect(page.locator(".board")).to_be_visible()


def test_the_square_leads_where_the_link_does(person: Callable[..., Person]) -> None:
    """A square read back by its own rules: finder patterns in three corners, as many modules as a version has."""
    livia = person()
    table = livia.table("rome", seats=[{"kind": "me"}, {"kind": "open"}])
    page = livia.go(f"/table/{table['id']}")
    expect(page.locator(".qr")).to_be_visible()
    size = int((page.locator(".qr").get_attribute("viewBox") or "").split()[2]) - 4
    assert (size - 17) % 4 == 0
    assert size >= 21
    path = page.locator(".qr path").get_attribute("d") or ""
    dark = {tuple(map(int, part.split("h")[0].split())) for part in path.split("M")[1:]}
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        ring = {(x + i + 2, y + 2) for i in range(7)} | {(x + 2, y + i + 2) for i in range(7)}
        assert ring <= dark
        assert (x + 3, y + 3) not in dark


def test_two_at_one_device_begin_behind_the_curtain(person: Callable[..., Person]) -> None:
    """Whoever is first: no hand is on the page before somebody says who looks."""
    livia = person()
    seats = [{"kind": "me"}, {"kind": "here", "name": "Marcus"}, BOT]
    for first in (0, 1):
        for attempt in range(3):
            table = livia.table("senators", seats=seats, first=first, seed=f"hidden {attempt}")
            page = livia.go(f"/table/{table['id']}")
            expect(page.locator("#lift")).to_be_visible()
            assert page.locator("[data-area]").count() == 0
            page.locator("#lift").click()
            expect(page.locator(".board")).to_be_visible()


def test_alone_with_bots_a_game_is_abandoned_and_gone(person: Callable[..., Person]) -> None:
    livia = person()
    page = livia.sit_down("rome", first=0, seed="abandon")
    table = page.url.rsplit("/", 1)[1]
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#show-house").click()
    expect(page.locator("#leave")).to_have_count(0)
    page.locator("#abandon").click()
    page.wait_for_url(f"{livia.house.url}/")
    expect(page.locator(".game").first).to_be_visible()
    expect(page.locator(f'a[href$="{table}"]')).to_have_count(0)


def test_who_resigns_may_play_again(person: Callable[..., Person]) -> None:
    livia, marcus = person(), person()
    seats = [{"kind": "me"}, {"kind": "open"}, BOT]
    table = livia.table("senators", seats=seats, first=0, public=True)
    marcus.post(f"tables/{table['id']}/join", {"name": "Marcus"})
    page = marcus.go(f"/table/{table['id']}")
    expect(page.locator(".board")).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#show-house").click()
    page.locator("#resign").click()
    again = page.get_by_role("button", name="Play again myself")
    expect(again).to_be_visible()
    expect(page.locator("[data-lit], #all-moves")).to_have_count(0)  # a bot decides
    again.click()
    expect(again).to_have_count(0)


def test_once_more_with_one_click(person: Callable[..., Person]) -> None:
    page = person().sit_down("senators", seed="again")
    first = page.url
    play_to_the_end(page)
    expect(page.locator(".ending h2")).to_contain_text("won")
    expect(page.locator(".ending tbody tr")).to_have_count(3)
    rows = page.locator(".ending tbody tr")
    places = [int(rows.nth(i).locator("td").first.inner_text()) for i in range(rows.count())]
    assert places == sorted(places)
    page.locator("#rematch").click()
    page.wait_for_url(lambda url: url != first and "/table/" in url)
    expect(page.locator(".board")).to_be_visible()


def test_who_watches_is_seen_and_talks_where_it_is_allowed(person: Callable[..., Person]) -> None:
    livia, crowd = person(), person()
    crowd.post("me", {"name": "Cassia"})
    table = livia.table("rome", public=True, watchers_talk=True, seats=[{"kind": "me"}, BOT])
    page, other = livia.go(f"/table/{table['id']}"), crowd.go(f"/table/{table['id']}")
    expect(page.locator(".watchers")).to_have_text("1")
    other.locator("#show-talk").click()
    other.get_by_label("Say something").fill("io triumphe")
    other.get_by_role("button", name="Send").click()
    expect(page.locator("#show-talk .unread")).to_have_text("1")
    page.locator("#show-talk").click()
    expect(page.locator(".talk")).to_contain_text("Cassia")


def test_the_level_chosen_is_remembered(person: Callable[..., Person]) -> None:
    livia = person()
    page = livia.go("/")
    expect(page.get_by_role("radio", name="normal")).to_be_checked()
    page.get_by_text("easy", exact=True).click()
    expect(page.get_by_role("radio", name="easy")).to_be_checked()
    page.reload()
    expect(page.get_by_role("radio", name="easy")).to_be_checked()
    page.locator("[data-play=rome]").click()
    page.get_by_role("button", name="Play at once").click()  # a newcomer is offered a lesson first
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".other .who").first).to_have_attribute("title", re.compile("Plebeian"))


def test_a_guest_is_told_who_invites_and_may_leave_before_the_start(person: Callable[..., Person]) -> None:
    livia, marcus = person(), person()
    marcus.context.add_init_script("navigator.share = async (what) => { window.shared = what.url; };")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = livia.table("senators", seats=seats, public=True)
    page = marcus.go(f"/table/{table['id']}")
    expect(page.locator(".waiting")).to_contain_text("Livia invites you to Senators")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".sitting b")).to_have_count(2)
    expect(page.locator(".waiting")).to_contain_text("Livia invites you to Senators")
    page.get_by_role("button", name="Share").click()
    invite = page.get_by_label("Invite friends").input_value()
    soon(page, lambda: page.evaluate("window.shared"), invite)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url(f"{marcus.house.url}/")
    expect(livia.go(f"/table/{table['id']}").locator(".sitting i")).to_have_count(2)


def test_the_host_closes_a_table_that_waits(person: Callable[..., Person]) -> None:
    livia, marcus = person(), person()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = livia.table("senators", seats=seats, public=True)
    marcus.post(f"tables/{table['id']}/join", {"name": "Marcus"})
    page, other = livia.go(f"/table/{table['id']}"), marcus.go(f"/table/{table['id']}")
    expect(other.locator(".waiting")).to_be_visible()
    page.get_by_role("button", name="Close the table").click()
    for one in (page, other):
        expect(one.get_by_text("This table is closed.")).to_be_visible()


def test_open_tables_are_those_one_can_join(person: Callable[..., Person]) -> None:
    livia, marcus = person(), person()
    seats = [{"kind": "me"}, {"kind": "open"}, BOT]
    waits = livia.table("senators", seats=seats, public=True)
    plays = livia.table("rome", public=True)
    page = marcus.go("/")
    joinable = page.locator("section:has(> #web-open-tables)")
    watched = page.locator("section:has(> #web-to-watch)")
    expect(joinable.locator(f'a[href$="{waits["id"]}"]')).to_be_visible()
    expect(joinable.locator(f'a[href$="{plays["id"]}"]')).to_have_count(0)
    expect(watched.locator(f'a[href$="{plays["id"]}"]')).to_be_visible()
    joinable.locator("li", has=page.locator(f'a[href$="{waits["id"]}"]')).get_by_role("button").click()
    expect(page.locator(".board")).to_be_visible()


def test_another_device_plays_my_seat_until_it_is_shown_out(person: Callable[..., Person]) -> None:
    livia, phone = person(), person()
    page = livia.sit_down("rome", first=0, seed="device")
    page.locator("#show-house").click()
    page.locator("#device").click()
    expect(page.locator(".answer")).to_contain_text("http")
    link = re.search(r"http\S+", page.locator(".answer").inner_text())
    assert link
    other = phone.page
    other.goto(link[0])
    expect(other.get_by_text("Your other devices keep the seat")).to_be_visible()
    other.locator("#seat button").click()
    expect(other.locator(".ask.yours")).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#devices").click()
    expect(page.locator(".answer")).to_contain_text("Only this device holds your seat.")
    expect(other.locator("[data-lit]")).to_have_count(0)
    expect(page.locator(".ask.yours")).to_be_visible()


def test_denied_notices_say_how_to_allow_them(person: Callable[..., Person]) -> None:
    livia = person()
    livia.context.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
    )
    page = livia.sit_down("rome", seed="notices")
    page.locator("#show-prefs").click()
    expect(page.locator(".prefs [role=status]")).to_contain_text("Allow them in the settings of the page")


def test_the_last_result_stands_on_the_card_of_the_game(person: Callable[..., Person]) -> None:
    livia = person()
    play_to_the_end(livia.sit_down("rome", seed="last"))
    page = livia.go("/")
    card = page.locator(".game.rome")
    expect(card.locator(".last")).to_contain_text("Last time")
    expect(card.locator(".facts li")).to_have_count(3)
    expect(card.get_by_role("link", name="Learn")).to_be_visible()
