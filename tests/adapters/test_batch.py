"""Many games together: the same as one by one, whoever plays them and in however many processes."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import taberna

pytest.importorskip("numpy", reason="an optional extra: pip install taberna[gym]")

import numpy as np

from taberna.adapters.batch import REWARDS, Array, Batch
from taberna.adapters.batch_processes import BatchProcesses
from taberna.adapters.encoding import Encoding
from taberna.bots import Clock
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.result import Result


def chosen(masks: Array, luck: np.random.Generator) -> Array:
    """A legal action of each row."""
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("name", taberna.GAMES)
def test_every_row_is_what_its_seat_sees(name: str) -> None:
    batch = Batch(name, games=3, actions="full")
    luck = np.random.default_rng(1)
    arrays = batch.reset(7)
    encoding = Encoding.of(name, batch.spec.seats)
    for _ in range(40):
        for place, row in enumerate(batch.rows):
            state, seat = row.state, int(arrays.to_move[place])
            assert seat == state.to_move[0]
            assert np.array_equal(arrays.observations[place], encoding.vector(state.view(seat), seat))
            assert np.flatnonzero(arrays.masks[place]).tolist() == sorted(m.id for m in state.moves(seat))
        arrays = batch.step(chosen(arrays.masks, luck))


def test_games_end_are_rewarded_and_begin_anew() -> None:
    batch = Batch("rome", games=4, seats=2)
    luck = np.random.default_rng(2)
    arrays = batch.reset(1)
    ended = np.zeros(4, int)
    for _ in range(900):
        arrays = batch.step(chosen(arrays.masks, luck))
        ended += arrays.done
        assert np.allclose(arrays.rewards.sum(1), arrays.done)
        assert arrays.masks.any(1).all()
    assert (ended >= 2).all()


def test_a_game_does_not_depend_on_the_others() -> None:
    """Game 2 of four is game 2 of a batch that has only that one."""
    whole, alone = Batch("rome", games=4, seats=3), Batch("rome", games=1, seats=3, first=2)
    one, two = whole.reset(5), alone.reset(5)
    for _ in range(200):
        assert np.array_equal(one.observations[2], two.observations[0])
        actions = [int(np.flatnonzero(mask)[0]) for mask in one.masks]
        one, two = whole.step(actions), alone.step([actions[2]])


def test_opponents_play_their_seats() -> None:
    batch = Batch("rome", games=6, seats=3, opponents=["random", "plebeian"])
    luck = np.random.default_rng(3)
    arrays = batch.reset(3)
    assert len(set(arrays.to_move.tolist())) > 1  # the learner's seat changes from game to game
    for _ in range(60):
        assert all(int(seat) not in row.others for seat, row in zip(arrays.to_move, batch.rows, strict=True))
        arrays = batch.step(chosen(arrays.masks, luck))


class First:
    """Takes the first move."""

    def __init__(self, game: Game, seed: str) -> None:
        self.asked = 0

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        self.asked += 1
        return moves[0]


def test_opponents_are_names_classes_functions_or_bots() -> None:
    one = First(taberna.game("rome"), "")
    batch = Batch(
        "rome", games=6, seats=3, opponents=["random", First, lambda game, seed: First(game, seed), one]
    )
    luck = np.random.default_rng(3)
    arrays = batch.reset(3)
    for _ in range(20):
        arrays = batch.step(chosen(arrays.masks, luck))
    assert one.asked
    assert Batch("rome", games=1, seats=2, opponents=First).reset(1).masks.any()
    with pytest.raises(BadSetup, match="makes no bot"):
        Batch("rome", games=1, opponents=[object()])  # type: ignore[list-item]


def test_processes_play_the_same_games() -> None:
    here = Batch("massilia", games=5, seats=2)
    luck = np.random.default_rng(4)
    with BatchProcesses("massilia", games=5, processes=2, seats=2) as there:
        ours, theirs = here.reset(9), there.reset(9)
        for _ in range(60):
            for name in ("observations", "masks", "to_move", "rewards", "done"):
                assert np.array_equal(getattr(ours, name), getattr(theirs, name)), name
            actions = chosen(ours.masks, luck)
            ours, theirs = here.step(actions), there.step(actions)
        with pytest.raises(BadSetup, match="is not legal"):
            there.step(np.argmin(ours.masks, axis=1))


@pytest.mark.parametrize("opponents", [(), ["random", "greedy"]], ids=["self-play", "league"])
@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_batch_travels_and_goes_on_alike(name: str, opponents: list[str]) -> None:
    here = Batch(name, games=3, opponents=opponents, milliseconds=60_000)  # bots in time on any machine
    luck = np.random.default_rng(5)
    here.reset(2)
    for _ in range(12):
        here.step(chosen(here.masks, luck))
    there = pickle.loads(pickle.dumps(here))
    for _ in range(25):
        for array in ("observations", "masks", "to_move", "rewards", "done"):
            assert np.array_equal(getattr(here, array), getattr(there, array)), array
        actions = chosen(here.masks, luck)
        here.step(actions)
        there.step(actions)


def test_a_batch_travels_before_it_is_dealt() -> None:
    there = pickle.loads(pickle.dumps(Batch("rome", games=2, seats=2, rewards="rank")))
    here = Batch("rome", games=2, seats=2, rewards="rank")
    assert np.array_equal(here.reset(4).observations, there.reset(4).observations)


def test_processes_do_not_travel_and_say_so() -> None:
    with (
        BatchProcesses("rome", games=2, processes=1, seats=2) as there,
        pytest.raises(TypeError, match="pickle a Batch"),
    ):
        pickle.dumps(there)


def test_rewards_of_all_kinds() -> None:
    result = Result((30, 10, 20, 20), (0,), (1, 4, 2, 2), "", "")
    told = {name: [round(reward(result, seat), 3) for seat in range(4)] for name, reward in REWARDS.items()}
    assert told == {
        "win": [1.0, 0.0, 0.0, 0.0],
        "score": [0.3, 0.1, 0.2, 0.2],
        "margin": [0.1, -0.2, -0.1, -0.1],
        "rank": [1.0, 0.0, 0.5, 0.5],
    }


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ({"games": 0}, "cannot be played together"),
        ({"rewards": "fame"}, "win, score, margin, rank"),
        ({"opponents": "ceasar"}, "no bot 'ceasar'"),
        ({"seats": 9}, "2 to 4 players"),
        ({"actions": "tiny"}, "full and compact"),
    ],
)
def test_nonsense_is_refused_in_words(how: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        Batch("rome", **how)  # type: ignore[arg-type]


def test_wrong_actions_are_refused() -> None:
    batch = Batch("rome", games=2, seats=2)
    arrays = batch.reset(1)
    with pytest.raises(BadSetup, match="2 games need as many actions, not 1"):
        batch.step([0])
    with pytest.raises(BadSetup, match=r"game 0: action .* is not legal"):
        batch.step(np.argmin(arrays.masks, axis=1))
