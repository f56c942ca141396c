"""What is said at an open table: the last lines in memory, all of them numbered from 1."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

KEPT = 200  # lines that somebody who comes is shown
MOST = 5_000  # lines that are said at one table


KEY = b',"key":"'  # cannot be part of a text, whose quotes are escaped


def chat_line(n: int, at: float, seat: int | None, name: str, text: str, key: str, played: int = 0) -> bytes:
    """A line as it is stored: what everybody reads, then what nobody is sent: whose command it was, so that a
    repetition is recognised, and after how many moves it was said (some of them may be secrets).
    """
    line = msgspec.json.encode({"n": n, "at": at, "seat": seat, "name": name, "text": text})
    return b'%b%b%b","played":%d}' % (line[:-1], KEY, _mark(key), played)


def _mark(key: str) -> bytes:
    return blake2b(key.encode(), digest_size=8).hexdigest().encode()


class Chat:
    def __init__(self, lines: Sequence[bytes] = ()) -> None:
        #: How many have been said: the number of the last one.
        self.count = max(0, len(lines) - KEPT)
        self._lines: list[bytes] = []
        #: The commands whose lines are here.
        self._marks: set[bytes] = set()
        for line in lines[-KEPT:]:
            self.add(line)

    def said(self, key: str) -> bool:
        """Whether the line of this command is among the last."""
        return _mark(key) in self._marks

    def add(self, line: bytes) -> None:
        """One more line, as it is stored."""
        self.count += 1
        shown, key, mark = line.rpartition(KEY)
        if key:
            line = shown + b"}"
            self._marks.add(mark.partition(b'"')[0])
        self._lines.append(line)
        if len(self._lines) > 2 * KEPT:
            del self._lines[:-KEPT]
        if len(self._marks) > 20 * KEPT:
            self._marks.clear()

    def after(self, n: int) -> list[bytes]:
        """The lines after the one of this number, the last ones if those are many."""
        fresh = min(self.count - n, KEPT)
        return self._lines[-fresh:] if fresh > 0 else []
