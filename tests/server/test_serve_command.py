"""`taberna serve` from the outside."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from taberna.server.config import data_file


def serve(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "taberna", "serve", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(process: subprocess.Popen[str]) -> tuple[str, str]:
    process.terminate()
    out, err = process.communicate(timeout=90)
    return out, err


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_it_says_one_line_when_it_is_open_and_takes_the_next_port_if_one_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = serve("--port", str(port), "--data", str(tmp_path / "t.sqlite"))
        line = first_line(process)
        assert line.startswith("Taberna is open at http://127.0.0.1:")
        url = line.rpartition(" ")[2]
        assert int(url.rpartition(":")[2]) > port
        assert httpx.get(f"{url}/health").json()["ok"] is True
        told = httpx.get(f"{url}/metrics").text
        assert re.search(r'^taberna_tables_open\{process="[^"]+"\} 0$', told, re.MULTILINE)
        out, err = ended(process)
        assert out == "", "one line, no more"
        assert f"Port {port} is taken" in err


def test_a_host_for_others_says_what_it_means(tmp_path: Path) -> None:
    process = serve("--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path / "t.sqlite"))
    url = first_line(process).rpartition(" ")[2]
    assert httpx.get(f"{url}/health").status_code == 200
    _, err = ended(process)
    assert "everybody who can reach it" in err
    assert "https" in err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--host", "192.0.2.1"], "cannot listen at 192.0.2.1"),
        (["--port", "70000"], "70000"),
        (["--public-url", "ftp://x"], "http:// or https://"),
        (["--data", "/proc/nowhere/t.sqlite"], "cannot open /proc/nowhere"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    given = arguments if "--data" in arguments else [*arguments, "--data", str(tmp_path / "t.sqlite")]
    process = serve(*given)
    out, err = process.communicate(timeout=90)
    assert process.returncode == 2
    assert out == ""
    assert complaint in err
    assert "Traceback" not in err


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Livia, this is no database. " * 50)
    process = serve("--data", str(file))
    _, err = process.communicate(timeout=90)
    assert process.returncode == 2
    assert "letter.txt" in err
    assert "Traceback" not in err
    assert file.read_text().startswith("Dear Livia")


def test_the_data_are_kept_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABERNA_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    if sys.platform.startswith("linux"):
        assert data_file() == Path("/somewhere/taberna/taberna.sqlite")
    monkeypatch.setenv("TABERNA_DATA", "/else/t.sqlite")
    assert data_file() == Path("/else/t.sqlite")
