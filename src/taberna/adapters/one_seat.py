"""The learner's side of many games against bots: what the vectorised environments of learning libraries share.

A `Batch` tells the rewards of all seats and shows the next game at once; here there is one reward for each row, that of
the seat the learner had, and arrays that nobody fills anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from taberna.kernel.errors import BadSetup

from .batch import Array, Batch
from .batch_processes import BatchProcesses
from .opponents import Opponent


class OneSeat:
    """``games`` rows against ``opponents``, in this process or in several; more arguments are those of `Batch`."""

    def __init__(
        self,
        game: str,
        games: int = 32,
        opponents: Opponent | Sequence[Opponent] = "random",
        processes: int = 1,
        **how: Any,
    ) -> None:
        if not opponents:
            raise BadSetup("one seat needs opponents, for example opponents='random' or a list of bots")
        self.batch: Batch | BatchProcesses
        if processes == 1:
            self.batch = Batch(game, games, opponents=opponents, **how)
        else:
            self.batch = BatchProcesses(game, games, processes, opponents=opponents, **how)
        self.games = games
        self.size = self.batch.arrays.observations.shape[1]
        self.actions = self.batch.arrays.masks.shape[1]

    def reset(self, seed: int | str = 0) -> None:
        self.batch.reset(seed)

    @property
    def observations(self) -> Array:
        return self.batch.arrays.observations.copy()

    @property
    def masks(self) -> Array:
        return self.batch.arrays.masks.astype(np.bool_)

    def step(self, actions: Sequence[int] | Array) -> tuple[Array, Array]:
        """The learner's reward in each game, and which games ended."""
        seats = self.batch.arrays.to_move.copy()
        arrays = self.batch.step(actions)
        return arrays.rewards[np.arange(self.games), seats], arrays.done.copy()

    def close(self) -> None:
        if isinstance(self.batch, BatchProcesses):
            self.batch.close()
