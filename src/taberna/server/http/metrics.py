"""How the house is doing: /health for a watchman, /metrics for Prometheus."""

from __future__ import annotations

import asyncio
import os
import secrets
import time

from starlette.requests import Request

import taberna

from ..bus.carried import CarriedBus
from ..live.changes import BOUNDS, Histogram
from ..live.socket import Sockets
from ..services import Services


def resident_bytes() -> int:
    """Memory of this process; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def may_read_metrics(request: Request, token: str | None) -> bool:
    """This machine itself may, and whoever knows the token; what a proxy passes on is not this machine's."""
    said = request.headers.get("authorization", "")
    if token is not None and secrets.compare_digest(said.encode(), f"Bearer {token}".encode()):
        return True
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
    client = "" if request.client is None else request.client.host
    return not forwarded and client in ("127.0.0.1", "::1", "::ffff:127.0.0.1")


def health(services: Services) -> dict[str, object]:
    return {
        "ok": True,
        "version": taberna.__version__,
        "up": round(time.time() - services.opened, 1),
        "tables": len(services.hub.open_tables),
    }


READY_FOR = 5.0  # seconds an answer holds: asking often must not mean writing often
UNREADY_FOR = 1.0  # the same for a no: whoever asks wants to know when it is over


async def readiness(services: Services) -> dict[str, object]:
    """Whether people can play: something can be written, and the writing thread keeps up."""
    if services.hub.leaving:
        return {"ok": False, "store": "writable", "leaving": True}
    known = services.readiness
    if known is None or known[0] < time.monotonic():
        try:
            async with asyncio.timeout(READY_FOR):
                writable = await services.store.writable()
        except TimeoutError:
            writable = False
        holds = READY_FOR if writable else UNREADY_FOR
        known = services.readiness = (time.monotonic() + holds, writable)
    return {"ok": known[1], "store": "writable" if known[1] else "not writable"}


def _delays(seconds: Histogram, label: str) -> list[str]:
    name = "taberna_move_seconds"
    lines = [f"# HELP {name} From a move's turn until its frames were sent.", f"# TYPE {name} histogram"]
    so_far = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), seconds.counts, strict=True):
        so_far += count
        lines.append(f'{name}_bucket{{{label},le="{bound}"}} {so_far}')
    return [*lines, f"{name}_sum{{{label}}} {seconds.total:g}", f"{name}_count{{{label}}} {so_far}"]


def metrics(services: Services, sockets: Sockets) -> str:
    written = services.store.stats()
    hub = services.hub
    lines: list[str] = []
    label = 'process="' + services.settings.process.replace("\\", "").replace('"', "") + '"'

    def tell(name: str, kind: str, text: str, value: float) -> None:
        lines.append(f"# HELP taberna_{name} {text}")
        lines.append(f"# TYPE taberna_{name} {kind}")
        lines.append(f"taberna_{name}{{{label}}} {value:g}")

    tell("up_seconds", "gauge", "Seconds since the house opened.", time.time() - services.opened)
    tell("tables_open", "gauge", "Tables in memory.", len(hub.open_tables))
    tell("sockets", "gauge", "Open sockets.", sockets.count)
    tell("moves_total", "counter", "Moves made.", hub.changes.moves)
    tell("refusals_total", "counter", "Commands refused by the rules or the house.", hub.refusals)
    tell("store_jobs_total", "counter", "Writes.", written.jobs)
    tell("store_commits_total", "counter", "Commits; several writes share one.", written.commits)
    tell("bot_processes", "gauge", "Processes that think for bots.", services.bot_pool.processes)
    tell("bot_waiting", "gauge", "Questions waiting for a process.", services.bot_pool.waiting)
    tell(
        "bot_late_total",
        "counter",
        "Questions for which no process was free in time.",
        services.bot_pool.late,
    )
    tell(
        "bot_processes_replaced_total",
        "counter",
        "Processes that died or overran.",
        services.bot_pool.replaced,
    )
    tell(
        "processes",
        "gauge",
        "Processes of this house, as far as this one knows.",
        1 + len(hub.neighbours.heard),
    )
    tell(
        "followed_total", "counter", "Entries of other processes that were played here.", hub.copies.followed
    )
    tell("conflicts_total", "counter", "Changes made anew: another process was first.", hub.changes.conflicts)
    if isinstance(services.bus, CarriedBus):
        bus = services.bus
        tell("bus_connected_total", "counter", "How often the line to the bus was made.", bus.connected)
        tell("bus_sent_total", "counter", "Payloads sent by the bus.", bus.sent)
        tell(
            "bus_received_total", "counter", "Payloads received by the bus, own ones included.", bus.received
        )
    lines += _delays(hub.changes.seconds, label)
    tell("resident_bytes", "gauge", "Memory of the server process.", resident_bytes())
    return "\n".join(lines) + "\n"
