"""A table: what its entries add up to.

No reading or writing here, and a table never changes: a command becomes a `Change` (`commands`), the change makes the
table *after* it, and that takes the place of the old one once the entry is on the disk. So nobody ever sees a position
that could still be lost.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import msgspec

from taberna.kernel.errors import TabernaError
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.notice import EVERYBODY
from taberna.kernel.record import Record
from taberna.kernel.state import State

from ..store.base import Snapshot
from .entries import (
    BOT,
    OPEN,
    PERSON,
    AnyEntry,
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
    Withdrawn,
    deal_of,
)
from .game_state import Change, GameState, UndoRequest, replayed, untouched
from .viewers import Viewers

SNAPSHOT_EVERY = 128  # moves: to read one back before it is stored costs as much as thirty moves
EARLIER = 6  # earlier game states kept for undo

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"


class Table:
    __slots__ = (
        "_before",
        "asking",
        "chairs",
        "chairs_json",
        "changed",
        "closed",
        "created",
        "game",
        "holders",
        "id",
        "invitation",
        "names",
        "noticed",
        "now",
        "public",
        "setup",
        "status",
        "touched",
        "version",
        "viewers",
    )

    def __init__(self, id: str, setup: Setup, created: float, public: bool) -> None:
        self.id = id
        self.game = game_of(setup)
        self.setup = _as_played(self.game, setup)
        self.created = created
        self.public = public
        #: Counts the entries. For the store alone; what each viewer counts is in `viewers`.
        self.version = 0
        self.viewers = Viewers(setup.seats)
        #: When each viewer noticed something last.
        self.changed = [created] * (setup.seats + 1)
        #: Who noticed the last entry.
        self.noticed = EVERYBODY
        self.status = WAITING
        self.chairs: list[Chair] = []
        #: The chairs in JSON, without the closing brace: what is added changes from move to move.
        self.chairs_json: list[bytes] = []
        self.names: tuple[str, ...] = ()
        #: Which persons hold each seat: on several devices, or several seats on one.
        self.holders: list[set[str]] = [set() for _ in range(setup.seats)]
        self.invitation = 0
        self.closed = False
        self.now: GameState | None = None
        #: Earlier game states that an undo may go back to without replaying: those of the latest free stretch.
        self._before: tuple[GameState, ...] = ()
        self.asking: UndoRequest | None = None
        #: When each seat's decision was last touched, by its own count: what is decided on older news is stale.
        self.touched = [0] * setup.seats

    def _copy(self) -> Table:
        new = Table.__new__(Table)
        new.id = self.id
        new.setup = self.setup
        new.created = self.created
        new.public = self.public
        new.game = self.game
        new.version = self.version
        new.viewers = self.viewers.copy()
        new.changed = self.changed
        new.noticed = self.noticed
        new.status = self.status
        new.chairs = self.chairs
        new.chairs_json = self.chairs_json
        new.names = self.names
        new.holders = self.holders
        new.invitation = self.invitation
        new.closed = self.closed
        new.now = self.now
        new._before = self._before
        new.asking = self.asking
        new.touched = self.touched.copy()
        return new

    # -- what it is -----------------------------------------------------------------------------

    @property
    def played(self) -> list[Played]:
        """The moves that count, in order."""
        return self.viewers.played

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

    def version_for(self, viewer: int | None) -> int:
        """How much a viewer has noticed."""
        return self.viewers.versions[-1 if viewer is None else viewer]

    def moves_for(self, viewer: int | None) -> int:
        """How many moves a viewer has noticed."""
        return self.viewers.moves[-1 if viewer is None else viewer]

    def changed_for(self, viewer: int | None) -> float:
        return self.changed[-1 if viewer is None else viewer]

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat, persons in enumerate(self.holders) if person in persons]

    def eyes_of(self, person: str | None) -> int | None:
        """Through which seat a person looks unless he says so; None for a spectator."""
        return next((seat for seat, persons in enumerate(self.holders) if person in persons), None)

    def bots_asked(self) -> list[tuple[int, str]]:
        """Seats that a bot has to move now, with its level."""
        return [(seat, level) for seat in self.asked if (level := self.chairs[seat].level) is not None]

    def who_must_agree(self, seat: int, to: int) -> frozenset[int]:
        """Seats whose people are asked before this seat goes back to the first so many moves.

        Not bots, not seats that the same people hold. A bot that stands in for somebody who is away cannot agree to
        what this person has seen, so that nothing that has come to light since is taken back without them.
        """
        mine = self.holders[seat]
        state = self.state
        revealed = state is not None and self.played[to].revealed != state.revealed
        return frozenset(
            other
            for other, chair in enumerate(self.chairs)
            if other != seat
            and chair.kind == PERSON
            and (chair.level is None or revealed)
            and not (mine & self.holders[other])
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

    def snapshot(self, change: Change) -> Snapshot | None:
        """What to keep of the position after a move, every so often."""
        if change.next is None or not isinstance(change.entry, Played):
            return None
        count = len(self.played) + 1
        if count % SNAPSHOT_EVERY and change.next.state.to_move:
            return None
        body = msgspec.json.encode(change.next.state.dump())
        try:
            self.game.load(msgspec.json.decode(body))  # what could not be read again is worth nothing
        except TabernaError:
            return None
        return Snapshot(count, body)

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
        entry = change.entry
        made = len(self.played)
        if isinstance(entry, Withdrawn):
            self._before = self._before_without(entry.place, entry.count)
        noticed = self.note(entry, version, at)
        if isinstance(entry, Played) and change.next is not None and self.now is not None:
            before = self.now
            same = before.state.revealed == change.next.state.revealed
            self._before = (*self._before[1 - EARLIER :], before) if same else ()
            self.touch(noticed, untouched(before.state, change.next.state, entry.seat))
        elif isinstance(entry, Undone):
            self._before = self._before[: max(0, len(self._before) - (made - entry.to))]
            self.touch(noticed)
        elif change.next is not None:
            self.touch(noticed)
        self.count(entry)
        if change.next is not None:
            self.now = change.next
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

    def touch(self, noticed: int, but: Collection[int] = ()) -> None:
        """The decision of those who noticed something is no longer what it was."""
        versions = self.viewers.versions
        if noticed == EVERYBODY and not but:
            self.touched = versions[:-1]
            return
        for seat in range(self.setup.seats):
            if noticed >> seat & 1 and seat not in but:
                self.touched[seat] = versions[seat]

    def note(self, entry: AnyEntry, version: int, at: float) -> int:
        """Count an entry for those who notice it; who they are."""
        self.version = version
        noticed = self.noticed = self.viewers.note(entry)
        if noticed == EVERYBODY:
            self.changed = [at] * len(self.changed)
        else:
            self.changed = [at if noticed >> v & 1 else then for v, then in enumerate(self.changed)]
        return noticed

    def count(self, entry: AnyEntry) -> None:
        """What an entry changes, apart from the game itself."""
        match entry:
            case Played(saw=saw):
                if saw < 0:
                    self.asking = None
            case Opened(chairs=chairs):
                self._seat(chairs)
            case Sat(seat=seat, name=name, nonce=nonce, level=level):
                self._reseat(seat, Chair(BOT if level else PERSON, name, level, nonce=nonce))
            case Left(seat=seat):
                if self.now is None:
                    self._reseat(seat, Chair(OPEN))
                else:
                    self.leave(seat)
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
            case Invited():
                self.invitation += 1
            case Closed():
                self.closed = True

    def leave(self, seat: int) -> None:
        """Somebody leaves a game in play: the seat stays that person's."""
        self._reseat(seat, msgspec.structs.replace(self.chairs[seat], left=True))

    def _seat(self, chairs: Iterable[Chair]) -> None:
        self.chairs = list(chairs)
        self.chairs_json = [_chair(seat, chair) for seat, chair in enumerate(self.chairs)]
        self.names = tuple([chair.name for chair in self.chairs])

    def _reseat(self, seat: int, chair: Chair) -> None:
        self._seat([*self.chairs[:seat], chair, *self.chairs[seat + 1 :]])


def _chair(seat: int, chair: Chair) -> bytes:
    told = {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level,
        "left": chair.left,
    }
    return msgspec.json.encode(told)[:-1]


@lru_cache(maxsize=64)
def _edition_of(name: str, edition: bytes) -> Game:
    return find_game(name, msgspec.json.decode(edition))


def _as_played(game: Game, setup: Setup) -> Setup:
    """What a table made under an earlier rules version says, as this version says it."""
    if setup.rules == game.version:
        return setup
    options = game.options_of(setup.rules, setup.options)
    return msgspec.structs.replace(setup, rules=game.version, options=options)


def game_of(setup: Setup) -> Game:
    if setup.edition is None:
        return find_game(setup.game)
    return _edition_of(setup.game, msgspec.json.encode(setup.edition))
