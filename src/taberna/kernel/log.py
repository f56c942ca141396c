"""Log events: what happened, by which rule, and who may know which part of it."""

from __future__ import annotations

from typing import Any


class Event:
    """One line of the log, as data; the words are made in `taberna.locale`.

    ``args`` is what everybody may know. ``secret`` holds more, for the seats in ``to`` only. Seats are
    integers under the names seat, other, target, winner; cards and other things are their names.
    """

    __slots__ = ("args", "key", "rule", "secret", "to")

    def __init__(
        self,
        key: str,
        rule: str,
        args: dict[str, Any],
        to: tuple[int, ...] = (),
        secret: dict[str, Any] | None = None,
    ) -> None:
        self.key = key
        self.rule = rule
        self.args = args
        self.to = to
        self.secret = secret

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """This event as the viewer may know it (None is a spectator)."""
        args = self.args
        if self.secret is not None and viewer in self.to:
            args = {**args, **self.secret}
        return {"key": self.key, "rule": self.rule, "args": args}

    def __repr__(self) -> str:
        return f"Event({self.key} {self.rule} {self.args})"


class Listener:
    """Somebody who listens: where log events go."""

    __slots__ = ("events",)

    def __init__(self, events: list[Event]) -> None:
        self.events = events
