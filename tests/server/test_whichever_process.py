"""Whatever somebody asks for, it does not matter which process of the house hears it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests import servers
from tests.cluster.race import race

from .several import SECRET, elsewhere, houses, play, until
from .tavern import Guest, Line, Tavern


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Tavern, Tavern]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABERNA_SECRET", SECRET)
        with houses(2, tmp_path_factory.mktemp("two"), servers.new_database(servers.shared_postgres())) as (
            one,
            other,
        ):
            yield one, other


def test_two_processes_write_the_same_table_at_once(two: tuple[Tavern, Tavern]) -> None:
    answers = asyncio.run(race([house.url for house in two], 120))
    assert sum(answers.values()) == 120


def test_a_joined_seat_is_known_everywhere_at_once(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    livia, marcus = here.guest("Livia"), there.guest("Marcus")
    table = livia.table("massilia", "me", "open", public=True)["id"]
    with livia.socket(table) as line:
        assert line.frame()["status"] == "waiting"
        joined = marcus.post(f"/api/tables/{table}/join", {})
        assert joined["status"] == "playing"
        assert elsewhere(here, marcus).get(f"/api/tables/{table}")["yours"] == joined["yours"]
        while line.frame()["status"] != "playing":
            pass


def test_the_last_seat_is_given_once(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    table = here.guest("Livia").table("massilia", "me", "open", public=True)["id"]
    guests = [here.guest("Marcus"), there.guest("Gaius")]
    answers: list[int] = []
    join = f"/api/tables/{table}/join"
    threads = [
        threading.Thread(target=lambda g=guest: answers.append(g.http.post(join, json={}).status_code))
        for guest in guests
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 409]


def test_who_is_here_and_who_watches(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    livia, marcus = here.guest("Livia"), there.guest("Marcus")
    table = livia.table("massilia", "me", "open", public=True)["id"]
    seat = marcus.post(f"/api/tables/{table}/join", {})["yours"][0]
    line = livia.socket(table)
    line.frame()
    far = marcus.socket(table)
    seen = line.until("presence")
    while not seen["seats"][seat]["connected"]:
        seen = line.until("presence")
    watcher = there.guest().socket(table)
    while line.until("presence")["watching"] != 1:
        pass
    watcher.close()
    far.close()
    while (seen := line.until("presence"))["seats"][seat]["connected"] or seen["watching"]:
        pass
    assert seen["seats"][seat]["away"] is not None
    line.close()


def test_what_is_said_has_one_order_and_is_said_once(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    livia = here.guest("Livia")
    table = livia.table("massilia", "me", "plebeian")["id"]
    far = elsewhere(there, livia)
    near_line, far_line = livia.socket(table), far.socket(table)
    for line in (near_line, far_line):
        line.frame()
    for n in range(6):
        (near_line, far_line)[n % 2].send("chat", text=f"line {n}", key=f"c{n}")
    said = [chat_of(line, 6) for line in (near_line, far_line)]
    assert said[0] == said[1]
    assert sorted(line["n"] for line in said[0]) == [1, 2, 3, 4, 5, 6]
    assert set(said[0][0]) == {"n", "at", "seat", "name", "text"}
    again = far.command(table, "chat", text="line 0", key="c0")
    assert again["type"] == "repeated", "the same intention, sent again to another process"
    for line in (near_line, far_line):
        line.close()


def chat_of(line: Line, count: int) -> list[dict[str, Any]]:
    found = [one for message in line.heard for one in message.get("chat", ())]
    while len(found) < count:
        message = line.hear()
        found += message.get("lines", ()) if message["type"] == "chat" else message.get("chat", ())
    return found


def test_a_command_sent_again_to_another_process_is_carried_out_once(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    livia = here.guest("Livia")
    table = livia.table("senators", "me", "here", "here")["id"]
    far = elsewhere(there, livia)
    far.frame(table)
    seat = livia.get(f"/api/tables/{table}")["asked"][0]
    frame = livia.frame(table, seat)
    move = {"seat": seat, "move": frame["moves"][0]["text"], "on_version": frame["version"], "key": "once"}
    assert livia.command(table, "move", **move)["type"] == "ack"
    assert far.command(table, "move", **move)["type"] == "repeated"


def test_an_undo_that_others_agree_to(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    livia, marcus = here.guest("Livia"), there.guest("Marcus")
    table = livia.table("massilia", "me", "open", public=True)["id"]
    marcus.post(f"/api/tables/{table}/join", {})
    people = {guest.get(f"/api/tables/{table}")["yours"][0]: guest for guest in (livia, marcus)}
    for _ in range(30):
        seat = livia.get(f"/api/tables/{table}")["asked"][0]
        frame = people[seat].frame(table, seat)
        made = people[seat].command(
            table, "move", seat=seat, move=frame["moves"][-1]["text"], on_version=frame["version"]
        )
        assert made["type"] == "ack"
        frame = people[seat].frame(table, seat)
        if frame["undo"]["ask"]:
            break
    before = frame["moves_made"]
    asked = people[seat].command(table, "undo_ask", seat=seat, on_version=frame["version"])
    assert asked["type"] == "ack"
    other = 1 - seat
    assert people[other].frame(table, other)["undo"]["asked"]["seat"] == seat
    assert people[other].command(table, "undo_answer", seat=other, agree=True)["type"] == "ack"
    frames = [people[s].frame(table, s) for s in (seat, other)]
    assert frames[0]["moves_made"] < before
    assert frames[0]["view"]["players"][0].keys() == frames[1]["view"]["players"][0].keys()


def test_a_promised_deal_is_played_once_in_any_process(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    livia = here.guest("Livia")
    promised = livia.post("/api/deals")
    far = elsewhere(there, livia)
    made = far.table("senators", "me", "random", "random", deal=promised["deal"])
    assert made["commitment"] == promised["commitment"]
    livia.post("/api/tables", {"game": "senators", "deal": promised["deal"]}, expect=409)
    livia.post("/api/tables", {"game": "senators", "deal": "made-up"}, expect=409)


def test_a_rematch_asked_for_in_two_processes_is_one_table(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    livia = here.guest("Livia")
    table = livia.table("massilia", "me", "plebeian")["id"]
    livia.post(f"/api/tables/{table}/close", {})
    far = elsewhere(there, livia)
    with far.socket(table) as line:
        line.frame()
        first = livia.post(f"/api/tables/{table}/rematch", {})["id"]
        while line.until("presence")["rematch"] != first:
            pass
    assert far.post(f"/api/tables/{table}/rematch", {})["id"] == first


def test_names_and_ended_sessions_are_known_everywhere(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    livia = here.guest("Livia")
    table = livia.table("massilia", "me", "plebeian")["id"]
    far = elsewhere(there, livia)
    assert far.get("/api/me")["name"] == "Livia"
    livia.post("/api/me", {"name": "Drusilla"})
    until(lambda: far.get("/api/me")["name"] == "Drusilla")
    line = far.socket(table)
    line.frame()
    livia.post("/api/me/forget")
    assert line.closed() == 4401
    assert far.get("/api/me")["name"] == ""


def test_a_personal_link_used_elsewhere_and_taken_back(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    livia = here.guest("Livia")
    table = livia.table("massilia", "me", "plebeian")["id"]
    link = livia.post(f"/api/tables/{table}/seats/0/link")["url"]
    other = there.guest("Phone")
    token = link.rpartition("/")[2]
    assert other.post("/api/seat", {"token": token})["yours"] == [0]
    line = other.socket(table)
    assert line.frame()["seat"] == 0
    assert livia.post(f"/api/tables/{table}/seats/0/alone") == {"ended": 1}
    assert line.closed() == 4401
    assert elsewhere(there, other).get(f"/api/tables/{table}")["yours"] == []


def test_each_decision_of_a_bot_is_made_once(two: tuple[Tavern, Tavern]) -> None:
    here, there = two
    livia = here.guest("Livia")
    table = livia.table("massilia", "me", "plebeian", pace=0)["id"]
    far = elsewhere(there, livia)
    lines = (livia.socket(table), far.socket(table))
    for line in lines:
        line.frame()
    asked = [count_questions(house) for house in two]
    try:
        for n in range(30):
            frame = livia.frame(table, 0)
            if frame["status"] != "playing":
                break
            if frame["prompt"]["yours"]:
                guest = (livia, far)[n % 2]
                guest.command(
                    table, "move", seat=0, move=frame["moves"][-1]["text"], on_version=frame["version"]
                )
            else:
                time.sleep(0.1)
    finally:
        for line in lines:
            line.close()
    decided = [len(questions) for questions in asked]
    assert sum(decided) > 3
    assert min(decided) == 0, "one process thinks for a table"
    assert len(set(asked[0] + asked[1])) == sum(decided), "and about no question twice"


def count_questions(house: Tavern) -> list[str]:
    """The questions that a house's bots are asked from now on."""
    pool = house.services.bot_pool
    ask, asked = pool.ask, []

    async def listening(question: Any, asker: Any) -> Any:
        asked.append(repr(question.view))
        return await ask(question, asker)

    pool.ask = listening  # type: ignore[method-assign]
    return asked


def test_bots_go_on_when_their_process_is_gone(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABERNA_SECRET", SECRET)
    url = servers.new_database(servers.shared_postgres())
    with houses(1, tmp_path, url) as (staying,):
        with houses(1, tmp_path / "other", url) as (going,):
            guest: Guest = going.guest("Livia")
            table = guest.table("massilia", "me", "plebeian", pace=1500)["id"]
            far = elsewhere(staying, guest)
            line = far.socket(table)
            frame = line.frame()
            while frame["prompt"]["yours"]:
                key = line.send("move", seat=0, move=frame["moves"][-1]["text"], on_version=frame["version"])
                frame = line.done(key)
                line.heard.clear()
        made = frame["moves_made"]
        assert line.frame(frame["version"] + 1, timeout=60)["moves_made"] > made
        line.close()


def test_only_processes_where_somebody_looks_on_are_told(two: tuple[Tavern, Tavern]) -> None:
    """A table is opened in one process and played in another: the first neither hears nor follows it until somebody
    comes there, who sees it as it is, and from then on every move."""
    here, there = two
    livia = here.guest("Livia")
    table = livia.table("senators", "me", "here", "here")["id"]
    far = elsewhere(there, livia)
    far_line = far.socket(table)
    far_line.frame()
    copies = here.services.hub.copies
    before = copies.followed
    known = here.services.hub.open_tables[table]
    until(lambda: not here.services.hub.neighbours.needs(known))
    for _ in range(5):
        version = play(far, table)
    assert (known.table.version, copies.followed) == (1, before)
    line = livia.socket(table)
    assert line.frame()["version"] == version
    version = play(far, table)
    assert line.frame(version)["version"] == version
    line.close()
    until(lambda: not here.services.hub.neighbours.needs(known))
    far_line.close()
    until(lambda: here.services.hub.neighbours.drives(known))
