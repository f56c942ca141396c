"""A real server on a free port and a real Chromium. Where there is none, the browser tests say so and are skipped."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright import sync_api as playwright

import taberna
from taberna.kernel.state import State

CHROMIUM = (
    os.environ.get("CHROMIUM")
    or shutil.which("chromium")
    or shutil.which("chromium-browser")
    or shutil.which("google-chrome")
)
#: Long enough for a machine that has much else to do: every wait is for a state of the page, none for a time.
playwright.expect.set_options(timeout=30_000)
#: Turns of the others are shown as they come: tests need no time to watch them.
AT_ONCE = """localStorage.prefs ??= JSON.stringify({ pace: "fast" })"""
NEEDS_BROWSER = "no Chromium found (apt-get install chromium, or set CHROMIUM): browser tests skipped"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM or os.environ.get("CI") == "true":
        return
    for item in items:
        if "house" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.skip(reason=NEEDS_BROWSER))


class House:
    """The server as its own process, so that it can be killed and opened again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port: int = door.getsockname()[1]
        self.data = folder / "tables.sqlite"
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        command = [sys.executable, "-m", "taberna", "serve", "--port", str(self.port), "--bots", "1"]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert f"Taberna is open at {self.url}" in line, line

    def close(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[playwright.Browser]:
    with playwright.sync_playwright() as driver:
        found = driver.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield found
        found.close()


class Person:
    """Somebody in front of a browser of their own; every complaint of the page is kept."""

    def __init__(self, house: House, context: playwright.BrowserContext) -> None:
        self.house = house
        self.context = context
        self.complaints: list[str] = []
        self.frames: list[str] = []
        context.add_init_script(AT_ONCE)
        self.page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._socket)

    def _console(self, message: playwright.ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _socket(self, line: playwright.WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def go(self, path: str) -> playwright.Page:
        self.page.goto(self.house.url + path)
        return self.page

    def post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        """A request of this person's own, with the cookie."""
        answer = self.context.request.post(
            f"{self.house.url}/api/{path}", data=body, headers={"Origin": self.house.url}
        )
        assert answer.ok, answer.text()
        found: dict[str, object] = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.house.url}/api/{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, **more: object) -> dict[str, object]:
        """A table with me and quick bots."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": "plebeian"}, {"kind": "bot", "level": "plebeian"}]
        body = {"game": game, "seats": seats, "pace": 0, "name": "Livia", **more}
        return self.post("tables", body)

    def sit_at(self, state: State) -> playwright.Page:
        """The page of a table that goes on from that position, with me and quick bots."""
        record = taberna.Record.starting_from(state).dump("json")
        told = self.post("records", {"record": record})
        bots = [{"kind": "bot", "level": "plebeian"} for _ in range(state.seats - 1)]
        body = {"move": 0, "seats": [{"kind": "me"}, *bots], "pace": 0, "name": "Livia"}
        table = self.post(f"tables/{told['id']}/continue", body)
        page = self.go(f"/table/{table['id']}")
        playwright.expect(page.locator(".board")).to_be_visible()
        return page

    def sit_down(self, game: str, **more: object) -> playwright.Page:
        """The page of a new table of that kind."""
        page = self.go(f"/table/{self.table(game, **more)['id']}")
        playwright.expect(page.locator(".board")).to_be_visible()
        return page


@pytest.fixture
def person(house: House, browser: playwright.Browser) -> Iterator[Callable[..., Person]]:
    """Makes persons; at the end none of their pages may have complained."""
    people: list[Person] = []

    def make(**context: object) -> Person:
        found = Person(
            house,
            browser.new_context(
                **{
                    "reduced_motion": "reduce",
                    "locale": "en",
                    "viewport": {"width": 1280, "height": 900},
                    **context,
                }
            ),
        )
        people.append(found)
        return found

    yield make
    complaints = [text for one in people for text in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []
