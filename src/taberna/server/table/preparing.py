"""The process that makes tables from what strangers send: questions by line on stdin, answers on stdout."""

from __future__ import annotations

import os
import sys
from typing import TypeAlias

import msgspec

from .prepare import Prepared, Unfit, Wanted, prepare

try:
    import resource
except ImportError:  # Windows: only the time until an answer is limited there
    resource = None  # type: ignore[assignment]

MEMORY = 500 * 1024 * 1024  # bytes
SECONDS = 10  # of processor time for one question

Answer: TypeAlias = Prepared | Unfit
decode_wanted = msgspec.json.Decoder(Wanted).decode
decode_answer = msgspec.json.Decoder(Answer).decode


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # people at tables come first
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    while line := sys.stdin.buffer.readline():
        if resource is not None:
            usage = resource.getrusage(resource.RUSAGE_SELF)
            limit = int(usage.ru_utime + usage.ru_stime) + SECONDS + 1
            resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
        sys.stdout.buffer.write(msgspec.json.encode(prepare(decode_wanted(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
