"""Traces for OpenTelemetry. A span tells a table and how long something took; no seat, no move, no person."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.propagate import extract, inject
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, set_span_in_context

from ..live.changes import Changes, Done
from ..live.open_table import OpenTable, Step
from ..table.change import Change
from ..table.table import Table

MOST = 1000  # traces of other processes that are remembered until they are followed


def to_collector(endpoint: str, process: str) -> TracerProvider:
    provider = TracerProvider(resource=Resource({"service.name": "taberna", "service.instance.id": process}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint)))
    return provider


class OtelTraces:
    def __init__(self, provider: TracerProvider) -> None:
        self._provider = provider
        self.tracer = provider.get_tracer("taberna.server")
        self._ours: OrderedDict[tuple[str, int], str] = OrderedDict()
        self._theirs: OrderedDict[tuple[str, int], str] = OrderedDict()

    def changes(self, *parts: Any) -> Changes:
        return TracedChanges(self, *parts)

    def written(self, table: str, version: int, context: Context) -> None:
        carrier: dict[str, str] = {}
        inject(carrier, context)
        _remember(self._ours, table, version, carrier.get("traceparent", ""))

    def context(self, table: str, version: int) -> str:
        return self._ours.pop((table, version), "")

    def heard(self, table: str, version: int, context: str) -> None:
        if context:
            _remember(self._theirs, table, version, context)

    def following(self, table: str, version: int) -> AbstractContextManager[object]:
        parent = self._theirs.pop((table, version), None)
        context = None if parent is None else extract({"traceparent": parent})
        return self.tracer.start_as_current_span(
            "follow", context=context, attributes={"taberna.table": table}
        )

    def close(self) -> None:
        self._provider.shutdown()


def _remember(where: OrderedDict[tuple[str, int], str], table: str, version: int, context: str) -> None:
    where[table, version] = context
    if len(where) > MOST:
        where.popitem(last=False)


class Traced:
    """A command on its way: the spans `check`, `store` and `frames` of one `command`."""

    def __init__(self, traces: OtelTraces, table: str, done: Done) -> None:
        self._tracer = traces.tracer
        self._done = done
        self.whole = self._tracer.start_span("command", attributes={"taberna.table": table})
        self.context = set_span_in_context(self.whole)
        self._part: Span | None = None

    def next(self, name: str | None) -> None:
        """The part before has ended."""
        if self._part is not None:
            self._part.end()
        self._part = None if name is None else self._tracer.start_span(name, context=self.context)

    def __call__(self, table: Table | None, error: BaseException | None) -> None:
        if table is None:
            self.whole.set_attribute("taberna.answer", type(error).__name__)
            self.end()
        else:
            self.next("frames")
        self._done(table, error)

    def end(self) -> None:
        self.next(None)
        self.whole.end()


class TracedChanges(Changes):
    """The way of a change, watched."""

    def __init__(self, traces: OtelTraces, *parts: Any) -> None:
        super().__init__(*parts)
        self.traces = traces

    def carry_out(self, open_table: OpenTable, make: Callable[[], Change], done: Done) -> None:
        traced = Traced(self.traces, open_table.table.id, done)

        def watched() -> Change:
            traced.next("check")
            change = make()
            version = open_table.table.version + 1 + len(change.more)
            self.traces.written(open_table.table.id, version, traced.context)
            traced.next("store")
            return change

        super().carry_out(open_table, watched, traced)

    def _took_up(self, open_table: OpenTable, steps: Sequence[Step], done: Done) -> None:
        super()._took_up(open_table, steps, done)
        if isinstance(done, Traced):
            done.end()
