"""What every store must do: versions, grouped commits, what survives, what is refused, the keeper's work."""

from __future__ import annotations

import asyncio

import pytest

from taberna.server.store import open_store
from taberna.server.store.base import BadStore, Conflict, Store
from taberna.server.store.records import (
    Append,
    Aside,
    Block,
    Entry,
    Holder,
    Kept,
    KnownSession,
    Mark,
    NewTable,
    Outdated,
    Person,
    Pruned,
    Snapshot,
)

LIVIA = Person("p", "Livia", "de")


def entry(version: int, body: bytes = b"{}") -> Entry:
    return Entry(version, 1000.0 + version, body, b"[]")


def append(table: str, *versions: int, **more: object) -> Append:
    return Append(table, [entry(v) for v in versions], "playing", b"{}", **more)  # type: ignore[arg-type]


async def opened(url: str, *tables: str) -> Store:
    store = open_store(url)
    await store.open()
    for table in tables:
        await store.create(NewTable(1000.0, True, b'{"setup":1}', b'{"lobby":1}', append(table, 1)))
    return store


def test_entries_are_numbered_without_gaps_and_a_second_writer_loses(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        await store.append(append("a", 2))
        for wrong in (2, 1, 4):
            with pytest.raises(Conflict):
                await store.append(append("a", wrong))
        await store.append(append("a", 3, 4))
        stored = await store.load("a")
        assert stored is not None
        assert [e.version for e in stored.entries] == [1, 2, 3, 4]
        assert stored.row.version == 4
        await store.close()

    asyncio.run(story())


def test_many_writes_share_few_commits_and_a_conflict_fails_alone(store_url: str) -> None:
    async def story() -> None:
        tables = [f"t{i}" for i in range(60)]
        store = await opened(store_url, *tables)
        before = store.stats()
        good = [store.append(append(table, 2, changed=1002.0)) for table in tables]
        bad = [store.append(append(table, 2, changed=1002.0)) for table in tables[:5]]
        done = await asyncio.gather(*good, *bad, return_exceptions=True)
        assert done[:60] == [None] * 60
        assert [isinstance(one, Conflict) for one in done[60:]] == [True] * 5
        after = store.stats()
        assert after.commits - before.commits < 30
        assert after.jobs - before.jobs == 65
        await store.close()

    asyncio.run(story())


def test_of_two_writers_racing_for_one_version_exactly_one_wins(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        for version in range(2, 30):
            race = [store.append(append("a", version)) for _ in range(3)]
            done = await asyncio.gather(*race, return_exceptions=True)
            assert done.count(None) == 1
        await store.close()

    asyncio.run(story())


def test_what_was_awaited_is_there_after_reopening(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        await store.append(append("a", 2, snapshot=Snapshot(1, b"x"), give=[(0, "p"), (1, "q")]))
        await store.append(append("a", 3, clear=[1]))
        await store.say("a", 1, b'"salve"')
        await store.close()
        again = await opened(store_url)
        stored = await again.load("a")
        assert stored is not None
        assert [e.version for e in stored.entries] == [1, 2, 3]
        assert stored.snapshot == Snapshot(1, b"x")
        assert stored.holders == [(0, "p")]
        assert stored.chat == [b'"salve"']
        assert await again.load("b") is None
        await again.close()

    asyncio.run(story())


def test_a_follower_reads_only_what_is_new(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a", "b", "c")
        await store.append(append("a", 2, 3, give=[(0, "p"), (2, "q")]))
        await store.append(append("b", 2))
        await store.say("a", 1, b"1")
        await store.say("a", 2, b"2")
        found = await store.entries_after([("a", 1), ("b", 2), ("c", 0), ("none", 0)])
        assert {table: [e.version for e in entries] for table, entries in found.items()} == {
            "a": [2, 3],
            "c": [1],
        }
        assert found["a"][0] == entry(2)
        assert await store.chat_after("a", 1) == [b"2"]
        assert await store.chat_after("b", 0) == []
        marks = await store.marks(["a", "b", "none"])
        assert marks == {"a": Mark(3, 2, frozenset({(0, "p"), (2, "q")})), "b": Mark(2, 0, frozenset())}
        over = Append("a", [entry(4)], "over", b"{}")
        await store.append(over)
        assert await store.pack("a")
        packed = await store.entries_after([("a", 2)])
        assert [e.version for e in packed["a"]] == [3, 4], "a game that is over reads the same"
        assert await store.entries_after([("a", 4)]) == {}
        await store.close()

    asyncio.run(story())


def test_what_somebody_else_has_made_or_said_is_a_conflict(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        await store.say("a", 1, b"1")
        with pytest.raises(Conflict):
            await store.say("a", 1, b"other")
        with pytest.raises(Conflict):
            await store.create(NewTable(2000.0, False, b"{}", b"{}", append("a", 1)))
        stored = await store.load("a")
        assert stored is not None
        assert stored.chat == [b"1"]
        assert stored.row.public
        await store.close()

    asyncio.run(story())


def test_undo_forgets_the_snapshots_of_a_future_that_will_not_be(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        await store.append(append("a", 2, snapshot=Snapshot(32, b"32")))
        await store.append(append("a", 3, snapshot=Snapshot(64, b"64")))
        await store.append(append("a", 4, forget_beyond=40))
        stored = await store.load("a")
        assert stored is not None
        assert stored.snapshot == Snapshot(32, b"32")
        await store.close()

    asyncio.run(story())


def test_only_bots_are_owed_whom_somebody_waits_for(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a", "b", "c", "d")
        await store.add_person(LIVIA, b"hash", 1000.0)
        await store.append(append("a", 2, give=[(0, "p")], owed=True, changed=1001.0))
        await store.append(append("b", 2, give=[(0, "p")], changed=1002.0))
        await store.append(append("c", 2, give=[(0, "stranger")], owed=True, changed=1003.0))
        await store.append(append("d", 2, give=[(1, "p")], owed=True, changed=1004.0))
        assert await store.owed(999.0) == ["d", "a"], "the latest first; nobody waits at c"
        await store.append(append("d", 3))
        assert await store.owed(999.0) == ["a"], "the bot has moved"
        assert await store.owed(1001.0) == [], "she has not been here since"
        await store.touch_session(b"hash", 1002.0)
        assert await store.owed(1001.0) == ["a"]
        await store.set_aside("a", Aside(1.0, "0", "damaged", "why"))
        assert await store.owed(999.0) == [], "nobody can open it"
        await store.close()

    asyncio.run(story())


def test_a_table_that_is_over_is_packed_and_reads_the_same(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a", "b")
        for version in range(2, 200):
            await store.append(append("a", version, snapshot=Snapshot(version, b"{%d}" % version)))
            await store.append(append("b", version))
        await store.append(Append("a", [entry(200)], "over", b"{}"))
        before = [await store.load("a"), await store.load("b")]
        assert await store.unpacked() == ["a"], "b goes on"
        assert [await store.pack("a"), await store.pack("b"), await store.pack("a")] == [True, False, False]
        assert await store.unpacked() == []
        assert [await store.load("a"), await store.load("b")] == before
        assert await store.log("a") == before[0].entries  # type: ignore[union-attr]
        await store.append(Append("a", [entry(201)], "over", b"{}"))
        await store.pack("a")
        stored = await store.load("a")
        assert stored is not None
        assert [e.version for e in stored.entries] == list(range(1, 202))
        assert stored.snapshot == Snapshot(199, b"{199}")
        await store.close()

    asyncio.run(story())


def test_a_session_tells_whose_it_is_since_when_and_when_it_was_used(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        await store.add_person(LIVIA, b"hash", 10.0)
        assert await store.session(b"hash") == KnownSession(LIVIA, 10.0, 10.0)
        assert await store.session(b"unknown") is None
        await store.touch_session(b"hash", 20.0)
        await store.replace_session(b"hash", b"new", 30.0)
        await store.rename(Person("p", "Drusilla", "it"))
        assert await store.session(b"hash") is None
        assert await store.session(b"new") == KnownSession(Person("p", "Drusilla", "it"), 10.0, 30.0)
        assert await store.alive([b"new", b"hash"]) == {b"new"}
        await store.end_session(b"new")
        assert await store.session(b"new") is None
        assert await store.alive([b"new"]) == set()
        await store.close()

    asyncio.run(story())


def test_a_seat_has_one_token_and_renewing_it_shows_other_holders_out(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        await store.append(append("a", 2, give=[(0, "p"), (0, "q")]))
        assert await store.set_seat_token("a", 0, b"one", "p") == ["q"]
        assert await store.seat_of_token(b"one") == ("a", 0)
        assert await store.set_seat_token("a", 0, b"two", "p") == []
        assert await store.seat_of_token(b"one") is None
        assert await store.seat_of_token(b"two") == ("a", 0)
        assert await store.claim(b"two", "r", 3.0) == ("a", 0)
        assert await store.hold_alone("a", 0, "p") == ["r"]
        assert await store.claim(b"two", "r", 4.0) is None, "the link has ended too"
        await store.close()

    asyncio.run(story())


def test_the_links_of_a_seat_end_with_the_right_to_it(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        await store.append(append("a", 2, give=[(0, "p"), (1, "q")]))
        await store.set_seat_token("a", 0, b"zero", "p")
        await store.set_seat_token("a", 1, b"one", "q")
        await store.append(append("a", 3, clear=[0]))
        assert await store.claim(b"zero", "p", 5.0) is None
        assert await store.claim(b"one", "p", 5.0) == ("a", 1)
        await store.close()

    asyncio.run(story())


def test_the_lobby_lists_my_tables_with_my_seats_and_the_public_ones(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a", "b")
        await store.append(append("a", 2, give=[(0, "p"), (2, "p")], changed=1002.0))
        mine, public = await store.tables("p")
        assert [(row.id, seats) for row, seats in mine] == [("a", [0, 2])]
        assert [row.id for row in public] == ["a", "b"], "the latest first"
        assert await store.tables(None) == ([], public)
        await store.close()

    asyncio.run(story())


def test_the_holders_of_a_seat_are_told_with_their_names(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        await store.add_person(LIVIA, b"hash", 1.0)
        await store.add_person(Person("q", "Marcus", "en"), b"other", 1.0)
        await store.append(append("a", 2, give=[(0, "p")]))
        await store.set_seat_token("a", 0, b"one", "p")
        await store.claim(b"one", "q", 2000.0)
        assert await store.holders("a", 0) == [Holder("p", "Livia", 1002.0), Holder("q", "Marcus", 2000.0)]
        assert await store.holders("a", 1) == []
        await store.close()

    asyncio.run(story())


def test_versions_leave_out_tables_that_are_gone(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a", "b")
        await store.append(append("b", 2))
        many = [f"none{i}" for i in range(1200)]
        assert await store.versions(["a", *many, "b"]) == {"a": 1, "b": 2}
        assert await store.versions([]) == {}
        await store.close()

    asyncio.run(story())


def test_a_table_set_aside_says_why_until_it_is_taken_up_again(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        aside = Aside(5.0, "0.1", "damaged", "a page is gone")
        await store.set_aside("a", Aside(4.0, "0.0", "rules", "older"))
        await store.set_aside("a", aside)
        stored = await store.load("a")
        assert stored is not None
        assert (stored.aside, stored.row.aside) == (aside, "damaged")
        assert (await store.tables(None))[1] == [], "nobody is invited to it"
        [listed] = await store.listed()
        assert (listed.row.aside, listed.reason) == ("damaged", "a page is gone")
        await store.take_up_again("a")
        stored = await store.load("a")
        assert stored is not None
        assert (stored.aside, stored.row.aside) == (None, None)
        await store.close()

    asyncio.run(story())


def test_the_keeper_lists_by_status_and_by_the_last_change(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a", "b", "c")
        await store.append(append("b", 2, changed=2000.0))
        await store.append(Append("c", [entry(2)], "over", b"{}", changed=1500.0))
        await store.say("b", 1, b"1")
        await store.say("b", 2, b"2")
        found = await store.listed()
        assert [(listed.row.id, listed.chat) for listed in found] == [("b", 2), ("c", 0), ("a", 0)]
        assert found[0].row.lobby == b'{"lobby":1}'
        assert [listed.row.id for listed in await store.listed("over")] == ["c"]
        assert [listed.row.id for listed in await store.listed(changed_before=1600.0)] == ["c", "a"]
        assert [listed.row.id for listed in await store.listed("playing", 1600.0)] == ["a"]
        await store.close()

    asyncio.run(story())


def test_a_chat_line_is_put_in_the_place_of_another(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        await store.say("a", 1, b'"one"')
        await store.say("a", 2, b'"two"')
        assert await store.replace_line("a", 2, b'"-"')
        assert not await store.replace_line("a", 3, b'"-"')
        stored = await store.load("a")
        assert stored is not None
        assert stored.chat == [b'"one"', b'"-"']
        assert [(order.what, order.value) for order in await store.orders(0)] == [("table", "a")]
        await store.close()

    asyncio.run(story())


def test_a_deleted_table_leaves_nothing(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a", "b")
        await store.add_person(LIVIA, b"hash", 1.0)
        for table in ("a", "b"):
            await store.append(append(table, 2, give=[(0, "p")], snapshot=Snapshot(1, b"{}")))
            await store.say(table, 1, b"1")
            await store.set_seat_token(table, 0, table.encode(), "p")
        assert await store.delete_table("a")
        assert not await store.delete_table("a")
        assert await store.load("a") is None
        assert await store.log("a") == []
        assert await store.holders("a", 0) == []
        assert await store.seat_of_token(b"a") is None
        assert await store.seat_of_token(b"b") == ("b", 0), "others stay as they are"
        with pytest.raises(Conflict):
            await store.append(append("a", 3))
        assert await store.load("b") is not None
        await store.close()

    asyncio.run(story())


def test_who_is_blocked_stays_so_until_unblocked(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        await store.add_person(LIVIA, b"hash", 1.0)
        first, second = Block("person", "p", 1.0, "rude"), Block("address", "192.0.2.0/24", 2.0, "")
        await store.block(first)
        await store.block(second)
        assert await store.blocked() == [first, second]
        assert [known.blocked for known in await store.persons()] == [True]
        assert await store.unblock("p")
        assert not await store.unblock("p")
        assert await store.blocked() == [second]
        assert {order.what for order in await store.orders(0)} == {"blocked"}
        await store.close()

    asyncio.run(story())


def test_persons_are_found_by_name_with_their_devices_and_tables(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a", "b")
        await store.add_person(LIVIA, b"one", 1.0)
        await store.add_person(Person("q", "Marcus", "en"), b"two", 2.0)
        await store.append(append("a", 2, give=[(0, "p"), (1, "p")]))
        await store.append(append("b", 2, give=[(0, "p")]))
        assert [known.id for known in await store.persons()] == ["q", "p"], "the latest seen first"
        [known] = await store.persons("ivi")
        assert (known.name, known.sessions, known.tables, known.seen) == ("Livia", 1, 2, 1.0)
        assert await store.persons("%") == [], "a name is no pattern"
        assert await store.end_sessions("p") == 1
        assert await store.session(b"one") is None
        assert await store.end_sessions(None) == 1
        await store.close()

    asyncio.run(story())


def test_orders_are_read_from_where_one_was(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        await store.order("table", "a")
        await store.order("sessions", "")
        first, second = await store.orders(0)
        assert (first.what, first.value, second.what) == ("table", "a", "sessions")
        assert await store.orders(first.id) == [second]
        assert await store.orders(second.id) == []
        await store.close()

    asyncio.run(story())


def test_what_is_outdated_is_pruned_and_nothing_else(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "old", "new", "over", "waiting")
        await store.append(append("new", 2, changed=5000.0))
        await store.append(Append("over", [entry(2)], "over", b"{}"))
        await store.append(Append("waiting", [entry(2)], "waiting", b"{}"))
        await store.add_person(LIVIA, b"livia", 10.0)
        await store.add_person(Person("q", "Marcus", "en"), b"marcus", 10.0)
        await store.add_person(Person("r", "Gaius", "en"), b"gaius", 10.0)
        await store.append(append("new", 3, give=[(0, "q")]))
        await store.touch_session(b"gaius", 900.0)
        assert await store.prune(Outdated()) == Pruned([], [], []), "everything is kept for ever"
        outdated = Outdated(finished=500.0, playing=2000.0, session_seen=500.0, session_created=5.0)
        expected = Pruned(["old"], [b"livia".hex(), b"marcus".hex()], ["p"])
        found = await store.prune(outdated, dry=True)
        assert (found.tables, sorted(found.sessions), found.persons) == (
            expected.tables,
            sorted(expected.sessions),
            expected.persons,
        )
        assert await store.load("old") is not None, "only told"
        await store.prune(outdated)
        assert await store.load("old") is None
        assert [known.id for known in await store.persons()] == ["r", "q"], "who holds a seat is still known"
        assert [order.value for order in await store.orders(0)] == ["old"]
        again = await store.prune(Outdated(finished=2000.0, waiting=2000.0))
        assert sorted(again.tables) == ["over", "waiting"]
        await store.close()

    asyncio.run(story())


def test_a_store_tells_that_it_can_be_written(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url)
        assert await store.writable()
        assert await store.blocked() == [], "what was tried is taken back"
        await store.compact()
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("url", ["", "t.sqlite", "sqlite:", "sqlite://", "mysql://x/y"])
def test_other_addresses_are_refused_in_words(url: str) -> None:
    with pytest.raises(BadStore, match="no address of a store"):
        open_store(url)


def test_whoever_holds_a_seat_no_longer_makes_no_link_and_shows_nobody_out(store_url: str) -> None:
    """A request that was allowed a moment ago may come after the seat was left and taken by somebody else."""

    async def story() -> None:
        store = await opened(store_url, "a")
        await store.append(append("a", 2, give=[(0, "p")]))
        await store.append(append("a", 3, clear=[0]))
        await store.append(append("a", 4, give=[(0, "q")]))
        assert await store.set_seat_token("a", 0, b"late", "p") is None
        assert await store.seat_of_token(b"late") is None
        await store.set_seat_token("a", 0, b"mine", "q")
        assert await store.hold_alone("a", 0, "p") is None
        assert await store.seat_of_token(b"mine") == ("a", 0)
        stored = await store.load("a")
        assert stored is not None
        assert stored.holders == [(0, "q")]
        await store.close()

    asyncio.run(story())


def test_what_was_made_of_games_is_kept_and_goes_with_its_table(store_url: str) -> None:
    async def story() -> None:
        store = await opened(store_url, "a")
        await store.keep(Kept("debrief", "a/0", "a", 1.0, b"old"), most=9)
        await store.keep(Kept("debrief", "a/0", "a", 2.0, b"new"), most=9)
        await store.keep(Kept("deal", "x/1", None, 3.0, b"1"), most=9)
        await store.keep(Kept("deal", "x/2", None, 4.0, b"2"), most=9)
        await store.keep(Kept("deal", "y/1", None, 5.0, b"3"), most=9)
        found = await store.kept("debrief", "a/0")
        assert found is not None
        assert found.body == b"new"
        assert [kept.body for kept in await store.kept_under("deal", "x/", 9)] == [b"2", b"1"]
        await store.keep(Kept("deal", "z/1", None, 6.0, b"4"), most=2)  # the oldest of its kind go
        assert await store.kept("deal", "x/2") is None
        assert await store.kept("deal", "y/1") is not None
        await store.delete_table("a")
        assert await store.kept("debrief", "a/0") is None
        await store.close()

    asyncio.run(story())
