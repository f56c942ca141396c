"""Real processes of one house: `taberna serve` on one store, each at a port of its own."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx

SECRET = "a key for all processes of the house"


def free_port() -> int:
    """A port that no connection of this machine takes by chance while its process is being restarted."""
    while True:
        port = random.randrange(15_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Process:
    def __init__(self, store: str, *more: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.store = store
        self.more = more
        self.log = Path(tempfile.mkstemp(prefix="taberna-serve-", suffix=".log")[1])
        self.start()

    def start(self) -> None:
        """Begin, without waiting for it to be open."""
        command = [sys.executable, "-m", "taberna", "serve", "--port", str(self.port), "--store", self.store]
        command += ["--rate-limits", "0", *self.more]
        environment = {**os.environ, "TABERNA_SECRET": SECRET}
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)

    def wait(self, seconds: float = 600.0) -> None:
        """Until it is open."""
        end = time.monotonic() + seconds
        while True:
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            assert time.monotonic() < end, "the house does not open"
            try:
                if httpx.get(f"{self.url}/ready", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def pause(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def terminate(self) -> None:
        """Ask it to close, and wait for that."""
        self.process.terminate()
        self.process.wait(90)

    def end(self) -> None:
        if self.process.poll() is None:
            self.go_on()
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
        self.log.unlink(missing_ok=True)

    def seconds(self) -> float:
        """Processor time so far, of it and its children."""
        return processor_time(self.process.pid)


class Worker:
    """`taberna think`: one that thinks for the bots of a house."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "taberna", "think", "--store", self.store, "--processes", "1"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()


def processor_time(pid: int) -> float:
    """Seconds used by a process and by its children that have ended."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    children = sum(map(int, fields[13:15])) / os.sysconf("SC_CLK_TCK")
    return time.clock_gettime(~pid << 3 | 2) + children  # the kernel's number for the clock of a process
