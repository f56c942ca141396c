"""Make the icon sheets of the web pages from the npm package @iconify-json/game-icons.

    python tools/icons.py node_modules/@iconify-json/game-icons/icons.json

Beside every sheet stands a list, ``icons.txt`` for ``icons.svg``: left our own name of the drawing, right its name
in the package.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src/taberna"
HEAD = "<!-- Icons of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. -->\n"


def main(source: str) -> None:
    drawings = json.loads(Path(source).read_text())["icons"]
    for sheet in [*SOURCE.glob("web/static/icons/*.txt"), *SOURCE.rglob("games/*/web/*.txt")]:
        symbols = []
        for pair in sorted(set(sheet.read_text(encoding="utf-8").split())):
            name, _, drawing = pair.partition("=")
            body = drawings[drawing]["body"]
            symbols.append(f'<symbol id="{name}" viewBox="0 0 512 512">{body}</symbol>\n')
        text = f'<svg xmlns="http://www.w3.org/2000/svg">\n{HEAD}{"".join(symbols)}</svg>\n'
        sheet.with_suffix(".svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
