"""PPO with masks, by sb3-contrib, in one seat against bots."""

from __future__ import annotations

from sb3_contrib import MaskablePPO
from torch import nn

from taberna.adapters.sb3 import BatchVecEnv

from .layers import layers_of
from .network import Network
from .plan import GAMES, HIDDEN, Plan


def train(plan: Plan) -> Network:
    env = BatchVecEnv(
        plan.game,
        GAMES,
        seed=plan.seed,
        seats=plan.seats,
        opponents=plan.opponents,
        rewards=plan.rewards,
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
        seed=plan.seed,
        device="cpu",
    )
    model.learn(plan.ppo_steps)
    layers = layers_of(nn.Sequential(model.policy.mlp_extractor.policy_net, model.policy.action_net))
    return Network(plan.game, plan.seats, layers, {"learner": "ppo", "steps": int(model.num_timesteps)})
