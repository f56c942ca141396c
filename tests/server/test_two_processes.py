"""Two houses on one file: whoever is too late sees the table as it is with their own eyes; nothing retries for ever."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from taberna.server.bots import driver

from .tavern import Guest, Tavern, tavern


def the_same_guest(house: Tavern, guest: Guest) -> Guest:
    twin = house.guest()
    twin.http.cookies.update(dict(guest.http.cookies))
    return twin


def two_houses(path: Path, secret: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("TABERNA_SECRET", secret)
    return tavern(path), tavern(path)


def play(guest: Guest, table: str, seat: int) -> dict[str, Any]:
    frame = guest.frame(table, seat)
    return guest.command(
        table, "move", seat=seat, move=frame["moves"][0]["text"], on_version=frame["version"]
    )


def hand(frame: dict[str, Any], seat: int) -> Any:
    return frame["view"]["players"][seat]["hand"]


def test_a_conflict_shows_nobody_a_foreign_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = two_houses(tmp_path / "t.sqlite", "x" * 40, monkeypatch)
    with first as one, second as two:
        livia = one.guest("Livia")
        marcus = one.guest("Marcus")
        table = livia.table("senators", "me", "open", "here", public=True)["id"]
        marcus.post(f"/api/tables/{table}/join", {})
        far_marcus = the_same_guest(two, marcus)
        far_livia = the_same_guest(two, livia)
        assert hand(far_marcus.frame(table), 1) is not None
        far_livia.frame(table)
        frames = [livia.frame(table, 0), marcus.frame(table, 1), livia.frame(table, 2)]
        mover = next(seat for seat, frame in enumerate(frames) if frame["prompt"]["yours"])
        assert play(marcus if mover == 1 else livia, table, mover)["type"] == "ack"
        # The second house does not know of that move; what it is told to write comes too late.
        monkeypatch.setattr("taberna.server.live.open_table.AWAY", -1.0)
        said = far_marcus.command(table, "bot", seat=0, level="plebeian")
        assert said["type"] == "ack", "what others did meanwhile is read, and it is done after that"
        frame = far_marcus.frame(table, 1)
        assert frame["seat"] == 1
        assert "hand" not in frame["view"]["players"][0] or hand(frame, 0) is None
        assert frame["moves_made"] >= marcus.frame(table, 1)["moves_made"], "and it is the table as it is now"


def test_a_table_that_somebody_else_writes_to_is_not_tried_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driver, "TRY_AGAIN", 0.05)
    first, second = two_houses(tmp_path / "t.sqlite", "x" * 40, monkeypatch)
    with first as one, second as two:
        livia = one.guest("Livia")
        far = the_same_guest(two, livia)
        table = livia.table("massilia", "me", "plebeian", pace=200)["id"]
        conflicts = 0
        for _ in range(8):  # both houses let their bots move at the same table, and one of them is too late
            livia.frame(table, 0)
            frame = far.frame(table, 0)
            if frame["prompt"]["yours"]:
                move = frame["moves"][-1]["text"]
                far.command(table, "move", seat=0, move=move, on_version=frame["version"])
            conflicts += len(failures(caplog))
            caplog.clear()
            time.sleep(0.15)
        for _ in range(20):
            time.sleep(0.2)
            conflicts += len(failures(caplog))
            caplog.clear()
        assert conflicts < 12, "five times a second if nobody gave up"


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if "move failed" in r.getMessage()]
