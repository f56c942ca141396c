"""The nginx of `deploy/nginx.conf` in front of three processes: people play through it."""

from __future__ import annotations

import random
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests import servers
from tests.server.several import SECRET, houses
from tests.server.tavern import Guest, Tavern

CONFIG = Path(__file__).parents[2] / "deploy" / "nginx.conf"


def configured(folder: Path, ports: list[int], listen: str) -> Path:
    """The configuration as it is delivered, with our folders and ports."""
    text = CONFIG.read_text()
    for n, port in enumerate(ports):
        assert f"127.0.0.1:{8001 + n}" in text
        text = text.replace(f"127.0.0.1:{8001 + n}", f"127.0.0.1:{port}")
    text = text.replace("listen 443 ssl", f"listen {listen}").replace("/etc/ssl/taberna", str(folder))
    text = text.replace("/var/log/nginx/taberna.log", str(folder / "access.log"))
    file = folder / "nginx.conf"
    file.write_text(f"pid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n{text}")
    return file


def nginx(file: Path, *more: str) -> list[str]:
    program = servers.need("nginx") if Path("/usr/sbin/nginx").exists() is False else "/usr/sbin/nginx"
    return [program, "-c", str(file), "-p", str(file.parent), *more]


def test_the_configuration_is_good_with_tls(tmp_path: Path) -> None:
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    request = f"req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=taberna.example -keyout {key} -out {certificate}"
    made = subprocess.run(["openssl", *request.split()], capture_output=True, check=False)
    assert made.returncode == 0
    file = configured(tmp_path, [1, 2, 3], f"127.0.0.1:{servers.free_port()} ssl")
    tried = subprocess.run(nginx(file, "-t"), capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr


@contextmanager
def in_front(three: list[Tavern], folder: Path) -> Iterator[str]:
    port = servers.free_port()
    ports = [int(house.url.rpartition(":")[2]) for house in three]
    text = configured(folder, ports, f"127.0.0.1:{port}")
    lines = [line for line in text.read_text().splitlines() if "ssl_certificate" not in line]
    text.write_text("\n".join(lines))
    process = subprocess.Popen(nginx(text, "-g", "daemon off;"))
    try:
        end = time.monotonic() + 20
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/health", timeout=2)
                break
            except httpx.HTTPError:
                assert time.monotonic() < end
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


def test_people_of_a_table_meet_at_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABERNA_SECRET", SECRET)
    settings = {"proxies": ("127.0.0.1",), "allowed_hosts": ("127.0.0.1",)}
    with (
        houses(3, tmp_path, servers.new_database(servers.shared_postgres()), **settings) as three,
        in_front(three, tmp_path) as url,
    ):
        rng = random.Random("nginx")
        met: set[int] = set()
        for _ in range(6):
            livia, marcus = Guest(url, "Livia"), Guest(url, "Marcus")
            table = livia.table("massilia", "me", "open", public=True)["id"]
            marcus.post(f"/api/tables/{table}/join", {})
            lines = [guest.socket(table) for guest in (livia, marcus)]
            frames = [line.frame() for line in lines]
            here = [place for place, house in enumerate(three) if is_at(house, table)]
            assert len(here) == 1, "both at one"
            met.update(here)
            mover = next(k for k, frame in enumerate(frames) if frame["prompt"]["yours"])
            move = rng.choice(frames[mover]["moves"])["text"]
            sent = {"seat": frames[mover]["seat"], "move": move, "on_version": frames[mover]["version"]}
            lines[mover].done(lines[mover].send("move", **sent))
            for line in lines:
                line.close()
        assert len(met) > 1, "different tables, different processes"


def is_at(house: Tavern, table: str) -> bool:
    """Whether somebody is connected to a table there."""
    found = house.services.hub.open_tables.get(table)
    return found is not None and bool(found.connections)
