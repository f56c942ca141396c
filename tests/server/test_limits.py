"""Limits hold for persons and for the networks they come from, and what is refused is told to the keeper."""

from __future__ import annotations

import argparse
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from taberna.server import logs
from taberna.server.bus.news import Spent
from taberna.server.cli import add_arguments
from taberna.server.http import security_log
from taberna.server.http.limits import MOST, Buckets, Limit
from taberna.server.http.shared_limits import SharedLimits
from taberna.server.live import socket as sockets

from .tavern import Guest, Tavern, tavern

PROXY = "127.0.0.1"


class Somebody(NamedTuple):
    person: str | None
    ip: str


def test_new_persons_do_not_get_around_a_limit() -> None:
    limit = Limit(0, 10, 1.0, people=5)
    allowed = sum(limit.allow(Somebody(f"p{n}", "192.0.2.1")) for n in range(1000))
    assert allowed == 50
    assert limit.allow(Somebody("p0", "192.0.2.2")), "other networks are not touched"
    one = Limit(0, 10, 1.0, people=5)
    assert sum(one.allow(Somebody("livia", "192.0.2.1")) for _ in range(1000)) == 10


def test_a_flood_of_keys_does_not_empty_the_buckets_of_others() -> None:
    """Whoever is out of tokens stays so, however many others come."""
    buckets = Buckets(0.001, 5)
    for _ in range(6):
        buckets.allow("flood", now=0.0)
    for n in range(2 * MOST):
        buckets.allow(n, now=0.0)
    assert not buckets.allow("flood", now=1.0)


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Tavern]:
    """Behind a proxy, so that guests may come from anywhere."""
    with tavern(tmp_path / "t.sqlite", rate_limits=1.0, proxies=(PROXY,)) as house:
        yield house


def from_(house: Tavern, address: str, name: str = "") -> Guest:
    guest = Guest(house.url)
    guest.http.headers["X-Forwarded-For"] = address
    if name:
        guest.post("/api/me", {"name": name})
    return guest


def test_an_ipv6_network_is_one_address(tmp_path: Path) -> None:
    with tavern(tmp_path / "t.sqlite", rate_limits=0.1, proxies=(PROXY,)) as house:  # 30 requests at once
        guest = house.guest()

        def asked(address: str) -> int:
            return guest.http.get("/api/me", headers={"X-Forwarded-For": address}).status_code

        codes = [asked(f"2001:db8:0:1:{n:x}::1") for n in range(1, 120)]
        assert 429 in codes, "new addresses of one network"
        assert asked("2001:db8:0:2::1") == 200, "another network"


def test_persons_cannot_be_made_without_end(proxied: Tavern) -> None:
    codes = []
    for n in range(60):
        guest = from_(proxied, f"2001:db8::{n:x}")
        codes.append(guest.http.post("/api/me", json={"name": "X"}).status_code)
    assert codes[:20] == [200] * 20
    assert 429 in codes


def test_sockets_of_a_network_are_counted(proxied: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "NETWORK_SOCKETS", 6)
    monkeypatch.setattr(sockets, "SOCKETS", 4)
    people = [from_(proxied, "192.0.2.1", f"P{n}") for n in range(3)]
    table = people[0].table("senators", "me", "here", "here", public=True)["id"]
    lines = []
    for guest in people:
        for _ in range(2):
            line = guest.socket(table, forwarded="192.0.2.1")
            line.frame()
            lines.append(line)
    assert people[0].socket(table, hello=False, forwarded="192.0.2.1").closed() == 4429
    elsewhere = people[0].socket(table, forwarded="192.0.2.9")
    assert elsewhere.frame()["version"] == 1
    for line in [*lines, elsewhere]:
        line.close()


def test_forget_ends_sockets_that_were_opened_before_the_cookie_was_renewed(house: Tavern) -> None:
    livia, marcus = house.guest("Livia"), house.guest("Marcus")
    table = livia.table("senators", "me", "here", "here")["id"]
    other = marcus.table("senators", "me", "here", "here")["id"]
    link = livia.post(f"/api/tables/{table}/seats/1/link")["url"].rpartition("/")[2]
    early = marcus.socket(other)
    early.frame()
    marcus.post("/api/seat", {"token": link})  # he gets a new cookie with the seat
    late = marcus.socket(other)
    late.frame()
    marcus.post("/api/me/forget")
    assert early.closed() == 4401
    assert late.closed() == 4401


# -- in several processes ------------------------------------------------------------------------------------


def test_what_is_used_up_in_one_process_is_used_up_in_all() -> None:
    told: list[Spent] = []
    here, there = Limit(1, 20, 1.0, 10), Limit(1, 20, 1.0, 10)
    ours, theirs = SharedLimits(b"key", told.append), SharedLimits(b"key", told.append)
    ours.share("commands", *here.buckets)
    theirs.share("commands", *there.buckets)
    livia, marcus = Somebody("livia", "192.0.2.1"), Somebody("marcus", "192.0.2.2")
    assert all(here.allow(livia) for _ in range(15))
    assert here.allow(marcus)
    ours.tell()
    assert len(told) == 1, "what one move costs is not worth a message"
    assert "livia" not in str(told)
    assert "192.0" not in str(told)
    theirs.hear(told[0])
    allowed = [there.allow(livia) for _ in range(10)]
    assert 4 <= sum(allowed) <= 7, "twenty in all"
    assert all(there.allow(marcus) for _ in range(15))
    ours.tell()
    assert len(told) == 1, "told once"


# -- metrics -----------------------------------------------------------------------------------------------


def test_metrics_are_for_this_machine_or_with_a_token(tmp_path: Path) -> None:
    with tavern(tmp_path / "t.sqlite", metrics_token="a long token", proxies=(PROXY,)) as house:
        url = f"{house.url}/metrics"
        assert "taberna_up_seconds" in httpx.get(url).text
        for header in (
            {"X-Forwarded-For": "192.0.2.1"},
            {"Forwarded": "for=192.0.2.1"},
            {"Via": "1.1 proxy"},
        ):
            assert httpx.get(url, headers=header).status_code == 404
            told = {**header, "Authorization": "Bearer a long token"}
            assert httpx.get(url, headers=told).status_code == 200
            wrong = {**header, "Authorization": "Bearer another"}
            assert httpx.get(url, headers=wrong).status_code == 404


def test_without_a_token_nobody_else_reads_them(house: Tavern) -> None:
    for said in ("Bearer", "Bearer None", "Basic x"):
        headers = {"X-Forwarded-For": "192.0.2.1", "Authorization": said}
        assert httpx.get(f"{house.url}/metrics", headers=headers).status_code == 404


def test_no_metric_counts_what_bots_answer(house: Tavern) -> None:
    names = re.findall(r"^taberna_(\w+)\{", httpx.get(f"{house.url}/metrics").text, re.MULTILINE)
    assert "bot_answers_total" not in names
    assert "bot_late_total" in names


# -- the log -----------------------------------------------------------------------------------------------


def test_whoever_is_held_back_is_told_to_the_keeper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(security_log, "_often", Buckets(2, 20))  # other tests have used it up
    with tavern(tmp_path / "t.sqlite", rate_limits=0.1) as house:
        for _ in range(60):
            house.guest().http.post("/api/me", json={"name": "X"})
    said = {record.getMessage() for record in caplog.records if record.name == "taberna.security"}
    assert "too many new persons from 127.0.0.1" in said


def test_times_in_the_log_have_a_zone() -> None:
    stamp = logging.Formatter("%(asctime)s", logs.TIME).format(
        logging.makeLogRecord({"created": time.time()})
    )
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}", stamp)


def test_the_token_may_come_from_the_command_line() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    assert parser.parse_args(["--metrics-token", "x"]).metrics_token == "x"
