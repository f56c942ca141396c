"""Floods one kind after the other: ``python -m tools.attack [--seconds 4] [--rounds 3] [--only KIND …]``.

A house with its usual limits runs in a process of its own, attackers in another at several addresses of this machine,
an honest player in a third. For each flood: how long the honest player's moves take beside it (and in the quiet just
before), how much memory the house has before and some seconds after, and whether anything answered 5xx or
`internal`. Ends with 1 if a bar is missed: p99 of the honest player below 100 ms or at most three times the quiet one,
memory back to within 10 %, no fault.
"""

from __future__ import annotations

import argparse
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tools.bench_web.house import Process

from .floods import FLOODS

FAST_ENOUGH = 100.0  # milliseconds
TIMES = 3.0
MEMORY = 1.10
REST = 4.0  # seconds for a house to come to rest


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def house(folder: Path, limits: float) -> tuple[Process, str]:
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "taberna",
        "serve",
        "--port",
        str(port),
        "--data",
        str(folder / f"{port}.sqlite"),
    ]
    command += ["--rate-limits", str(limits), "--bots", "2", "--idle-after", "2"]
    return Process(command, stderr=subprocess.DEVNULL, core=None), f"http://127.0.0.1:{port}"


class HonestPlayer:
    def __init__(self, url: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tools.attack.honest", url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def begin(self, seconds: float) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()

    def told(self) -> list[float]:
        """Milliseconds of each move."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("the honest player has given up")
        found: dict[str, Any] = json.loads(line)
        if found["faults"]:
            raise SystemExit(f"the honest player met with {found['faults']}")
        took: list[float] = found["took"]
        return took

    def play(self, seconds: float) -> list[float]:
        self.begin(seconds)
        return self.told()

    def end(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)


def p99(took: list[float]) -> float:
    return sorted(took)[min(len(took) - 1, int(len(took) * 0.99))]


def warm(url: str) -> None:
    """Words and pages that are read once and kept: no flood's doing."""
    for path in (
        "/",
        "/new",
        "/rules/senators",
        "/rules/provincia",
        "/api/rules/rome",
        "/api/games",
        "/locale/de.ftl",
    ):
        with urllib.request.urlopen(url + path, timeout=30) as reply:
            reply.read()


def run_flood(url: str, kind: str, seconds: float) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.attack.floods", url, kind, str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


class Result(NamedTuple):
    kind: str
    #: Milliseconds of the honest player's moves.
    quiet: list[float]
    beside: list[float]
    #: Megabytes of the house.
    before: float
    after: float
    answers: dict[str, int]
    faults: dict[str, int]

    @property
    def fast(self) -> bool:
        return p99(self.beside) < max(FAST_ENOUGH, TIMES * p99(self.quiet))

    @property
    def lean(self) -> bool:
        return self.after <= self.before * MEMORY

    @property
    def good(self) -> bool:
        return self.fast and self.lean and not self.faults

    def __str__(self) -> str:
        most = sorted(self.answers.items(), key=lambda answer: -answer[1])[:4]
        return (
            f"{self.kind:<22}{statistics.median(self.quiet):>10.1f}{p99(self.quiet):>8.1f}"
            f"{statistics.median(self.beside):>12.1f}{p99(self.beside):>8.1f}{self.before:>11.1f}{self.after:>8.1f}  "
            + ", ".join(f"{what} {count}" for what, count in most)
            + ("" if self.good else f"  MISSED {self.faults or ''}")
        )


HEAD = f"{'flood':<22}{'quiet p50':>10}{'p99':>8}{'beside p50':>12}{'p99':>8}{'MB before':>11}{'after':>8}  answers"


def attack(kinds: Sequence[str], seconds: float, rounds: int, folder: Path) -> Iterator[Result]:
    """All floods against one house."""
    server, url = house(folder, 1.0)
    honest = HonestPlayer(url)
    try:
        warm(url)
        honest.play(1)
        for kind in kinds:  # once, so that what is loaded for the first time is loaded
            run_flood(url, kind, 0.5).communicate(timeout=60)
        time.sleep(REST)
        for kind in kinds:
            yield _flooded(server, honest, url, kind, seconds, rounds)
    finally:
        honest.end()
        server.end()


def _flooded(
    server: Process, honest: HonestPlayer, url: str, kind: str, seconds: float, rounds: int
) -> Result:
    """Quiet and flood in turn, so that a busy machine is as busy for both."""
    quiet: list[float] = []
    beside: list[float] = []
    answers: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    before = server.memory()
    for _ in range(rounds):
        quiet += honest.play(seconds)
        flooding = run_flood(url, kind, seconds + 1)
        time.sleep(1)  # it takes a moment to begin
        beside += honest.play(seconds)
        found = json.loads(flooding.communicate(timeout=120)[0])
        answers.update(found["answers"])
        faults.update(found["faults"])
    return Result(kind, quiet, beside, before, _rested(server, before), dict(answers), dict(faults))


def _rested(server: Process, before: float) -> float:
    """Memory once the house has come to rest; at most some seconds are waited for it."""
    for _ in range(6):
        time.sleep(REST / 2)
        if server.memory() <= before * MEMORY:
            break
    return server.memory()


def talk_nonsense(count: int, folder: Path) -> dict[str, Any]:
    """What a house without limits answers to that many messages."""
    server, url = house(folder, 0)
    try:
        command = [sys.executable, "-m", "tools.attack.nonsense", url, str(count)]
        told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
        with urllib.request.urlopen(f"{url}/health", timeout=20) as reply:
            reply.read()
    finally:
        server.end()
    found: dict[str, Any] = json.loads(told)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="of quiet and of flood in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", nargs="*", choices=list(FLOODS), default=list(FLOODS))
    parser.add_argument("--nonsense", type=int, default=100_000, help="messages; 0 for none")
    args = parser.parse_args()
    good = True
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        if args.only:
            print(HEAD)
            for result in attack(args.only, args.seconds, args.rounds, Path(folder)):
                print(result, flush=True)
                good &= result.good
        if args.nonsense:
            found = talk_nonsense(args.nonsense, Path(folder))
            good &= not found["faults"]
            print(
                f"{args.nonsense} messages of nonsense: faults {found['faults'] or 'none'}; {found['answers']}"
            )
    print("every bar is met" if good else "a bar was missed")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
