"""The games as PettingZoo AEC environments: ``taberna.adapters.pettingzoo.env("massilia", seats=3)``.

Each game also has a module as in PettingZoo itself: ``from taberna.adapters.pettingzoo import massilia_v1``, then
``massilia_v1.env(seats=3)``.

Observations are a dict of ``observation`` (float32, see `encoding`) and ``action_mask`` (int8 over the alphabet).
The winners share one point of reward at the end. These games are turn-based: there is no parallel form.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from taberna.adapters.actions import Actions
from taberna.adapters.encoding import VERSION, Encoding
from taberna.adapters.engine import Engine
from taberna.adapters.observing import Observers
from taberna.adapters.render import as_text, check_mode
from taberna.kernel.errors import BadSetup
from taberna.kernel.games import names
from taberna.kernel.spec import GameSpec


def env(name: str, **kwargs: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual guards around it."""
    guarded: AECEnv[str, Any, Any] = wrappers.TerminateIllegalWrapper(
        raw_env(name, **kwargs), illegal_reward=-1
    )
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - PettingZoo's name for it
    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's form
        "render_modes": ["ansi", "human"],
        "name": "taberna_v1",
        "is_parallelizable": False,
        "observation_version": VERSION,
    }

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        actions: str = "full",
        edition: Mapping[str, Any] | str | Path | None = None,
    ) -> None:
        super().__init__()
        self.engine = engine = Engine(GameSpec.of(name, seats, options, edition=edition), recall=False)
        check_mode(render_mode, self.metadata)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"taberna_{name}_v1"}
        self.encoding = Encoding.of(name, engine.seats)
        self._observers = Observers(self.encoding)
        self.possible_agents = [f"player_{seat}" for seat in range(engine.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.actions = Actions.of(name, actions)
        self._action = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self._observation = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (self.encoding.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(-np.inf, np.inf, (engine.seats * self.encoding.size,), np.float32)
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
            for agent, space in self._action.items():
                space.seed(seed + self.possible_agents.index(agent))
        self.engine.start(f"pettingzoo {self._seeds.integers(2**63)}")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        acting = self.engine.acting
        self.agent_selection = self.possible_agents[0 if acting is None else acting]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of.get(agent)
        if seat is None:
            raise BadSetup(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return {
            "observation": np.frombuffer(self._observers.look(self.engine.truth, seat), np.float32),
            "action_mask": np.frombuffer(self.actions.mask(self.engine, seat), np.int8),
        }

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats know together, one vector after the other, for critics that are trained centrally."""
        truth = self.engine.truth
        return np.concatenate(
            [self.encoding.vector(truth.view(seat), seat) for seat in range(self.engine.seats)],
            dtype=np.float32,
        )

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        acting = self.engine.acting
        assert acting is not None
        move = self.actions.meant(int(action), self.engine, acting)
        if move < 0:
            raise BadSetup(f"action {action} stands for no move of {self.agent_selection} now")
        self.engine.act(move)
        if self.engine.over:
            for agent, share in zip(self.possible_agents, self.engine.returns(), strict=True):
                self.rewards[agent] = share
                self.terminations[agent] = True
            self._accumulate_rewards()  # before the end they are zeros
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the acting seat sees it: returned as text, or printed."""
        text = as_text(self.engine.truth.view(self.engine.acting))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing to put away."""


def _module(name: str) -> ModuleType:
    """What PettingZoo's users import: a module with ``env`` and ``raw_env`` of one game."""
    module = ModuleType(f"{__name__}.{name}_v1", f"{name.capitalize()} as a PettingZoo environment.")
    vars(module).update(env=partial(env, name), raw_env=partial(raw_env, name))
    sys.modules[module.__name__] = module
    return module


globals().update({f"{_name}_v1": _module(_name) for _name in names()})
