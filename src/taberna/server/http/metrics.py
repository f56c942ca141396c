"""How the house is doing: /health for a watchman, /metrics for Prometheus."""

from __future__ import annotations

import os
import time

import taberna

from ..live.socket import Sockets
from ..services import House


def resident_bytes() -> int:
    """Memory of this process; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def health(house: House) -> dict[str, object]:
    return {
        "ok": True,
        "version": taberna.__version__,
        "up": round(time.time() - house.opened, 1),
        "tables": len(house.hub.rooms),
    }


def metrics(house: House, sockets: Sockets) -> str:
    writer = house.store.writer
    hub = house.hub
    lines: list[str] = []

    def tell(name: str, kind: str, text: str, value: float) -> None:
        lines.append(f"# HELP taberna_{name} {text}")
        lines.append(f"# TYPE taberna_{name} {kind}")
        lines.append(f"taberna_{name} {value:g}")

    tell("up_seconds", "gauge", "Seconds since the house opened.", time.time() - house.opened)
    tell("tables_open", "gauge", "Tables in memory.", len(hub.rooms))
    tell("sockets", "gauge", "Open sockets.", sockets.count)
    tell("moves_total", "counter", "Moves made.", hub.moves)
    tell("refusals_total", "counter", "Commands refused by the rules or the house.", hub.refusals)
    tell("store_jobs_total", "counter", "Writes.", writer.jobs)
    tell("store_commits_total", "counter", "Commits; several writes share one.", writer.commits)
    tell("bot_heads", "gauge", "Processes that think for bots.", house.minds.heads)
    tell("bot_waiting", "gauge", "Questions waiting for a head.", house.minds.waiting)
    tell("bot_answers_total", "counter", "Questions answered.", house.minds.answered)
    tell("bot_heads_replaced_total", "counter", "Heads that died or overran.", house.minds.replaced)
    tell("resident_bytes", "gauge", "Memory of the server process.", resident_bytes())
    return "\n".join(lines) + "\n"
