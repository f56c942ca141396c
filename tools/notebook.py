"""``python -m tools.notebook docs/tutorials/x.ipynb``: run a notebook's cells and keep what they print.

Cells run one after the other in one namespace, as in Jupyter; what they use is plain Python.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any


def run(notebook: dict[str, Any], name: str = "notebook") -> Iterator[tuple[dict[str, Any], str]]:
    """Every code cell with what it printed."""
    scope: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(notebook["cells"], start=1):
        if cell["cell_type"] == "code":
            printed = StringIO()
            with redirect_stdout(printed):
                exec(compile("".join(cell["source"]), f"{name}, cell {number}", "exec"), scope)
            yield cell, printed.getvalue()


def main() -> None:
    for file in map(Path, sys.argv[1:]):
        notebook = json.loads(file.read_text(encoding="utf-8"))
        for count, (cell, printed) in enumerate(run(notebook, file.name), start=1):
            cell["execution_count"] = count
            lines = printed.splitlines(keepends=True)
            cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if printed else []
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
