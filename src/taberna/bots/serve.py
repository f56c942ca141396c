"""Any bot as a program: ``python -m taberna.bots.serve greedy`` reads questions on stdin, answers on stdout.

The process is handed views, never a state; see docs/bot-api.md for the lines.
"""

from __future__ import annotations

import json
import sys
from typing import Any, TextIO

import taberna

from . import make
from .clock import Clock
from .protocol import Bot


def serve(spec: str, seed: str, lines: TextIO, out: TextIO) -> None:
    bot: Bot | None = None
    for line in lines:
        question: dict[str, Any] = json.loads(line)
        game = taberna.game(question["game"])
        if bot is None:
            bot = make(spec, game, seed)
        moves = [game.move(text) for text in question["moves"]]
        move = bot.choose(question["view"], moves, Clock(question["seconds"]))
        out.write(json.dumps({"move": move.text}) + "\n")
        out.flush()


def main() -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr  # what a bot prints is no answer
    serve(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "0", sys.stdin, answers)


if __name__ == "__main__":
    main()
