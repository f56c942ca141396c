"""The games as OpenSpiel games: ``pyspiel.load_game("taberna_senators(players=4)")``.

Importing this module registers them. Chance comes first and picks the deal, everything after follows from it through
the engine's own stream (that is how an engine with its own chance is serialised). More than a hundred deals are
picked in two draws, which pile and which of the pile, so that nobody lists them all. Sealed choices are made one
after the other and stay hidden until the last is in. Interrupts of seats that are not asked are left out.

There is no information state tensor: no vector of fixed size holds all that a player has seen. The string does.

Parameters: ``players``; ``options``, for example ``options=variant_influence:true`` (several separated by ``;``, lists
written 15+20: OpenSpiel keeps commas and equals signs for itself); ``edition``, a TOML file of changed card data;
``deals``, how many different deals chance can pick.
"""

from __future__ import annotations

from math import isqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel

from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.games import names
from taberna.kernel.spec import GameSpec

from .encoding import Encoding
from .engine import Engine

#: Generous bounds on the length of a game; OpenSpiel checks them.
MAX_LENGTH = 20_000
USUAL_DEALS = 10_000
MOST_DEALS = 10**9
#: Up to so many deals are picked in one draw.
ONE_DRAW = 100


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
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.check_seats(None),
            "options": "",
            "edition": "",
            "deals": USUAL_DEALS,
        },
    )


class TabernaGame(pyspiel.Game):
    """Base of all; a class per game, because OpenSpiel pickles them by name."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game = find_game(self.NAME)
        texts = filter(None, (params.get("options") or "").split(";"))
        edition = Path(params["edition"]) if params.get("edition") else None
        self.spec = GameSpec.read(self.NAME, params.get("players") or None, texts, edition=edition, seed="")
        self.seats = self.spec.seats
        self.deals = Deals(params.get("deals", USUAL_DEALS))
        self.encoding = Encoding.of(self.NAME, self.seats)
        super().__init__(
            _game_type(game),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.alphabet),
                max_chance_outcomes=self.deals.widest,
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
        return 1 if self.deals.one_draw else 2


class Deals:
    """All deals that chance can pick, in piles of equal size (the last may be smaller)."""

    def __init__(self, count: int) -> None:
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_DEALS:
            raise BadSetup(f"deals={count!r}: there must be 1 to {MOST_DEALS}")
        self.count = count
        self.one_draw = count <= ONE_DRAW
        #: How many deals a pile has.
        self.size = count if self.one_draw else isqrt(count - 1) + 1
        self.piles = -(-count // self.size)
        self.widest = max(self.size, self.piles)

    def outcomes(self, pile: int | None) -> list[tuple[int, float]]:
        """The draws and their chances: of a pile if none was drawn yet, then of a deal in it."""
        if pile is None and not self.one_draw:
            return [(number, self.height(number) / self.count) for number in range(self.piles)]
        height = self.height(pile or 0)
        return [(number, 1.0 / height) for number in range(height)]

    def height(self, pile: int) -> int:
        return min(self.size, self.count - pile * self.size)


class TabernaState(pyspiel.State):
    def __init__(self, game: TabernaGame) -> None:
        super().__init__(game)
        self.engine = Engine(game.spec)
        self.deals = game.deals
        #: The pile of deals that was drawn, while a second draw is due.
        self.pile: int | None = None

    def current_player(self) -> int:
        if self.engine.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = self.engine.acting
        return int(pyspiel.PlayerId.TERMINAL) if acting is None else acting

    def is_terminal(self) -> bool:
        return self.engine.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.deals.outcomes(self.pile)

    def _legal_actions(self, player: int) -> list[int]:
        return self.engine.legal(player) if player == self.engine.acting else []

    def _apply_action(self, action: int) -> None:
        if self.engine.state is not None:
            self.engine.act(action)
            return
        draws = len(self.chance_outcomes())
        if not 0 <= action < draws:
            raise BadSetup(f"chance has no draw {action}; there are 0 to {draws - 1}")
        if self.pile is None and not self.deals.one_draw:
            self.pile = action
        else:
            self.engine.start(f"deal {(self.pile or 0) * self.deals.size + action}")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            pile = self.pile is None and not self.deals.one_draw
            return f"pile {action}" if pile else f"deal {action}"
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
    """Observations from views only, as OpenSpiel's three questions ask for them.

    *public_info* and the own private information together are a seat's view; public information alone is a
    spectator's; private information alone is what the seat's numbers have beyond the spectator's. *All players'*
    private information lists every seat, the observer first. With *perfect_recall* there is a string, no tensor.
    """

    def __init__(self, encoding: Encoding, iig_obs_type: Any) -> None:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.recall = kind.perfect_recall
        self.public = kind.public_info
        self.everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.encoding = encoding
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, Any] = {}
        if not self.recall:
            self._lay_out()

    def _lay_out(self) -> None:
        size = self.encoding.size
        parts = self.encoding.seats if self.everybody else 1 if self.public or self.private else 0
        self.tensor = np.zeros(parts * size, np.float32)
        for part in range(parts):
            before = f"seen by {part}: " if self.everybody else ""
            for name, (start, end) in self.encoding.sections.items():
                self.dict[before + name] = self.tensor[part * size + start : part * size + end]

    def _seen_by(self, player: int) -> list[int | None]:
        """Through whose eyes this observer looks."""
        seats = self.encoding.seats
        if self.everybody:
            return [(player + step) % seats for step in range(seats)]
        return [player] if self.private else [None]

    def set_from(self, state: TabernaState, player: int) -> None:
        if self.tensor is None or not self.tensor.size:
            return
        if state.engine.state is None:
            self.tensor.fill(0)
            return
        truth, size = state.engine.truth, self.encoding.size
        for part, seat in enumerate(self._seen_by(player)):
            place = self.tensor[part * size : (part + 1) * size]
            observer = player if seat is None else seat
            place[:] = self.encoding.vector(truth.view(seat), observer)
            if not self.public:
                place -= self.encoding.vector(truth.view(None), observer)

    def string_from(self, state: TabernaState, player: int) -> str:
        told = state.engine.memory if self.recall else state.engine.observation
        seen = [] if not self.public and not self.private else self._seen_by(player)
        return "\n".join(told(seat) if self.public else state.engine.private(seat) for seat in seen)


def register() -> None:
    """Put the games on OpenSpiel's list (once)."""
    known = set(pyspiel.registered_names())
    for name in names():
        if f"taberna_{name}" not in known:
            cls = type(f"{name.capitalize()}Game", (TabernaGame,), {"NAME": name, "__module__": __name__})
            globals()[cls.__name__] = cls
            pyspiel.register_game(_game_type(find_game(name)), cls)


register()
