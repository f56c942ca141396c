"""What is learned and how long: one line for each game, and the size of all networks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

#: Sizes of the hidden layers of every learner.
HIDDEN = (128, 64)
#: Games that are played together.
GAMES = 32


@dataclass(frozen=True)
class Schedule:
    """One game for all learners; the same schedule and seed train the same numbers."""

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


SCHEDULES = {
    schedule.game: schedule
    for schedule in (
        Schedule("senators", 3, "rank", ppo_steps=163_840, dqn_steps=61_440, lessons=150),
        Schedule("provincia", 2, "margin", ppo_steps=163_840, dqn_steps=61_440, lessons=500),
        Schedule("massilia", 2, "margin", ppo_steps=163_840, dqn_steps=61_440, lessons=60),
        Schedule("rome", 2, "margin", ppo_steps=163_840, dqn_steps=61_440, lessons=500),
    )
}


def policy_file(folder: Path, schedule: Schedule, learner: str) -> Path:
    return folder / f"{schedule.game}-{learner}-{schedule.seed}.npz"
