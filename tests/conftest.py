"""What all tests share."""

from __future__ import annotations

import pytest

#: Real browsers, servers and terminals: on a busy machine one of their waits may run out.
REAL = ("tests/web/", "tests/server/", "tests/terminal/", "tests/bots/test_search.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that wait for real processes get two more chances; a true fault fails all three."""
    for item in items:
        if item.nodeid.startswith(REAL):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))
