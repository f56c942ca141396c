"""Parts of uvicorn that are its own business, and on which our protocols and our server stand nevertheless
(`uvicorn_http`, `taberna.server.live.uvicorn_ws`, `taberna.server.cli`). A uvicorn without one of them is refused in
words before the house opens, instead of failing at the first visitor.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version

from taberna.kernel.errors import TabernaError

#: The oldest and the newest that was tried (tests of sockets and of hostile visitors); pyproject.toml says the same.
TRIED = ("0.52.4", "0.54.0")

#: By class: what we override or call, and what we read or set.
NEEDED = {
    "uvicorn.protocols.http.httptools_impl.HttpToolsProtocol": """
        connection_made connection_lost data_received handle_websocket_upgrade on_message_begin on_header
        on_headers_complete on_message_complete on_response_complete timeout_keep_alive_handler send_400_response
        client cycle loop parser transport""",
    "uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol": """
        connection_made connection_lost data_received handle_connect handle_ping handle_pong handle_cont
        keepalive_timeout pause_writing resume_writing run_asgi close_sent close_timer conn disconnected
        handshake_complete loop pong_timer queue read_paused response scope transport""",
    "uvicorn.server.Server": """
        startup main_loop on_tick handle_exit shutdown started force_exit servers""",
}


def make_sure_that_it_fits() -> None:
    """Raises an error that names what is missing."""
    missing = [one for name, parts in NEEDED.items() for one in lacking(name, parts.split())]
    if missing:
        raise TabernaError(
            f"uvicorn {version('uvicorn')} does not fit: it has no {', '.join(missing)}."
            f" Install one from {TRIED[0]} to {TRIED[1]}: pip install 'uvicorn>={TRIED[0]},<={TRIED[1]}'"
        )


def lacking(name: str, parts: list[str]) -> list[str]:
    """Which of these neither a class has nor any of its methods knows."""
    module, _, called = name.rpartition(".")
    try:
        found = getattr(import_module(module), called)
    except (ImportError, AttributeError):
        return [name]
    known = set(dir(found))
    for one in found.__mro__:
        for value in vars(one).values():
            known.update(getattr(getattr(value, "__code__", None), "co_names", ()))
    return [f"{called}.{part}" for part in parts if part not in known]
