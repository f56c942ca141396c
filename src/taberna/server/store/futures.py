"""Telling an outcome to whoever waits for it."""

from __future__ import annotations

import asyncio
from typing import TypeVar

T = TypeVar("T")


def settle(future: asyncio.Future[T], value: T, error: BaseException | None) -> None:
    """If they have not gone; what was written stays written."""
    if future.done():
        return
    if error is None:
        future.set_result(value)
    else:
        future.set_exception(error)
