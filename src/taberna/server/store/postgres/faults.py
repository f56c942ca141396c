"""What can go wrong with a database elsewhere, and what it means for a write."""

from __future__ import annotations

import asyncpg

from ..base import Away, StoreError

#: The line is gone, or the server is about to: whoever waits a little finds it, or its successor, again.
#: A server that is read-only was the first until a moment ago: another one is now.
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TargetServerAttributeNotMatched,
)

#: Two transactions got into each other's way: the same once more succeeds.
AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


def told(error: BaseException) -> BaseException:
    """What went wrong, in the words of the interface."""
    if not isinstance(error, (*LOST, asyncpg.PostgresError)):
        return error
    kind = Away if isinstance(error, LOST) else StoreError
    return kind(f"{type(error).__name__}: {error}".rstrip(": "))
