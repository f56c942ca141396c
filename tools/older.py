"""A bot as it was at an older commit, for the arena: ``exec .venv/bin/python tools/older.py COMMIT BOT``.

The sources of that commit are unpacked once (in .older, or TABERNA_OLDER) and run in pure Python, through the lines of
docs/bot-api.md. It thinks by processor time, so that a busy machine shortens nobody's thoughts. Old bots understand
today's views as long as no name in a view has changed; options that they do not know yet they leave out (play with
those as they were then).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from random import SystemRandom
from typing import Any

HOME = Path(__file__).resolve().parent.parent


def sources(commit: str) -> Path:
    """The folder of the package as it was then."""
    name = subprocess.run(
        ["git", "rev-parse", "--short=12", f"{commit}^{{commit}}"],
        cwd=HOME, check=True, capture_output=True, text=True,
    ).stdout.strip()  # fmt: skip
    folder = Path(os.environ.get("TABERNA_OLDER") or HOME / ".older") / name
    if not folder.is_dir():
        packed = subprocess.run(["git", "archive", name, "src"], cwd=HOME, check=True, capture_output=True)
        folder.parent.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as fresh:
            subprocess.run(["tar", "-x", "-C", fresh], input=packed.stdout, check=True)
            if not folder.is_dir():
                os.rename(fresh, folder)
                os.mkdir(fresh)  # what the context removes
    return folder / "src"


def main() -> None:
    commit, bot = sys.argv[1:3]
    sys.path.insert(0, str(sources(commit)))
    from taberna.bots import clock, serve
    from taberna.kernel.game import Game

    resolve = Game.resolve

    def resolve_known(game: Any, options: Mapping[str, Any]) -> Any:
        known = {field.name for field in fields(game.Options)}
        return resolve(game, {name: value for name, value in options.items() if name in known})

    Game.resolve = resolve_known  # type: ignore[method-assign]
    clock.Clock.__init__.__defaults__ = (None, time.process_time)
    sys.argv[1:] = [bot, str(SystemRandom().getrandbits(32))]
    serve.main()


if __name__ == "__main__":
    main()
