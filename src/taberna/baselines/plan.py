"""What is learned and how long: one line for each game, and the size of all networks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

#: Sizes of the hidden layers of every learner.
HIDDEN = (128, 64)
#: Games that are played together.
GAMES = 32


@dataclass(frozen=True)
class Plan:
    """One game for all learners; the same plan and seed train the same numbers."""

    game: str
    seats: int
    #: What a learner by reward is paid: see `taberna.adapters.batch`.
    rewards: str
    #: Decisions of the learner in training, for PPO and for DQN.
    ppo_steps: int
    dqn_steps: int
    #: Games of the teacher that imitation learns from.
    lessons: int
    seed: int = 1
    opponents: tuple[str, ...] = ("random",)
    teacher: str = "greedy"


PLANS = {
    plan.game: plan
    for plan in (
        Plan("senators", 3, "rank", ppo_steps=163_840, dqn_steps=61_440, lessons=150),
        Plan("provincia", 2, "margin", ppo_steps=163_840, dqn_steps=61_440, lessons=500),
        Plan("massilia", 2, "margin", ppo_steps=163_840, dqn_steps=61_440, lessons=60),
        Plan("rome", 2, "margin", ppo_steps=163_840, dqn_steps=61_440, lessons=500),
    )
}


def policy_file(folder: Path, plan: Plan, learner: str) -> Path:
    return folder / f"{plan.game}-{learner}-{plan.seed}.npz"
