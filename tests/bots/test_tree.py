"""The tree of a search: max-n over information sets, within its budget and its memory."""

from __future__ import annotations

import pytest

import taberna
from taberna import bots
from taberna.bots import tree
from taberna.bots.search import SearchBot

from .helpers import midgame


def test_iterations_are_counted() -> None:
    state = midgame("rome", 2, "count", 10)
    seat = state.to_move[0]
    thought = SearchBot("x", iterations=12).think(state.view(seat), state.moves(seat), bots.Clock())
    assert thought.iterations == 12
    assert sum(edge.visits for edge in thought.root.edges.values()) == 12


def test_the_tree_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MAX_NODES", 5)
    state = midgame("rome", 2, "bounded", 10)
    seat = state.to_move[0]
    thought = SearchBot("x", iterations=60).think(state.view(seat), state.moves(seat), bots.Clock())
    assert thought.nodes <= 5


def test_every_seat_maximises_its_own_chance() -> None:
    """Max-n: what comes back up the tree is everybody's chance, and they always add up."""
    state = midgame("senators", 4, "max-n", 30)
    seat = state.to_move[0]
    thought = SearchBot("x", iterations=30).think(state.view(seat), state.moves(seat), bots.Clock())
    for edge in thought.root.edges.values():
        assert sum(edge.sums) == pytest.approx(edge.visits)


def test_a_sealed_choice_is_not_seen_by_the_others_in_the_tree() -> None:
    """While several seats choose in secret, only our own choice has nodes; theirs come from habit."""
    game = taberna.game("senators")
    state = game.position({"seats": 3, "step": {"step": "WarBid"}})
    assert len(state.to_move) == 3
    seat = state.to_move[0]
    thought = SearchBot("x", iterations=40).think(state.view(seat), state.moves(seat), bots.Clock())
    assert {edge.move.verb for edge in thought.root.edges.values()} == {"lock"}
    below = {key[1] for edge in thought.root.edges.values() for key in edge.children}
    assert "WarBid" not in below


@pytest.mark.parametrize(("game", "last"), [("rome", 5), ("provincia", 6)])
def test_the_last_round_is_played_out(game: str, last: int) -> None:
    """There the evaluation is not asked who wins: the imagined game ends."""
    rules = taberna.game(game)
    state = rules.new(2, seed="the end")
    players = [bots.make("greedy", rules, f"{seat}") for seat in range(2)]
    model = players[0].model  # type: ignore[attr-defined]
    while not model.ending(state):
        seat = state.to_move[0]
        state.play(seat, players[seat].choose(state.view(seat), state.moves(seat), bots.Clock()))
    assert state.round == last  # type: ignore[attr-defined]
    seat = state.to_move[0]
    for ends in (True, False):
        bot = SearchBot("x", iterations=1, manner=tree.Manner(ends=ends))
        thought = bot.think(state.view(seat), state.moves(seat), bots.Clock())
        world = rules.imagine(state.view(seat), thought.luck)
        thought._playout(world)
        assert (world.result is not None) == ends
