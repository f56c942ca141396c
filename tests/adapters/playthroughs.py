"""OpenSpiel playthroughs of our games, stored compressed: `python -m tests.adapters.playthroughs` writes them anew."""

from __future__ import annotations

import gzip
from pathlib import Path

import taberna

FOLDER = Path(__file__).parent / "playthroughs"


def spelled(name: str) -> str:
    return f"taberna_{name}(players={taberna.game(name).min_seats},deals=20)"


def written(name: str) -> str:
    """What OpenSpiel's generator prints of one random game: legal actions and every player's observations."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    from taberna.adapters.openspiel import register

    register()
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    text: str = generate_playthrough.playthrough(spelled(name), action_sequence=None, seed=7)
    return text


def file(name: str) -> Path:
    return FOLDER / f"{name}.txt.gz"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in taberna.GAMES:
        # A fixed time stamp keeps the file the same as long as its content is.
        file(game).write_bytes(gzip.compress(written(game).encode(), mtime=0))
