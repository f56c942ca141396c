"""PPO with masks, by sb3-contrib, in one seat against bots."""

from __future__ import annotations

from sb3_contrib import MaskablePPO
from torch import nn

from taberna.adapters.sb3 import BatchVecEnv

from .layers import layers_of
from .network import Network
from .schedule import GAMES, HIDDEN, Schedule


def train(schedule: Schedule) -> Network:
    env = BatchVecEnv(
        schedule.game,
        GAMES,
        seed=schedule.seed,
        seats=schedule.seats,
        opponents=schedule.opponents,
        rewards=schedule.rewards,
    )
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=0.999,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": list(HIDDEN), "activation_fn": nn.ReLU},
        seed=schedule.seed,
        device="cpu",
    )
    model.learn(schedule.ppo_steps)
    layers = layers_of(nn.Sequential(model.policy.mlp_extractor.policy_net, model.policy.action_net))
    return Network(
        schedule.game, schedule.seats, layers, {"learner": "ppo", "steps": int(model.num_timesteps)}
    )
