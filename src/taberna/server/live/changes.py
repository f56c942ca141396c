"""The way of a change: it is made when its turn has come, stored, taken up, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec

from taberna.kernel.errors import TabernaError
from taberna.kernel.native import mypyc_attr

from ..errors import Known, Refused, Stale
from ..store.base import Conflict, Store
from ..store.records import Append, Entry, Snapshot
from ..table import commands
from ..table.change import Change
from ..table.entries import Played, Undone, Withdrawn, encode
from ..table.log import encode_events
from ..table.table import Table
from . import protocol
from .copies import Gap
from .open_table import OpenTable, Step

BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds
TRIES = 20  # how often a change is made anew because others were first
SNAPSHOT_EVERY = 128  # moves: to read one back before it is stored costs as much as thirty moves

#: Gets the table a change made, or what went wrong.
Done = Callable[[Table | None, BaseException | None], None]


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Changes:
    """``stored`` is told of changes, ``wake`` of tables where a bot is asked.

    ``catch_up`` reads what somebody else has written to a table; ``shared`` if there may be somebody else.
    """

    def __init__(
        self,
        store: Store,
        wake: Callable[[OpenTable], None],
        stored: Callable[[Table], None],
        catch_up: Callable[[OpenTable], Awaitable[bool]],
        shared: bool = False,
    ) -> None:
        self._store = store
        self._wake = wake
        self._tell = stored
        self._catch_up = catch_up
        self._shared = shared
        self._tasks: set[asyncio.Task[None]] = set()
        #: How often somebody else had written first.
        self.conflicts = 0
        #: Moves that everybody could notice, and how long each took from its turn until its frames were sent.
        self.moves = 0
        self.seconds = Histogram()

    def carry_out(self, open_table: OpenTable, make: Callable[[], Change], done: Done) -> None:
        """Change something when its turn has come, store it, take it up; then tell ``done`` the table it made.

        What ``make`` raises is told instead. If somebody else was first, what they have written is read, and the
        change is made once more from there; so ``make`` looks at the open table's table whenever it is called.
        """
        open_table.queue.enter(partial(self._begin, open_table, make, done, 0))

    def _begin(self, open_table: OpenTable, make: Callable[[], Change], done: Done, tries: int) -> None:
        if open_table.ended:
            open_table.queue.leave()
            done(None, Conflict(f"table {open_table.table.id} is read anew"))
            return
        try:
            change = make()
            at = time.time()
            steps = _steps(open_table.table, change, at)
            after = steps[-1].after
            append = Append(
                after.id,
                [_entry(step.change, step.after.version, at) for step in steps],
                after.status,
                encode(after.summary()),
                _snapshot(steps),
                outdated(change),
                change.give,
                change.clear,
                bool(after.bots_asked()),
                at if after.viewer(None).changed == at else None,
            )
            self._store.append_soon(append, partial(self._stored, open_table, steps, make, done, tries))
        except (Refused, Stale, Known) as refusal:
            refusal.__traceback__ = None  # it knows this frame, which knows who waits for it: a cycle
            if self._shared and not tries and not isinstance(refusal, Known):
                self._plan_again(open_table, make, done, tries + 1, refusal)  # what we know may be old
                return
            open_table.queue.leave()
            done(None, refusal)
        except Exception as error:
            open_table.queue.leave()
            done(None, error)

    def _stored(
        self,
        open_table: OpenTable,
        steps: Sequence[Step],
        make: Callable[[], Change],
        done: Done,
        tries: int,
        _: None,
        error: BaseException | None,
    ) -> None:
        after = steps[-1].after
        if error is None:
            try:
                done(after, None)
            finally:
                self._took_up(open_table, steps, done)
            return
        if isinstance(error, Conflict) and tries < TRIES:
            self.conflicts += 1
            self._plan_again(open_table, make, done, tries + 1, error)
            return
        open_table.queue.leave()
        done(None, error)

    def _took_up(self, open_table: OpenTable, steps: Sequence[Step], done: Done) -> None:
        """It is on the disk: everybody may see it."""
        after = steps[-1].after
        self._tell(after)
        open_table.take_up(steps)
        moves = sum([_is_open_move(step.change) for step in steps])
        if moves:
            self.moves += moves
            self.seconds.note(time.time() - after.viewer(None).changed)
        if after.bots_asked():
            self._wake(open_table)
        open_table.queue.leave()

    def _plan_again(
        self,
        open_table: OpenTable,
        make: Callable[[], Change],
        done: Done,
        tries: int,
        error: BaseException,
    ) -> None:
        """Read what others have written, then make the change from there; the table's turn is still ours."""
        task = asyncio.create_task(self._catch_up_and_begin(open_table, make, done, tries, error))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up_and_begin(
        self,
        open_table: OpenTable,
        make: Callable[[], Change],
        done: Done,
        tries: int,
        error: BaseException,
    ) -> None:
        try:
            new = await self._catch_up(open_table)
        except Exception as fault:
            open_table.queue.leave()
            done(None, error if isinstance(fault, Gap) else fault)
            return
        if new or isinstance(error, Conflict):
            self._begin(open_table, make, done, tries)
        else:
            open_table.queue.leave()
            done(None, error)

    async def change(self, open_table: OpenTable, make: Callable[[], Change]) -> Table:
        """The same, waiting for it; the table it made."""
        changed: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self.carry_out(open_table, make, partial(_settle, changed))
        try:
            return await changed
        finally:
            del changed  # what it raises knows this frame: together they would wait for a search for cycles

    def change_for(
        self, open_table: OpenTable, person: str | None, command: protocol.ChangeCommand
    ) -> Change:
        """What a person's command would add. Raises `Known`, `Refused` or `Stale`."""
        key = f"{person}:{command.key}"
        known = open_table.keys.get(key)
        if known is not None:
            raise Known(known)
        table = open_table.table
        seat = command.seat
        if isinstance(command, protocol.GiveToBot):
            return commands.change(table, command, key, table.seats_of(person), open_table.replaceable())
        if seat >= len(table.holders) or person not in table.holders[seat]:
            raise Refused("not-yours" if table.seats_of(person) else "no-seat")
        return commands.change(table, command, key)

    async def command(
        self, open_table: OpenTable, person: str | None, command: protocol.ChangeCommand
    ) -> Table:
        """Carry out a command; the table it made."""
        return await self.change(open_table, lambda: self.change_for(open_table, person, command))


def _entry(change: Change, version: int, at: float) -> Entry:
    return Entry(version, at, encode(change.entry), encode_events(change.events))


def _settle(changed: asyncio.Future[Table], table: Table | None, error: BaseException | None) -> None:
    if changed.done():
        return  # whoever asked has gone
    if table is not None:
        changed.set_result(table)
    else:
        changed.set_exception(error or RuntimeError("no table"))


def _steps(table: Table, change: Change, at: float) -> list[Step]:
    """What a change makes of a table: one step, or one for each move of a command."""
    steps = [Step(change, table, table.after(change, table.version + 1, at))]
    for further in change.more:
        table = steps[-1].after
        steps.append(Step(further, table, table.after(further, table.version + 1, at)))
    return steps


def _snapshot(steps: Sequence[Step]) -> Snapshot | None:
    """The last that is due."""
    for step in reversed(steps):
        found = snapshot(step.before, step.change)
        if found is not None:
            return found
    return None


def snapshot(table: Table, change: Change) -> Snapshot | None:
    """What to keep of the position after a move, every so often."""
    if change.next is None or not isinstance(change.entry, Played):
        return None
    count = len(table.played) + 1
    if count % SNAPSHOT_EVERY:
        return None
    body = msgspec.json.encode(change.next.state.dump())
    try:
        table.game.load(msgspec.json.decode(body))  # what could not be read again is worth nothing
    except TabernaError:
        return None
    return Snapshot(count, body)


def outdated(change: Change) -> int | None:
    """Snapshots of more moves than this tell of a future that will not be."""
    entry = change.entry
    if isinstance(entry, Undone):
        return entry.to
    return entry.place if isinstance(entry, Withdrawn) else None


def _is_open_move(change: Change) -> bool:
    return isinstance(change.entry, Played) and change.entry.saw < 0
