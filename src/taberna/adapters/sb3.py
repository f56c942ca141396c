"""Many games as one environment of stable-baselines3: for PPO with masks, ``pip install sb3-contrib``.

    from sb3_contrib import MaskablePPO

    env = BatchVecEnv("rome", games=32, seats=2, opponents=["random", "greedy"], rewards="margin")
    model = MaskablePPO("MlpPolicy", env).learn(100_000)

The learner has one seat in every game. Games that end begin anew by themselves; their last position is not shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from .batch import Array
from .one_seat import OneSeat


class BatchVecEnv(VecEnv):
    """Arguments are those of `OneSeat`; ``seed`` is that of the deals, until `seed()` names another."""

    def __init__(self, game: str, games: int = 32, seed: int = 0, **how: Any) -> None:
        self.table = OneSeat(game, games, **how)
        self._seed = seed
        self._chosen: Array = np.zeros(games, np.int64)
        self._lengths: Array = np.zeros(games, np.int64)
        self.render_mode = None
        super().__init__(
            games,
            spaces.Box(-np.inf, np.inf, (self.table.size,), np.float32),
            spaces.Discrete(self.table.actions),
        )

    def seed(self, seed: int | None = None) -> list[int | None]:
        """What the next reset deals by."""
        self._seed = int(np.random.randint(2**31)) if seed is None else seed
        return [self._seed] * self.num_envs

    def reset(self) -> Array:
        self.table.reset(self._seed)
        self._lengths.fill(0)
        return self.table.observations

    def step_async(self, actions: Array) -> None:
        self._chosen = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        rewards, done = self.table.step(self._chosen)
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(done):
            infos[row]["episode"] = {"r": float(rewards[row]), "l": int(self._lengths[row]), "t": 0.0}
            self._lengths[row] = 0
        return self.table.observations, rewards, done, infos

    def action_masks(self) -> Array:
        return self.table.masks

    def close(self) -> None:
        self.table.close()

    # -- what single environments would be asked ----------------------------------------------------

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * len(self._rows(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name}: the games of a batch have no attributes of their own")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only the masks: one row for each game."""
        if method_name != "action_masks":
            raise AttributeError(f"the games of a batch have no method {method_name!r}")
        masks = self.action_masks()
        return [masks[row] for row in self._rows(indices)]

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * len(self._rows(indices))

    def _rows(self, indices: int | Iterable[int] | None) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)
