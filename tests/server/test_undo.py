"""Taking back: free inside one's own stretch while nothing was revealed, by consent beyond, always in the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.server.live import open_table

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
    assert (frame["log_whole"], frame["log_back"]) == (False, frame["moves_made"]), "only what has changed"
    assert [entry["key"] for entry in frame["log"]] == ["table-undo-free"]
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


def kept(log: list[dict[str, Any]], frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The log of a client that knew this much of it before the frame."""
    if frame["log_whole"]:
        return list(frame["log"])
    back = frame["log_back"]
    old = [line for line in log if back is None or line["move"] <= back or line["key"].startswith("table-")]
    return [*old, *frame["log"]]


def test_a_client_that_drops_what_was_taken_back_has_the_whole_log(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here", seed="undo")["id"]
    auction(livia, table)
    with house.guest().socket(table) as watching:
        first = watching.frame()
        log, version = first["log"], first["version"]
        for _ in range(3):
            for _ in range(2):
                seat, made, _ = bid(livia, table)
            livia.command(table, "undo", seat=seat, on_version=made)
        last = livia.frame(table)
        while version < last["version"]:
            frame = watching.frame()
            assert not frame["log_whole"], "small frames only"
            log, version = kept(log, frame), frame["version"]
        assert log == last["log"]
    with house.guest().socket(table, version=first["version"]) as late:  # all of it at once
        frame = late.frame()
        assert not frame["log_whole"]
        assert kept(first["log"], frame) == last["log"]


def test_taking_back_and_making_again_has_an_end(livia: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taberna.server.table.commands.BESIDES", 5)
    table = livia.table("senators", "me", "here", "here", seed="undo")["id"]
    auction(livia, table)
    replies = []
    for _ in range(12):
        seat, version, _ = bid(livia, table)
        replies.append(livia.command(table, "undo", seat=seat, on_version=version))
        if replies[-1]["type"] == "refused":
            break
    types = [reply["type"] for reply in replies]
    assert types[:5] == ["ack"] * 5
    assert types[-1] == "refused"
    assert "enough" in replies[-1]["text"]
    while livia.frame(table)["prompt"]["seats"] == [seat]:
        bid(livia, table)
    other, version, _ = bid(livia, table)
    assert livia.command(table, "undo", seat=other, on_version=version)["type"] == "ack", (
        "it is each seat's own"
    )


def test_who_is_away_has_not_agreed(house: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot stands in for somebody who is away: what has come to light since is not taken back without them."""
    livia, marcus = house.guest("Livia"), house.guest("Marcus")
    head = livia.table("senators", "me", "open", "here", seed=seed_where("war"))
    table = head["id"]
    marcus.post("/api/join", {"token": head["invite"].rpartition("/")[2]})
    for seat, guest in ((0, livia), (1, marcus), (2, livia)):
        frame = guest.frame(table, seat)
        guest.command(table, "move", seat=seat, move="lock 1", on_version=frame["version"])
    assert livia.frame(table)["view"]["revealed"] > 0
    monkeypatch.setattr(open_table, "AWAY", 0.0)
    assert livia.command(table, "bot", seat=1, level="random")["type"] == "ack"
    version = livia.frame(table, 0)["version"]
    assert livia.command(table, "undo_ask", seat=0, on_version=version)["type"] == "ack"
    asked = livia.frame(table, 0)["undo"]["asked"]
    assert asked["waiting"] == [1], "the person must agree, not the bot"
    assert livia.frame(table)["moves_made"] >= 3
    assert marcus.command(table, "undo_answer", seat=1, agree=True)["type"] == "ack"
    assert livia.frame(table)["moves_made"] <= 1, "the bot may have moved again"


def test_a_request_ends_when_a_bot_takes_the_seat_that_is_asked(
    livia: Guest, marcus: Guest, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    livia.command(shared, "undo_ask", seat=0, on_version=livia.frame(shared, 0)["version"])
    assert livia.frame(shared)["undo"]["asked"]["waiting"] == [1]
    monkeypatch.setattr(open_table, "AWAY", 0.0)
    assert livia.command(shared, "bot", seat=1, level="random")["type"] == "ack"
    frame = livia.frame(shared)
    assert frame["undo"]["asked"] is None
    assert frame["moves_made"] >= 3, "nothing was taken back"


@pytest.mark.parametrize("hints", [True, False])
def test_without_hints_no_bot_is_asked_by_letting_it_stand_in(livia: Guest, hints: bool) -> None:
    table = livia.table("senators", "me", "here", "here", seed="undo", hints=hints)["id"]
    auction(livia, table)
    frame = livia.frame(table)
    seat, made = frame["prompt"]["seats"][0], frame["moves_made"]
    assert livia.command(table, "bot", seat=seat, level="random")["type"] == "ack"
    while livia.frame(table)["moves_made"] == made:
        pass
    livia.command(table, "back", seat=seat)
    mine = livia.frame(table, seat)
    assert mine["undo"]["free"] is hints or mine["prompt"]["seats"] != [seat]
    reply = livia.command(table, "undo", seat=seat, on_version=mine["version"])
    if reply["type"] == "refused":
        reply = livia.command(table, "undo_ask", seat=seat, on_version=mine["version"])
    assert reply["type"] == ("ack" if hints else "refused")
