"""The search bot: better than greedy by thinking, within its clock and its memory."""

from __future__ import annotations

import time

import pytest

import taberna
from taberna import bots
from taberna.bots import search
from taberna.bots.greedy import GreedyBot
from taberna.bots.search import SearchBot

from .helpers import midgame, play_on


@pytest.mark.parametrize("game", taberna.GAMES)
@pytest.mark.parametrize("seconds", [0.05, 0.2])
def test_no_bot_exceeds_its_clock(game: str, seconds: float) -> None:
    """By at most 10 % and 20 ms, counted in processor time so that a busy machine does not fail the test."""
    for name in ("search:5s", "caesar", "greedy"):
        for decisions in (10, 50):
            state = midgame(game, 3, f"clock {decisions}", decisions)
            if not state.to_move:
                continue
            seat = state.to_move[0]
            view, moves = state.view(seat), state.moves(seat)
            spent = []
            for attempt in range(4):  # a hiccup of the machine is not the bot's
                bot = bots.make(name, state.game, f"seed {attempt}")
                clock = bots.Clock(seconds, time.process_time)
                bot.choose(view, moves, clock)
                spent.append(clock.spent)
                if spent[-1] <= 1.1 * seconds + 0.02:
                    break
            assert min(spent) <= 1.1 * seconds + 0.02, (name, decisions, spent)


def test_its_own_budget_ends_it_too() -> None:
    state = midgame("rome", 2, "budget", 10)
    seat = state.to_move[0]
    spent = []
    for attempt in range(4):
        clock = bots.Clock(None, time.process_time)
        SearchBot(f"x {attempt}", seconds=0.1).choose(state.view(seat), state.moves(seat), clock)
        spent.append(clock.spent)
    assert min(spent) <= 0.13


def test_iterations_are_counted() -> None:
    state = midgame("rome", 2, "count", 10)
    seat = state.to_move[0]
    thought = SearchBot("x", iterations=12).think(state.view(seat), state.moves(seat), bots.Clock())
    assert thought.iterations == 12
    assert sum(edge.visits for edge in thought.root.edges.values()) == 12


def test_the_tree_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MAX_NODES", 5)
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


def test_interrupts_are_never_chosen_unless_nothing_else_is_there() -> None:
    state = midgame("senators", 3, "interrupts", 20)
    seat = state.to_move[0]
    assert any(move.interrupt for move in state.moves(seat))
    for name in bots.BOTS:
        bot = bots.make(name, state.game, "x")
        assert not bot.choose(state.view(seat), state.moves(seat), bots.Clock(0.05)).interrupt


def test_it_takes_a_senator_that_is_given_away() -> None:
    """The price has fallen to 1: whoever can pay should take the New Senator."""
    game = taberna.game("senators")
    state = game.position({"seats": 3, "step": {"step": "NewSenator", "seat": 0, "price": 1}, "active": 0})
    for bot in (GreedyBot("x"), SearchBot("x", iterations=40)):
        assert bot.choose(state.view(0), state.moves(0), bots.Clock()).text == "accept"


@pytest.mark.parametrize("game", taberna.GAMES)
def test_greedy_beats_random(game: str) -> None:
    """A small check that nothing is broken; the real numbers are in docs/bots.md."""
    table = taberna.game(game)
    seats = table.min_seats
    won = 0.0
    for number in range(4):
        state = table.new(seats, seed=f"small {number}")
        mine = number % seats
        players = [
            bots.make("greedy" if s == mine else "random", table, f"{number} {s}") for s in range(seats)
        ]
        play_on(state, players)
        assert state.result is not None
        won += mine in state.result.winners
    assert won >= 3
