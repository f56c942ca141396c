"""A move is one trace, from the socket to the frames of all processes; it tells nothing of what was played."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from taberna.server import traces
from taberna.server.logs import JsonLines
from taberna.server.traces import otel

from .several import SECRET, elsewhere, houses


def test_a_move_is_one_trace_over_two_processes(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABERNA_SECRET", SECRET)
    seen = InMemorySpanExporter()

    def collected(endpoint: str, process: str) -> TracerProvider:
        provider = TracerProvider()
        provider.add_span_processor(SimpleSpanProcessor(seen))
        return provider

    monkeypatch.setattr(otel, "to_collector", collected)
    with houses(2, tmp_path, postgres_url, traces="http://127.0.0.1:4318/v1/traces") as (here, there):
        livia = here.guest("Livia")
        table = livia.table("senators", "me", "here", "here")["id"]
        far = elsewhere(there, livia)
        lines = livia.socket(table), far.socket(table)
        frame = lines[0].frame()
        lines[1].frame()
        seat = frame["prompt"]["seats"][0]
        lines[0].send("seat", seat=seat)
        frame = lines[0].frame()
        while frame["seat"] != seat:
            frame = lines[0].frame()
        seen.clear()
        move = frame["moves"][0]["text"]
        key = lines[0].send("move", seat=seat, move=move, on_version=frame["version"])
        lines[0].done(key)
        lines[1].frame(2)
        for line in lines:
            line.close()
    spans: dict[str, ReadableSpan] = {span.name: span for span in seen.get_finished_spans()}
    assert set(spans) >= {"command", "check", "store", "frames", "follow"}
    assert len({span.context.trace_id for span in spans.values() if span.context}) == 1
    for name in ("check", "store", "frames", "follow"):
        parent, whole = spans[name].parent, spans["command"].context
        assert parent is not None
        assert whole is not None
        assert parent.span_id == whole.span_id
    told = " ".join(span.to_json() for span in spans.values())
    assert move not in told
    assert "Livia" not in told
    assert table in told


def test_without_the_extra_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "taberna.server.traces.otel", None)
    with pytest.raises(Exception, match=r"taberna\[traces\]"):
        traces.make_traces("http://127.0.0.1:4318", "x")


def test_a_log_of_json_has_one_object_in_a_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("taberna.x", logging.WARNING, "", 1, "table %s", ("abc",), sys.exc_info())
    line = JsonLines("host:1").format(record)
    assert "\n" not in line
    event = json.loads(line)
    assert event["message"] == "table abc"
    assert event["process"] == "host:1"
    assert event["level"] == "warning"
    assert "ValueError" in event["error"]
