"""Taking back: free inside one's own stretch while nothing was revealed, by consent beyond, always in the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import taberna

from .tavern import Guest, Tavern, tavern


def seed_where(kind: str) -> str:
    """A deal whose first decision is one player's choice of an action, or a War that all bid for."""
    game = taberna.game("senators")
    wanted = 3 if kind == "war" else 1
    for n in range(1000):
        state = game.new(3, seed=n)
        if len(state.to_move) == wanted and (kind == "war" or state.moves(0)[0].verb != "lock"):
            return str(n)
    raise AssertionError(kind)


def auction(guest: Guest, table: str) -> None:
    """Go on until somebody bids: bids on several lots are small moves of one seat that reveal nothing."""
    for _ in range(60):
        frame = guest.frame(table)
        if frame["prompt"]["step"] == "AuctionBid":
            return
        seat = frame["prompt"]["seats"][0]
        mine = guest.frame(table, seat)
        texts = [move["text"] for move in mine["moves"]]
        move = "auction" if "auction" in texts else next(t for t in texts if not t.startswith("embezzle"))
        guest.command(table, "move", seat=seat, move=move, on_version=mine["version"])
    raise AssertionError("no auction")


def bid(guest: Guest, table: str) -> tuple[int, int, str]:
    """One bid; returns the seat, the version after it and the move."""
    frame = guest.frame(table)
    seat = frame["prompt"]["seats"][0]
    mine = guest.frame(table, seat)
    move = mine["moves"][0]["text"]
    reply = guest.command(table, "move", seat=seat, move=move, on_version=mine["version"])
    assert reply["type"] == "ack"
    return seat, reply["version"], move


def without_time(frame: dict[str, Any]) -> dict[str, Any]:
    return {key: frame[key] for key in ("view", "moves", "prompt", "moves_made", "status", "result")}


def test_a_move_that_revealed_nothing_is_taken_back_at_once_and_logged(livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here", seed="undo")["id"]
    auction(livia, table)
    before = without_time(livia.frame(table))
    seat, version, _ = bid(livia, table)
    assert livia.frame(table, seat)["undo"] == {"free": True, "ask": False, "asked": None}
    with livia.socket(table) as line:
        line.frame()
        key = line.send("undo", seat=seat, on_version=version)
        frame = line.done(key)
    assert frame["log_whole"] is True, "the log is told anew"
    assert frame["log"][-1]["key"] == "table-undo-free"
    assert without_time(livia.frame(table)) == before


def test_only_the_own_last_move_and_only_once(livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here", seed="undo")["id"]
    auction(livia, table)
    seat, version, _ = bid(livia, table)
    other = (seat + 1) % 3
    assert livia.command(table, "undo", seat=other, on_version=version)["type"] == "refused"
    assert livia.command(table, "undo", seat=seat, on_version=version, key="u")["type"] == "ack"
    assert livia.command(table, "undo", seat=seat, on_version=version, key="u")["type"] == "repeated"
    again = livia.command(table, "undo", seat=seat, on_version=version + 1)
    assert again["type"] == "refused", "before it a card was turned over or another seat acted"


def test_a_revealing_move_is_not_free_but_may_be_asked_for(livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here", seed=seed_where("war"))["id"]
    for seat in range(3):
        frame = livia.frame(table, seat)
        livia.command(table, "move", seat=seat, move="lock 1", on_version=frame["version"])
    frame = livia.frame(table, 2)
    assert frame["undo"] == {"free": False, "ask": True, "asked": None}
    assert livia.command(table, "undo", seat=2, on_version=frame["version"])["type"] == "refused"


@pytest.fixture
def shared(livia: Guest, marcus: Guest) -> str:
    """Livia and Marcus with a bid of Livia's that somebody has answered."""
    head = livia.table("senators", "me", "open", "here", seed=seed_where("war"))
    marcus.post("/api/join", {"token": head["invite"].rpartition("/")[2]})
    table = str(head["id"])
    for seat, guest in ((0, livia), (1, marcus), (2, livia)):
        frame = guest.frame(table, seat)
        guest.command(table, "move", seat=seat, move="lock 1", on_version=frame["version"])
    return table


def test_the_others_agree_and_the_game_goes_back(livia: Guest, marcus: Guest, shared: str) -> None:
    frame = livia.frame(shared, 0)
    assert livia.command(shared, "undo_ask", seat=0, on_version=frame["version"])["type"] == "ack"
    asked = marcus.frame(shared)["undo"]["asked"]
    assert asked == {"seat": 0, "to": 0, "agreed": [0], "waiting": [1]}, "Livia's other seat need not agree"
    assert livia.command(shared, "undo_answer", seat=2, agree=True)["type"] == "refused"
    assert livia.command(shared, "undo_ask", seat=0, on_version=frame["version"])["type"] == "refused"
    assert marcus.command(shared, "undo_answer", seat=1, agree=True)["type"] == "ack"
    frame = livia.frame(shared, 0)
    assert (frame["moves_made"], frame["prompt"]["seats"]) == (0, [0, 1, 2])
    assert [entry["key"] for entry in frame["log"]][-2:] == ["table-undo-ask", "table-undo-agreed"]
    assert not [entry for entry in frame["log"] if entry["move"] and entry["rule"]], "undone lines are gone"


def test_one_refusal_ends_it(livia: Guest, marcus: Guest, shared: str) -> None:
    version = livia.frame(shared, 0)["version"]
    livia.command(shared, "undo_ask", seat=0, on_version=version)
    assert marcus.command(shared, "undo_answer", seat=1, agree=False)["type"] == "ack"
    frame = livia.frame(shared, 0)
    assert (frame["undo"]["asked"], frame["moves_made"]) == (None, 3)
    assert frame["log"][-1]["key"] == "table-undo-no"
    assert marcus.command(shared, "undo_answer", seat=1, agree=True)["type"] == "refused"


def test_the_next_move_ends_a_request(livia: Guest, marcus: Guest, shared: str) -> None:
    version = livia.frame(shared, 0)["version"]
    livia.command(shared, "undo_ask", seat=0, on_version=version)
    guests = [livia, marcus, livia]
    seat = livia.frame(shared)["prompt"]["seats"][0]
    frame = guests[seat].frame(shared, seat)
    move = frame["moves"][0]["text"]
    reply = guests[seat].command(shared, "move", seat=seat, move=move, on_version=frame["version"])
    assert reply["type"] == "ack"
    assert livia.frame(shared)["undo"]["asked"] is None


def test_bots_agree_so_among_bots_a_request_is_granted_at_once(livia: Guest) -> None:
    table = livia.table("senators", "me", "random", "random", seed=seed_where("war"))["id"]
    with livia.socket(table) as line:
        first = line.frame()
        line.send("move", seat=0, move="lock 1", on_version=first["version"])
        frame = line.frame()
        while not frame["undo"]["ask"] or 0 not in frame["prompt"]["seats"]:
            frame = line.frame()
        key = line.send("undo_ask", seat=0, on_version=frame["version"])
        frame = line.done(key)
    assert "table-undo-agreed" in [entry["key"] for entry in frame["log"]]


def test_undo_survives_a_restart_and_the_record_has_only_what_counts(tmp_path: Path) -> None:
    data = tmp_path / "t.sqlite"
    with tavern(data) as house:
        livia = house.guest("Livia")
        table = livia.table("senators", "me", "here", "here", seed="undo")["id"]
        auction(livia, table)
        seat, version, _ = bid(livia, table)
        livia.command(table, "undo", seat=seat, on_version=version)
        seat, version, _ = bid(livia, table)
        shown = [livia.frame(table, s) for s in range(3)]
        cookies = dict(livia.http.cookies)
    with tavern(data) as house:
        again = house.guest()
        again.http.cookies.update(cookies)
        for s in range(3):
            frame = again.frame(table, s)
            assert without_time(frame) == without_time(shown[s])
            assert [e["text"] for e in frame["log"]] == [e["text"] for e in shown[s]["log"]]
        free = again.frame(table, seat)["undo"]["free"]
        assert free is True, "what was free before the restart is free after it"
        assert again.command(table, "undo", seat=seat, on_version=version, key="later")["type"] == "ack"


def test_spectators_and_the_house_never_tell_the_undone_move(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here", seed=seed_where("war"))["id"]
    frame = livia.frame(table, 0)
    livia.command(table, "move", seat=0, move="lock 2", on_version=frame["version"])
    version = livia.frame(table, 0)["version"]
    assert livia.command(table, "undo", seat=0, on_version=version)["type"] == "ack", "a sealed bid"
    seen = house.guest().frame(table)
    assert "lock 2" not in str(seen)
    assert seen["log"][-1]["args"] == {"seat": 0, "to": 0}
