"""The proxies of `deploy/` for tests: nginx and Caddy with the files as they are delivered, at our ports."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

import httpx

from tests import servers

DEPLOY = Path(__file__).parents[2] / "deploy"


class InFront(Protocol):
    """A proxy in front of the processes at these ports, with a folder of its own; gives its address."""

    def __call__(self, ports: Sequence[int], folder: Path) -> AbstractContextManager[str]: ...


def delivered(name: str, ports: Sequence[int]) -> str:
    text = (DEPLOY / name).read_text()
    for n in range(3):
        assert f"127.0.0.1:{8001 + n}" in text
        text = text.replace(f"127.0.0.1:{8001 + n}", f"127.0.0.1:{ports[n % len(ports)]}")
    return text


def nginx_file(folder: Path, ports: Sequence[int], listen: str) -> Path:
    text = delivered("nginx.conf", ports)
    text = text.replace("listen 443 ssl", f"listen {listen}").replace("/etc/ssl/taberna", str(folder))
    text = text.replace("/var/log/nginx/taberna.log", str(folder / "access.log"))
    if "ssl" not in listen:
        text = "\n".join(line for line in text.splitlines() if "ssl_certificate" not in line)
    file = folder / "nginx.conf"
    file.write_text(f"pid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n{text}")
    return file


def nginx_command(file: Path, *more: str) -> list[str]:
    return [servers.need("nginx"), "-c", str(file), "-p", str(file.parent), *more]


def caddy_file(folder: Path, ports: Sequence[int], listen: str) -> Path:
    text = delivered("Caddyfile", ports)
    assert "\ntaberna.example {" in text
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text.replace("\ntaberna.example {", f"\n{listen} {{"))
    return file


def caddy_command(what: str, file: Path) -> list[str]:
    return [servers.need("caddy"), what, "--config", str(file), "--adapter", "caddyfile"]


@contextmanager
def nginx(ports: Sequence[int], folder: Path) -> Iterator[str]:
    address = f"127.0.0.1:{servers.free_port()}"
    command = nginx_command(nginx_file(folder, ports, address), "-g", "daemon off;")
    with _running(command, folder, f"http://{address}"):
        yield f"http://{address}"


@contextmanager
def caddy(ports: Sequence[int], folder: Path) -> Iterator[str]:
    address = f"http://127.0.0.1:{servers.free_port()}"
    with _running(caddy_command("run", caddy_file(folder, ports, address)), folder, address):
        yield address


@contextmanager
def _running(command: list[str], folder: Path, url: str) -> Iterator[None]:
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with (folder / "log").open("wb") as out:
        process = subprocess.Popen(command, env=environment, stdout=out, stderr=out)
    try:
        end = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{url}/health", timeout=10)
                break
            except httpx.HTTPError:
                assert process.poll() is None, (folder / "log").read_text()[-2000:]
                assert time.monotonic() < end
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(10)
