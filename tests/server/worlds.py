"""Two houses with two worlds that one viewer must not be able to tell apart.

In one house a table stands in its true position; in the other everything that is hidden from the viewer (hands, decks,
tokens, locked bids, others' standing choices, the seed) is exchanged for something else. Then both games go on: the
others may decide differently as long as the viewer may not know. Every byte the viewer gets must be the same.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import taberna
from taberna.kernel.game import Game
from taberna.kernel.record import Record
from taberna.kernel.state import State
from taberna.server.bots.pool import NoAnswer
from taberna.server.live import dispatch
from taberna.server.table import prepare
from taberna.server.table.entries import PERSON, Chair, Setup

from .raw import RawSocket
from .tavern import Guest, Tavern, tavern

NOW = float(int(time.time()))
#: A move for one seat in each world that looks the same to a viewer: the seat, the moves, the worlds after them.
Stepped = tuple[int, list[str], list[State]] | None
Step = Callable[[list[State], int | None, Random], Stepped]
#: Lines of /metrics that say nothing about any game.
CLOCKS = re.compile(
    r"taberna_(up_seconds|resident_bytes|process_\w+|gc_\w+|move_seconds_(?:bucket|sum))[ {].*|process=\"[^\"]*\""
)


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

    def table(self, number: int, state: State, id: str, **mark: str) -> str:
        """A table that goes on from a state, every seat another person's; ``mark``: a puzzle, a lesson, a deal."""
        hub = self.houses[number].services.hub
        dump = msgspec.json.decode(msgspec.json.encode(state.dump()))
        setup = Setup(
            state.game.name, state.game.version, state.seats, {}, state.chance.seed, start=dump, host="nobody"
        )
        setup = msgspec.structs.replace(setup, options=dump["options"], **mark)
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
            f"/api/tables/{id}/debrief{eyes}",
            f"/api/tables/{id}/puzzle",
            f"/debrief/{id}{eyes}",
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

    def pair(
        self,
        state: State,
        viewer: int | None,
        rng: Random,
        moves: int,
        compress: bool,
        other: State | None = None,
        step: Step | None = None,
        **mark: str,
    ) -> int:
        """Compare a state with a world imagined by the viewer, and go on for some moves; how many there were."""
        game = state.game
        truth = state.copy()
        other = other or game.imagine(_plain(state.view(viewer)), Random(rng.random()))
        self.tables += 1
        id = f"w{self.tables:011d}"
        for number, world in enumerate((truth, other)):
            self.table(number, world, id, **mark)
            self._agree_to_coaches(number, world, id)
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
            played = self._go_on(game, [truth, other], lines, id, viewer, rng, moves, step)
            self.look(guests, id, viewer)
            self.metrics()
        while any(house.services.hub.all_connections() for house in self.houses):
            time.sleep(0.01)
        return played

    def _agree_to_coaches(self, number: int, world: State, id: str) -> None:
        """Everybody would like a coach, so that what coaches are asked is compared too."""
        for seat in range(world.seats if world.to_move else 0):
            said = self.people[number][seat].command(id, "coach_for_all", seat=seat, agree=True, key="coach")
            assert said["type"] == "ack", said

    def debriefs(self, viewer: int) -> None:
        """Of the last pair, which is over: as its seat sees it, and as somebody does who only watched."""
        id = f"w{self.tables:011d}"
        for place, eyes in ((viewer, f"?seat={viewer}"), (6, "")):
            guests = [self.people[number][place] for number in (0, 1)]
            for guest in guests:
                while guest.post(f"/api/tables/{id}/debrief{eyes}")["state"] != "done":
                    time.sleep(0.05)
            pages = [_public(guest.http.get(f"/debrief/{id}{eyes}").content, guest.url) for guest in guests]
            assert (b'class="chances"' in pages[0]) == (place == viewer)
            self.same(f"the debrief of seat {place}", *pages)

    def records(self) -> list[Record]:
        """The games of the last pair."""
        hubs = [house.services.hub for house in self.houses]
        return [hub.open_tables[f"w{self.tables:011d}"].table.record() for hub in hubs]

    def _go_on(
        self,
        game: Game,
        worlds: list[State],
        lines: list[RawSocket],
        id: str,
        viewer: int | None,
        rng: Random,
        moves: int,
        next_step: Step | None = None,
    ) -> int:
        played = 0
        for _ in range(moves):
            if viewer is not None and next_step is None:
                self._ask(game, worlds[0], lines, viewer, rng)
            step = (next_step or _indistinguishable)(worlds, viewer, rng)
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
            line.say(type="coach", seat=viewer, key="question-coach")
            line.until("question-coach")
            if len(legal) > 1:
                line.say(type="coach", seat=viewer, move=legal[0], than=legal[1], key="question-compared")
                line.until("question-compared")
        self.same("what the adviser and the coach are asked", *self.questions)


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


def _indistinguishable(worlds: list[State], viewer: int | None, rng: Random) -> Stepped:
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


class SwappedTokens:
    """Two players of Provincia hold each other's combat tokens, and play them: nobody ever learns who did (PRO-4.7)."""

    def __init__(self, one: int, two: int) -> None:
        self.pair = (one, two)
        self.plan: dict[int, list[str]] = {}

    def world(self, state: State) -> State | None:
        """The other world; None where the tokens are alike, or one of them tells whose it is."""
        dump = _plain(state.dump())
        one, two = (dump["players"][seat] for seat in self.pair)
        if any("_plus_1" in token for player in (one, two) for token in player["tokens"]):
            return None
        one["tokens"], two["tokens"] = two["tokens"], one["tokens"]
        return None if sorted(one["tokens"]) == sorted(two["tokens"]) else state.game.load(dump)

    def __call__(self, worlds: list[State], viewer: int | None, rng: Random) -> Stepped:
        truth = worlds[0]
        if truth.to_move and truth.stack[-1].name == "ChooseTokens":
            if not self.plan and set(self.pair) <= set(truth.to_move):
                tokens = [
                    rng.choice([move.text for move in truth.moves(seat) if not move.interrupt])
                    for seat in self.pair
                ]
                self.plan = dict(zip(self.pair, (tokens, tokens[::-1]), strict=True))
            for seat in set(self.pair) & set(truth.to_move) & set(self.plan):
                return _both(worlds, seat, self.plan.pop(seat), viewer)
        for seat in truth.to_move:
            options = [{move.text for move in world.moves(seat) if not move.interrupt} for world in worlds]
            common = sorted(options[0] & options[1])
            for text in rng.sample(common, len(common)):
                found = _both(worlds, seat, [text, text], viewer)
                if found is not None:
                    return found
        return None


def _both(worlds: list[State], seat: int, texts: list[str], viewer: int | None) -> Stepped:
    """These moves in the two worlds, if the viewer cannot tell them apart."""
    (first, told), (second, told_other) = (
        _after(world, seat, text, viewer) for world, text in zip(worlds, texts, strict=True)
    )
    return (seat, texts, [first, second]) if told == told_other else None


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


def positions(game: str, seats: int, rng: Random, count: int, last: int = 0) -> Iterator[State]:
    """Some moments of a random game, from the first decision to the last; or so many before the ``last``."""
    state = taberna.game(game).new(seats, {}, f"worlds {rng.random()}")
    states: list[State] = []
    while state.to_move:
        states.append(state.copy())
        seat = rng.choice(state.to_move)
        moves = [move for move in state.moves(seat) if not move.interrupt]
        state.play(seat, rng.choice(moves))
    for number in range(count):
        if last:
            yield states[-last]
            continue
        yield states[min(len(states) - 1, rng.randrange(len(states)) if number else 0)]
