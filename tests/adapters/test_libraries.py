"""One seat in many games, as learning libraries want it: rewards of the learner's seat, masks, processes."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="an optional extra: pip install taberna[gym]")

import numpy as np

from taberna.adapters.batch import Batch
from taberna.adapters.one_seat import OneSeat
from taberna.kernel.errors import BadSetup


def first(masks: np.ndarray) -> np.ndarray:
    return masks.argmax(1)


def test_the_reward_is_that_of_the_seat_the_learner_had() -> None:
    table, batch = (
        OneSeat("rome", 4, seats=3, rewards="rank"),
        Batch("rome", 4, 3, opponents="random", rewards="rank"),
    )
    table.reset(5)
    arrays = batch.reset(5)
    ended = 0
    for _ in range(150):
        seats = arrays.to_move.copy()
        rewards, done = table.step(first(table.masks))
        arrays = batch.step(first(arrays.masks))
        assert rewards.tolist() == [arrays.rewards[row, seat] for row, seat in enumerate(seats)]
        assert np.array_equal(done, arrays.done)
        ended += done.sum()
    assert ended > 4


def test_what_was_shown_is_not_overwritten() -> None:
    table = OneSeat("rome", 2, seats=2)
    table.reset(1)
    shown, masks = table.observations, table.masks
    before = shown.copy()
    table.step(first(masks))
    assert np.array_equal(shown, before)
    assert not np.array_equal(table.observations, before)


def test_processes_show_the_same() -> None:
    here, there = OneSeat("rome", 4, seats=2), OneSeat("rome", 4, seats=2, processes=2)
    try:
        here.reset(3)
        there.reset(3)
        for _ in range(50):
            assert np.array_equal(here.observations, there.observations)
            assert np.array_equal(here.step(first(here.masks))[0], there.step(first(there.masks))[0])
    finally:
        there.close()


def test_one_seat_needs_opponents() -> None:
    with pytest.raises(BadSetup, match="needs opponents"):
        OneSeat("rome", 2, opponents=())


def test_stable_baselines_learns() -> None:
    maskable = pytest.importorskip("sb3_contrib", reason="an optional extra: pip install taberna[baselines]")
    from taberna.adapters.sb3 import BatchVecEnv

    env = BatchVecEnv("rome", 4, seats=2, opponents=["random", "plebeian"], rewards="score", seed=3)
    model = maskable.MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=64, seed=1, device="cpu").learn(128)
    observation = env.reset()
    masks = env.action_masks()
    actions, _ = model.predict(observation, action_masks=masks)
    assert masks[np.arange(4), actions].all()


def test_tianshou_collects_and_masks() -> None:
    pytest.importorskip("tianshou", reason="an optional extra: pip install taberna[baselines]")
    from dataclasses import replace

    from taberna.baselines import dqn
    from taberna.baselines.schedule import SCHEDULES

    found = dqn.train(replace(SCHEDULES["rome"], dqn_steps=600))
    assert found.told == {"learner": "dqn", "steps": 600}


def test_imitation_agrees_more_often_than_chance() -> None:
    pytest.importorskip("torch", reason="an optional extra: pip install taberna[baselines]")
    from dataclasses import replace

    from taberna.baselines import imitation
    from taberna.baselines.schedule import SCHEDULES

    found = imitation.train(replace(SCHEDULES["rome"], lessons=11))
    assert found.told["agreement"] > 0.3
