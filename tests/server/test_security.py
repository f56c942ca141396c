"""The security checklist, by OWASP ASVS 5.0 number."""

from __future__ import annotations

import json
import socket
import stat
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from taberna.kernel.errors import TabernaError
from taberna.server.config import secret_of
from taberna.server.http.limits import Buckets
from taberna.server.http.pages import as_json
from taberna.server.http.security import POLICY
from taberna.server.table.names import clean_text

from .tavern import Guest, Tavern, tavern

PAGES = ["/", "/new", "/credits", "/rules/senators", "/nothing", "/health", "/metrics", "/api/me", "/api/games",
         "/api/tables", "/api/tables/abcdefghijkl", "/static/favicon.svg", "/locale/en.ftl",
         "/join/forged-token", "/seat/forged-token", "/table/abcdefghijkl", "/favicon.ico"]  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
def test_V3_4_headers_are_on_every_answer(house: Tavern, page: str) -> None:
    headers = house.guest().http.get(page).headers
    assert headers["content-security-policy"] == POLICY
    assert "unsafe" not in POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "geolocation=()" in headers["permissions-policy"]
    assert "server" not in headers or "uvicorn" not in headers["server"]
    assert "access-control-allow-origin" not in headers


def test_V14_3_2_what_belongs_to_a_person_is_not_cached(house: Tavern) -> None:
    guest = house.guest("Livia")
    table = guest.table("senators", "me", "here", "here")["id"]
    for page in ("/", f"/table/{table}", "/api/me", "/api/tables", f"/api/tables/{table}/frame"):
        assert guest.http.get(page).headers["cache-control"] == "no-store"
    build = guest.http.get("/").text.split("/static/", 1)[1].split("/", 1)[0]
    fixed = guest.http.get(f"/static/{build}/favicon.svg").headers
    assert "immutable" in fixed["cache-control"]
    loose = guest.http.get("/static/favicon.svg")
    assert loose.headers["cache-control"] == "no-cache"
    again = guest.http.get("/static/favicon.svg", headers={"If-None-Match": loose.headers["etag"]})
    assert again.status_code == 304
    cards = guest.http.get(f"/api/tables/{table}/cards")
    assert cards.json()["data"]["decks"]
    known = {"If-None-Match": cards.headers["etag"]}
    assert guest.http.get(f"/api/tables/{table}/cards", headers=known).status_code == 304


def test_V3_3_the_cookie_is_http_only_and_lax_and_appears_with_the_first_post(house: Tavern) -> None:
    guest = house.guest()
    assert "set-cookie" not in guest.http.get("/").headers, "looking around leaves no trace"
    cookie = guest.http.post("/api/me", json={"name": "Livia"}).headers["set-cookie"]
    for part in ("taberna=", "HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
        assert part in cookie
    assert "Secure" not in cookie, "this is plain http on loopback"


def test_V3_3_1_behind_https_the_cookie_is_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    with tavern(tmp_path / "t.sqlite", public_url="https://taberna.example") as house:
        http = httpx.Client(base_url=house.url, headers={"Host": "taberna.example"}, verify=False)
        reply = http.post("/api/me", json={"name": "L"}, headers={"Origin": "https://taberna.example"})
        cookie = reply.headers["set-cookie"]
        assert cookie.startswith("__Host-taberna=")
        assert "Secure" in cookie
        assert "max-age" in reply.headers["strict-transport-security"]
        head = http.post("/api/tables", json={"game": "senators", "seats": [{"kind": "open"}] * 3}).json()
        assert head["invite"] is None
        mine = {"game": "senators", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        sent = {"Cookie": cookie.split(";")[0]}
        invite = http.post("/api/tables", json=mine, headers=sent).json()["invite"]
        assert invite.startswith("https://taberna.example/join/")


def test_V7_2_sessions_are_random_secrets_of_which_only_the_hash_is_stored(
    house: Tavern, tmp_path: Path
) -> None:
    cookies = set()
    for _ in range(5):
        guest = house.guest("Livia")
        cookies.add(guest.http.cookies["taberna"])
    assert len(cookies) == 5
    value = cookies.pop()
    token = value.rpartition(".")[0]
    assert len(token) >= 43, "256 bits"
    data = house.services.settings.data
    stored = b"".join(part.read_bytes() for part in data.parent.glob("t.sqlite*"))
    assert token.encode() not in stored
    assert stat.S_IMODE(data.with_suffix(".key").stat().st_mode) == 0o600


def test_V7_2_forged_and_garbled_cookies_are_strangers(house: Tavern) -> None:
    guest = house.guest("Livia")
    good = guest.http.cookies["taberna"]
    for bad in (
        good[:-4]
        + ("A" if good[-4] != "A" else "B")
        + good[-3:],  # the very last bits of base64 mean nothing
        "x" + good,
        good.split(".")[0],
        "",
        "." * 20,
        "é",
        "a" * 5000,
    ):
        reply = httpx.get(f"{house.url}/api/me", headers={b"Cookie": b"taberna=" + bad.encode()})
        assert reply.status_code in (200, 400, 431)
        if reply.status_code == 200:
            assert reply.json()["name"] == ""


def test_V7_2_4_claiming_a_seat_changes_the_cookie_and_voids_the_old_one(house: Tavern) -> None:
    livia, phone = house.guest("Livia"), house.guest("Phone")
    table = livia.table("senators", "me", "here", "here")["id"]
    url = livia.post(f"/api/tables/{table}/seats/0/link")["url"]
    before = phone.http.cookies["taberna"]
    phone.post("/api/seat", {"token": url.rpartition("/")[2]})
    assert phone.http.cookies["taberna"] != before
    old = httpx.get(f"{house.url}/api/tables/{table}", cookies={"taberna": before})
    assert old.json()["yours"] == []


def test_V3_5_requests_from_other_sites_are_refused(house: Tavern) -> None:
    guest = house.guest("Livia")
    body = {"name": "Mallory"}
    for headers in (
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": house.url.replace("http:", "https:")},
        {"Origin": house.url + ".evil.example"},
    ):
        reply = guest.http.post("/api/me", json=body, headers=headers)
        assert (reply.status_code, reply.json()["error"]["code"]) == (403, "foreign"), headers
    for headers in ({"Sec-Fetch-Site": "same-origin"}, {"Origin": house.url}, {}):
        assert guest.http.post("/api/me", json={"name": "Livia"}, headers=headers).status_code == 200
    form = guest.http.post("/api/me", content='{"name": "M"}', headers={"Content-Type": "text/plain"})
    assert form.status_code == 415, "what a plain form can send is not accepted"
    assert guest.get("/api/me")["name"] == "Livia"


def test_V3_5_get_changes_nothing(house: Tavern) -> None:
    guest = house.guest("Livia")
    table = guest.table("senators", "me", "open", "open")
    for path in (
        "/api/tables",
        "/api/join",
        "/api/seat",
        "/api/records",
        f"/api/tables/{table['id']}/command",
    ):
        assert guest.http.get(path).status_code in (200, 405)
    assert guest.get(f"/api/tables/{table['id']}")["version"] == 1


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "",
        "[",
        "localhost:80:80",
        "evil@localhost",
        "localhost/x",
        "localhost?x",
    ],
)
def test_V4_1_only_under_its_own_name(house: Tavern, host: str) -> None:
    reply = httpx.get(f"{house.url}/api/me", headers={"Host": host})
    assert reply.status_code in (400, 421), "a name pointed at this machine (DNS rebinding) gets nothing"


def test_V4_4_2_the_socket_is_for_pages_of_this_house(house: Tavern) -> None:
    guest = house.guest("Livia")
    table = guest.table("senators", "me", "here", "here")["id"]
    cookie = {"Cookie": f"taberna={guest.http.cookies['taberna']}"}
    for origin in ("https://evil.example", "null", house.url.replace("http", "https")):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"{house.ws}/ws/{table}", origin=origin, additional_headers=cookie).__enter__()
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):  # two names are no name
        connect(f"{house.ws}/ws/{table}", additional_headers={**cookie, "Host": "evil.example"}).__enter__()


def test_V4_4_3_the_socket_knows_people_by_the_same_cookie(house: Tavern) -> None:
    guest = house.guest("Livia")
    table = guest.table("senators", "me", "here", "here")["id"]
    with guest.socket(table) as mine, house.guest().socket(table) as strange:
        assert mine.frame()["yours"] == [0, 1, 2]
        assert strange.frame()["yours"] == []


def test_V2_4_1_rate_limits(tmp_path: Path) -> None:
    with tavern(tmp_path / "t.sqlite", rate_limits=0.2) as house:
        guest = house.guest("Livia")
        codes = [guest.http.post("/api/tables", json={"game": "senators"}).status_code for _ in range(10)]
        assert codes[:5] == [201] * 5
        assert codes[-1] == 429
        lobby = guest.get("/api/tables")
        id = (lobby["waiting"] + lobby["mine"])[0]["id"]
        answers = [guest.command(id, "undo", seat=0, on_version=1) for _ in range(18)]
        assert answers[-1]["code"] == "too_many"
        chat = [guest.command(id, "chat", text="ave")["type"] for _ in range(4)]
        assert chat[-1] == "error"
        with guest.socket(id) as line:
            for _ in range(60):
                line.ws.send('{"type": "ping"}')
            assert line.closed() == 4429
        busy = [guest.http.get("/api/me") for _ in range(120)]
        late = next(reply for reply in busy if reply.status_code != 200)
        assert (late.status_code, late.headers["retry-after"]) == (429, "1")


def test_V2_4_1_sockets_of_one_person_are_counted(tmp_path: Path) -> None:
    with tavern(tmp_path / "t.sqlite", rate_limits=1.0) as house:
        guest = house.guest("Livia")
        table = guest.table("senators", "me", "here", "here")["id"]
        lines = [guest.socket(table, hello=False) for _ in range(41)]
        assert lines[-1].closed() == 4429
        for line in lines:
            line.close()
        with guest.socket(table) as line:
            assert line.frame()["version"] == 1


def test_buckets_fill_again() -> None:
    buckets = Buckets(rate=2, burst=3)
    assert [buckets.allow("a", now=0.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.allow("b", now=0.0), "each key has its own"
    assert [buckets.allow("a", now=1.0) for _ in range(3)] == [True, True, False]
    assert [buckets.allow("a", now=100.0) for _ in range(4)] == [True, True, True, False]
    assert Buckets(1, 1, 0).allow("a")


def test_buckets_do_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taberna.server.http.limits.MOST", 50)
    buckets = Buckets(rate=1, burst=2)
    for n in range(500):
        buckets.allow(n, now=n / 100)
    assert len(buckets._levels) <= 50


def test_V4_3_sizes(house: Tavern) -> None:
    guest = house.guest("Livia")
    large = guest.http.post("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}', headers=JSON)
    assert (large.status_code, large.json()["error"]["code"]) == (413, "too_large")

    def chunks() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    unsaid = guest.http.post("/api/me", content=chunks(), headers=JSON)
    assert unsaid.status_code == 413, "even if it does not say how long it is"
    record = guest.http.post("/api/records", content=b'{"record": "' + b"x" * 1_300_000 + b'"}', headers=JSON)
    assert record.status_code == 413


JSON = {"Content-Type": "application/json"}


def test_V1_2_1_names_and_chat_are_text(house: Tavern) -> None:
    evil = "<img src=x onerror=alert(1)>"
    guest = house.guest(evil)
    assert guest.get("/api/me")["name"] == evil[:24]
    table = guest.table("senators", "me", "open", "open", public=True)["id"]
    for page in ("/", f"/table/{table}", f"/replay/{table}"):
        text = guest.http.get(page).text
        assert "<img src=x" not in text
        data = text.split('id="data">', 1)[1].split("</script>", 1)[0]
        assert json.loads(data)["me"]["name"] == evil[:24], "and still the name it was"
    assert clean_text("a\u202eb\x00c\ue000\n d\u2028", 20) == "a b c d"
    assert clean_text("x" * 100, 24) == "x" * 24


def test_V16_5_1_no_stack_traces(
    house: Tavern, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest = house.guest("Livia")
    table = guest.table("senators", "me", "here", "here")["id"]

    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret of the house")

    monkeypatch.setattr("taberna.server.http.base.table_info", broken)
    reply = guest.http.get(f"/api/tables/{table}")
    assert reply.status_code == 500
    assert "ZeroDivision" not in reply.text
    assert "secret of the house" not in reply.text
    id = reply.json()["error"]["text"].rstrip(".").rpartition(" ")[2]
    assert any(id in record.getMessage() for record in caplog.records), "the keeper finds it by its number"
    assert reply.headers["content-security-policy"] == POLICY
    monkeypatch.setattr("taberna.server.live.socket.answer", broken)
    with guest.socket(table) as line:
        line.frame()
        line.send("undo", seat=0, on_version=1)
        reply2 = line.until("error")
        assert reply2["code"] == "internal"
        assert "secret" not in str(reply2)
        monkeypatch.setattr("taberna.server.table.commands.moves", broken)
        version = guest.frame(table, 0)["version"]
        line.send("move", seat=0, move="pass", on_version=version)
        reply3 = line.until("error")
        assert (reply3["code"], "secret" in str(reply3)) == ("internal", False)


def test_V16_2_5_tokens_are_not_logged(house: Tavern, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    guest = house.guest("Livia")
    table = guest.table("senators", "me", "open", "open")
    token = table["invite"].rpartition("/")[2]
    guest.get(f"/join/{token}")
    house.guest().post("/api/join", {"token": token})
    ours = [r for r in caplog.records if r.name.startswith(("taberna", "uvicorn", "starlette"))]
    assert not any(token in record.getMessage() for record in ours)


def test_V13_3_1_the_key_is_made_once_or_given_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "deep" / "t.sqlite"
    made = secret_of(data)
    assert len(made) == 32
    assert secret_of(data) == made
    monkeypatch.setenv("TABERNA_SECRET", "from the environment")
    assert secret_of(data) == b"from the environment"


@pytest.mark.parametrize("key", ["", "short", "0123456789abcde"])
def test_a_short_key_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.setenv("TABERNA_SECRET", key)
    with pytest.raises(TabernaError, match="at least 16 bytes"):
        secret_of(tmp_path / "t.sqlite")


@pytest.mark.parametrize("written", ["", "\n", "abcd", "no hexadecimal digits at all, not one of them", "é"])
def test_a_damaged_key_file_is_refused_in_words(tmp_path: Path, written: str) -> None:
    (tmp_path / "t.key").write_text(written, encoding="utf-8")
    with pytest.raises(TabernaError, match="is no key of this house"):
        secret_of(tmp_path / "t.sqlite")


@pytest.mark.parametrize("depth", [500, 20_000])
def test_json_in_json_in_json_is_no_fault_of_ours(house: Tavern, depth: int) -> None:
    guest = house.guest("Livia")
    for body in (b'{"game": "rome", "options": {"a": ' + b"[" * depth + b"]" * depth + b"}}", b"[" * depth):
        reply = guest.http.post("/api/tables", content=body, headers=JSON)
        assert 400 <= reply.status_code < 500, reply.text[:200]
    table = guest.table("senators", "me", "here", "here")["id"]
    with guest.socket(table) as line:
        line.frame()
        deep = '{"type": "ping", "a": ' + "[" * min(depth, 1900) + "]" * min(depth, 1900) + "}"
        line.ws.send(deep)
        assert line.until("error")["code"] == "bad_request"


def test_links_are_not_logged_when_something_breaks(
    house: Tavern, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest = house.guest("Livia")
    table = guest.table("senators", "me", "open", "open")
    invited = table["invite"].rpartition("/")[2]
    personal = guest.post(f"/api/tables/{table['id']}/seats/0/link")["url"].rpartition("/")[2]

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("taberna.server.http.pages.table_info", broken)
    for path in (f"/join/{invited}", f"/seat/{personal}"):
        assert guest.http.get(path).status_code == 500
    assert "error" in caplog.text
    assert invited not in caplog.text
    assert personal not in caplog.text


def test_an_upload_that_is_given_up_is_no_error(house: Tavern, caplog: pytest.LogCaptureFixture) -> None:
    address = urlsplit(house.url)
    for path in ("/api/me", "/api/records"):
        with socket.create_connection((str(address.hostname), address.port or 80)) as line:
            line.sendall(
                f"POST {path} HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Type: application/json\r\n"
                "Content-Length: 5000\r\n\r\n{".encode()
            )
            time.sleep(0.2)
    time.sleep(0.3)
    assert not caplog.records


def test_no_file_outside_the_static_folder_is_served(house: Tavern) -> None:
    for path in ("../app.py", "..%2fapp.py", "%2e%2e/app.py", "/etc/passwd", "js/../../app.py", ".hidden"):
        reply = httpx.get(f"{house.url}/static/{path}")
        assert reply.status_code == 404, path


def test_a_bot_is_named_by_its_level_never_by_a_file_or_program(house: Tavern) -> None:
    guest = house.guest("Livia")
    for level in ("evil.py:Bot", "python -c pass", "cmd:ls", "search:9999s", ""):
        chairs = [{"kind": "me"}, {"kind": "bot", "level": level}, {"kind": "bot"}]
        reply = guest.http.post("/api/tables", json={"game": "senators", "seats": chairs})
        assert reply.status_code in (400, 422), level


def test_tables_have_names_nobody_guesses(house: Tavern) -> None:
    guest = house.guest("Livia")
    ids = {guest.table("senators", "me", "here", "here")["id"] for _ in range(5)}
    assert len(ids) == 5
    assert all(len(id) == 12 for id in ids), "60 bits"
    for odd in ("../../x", "a" * 400, "abc", "%00", "table 12"):
        assert house.guest().http.get(f"/api/tables/{odd}").status_code == 404


def test_other_methods_are_refused_politely(house: Tavern) -> None:
    guest: Guest = house.guest()
    for method in ("PUT", "DELETE", "PATCH", "TRACE"):
        reply = guest.http.request(method, "/api/me", headers=JSON)
        assert reply.status_code in (405, 415), method
    assert guest.http.request("POST", "/", headers=JSON).status_code == 405


def test_data_inside_a_page_ends_no_script() -> None:
    hostile = {"name": "</script><!-- & \u2028\u2029 >", "plain": "é"}
    text = as_json(hostile)
    assert not set("<>&\u2028\u2029") & set(text)
    assert json.loads(text) == hostile
