"""Write the lists of moves that games really see: ``python -m tools.compact_actions [GAME ...]``.

A new list is a new version, because the numbers of its moves are others.
"""

from __future__ import annotations

import sys
from pathlib import Path

import taberna
from taberna.bots.match import decisions, seated
from taberna.kernel.spec import GameSpec

#: How many games of each kind of bots are played, for every number of seats.
GAMES = {"random": 400, "greedy": 12}


def legal_moves(name: str) -> set[str]:
    """All moves that were legal in those games."""
    game = taberna.game(name)
    found: set[str] = set()
    for seats in range(game.min_seats, game.max_seats + 1):
        for bot, games in GAMES.items():
            for number in range(games):
                spec = GameSpec.of(game, seats, seed=f"actions {bot} {number}")
                with seated(game, [bot] * seats, spec.seed) as players:
                    for decision in decisions(spec.new(game), players):
                        found.update(move.text for move in decision.moves)
    return found


def main(names: list[str]) -> None:
    for name in names or taberna.GAMES:
        game = taberna.game(name)
        file = Path(game.package) / "actions.txt"
        version = int(file.read_text().split()[1]) + 1 if file.exists() else 1
        texts = sorted(legal_moves(name), key=lambda text: game.move(text).id)
        file.write_text("\n".join([f"version {version}", *texts]) + "\n", encoding="utf-8")
        print(f"{name}: {len(texts)} of {len(game.alphabet)} moves, version {version}")


if __name__ == "__main__":
    main(sys.argv[1:])
