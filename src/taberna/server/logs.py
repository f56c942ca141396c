"""The log of a house: lines for people, or one JSON object for each event."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

TIME = "%Y-%m-%dT%H:%M:%S%z"
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One object in one line; ``process`` tells which process of the house says it."""

    def __init__(self, process: str) -> None:
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        event = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": self._process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            event["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(event).decode()


def set_up(form: str, process: str) -> None:
    """``form``: "text" or "json"."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(process) if form == "json" else logging.Formatter(PLAIN, TIME))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
