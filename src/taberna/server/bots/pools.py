"""Who thinks for the bots of a house: processes of its own, or workers elsewhere."""

from __future__ import annotations

from typing import Protocol

from taberna.bots.lines import Answer, Question
from taberna.kernel.errors import TabernaError

from ..store.base import Store
from ..store.sqlite import SqliteStore
from .pool import BotPool
from .queue import Asker


class Thinkers(Protocol):
    #: Questions that were given up because nobody was free, and processes that failed and were replaced.
    late: int
    replaced: int

    @property
    def waiting(self) -> int: ...

    @property
    def processes(self) -> int: ...

    async def open(self) -> None: ...

    async def ask(self, question: Question, asker: Asker) -> Answer:
        """Raises `NoAnswer`, or `Late` if nobody was free."""
        ...

    def pids(self) -> list[int]: ...

    async def close(self) -> None: ...


def make_pool(processes: int | None, store: Store) -> Thinkers:
    """``processes`` of this house; 0 leaves it to workers at the same store (`taberna think`)."""
    if processes != 0:
        return BotPool(processes)
    if isinstance(store, SqliteStore):
        raise TabernaError(
            "--bots 0 leaves the thinking to `taberna think`: that needs a house in PostgreSQL"
        )
    from ..store.postgres import PostgresStore
    from .remote import RemotePool

    assert isinstance(store, PostgresStore)
    return RemotePool(store)
