"""Self-play with RLlib: one policy in all seats, through PettingZoo and RLlib's own wrapper and masks.

pip install 'taberna[pettingzoo]' 'ray[rllib]==2.60.0' torch
python examples/rllib_self_play.py rome --iterations 2
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import BaseWrapper

from taberna.adapters import pettingzoo


class Masked(BaseWrapper):
    """Observations with the names and types that RLlib's ActionMaskingTorchRLModule asks for."""

    def observation_space(self, agent: str) -> spaces.Dict:
        inner: Any = self.env.observation_space(agent)
        mask = spaces.Box(0, 1, inner["action_mask"].shape, np.float32)
        return spaces.Dict({"action_mask": mask, "observations": inner["observation"]})

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.env.observe(agent)
        return {"action_mask": seen["action_mask"].astype(np.float32), "observations": seen["observation"]}


def table(game: str, seats: int | None = None) -> Masked:
    """A game with the moves that are really met as its actions; an illegal one ends it (RLlib tries one at first)."""
    return Masked(pettingzoo.env(game, seats=seats, actions="compact"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", default="rome")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--iterations", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=4000, help="of an iteration")
    args = parser.parse_args()

    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    register_env("taberna", lambda config: PettingZooEnv(table(args.game, args.seats)))
    any_seat = table(args.game, args.seats)
    agent = any_seat.possible_agents[0]
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        observation_space=any_seat.observation_space(agent),
        action_space=any_seat.action_space(agent),
        model_config={"head_fcnet_hiddens": [128, 64], "head_fcnet_activation": "relu"},
    )
    algorithm = (
        PPOConfig()
        .environment("taberna")
        .multi_agent(policies={"everybody"}, policy_mapping_fn=lambda agent, episode, **more: "everybody")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"everybody": module}))
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=args.decisions, minibatch_size=500, num_epochs=4, lr=3e-4)
        .build_algo()
    )
    for number in range(1, args.iterations + 1):
        told = algorithm.train()
        seen = told["env_runners"]
        learned = told["learners"]["everybody"]
        print(
            f"iteration {number}: {seen['num_env_steps_sampled']:.0f} decisions, "
            f"{seen.get('num_episodes', 0):.0f} games of {seen.get('episode_len_mean', float('nan')):.0f}, "
            f"entropy {learned['entropy']:.2f}",
            flush=True,
        )
    algorithm.stop()


if __name__ == "__main__":
    main()
