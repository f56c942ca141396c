"""Notebooks as pages of the site: text as it is, code and what it printed as blocks."""

from __future__ import annotations

import json
from typing import Any

from myst_parser.sphinx_ import Parser


class NotebookParser(Parser):
    supported = ("notebook",)

    def parse(self, inputstring: str, document: Any) -> None:
        super().parse(as_markdown(inputstring), document)


def as_markdown(notebook: str) -> str:
    parts = []
    for cell in json.loads(notebook)["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] != "code":
            parts.append(text)
            continue
        parts.append(f"```python\n{text}\n```")
        printed = "".join("".join(output.get("text", [])) for output in cell["outputs"])
        if printed:
            parts.append(f"```text\n{printed.rstrip()}\n```")
    return "\n\n".join(parts) + "\n"


def setup(app: Any) -> dict[str, bool]:
    app.add_source_parser(NotebookParser)
    return {"parallel_read_safe": True}
