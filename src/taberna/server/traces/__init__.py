"""Where the time of a command goes, from the socket to the frames of all processes, if anybody wants to know.

`NoTraces` is what a house has that nobody traces; `otel` tells an OpenTelemetry collector.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any, Protocol

from taberna.kernel.errors import TabernaError

from ..live.changes import Changes


class Traces(Protocol):
    def changes(self, *parts: Any) -> Changes:
        """What carries out changes, watched or not."""
        ...

    def context(self, table: str, version: int) -> str:
        """The trace to which a version of a table belongs that was written here, for other processes; "" if none."""
        ...

    def heard(self, table: str, version: int, context: str) -> None:
        """Another process has written a version within a trace."""
        ...

    def following(self, table: str, version: int) -> AbstractContextManager[object]:
        """Around playing what another process has written."""
        ...

    def close(self) -> None: ...


class NoTraces:
    def changes(self, *parts: Any) -> Changes:
        return Changes(*parts)

    def context(self, table: str, version: int) -> str:
        return ""

    def heard(self, table: str, version: int, context: str) -> None:
        pass

    def following(self, table: str, version: int) -> AbstractContextManager[object]:
        return nullcontext()

    def close(self) -> None:
        pass


def make_traces(endpoint: str | None, process: str) -> Traces:
    """``endpoint``: where an OpenTelemetry collector listens (OTLP over HTTP)."""
    if endpoint is None:
        return NoTraces()
    try:
        from .otel import OtelTraces, to_collector
    except ImportError:
        raise TabernaError("OpenTelemetry is missing for --traces: pip install 'taberna[traces]'") from None
    return OtelTraces(to_collector(endpoint, process))
