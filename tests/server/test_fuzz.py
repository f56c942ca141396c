"""Nonsense from the network: no 5xx, no change, the table still playable."""

from __future__ import annotations

import json
import random
import time
from contextlib import suppress
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

import taberna
from taberna.kernel.options import described as described_options
from taberna.server.http.routes import Api

from .tavern import GAMES, Guest, Line, Tavern

ONE_BY_ONE = hypothesis.settings(
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(hypothesis.HealthCheck),
    phases=[hypothesis.Phase.generate],
)


def digest(guest: Guest, table: str) -> tuple[Any, ...]:
    """All that may not change by nonsense."""
    frames = [guest.frame(table, seat) for seat in range(3)]
    return tuple((f["version"], f["view"], f["moves"], f["log"], f["undo"]) for f in frames)


def still_playable(guest: Guest, table: str) -> None:
    seat = guest.frame(table)["prompt"]["seats"][0]
    frame = guest.frame(table, seat)
    move = next(m["text"] for m in frame["moves"] if m["verb"] != "embezzle")
    reply = guest.command(table, "move", seat=seat, move=move, on_version=frame["version"])
    assert reply["type"] == "ack"


# -- the HTTP API, from its own description -----------------------------------------------------------------


def operations() -> list[str]:
    """All methods and addresses of the API."""
    nobody: Any = None
    return [f"{door.method} {door.path}" for door in Api(nobody).endpoints()]


@pytest.fixture(scope="module")
def described(house: Tavern) -> Any:
    return schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")


@pytest.mark.parametrize("operation", operations())
def test_no_request_breaks_the_house(described: Any, house: Tavern, operation: str) -> None:
    """Schemathesis makes requests that fit the description, and some that do not, from somebody with tables."""
    method, _, path = operation.partition(" ")
    found = described["/api" + path.replace(":int", "")][method]
    guest = _sitting(house)
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        if mode is GenerationMode.NEGATIVE and method == "GET" and "?" not in path and "{" not in path:
            continue  # there is nothing to be wrong

        @hypothesis.settings(ONE_BY_ONE, max_examples=8)
        @hypothesis.given(found.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            case.path_parameters = {**(case.path_parameters or {}), **_real(case, guest)}
            response = case.call(cookies=dict(guest.http.cookies), verify=False)
            case.validate_response(response, checks=[not_a_server_error])
            assert response.headers["content-security-policy"]

        with suppress(hypothesis.errors.Unsatisfiable):  # nothing of that kind can be made
            ask()


_guests: dict[str, Guest] = {}


def _sitting(house: Tavern) -> Guest:
    if house.url not in _guests:
        _guests[house.url] = house.guest("Fuzz")
        _guests[house.url].table("senators", "me", "here", "open", seed="fuzz")
        _guests[house.url].table("senators", "me", "here", "here", seed="fuzz")
    return _guests[house.url]


def _real(case: Any, guest: Guest) -> dict[str, Any]:
    """Half of the time a table, game and seat that exist, so that requests come through to the rules."""
    rng = random.Random(repr((case.path_parameters, case.body)))
    if rng.random() < 0.5:
        return {}
    lobby = guest.get("/api/tables")
    tables = [table["id"] for part in ("waiting", "mine") for table in lobby[part]]
    real = {"table": rng.choice(tables) if tables else "x", "game": "senators", "seat": 0, "rule": "SEN-3.1"}
    return {name: value for name, value in real.items() if name in (case.path_parameters or {})}


# -- the socket -----------------------------------------------------------------------------------------------

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = ["move", "undo", "undo_ask", "undo_answer", "chat", "leave", "bot", "back", "why_not", "preview", "hint",
         "hello", "seat", "ping", "dance"]  # fmt: skip
FIELDS = ["seat", "move", "on_version", "key", "agree", "text", "level", "version", "chat", "type"]


@st.composite
def messages(draw: st.DrawFn) -> str:
    """Something like a command, with something wrong in it."""
    said: dict[str, Any] = {"type": draw(st.sampled_from(TYPES)), "key": draw(st.text(max_size=70))}
    for name in draw(st.lists(st.sampled_from(FIELDS), max_size=5)):
        said[name] = draw(
            ANY_JSON | st.integers(-3, 12) | st.sampled_from(["lock 1", "pass", "auction", "bid wheat_9 3"])
        )
    text = json.dumps(said)
    return draw(st.sampled_from([text, text[: len(text) // 2], text + text, text.replace('"', "'")]))


def harmless(reply: dict[str, Any]) -> bool:
    return reply["type"] in (
        "error",
        "refused",
        "stale",
        "pong",
        "frame",
        "presence",
        "why_not",
        "preview",
        "chat",
    )


def test_a_stranger_can_say_anything_to_a_table_and_changes_nothing(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here", seed="fuzz")["id"]
    before = digest(livia, table)
    stranger = house.guest("Mallory")
    line = stranger.socket(table)

    @hypothesis.settings(ONE_BY_ONE, max_examples=250)
    @hypothesis.given(messages() | ANY_JSON.map(json.dumps) | st.text(max_size=200))
    def say(text: str) -> None:
        nonlocal line
        try:
            line.ws.send(text.encode("utf-8", "replace").decode())
            _settle(line)
        except ConnectionClosed:
            line = stranger.socket(table)
            line.frame()

    say()
    assert digest(livia, table) == before
    still_playable(livia, table)
    line.close()


def _settle(line: Line) -> None:
    """Wait until what was said has been heard."""
    line.say(type="ping")
    while (reply := line.hear())["type"] != "pong":
        assert harmless(reply), reply


def test_a_player_with_old_versions_and_others_seats_changes_nothing(livia: Guest, marcus: Guest) -> None:
    head = livia.table("senators", "me", "open", "here", seed="fuzz")
    marcus.post("/api/join", {"token": head["invite"].rpartition("/")[2]})
    table = str(head["id"])
    for _ in range(6):
        seat = livia.frame(table)["prompt"]["seats"][0]
        guest = marcus if seat == 1 else livia
        frame = guest.frame(table, seat)
        move = next(m["text"] for m in frame["moves"] if m["verb"] != "embezzle")
        guest.command(table, "move", seat=seat, move=move, on_version=frame["version"])
    version = livia.frame(table)["version"]
    views = [livia.frame(table, seat)["view"] for seat in (0, 2)]
    everything = [m["text"] for seat in (0, 2) for m in livia.frame(table, seat)["moves"]]
    rng = random.Random(5)
    for _ in range(150):
        said: dict[str, Any] = {
            "seat": rng.choice([0, 1, 2, 3, 9]),
            "move": rng.choice([*everything, "dance", "lock 3", rng.randrange(5000)]),
            "on_version": rng.choice([0, 1, version - 3, version - 1, version + 1, 10**8]),
        }
        kind = rng.choice(["move", "undo", "undo_ask"])
        if kind != "move":
            del said["move"]
        reply = marcus.command(table, kind, **said)
        assert reply["type"] in ("error", "stale", "refused"), (said, reply)
    assert livia.frame(table)["version"] == version
    assert [livia.frame(table, seat)["view"] for seat in (0, 2)] == views


def test_huge_and_broken_frames_end_only_their_own_connection(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here", seed="fuzz")["id"]
    before = digest(livia, table)
    with livia.socket(table) as good:
        good.frame()
        for raw in (
            b"\x00" * 100,
            "x" * 4097,
            "[" * 4000,
            "{" * 4096,
            '"' + "\\u0000" * 600 + '"',
            "9" * 4000,
        ):
            line = livia.socket(table, hello=False)
            try:
                line.ws.send(raw)
                line.say(type="ping")
                while line.hear()["type"] != "pong":
                    pass
            except ConnectionClosed:
                pass
            line.close()
        good.say(type="ping")
        assert good.until("pong")["version"] == before[0][0]
    assert digest(livia, table) == before


def test_connections_that_come_and_go_leave_nothing_behind(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here", seed="fuzz")["id"]
    for n in range(30):
        line = livia.socket(table, hello=bool(n % 2))
        if n % 3 == 0:
            line.ws.socket.close()  # without a word
        else:
            line.close()
    until = time.monotonic() + 5
    room = house.services.hub.open_tables[table]
    while room.connections and time.monotonic() < until:
        time.sleep(0.05)
    assert not room.connections
    still_playable(livia, table)


@pytest.mark.parametrize("game", GAMES)
def test_no_option_breaks_the_house(livia: Guest, game: str) -> None:
    rules = taberna.game(game)
    seats = [{"kind": "me"}] + [{"kind": "here"}] * (rules.min_seats - 1)
    odd: list[Any] = [None, True, -1, 10**12, 1.5, "", "nero", [], [1], ["x"], [[1]], {}, {"a": 1}]
    for field, _ in described_options(rules.Options):
        for value in odd:
            body = {"game": game, "seats": seats, "options": {field.name: value}}
            reply = livia.http.post("/api/tables", json=body)
            assert reply.status_code in (201, 422), (field.name, value, reply.text[:200])
    for options in ({"preset": "nero"}, {"preset": []}, {"preset": {}}, {"x": 1}, {"": None}):
        reply = livia.http.post("/api/tables", json={"game": game, "seats": seats, "options": options})
        assert reply.status_code == 422, options
    for count in (0, 1, rules.max_seats + 1):
        reply = livia.http.post("/api/tables", json={"game": game, "seats": [{"kind": "open"}] * count})
        assert reply.status_code == 422
    assert livia.http.post("/api/tables", json={"game": "nero"}).status_code == 422
