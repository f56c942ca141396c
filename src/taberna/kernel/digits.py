"""Numbers that people and programs write."""

from __future__ import annotations

LONGEST = 9


def whole(text: str) -> int | None:
    """A number of at most nine plain digits, None for anything else.

    ``isdigit`` also likes “²”, which ``int`` does not take, and ``int`` gives up on thousands of digits.
    """
    if text.isascii() and text.isdigit() and len(text) <= LONGEST:
        return int(text)
    return None
