"""boardgame.io from npm, under the same load."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
from pathlib import Path

from ..house import Process, pinned

HERE = Path(__file__).parent


def _installed() -> Path:
    """The packages, put in once beside this file (git ignores them)."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit("PEERS=1 needs node and npm")
    if not (HERE / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True)
    return HERE


def closed(matches: int, seats: int, seconds: float) -> dict[str, float]:
    folder = _installed()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Process(["env", "NODE_ENV=production", "node", "server.js", str(port)], cwd=folder)
    try:
        load = ["node", "load.js", str(port), str(matches), str(seats), str(seconds)]
        done = subprocess.run(
            pinned(1, load), cwd=folder, capture_output=True, text=True, check=True, timeout=120 + 5 * seconds
        )
        found: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
        found["memory_mb"] = server.memory()
        return found
    finally:
        server.end()
