"""What goes wrong in a request, in words for the client."""

from __future__ import annotations

from taberna.kernel.errors import Reason, TabernaError


class Problem(Exception):
    """An answer with an error status: the message house-<key>, or ``fault``, an error of ``game``.

    ``detail`` is what the decoder says of a malformed request, ``text`` a whole sentence in the caller's language;
    ``gaps`` are the message's arguments. See `text.said`.
    """

    def __init__(
        self,
        status: int,
        code: str,
        key: str = "",
        *,
        fault: TabernaError | None = None,
        game: str | None = None,
        detail: str = "",
        text: str = "",
        **gaps: object,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.key = key
        self.fault = fault
        self.game = game
        self.detail = detail
        self.text = text
        self.gaps = gaps


def not_found(key: str = "not-found") -> Problem:
    return Problem(404, "not_found", key)


class OtherRules(Exception):
    """A table follows another version of its game's rules than this program plays."""

    def __init__(self, theirs: int, ours: int) -> None:
        super().__init__(f"rules version {theirs}, this program plays {ours}")
        self.theirs = theirs
        self.ours = ours


class Refused(Exception):
    """Nothing has changed. ``key`` names a message of the house (house-<key>), ``reason`` is the rules'."""

    def __init__(self, key: str, reason: Reason | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.reason = reason


class Stale(Exception):
    """The table has moved on since the client decided."""


class Known(Exception):
    """This very command was carried out before, as that version."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version
