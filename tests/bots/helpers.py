"""What the tests of the bots have in common."""

from __future__ import annotations

import taberna
from taberna.bots import Bot, Clock, make
from taberna.kernel.state import State


def play_on(state: State, players: list[Bot], most: int = 10_000) -> int:
    """Let bots play for a while; how many decisions it took."""
    count = 0
    while state.to_move and count < most:
        seat = state.to_move[0]
        moves = state.moves(seat)
        state.play(seat, players[seat].choose(state.view(seat), moves, Clock()))
        count += 1
    return count


def midgame(name: str, seats: int, seed: str, decisions: int = 40) -> State:
    """A position that random players reached."""
    game = taberna.game(name)
    state = game.new(seats, seed=seed)
    play_on(state, [make("random", game, f"{seed} {s}") for s in range(seats)], decisions)
    return state
