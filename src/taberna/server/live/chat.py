"""What is said at an open table: the last lines in memory, all of them numbered from 1."""

from __future__ import annotations

from collections.abc import Sequence

KEPT = 200  # lines that somebody who comes is shown
MOST = 5_000  # lines that are said at one table


class Chat:
    def __init__(self, lines: Sequence[bytes] = ()) -> None:
        #: How many have been said: the number of the last one.
        self.count = len(lines)
        self._lines = list(lines[-KEPT:])

    def add(self, line: bytes) -> None:
        self.count += 1
        self._lines.append(line)
        if len(self._lines) > 2 * KEPT:
            del self._lines[:-KEPT]

    def after(self, n: int) -> list[bytes]:
        """The lines after the one of this number, the last ones if those are many."""
        fresh = min(self.count - n, KEPT)
        return self._lines[-fresh:] if fresh > 0 else []
