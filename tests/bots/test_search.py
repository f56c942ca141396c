"""The search bot: better than greedy by thinking, within its clock and its memory."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

import taberna
from taberna import bots
from taberna.bots.greedy import GreedyBot
from taberna.bots.match import decisions as decisions_of
from taberna.bots.search import SearchBot
from taberna.kernel.move import Move
from taberna.kernel.state import State

from .helpers import midgame, play_on

#: What one move in thought costs by the clock of these tests: about what it costs a machine.
MOVE = 0.0002


@pytest.fixture
def timer(monkeypatch: pytest.MonkeyPatch) -> Callable[[], float]:
    """A clock that goes by moves played in thought, so that a busy machine changes nothing."""
    played = 0
    play = State.play

    def counted(self: State, seat: int, move: Move | str | int) -> None:
        nonlocal played
        played += 1
        play(self, seat, move)

    monkeypatch.setattr(State, "play", counted)
    return lambda: played * MOVE


@pytest.mark.parametrize("game", taberna.GAMES)
@pytest.mark.parametrize("seconds", [0.05, 0.2])
@pytest.mark.sources
def test_no_bot_exceeds_its_clock(game: str, seconds: float, timer: Callable[[], float]) -> None:
    """By at most 10 % and 20 ms."""
    for name in ("search:5s", "caesar", "greedy"):
        for decisions in (10, 50):
            state = midgame(game, 3, f"clock {decisions}", decisions)
            if not state.to_move:
                continue
            seat = state.to_move[0]
            clock = bots.Clock(seconds, timer)
            bots.make(name, state.game, "seed").choose(state.view(seat), state.moves(seat), clock)
            assert clock.spent <= 1.1 * seconds + 0.02, (name, decisions)


@pytest.mark.parametrize("game", taberna.GAMES)
@pytest.mark.sources
def test_the_longest_lists_are_kept_in_time_too(game: str, timer: Callable[[], float]) -> None:
    """Of a whole game of random players the decision with the most moves."""
    table = taberna.game(game)
    seats = table.max_seats
    state = table.new(seats, seed="longest")
    players = [bots.make("random", table, f"longest {s}") for s in range(seats)]
    most, longest = 0, state.copy()
    for decision in decisions_of(state, players):
        if len(decision.moves) > most:
            most, longest = len(decision.moves), state.copy()
    seat = longest.to_move[0]
    view, moves = longest.view(seat), longest.moves(seat)
    for name in ("greedy", "search:5s"):
        clock = bots.Clock(0.1, timer)
        bots.make(name, table, "seed").choose(view, moves, clock)
        assert clock.spent <= 0.13, (name, len(moves))


@pytest.mark.sources
def test_its_own_budget_ends_it_too(timer: Callable[[], float]) -> None:
    state = midgame("rome", 2, "budget", 10)
    seat = state.to_move[0]
    clock = bots.Clock(None, timer)
    SearchBot("x", seconds=0.1).choose(state.view(seat), state.moves(seat), clock)
    assert 0.02 < clock.spent <= 0.13


def test_an_obvious_move_needs_little_thought() -> None:
    """When all other moves are clearly behind, thinking is over."""
    game = taberna.game("senators")
    state = game.position({"seats": 3, "step": {"step": "NewSenator", "seat": 0, "price": 1}, "active": 0})
    tree = SearchBot("x", iterations=400).think(state.view(0), state.moves(0), bots.Clock())
    assert tree.settled()
    assert tree.iterations < 300
    assert tree.best().text == "accept"


def test_rival_moves_meet_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    state = midgame("provincia", 3, "again", 40)
    seat = state.to_move[0]
    met: list[object] = []
    worlds = state.game.worlds

    def watched(view: Mapping[str, Any]) -> Callable[[Random], State]:
        imagine = worlds(view)

        def one(rng: Random) -> State:
            met.append(rng.getstate())
            return imagine(rng)

        return one

    monkeypatch.setattr(state.game, "worlds", watched)
    tree = SearchBot("x", iterations=60).think(state.view(seat), state.moves(seat), bots.Clock())
    searched = [edge.visits for edge in tree.root.edges.values() if edge.visits]
    assert len(searched) > 2
    assert sum(searched) == tree.iterations
    assert len(set(met[-tree.iterations :])) == max(searched)
    running = [edge.visits for edge in tree.running]
    assert max(running) - min(running) <= 1
    assert max(running) == max(searched)


def test_the_same_seed_thinks_the_same() -> None:
    state = midgame("provincia", 3, "again", 40)
    seat = state.to_move[0]
    one, two = (
        SearchBot("x", iterations=30).think(state.view(seat), state.moves(seat), bots.Clock()) for _ in "ab"
    )
    assert one.chances() == two.chances()


@pytest.mark.parametrize("game", taberna.GAMES)
def test_thoughts_contain_no_cycles(game: str) -> None:
    """That is why bots may think without the garbage collector."""
    state = midgame(game, 3, "cycles", 30)
    seat = state.to_move[0]
    view, moves = state.view(seat), state.moves(seat)
    gc.collect()
    gc.disable()
    try:
        bots.make("search:60it", state.game, "x").choose(view, moves, bots.Clock())
        assert gc.collect() == 0
        assert not gc.isenabled()  # left as it was found
    finally:
        gc.enable()


def test_garbage_that_waited_is_not_collected_on_the_clock() -> None:
    """A full collection takes up to a third of a second; it begins after the caller has read the clock."""
    collections: list[str] = []
    limits = gc.get_threshold()
    gc.callbacks.append(lambda phase, info: collections.append(phase))
    gc.set_threshold(1)
    try:
        with bots.undisturbed():
            before = len(collections)
            kept = [[] for _ in range(1000)]  # due for a collection
        after = len(collections)
    finally:
        gc.set_threshold(*limits)
        gc.callbacks.pop()
    assert len(kept) == 1000
    assert after == before
    assert gc.isenabled()


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
    """A small check that nothing is broken; the real numbers are in docs/measured.md."""
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
