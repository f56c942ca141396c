"""PettingZoo's and Gymnasium's own tests on our games."""

from __future__ import annotations

import random
import warnings

import pytest

import taberna

pytest.importorskip("pettingzoo", reason="an optional extra: pip install taberna[pettingzoo]")

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from taberna.adapters import pettingzoo as zoo
from taberna.adapters.encoding import Encoding
from taberna.adapters.gym import TabernaEnv

GAMES = [(name, taberna.game(name).min_seats) for name in taberna.GAMES]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_pettingzoo_api_and_seeds(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of every Dict observation it does not know
        api_test(zoo.env(name, seats=seats), num_cycles=100)
        seed_test(lambda: zoo.env(name, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_whole_game_in_pettingzoo_shares_one_point(name: str, seats: int) -> None:
    env = zoo.raw_env(name, seats=seats)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(100_000):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(total.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_render_gives_the_table_as_text(name: str, seats: int) -> None:
    env = zoo.env(name, seats=seats, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert len(text.splitlines()) > 5


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_gymnasium_check_env(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(TabernaEnv(name, seats=seats, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_whole_game_in_gymnasium(name: str, seats: int) -> None:
    env = TabernaEnv(name, seats=seats, seat=0)
    _, info = env.reset(seed=3)
    rng = np.random.default_rng(3)
    done = False
    reward = 0.0
    while not done:
        assert np.array_equal(info["action_mask"], env.action_masks())
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, done, truncated, info = env.step(action)
        assert not truncated
    assert 0.0 <= reward <= 1.0


def test_an_illegal_action_is_told_and_changes_nothing() -> None:
    env = TabernaEnv("senators", seats=3)
    before, _ = env.reset(seed=3)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    after, reward, terminated, truncated, info = env.step(illegal)
    assert np.array_equal(before, after)
    assert reward < 0
    assert not terminated
    assert not truncated
    assert "SEN-" in info["illegal"]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_observations_come_from_views_only(name: str, seats: int) -> None:
    """Two worlds with the same view give the same numbers; hidden things never reach them."""
    rng = random.Random(2)
    game = taberna.game(name)
    encoding = Encoding.of(name, seats)
    total = np.zeros(encoding.size)
    for number in range(4):
        state = game.new(seats=seats, seed=f"numbers {number}")
        while state.to_move:
            if rng.random() < 0.1:
                for seat in range(seats):
                    view = state.view(seat)
                    world = game.imagine(view, rng)
                    a = np.frombuffer(encoding.vector(view, seat), np.float32)
                    assert np.array_equal(a, encoding.vector(world.view(seat), seat))
                    assert np.isfinite(a).all()
                    total += np.abs(a)
            seat = state.to_move[0]
            calm = [move for move in state.moves(seat) if not move.interrupt]
            state.play(seat, rng.choice(calm))
    silent = [section for section, (start, end) in encoding.sections.items() if not total[start:end].any()]
    assert len(silent) < len(encoding.sections) / 3, silent  # some belong to options and variants
