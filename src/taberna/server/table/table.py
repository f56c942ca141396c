"""A table: what its entries add up to.

No reading or writing here, and a table never changes: a command becomes a `Change` (`commands`), the change makes the
table *after* it, and that takes the place of the old one once the entry is on the disk. So nobody ever sees a position
that could still be lost.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec

from taberna.kernel.record import Record
from taberna.kernel.state import State
from taberna.lessons import Lesson, Place
from taberna.lessons import lesson as find_lesson

from .change import Change, GameState, UndoRequest
from .entries import (
    BOT,
    OPEN,
    PERSON,
    AnyEntry,
    BotTook,
    CameBack,
    Chair,
    Closed,
    CoachAgreed,
    Invited,
    Left,
    Opened,
    Played,
    Sat,
    Setup,
    UndoAnswered,
    UndoAsked,
    Undone,
    Withdrawn,
    as_played,
    deal_of,
    game_of,
)
from .summary import TableSummary, open_json
from .viewer import Viewer
from .viewers import Viewers

EARLIER = 6  # earlier game states kept for undo

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"


def untouched(before: State, after: State, seat: int) -> Collection[int]:
    """Seats that go on with the same sealed choice after another's: their decision is what it was."""
    if len(before.to_move) < 2:
        return ()
    same_step = (
        len(before.stack) == len(after.stack)
        and before.stack[-1].name == after.stack[-1].name
        and before.revealed == after.revealed
        and set(before.to_move) - {seat} <= set(after.to_move) <= set(before.to_move)
    )
    return set(after.to_move) - {seat} if same_step else ()


def ready_after(now: GameState, after: State, seat: int) -> frozenset[int]:
    """Who has made a sealed choice, after a move of this seat."""
    if not untouched(now.state, after, seat):
        return frozenset()
    return now.ready if seat in after.to_move else now.ready | {seat}


def replayed(game_state: GameState, moves: Sequence[Played]) -> GameState:
    state, ready = game_state.state.copy(), game_state.ready
    sealed = len(state.to_move) > 1
    for move in moves:
        seat = move.seat
        before = GameState(state.copy(), ready) if sealed else None
        state.play(seat, move.move)
        ready = ready_after(before, state, seat) if before is not None else frozenset()
        sealed = len(state.to_move) > 1 or bool(ready)
    return GameState(state, ready)


class Table:
    __slots__ = (
        "_before",
        "asking",
        "chairs",
        "chairs_json",
        "chairs_whole",
        "closed",
        "created",
        "game",
        "holders",
        "id",
        "invitation",
        "names",
        "now",
        "public",
        "setup",
        "status",
        "version",
        "viewers",
        "with_bots",
    )

    def __init__(
        self, id: str, setup: Setup, created: float, public: bool, earlier: Table | None = None
    ) -> None:
        """``earlier``: the table of which this is a copy."""
        self.id = id
        self.created = created
        self.public = public
        if earlier is not None:
            self._begin_as(earlier)
            return
        self.game = game_of(setup)
        self.setup = as_played(self.game, setup)
        #: Counts the entries. For the store alone; what each viewer counts is in `viewers`.
        self.version = 0
        self.viewers = Viewers(setup.seats, created)
        self.status = WAITING
        self.chairs: list[Chair] = []
        #: The chairs in JSON, without the closing brace: what is added changes from move to move.
        self.chairs_json: list[bytes] = []
        #: The same as one list.
        self.chairs_whole = msgspec.Raw(b"[]")
        self.names: tuple[str, ...] = ()
        #: Whether a bot plays somewhere.
        self.with_bots = False
        #: Which persons hold each seat: on several devices, or several seats on one.
        self.holders: list[set[str]] = [set() for _ in range(setup.seats)]
        self.invitation = 0
        self.closed = False
        self.now: GameState | None = None
        #: Earlier game states that an undo may go back to without replaying: those of the latest free stretch.
        self._before: tuple[GameState, ...] = ()
        self.asking: UndoRequest | None = None

    def _begin_as(self, earlier: Table) -> None:
        self.setup = earlier.setup
        self.game = earlier.game
        self.version = earlier.version
        self.viewers = earlier.viewers.copy()
        self.status = earlier.status
        self.chairs = earlier.chairs
        self.chairs_json = earlier.chairs_json
        self.chairs_whole = earlier.chairs_whole
        self.names = earlier.names
        self.with_bots = earlier.with_bots
        self.holders = earlier.holders
        self.invitation = earlier.invitation
        self.closed = earlier.closed
        self.now = earlier.now
        self._before = earlier._before
        self.asking = earlier.asking

    def _copy(self) -> Table:
        return Table(self.id, self.setup, self.created, self.public, self)

    # -- what it is -----------------------------------------------------------------------------

    @property
    def played(self) -> list[Played]:
        """The moves that count, in order."""
        return self.viewers.played

    @property
    def full(self) -> bool:
        """Whether the game has begun."""
        return all(chair.kind != OPEN for chair in self.chairs)

    @property
    def state(self) -> State | None:
        return None if self.now is None else self.now.state

    @property
    def asked(self) -> tuple[int, ...]:
        return () if self.now is None or self.closed else self.now.state.to_move

    @property
    def all_open(self) -> bool:
        """The game is over and nothing of it stays secret for ever."""
        return self.status in (OVER, CLOSED) and not self.game.lasting_secrets

    def open_to(self, person: str | None) -> bool:
        """All of a game that is over may be seen by everybody, or by whoever held all the people's seats."""
        if self.status not in (OVER, CLOSED):
            return False
        if not self.game.lasting_secrets:
            return True
        return person is not None and all(
            person in held
            for chair, held in zip(self.chairs, self.holders, strict=True)
            if chair.kind == PERSON
        )

    def places_seen(self, person: str | None, seat: int | None) -> list[int]:
        """The moves there are to be seen: all, or those that this seat has noticed while it was played."""
        return list(range(len(self.played))) if self.open_to(person) else self.viewers.places(seat)

    def viewer(self, seat: int | None) -> Viewer:
        """The numbers of a seat, or of the spectators."""
        return self.viewers.records[-1 if seat is None else seat]

    def version_for(self, seat: int | None) -> int:
        """How much a viewer has noticed."""
        return self.viewers.records[-1 if seat is None else seat].version

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat, persons in enumerate(self.holders) if person in persons]

    def eyes_of(self, person: str | None) -> int | None:
        """Through which seat a person looks unless they say so; None for a spectator."""
        return next((seat for seat, persons in enumerate(self.holders) if person in persons), None)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson whose moves are prescribed here."""
        name = self.setup.lesson
        found = None if name is None else find_lesson(self.setup.game, name)
        return None if found is None or found.whole_game else found

    def lesson_place(self) -> Place | None:
        """Where in the lesson the learner stands."""
        lesson = self.lesson
        return None if lesson is None else lesson.place([(move.seat, move.move) for move in self.played])

    def bots_asked(self) -> list[tuple[int, str]]:
        """Seats that a bot has to move now, with its level; in a lesson, the one whose move comes next there."""
        place = self.lesson_place() if self.setup.lesson is not None else None
        if place is not None:
            seat = -1 if place.next is None else place.next[0]
            return [(seat, self.chairs[seat].level or "")] if seat in self.asked else []
        if not self.with_bots:
            return []
        return [(seat, level) for seat in self.asked if (level := self.chairs[seat].level) is not None]

    def summary(self) -> TableSummary:
        """What is told of it around the game."""
        records = self.viewers.records
        now = self.now
        return TableSummary(
            [viewer.version for viewer in records],
            [viewer.moves for viewer in records],
            [viewer.changed for viewer in records],
            self.asked,
            [] if now is None else sorted(now.ready),
            None if now is None or now.state.result is None else now.state.result.dump(),
            self.chairs_whole,
        )

    # -- what is kept -------------------------------------------------------------------------------

    def at(self, moves: int) -> GameState:
        """The game after the first so many moves."""
        back = len(self.played) - moves
        if back == 0 and self.now is not None:
            return self.now
        if back <= len(self._before):
            return self._before[-back]
        game_state = GameState(self.record(0).replay(), frozenset())
        return replayed(game_state, self.played[:moves])

    def record(self, moves: int | None = None) -> Record:
        """The record of the moves that count."""
        record = self.first_record(self.chairs, self.names)
        record.moves = [(move.seat, move.move) for move in self.played[:moves]]
        return record

    def first_record(self, chairs: Sequence[Chair], names: Sequence[str] = ()) -> Record:
        """The record of a game that begins with these people."""
        setup = self.setup
        deal = deal_of(setup, chairs)
        seed = setup.seed if deal is None else deal.seed
        return Record(self.game, setup.seats, setup.options, seed, names, setup.start, deal)

    # -- the table after it ----------------------------------------------------------------------------

    def after(self, change: Change, version: int, at: float) -> Table:
        """The table with one entry more."""
        new = self._copy()
        if change.clear or change.give:
            new.holders = [set(persons) for persons in self.holders]
            for seat in change.clear:
                new.holders[seat].clear()
            for seat, person in change.give:
                new.holders[seat].add(person)
        new._take_up(change, version, at)
        return new

    def with_holders(self, holders: Iterable[tuple[int, str]]) -> Table:
        """The same table in other hands."""
        new = self._copy()
        new.holders = [set() for _ in self.holders]
        for seat, person in holders:
            new.holders[seat].add(person)
        return new

    def _take_up(self, change: Change, version: int, at: float) -> None:
        entry, next = change.entry, change.next
        but: Collection[int] = ()
        if isinstance(entry, Played) and next is not None and self.now is not None:
            before = self.now
            same = before.state.revealed == next.state.revealed
            self._before = (*self._before[1 - EARLIER :], before) if same else ()
            but = untouched(before.state, next.state, entry.seat)
        elif isinstance(entry, Undone):
            self._before = self._before[: max(0, len(self._before) - (len(self.played) - entry.to))]
        elif isinstance(entry, Withdrawn):
            self._before = self._before_without(entry.place, entry.count)
        self.viewers.note(entry, at, next is not None, but)
        self.fold(entry, version)
        if next is not None:
            self.now = next
        self.settle()

    def settle(self) -> None:
        """Say how it stands, after something has changed."""
        if self.closed:
            self.status = CLOSED
        elif self.now is None:
            self.status = WAITING
        else:
            self.status = PLAYING if self.now.state.to_move else OVER

    def _before_without(self, place: int, count: int) -> tuple[GameState, ...]:
        """The earlier game states, had the moves at this place not been made."""
        back = len(self.played) - place
        if back > len(self._before):
            return ()
        kept = self._before[: len(self._before) - back]
        states = [self._before[-back]]
        for move in self.played[place + count :]:
            states.append(replayed(states[-1], [move]))
        return (*kept, *states[:-1])

    def fold(self, entry: AnyEntry, version: int) -> None:
        """What an entry changes, apart from the game itself and from what viewers notice."""
        self.version = version
        match entry:
            case Played(saw=saw):
                if saw < 0:
                    self.asking = None
            case Opened(chairs=chairs):
                self._seat(chairs)
            case Sat(seat=seat, name=name, nonce=nonce, level=level):
                self._reseat(seat, Chair(BOT if level else PERSON, name, level, nonce=nonce))
            case Left(seat=seat):
                left = msgspec.structs.replace(self.chairs[seat], left=True)  # in play it stays that person's
                self._reseat(seat, left if self.full else Chair(OPEN))
            case BotTook(seat=seat, level=level):
                self._reseat(seat, msgspec.structs.replace(self.chairs[seat], level=level))
                if self.asking is not None and seat in self.asking.waiting:
                    self.asking = None  # there is nobody who could agree
            case CameBack(seat=seat):
                self._reseat(seat, msgspec.structs.replace(self.chairs[seat], level=None, left=False))
            case Undone():
                self.asking = None
            case Withdrawn(place=place, count=count):
                if self.asking is not None and place < self.asking.to:
                    self.asking = self.asking._replace(to=self.asking.to - count)
            case UndoAsked(seat=seat, to=to, of=of):
                waiting = range(self.setup.seats) if of is None else of
                self.asking = UndoRequest(seat, to, frozenset((seat,)), frozenset(waiting) - {seat})
            case UndoAnswered(seat=seat, agree=agree):
                if self.asking is not None and agree:
                    asking = self.asking
                    self.asking = asking._replace(
                        agreed=asking.agreed | {seat}, waiting=asking.waiting - {seat}
                    )
                else:
                    self.asking = None
            case CoachAgreed(seat=seat, agree=agree):
                self._seat(
                    msgspec.structs.replace(chair, coach=agree and (chair.coach or place == seat))
                    for place, chair in enumerate(self.chairs)
                )
            case Invited():
                self.invitation += 1
            case Closed():
                self.closed = True

    def _seat(self, chairs: Iterable[Chair]) -> None:
        self.chairs = list(chairs)
        self.chairs_json = [open_json(seat, chair) for seat, chair in enumerate(self.chairs)]
        self.chairs_whole = msgspec.Raw(b"[%b}]" % b"},".join(self.chairs_json))
        self.names = tuple([chair.name for chair in self.chairs])
        self.with_bots = any(chair.level is not None for chair in self.chairs)

    def _reseat(self, seat: int, chair: Chair) -> None:
        self._seat([*self.chairs[:seat], chair, *self.chairs[seat + 1 :]])
