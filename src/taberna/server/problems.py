"""What goes wrong in a request, in words for the client."""

from __future__ import annotations


class Problem(Exception):
    """An answer with an error status. ``key`` names a message house-<key>; ``text`` is said as it is."""

    def __init__(self, status: int, code: str, key: str = "", text: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.key = key
        self.text = text


def not_found(key: str = "not-found") -> Problem:
    return Problem(404, "not_found", key)
