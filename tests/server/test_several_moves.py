"""A command of several moves: checked together, stored together, acknowledged once, taken back together."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import taberna
from taberna.kernel.state import State
from taberna.server.live.protocol import MOST_MOVES

from .tavern import GAMES, Guest, Tavern, tavern
from .test_undo import without_time


class Pair(NamedTuple):
    """Moves that lead to a seat with two to make one after the other, that reveal nothing; then another is asked."""

    before: list[tuple[int, str]]
    seat: int
    moves: list[str]


@cache
def pair(game: str, seed: str) -> Pair:
    state = taberna.game(game).new(3, {}, seed)
    rng = random.Random(seed)
    before: list[tuple[int, str]] = []
    while state.to_move:
        seat = state.to_move[0]
        found = _two(state, seat)
        if found and len(before) > 3:
            return Pair(before, seat, found)
        move = rng.choice([move for move in state.moves(seat) if not move.interrupt])
        before.append((seat, move.text))
        state.play(seat, move)
    raise AssertionError("no such pair")


def _two(state: State, seat: int) -> list[str]:
    for first in state.moves(seat):
        after = state.copy()
        after.play(seat, first)
        if after.to_move != (seat,) or after.revealed != state.revealed or first.interrupt:
            continue
        for second in after.moves(seat):
            last = after.copy()
            last.play(seat, second)
            if last.to_move not in ((), (seat,)) and last.revealed == state.revealed and not second.interrupt:
                return [first.text, second.text]
    return []


def at_the_pair(guest: Guest, seed: str = "pair") -> tuple[str, int, int, list[str]]:
    """A table of three at one device where a pair is to be made: table, seat, version, moves."""
    found = pair("senators", seed)
    table: str = guest.table("senators", "me", "here", "here", seed=seed)["id"]
    for seat, text in found.before:
        play(guest, table, seat, text)
    return table, found.seat, guest.frame(table, found.seat)["version"], found.moves


def play(guest: Guest, table: str, seat: int, text: str) -> None:
    version = guest.frame(table, seat)["version"]
    reply = guest.command(table, "move", seat=seat, move=text, on_version=version)
    assert reply["type"] == "ack", (text, reply)


def test_one_acknowledgement_and_one_frame_for_all(livia: Guest, house: Tavern) -> None:
    table, seat, version, moves = at_the_pair(livia)
    made = livia.frame(table)["moves_made"]
    with livia.socket(table, seat=seat) as line, house.guest().socket(table) as watching:
        line.frame()
        seen = watching.frame()["version"]
        key = line.send("move", seat=seat, moves=moves, on_version=version)
        frame = line.done(key)
        assert frame["moves_made"] == made + 2
        news = watching.frame(seen + 1)
        assert (news["previous"], news["version"], news["moves_made"]) == (seen, seen + 2, made + 2)
        assert len({entry["move"] for entry in news["log"]}) == 2, "the lines of both"
        watching.say(type="ping")
        assert watching.hear()["type"] == "pong", "nothing came in between"
    assert [move["text"] for move in livia.get(f"/api/tables/{table}/moves?eyes={seat}")[-2:]] == moves


def test_a_move_by_id_and_a_list_of_one(livia: Guest) -> None:
    table, seat, version, moves = at_the_pair(livia)
    ids = {move["text"]: move["id"] for move in livia.frame(table, seat)["moves"]}
    reply = livia.command(table, "move", seat=seat, moves=[ids[moves[0]]], on_version=version)
    assert (reply["type"], reply["version"]) == ("ack", version + 1)


def test_if_one_is_refused_nothing_has_happened(livia: Guest) -> None:
    table, seat, version, moves = at_the_pair(livia)
    before = livia.frame(table)
    for wrong in ([moves[0], "dance"], [moves[0], moves[1], moves[0]], ["dance", moves[0]]):
        reply = livia.command(table, "move", seat=seat, moves=wrong, on_version=version)
        assert reply["type"] == "refused"
        assert reply["text"]
        assert livia.frame(table) == before
    assert livia.command(table, "move", seat=seat, moves=moves, on_version=version)["type"] == "ack"


def test_the_same_key_is_carried_out_once_also_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "t.sqlite"
    with tavern(data) as house:
        guest = house.guest("Livia")
        table, seat, version, moves = at_the_pair(guest)
        said = {"seat": seat, "moves": moves, "on_version": version, "key": "both"}
        ack = guest.command(table, "move", **said)
        assert ack["type"] == "ack"
        assert guest.command(table, "move", **said) == {**ack, "type": "repeated"}
        shown = guest.frame(table)
        cookies = guest.http.cookies
    with tavern(data) as house:
        again = house.guest()
        again.http.cookies = cookies
        assert without_time(again.frame(table)) == without_time(shown)
        assert again.command(table, "move", **said) == {**ack, "type": "repeated"}
        undo = again.command(table, "undo", seat=seat, on_version=ack["version"], key="undo")
        assert undo["type"] == "ack"
        assert again.frame(table)["moves_made"] == shown["moves_made"] - 2, "still one command"


def test_what_was_made_together_is_taken_back_together(livia: Guest) -> None:
    table, seat, version, moves = at_the_pair(livia)
    before = without_time(livia.frame(table))
    reply = livia.command(table, "move", seat=seat, moves=moves, on_version=version)
    assert livia.frame(table, seat)["undo"]["free"] is True
    reply = livia.command(table, "undo", seat=seat, on_version=reply["version"])
    assert reply["type"] == "ack"
    assert without_time(livia.frame(table)) == before


def test_by_consent_too_all_of_it_is_taken_back(livia: Guest) -> None:
    table, seat, version, moves = at_the_pair(livia)
    before = without_time(livia.frame(table))
    livia.command(table, "move", seat=seat, moves=moves, on_version=version)
    other = livia.frame(table)["prompt"]["seats"][0]
    texts = [move["text"] for move in livia.frame(table, other)["moves"]]
    play(livia, table, other, next(text for text in texts if not text.startswith("embezzle")))
    frame = livia.frame(table, seat)
    assert frame["undo"] == {"free": False, "ask": True, "asked": None}
    reply = livia.command(table, "undo_ask", seat=seat, on_version=frame["version"])
    assert reply["type"] == "ack", "all seats are the same person's: nobody has to agree"
    assert without_time(livia.frame(table)) == before


def revealing(game: str, seed: str) -> tuple[list[tuple[int, str]], int, str] | None:
    """Moves, then a seat and a move of it that brings something hidden to light."""
    state = taberna.game(game).new(3, {}, seed)
    rng = random.Random(seed)
    moves: list[tuple[int, str]] = []
    while state.to_move and len(moves) < 200:
        seat = state.to_move[0]
        choice = rng.choice([move for move in state.moves(seat) if not move.interrupt])
        after = state.copy()
        after.play(seat, choice)
        if after.revealed != state.revealed and len(state.to_move) == 1:
            return moves, seat, choice.text
        moves.append((seat, choice.text))
        state = after
    return None


def test_a_refused_command_tells_nothing_of_what_would_have_come_to_light(livia: Guest) -> None:
    found = revealing("senators", "reveals")
    assert found is not None
    before, seat, move = found
    table = livia.table("senators", "me", "here", "here", seed="reveals")["id"]
    for who, text in before:
        play(livia, table, who, text)
    frame = livia.frame(table, seat)
    said = set()
    alphabet = taberna.game("senators").alphabet
    for other in random.Random(1).sample(list(alphabet), 60):
        reply = livia.command(table, "move", seat=seat, moves=[move, other.text], on_version=frame["version"])
        assert reply["type"] == "refused"
        said.add((reply["text"], reply["rule"]))
    assert len(said) == 1, "the same answer, whatever the second move is"
    assert livia.frame(table, seat) == frame
    alone = livia.command(table, "move", seat=seat, moves=[move], on_version=frame["version"])
    assert alone["type"] == "ack", "as the last move of a command it is welcome"


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_move_reveals_something_is_known_to_whoever_makes_it(game: str) -> None:
    """That is why a refusal for revealing tells nothing: it is the same in all worlds that agree with the view."""
    rules = taberna.game(game)
    for seed in range(4):
        rng = random.Random(seed)
        state = rules.new(3, {}, str(seed))
        for _ in range(60):
            if not state.to_move:
                break
            seat = rng.choice(state.to_move)
            move = rng.choice([move for move in state.moves(seat) if not move.interrupt] or state.moves(seat))
            worlds = [state.copy(), *(rules.imagine(state.view(seat), rng) for _ in range(3))]
            reveals = set()
            for world in worlds:
                before = world.revealed
                world.play(seat, move.text)
                reveals.add(world.revealed != before)
            assert len(reveals) == 1, (state.stack[-1].name, move.text)
            state.play(seat, move)


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"move": "pass", "moves": ["pass"]},
        {"moves": []},
        {"moves": ["pass"] * (MOST_MOVES + 1)},
        {"moves": "pass"},
        {"moves": [None]},
    ],
)
def test_what_is_no_list_of_moves_is_said_so(livia: Guest, wrong: dict[str, Any]) -> None:
    table = livia.table("senators", "me", "here", "here")["id"]
    with livia.socket(table) as line:
        line.frame()
        line.send("move", seat=0, on_version=1, **wrong)
        assert line.until("error")["code"] == "bad_request"
    assert livia.frame(table)["status"] == "playing"


def test_every_move_of_a_command_counts_for_the_limit(tmp_path: Path) -> None:
    with tavern(tmp_path / "t.sqlite", rate_limits=0.5) as house:  # 30 at once
        guest = house.guest("Livia")
        table = guest.table("senators", "me", "here", "here", seed="undo")["id"]
        many = {"seat": 0, "moves": ["dance"] * MOST_MOVES, "on_version": 0}
        first = guest.command(table, "move", **many)
        assert first["type"] != "error"
        second = guest.command(table, "move", **many)
        assert (second["type"], second["code"]) == ("error", "too_many")


def test_cards_of_the_own_hand_may_be_shown_one_after_the_other(livia: Guest) -> None:
    """A set sold from the hand shows cards to the others, but tells its owner nothing new (SEN-3.54)."""
    table: str = livia.table("senators", "me", "here", "here", seed="set 8")["id"]
    play(livia, table, 0, "cash_in")
    while not (frame := livia.frame(table, 0))["prompt"]["yours"]:
        asked = next(seat["seat"] for seat in frame["seats"] if seat["asked"])
        play(livia, table, asked, "decline")
    picks = frame["view"]["sets"][0]["picks"]
    assert set(picks) <= set(frame["view"]["players"][0]["hand"]), "hidden from the others"
    moves = [f"set {pick}" for pick in picks]
    reply = livia.command(table, "move", seat=0, moves=moves, on_version=frame["version"])
    assert reply["type"] == "ack"
    assert livia.frame(table, 0)["moves_made"] == frame["moves_made"] + 3
