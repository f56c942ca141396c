"""PettingZoo's and Gymnasium's own tests on our games."""

from __future__ import annotations

import importlib
import pickle
import random
import warnings
from types import ModuleType

import pytest

import taberna

pytest.importorskip("pettingzoo", reason="an optional extra: pip install taberna[pettingzoo]")

import cloudpickle
import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from taberna.adapters import pettingzoo as zoo
from taberna.adapters.encoding import Encoding
from taberna.adapters.gym import TabernaEnv
from taberna.kernel.errors import BadSetup
from taberna.kernel.move import Move

GAMES = [(name, taberna.game(name).min_seats) for name in taberna.GAMES]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_pettingzoo_api_and_seeds(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of every Dict observation it does not know
        api_test(zoo.env(name, seats=seats), num_cycles=100)
        seed_test(lambda: zoo.env(name, seats=seats), num_cycles=60)


@pytest.mark.parametrize("actions", ["full", "compact"])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_whole_game_in_pettingzoo_shares_one_point(name: str, seats: int, actions: str) -> None:
    env = zoo.raw_env(name, seats=seats, actions=actions)
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


@pytest.mark.parametrize("actions", ["full", "compact"])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_whole_game_in_gymnasium(name: str, seats: int, actions: str) -> None:
    env = TabernaEnv(name, seats=seats, seat=0, actions=actions)
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


class Last:
    """A bot as docs/bot-api.md shows it."""

    def __init__(self, game: taberna.Game, seed: str) -> None:
        self.seed = seed

    def choose(self, view: object, moves: list[Move], clock: object) -> Move:
        return moves[-1]


def last(game: taberna.Game, seed: str) -> Last:
    return Last(game, seed)


@pytest.mark.parametrize(
    "opponents",
    ["plebeian", Last, last, Last(taberna.game("rome"), ""), ["random", Last, last]],
    ids=["name", "class", "function", "bot", "list"],
)
def test_opponents_are_names_classes_functions_or_bots(opponents: object) -> None:
    env = TabernaEnv("rome", seats=4, opponents=opponents, seat=2)
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_what_makes_no_bot_is_refused_in_words() -> None:
    with pytest.raises(BadSetup, match="makes no bot"):
        TabernaEnv("rome", seats=2, opponents=lambda game, seed: 7)
    with pytest.raises(BadSetup, match="3 seats need 2 opponents, not 1"):
        TabernaEnv("rome", seats=3, opponents=["random"])
    with pytest.raises(BadSetup, match=r"no bot 'ceasar'.*caesar"):
        TabernaEnv("rome", opponents="ceasar")
    with pytest.raises(BadSetup, match=r"makes no bot of \(game, seed\)"):
        TabernaEnv("rome", seats=2, opponents=int)


def test_wrong_seats_get_a_sentence() -> None:
    with pytest.raises(BadSetup, match="there is no seat 4; this game has 0 to 3"):
        TabernaEnv("rome", seats=4, seat=4)
    with pytest.raises(BadSetup, match="for 2 to 4 players, not for 9"):
        zoo.env("rome", seats=9)
    env = zoo.raw_env("rome", seats=2)
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="no agent 'player_2'"):
        env.observe("player_2")


@pytest.mark.parametrize("by", [pickle, cloudpickle], ids=["pickle", "cloudpickle"])
def test_environments_travel_and_go_on_alike(by: ModuleType) -> None:
    env = TabernaEnv("massilia", seats=2, opponents="random", seat=0)
    _, info = env.reset(seed=5)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    other = by.loads(by.dumps(env))
    for _ in range(20):
        action = int(np.flatnonzero(env.action_masks())[0])
        ours, theirs = env.step(action), other.step(action)
        assert np.array_equal(ours[0], theirs[0])
        assert ours[1:4] == theirs[1:4]

    table = zoo.raw_env("senators", seats=3)
    table.reset(seed=5)
    away = by.loads(by.dumps(table))
    for _ in range(20):
        action = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])
        table.step(action)
        away.step(action)
        assert np.array_equal(table.state(), away.state())


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_state_is_what_all_seats_know(name: str, seats: int) -> None:
    env = zoo.raw_env(name, seats=seats)
    env.reset(seed=2)
    parts = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(parts))
    assert env.state_space.contains(env.state())


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_names_as_the_libraries_expect_them(name: str, seats: int) -> None:
    env = gymnasium.make(f"taberna/{name}-v1", seats=seats)
    env.reset(seed=1)
    assert env.unwrapped.engine.game.name == name
    module = importlib.import_module(f"taberna.adapters.pettingzoo.{name}_v1")
    table = module.env(seats=seats)
    assert table.metadata["name"] == f"taberna_{name}_v1"
    assert isinstance(module.raw_env(seats=seats), zoo.raw_env)


def test_a_way_to_render_that_there_is_not_is_refused() -> None:
    for make in (TabernaEnv, zoo.env):
        with pytest.raises(BadSetup, match="ansi and human"):
            make("rome", render_mode="rgb_array")
