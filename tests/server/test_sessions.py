"""How long a cookie is believed: the house decides it, whatever the store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from taberna.server.http.sessions import Sessions
from taberna.server.retention import SEEN_EVERY, SESSION_ABSOLUTE, SESSION_IDLE
from taberna.server.store import open_store

Story = Callable[[Sessions, Callable[[float], None]], Awaitable[None]]


def play(url: str, monkeypatch: pytest.MonkeyPatch, story: Story) -> None:
    """``story`` gets sessions and a clock to set; nothing is remembered from one moment to the next."""

    async def run() -> None:
        store = open_store(url)
        await store.open()
        sessions = Sessions(store, b"x" * 32, False)

        def set_clock(now: float) -> None:
            monkeypatch.setattr(time, "time", lambda: now)
            sessions.forget_known()

        set_clock(0.0)
        await story(sessions, set_clock)
        await store.close()

    asyncio.run(run())


def test_a_session_ends_when_nobody_used_it_for_thirty_days(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(sessions: Sessions, set_clock: Callable[[float], None]) -> None:
        session, cookie = await sessions.newcomer("Livia", "de")
        for now in (SESSION_IDLE - 1, 2 * SESSION_IDLE - 10):
            set_clock(now)
            found = await sessions.session(cookie)
            assert found is not None, "use keeps it alive"
            assert found.person == session.person
        set_clock(3 * SESSION_IDLE)
        assert await sessions.session(cookie) is None

    play(store_url, monkeypatch, story)


def test_a_session_ends_after_ninety_days_however_busy(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(sessions: Sessions, set_clock: Callable[[float], None]) -> None:
        _, cookie = await sessions.newcomer("Livia", "de")
        now = 0.0
        while now < SESSION_ABSOLUTE:
            set_clock(now)
            assert await sessions.session(cookie) is not None
            now += SESSION_IDLE / 2
        set_clock(SESSION_ABSOLUTE + 1)
        assert await sessions.session(cookie) is None

    play(store_url, monkeypatch, story)


def test_use_is_noted_hourly_and_not_at_every_request(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(sessions: Sessions, set_clock: Callable[[float], None]) -> None:
        session, cookie = await sessions.newcomer("Livia", "de")
        for now, noted in ((SEEN_EVERY - 1, 0.0), (SEEN_EVERY + 1, SEEN_EVERY + 1)):
            set_clock(now)
            await sessions.session(cookie)
            stored = await sessions.store.session(session.hash)
            assert stored is not None
            assert stored.seen == noted

    play(store_url, monkeypatch, story)
