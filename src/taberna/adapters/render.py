"""A view as plain text, for `render`."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any


def as_text(view: Mapping[str, Any], width: int = 110) -> str:
    """The terminal's table without colours."""
    from rich.console import Console

    from taberna.locale import speaker
    from taberna.terminal.plain import drawing_of

    out = StringIO()
    Console(file=out, width=width, no_color=True, highlight=False).print(
        drawing_of(view["game"]).render(view, speaker(view["game"], "en"))
    )
    return out.getvalue()
