"""What all tests share."""

from __future__ import annotations

import pytest

#: What the module of a test takes in hand if a real process is involved: a server, a browser, a terminal, a program.
REAL = ("tavern", "Tavern", "subprocess", "House", "Person", "ExternalBot", "pty")
#: Fixtures that do.
RUNNING = {"house", "person", "browser"}


def real(item: pytest.Item) -> bool:
    module = getattr(item, "module", None)
    return bool(RUNNING & set(getattr(item, "fixturenames", ()))) or any(
        hasattr(module, name) for name in REAL
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a busy machine one wait for a process may run out: two more chances. A true fault fails all three."""
    for item in items:
        if real(item):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))
    # A driven browser keeps an event loop running until it is closed: whoever runs loops of their own comes first.
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests that needed another chance are counted and named: one that often does is broken."""
    again = sorted({report.nodeid for report in terminalreporter.stats.get("rerun", ())})
    if again:
        terminalreporter.section("given another chance")
        terminalreporter.line(f"{len(again)} tests: " + ", ".join(again))
