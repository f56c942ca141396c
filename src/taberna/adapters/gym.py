"""One learner against bots as a Gymnasium environment.

``TabernaEnv("senators", seats=3, opponents="random")``, or by its name, once this module is imported:
``gymnasium.make("taberna/senators-v1", seats=3)``. Opponents are names, classes or functions that make a bot of
``(game, seed)``, or bots; one of them for all other seats, or a list with one for each.

The mask of legal actions is in ``info["action_mask"]`` and in `action_masks()` (the name stable-baselines3's
MaskablePPO asks for). An illegal action changes nothing, costs ``-0.01`` and is said in ``info["illegal"]``; a
hundred in a row end the episode as truncated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from taberna import bots
from taberna.bots import Clock
from taberna.kernel.errors import BadSetup
from taberna.kernel.games import names
from taberna.kernel.spec import GameSpec

from .actions import Actions
from .encoding import VERSION, Encoding
from .engine import Engine
from .observing import Observers
from .opponents import Opponent, made
from .render import as_text, check_mode

PENALTY = -0.01
PATIENCE = 100


class TabernaEnv(gymnasium.Env[Any, Any]):
    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium's form
        "render_modes": ["ansi", "human"],
        "observation_version": VERSION,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, Any] | None = None,
        seat: int | None = None,
        milliseconds: float = 50,
        render_mode: str | None = None,
        actions: str = "full",
        edition: Mapping[str, Any] | str | Path | None = None,
    ) -> None:
        """``seat``: where the learner sits; None changes it from game to game. ``actions``: see `actions`."""
        self.engine = Engine(GameSpec.of(game, seats, options, edition=edition), recall=False)
        count = self.engine.seats
        alike = isinstance(opponents, str) or not isinstance(opponents, Sequence)
        self.opponents: list[Any] = [opponents] * (count - 1) if alike else [*opponents]  # type: ignore[misc]
        if len(self.opponents) != count - 1:
            raise BadSetup(f"{count} seats need {count - 1} opponents, not {len(self.opponents)}")
        for one in self.opponents:
            made(one, self.engine.game, "")
        if seat is not None and seat not in range(count):
            raise BadSetup(f"there is no seat {seat!r}; this game has 0 to {count - 1}")
        check_mode(render_mode, self.metadata)
        self.fixed_seat = seat
        self.milliseconds = milliseconds
        self.render_mode = render_mode
        self.encoding = Encoding.of(game, count)
        self._observers = Observers(self.encoding)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.encoding.size,), np.float32)
        self.actions = Actions.of(game, actions)
        self.action_space = spaces.Discrete(self.actions.size)
        self.seat = 0
        self.others: dict[int, bots.Bot] = {}
        self.wrong = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray[Any, Any], dict[str, Any]]:
        super().reset(seed=seed)
        luck = self.np_random.integers(2**63)
        count = self.engine.seats
        self.seat = int(self.np_random.integers(count)) if self.fixed_seat is None else self.fixed_seat
        self.engine.start(f"gymnasium {luck}")
        seats = [s for s in range(count) if s != self.seat]
        self.others = {
            s: made(opponent, self.engine.game, f"{luck} {s}")
            for s, opponent in zip(seats, self.opponents, strict=True)
        }
        self.wrong = 0
        self._others_move()
        return self._observe(), self._info()

    def _others_move(self) -> None:
        """Bots play, each from its own view, until the learner is asked or the game is over."""
        engine = self.engine
        while (acting := engine.acting) is not None and acting != self.seat:
            state = engine.truth
            move = self.others[acting].choose(
                state.view(acting), state.moves(acting), Clock(self.milliseconds / 1000)
            )
            engine.act(move.id)

    def _observe(self) -> np.ndarray[Any, Any]:
        return np.frombuffer(self._observers.look(self.engine.truth, self.seat), np.float32)

    def action_masks(self) -> np.ndarray[Any, Any]:
        return np.frombuffer(self.actions.mask(self.engine, self.seat), np.int8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def step(self, action: Any) -> tuple[np.ndarray[Any, Any], float, bool, bool, dict[str, Any]]:
        engine = self.engine
        if engine.over:
            return self._observe(), 0.0, True, False, self._info()
        move = self.actions.meant(int(action), engine, self.seat)
        reason = engine.truth.why_not(self.seat, move)
        if reason is not None:
            self.wrong += 1
            info = {**self._info(), "illegal": str(reason)}
            return self._observe(), PENALTY, False, self.wrong >= PATIENCE, info
        self.wrong = 0
        engine.act(move)
        self._others_move()
        reward = engine.returns()[self.seat]
        return self._observe(), reward, engine.over, False, self._info()

    def render(self) -> str | None:
        text = as_text(self.engine.truth.view(self.seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text


for _name in names():
    gymnasium.register(f"taberna/{_name}-v1", entry_point=f"{__name__}:TabernaEnv", kwargs={"game": _name})
