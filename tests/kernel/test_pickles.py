"""Games, states and records travel between processes: by pickle, and by cloudpickle as learning libraries do it."""

from __future__ import annotations

import copy
import pickle
from random import Random
from types import ModuleType

import pytest

import taberna
from taberna.kernel.state import State

cloudpickle = pytest.importorskip("cloudpickle", reason="comes with the learning libraries")


def under_way(name: str, moves: int = 40) -> State:
    rng = Random(name)
    state = taberna.game(name).new(seed="to be sent")
    for _ in range(moves):
        seat = state.to_move[0]
        state.play(seat, rng.choice([move for move in state.moves(seat) if not move.interrupt]))
    return state


@pytest.mark.parametrize("by", [pickle, cloudpickle], ids=["pickle", "cloudpickle"])
@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_state_arrives_as_it_was_and_goes_on_alike(name: str, by: ModuleType) -> None:
    state = under_way(name)
    other = by.loads(by.dumps(state))
    assert other is not state
    assert other.dump() == state.dump()
    for one in (state, other):
        rng = Random(3)
        while one.to_move:
            seat = one.to_move[0]
            one.play(seat, rng.choice([move for move in one.moves(seat) if not move.interrupt]))
    assert other.dump() == state.dump()


@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_game_arrives_as_the_same_game(name: str) -> None:
    game = taberna.game(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


def test_a_game_with_an_edition_keeps_it() -> None:
    game = taberna.game("rome", {"provinces": {"sicilia": {"strength": 6}}})
    other = pickle.loads(pickle.dumps(game))
    assert other.data.edition == game.data.edition
    assert other.data.value("provinces", "sicilia", "strength") == 6
    state = game.new(2, seed="edition")
    assert pickle.loads(pickle.dumps(state)).dump() == state.dump()


def test_an_imagined_world_travels_too() -> None:
    state = under_way("massilia")
    world = state.game.imagine(state.view(state.to_move[0]), Random(1))
    assert pickle.loads(pickle.dumps(world)).dump() == world.dump()


@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_deep_copy_is_a_copy(name: str) -> None:
    state = under_way(name)
    before = state.dump()
    other = copy.deepcopy(state)
    seat = other.to_move[0]
    other.play(seat, other.moves(seat)[0])
    assert state.dump() == before


def test_a_record_travels_with_its_moves() -> None:
    record = taberna.Record.new("rome", 2, seed="sent")
    record.append(record.state.to_move[0], record.state.moves(record.state.to_move[0])[0])
    assert pickle.loads(pickle.dumps(record)).dump() == record.dump()
