"""What we override in uvicorn is known, is there, and is missed in words."""

from __future__ import annotations

import inspect
import tomllib
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from taberna.kernel.errors import TabernaError
from taberna.server.http import uvicorn_fits
from taberna.server.http.uvicorn_fits import NEEDED, TRIED, make_sure_that_it_fits
from taberna.server.http.uvicorn_http import UpgradingHttp
from taberna.server.live.uvicorn_ws import FastWebSocket

ROOT = Path(__file__).parents[2]


def test_this_uvicorn_fits() -> None:
    make_sure_that_it_fits()


@pytest.mark.parametrize(
    ("ours", "theirs"), [(UpgradingHttp, HttpToolsProtocol), (FastWebSocket, WebSocketsSansIOProtocol)]
)
def test_whatever_is_overridden_is_asked_for(ours: type, theirs: type) -> None:
    overridden = {
        name for name, value in vars(ours).items() if inspect.isfunction(value) and hasattr(theirs, name)
    }
    needed = set(NEEDED[f"{theirs.__module__}.{theirs.__name__}"].split())
    assert overridden - {"__init__"} <= needed


def test_one_that_lacks_something_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NEEDED, "uvicorn.server.Server", "startup fly")
    monkeypatch.setitem(NEEDED, "uvicorn.somewhere.Else", "anything")
    with pytest.raises(
        TabernaError, match=r"does not fit: it has no Server\.fly, uvicorn\.somewhere\.Else\. Install"
    ):
        make_sure_that_it_fits()


@pytest.mark.sources
def test_what_is_installed_by_name_was_tried() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert f"uvicorn>={TRIED[0]},<={TRIED[1]}" in asked
    assert f"uvicorn=={TRIED[1]}\n" in (ROOT / "constraints.txt").read_text()
    assert uvicorn_fits.version("uvicorn") in TRIED
