"""Nothing leaks: every frame of a whole game is what the rules let that viewer know, and nothing beside it."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import taberna
from taberna.kernel.record import Record
from taberna.server.live.frames import body
from taberna.server.table import commands
from taberna.server.table.change import GameState
from taberna.server.table.entries import PERSON, Chair, Setup
from taberna.server.table.table import Table
from taberna.server.text import words_of

from .tavern import GAMES, Guest, Line, Tavern

#: What a frame tells beside the view, the moves and the log: nothing of it depends on what is hidden.
PUBLIC = {
    "type", "table", "version", "previous", "seat", "status", "moves_made", "log_whole", "log_more", "log_back",
    "seats", "yours", "undo", "result_text", "chat", "prompt", "lesson",
}  # fmt: skip


def sit_down(house: Tavern, game: str) -> tuple[str, list[Guest]]:
    """A table where every seat is another person's."""
    seats = taberna.game(game).min_seats
    host = house.guest("P0")
    head = host.table(game, "me", *["open"] * (seats - 1), seed=f"secret of {game}")
    guests = [host]
    for n in range(1, seats):
        guest = house.guest(f"P{n}")
        guest.post("/api/join", {"token": head["invite"].rpartition("/")[2], "seat": n})
        guests.append(guest)
    return str(head["id"]), guests


def play(lines: list[Line], rng: random.Random) -> None:
    """To the end, each seat through its own socket; everybody hears all that comes to them."""
    latest = [line.frame() for line in lines]
    while latest[0]["status"] == "playing":
        seat = rng.choice(next(frame for frame in latest if frame["version"])["prompt"]["seats"])
        frame = latest[seat]
        moves = [m for m in frame["moves"] if not _interrupt(frame["view"]["game"], m)] or frame["moves"]
        key = lines[seat].send("move", seat=seat, move=rng.choice(moves)["text"], on_version=frame["version"])
        latest[seat] = lines[seat].done(key)
        if latest[seat]["log"] or latest[seat]["view"]["stack"] != frame["view"]["stack"]:
            for other, line in enumerate(lines):
                if other != seat:
                    latest[other] = line.frame(latest[other]["version"] + 1)


def _interrupt(game: str, move: dict[str, Any]) -> bool:
    return taberna.game(game).alphabet[move["id"]].interrupt


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_a_whole_game_is_what_the_viewer_may_know(house: Tavern, game: str) -> None:
    table, guests = sit_down(house, game)
    lines = [guest.socket(table) for guest in guests]
    watching = house.guest().socket(table)
    play([*lines, watching], random.Random(game))
    record = house.services.hub.open_tables[table].table.record()
    saw = house.services.hub.open_tables[table].table.viewers
    states = _states(record)
    told = record.events()
    checked = 0
    for viewer, line in [*enumerate(lines), (None, watching)]:
        for message in line.heard:
            if message["type"] == "frame":
                _check(message, viewer, states, told, record, [0, *(p + 1 for p in saw.places(viewer))])
                checked += 1
            else:
                assert message["type"] in ("ack", "presence"), message
                assert set(message) <= {"type", "key", "version", "seats", "watching", "rematch"}
        line.close()
    assert checked > len(record.moves) * len(lines) / 2


def _states(record: Record) -> list[Any]:
    state = record.replay(0)
    states = [state.copy()]
    for seat, move in record.moves:
        state.play(seat, move)
        states.append(state.copy())
    return states


def _check(
    frame: dict[str, Any],
    viewer: int | None,
    states: list[Any],
    told: list[list[Any]],
    record: Record,
    noticed: list[int],
) -> None:
    """``noticed``: how many moves had really been made, by how many the viewer had noticed."""
    state = states[noticed[frame["moves_made"]]]
    assert set(frame) == PUBLIC | {"view", "moves", "log", "result"}
    assert frame["view"] == _plain(state.view(viewer))
    assert frame["result"] == frame["view"]["result"]
    legal = [] if viewer is None else [move.text for move in state.moves(viewer)]
    assert [move["text"] for move in frame["moves"]] == legal
    for line in frame["log"]:
        if line["rule"] is None:  # a line of the house: it knows seats only
            assert line["key"].startswith("table-")
            assert set(line["args"]) <= {"seat", "to", "level"}
            continue
        version, place = map(int, line["n"].split("."))
        events = [_plain(event.seen_by(viewer)) for event in told[noticed[line["move"]]]]
        assert {"key": line["key"], "rule": line["rule"], "args": line["args"]} in events, (version, place)
    # Belt and braces: the seed is nowhere, nor another seat's move that is still a secret.
    if state.to_move:
        raw = json.dumps(frame)
        assert record.seed not in raw
        assert frame["view"]["seed"] is None


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("game", GAMES)
def test_two_truths_that_a_viewer_cannot_tell_apart_make_equal_frames(game: str) -> None:
    """Shuffle all that is hidden from a viewer: not a byte of the frame changes, in any language."""
    rules = taberna.game(game)
    seats = rules.max_seats
    rng = random.Random(game)
    setup = Setup(rules.name, rules.version, seats, {}, "truth")
    table = Table("abcdefghijkl", setup, 0.0, False)
    chairs = [Chair(PERSON, f"P{n}") for n in range(seats)]
    table = table.after(commands.opening(table, chairs, ()), 1, 0.0)
    checked = 0
    while table.state is not None and table.state.to_move and checked < 60:
        state = table.state
        seat = rng.choice(state.to_move)
        moves = [m for m in state.moves(seat) if not m.interrupt]
        plan = commands.move(table, seat, rng.choice(moves).text)
        table = table.after(plan, table.version + 1, 0.0)
        if rng.random() < 0.3 and table.state is not None:
            viewer = rng.choice([None, *range(seats)])
            words = words_of(rules, rng.choice(["en", "de"]))
            other = table._copy()
            assert table.now is not None
            other.now = GameState(rules.imagine(table.state.view(viewer), rng), table.now.ready)
            assert body(other, words, viewer) == body(table, words, viewer)
            checked += 1
    assert checked >= 10


def test_the_stores_file_is_the_only_place_of_the_seed(house: Tavern) -> None:
    """No page, list or answer about a running game holds its seed."""
    guest = house.guest("Livia")
    table = guest.table("senators", "me", "here", "here")["id"]
    room = house.services.hub.open_tables[table]
    seed = room.table.setup.seed
    pages = ["/", f"/table/{table}", f"/replay/{table}", "/api/tables", f"/api/tables/{table}", "/metrics"]
    pages += [f"/api/tables/{table}/{part}" for part in ("frame", "log", "replay", "moves", "record")]
    for page in pages:
        assert seed not in guest.http.get(page).text, page
    head = msgspec.json.decode(guest.http.get(f"/api/tables/{table}").content)
    assert "seed" not in head
