"""Who knows how others bid: takes the best answer, sees no more than anybody, and plays like the level otherwise."""

from __future__ import annotations

from random import Random
from typing import Any

import taberna
from taberna.bots import Clock, make
from taberna.bots.lookahead import answers
from taberna.bots.reader import BidReader
from taberna.kernel.state import State


def at_sealed_bids(seed: str) -> State:
    """A position of Senators in which all bid in secret and have something to bid."""
    rules = taberna.game("senators")
    rng = Random(seed)
    for number in range(200):
        state = rules.new(3, seed=f"{seed} {number}")
        while state.to_move:
            seat = state.to_move[0]
            moves = state.moves(seat)
            sealed = state.stack[-1].name in ("WarBid", "DeficitBid") and len(state.to_move) == 3
            if sealed and all(len(answers(state.moves(s))) > 3 for s in state.to_move):
                return state
            state.play(seat, rng.choice(answers(moves)))
    raise AssertionError("no sealed bids")


def test_the_best_answer_to_what_the_others_do_is_taken() -> None:
    state = at_sealed_bids("reader")
    seat = state.to_move[0]
    bot: Any = make("reader:eques", state.game, "luck")
    assert isinstance(bot, BidReader)
    move = bot.choose(state.view(seat), state.moves(seat), Clock())
    again: Any = make("reader:eques", state.game, "luck")
    values = again._values(state.view(seat), Clock())
    assert move.id == max(values, key=lambda key: values[key])


def test_another_truth_behind_the_same_view_changes_nothing() -> None:
    state = at_sealed_bids("truth")
    seat = state.to_move[0]
    view, moves = state.view(seat), state.moves(seat)
    other = state.game.imagine(view, Random(9))
    chosen = [
        make("reader:eques", state.game, "luck").choose(world.view(seat), moves, Clock())
        for world in (state, other)
    ]
    assert chosen[0] == chosen[1]


def test_where_nothing_is_sealed_the_level_plays() -> None:
    state = taberna.game("senators").new(3, seed="open")
    seat = state.to_move[0]
    bots = [make(name, state.game, "luck") for name in ("reader:eques", "eques")]
    assert len({bot.choose(state.view(seat), state.moves(seat), Clock()) for bot in bots}) == 1
