"""A learner from nothing: a linear policy learned by REINFORCE in numpy, against random bots in Gymnasium.

    python examples/learn.py rome --games 12000 --out curve.csv

Every `--block` games it prints the share of games won in that block. No library beyond numpy and gymnasium.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np

from taberna.adapters.gym import TabernaEnv


class Policy:
    """Softmax over the legal actions of linear scores, learned by policy gradient with a moving baseline."""

    def __init__(self, size: int, actions: int, rate: float, seed: int) -> None:
        self.weights = np.zeros((actions, size + 1), np.float32)
        self.rate = rate
        self.baseline = 0.5
        self.rng = np.random.default_rng(seed)
        self.steps: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]] = []

    def act(self, observation: np.ndarray, mask: np.ndarray) -> int:
        x = np.append(observation, np.float32(1))
        legal = np.flatnonzero(mask)
        scores = self.weights[legal] @ x
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        choice = int(self.rng.choice(len(legal), p=chances))
        self.steps.append((x, legal, chances, choice))
        return int(legal[choice])

    def learn(self, reward: float) -> None:
        """Make the choices of a won game likelier, those of a lost one less likely."""
        advantage = reward - self.baseline
        self.baseline += 0.01 * advantage
        for x, legal, chances, choice in self.steps:
            push = -chances
            push[choice] += 1
            self.weights[legal] += (self.rate * advantage) * np.outer(push, x)
        self.steps.clear()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--block", type=int, default=500)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    env = TabernaEnv(args.game, seats=args.seats)
    policy = Policy(env.observation_space.shape[0], int(env.action_space.n), args.rate, args.seed)
    curve = []
    won = 0.0
    start = time.perf_counter()
    for game in range(1, args.games + 1):
        observation, info = env.reset(seed=args.seed * 1_000_000 + game)
        done = env.engine.over
        reward = env.engine.returns()[env.seat] if done else 0.0
        while not done:
            action = policy.act(observation, info["action_mask"])
            observation, reward, done, _, info = env.step(action)
        policy.learn(reward)
        won += reward
        if game % args.block == 0:
            curve.append((game, won / args.block, time.perf_counter() - start))
            print(f"{game:>7} games  {100 * won / args.block:5.1f} % won  {curve[-1][2]:6.0f} s", flush=True)
            won = 0.0
    if args.out:
        with args.out.open("w", newline="", encoding="utf-8") as out:
            csv.writer(out).writerows([("games", "won", "seconds"), *curve])


if __name__ == "__main__":
    main()
