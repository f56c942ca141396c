"""A server process, and what it uses."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


#: The cores that this program was given; with one alone, server and load share it.
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
SERVES, LOADS = (CORES[0], CORES[1:]) if len(CORES) > 1 else (None, [])


def pinned(cores: Sequence[int], command: Sequence[str]) -> list[str]:
    """On cores of its own, where that can be had: the load must not take the server's time."""
    if cores and shutil.which("taskset"):
        return ["taskset", "-c", ",".join(map(str, cores)), *command]
    return list(command)


class Process:
    """A server that prints a line when it is ready."""

    def __init__(
        self,
        command: Sequence[str],
        cwd: Path | None = None,
        stderr: int | None = None,
        core: int | None = SERVES,
    ) -> None:
        self.process = subprocess.Popen(
            list(command) if core is None else pinned([core], command),
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            cwd=cwd,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline().strip()
        if not self.greeting:
            raise RuntimeError(f"{command[0]} does not start")

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Resident megabytes of the process itself."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1e6

    def end(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


def taberna(data: Path, port: int, *more: str, python: str = sys.executable) -> Process:
    command = [python, "-m", "taberna", "serve", "--port", str(port), "--data", str(data)]
    return Process([*command, "--rate-limits", "0", *more])
