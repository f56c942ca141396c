"""OpenSpiel's own IS-MCTS as a bot for the arena, through the adapter; it needs ``pip install open_spiel``.

    taberna arena rome --bots search:500ms tools/ismcts.py:ms500 --challenger --seats 2 --cpu

The algorithm is OpenSpiel's, with its random rollouts and its usual constants; only the loop ends by the clock and
not after a number of simulations. It gets what every bot gets, a view: the state it searches from is imagined.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import taberna.adapters.openspiel  # noqa: F401  (registers the games)
from taberna.bots import Clock
from taberna.bots.lookahead import answers
from taberna.kernel.game import Game
from taberna.kernel.move import Move

UCT_C = 2.0  # as in OpenSpiel's examples


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot; its search is asked one simulation at a time until the clock says stop."""

    def search(self, state: Any, clock: Clock, deadline: float) -> list[tuple[int, float]]:
        self.reset()
        self._root_node = self.create_new_node(state)
        simulations = 0
        while simulations < 2 or clock.timer() < deadline:  # the first one only opens the root
            self.run_simulation(self.sample_root_state(state))
            simulations += 1
        return list(self.get_final_policy(state, self._root_node))


class IsMcts:
    """A bot of ours around it."""

    def __init__(self, game: Game, seed: str, seconds: float) -> None:
        self.game = game
        self.seconds = seconds
        self.rng = Random(seed)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        asked = answers(moves)
        if len(asked) == 1:
            return asked[0]
        spiel = pyspiel.load_game(f"taberna_{self.game.name}(players={view['seats']})")
        state = spiel.new_initial_state()
        state.apply_action(0)
        state.engine.state = self.game.imagine(view, self.rng)
        luck = np.random.RandomState(self.rng.getrandbits(32))
        bot = TimedISMCTS(spiel, RandomRolloutEvaluator(1, luck), UCT_C, 1, random_state=luck)
        policy = dict(bot.search(state, clock, clock.deadline(self.seconds)))
        return max(asked, key=lambda move: policy.get(move.id, 0.0))


def ms100(game: Game, seed: str) -> IsMcts:
    return IsMcts(game, seed, 0.1)


def ms500(game: Game, seed: str) -> IsMcts:
    return IsMcts(game, seed, 0.5)
