"""A sealed choice is sealed: nobody else can tell what it is, nor of how many small moves it is made.

Two tables are equal but for one seat's sealed choice. Everything that anybody else is sent or can ask for must be
equal too, byte for byte.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any, NamedTuple

import pytest

import taberna
from taberna.kernel.notice import EVERYBODY, who_notices
from taberna.kernel.record import Record
from taberna.kernel.state import State

from .tavern import GAMES, Guest, Line, Tavern

Moves = list[tuple[int, str]]
SEATS = 3


class Story(NamedTuple):
    """Moves that lead to a sealed choice, and two ways for a seat to make it that look alike from outside."""

    before: Moves
    seat: int
    one: list[str]
    other: list[str]


def played(state: State, seat: int, move: str) -> tuple[State, int]:
    """The state after a move, and who noticed it."""
    new = state.copy()
    events = new.listen()
    new.play(seat, move)
    new.listener = None
    return new, who_notices(state, new, seat, events)


def choice(state: State, seat: int, rng: random.Random) -> tuple[list[str], State]:
    """Small moves of one seat until somebody notices."""
    texts: list[str] = []
    noticed = 0
    while noticed != EVERYBODY and seat in state.to_move:
        move = rng.choice([m for m in state.moves(seat) if not m.interrupt])
        state, noticed = played(state, seat, move.text)
        texts.append(move.text)
    return texts, state


def story(game: str, seed: str) -> Story | None:
    """A sealed choice in a random game where others still have to choose; of different lengths, if there are."""
    rules = taberna.game(game)
    rng = random.Random(seed)
    state = rules.new(SEATS, {}, seed)
    before: Moves = []
    while state.to_move:
        seat = rng.choice(state.to_move)
        if len(state.to_move) > 1:
            ways: dict[str, list[list[str]]] = {}
            for _ in range(40):
                texts, after = choice(state, seat, rng)
                if set(after.to_move) == set(state.to_move) - {seat}:
                    ways.setdefault(json.dumps(after.view(None)), []).append(texts)
            for found in ways.values():
                one, other = min(found, key=len), max(found, key=len)
                if len(one) == len(other):
                    other = next((texts for texts in found if texts != one), one)
                if one != other:
                    return Story(before, seat, one, other)
        move = rng.choice([m for m in state.moves(seat) if not m.interrupt])
        before.append((seat, move.text))
        state, _ = played(state, seat, move.text)
    return None


def stories(game: str) -> list[Story]:
    """Some, those with choices of different lengths first."""
    found = [one for n in range(12) if (one := story(game, f"sealed {n}")) is not None]
    return sorted(found, key=lambda one: len(one.one) == len(one.other))[:2]


class Watched:
    """A table where every seat is another person's, with a spectator, and what everybody hears there."""

    def __init__(self, house: Tavern, game: str, seed: str, before: Moves) -> None:
        """All but the last of the moves before come from a record."""
        record = Record.new(game, SEATS, {}, seed)
        record.moves = before[: max(0, len(before) - 6)]
        seats = record.seats
        self.guests = [house.guest(f"P{n}") for n in range(seats)]
        host = self.guests[0]
        source = host.post("/api/records", {"record": record.dump()})["id"]
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        body = {"move": len(record.moves), "seats": chairs, "public": True}
        head = host.post(f"/api/tables/{source}/continue", body)
        self.id: str = head["id"]
        for n, guest in enumerate(self.guests[1:], 1):
            guest.post("/api/join", {"token": head["invite"].rpartition("/")[2], "seat": n})
        self.source = source
        self.watcher = house.guest()
        self.lines: list[Line] = []
        for guest in (*self.guests, self.watcher):
            self.lines.append(guest.socket(self.id))
            self.lines[-1].frame()
        for seat, text in before[len(record.moves) :]:
            self.play(seat, text)

    def play(self, seat: int, *texts: str) -> None:
        for text in texts:
            version = self.guests[seat].frame(self.id, seat)["version"]
            reply = self.guests[seat].command(self.id, "move", seat=seat, move=text, on_version=version)
            assert reply["type"] == "ack", (text, reply)

    def play_together(self, seat: int, texts: list[str]) -> None:
        version = self.guests[seat].frame(self.id, seat)["version"]
        reply = self.guests[seat].command(self.id, "move", seat=seat, moves=texts, on_version=version)
        assert reply["type"] == "ack", (texts, reply)

    def outsiders(self, seat: int) -> list[tuple[int | None, Guest]]:
        others = [(other, guest) for other, guest in enumerate(self.guests) if other != seat]
        return [*others, (None, self.watcher)]

    def known(self, seat: int, times: bool = False) -> str:
        """All that everybody but one seat was sent or can ask for."""
        told: list[Any] = []
        for line in self.lines:
            line.say(type="ping")
        for place, line in enumerate(self.lines):
            pong = line.until("pong")
            if place != seat:
                told.append([*(m for m in line.heard if m["type"] == "frame"), pong])
        for other, guest in self.outsiders(seat):
            where = "" if other is None else f"?seat={other}"
            eyes = "" if other is None else f"?eyes={other}"
            told.append(guest.get(f"/api/tables/{self.id}"))
            lobby = guest.get("/api/tables")
            told.append([head for heads in lobby.values() for head in heads if head["id"] == self.id])
            for page in (f"frame{where}", f"log{where}", f"replay{eyes}", f"moves{eyes}", f"notes{eyes}"):
                told.append(guest.get(f"/api/tables/{self.id}/{page}"))
            told.append(guest.get(f"/api/tables/{self.id}/replay?move=0"))
        text = json.dumps(told)
        if not times:
            text = re.sub(r'"(created|changed|away|at)": [\d.]+', r'"\1": 0', text)
        return text.replace(self.id, "table").replace(self.source, "source")

    def close(self) -> None:
        for line in self.lines:
            line.close()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_what_is_sealed_nor_of_how_many_moves_it_is(house: Tavern, game: str) -> None:
    found = stories(game)
    if game == "massilia":
        assert not found, "Massilia has no sealed choices (if it gets some, they belong here)"
        return
    assert found
    assert game != "rome" or len(found[0].one) != len(found[0].other), "sets of different sizes"
    for n, tale in enumerate(found):
        known: list[list[str]] = []
        for way in (tale.one, tale.other):
            table = Watched(house, game, f"sealed {seed_of(game, tale)}", tale.before)
            seen = [table.known(tale.seat)]
            for text in way[:-1]:
                table.play(tale.seat, text)
            table.outsiders(tale.seat)[0][1].command(table.id, "chat", text="salve")  # has its moment
            seen.append(table.known(tale.seat))
            if n == 0 and len(way) > 1:  # taken back and made again, in secret
                version = table.guests[tale.seat].frame(table.id, tale.seat)["version"]
                undo = table.guests[tale.seat].command(table.id, "undo", seat=tale.seat, on_version=version)
                assert undo["type"] == "ack"
                table.play(tale.seat, way[-2])
                seen.append(table.known(tale.seat))
            else:
                seen.append(seen[-1])
            table.play(tale.seat, way[-1])
            seen.append(table.known(tale.seat))
            known.append(seen)
            table.close()
        assert known[0][:3] == known[1][:3], "while it is being made"
        assert known[0][3] == known[1][3], "when it is made, and others still choose"


@pytest.mark.parametrize("game", [game for game in GAMES if game != "massilia"])
def test_nor_if_the_whole_choice_is_one_command(house: Tavern, game: str) -> None:
    tale = stories(game)[0]
    known: list[list[str]] = []
    for way in (tale.one, tale.other):
        table = Watched(house, game, f"sealed {seed_of(game, tale)}", tale.before)
        if way[:-1]:
            table.play_together(tale.seat, way[:-1])
        seen = [table.known(tale.seat)]
        if way[:-1]:
            version = table.guests[tale.seat].frame(table.id, tale.seat)["version"]
            undo = table.guests[tale.seat].command(table.id, "undo", seat=tale.seat, on_version=version)
            assert undo["type"] == "ack"
        seen.append(table.known(tale.seat))
        table.play_together(tale.seat, way)
        seen.append(table.known(tale.seat))
        known.append(seen)
        table.close()
    assert known[0] == known[1]


def seed_of(game: str, tale: Story) -> int:
    return next(n for n in range(12) if story(game, f"sealed {n}") == tale)


def rome_at_the_arena(house: Tavern) -> tuple[Watched, Story, int]:
    tale = stories("rome")[0]
    table = Watched(house, "rome", f"sealed {seed_of('rome', tale)}", tale.before)
    return table, tale, tale.seat


def test_a_small_move_changes_no_time_and_no_count_for_others(house: Tavern) -> None:
    table, tale, seat = rome_at_the_arena(house)
    before = table.known(seat, times=True)
    counts = [
        line
        for line in table.watcher.http.get("/metrics").text.splitlines()
        if "_total" in line or "_count" in line
    ]
    table.play(seat, *tale.other[:-1])
    assert table.known(seat, times=True) == before
    now = [
        line
        for line in table.watcher.http.get("/metrics").text.splitlines()
        if "_total" in line or "_count" in line
    ]
    assert now == counts, "nor for whoever reads the house's numbers"
    table.close()


def test_an_open_request_for_undo_survives_and_tells_nothing(house: Tavern) -> None:
    """Somebody asks for an undo; another lays out cards meanwhile: the request stands, with the same numbers."""
    table, tale, seat = rome_at_the_arena(house)
    asker = next(
        other
        for other, guest in table.outsiders(seat)
        if other is not None and guest.frame(table.id, other)["undo"]["ask"]
    )
    guest = table.guests[asker]
    guest.command(table.id, "undo_ask", seat=asker, on_version=guest.frame(table.id, asker)["version"])
    before = table.known(seat)
    table.play(seat, *tale.other[:2])
    assert table.known(seat) == before
    assert guest.frame(table.id, asker)["undo"]["asked"]["waiting"]
    for other, friend in table.outsiders(asker):
        if other is not None:
            reply = friend.command(table.id, "undo_answer", seat=other, agree=True)
            assert reply["type"] == "ack", reply
    moves = guest.get(f"/api/tables/{table.id}/moves?eyes={asker}")
    assert len(moves) == guest.frame(table.id, asker)["moves_made"]
    table.close()


@pytest.mark.parametrize("count", [1, 2])
def test_two_lay_out_cards_and_each_takes_back_his_own(house: Tavern, count: int) -> None:
    """Others' hidden moves stand in nobody's way, and nobody learns of them by that."""
    rules = taberna.game("rome")
    for n in range(40):
        rng = random.Random(n)
        state = rules.new(SEATS, {}, f"two {n}")
        before: Moves = []
        while state.to_move and not (len(state.to_move) > 1 and state.stack[-1].name == "Performance"):
            seat = rng.choice(state.to_move)
            move = rng.choice(state.moves(seat))
            before.append((seat, move.text))
            state.play(seat, move)
        if state.to_move:
            break
    else:
        pytest.fail("no two with three cards each")
    a, b = state.to_move[:2]
    table = Watched(house, "rome", f"two {n}", before)
    first = {seat: state.moves(seat)[0].text for seat in (a, b)}
    begun = state.copy()
    cards: list[str] = []
    for _ in range(count):
        cards.append(begun.moves(a)[0].text)
        begun.play(a, cards[-1])
    table.play_together(a, cards)
    shown = table.guests[a].frame(table.id, a)
    table.play(b, first[b])
    assert table.guests[a].frame(table.id, a) == shown, "not even that the other has begun"
    assert shown["undo"]["free"] is True
    reply = table.guests[a].command(table.id, "undo", seat=a, on_version=shown["version"])
    assert reply["type"] == "ack"
    back = table.guests[a].frame(table.id, a)
    assert [m["text"] for m in back["moves"]] == [m.text for m in state.moves(a)]
    mine = table.guests[b].frame(table.id, b)
    assert mine["view"]["players"][b]["staged"], "the other's stays"
    room = house.services.hub.open_tables[table.id]
    assert room.table.record().replay() == room.table.state
    table.close()
