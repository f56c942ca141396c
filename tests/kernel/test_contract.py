"""The public contract, word for word, on every game."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random

import pytest

import taberna


@pytest.fixture(params=taberna.GAMES)
def game(request: pytest.FixtureRequest) -> taberna.kernel.game.Game:
    return taberna.game(request.param)


def test_new_moves_play_view_result(game: taberna.kernel.game.Game) -> None:
    rng = Random(5)
    state = game.new(seats=game.max_seats, seed="contract")
    while state.to_move:
        assert state.result is None
        seat = rng.choice(state.to_move)
        move = rng.choice(state.moves(seat))
        assert game.alphabet[move.id] is move
        assert game.move(move.text) is move
        assert state.why_not(seat, move.text) is None
        state.play(seat, move.text)
    assert state.result is not None
    assert len(state.result.scores) == game.max_seats
    assert state.result.winners
    assert all(state.result.ranking[w] == 1 for w in state.result.winners)
    assert state.moves(0) == []
    for viewer in (None, 0):
        json.dumps(state.view(viewer))
        told = None if state.game.lasting_secrets else "contract"
        assert state.view(viewer)["seed"] == told


def test_a_move_after_the_end_and_of_the_wrong_seat(game: taberna.kernel.game.Game) -> None:
    state = game.new(seats=game.min_seats, seed="wrong seat")
    asked = state.to_move[0]
    move = state.moves(asked)[0]
    others = [s for s in range(state.seats) if s not in state.to_move]
    if others:
        with pytest.raises(taberna.IllegalMove, match="not asked now"):
            state.play(others[0], move)
    with pytest.raises(taberna.IllegalMove, match="no seat"):
        state.play(99, move)
    rng = Random(1)
    while state.to_move:
        state.play(state.to_move[0], rng.choice(state.moves(state.to_move[0])))
    with pytest.raises(taberna.IllegalMove, match="the game is over") as refusal:
        state.play(asked, move)
    assert refusal.value.rule.startswith(game.prefix)


def test_the_alphabet_round_trips(game: taberna.kernel.game.Game) -> None:
    texts = set()
    for i, move in enumerate(game.alphabet):
        assert move.id == i
        assert game.alphabet.find(f"  {move.text.upper()} ") is move
        assert move.text == " ".join([move.verb, *map(str, move.args)])
        texts.add(move.text)
    assert len(texts) == len(game.alphabet)
    with pytest.raises(IndexError):
        game.alphabet[len(game.alphabet)]


def test_copies_and_moves_work_with_the_copy_module(game: taberna.kernel.game.Game) -> None:
    state = game.new(seed="copy")
    assert copy.copy(state) == state
    assert copy.deepcopy(state) == state
    move = state.moves(state.to_move[0])[0]
    assert copy.deepcopy(move) is move
    with pytest.raises(TypeError, match="never pickled"):
        pickle.dumps(move)


def test_seeds_may_be_text_numbers_or_nothing(game: taberna.kernel.game.Game) -> None:
    assert game.new(seed=7) == game.new(seed="7")
    assert game.new().chance.seed != game.new().chance.seed


@pytest.mark.parametrize("path", ["seats", "options", "chance", "stack", "revealed"])
def test_a_dump_with_a_missing_part_is_refused(game: taberna.kernel.game.Game, path: str) -> None:
    data = json.loads(json.dumps(game.new(seed="dump").dump()))
    del data[path]
    with pytest.raises(taberna.BadDump, match=path):
        game.load(data)


def test_a_dump_with_a_stray_key_or_step_is_refused(game: taberna.kernel.game.Game) -> None:
    data = json.loads(json.dumps(game.new(seed="dump").dump()))
    with pytest.raises(taberna.BadDump, match="stray"):
        game.load({**data, "stray": 1})
    data["stack"].append({"step": "Nonsense"})
    with pytest.raises(taberna.BadDump, match="no step 'Nonsense'"):
        game.load(data)


def test_a_position_with_a_stray_key_is_refused(game: taberna.kernel.game.Game) -> None:
    with pytest.raises(taberna.BadDump, match="playerz"):
        game.position({"seats": game.min_seats, "playerz": []})
    with pytest.raises(taberna.BadDump, match="TOML"):
        game.position("seats = ")
