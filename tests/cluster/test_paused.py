"""A process that sleeps until everybody takes it for dead, and then wakes with what it knew before."""

from __future__ import annotations

import time

from taberna.server.live.neighbours import SILENT
from tests import servers
from tests.server.several import Eyes, shown, until
from tests.server.tavern import Guest

from .processes import Process


def at(process: Process, guest: Guest) -> Guest:
    """The same person, whose requests meet that process."""
    twin = Guest(process.url)
    twin.http.cookies.update(dict(guest.http.cookies))
    twin.keys = 1000 * process.port
    return twin


def asked(guest: Guest, table: str) -> bool:
    """Whether the person has to move, or nobody any more."""
    info = guest.get(f"/api/tables/{table}")
    return 0 in info["asked"] or info["status"] != "playing"


def play(guest: Guest, table: str) -> None:
    """A move of the person, once the bot has made its own; none if the game is over."""
    until(lambda: asked(guest, table))
    frame = guest.frame(table, 0)
    if frame["status"] == "playing":
        said = guest.command(
            table, "move", seat=0, move=frame["moves"][0]["text"], on_version=frame["version"]
        )
        assert said["type"] in ("ack", "stale"), said


def test_a_process_that_was_taken_for_dead_wakes_and_finds_what_happened() -> None:
    """It drove the table's bot, was told of nothing, and still holds a socket and an old copy."""
    with servers.postgres("fsync=off") as postgres:
        awake, asleep = processes = [Process(postgres.url, "--bots", "1") for _ in range(2)]
        try:
            for process in processes:
                process.wait()
            livia = Guest(awake.url, "Livia")
            table = livia.table("massilia", "me", "eques", pace=0)["id"]
            there = at(asleep, livia)
            eyes = Eyes(there.socket(table, seat=0), 0)
            for _ in range(3):
                play(there, table)
            asleep.pause()
            began = time.monotonic()
            moves = 0
            while moves < 6 or time.monotonic() < began + SILENT + 3:
                play(livia, table)
                moves += 1
                time.sleep(0.3)
            asleep.go_on()
            eyes.wait(livia.frame(table, 0)["version"])
            for guest in (there, livia, there):
                play(guest, table)
            until(lambda: asked(livia, table))
            truth = livia.frame(table, 0)
            eyes.wait(truth["version"])
            assert shown(eyes.last) == shown(truth) == shown(there.frame(table, 0))
            assert asleep.process.poll() is None
            eyes.line.close()
        finally:
            for process in processes:
                process.end()
