"""Many games stepped together, for learners: arrays that are filled in place, one row per game.

``Batch("rome", games=64)`` is self-play: every row waits for the seat in ``to_move``, whoever that is. With
``opponents`` the learner has one seat in every game (another one from game to game) and bots have the others; a list of
opponents is a league, from which each game takes some: names, classes or functions that make a bot of ``(game, seed)``,
or bots. Games that are over begin anew by themselves with their own next
deal, so that game ``i`` plays the same deals whatever the others do.

After `reset` and each `step`:

=================  ===================  ==============================================================
``observations``   games × size         what the seat to move sees, as numbers (`encoding`)
``masks``          games × actions      1 for what it may do
``to_move``        games                which seat that is
``rewards``        games × seats        of the game that ended with this step; else zeros
``done``           games                whether a game ended with this step (its row shows the next one)
=================  ===================  ==============================================================

Rewards: ``win`` (the winners share one point), ``score`` (points / 100), ``margin`` (points above the best other /
100), ``rank`` (from 1 for the first place to 0 for the last).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from taberna.bots import Clock, undisturbed
from taberna.kernel.errors import BadSetup
from taberna.kernel.result import Result
from taberna.kernel.spec import GameSpec

from .actions import Actions
from .encoding import Encoding
from .observing import Observers
from .opponents import Opponent, made
from .rows import Row, step_all

Array = np.ndarray[Any, Any]


def _win(result: Result, seat: int) -> float:
    return 1.0 / len(result.winners) if seat in result.winners else 0.0


def _score(result: Result, seat: int) -> float:
    return result.scores[seat] / 100


def _margin(result: Result, seat: int) -> float:
    return (result.scores[seat] - max(s for i, s in enumerate(result.scores) if i != seat)) / 100


def _rank(result: Result, seat: int) -> float:
    worse = sum(place > result.ranking[seat] for place in result.ranking)
    equal = result.ranking.count(result.ranking[seat]) - 1
    return (worse + equal / 2) / (len(result.ranking) - 1)


REWARDS: dict[str, Callable[[Result, int], float]] = {
    "win": _win,
    "score": _score,
    "margin": _margin,
    "rank": _rank,
}


class Arrays:
    """What a batch fills: memory of its own, or a part of somebody's."""

    def __init__(self, games: int, size: int, actions: int, seats: int) -> None:
        self.observations: Array = np.zeros((games, size), np.float32)
        self.masks: Array = np.zeros((games, actions), np.int8)
        self.to_move: Array = np.zeros(games, np.int64)
        self.rewards: Array = np.zeros((games, seats), np.float32)
        self.done: Array = np.zeros(games, np.bool_)


class Batch:
    """Games of one kind, side by side in this process."""

    def __init__(
        self,
        game: str,
        games: int = 64,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: Opponent | Sequence[Opponent] = (),
        rewards: str = "win",
        actions: str = "compact",
        milliseconds: float = 50,
        first: int = 0,
        arrays: Arrays | None = None,
        edition: Mapping[str, Any] | str | Path | None = None,
    ) -> None:
        """``first``: the number of the first game, for batches that share the work."""
        if games < 1:
            raise BadSetup(f"{games} games cannot be played together")
        if rewards not in REWARDS:
            raise BadSetup(f"rewards={rewards!r}: there are {', '.join(REWARDS)}")
        self.spec = GameSpec.of(game, seats, options, edition=edition)
        self.rules = self.spec.rules()
        self._settings: dict[str, Any] = {
            "game": game,
            "games": games,
            "seats": seats,
            "options": options,
            "edition": self.spec.edition,
            "opponents": opponents,
            "rewards": rewards,
            "actions": actions,
            "milliseconds": milliseconds,
            "first": first,
        }
        several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        self.league: list[Any] = [*opponents] if several else [opponents]  # type: ignore[misc]
        for one in self.league:
            made(one, self.rules, "")
        self.reward = REWARDS[rewards]
        self.encoding = Encoding.of(game, self.spec.seats)
        self.actions = Actions.of(game, actions)
        self.milliseconds = milliseconds
        self.arrays = arrays or Arrays(games, self.encoding.size, self.actions.size, self.spec.seats)
        self._luck = [Random() for _ in range(games)]
        self._first = first
        self.rows = [self._row(first + number, number) for number in range(games)]

    def _row(self, number: int, place: int) -> Row:
        observation = memoryview(self.arrays.observations[place])
        mask = memoryview(self.arrays.masks[place]).cast("B")
        return Row(number, self, self.actions.numbering(), Observers(self.encoding), observation, mask)

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds the settings, the games with their bots and what was told of the last step."""
        games = [(row.dealt, row.others) for row in self.rows]
        return _again, (self._settings, games, self._luck, self.arrays.rewards, self.arrays.done)

    observations = property(lambda self: self.arrays.observations)
    masks = property(lambda self: self.arrays.masks)
    to_move = property(lambda self: self.arrays.to_move)
    rewards = property(lambda self: self.arrays.rewards)
    done = property(lambda self: self.arrays.done)

    def reset(self, seed: int | str = 0) -> Arrays:
        """Deal all games anew; the same seed gives the same games, if opponents do not run out of time."""
        for row in self.rows:
            self._luck[row.number - self._first] = Random(f"{seed} {row.number}")
            self.deal(row)
            row.show()
        self._told([])
        return self.arrays

    def step(self, actions: Sequence[int] | Array) -> Arrays:
        """Carry out one action in every game."""
        if len(actions) != len(self.rows):
            raise BadSetup(f"{len(self.rows)} games need as many actions, not {len(actions)}")
        with undisturbed():  # games hold no cycles; whatever else does is found between steps
            self._told(step_all(self.rows, np.asarray(actions).tolist()))
        return self.arrays

    def _told(self, ended: Sequence[tuple[int, Result]]) -> None:
        """What is told of all rows at once: who moves, and the results of games that ended."""
        arrays = self.arrays
        arrays.to_move[:] = [row.acting for row in self.rows]
        arrays.rewards.fill(0)
        arrays.done.fill(False)
        for place, result in ended:
            arrays.done[place] = True
            arrays.rewards[place] = [self.reward(result, seat) for seat in range(self.spec.seats)]

    def deal(self, row: Row) -> None:
        """The next game of a row; one that is over at once is passed over."""
        rng = self._luck[row.number - self._first]
        while True:
            luck = f"batch {rng.getrandbits(63)}"
            row.begin(self.rules.new(self.spec.seats, self.spec.options, luck))
            if self.league:
                seats = list(range(self.spec.seats))
                seats.remove(rng.choice(seats))
                row.others = {
                    seat: made(rng.choice(self.league), self.rules, f"{luck} {seat}") for seat in seats
                }
                self.others_move(row)
            if row.state.to_move:
                return

    def others_move(self, row: Row) -> None:
        """Bots move until the learner is asked or the game is over."""
        state, others = row.state, row.others
        seconds = self.milliseconds / 1000
        while state.to_move and (acting := state.to_move[0]) in others:
            state.play(acting, others[acting].choose(state.view(acting), state.moves(acting), Clock(seconds)))


def _again(
    settings: dict[str, Any],
    games: list[tuple[Any, Any]],
    luck: list[Random],
    rewards: Array,
    done: Array,
) -> Batch:
    """A batch from its pickle, with arrays of its own."""
    batch = Batch(**settings)
    batch._luck = luck
    for row, (state, others) in zip(batch.rows, games, strict=True):
        if state is not None:
            row.begin(state)
            row.others = others
            row.show()
    arrays = batch.arrays
    arrays.to_move[:] = [max(row.acting, 0) for row in batch.rows]
    arrays.rewards[:] = rewards
    arrays.done[:] = done
    return batch
