"""Two houses with two worlds that one viewer must not be able to tell apart.

In one house a table stands in its true position; in the other everything that is hidden from the viewer (hands, decks,
tokens, locked bids, others' standing choices, the seed) is exchanged for something else. Then both games go on: the
others may decide differently as long as the viewer may not know. Every byte the viewer gets must be the same.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import taberna
from taberna.kernel.game import Game
from taberna.kernel.state import State
from taberna.server.bots.pool import NoAnswer
from taberna.server.live import dispatch
from taberna.server.table import prepare
from taberna.server.table.entries import PERSON, Chair, Setup

from .raw import RawSocket
from .tavern import Guest, Tavern, tavern

NOW = float(int(time.time()))
#: Lines of /metrics that say nothing about any game.
CLOCKS = re.compile(r"taberna_(up_seconds|resident_bytes|process_\w+|gc_\w+)[ {].*")


class Worlds:
    def __init__(self, first: Tavern, second: Tavern) -> None:
        self.houses = (first, second)
        self.people = [[house.guest(f"P{n}") for n in range(7)] for house in self.houses]
        #: What was asked of the bots' processes, by house.
        self.questions: list[list[bytes]] = [[], []]
        for number, house in enumerate(self.houses):
            self._listen_in(house, self.questions[number])
        self.compared = 0
        self.tables = 0

    def _listen_in(self, house: Tavern, kept: list[bytes]) -> None:
        async def ask(question: Any, *_: Any, **__: Any) -> Any:
            kept.append(msgspec.json.encode(question))
            raise NoAnswer("only the question matters here")

        house.services.bot_pool.ask = ask  # type: ignore[method-assign]

    def table(self, number: int, state: State, id: str) -> str:
        """A table that goes on from a state, every seat another person's."""
        hub = self.houses[number].services.hub
        dump = msgspec.json.decode(msgspec.json.encode(state.dump()))
        setup = Setup(
            state.game.name, state.game.version, state.seats, {}, state.chance.seed, start=dump, host="nobody"
        )
        setup = msgspec.structs.replace(setup, options=dump["options"])
        persons = [self._person(number, seat) for seat in range(state.seats)]
        chairs = [Chair(PERSON, f"P{seat}") for seat in range(state.seats)]
        prepare.new_id = lambda length=12: id  # type: ignore[assignment]

        async def create() -> Any:
            return await hub.create(setup, True, chairs, list(enumerate(persons)))

        loop = next(iter(hub._tasks)).get_loop()
        asyncio.run_coroutine_threadsafe(create(), loop).result(20)
        return id

    def _person(self, number: int, seat: int) -> str:
        guest = self.people[number][seat]
        house = self.houses[number]
        cookie = guest.http.cookies[house.services.sessions.cookie]
        loop = next(iter(house.services.hub._tasks)).get_loop()
        session = asyncio.run_coroutine_threadsafe(house.services.sessions.session(cookie), loop).result(20)
        assert session is not None
        return session.person.id

    # -- comparing ---------------------------------------------------------------------------------------------

    def same(self, what: str, one: Any, other: Any) -> None:
        self.compared += 1
        assert one == other, f"{what}: {_difference(one, other)}"

    def look(self, guests: list[Guest], id: str, viewer: int | None) -> None:
        """All pages and answers that a viewer can ask for."""
        eyes = "" if viewer is None else f"?seat={viewer}"
        through = "" if viewer is None else f"?eyes={viewer}"
        for path in (
            f"/api/tables/{id}",
            f"/api/tables/{id}/frame{eyes}",
            f"/api/tables/{id}/log{eyes}",
            f"/api/tables/{id}/replay{through}",
            f"/api/tables/{id}/moves{through}",
            f"/api/tables/{id}/record",
            f"/api/tables/{id}/cards",
            "/api/tables",
            f"/table/{id}",
            f"/replay/{id}",
            "/",
        ):
            answers = [guest.http.get(path) for guest in guests]
            self.same(f"status of {path}", answers[0].status_code, answers[1].status_code)
            self.same(
                path,
                *[_public(answer.content, guest.url) for answer, guest in zip(answers, guests, strict=True)],
            )

    def metrics(self) -> None:
        told = [CLOCKS.sub("", house.guest().http.get("/metrics").text) for house in self.houses]
        self.same("/metrics", *told)

    # -- one pair of worlds --------------------------------------------------------------------------------------

    def pair(self, state: State, viewer: int | None, rng: Random, moves: int, compress: bool) -> int:
        """Compare a state with a world imagined by the viewer, and go on for some moves; how many there were."""
        game = state.game
        truth, other = state.copy(), game.imagine(_plain(state.view(viewer)), Random(rng.random()))
        self.tables += 1
        id = f"w{self.tables:011d}"
        for number, world in enumerate((truth, other)):
            self.table(number, world, id)
        place = 6 if viewer is None else viewer
        guests = [self.people[number][place] for number in (0, 1)]
        self.look(guests, id, viewer)
        with ExitStack() as stack:
            lines = [
                RawSocket(guest.url, f"/ws/{id}", dict(guest.http.cookies), compress) for guest in guests
            ]
            for line in lines:
                stack.callback(line.close)
                line.say(type="hello")
                line.hear()
                line.settle()
            self.same("the first frame on the wire", lines[0].wire, lines[1].wire)
            played = self._go_on(game, [truth, other], lines, guests, id, viewer, rng, moves)
            self.look(guests, id, viewer)
            self.metrics()
        while any(house.services.hub.all_connections() for house in self.houses):
            time.sleep(0.01)
        return played

    def _go_on(
        self,
        game: Game,
        worlds: list[State],
        lines: list[RawSocket],
        guests: list[Guest],
        id: str,
        viewer: int | None,
        rng: Random,
        moves: int,
    ) -> int:
        played = 0
        for _ in range(moves):
            if viewer is not None:
                self._ask(game, worlds[0], lines, viewer, rng)
            step = _indistinguishable(worlds, viewer, rng)
            if step is None:
                break
            seat, texts, worlds = step
            for number in (0, 1):
                self._play(number, id, seat, texts[number], worlds[number], f"move-{played}")
            for line in lines:
                line.settle()
            self.same(f"after {texts} of seat {seat}: on the wire", lines[0].wire, lines[1].wire)
            sizes = [[len(frame) for frame in line.wire] for line in lines]
            self.same("sizes on the wire", *sizes)
            played += 1
        return played

    def _play(self, number: int, id: str, seat: int, text: str, after: State, key: str) -> None:
        guest = self.people[number][seat]
        frame = guest.frame(id, seat)
        said = guest.command(id, "move", seat=seat, move=text, on_version=frame["version"], key=key)
        assert said["type"] == "ack", (said, text)
        stored = self.houses[number].services.hub.open_tables[id].table.state
        assert stored is not None
        assert stored.to_move == after.to_move

    def _ask(self, game: Game, state: State, lines: list[RawSocket], viewer: int, rng: Random) -> None:
        """Why not, previews and hints: for legal moves, and for others of the alphabet."""
        legal = [move.text for move in state.moves(viewer)]
        any_move = [game.alphabet[rng.randrange(len(game.alphabet))].text for _ in range(2)]
        chosen = rng.sample(legal, min(2, len(legal))) + any_move + ["no move at all"]
        for number, move in enumerate(chosen):
            for line in lines:
                for type in ("why_not", "preview"):
                    line.say(type=type, seat=viewer, move=move, key=f"question-{type}-{number}")
                    line.until(f"question-{type}-{number}")
        for line in lines:
            line.say(type="hint", seat=viewer, key="question-hint")
            line.until("question-hint")
        self.same("what the adviser is asked", *self.questions)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _public(content: bytes, url: str) -> bytes:
    """Pages name the address of the house, and links that are other in every house."""
    content = content.replace(url.encode(), b"HOUSE")
    return re.sub(rb"/join/[^\"\\]+", b"/join/LINK", content)


def _after(state: State, seat: int, text: str, viewer: int | None) -> tuple[State, str]:
    """The world after a move, and all that the viewer may notice of it."""
    new = state.copy()
    events = new.listen()
    new.play(seat, text)
    new.listener = None
    own = [] if viewer is None else [move.text for move in new.moves(viewer)]
    seen = (_plain(new.view(viewer)), own, [event.seen_by(viewer) for event in events])
    return new, msgspec.json.encode(seen).decode()


def _indistinguishable(
    worlds: list[State], viewer: int | None, rng: Random
) -> tuple[int, list[str], list[State]] | None:
    """A move for one seat in each world (another one, if possible) that looks the same to the viewer."""
    seats = list(set(worlds[0].to_move) & set(worlds[1].to_move))
    rng.shuffle(seats)
    for seat in seats:
        options = [[m.text for m in world.moves(seat) if not m.interrupt] for world in worlds]
        if not all(options):
            continue
        if seat == viewer:
            common = sorted(set(options[0]) & set(options[1]))
            tries = [(text, text) for text in rng.sample(common, min(4, len(common)))]
        else:
            tries = [(rng.choice(options[0]), rng.choice(options[1])) for _ in range(8)]
            common = sorted(set(options[0]) & set(options[1]))
            tries.sort(key=lambda pair: pair[0] == pair[1])
            tries += [(text, text) for text in rng.sample(common, min(6, len(common)))]
        for one, other in tries:
            first, told = _after(worlds[0], seat, one, viewer)
            second, told_other = _after(worlds[1], seat, other, viewer)
            if told == told_other:
                return seat, [one, other], [first, second]
    return None


def _difference(one: Any, other: Any) -> str:
    """Where two things part, with a little around it."""
    a, b = (value if isinstance(value, bytes) else repr(value).encode() for value in (one, other))
    place = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    start = max(0, place - 60)
    return f"at byte {place}: …{a[start : place + 60]!r} against …{b[start : place + 60]!r}"


@contextmanager
def two_houses(folder: Path, compress: bool) -> Iterator[Worlds]:
    """Two houses in which time stands still and nothing is random."""
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        houses = [stack.enter_context(tavern(folder / f"{n}.sqlite", compress=compress)) for n in (0, 1)]
        worlds = Worlds(houses[0], houses[1])
        patch.setattr(time, "time", lambda: NOW)
        patch.setattr(dispatch.secrets, "token_hex", lambda size=16: "0" * 2 * size)
        patch.setattr(dispatch.secrets, "randbits", lambda _: 7)
        patch.setattr(prepare, "new_id", prepare.new_id)  # put back afterwards
        yield worlds


def positions(game: str, seats: int, rng: Random, count: int) -> Iterator[State]:
    """Some moments of a random game, from the first decision to the last."""
    state = taberna.game(game).new(seats, {}, f"worlds {rng.random()}")
    states: list[State] = []
    while state.to_move:
        states.append(state.copy())
        seat = rng.choice(state.to_move)
        moves = [move for move in state.moves(seat) if not move.interrupt]
        state.play(seat, rng.choice(moves))
    for number in range(count):
        yield states[min(len(states) - 1, rng.randrange(len(states)) if number else 0)]
