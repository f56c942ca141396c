"""boardgame.io from npm, under the same load."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
from pathlib import Path
from random import randrange

from ..house import LOADS, Process, pinned

HERE = Path(__file__).parent


def _installed() -> Path:
    """The packages, put in once beside this file (git ignores them)."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit("PEERS=1 needs node and npm")
    if not (HERE / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True)
    return HERE


def _two_ports() -> int:
    """A free port whose neighbour is free too, below those that clients are given."""
    while True:
        port = randrange(20000, 30000)
        with socket.socket() as one, socket.socket() as other:
            try:
                one.bind(("127.0.0.1", port))
                other.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


def closed(matches: int, seats: int, seconds: float, size: int) -> dict[str, float]:
    """``size``: bytes of what a player is shown."""
    folder = _installed()
    port = _two_ports()
    server = Process(["env", "NODE_ENV=production", "node", "server.js", str(port), str(size)], cwd=folder)
    try:
        command = ["node", "load.js", str(port), str(matches), str(seats), str(seconds)]
        load = subprocess.Popen(pinned(LOADS, command), cwd=folder, stdout=subprocess.PIPE, text=True)
        assert load.stdout is not None
        if load.stdout.readline().strip() != "begin":
            raise RuntimeError("the load on boardgame.io did not begin")
        cpu = server.cpu()
        found: dict[str, float] = json.loads(load.stdout.readline())
        found["cpu_us_per_move"] = (server.cpu() - cpu) / max(1, found.pop("moves")) * 1e6
        found["memory_mb"] = server.memory()
        load.wait(20)
        return found
    finally:
        server.end()
