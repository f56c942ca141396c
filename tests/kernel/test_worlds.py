"""Many worlds of one view: the same as imagined one by one, and none of them changes another."""

from __future__ import annotations

from random import Random

import pytest

import taberna


@pytest.mark.parametrize("name", taberna.GAMES)
def test_worlds_of_a_view_are_what_imagine_gives(name: str) -> None:
    game = taberna.game(name)
    rng = Random(name)
    state = game.new(seed="worlds")
    for number in range(120):
        if not state.to_move:
            break
        seat = state.to_move[0]
        if number % 12 == 0:
            view = state.view(seat)
            world = game.worlds(view)
            for luck in range(3):
                found = world(Random(luck))
                assert found == game.imagine(view, Random(luck))
                while found.to_move and rng.random() < 0.9:
                    found.play(found.to_move[0], rng.choice(found.moves(found.to_move[0])))
            assert world(Random(0)) == game.imagine(view, Random(0))
        state.play(seat, rng.choice(state.moves(seat)))
