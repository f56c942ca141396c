"""The environment of examples/rllib_self_play.py, called as RLlib 2.60's PettingZooEnv calls one; without RLlib."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import taberna
from examples.rllib_self_play import Masked, table


def turn(env: Masked, action: int) -> dict[str, tuple[Any, ...]]:
    """What `PettingZooEnv.step` does: play, then ask everybody until somebody is to move."""
    env.step(action)
    told = {}
    while env.agents:
        told[env.agent_selection] = env.last()
        if not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
            break
        env.step(None)
    return told


@pytest.mark.parametrize("game", taberna.GAMES)
def test_rllib_finds_what_its_masking_module_asks_for(game: str) -> None:
    env = table(game)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    agents = list(env.agents)
    assert agents == env.possible_agents
    space = env.observation_space(agents[0])
    assert set(space.spaces) == {"action_mask", "observations"}
    told: dict[str, tuple[Any, ...]] = {}
    while env.agents:
        seen = env.observe(env.agent_selection)
        assert space.contains(seen)
        assert seen["action_mask"].dtype == np.float32
        assert seen["action_mask"].any()
        told = turn(env, int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert set(told) == set(agents)
    assert all(terminated for _, _, terminated, _, _ in told.values())
    assert sum(reward for _, reward, _, _, _ in told.values()) == pytest.approx(1)


def test_an_illegal_action_ends_the_game_as_rllib_s_check_expects() -> None:
    env = table("rome", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    told = turn(env, int(np.flatnonzero(mask == 0)[0]))
    assert all(terminated for _, _, terminated, _, _ in told.values())
