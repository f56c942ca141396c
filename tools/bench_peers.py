"""Other frameworks, measured in the same run as ours, as far as they are installed (`make bench PEERS=1`)."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

Rate = Callable[[Callable[[int], int]], tuple[float, float]]

PACKAGES = ("catanatron==3.2.1",)


def rows(rate: Rate) -> list[dict[str, Any]]:
    """One row per peer; what cannot be installed or run is said, not hidden."""
    found = []
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *PACKAGES], check=False)
    for measure in (catanatron,):
        try:
            found.append(measure(rate))
        except Exception as error:  # a peer that does not run here must not stop the others
            found.append({"what": measure.__name__, "decisions/s": 0, "note": f"not measured: {error}"})
    return found


def catanatron(rate: Rate) -> dict[str, Any]:
    """Catan in Python, four players moving at random through its own `execute`."""
    from catanatron import Color, Game, RandomPlayer

    rng = Random(1)

    def once(number: int) -> int:
        game = Game(
            [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number
        )
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            game.execute(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    per_second, per_game = rate(once)
    return {
        "what": "catanatron 3.2.1, 4 players",
        "decisions/s": round(per_second),
        "decisions/game": round(per_game),
        "note": "",
    }
