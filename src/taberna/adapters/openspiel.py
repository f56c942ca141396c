"""The games as OpenSpiel games: ``pyspiel.load_game("taberna_senators(players=4)")``.

Importing this module registers them. Chance comes first: one root node picks the deal, everything after follows
from it through the engine's own stream (that is how an engine with its own chance is serialised). Sealed choices
are made one after the other and stay hidden until the last is in. Interrupts of seats that are not asked are
left out.

Parameters: ``players``; ``options``, for example ``options=variant_influence:true`` (several separated by ``;``, lists
written 15+20: OpenSpiel keeps commas and equals signs for itself); ``deals``, how many different deals the root node
can pick.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel

from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.games import names
from taberna.kernel.spec import GameSpec

from .encoding import Encoding
from .engine import Engine

#: Generous bounds on the length of a game; OpenSpiel checks them.
MAX_LENGTH = 20_000


def _game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"taberna_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.check_seats(None),
            "options": "",
            "deals": 10_000,
        },
    )


class TabernaGame(pyspiel.Game):
    """Base of all; a class per game, because OpenSpiel pickles them by name."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game = find_game(self.NAME)
        texts = filter(None, (params.get("options") or "").split(";"))
        self.spec = GameSpec.read(self.NAME, params.get("players") or None, texts, seed="")
        self.seats = self.spec.seats
        self.deals = params.get("deals") or 10_000
        self.encoding = Encoding.of(self.NAME, self.seats)
        super().__init__(
            _game_type(game),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.alphabet),
                max_chance_outcomes=self.deals,
                num_players=self.seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=MAX_LENGTH,
            ),
            params,
        )

    def new_initial_state(self) -> TabernaState:
        return TabernaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TabernaObserver:
        return TabernaObserver(self.encoding, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class TabernaState(pyspiel.State):
    def __init__(self, game: TabernaGame) -> None:
        super().__init__(game)
        self.engine = Engine(game.spec)
        self.deals = game.deals

    def current_player(self) -> int:
        if self.engine.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = self.engine.acting
        return int(pyspiel.PlayerId.TERMINAL) if acting is None else acting

    def is_terminal(self) -> bool:
        return self.engine.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.engine.legal(player) if player == self.engine.acting else []

    def _apply_action(self, action: int) -> None:
        if self.engine.state is None:
            self.engine.start(f"deal {action}")
        else:
            self.engine.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.engine.game.alphabet[action].text

    def returns(self) -> list[float]:
        return self.engine.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> TabernaState:
        """A state with the same information state for this player (OpenSpiel's IS-MCTS calls it)."""
        world = self.clone()
        world.engine = self.engine.imagined(player, Random(sampler()))
        return world

    def __str__(self) -> str:
        if self.engine.state is None:
            return "the game has not been dealt"
        return f"{self.engine.truth.dump()}"


class TabernaObserver:
    """Observations and information states, from views only."""

    def __init__(self, encoding: Encoding, iig_obs_type: Any) -> None:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.recall = kind.perfect_recall
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.encoding = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {name: self.tensor[start:end] for name, (start, end) in encoding.sections.items()}

    def _viewer(self, player: int) -> int | None:
        return player if self.private else None

    def set_from(self, state: TabernaState, player: int) -> None:
        if state.engine.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.vector(state.engine.truth.view(self._viewer(player)), player)

    def string_from(self, state: TabernaState, player: int) -> str:
        viewer = self._viewer(player)
        return state.engine.memory(viewer) if self.recall else state.engine.observation(viewer)


def register() -> None:
    """Put the games on OpenSpiel's list (once)."""
    known = set(pyspiel.registered_names())
    for name in names():
        if f"taberna_{name}" not in known:
            cls = type(f"{name.capitalize()}Game", (TabernaGame,), {"NAME": name, "__module__": __name__})
            globals()[cls.__name__] = cls
            pyspiel.register_game(_game_type(find_game(name)), cls)


register()
