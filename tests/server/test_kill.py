"""kill -9 in the middle of many running tables: every acknowledged move is there, none twice, and play goes on."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import taberna

from .tavern import GAMES, Guest

TABLES = 6


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A real `taberna serve`."""

    def __init__(self, data: Path, port: int) -> None:
        command = [sys.executable, "-m", "taberna", "serve", "--port", str(port), "--data", str(data)]
        command += ["--rate-limits", "0", "--bots", "1"]
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == f"Taberna is open at {self.url}\n"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(60)


class Client(threading.Thread):
    """Plays all seats of a table through a socket, noting what was sent and what was acknowledged."""

    def __init__(self, guest: Guest, table: str, rng: random.Random) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.rng = rng
        self.acked: dict[str, tuple[int, str, int]] = {}
        self.sent: dict[str, dict[str, Any]] = {}

    def run(self) -> None:
        cookies = "; ".join(f"{k}={v}" for k, v in self.guest.http.cookies.items())
        address = f"{self.guest.url.replace('http', 'ws')}/ws/{self.table}"
        try:
            with connect(
                address, origin=self.guest.url, additional_headers={"Cookie": cookies}, open_timeout=90
            ) as ws:
                self.play(ws)
        except (ConnectionClosed, OSError, EOFError):
            return  # the house was killed

    def play(self, ws: Any) -> None:
        ws.send(json.dumps({"type": "hello"}))
        seat = 0
        while True:
            message = json.loads(ws.recv(90))
            if message["type"] == "ack":
                sent = self.sent[message["key"]]
                self.acked[message["key"]] = (sent["seat"], sent["move"], message["version"])
            if message["type"] != "frame" or message["status"] != "playing":
                continue
            asked = message["prompt"]["seats"]
            if message["seat"] not in asked:
                seat = self.rng.choice(asked)
                ws.send(json.dumps({"type": "seat", "seat": seat, "key": "look"}))
                continue
            seat = message["seat"]
            answers = [m["text"] for m in message["moves"] if m["verb"] != "embezzle"]
            key = f"{self.table}-{len(self.sent)}"
            command = {"type": "move", "seat": seat, "move": self.rng.choice(answers), "key": key}
            command["on_version"] = message["version"]
            self.sent[key] = command
            ws.send(json.dumps(command))


@pytest.mark.parametrize("round", range(2))
def test_no_acknowledged_move_is_lost_and_none_is_doubled(tmp_path: Path, round: int) -> None:
    rng = random.Random(round)
    data, port = tmp_path / "t.sqlite", free_port()
    house = Process(data, port)
    clients: list[Client] = []
    try:
        guest = Guest(house.url, "Livia")
        for n in range(TABLES):
            game = GAMES[n % len(GAMES)]
            seats = ["me"] + ["here"] * (taberna.game(game).min_seats - 1)
            table = guest.table(game, *seats, seed=f"{round} {n}")["id"]
            clients.append(Client(guest, table, random.Random(n)))
        for client in clients:
            client.start()
        until = time.monotonic() + 120
        while sum(len(client.acked) for client in clients) < 60 and time.monotonic() < until:
            time.sleep(0.01)
        time.sleep(rng.random() / 2)
    finally:
        house.kill()
    for client in clients:
        client.join(10)
    assert sum(len(client.acked) for client in clients) > 20
    house = Process(data, port)
    try:
        for client in clients:
            _check(guest, client)
    finally:
        house.end()


def _check(guest: Guest, client: Client) -> None:
    frame = guest.frame(client.table)
    acknowledged = sorted(client.acked.values(), key=lambda ack: ack[2])
    there = 0
    for seat in range(len(frame["seats"])):
        noticed = guest.get(f"/api/tables/{client.table}/moves?eyes={seat}")
        made = [told["text"] for told in noticed if told["seat"] == seat]
        mine = [(move, version) for owner, move, version in acknowledged if owner == seat]
        assert made[: len(mine)] == [move for move, _ in mine], "all are there, in their order, none twice"
        there += len(made)
        if frame["status"] == "playing":  # then versions count what a seat noticed; version 1 is the deal
            assert all(noticed[version - 2]["text"] == move for move, version in mine)
            assert guest.frame(client.table, seat)["version"] == len(noticed) + 1
    assert len(client.acked) <= there <= len(client.sent), "what is there was sent"
    for key, (_, _, version) in list(client.acked.items())[-3:]:
        again = guest.post(f"/api/tables/{client.table}/command", client.sent[key])
        assert (again["type"], again["version"]) == ("repeated", version), "resending is safe after a restart"
    if frame["status"] == "playing":
        seat = frame["prompt"]["seats"][0]
        mine = guest.frame(client.table, seat)
        move = next(m["text"] for m in mine["moves"] if m["verb"] != "embezzle")
        reply = guest.command(
            client.table, "move", seat=seat, move=move, on_version=mine["version"], key="on"
        )
        assert reply["type"] == "ack", "play goes on"


def test_a_second_house_on_the_same_file_reads_what_the_first_wrote(tmp_path: Path) -> None:
    """A conflict of versions is not an error: the table is read anew and the client told to look again."""
    data = tmp_path / "t.sqlite"
    one, two = Process(data, free_port()), Process(data, free_port())
    try:
        here = Guest(one.url, "Livia")
        table = here.table("senators", "me", "here", "here", seed="ave")["id"]
        there = Guest(two.url)
        there.http.cookies.update(dict(here.http.cookies))
        there.keys = 1000  # the same person, but not the same intentions
        for _ in range(6):
            for guest in (here, there):
                for _ in range(3):
                    seat = guest.frame(table)["prompt"]["seats"][0]
                    frame = guest.frame(table, seat)
                    move = next(m["text"] for m in frame["moves"] if m["verb"] != "embezzle")
                    said = {"seat": seat, "move": move, "on_version": frame["version"]}
                    reply = guest.command(table, "move", **said)
                    assert reply["type"] in ("ack", "stale", "refused"), reply
                    if reply["type"] == "ack":
                        break
        moves = [guest.frame(table)["moves_made"] for guest in (here, there)]
        assert max(moves) >= 6
        assert httpx.get(f"{one.url}/health").status_code == 200
    finally:
        one.end()
        two.end()


def test_it_ends_cleanly_when_told_to(tmp_path: Path) -> None:
    house = Process(tmp_path / "t.sqlite", free_port())
    guest = Guest(house.url, "Livia")
    table = guest.table("senators", "me", "random", "random")["id"]
    line = guest.socket(table)
    line.frame()
    children = subprocess.run(
        ["ps", "--ppid", str(house.process.pid), "-o", "pid="], capture_output=True, text=True, check=False
    ).stdout.split()
    house.process.terminate()
    assert line.closed() == 1012
    assert house.process.wait(60) in (0, -signal.SIGTERM)
    for child in children:
        with pytest.raises(ProcessLookupError):
            os.kill(int(child), 0)
