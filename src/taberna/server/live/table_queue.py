"""Whose turn it is to change something: one at a time, in the order they came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class TableQueue:
    """Work that is called begins at once or when all before it have left; it must lead to `leave`.

    Unlike a lock it asks for no task: whoever comes leaves a function behind.
    """

    def __init__(self) -> None:
        self.busy = False
        self._waiting: deque[Callable[[], None]] = deque()

    def enter(self, work: Callable[[], None]) -> None:
        if self.busy:
            self._waiting.append(work)
        else:
            self.busy = True
            work()

    def leave(self) -> None:
        if self._waiting:
            self._waiting.popleft()()
        else:
            self.busy = False

    async def __aenter__(self) -> None:
        if not self.busy:
            self.busy = True
            return
        come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(lambda: self.leave() if come.cancelled() else come.set_result(None))
        try:
            await come
        except asyncio.CancelledError:
            if not come.cancelled():  # the turn had just come
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
