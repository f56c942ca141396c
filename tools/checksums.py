"""Seeded games as checksums: ``python tools/checksums.py 1000`` prints one for each title and number of seats.

They tell whether two builds play the same: every move that is offered and chosen, every final position, and of each
tenth game in its middle all views and a world imagined from each. Only the installed package is needed.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from random import Random
from typing import Any

import taberna


def written(thing: Any) -> bytes:
    return json.dumps(thing, sort_keys=True).encode()


def checksum(name: str, seats: int, games: int) -> str:
    game = taberna.game(name)
    total = sha256()
    for number in range(games):
        rng = Random(f"{name} {seats} {number}")
        state = game.new(seats=seats, seed=f"checksum {number}")
        played = 0
        while state.to_move:
            seat = rng.choice(state.to_move)
            legal = state.moves(seat)
            move = rng.choice(legal)
            total.update(b"%d/%d " % (move.id, len(legal)))
            state.play(seat, move)
            played += 1
            if played == 60 and number % 10 == 0:
                for viewer in (None, *range(seats)):
                    view = state.view(viewer)
                    total.update(written(view))
                    total.update(written(game.imagine(view, rng).dump()))
        total.update(written(state.dump()))
    return total.hexdigest()


def main() -> None:
    games = int(sys.argv[1]) if sys.argv[1:] else 1000
    for name in taberna.GAMES:
        game = taberna.game(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            print(name, seats, checksum(name, seats, games), flush=True)


if __name__ == "__main__":
    main()
