"""Double DQN with masks and returns over several steps, by Tianshou, in one seat against bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.trainer import OffPolicyTrainerParams
from torch import nn

from taberna.adapters.tianshou import BatchVectorEnv

from .layers import layers_of, perceptron
from .network import Network
from .schedule import GAMES, HIDDEN, Schedule

#: How often a random move is made: at first, at last, and after which share of the training that is reached.
EXPLORE = (1.0, 0.05, 0.5)


class Values(nn.Module):
    """The network as Tianshou calls it."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.net = perceptron(size, HIDDEN, actions)

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[torch.Tensor, Any]:
        return self.net(torch.as_tensor(np.asarray(obs), dtype=torch.float32)), state


def train(schedule: Schedule) -> Network:
    torch.manual_seed(schedule.seed)
    np.random.seed(schedule.seed)  # Tianshou explores by it
    env = BatchVectorEnv(
        schedule.game,
        GAMES,
        seed=schedule.seed,
        seats=schedule.seats,
        opponents=schedule.opponents,
        rewards=schedule.rewards,
    )
    values = Values(env.table.size, env.table.actions)
    policy = DiscreteQLearningPolicy(model=values, action_space=env.get_env_attr("action_space", 0)[0])
    algorithm = DQN(
        policy=policy,
        optim=AdamOptimizerFactory(lr=5e-4),
        gamma=0.999,
        n_step_return_horizon=10,
        target_update_freq=500,
    )
    memory = VectorReplayBuffer(20_000, GAMES, ignore_obs_next=True)
    collector = Collector[CollectStats](algorithm, env, memory, exploration_noise=True)
    collector.reset()

    def explore(epoch: int, step: int) -> None:
        first, last, until = EXPLORE
        done = min(1.0, step / (until * schedule.dqn_steps))
        policy.set_eps_training(first + (last - first) * done)

    algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=schedule.dqn_steps,
            collection_step_num_env_steps=GAMES * 8,
            update_step_num_gradient_steps_per_sample=1 / 16,
            batch_size=128,
            training_fn=explore,
            show_progress=False,
        )
    )
    return Network(
        schedule.game, schedule.seats, layers_of(values), {"learner": "dqn", "steps": schedule.dqn_steps}
    )
