"""A table: what its entries add up to, and what a command would add to them.

No reading or writing here, and a table never changes: a command is *planned*, the plan makes the table
*after* it, and that takes the place of the old one once the entry is on the disk. So nobody ever sees a
position that could still be lost.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from taberna.kernel.errors import Reason
from taberna.kernel.game import Game
from taberna.kernel.log import Event
from taberna.kernel.record import Record
from taberna.kernel.shelf import game as find_game
from taberna.kernel.state import State

from . import messages as says
from .entries import (
    OPEN,
    PERSON,
    Anything,
    BotTook,
    CameBack,
    Chair,
    Closed,
    Invited,
    Left,
    Opened,
    Played,
    Sat,
    Setup,
    UndoAnswered,
    UndoAsked,
    Undone,
    decode_entry,
    decode_setup,
)
from .store import Snapshot, Stored

SNAPSHOT_EVERY = 32  # moves
EARLIER = 12  # instants kept for undo

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"


class Refused(Exception):
    """Nothing has changed. ``key`` names a message of the house (house-<key>), ``reason`` is the rules'."""

    def __init__(self, key: str, reason: Reason | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.reason = reason


class Stale(Exception):
    """The table has moved on since the client decided."""


class Instant(NamedTuple):
    """The game after some move, and who has made a sealed choice that others still owe."""

    state: State
    ready: frozenset[int]


class Plan(NamedTuple):
    """What a command adds; ``next`` is the game after it, if it changes the game."""

    entry: Anything
    events: Sequence[Event] = ()
    next: Instant | None = None
    give: Sequence[tuple[int, str]] = ()
    take: Sequence[tuple[int, str]] = ()


class UndoRequest(NamedTuple):
    seat: int
    to: int
    agreed: frozenset[int]
    waiting: frozenset[int]


class Table:
    def __init__(self, id: str, setup: Setup, created: float, public: bool) -> None:
        self.id = id
        self.setup = setup
        self.created = created
        self.changed = created
        self.public = public
        self.game = game_of(setup)
        self.version = 0
        self.chairs: list[Chair] = []
        #: Which persons hold each seat: on several devices, or several seats on one.
        self.holders: list[set[str]] = [set() for _ in range(setup.seats)]
        self.invitation = 0
        self.closed = False
        self.moves: list[tuple[int, str]] = []
        self.marks: list[int] = []  # state.revealed before each move
        self.now: Instant | None = None
        #: Earlier instants that an undo may go back to without replaying: those of the latest free stretch.
        self._before: tuple[Instant, ...] = ()
        self.asking: UndoRequest | None = None
        #: When each seat's decision was last touched: a command made on an older version is stale.
        self.touched = [0] * setup.seats
        self.last_undo = 0

    def _copy(self) -> Table:
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        new.chairs = self.chairs.copy()
        new.moves = self.moves.copy()
        new.marks = self.marks.copy()
        new.touched = self.touched.copy()
        return new

    # -- what it is -----------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.closed:
            return CLOSED
        if self.now is None:
            return WAITING
        return PLAYING if self.now.state.to_move else OVER

    @property
    def state(self) -> State | None:
        return None if self.now is None else self.now.state

    @property
    def asked(self) -> tuple[int, ...]:
        return self.now.state.to_move if self.status == PLAYING and self.now is not None else ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def all_open(self) -> bool:
        """The game is over and nothing of it stays secret for ever."""
        return self.status in (OVER, CLOSED) and not self.game.lasting_secrets

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat, persons in enumerate(self.holders) if person in persons]

    def bots_asked(self) -> list[tuple[int, str]]:
        """Seats that a bot has to move now, with its level."""
        return [(seat, level) for seat in self.asked if (level := self.chairs[seat].level) is not None]

    def can_undo(self, seat: int) -> bool:
        """The last move was this seat's, nobody acted since, and nothing hidden came to light by it."""
        if not self.moves or self.moves[-1][0] != seat or self.now is None:
            return False
        return self.now.state.revealed == self.marks[-1] and self.status == PLAYING

    def last_move_of(self, seat: int) -> int | None:
        """The place of a seat's last move."""
        for place in range(len(self.moves) - 1, -1, -1):
            if self.moves[place][0] == seat:
                return place
        return None

    def can_ask_undo(self, seat: int) -> bool:
        return (
            self.status == PLAYING
            and self.asking is None
            and not self.can_undo(seat)
            and self.last_move_of(seat) is not None
        )

    def record(self, moves: int | None = None) -> Record:
        """The record of the moves that count."""
        setup = self.setup
        record = Record(self.game, setup.seats, setup.options, setup.seed, self.names, setup.start)
        record.moves = self.moves[:moves]
        return record

    def snapshot(self, plan: Plan) -> Snapshot | None:
        """What to keep of the position after a move, every so often."""
        if plan.next is None or not isinstance(plan.entry, Played):
            return None
        count = len(self.moves) + 1
        if count % SNAPSHOT_EVERY and plan.next.state.to_move:
            return None
        return Snapshot(count, msgspec.json.encode(plan.next.state.dump()))

    # -- what a command would do ------------------------------------------------------------------

    def plan(
        self, command: says.Change, key: str, mine: Collection[int], replaceable: Collection[int]
    ) -> Plan:
        """``key``: the client's key, made its own; ``mine``: the seats the speaker holds."""
        match command:
            case says.Play():
                self._check_fresh(command.seat, command.on_version)
                return self.plan_move(command.seat, command.move, key)
            case says.Undo():
                self._check_fresh(command.seat, command.on_version)
                return self._plan_undo(command.seat, key)
            case says.UndoAsk():
                self._check_fresh(command.seat, command.on_version)
                return self._plan_undo_ask(command.seat, key)
            case says.UndoAnswer():
                return self._plan_undo_answer(command.seat, command.agree, key)
            case says.Leave():
                return self._plan_leave(command.seat, key)
            case says.GiveToBot():
                return self._plan_bot(command.seat, command.level, mine, replaceable, key)
            case says.TakeBack():
                return self.plan_back(command.seat, key)

    def _check_fresh(self, seat: int, on_version: int) -> None:
        if on_version < self.touched[seat] or on_version > self.version:
            raise Stale

    def plan_move(self, seat: int, move: str | int, key: str = "") -> Plan:
        now = self._playing()
        state = now.state.copy()
        events = state.listen()
        reason = state.why_not(seat, move)
        if reason is not None:
            raise Refused("rules", reason)
        chosen = state.game.alphabet[move] if isinstance(move, int) else state.game.move(move)
        state.play(seat, chosen)
        state.listener = None
        entry = Played(seat, chosen.text, now.state.revealed, key)
        return Plan(entry, events, Instant(state, _ready(now, state, seat)))

    def _plan_undo(self, seat: int, key: str) -> Plan:
        self._playing()
        if not self.can_undo(seat):
            raise Refused("nothing-to-undo")
        return self._undone(seat, len(self.moves) - 1, True, key)

    def _undone(self, seat: int, to: int, free: bool, key: str) -> Plan:
        return Plan(Undone(seat, to, len(self.moves), free, key), next=self.at(to))

    def at(self, moves: int) -> Instant:
        """The game after the first so many moves."""
        back = len(self.moves) - moves
        if back == 0 and self.now is not None:
            return self.now
        if back <= len(self._before):
            return self._before[-back]
        instant = Instant(self.record(0).replay(), frozenset())
        return replayed(instant, self.moves[:moves])

    def _plan_undo_ask(self, seat: int, key: str) -> Plan:
        self._playing()
        if not self.can_ask_undo(seat):
            raise Refused("nothing-to-undo")
        to = self.last_move_of(seat)
        assert to is not None
        if not self._others(seat):
            return self._undone(seat, to, False, key)
        return Plan(UndoAsked(seat, to, key))

    def _others(self, seat: int) -> frozenset[int]:
        """Seats whose people must agree: not bots, not those the same people hold."""
        mine = self.holders[seat]
        return frozenset(
            other
            for other, chair in enumerate(self.chairs)
            if other != seat and chair.level is None and not (mine & self.holders[other])
        )

    def _plan_undo_answer(self, seat: int, agree: bool, key: str) -> Plan:
        self._playing()
        asking = self.asking
        if asking is None or seat not in asking.waiting:
            raise Refused("no-undo-asked")
        if agree and asking.waiting == {seat}:
            return self._undone(asking.seat, asking.to, False, key)
        return Plan(UndoAnswered(seat, agree, key))

    def _plan_leave(self, seat: int, key: str) -> Plan:
        if self.status not in (WAITING, PLAYING):
            raise Refused("not-now")
        take = [(seat, person) for person in sorted(self.holders[seat])] if self.status == WAITING else []
        return Plan(Left(seat, key), take=take)

    def _plan_bot(
        self, seat: int, level: str, mine: Collection[int], replaceable: Collection[int], key: str
    ) -> Plan:
        self._playing()
        if seat >= self.setup.seats or not mine:
            raise Refused("no-seat")
        if seat not in mine and seat not in replaceable:
            raise Refused("not-replaceable")
        if self.chairs[seat].level is not None:
            raise Refused("bot-already")
        return Plan(BotTook(seat, level, min(mine), key))

    def plan_back(self, seat: int, key: str = "") -> Plan:
        chair = self.chairs[seat]
        if chair.kind != PERSON or (chair.level is None and not chair.left):
            raise Refused("not-away")
        return Plan(CameBack(seat, key))

    def plan_sit(self, person: str, name: str, seat: int | None) -> Plan:
        free = [place for place, chair in enumerate(self.chairs) if chair.kind == OPEN]
        if self.status != WAITING or (seat is not None and seat not in free) or not free:
            raise Refused("taken")
        place = free[0] if seat is None else seat
        begins, events = self._begin() if len(free) == 1 else (None, ())
        return Plan(Sat(place, name), events, begins, give=[(place, person)])

    def plan_open(self, chairs: list[Chair], give: Sequence[tuple[int, str]]) -> Plan:
        full = all(chair.kind != OPEN for chair in chairs)
        begins, events = self._begin() if full else (None, ())
        return Plan(Opened(chairs), events, begins, give)

    def _begin(self) -> tuple[Instant, Sequence[Event]]:
        """The last seat is taken: the deal, and what happened before the first decision."""
        record = Record(
            self.game, self.setup.seats, self.setup.options, self.setup.seed, (), self.setup.start
        )
        return Instant(record.replay(), frozenset()), record.events()[0]

    def plan_close(self) -> Plan:
        if self.status != WAITING:
            raise Refused("not-now")
        return Plan(Closed())

    def plan_invite(self) -> Plan:
        if self.status != WAITING:
            raise Refused("not-now")
        return Plan(Invited())

    def _playing(self) -> Instant:
        if self.now is None or self.status != PLAYING:
            raise Refused("not-now")
        return self.now

    # -- the table after it ----------------------------------------------------------------------------

    def after(self, plan: Plan, version: int, at: float) -> Table:
        """The table with one entry more."""
        new = self._copy()
        if plan.take or plan.give:
            new.holders = [set(persons) for persons in self.holders]
            for seat, person in plan.take:
                new.holders[seat].discard(person)
            for seat, person in plan.give:
                new.holders[seat].add(person)
        new._take_up(plan, version, at)
        return new

    def with_holders(self, holders: Sequence[tuple[int, str]]) -> Table:
        """The same table in other hands."""
        new = self._copy()
        new.holders = [set() for _ in self.holders]
        for seat, person in holders:
            new.holders[seat].add(person)
        return new

    def _take_up(self, plan: Plan, version: int, at: float) -> None:
        self._note(plan.entry, version, at)
        match plan.entry:
            case Played(seat=seat) if plan.next is not None and self.now is not None:
                before = self.now
                same = before.state.revealed == plan.next.state.revealed
                self._before = (*self._before[1 - EARLIER :], before) if same else ()
                self._touch(version, _untouched(before.state, plan.next.state, seat))
            case Undone(to=to):
                self._before = self._before[: max(0, len(self._before) - (len(self.moves) - to))]
                self._touch(version)
            case _:
                if plan.next is not None:
                    self._touch(version)
        self._count(plan.entry)
        if plan.next is not None:
            self.now = plan.next

    def _touch(self, version: int, untouched: Collection[int] = ()) -> None:
        for seat in range(self.setup.seats):
            if seat not in untouched:
                self.touched[seat] = version

    def _note(self, entry: Anything, version: int, at: float) -> None:
        self.version = version
        self.changed = at
        if isinstance(entry, Undone):
            self.last_undo = version

    def _count(self, entry: Anything) -> None:
        """What an entry changes, apart from the game itself."""
        chairs = self.chairs
        match entry:
            case Opened(chairs=all_chairs):
                self.chairs = list(all_chairs)
            case Sat(seat=seat, name=name):
                chairs[seat] = Chair(PERSON, name)
            case Left(seat=seat):
                waiting = self.now is None
                chairs[seat] = Chair(OPEN) if waiting else msgspec.structs.replace(chairs[seat], left=True)
            case BotTook(seat=seat, level=level):
                chairs[seat] = msgspec.structs.replace(chairs[seat], level=level)
                self._stop_asking_of(seat)
            case CameBack(seat=seat):
                chairs[seat] = msgspec.structs.replace(chairs[seat], level=None, left=False)
            case Played(seat=seat, move=move, revealed=revealed):
                self.moves.append((seat, move))
                self.marks.append(revealed)
                self.asking = None
            case Undone(to=to):
                del self.moves[to:]
                del self.marks[to:]
                self.asking = None
            case UndoAsked(seat=seat, to=to):
                self.asking = UndoRequest(seat, to, frozenset((seat,)), self._others(seat))
            case UndoAnswered(seat=seat, agree=agree):
                if self.asking is not None and agree:
                    asking = self.asking
                    self.asking = asking._replace(
                        agreed=asking.agreed | {seat}, waiting=asking.waiting - {seat}
                    )
                else:
                    self.asking = None
            case Invited():
                self.invitation += 1
            case Closed():
                self.closed = True

    def _stop_asking_of(self, seat: int) -> None:
        """A bot that takes a seat does not stand in the way of an undo."""
        if self.asking is not None and self.asking.waiting - {seat}:
            self.asking = self.asking._replace(waiting=self.asking.waiting - {seat})
        else:
            self.asking = None

    @classmethod
    def restored(cls, stored: Stored) -> Table:
        """The table that its entries add up to."""
        row = stored.row
        table = cls(row.id, decode_setup(row.setup), row.created, row.public)
        for seat, person in stored.holders:
            table.holders[seat].add(person)
        full = False
        for item in stored.entries:
            entry = decode_entry(item.body)
            table._note(entry, item.version, item.at)
            if isinstance(entry, Left) and full:  # `_count` asks whether the game has begun
                table.chairs[entry.seat] = msgspec.structs.replace(table.chairs[entry.seat], left=True)
            else:
                table._count(entry)
            full = full or all(chair.kind != OPEN for chair in table.chairs)
        if full:
            snapshot = stored.snapshot
            if snapshot is not None:
                first = Instant(table.game.load(msgspec.json.decode(snapshot.body)), frozenset())
                table.now = replayed(first, table.moves[snapshot.moves :])
            else:
                first = Instant(table.record(0).replay(), frozenset())
                table.now = replayed(first, table.moves)
        table._touch(table.version)
        return table


def _untouched(before: State, after: State, seat: int) -> Collection[int]:
    """Seats that go on with the same sealed choice after another's: their decision is what it was."""
    same_step = (
        len(before.to_move) > 1
        and len(before.stack) == len(after.stack)
        and before.stack[-1].name == after.stack[-1].name
        and before.revealed == after.revealed
        and set(before.to_move) - {seat} <= set(after.to_move) <= set(before.to_move)
    )
    return set(after.to_move) - {seat} if same_step else ()


def _ready(now: Instant, after: State, seat: int) -> frozenset[int]:
    before = now.state
    if not _untouched(before, after, seat):
        return frozenset()
    return now.ready if seat in after.to_move else now.ready | {seat}


def replayed(instant: Instant, moves: Sequence[tuple[int, str]]) -> Instant:
    state, ready = instant.state.copy(), instant.ready
    sealed = len(state.to_move) > 1
    for seat, text in moves:
        before = Instant(state.copy(), ready) if sealed else None
        state.play(seat, text)
        ready = _ready(before, state, seat) if before is not None else frozenset()
        sealed = len(state.to_move) > 1 or bool(ready)
    return Instant(state, ready)


@lru_cache(maxsize=64)
def _edition_of(name: str, edition: bytes) -> Game:
    return find_game(name, msgspec.json.decode(edition))


def game_of(setup: Setup) -> Game:
    if setup.edition is None:
        return find_game(setup.game)
    return _edition_of(setup.game, msgspec.json.encode(setup.edition))


def as_dict(request: UndoRequest) -> dict[str, Any]:
    return {
        "seat": request.seat,
        "to": request.to,
        "agreed": sorted(request.agreed),
        "waiting": sorted(request.waiting),
    }
