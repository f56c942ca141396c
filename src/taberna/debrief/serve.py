"""A process that looks back at games: a record per line on standard input, progress and debriefs on standard output."""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from taberna.kernel.record import Record

from .study import debrief

try:
    import resource
except ImportError:  # Windows: only the time until an answer is limited there
    resource = None  # type: ignore[assignment]

MEMORY = 700 * 1024 * 1024  # bytes


class Wanted(msgspec.Struct):
    record: str
    seed: str
    viewer: int | None
    #: Of processor time.
    seconds: float


class Said(msgspec.Struct, omit_defaults=True):
    """How far it is, and in the end what was found, or what went wrong."""

    done: int = 0
    total: int = 0
    data: dict[str, Any] | None = None
    error: str = ""


read_wanted = msgspec.json.Decoder(Wanted).decode
read_said = msgspec.json.Decoder(Said).decode


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # bots that people wait for come first
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr

    def say(said: Said) -> None:
        out.write(msgspec.json.encode(said) + b"\n")

    for line in sys.stdin.buffer:
        try:
            wanted = read_wanted(line)
            record = Record.load(wanted.record)
            told = -1

            def progress(done: int, total: int) -> None:
                nonlocal told
                if 100 * done // total != told:
                    told = 100 * done // total
                    say(Said(done, total))

            found = debrief(record, None, wanted.seed, wanted.viewer, progress, wanted.seconds)
            say(Said(data=found.data()))
        except Exception as error:  # whatever a stranger's record may bring about
            say(Said(error=f"{type(error).__name__}: {error}"[:300]))


if __name__ == "__main__":
    main()
