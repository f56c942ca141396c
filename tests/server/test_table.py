"""A table by itself: what its entries add up to, however it is opened, and how fast."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest

import taberna
from taberna.server.errors import Refused
from taberna.server.live.changes import SNAPSHOT_EVERY, outdated, snapshot
from taberna.server.live.frames import body
from taberna.server.store import open_store
from taberna.server.store.base import Store
from taberna.server.store.records import Append, Entry, NewTable
from taberna.server.table import commands
from taberna.server.table.change import Change
from taberna.server.table.commands import free_undo
from taberna.server.table.entries import PERSON, Chair, Played, Setup, encode
from taberna.server.table.from_store import from_entries
from taberna.server.table.log import counting, encode_events
from taberna.server.table.table import Table
from taberna.server.text import words_of

from .tavern import GAMES


class Kept:
    """A table whose entries are stored as the hub stores them."""

    def __init__(self, store: Store, game: str, seats: int, seed: str) -> None:
        rules = taberna.game(game)
        self.store = store
        self.setup = Setup(game, rules.version, seats, {}, seed)
        self.table = Table("abcdefghijkl", self.setup, 0.0, False)

    async def add(self, plan: Change) -> None:
        before, version = self.table, self.table.version + 1
        after = before.after(plan, version, float(version))
        entry = Entry(version, float(version), encode(plan.entry), encode_events(list(plan.events)))
        append = Append(
            before.id,
            [entry],
            after.status,
            encode(after.summary()),
            snapshot(before, plan),
            outdated(plan),
            plan.give,
            plan.clear,
        )
        if version == 1:
            await self.store.create(NewTable(0.0, False, encode(self.setup), b"{}", append))
        else:
            await self.store.append(append)
        self.table = after

    async def opened(self) -> Table:
        stored = await self.store.load(self.table.id)
        assert stored is not None
        return from_entries(stored)[0]


def facts(table: Table) -> dict[str, Any]:
    assert table.now is not None
    return {
        "version": table.version,
        "viewers": [(v.version, v.moves, v.changed) for v in table.viewers.records],
        "besides": table.viewers.besides,
        "truth": table.now.state.dump(),
        "ready": table.now.ready,
        "played": table.played,
        "chairs": table.chairs,
        "holders": table.holders,
        "asking": table.asking,
        "undo": [free_undo(table, seat) is not None for seat in range(table.setup.seats)],
        "bodies": [body(table, words_of(table.game, "en"), seat) for seat in (None, 0)],
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opened_anew_is_the_same_at_every_moment(store_url: str, game: str) -> None:
    """Moves, free and agreed undo in any order; then from the store, with and without snapshots."""
    rng = random.Random(game)

    async def story() -> None:
        store = open_store(store_url)
        await store.open()
        seats = taberna.game(game).min_seats
        kept = Kept(store, game, seats, f"story {game}")
        chairs = [Chair(PERSON, f"P{n}") for n in range(seats)]
        give = [(n, f"person {n}") for n in range(seats)]
        await kept.add(commands.opening(kept.table, chairs, give))
        undone = 0
        for n in range(SNAPSHOT_EVERY * 3):
            table = kept.table
            if not table.asked:
                break
            back = [seat for seat in range(seats) if free_undo(table, seat) is not None]
            if back and rng.random() < 0.25:
                await kept.add(commands.undo(table, back[0], f"u{n}"))
                undone += 1
            elif rng.random() < 0.05 and len(table.played) > 3:
                await kept.add(
                    commands.undone(table, 0, len(table.played) - rng.randint(1, 3), False, f"a{n}")
                )
                undone += 1
            else:
                seat = rng.choice(table.asked)
                state = table.state
                assert state is not None
                moves = [m for m in state.moves(seat) if not m.interrupt]
                await kept.add(commands.move(table, seat, rng.choice(moves).text, f"m{n}"))
            if n % 9 == 0:
                assert facts(await kept.opened()) == facts(kept.table)
        assert undone > 2
        opened = await kept.opened()
        assert facts(opened) == facts(kept.table)
        record = kept.table.record()
        assert record.replay() == opened.state, "the record has only the moves that count"
        told = [
            line.entry.move
            for line in counting(await store.log(opened.id), seats)
            if isinstance(line.entry, Played)
        ]
        assert told == [move.move for move in opened.played], "and so has the log"
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_opening_the_longest_game_is_fast(store_url: str, game: str) -> None:
    """Below 50 ms of server time, frame included; the best of three, for this machine is never quiet."""

    async def story() -> float:
        store = open_store(store_url)
        await store.open()
        rules = taberna.game(game)
        kept = Kept(store, game, rules.max_seats, "long")
        await kept.add(
            commands.opening(kept.table, [Chair(PERSON, f"P{n}") for n in range(rules.max_seats)], ())
        )
        rng = random.Random(3)
        while kept.table.asked:
            seat = rng.choice(kept.table.asked)
            state = kept.table.state
            assert state is not None
            moves = [m for m in state.moves(seat) if not m.interrupt]
            plan = commands.move(kept.table, seat, rng.choice(moves).text)
            if not plan.next or not plan.next.state.to_move:
                break  # the last moment before the end: the longest game that is still on
            await kept.add(plan)
        times = []
        for _ in range(3):
            started = time.process_time()
            table = await kept.opened()
            body(table, words_of(rules, "en"), 0)
            times.append(time.process_time() - started)
        await store.close()
        print(f"{game}: {len(kept.table.played)} moves, opened in {min(times) * 1000:.1f} ms")
        return min(times)

    assert asyncio.run(story()) < 0.050


def test_a_plan_changes_nothing_until_it_is_taken_up() -> None:
    setup = Setup("senators", 1, 3, {}, "ave")
    table = Table("abcdefghijkl", setup, 0.0, False)
    opened = table.after(commands.opening(table, [Chair(PERSON, n) for n in "abc"], ()), 1, 1.0)
    assert (table.version, table.state, table.chairs) == (0, None, [])
    before = facts(opened)
    state = opened.state
    assert state is not None
    seat = state.to_move[0]
    plan = commands.move(opened, seat, state.moves(seat)[0].text)
    after = opened.after(plan, 2, 2.0)
    assert facts(opened) == before
    assert len(after.played) == 1
    with pytest.raises(Refused):
        commands.move(opened, seat, "dance")
    assert facts(opened) == before


def test_a_table_made_under_earlier_rules_is_played_by_them() -> None:
    """Rome's rules version 1 let a bonus be wasted on an empty display (ROM-3.34)."""
    old = Table("abcdefghijkl", Setup("rome", 1, 3, {"arch_limit": "eight"}, "old"), 0.0, False)
    assert old.setup.options == {"bonus_without_target": "allowed", "arch_limit": "eight"}
    assert old.setup.rules == taberna.game("rome").version
    new = Table("abcdefghijkl", Setup("rome", 2, 3, {}, "new"), 0.0, False)
    assert new.setup.options == {}
