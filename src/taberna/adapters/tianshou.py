"""Many games as one vector environment of Tianshou: ``pip install tianshou``.

    env = BatchVectorEnv("rome", games=32, seats=2, opponents="random")
    Collector(algorithm, env, VectorReplayBuffer(20_000, len(env)))

Observations are dictionaries with ``obs`` and ``mask``, as Tianshou's discrete policies ask for. Games that end begin
anew by themselves: a reset of one that has ended shows its next deal.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from tianshou.env import BaseVectorEnv

from .batch import Array
from .one_seat import OneSeat

#: Asked of each game by Tianshou; all have the same.
SPACES = ("observation_space", "action_space")


class BatchVectorEnv(BaseVectorEnv):
    """Arguments are those of `OneSeat`; ``seed`` is that of the deals."""

    def __init__(self, game: str, games: int = 32, seed: int = 0, **how: Any) -> None:
        self.table = OneSeat(game, games, **how)
        self.env_num = games
        self.is_async = False
        self.is_closed = False
        self.waiting_id: list[int] = []
        self.ready_id = list(range(games))
        self._seed = seed
        self._dealt = False
        self._spaces = {
            "observation_space": spaces.Dict(
                {
                    "obs": spaces.Box(-np.inf, np.inf, (self.table.size,), np.float32),
                    "mask": spaces.MultiBinary(self.table.actions),
                }
            ),
            "action_space": spaces.Discrete(self.table.actions),
        }

    def get_env_attr(self, key: str, id: Any = None) -> list[Any]:
        if key not in SPACES:
            raise AttributeError(f"the games of a batch have no {key!r}")
        return [self._spaces[key]] * len(self._wrap_id(id))

    def seed(self, seed: Any = None) -> list[Any]:
        """What the next reset of all games deals by."""
        self._seed = int(np.random.randint(2**31)) if seed is None else int(np.ravel(seed)[0])
        self._dealt = False
        return [[self._seed]] * self.env_num

    def reset(self, env_id: Any = None, **kwargs: Any) -> tuple[Array, Array]:
        """Of all games: deal anew. Of some, after they ended: what they show is their next deal already."""
        rows = list(self._wrap_id(env_id))
        if not self._dealt or len(rows) == self.env_num:
            self.table.reset(kwargs.get("seed") or self._seed)
            self._dealt = True
        return self._shown(rows), np.array([{} for _ in rows])

    def step(self, action: Any, id: Any = None) -> tuple[Array, Array, Array, Array, Array]:
        rows = list(self._wrap_id(id))
        if len(rows) != self.env_num:
            raise NotImplementedError(
                "the games of a batch are stepped together: collect steps, not episodes"
            )
        rewards, done = self.table.step(np.asarray(action))
        infos = np.array([{"env_id": row} for row in rows])
        return self._shown(rows), rewards, done, np.zeros_like(done), infos

    def _shown(self, rows: list[int]) -> Array:
        observations, masks = self.table.observations, self.table.masks
        return np.array([{"obs": observations[row], "mask": masks[row]} for row in rows])

    def close(self) -> None:
        self.table.close()
        self.is_closed = True
