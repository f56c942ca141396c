"""Small games for OpenSpiel, cut out of the real ones: chance picks a position, the engine plays on from it.

    game = PositionGame("rome", [position_a, position_b], returns="win")

Positions are those of docs/positions. Between positions that a player cannot tell apart lies what the game hides; what
the engine draws later follows from each position's seed. A last round with few dice or cards left has a tree that
solvers can walk through to its end, so that equilibria and exploitability of real rules can be computed.

Returns: ``win``, the winners share one point; ``points``, points above the mean of all players, which sum to zero.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pyspiel

from taberna.kernel.errors import BadSetup
from taberna.kernel.games import game as find_game
from taberna.kernel.result import Result
from taberna.kernel.spec import GameSpec

from .encoding import Encoding
from .openspiel import MAX_LENGTH, Deals, TabernaObserver, TabernaState

#: More than a game ever scores; OpenSpiel wants bounds.
MOST_POINTS = 1000.0


def _win(result: Result) -> list[float]:
    share = 1.0 / len(result.winners)
    return [share if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def _points(result: Result) -> list[float]:
    mean = sum(result.scores) / len(result.scores)
    return [score - mean for score in result.scores]


RETURNS: dict[str, Callable[[Result], list[float]]] = {"win": _win, "points": _points}


class PositionGame(pyspiel.Game):
    """Not on OpenSpiel's list of names: make it from its positions."""

    def __init__(
        self, name: str, positions: Sequence[Mapping[str, Any] | str], returns: str = "win", label: str = ""
    ) -> None:
        if returns not in RETURNS:
            raise BadSetup(f"returns={returns!r}: there are {' and '.join(RETURNS)}")
        if not positions:
            raise BadSetup("a game needs at least one position to begin with")
        rules = find_game(name)
        self.starts = [rules.position(position) for position in positions]
        self.seats = self.starts[0].seats
        if {state.seats for state in self.starts} != {self.seats}:
            raise BadSetup("all positions of a game have the same number of players")
        self.spec = GameSpec.of(rules, self.seats, seed="")
        self.deals = Deals(len(self.starts))
        self.encoding = Encoding.of(name, self.seats)
        self.returns_of = RETURNS[returns]
        wins = returns == "win"
        super().__init__(
            pyspiel.GameType(
                short_name=f"taberna_{name}_positions",
                long_name=label or f"{rules.title}: {len(self.starts)} positions",
                dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
                chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
                information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
                utility=pyspiel.GameType.Utility.CONSTANT_SUM if wins else pyspiel.GameType.Utility.ZERO_SUM,
                reward_model=pyspiel.GameType.RewardModel.TERMINAL,
                max_num_players=self.seats,
                min_num_players=self.seats,
                provides_information_state_string=True,
                provides_information_state_tensor=False,
                provides_observation_string=True,
                provides_observation_tensor=True,
                parameter_specification={},
            ),
            pyspiel.GameInfo(
                num_distinct_actions=len(rules.alphabet),
                max_chance_outcomes=self.deals.widest,
                num_players=self.seats,
                min_utility=0.0 if wins else -MOST_POINTS,
                max_utility=1.0 if wins else MOST_POINTS,
                utility_sum=1.0 if wins else 0.0,
                max_game_length=MAX_LENGTH,
            ),
            {},
        )

    def new_initial_state(self) -> PositionState:
        return PositionState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TabernaObserver:
        return TabernaObserver(self.encoding, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class PositionState(TabernaState):
    def __init__(self, game: PositionGame) -> None:
        super().__init__(game)
        self.starts = game.starts
        self.returns_of = game.returns_of

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1.0 / len(self.starts)) for number in range(len(self.starts))]

    def _apply_action(self, action: int) -> None:
        if self.engine.state is None:
            self.engine.state = self.starts[action]  # it is never changed: `Engine.act` plays on a copy
        else:
            self.engine.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"position {action}"
        return super()._action_to_string(player, action)

    def returns(self) -> list[float]:
        result = self.engine.truth.result if self.engine.state is not None else None
        return [0.0] * self.engine.seats if result is None else self.returns_of(result)
