"""How commands answer: JSON for programs, a console for people."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=1, ensure_ascii=False))


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False)
