"""At a real terminal (a pseudo one): Ctrl-C, Ctrl-D, a closed window, colours."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from taberna import Record


class Terminal:
    def __init__(self, folder: Path, *args: str, **env: str) -> None:
        self.master, slave = pty.openpty()
        self.text = ""
        self.met = 0
        clean = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "taberna", "play", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=lambda: _own_terminal(slave),
            env={**clean, "TABERNA_SAVES": str(folder), "TERM": "xterm-256color", **env},
        )
        os.close(slave)

    def until(self, wanted: str, seconds: float = 30) -> None:
        """Wait for a text that was not waited for before."""
        end = time.monotonic() + seconds
        while wanted not in self.text[self.met :]:
            left = end - time.monotonic()
            assert left > 0, f"{wanted!r} did not come: {self.text[-2000:]}"
            self._read(left)
        self.met = self.text.index(wanted, self.met) + len(wanted)

    def _read(self, seconds: float) -> bool:
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.text += data.decode(errors="replace")
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self, again: Callable[[], object] = lambda: None, seconds: float = 60) -> int:
        """Wait until the game has ended, doing `again` when it stays silent.

        A signal that comes after readline wrote its prompt and before it waits for keys is noticed
        only with the next key or signal; on a busy machine that moment can be long.
        """
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end, f"it goes on: {self.text[-2000:]}"
            if not self._read(3):
                again()
        while self._read(0.1):
            pass
        return self.process.wait()


def _own_terminal(slave: int) -> None:
    import fcntl
    import termios

    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):  # whoever runs the tests may ignore them
        signal.signal(number, signal.SIG_DFL)
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    found = Terminal(tmp_path, "senators", "--seed", "tty", "--humans", "2")
    yield found
    if found.process.poll() is None:
        found.process.kill()
        found.process.wait()
    os.close(found.master)


def saved(folder: Path) -> Record:
    (file,) = folder.glob("senators-*.taberna")
    record = Record.load(file.read_text())
    assert record.verify() == []
    return record


def test_ctrl_c_saves_and_says_where(tmp_path: Path, terminal: Terminal) -> None:
    terminal.until("> ")
    terminal.type("\x03")
    assert terminal.end(again=lambda: terminal.type("\x03")) == 130
    assert "taberna play --load" in terminal.text
    assert "Traceback" not in terminal.text
    saved(tmp_path)


def test_ctrl_d_saves_and_says_where(tmp_path: Path, terminal: Terminal) -> None:
    terminal.until("> ")
    terminal.type("\r")
    terminal.until("What you can do")
    terminal.until("> ")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "taberna play --load" in terminal.text
    saved(tmp_path)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_does_not_cost_the_game(tmp_path: Path, terminal: Terminal, number: int) -> None:
    terminal.until("> ")
    terminal.process.send_signal(number)
    assert terminal.end(again=lambda: terminal.process.send_signal(number)) == 130
    saved(tmp_path)


def test_the_curtain_clears_screen_and_scrollback(tmp_path: Path, terminal: Terminal) -> None:
    terminal.until("> ")
    assert "\x1b[2J" in terminal.text
    assert "\x1b[3J" in terminal.text
    assert "\x1b[" in terminal.text.split("Pass the device")[0]


def test_no_color_is_respected(tmp_path: Path) -> None:
    plain = Terminal(tmp_path, "senators", "--seed", "tty", NO_COLOR="1")
    try:
        plain.until("> ")
        for colour in ("\x1b[95", "\x1b[33", "\x1b[1;95", "\x1b[1;33"):
            assert colour not in plain.text
        assert "●" in plain.text
        plain.type("quit\r")
        assert plain.end() == 0
    finally:
        os.close(plain.master)
