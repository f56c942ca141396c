"""The nginx and the Caddy of `deploy/` in front of three processes: people play through them."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from tests import servers
from tests.server.several import SECRET, houses
from tests.server.tavern import Guest, Tavern

from .proxies import InFront, caddy, caddy_command, caddy_file, nginx, nginx_command, nginx_file
from .test_rolling import rolling_restart


def test_the_configuration_of_nginx_is_good_with_tls(tmp_path: Path) -> None:
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    request = f"req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=taberna.example -keyout {key} -out {certificate}"
    made = subprocess.run(["openssl", *request.split()], capture_output=True, check=False)
    assert made.returncode == 0
    file = nginx_file(tmp_path, [1, 2, 3], f"127.0.0.1:{servers.free_port()} ssl")
    tried = subprocess.run(nginx_command(file, "-t"), capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr


def test_the_configuration_of_caddy_is_good_with_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = caddy_file(tmp_path, [8001, 8002, 8003], "taberna.example")
    tried = subprocess.run(caddy_command("validate", file), capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_people_of_a_table_meet_at_one_process(
    proxy: InFront, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABERNA_SECRET", SECRET)
    settings = {"proxies": ("127.0.0.1",), "allowed_hosts": ("127.0.0.1",)}
    with houses(3, tmp_path, servers.new_database(servers.shared_postgres()), **settings) as three:
        ports = [int(house.url.rpartition(":")[2]) for house in three]
        with proxy(ports, tmp_path) as url:
            rng = random.Random("proxies")
            met: set[int] = set()
            for _ in range(10):
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


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_rolling_restart_behind_it_shows_nothing_but_a_reconnect(proxy: InFront, tmp_path: Path) -> None:
    with servers.postgres("fsync=off") as postgres:
        seen = rolling_restart(postgres.url, 2, 6, behind=lambda ports: proxy(ports, tmp_path))
    assert seen["errors"] == 0
    assert seen["broken"] == 0
    assert seen["refused"] == 0
    assert seen["came_back"] > 0
    assert seen["during"] > 20
