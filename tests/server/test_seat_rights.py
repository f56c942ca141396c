"""A seat belongs to whoever sits there now: links of earlier people are void, and other holders can be shown out."""

from __future__ import annotations

import threading

from .tavern import Guest, Tavern
from .test_seats import token


def link(guest: Guest, table: str, seat: int) -> str:
    return token(guest.post(f"/api/tables/{table}/seats/{seat}/link")["url"])


def test_a_link_of_whoever_left_does_not_open_the_next_persons_seat(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "open", "open", public=True)["id"]
    thief, victim = house.guest("Catilina"), house.guest("Cicero")
    thief.post(f"/api/tables/{table}/join", {"seat": 1})
    stolen = link(thief, table, 1)
    thief.command(table, "leave", seat=1)
    assert thief.http.get(f"/seat/{stolen}").status_code == 404
    victim.post(f"/api/tables/{table}/join", {"seat": 1})
    house.guest("Third").post(f"/api/tables/{table}/join", {"seat": 2})
    for somebody in (thief, house.guest("Henchman")):
        somebody.post("/api/seat", {"token": stolen}, expect=404)
        assert somebody.get(f"/api/tables/{table}")["yours"] == []
        assert somebody.http.get(f"/api/tables/{table}/frame?seat=1").status_code == 403
    assert victim.get(f"/api/tables/{table}")["yours"] == [1]


def test_leaving_ends_the_seat_of_all_my_devices(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "open", "open", public=True)["id"]
    phone, laptop = house.guest("Phone"), house.guest("Laptop")
    phone.post(f"/api/tables/{table}/join", {"seat": 1})
    laptop.post("/api/seat", {"token": link(phone, table, 1)})
    phone.command(table, "leave", seat=1)
    assert laptop.get(f"/api/tables/{table}")["yours"] == []
    other = house.guest("Other")
    other.post(f"/api/tables/{table}/join", {"seat": 1})
    assert laptop.get(f"/api/tables/{table}")["yours"] == []


def test_claiming_and_leaving_at_once_leaves_no_stranger_on_an_open_seat(house: Tavern, livia: Guest) -> None:
    for _ in range(10):
        table = livia.table("senators", "me", "open", "open", public=True)["id"]
        host, other = house.guest("Host"), house.guest("Other")
        host.post(f"/api/tables/{table}/join", {"seat": 1})
        way = link(host, table, 1)
        both = [
            threading.Thread(target=host.command, args=(table, "leave"), kwargs={"seat": 1}),
            threading.Thread(target=other.http.post, args=("/api/seat",), kwargs={"json": {"token": way}}),
        ]
        for one in both:
            one.start()
        for one in both:
            one.join()
        assert other.get(f"/api/tables/{table}")["yours"] == []
        stored = house.guest("Next")
        assert stored.post(f"/api/tables/{table}/join", {"seat": 1})["yours"] == [1]
        assert other.get(f"/api/tables/{table}")["yours"] == []


def test_i_see_who_holds_my_seat_and_can_show_the_others_out(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "random", "random")["id"]
    assert [(h["you"], h["name"]) for h in livia.get(f"/api/tables/{table}/seats/0/holders")] == [
        (True, "Livia")
    ]
    way = link(livia, table, 0)
    second = house.guest("Livia's phone")
    second.post("/api/seat", {"token": way})
    held = livia.get(f"/api/tables/{table}/seats/0/holders")
    assert [(h["you"], h["name"]) for h in held] == [(True, "Livia"), (False, "Livia's phone")]
    assert all(h["since"] for h in held)
    with second.socket(table) as line:
        line.frame()
        assert livia.post(f"/api/tables/{table}/seats/0/alone") == {"ended": 1}
        assert line.closed() == 4401
    assert second.get(f"/api/tables/{table}")["yours"] == []
    second.post("/api/seat", {"token": way}, expect=404)
    assert livia.get(f"/api/tables/{table}")["yours"] == [0]


def test_only_whoever_holds_a_seat_is_told_who_holds_it(house: Tavern, livia: Guest, marcus: Guest) -> None:
    table = livia.table("senators", "me", "random", "random")["id"]
    marcus.get(f"/api/tables/{table}/seats/0/holders", expect=403)
    marcus.post(f"/api/tables/{table}/seats/0/alone", {}, expect=403)
    livia.get(f"/api/tables/{table}/seats/1/holders", expect=403)
    livia.get(f"/api/tables/{table}/seats/9/holders", expect=403)
