"""A view as plain text, for `render`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from io import StringIO
from typing import Any


def as_text(view: Mapping[str, Any], width: int = 110) -> str:
    """The terminal's table without colours."""
    from rich.console import Console

    from taberna.locale import speaker

    table = import_module(f"taberna.terminal.{view['game']}")
    out = StringIO()
    Console(file=out, width=width, no_color=True, highlight=False).print(
        table.render(view, speaker(view["game"], "en"))
    )
    return out.getvalue()
