"""A view as plain text, for `render`."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any

from taberna.kernel.errors import BadSetup


def check_mode(mode: str | None, metadata: Mapping[str, Any]) -> None:
    """Whether an environment can render like that."""
    if mode is not None and mode not in metadata["render_modes"]:
        raise BadSetup(f"render_mode={mode!r}: there are {' and '.join(metadata['render_modes'])}")


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
