"""Tables that other processes change too: what they have stored is read and played here as well.

A table is the fold of its entries wherever it is open. Of somebody else's entries one hears as news
(`taberna.server.bus`), which bring them along or tell what there is to be read; and if those are lost, by asking the
store for all versions from time to time. Nothing is played or read while a change of our own is on its way: both wait
for their turn in the table's queue.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ..store.base import StoreError
from ..store.records import Entry, Mark
from ..table.entries import Left, Opened, Sat
from ..table.follow import followed
from ..ticking import tick
from .open_table import OpenTable, Step

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("taberna.copies")

POLL = 5.0  # seconds between two looks at all versions


class Gap(Exception):
    """What was read does not go on from what we have."""


class Copies:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store
        self._batch: list[OpenTable] = []
        self._reading = False
        #: Versions that were told while a table was being read.
        self._missed: dict[str, int] = {}
        #: Entries of others that were played here, and how many tables were read for it.
        self.followed = 0
        self.read = 0

    # -- news ----------------------------------------------------------------------------------------------

    def moved(self, table: str, version: int, brought: Sequence[Entry] = ()) -> None:
        """Somebody has written this version; perhaps its entries were brought along."""
        open_table = self._hub.open_tables.get(table)
        if open_table is None:
            if table in self._hub.loading:
                self._missed[table] = max(version, self._missed.get(table, 0))
            return
        open_table.reported = max(version, open_table.reported)
        if not self._hub.neighbours.needs(open_table):
            return  # nobody needs it now; it is read when somebody does
        if version > open_table.table.version:
            open_table.brought += brought
            self._follow(open_table)

    def _follow(self, open_table: OpenTable) -> None:
        if not open_table.following:
            open_table.following = True
            open_table.queue.enter(partial(self._turn, open_table))

    def loaded(self, open_table: OpenTable) -> None:
        """A table was read; it may have moved on meanwhile."""
        self.moved(open_table.table.id, self._missed.pop(open_table.table.id, 0))

    def said(self, table: str, lines: int) -> None:
        open_table = self._hub.open_tables.get(table)
        if open_table is not None and open_table.chat.count < lines:
            self._hub.spawn(self.catch_up(open_table))

    def held(self, table: str) -> None:
        open_table = self._hub.open_tables.get(table)
        if open_table is not None:
            self._hub.spawn(self.catch_up(open_table))

    async def keep_polling(self) -> None:
        while True:
            await tick(POLL)
            try:
                await self.poll()
            except Exception as error:  # the next look may succeed
                log.warning("versions could not be read: %s", error)

    async def poll(self) -> None:
        """Find out what no news has told."""
        marks = await self._store.marks(list(self._hub.open_tables))
        for id, open_table in list(self._hub.open_tables.items()):
            mark = marks.get(id)
            if mark is not None and _is_behind(open_table, mark):
                if self._hub.neighbours.needs(open_table):
                    self._hub.neighbours.opened(open_table)  # perhaps nobody knows that it is open here
                if mark.chat == open_table.chat.count and mark.holders == _holders(open_table):
                    self.moved(id, mark.version)
                else:
                    self._hub.spawn(self.catch_up(open_table))

    # -- what is new -------------------------------------------------------------------------------------------

    def _turn(self, open_table: OpenTable) -> None:
        brought, open_table.brought = open_table.brought, []
        if open_table.table.version >= open_table.reported or self._play_brought(open_table, brought):
            self._end_turn(open_table)
            return
        self._batch.append(open_table)
        if not self._reading:
            self._reading = True
            self._hub.spawn(self._read_together())

    async def _read_together(self) -> None:
        """While one group of tables is read the next one gathers."""
        try:
            while self._batch:
                batch, self._batch = self._batch, []
                await self._read(batch)
        finally:
            self._reading = False

    def _play_brought(self, open_table: OpenTable, brought: Sequence[Entry]) -> bool:
        """Play what came along with news, if nothing is missing; whether that was so."""
        version = open_table.table.version
        entries = [entry for entry in brought if entry.version > version]
        if [entry.version for entry in entries] != list(range(version + 1, open_table.reported + 1)):
            return False
        try:
            steps = _steps(open_table, entries)
            if any(map(_about_seats, steps)):
                return False  # who holds them now is in the store
            self._play(open_table, steps)
        except Exception:
            self._broken(open_table)
        return True

    async def _read(self, batch: Sequence[OpenTable]) -> None:
        self.read += len(batch)
        reported = [one.reported for one in batch]
        try:
            found = await self._store.entries_after([(one.table.id, one.table.version) for one in batch])
        except Exception as error:  # the next look at the versions finds it
            log.warning("entries of others could not be read: %s", error)
            found = {}
        for open_table, known in zip(batch, reported, strict=True):
            try:
                entries = found.get(open_table.table.id, ())
                await self._take_up(open_table, entries)
            except StoreError as error:
                log.warning("entries of others could not be read: %s", error)
            except Exception:
                self._broken(open_table)
            finally:
                self._end_turn(open_table)
                if open_table.reported > max(known, open_table.table.version) and self._is_open(open_table):
                    self._follow(open_table)  # that was heard while it was being read

    def _is_open(self, open_table: OpenTable) -> bool:
        return self._hub.open_tables.get(open_table.table.id) is open_table

    def _end_turn(self, open_table: OpenTable) -> None:
        open_table.following = False
        open_table.queue.leave()

    async def freshen(self, open_table: OpenTable) -> None:
        """Make sure that nothing is missing of what was stored before now."""
        id = open_table.table.id
        mark = (await self._store.marks([id])).get(id)
        if mark is not None and _is_behind(open_table, mark):
            await self.catch_up(open_table)

    async def catch_up(self, open_table: OpenTable) -> None:
        async with open_table.queue:
            await self.catch_up_now(open_table)

    async def catch_up_now(self, open_table: OpenTable) -> bool:
        """Read all that is new, whoever has the table's turn; whether there was anything. Raises `Gap`."""
        table = open_table.table
        mark = (await self._store.marks([table.id])).get(table.id)
        if open_table.ended:
            raise Gap(f"table {table.id} is read anew")
        if mark is None:
            self._hub.read_anew(table.id)
            raise Gap(f"table {table.id} is gone")
        if not _is_behind(open_table, mark):
            return False
        found = await self._store.entries_after([(table.id, table.version)])
        lines: Sequence[bytes] = ()
        if mark.chat > open_table.chat.count:
            lines = await self._store.chat_after(table.id, open_table.chat.count)
        try:
            await self._take_up(open_table, found.get(table.id, ()), mark.holders, lines)
        except StoreError:
            raise
        except Exception:
            self._broken(open_table)
            raise Gap(f"table {table.id} is read anew") from None
        return True

    async def _take_up(
        self,
        open_table: OpenTable,
        entries: Sequence[Entry],
        holders: Collection[tuple[int, str]] | None = None,
        lines: Sequence[bytes] = (),
    ) -> None:
        steps = _steps(open_table, entries)
        if any(map(_about_seats, steps)):
            id = open_table.table.id
            mark = (await self._store.marks([id])).get(id)
            holders = holders if mark is None else mark.holders
        for line in lines:
            open_table.chat.add(line)
        handed = holders is not None and holders != _holders(open_table)
        if holders is not None and handed and steps:
            steps[-1] = steps[-1]._replace(after=steps[-1].after.with_holders(holders))
        elif holders is not None and handed:
            open_table.table = open_table.table.with_holders(holders)
            open_table.show_out()
        if steps:
            self._play(open_table, steps)
        if handed:
            self._hub.presence.seats_changed(open_table)
        elif lines:
            for connection in open_table.connections:
                connection.want()

    def _play(self, open_table: OpenTable, steps: Sequence[Step]) -> None:
        self.followed += len(steps)
        used = open_table.used
        with self._hub.traces.following(open_table.table.id, steps[-1].after.version):
            open_table.take_up(steps)
        open_table.used = used  # what happens elsewhere is no reason to keep it open here
        self._hub.bot_driver.wake(open_table)

    def _broken(self, open_table: OpenTable) -> None:
        log.exception("table %s cannot be followed and is read anew", open_table.table.id)
        self._hub.read_anew(open_table.table.id)


def _steps(open_table: OpenTable, entries: Sequence[Entry]) -> list[Step]:
    steps: list[Step] = []
    table = open_table.table
    for entry in entries:
        if entry.version <= table.version:
            continue
        if entry.version != table.version + 1:
            raise Gap(f"table {table.id}: {entry.version} comes after {table.version}")
        change = followed(table, entry)
        after = table.after(change, entry.version, entry.at)
        steps.append(Step(change, table, after))
        table = after
    return steps


def _about_seats(step: Step) -> bool:
    """Whether seats change hands with it."""
    return isinstance(step.change.entry, (Opened, Sat, Left))


def _holders(open_table: OpenTable) -> set[tuple[int, str]]:
    holders = open_table.table.holders
    return {(seat, person) for seat, persons in enumerate(holders) for person in persons}


def _is_behind(open_table: OpenTable, mark: Mark) -> bool:
    return (
        mark.version > open_table.table.version
        or mark.chat > open_table.chat.count
        or mark.holders != _holders(open_table)
    )
