"""Compact action spaces: every legal move has a number, every number means one legal move."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

import taberna
from taberna.adapters.actions import OTHERS, Actions, CompactActions
from taberna.kernel.errors import BadSetup

TABLES = [(name, seats) for name in taberna.GAMES for seats in range(taberna.game(name).min_seats, 5)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_move_has_a_number_and_comes_back(name: str, seats: int) -> None:
    game = taberna.game(name)
    actions = Actions.of(name, "compact")
    rng = Random(f"{name} {seats}")
    state = game.new(seats, seed="compact")
    while state.to_move:
        seat = state.to_move[0]
        moves = state.moves(seat)
        legal = sorted(move.id for move in moves)
        numbers = actions.numbers(legal)
        assert len(set(numbers)) == len(legal)
        assert [actions.move(number, legal) for number in numbers] == legal
        state.play(seat, rng.choice([move for move in moves if not move.interrupt]))


@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_list_is_much_shorter_and_has_a_version(name: str) -> None:
    actions = Actions.of(name, "compact")
    assert actions.size < 0.9 * len(taberna.game(name).alphabet)
    assert actions.version >= 1
    assert len(actions.describe()) == actions.size
    assert pickle.loads(pickle.dumps(actions)) is actions


def test_rare_moves_take_the_places_behind_the_list() -> None:
    game = taberna.game("senators")
    actions = CompactActions(game, 1, ["auction", "extortion"])
    legal = sorted(game.move(text).id for text in ("auction", "bid wheat_9 3", "cash_in"))
    numbers = actions.numbers(legal)
    assert sorted(numbers) == [0, 2, 3]
    assert {game.alphabet[actions.move(number, legal)].text for number in (2, 3)} == {
        "bid wheat_9 3",
        "cash_in",
    }
    assert actions.move(4, legal) == -1
    assert actions.move(actions.size, legal) == -1
    many = sorted({*legal, game.move("extortion").id, *range(200)})
    assert len(actions.numbers(many)) == OTHERS + 2


def test_a_game_without_a_list_keeps_its_alphabet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from taberna.adapters import actions

    actions._of.cache_clear()
    monkeypatch.setattr(type(taberna.game("rome")), "package", str(tmp_path))
    assert Actions.of("rome", "compact").size == len(taberna.game("rome").alphabet)
    actions._of.cache_clear()


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(BadSetup, match="full and compact"):
        Actions.of("rome", "tiny")
