"""The search bot: the promising moves race each other through imagined worlds.

The moves that look best one decision ahead are the runners. World by world, each of them is played, everybody
plays on for a while looking one decision ahead, and the evaluation says who will win. All meet the same world
and the same luck; who is clearly behind drops out, and when one is left the thinking is over (`race`).
It knows nothing about any game:

- Playing on ends when our seat has decided some times again, so that all runners are judged at a like moment.
- Sealed choices: the others' are drawn from habit before ours is tried.
- Interrupts of others do not happen in thought.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.shelf import game as take_game
from taberna.kernel.state import State

from .clock import Clock
from .evaluation import Evaluation, evaluation
from .greedy import GreedyBot
from .lookahead import Lookahead, answers, decisions
from .race import Race, Runner

LONGEST = 4  # decisions of all seats for each of ours, on average, before playing on is broken off


class SearchBot:
    """``seconds`` or ``iterations`` (games played on) per decision, whichever ends first; the clock counts always."""

    def __init__(
        self,
        seed: str | int | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        model: Evaluation | None = None,
        game: Game | None = None,
        horizon: int = 4,
        runners: int = 6,
        width: int = 6,
    ) -> None:
        if seconds is None and iterations is None:
            seconds = 0.5
        self.rng = Random(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.model = model or (evaluation(game.name) if game is not None else None)
        self.game = game
        #: Decisions of our own seat that are played on.
        self.horizon = horizon
        #: Moves that enter the race.
        self.runners = runners
        #: Moves looked at in each decision while playing on.
        self.width = width
        #: Games played on so far, in all decisions.
        self.done = 0

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        asked = answers(moves)
        if len(asked) == 1:
            return asked[0]
        return self.think(view, asked, clock).best()

    def think(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Thought:
        """Search until it is clear which move is best, or the budget is spent."""
        thought = Thought(self, view, answers(moves), clock)
        limit = self.iterations
        slowest = 0.0
        now = clock.timer()
        while not thought.race.over and now + slowest < thought.deadline:
            if limit is not None and thought.iterations + len(thought.race.running) > limit:
                break
            thought.run_one_world()
            before, now = now, clock.timer()
            slowest = max(slowest * 0.9, now - before)
        self.done += thought.iterations
        return thought


class Thought:
    """One decision being thought about."""

    def __init__(self, bot: SearchBot, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> None:
        self.game = bot.game or take_game(view["game"])
        self.model = bot.model or evaluation(view["game"])
        self.view = view
        self.seat: int = view["you"]
        self.rng = bot.rng
        self.horizon = bot.horizon
        self.timer = clock.timer
        self.deadline = clock.deadline(bot.seconds)
        self.ahead = Lookahead(self.model, self.rng, bot.width, self.timer, self.deadline)
        self.iterations = 0
        scout = GreedyBot(self.rng.getrandbits(64), model=self.model, game=self.game)
        ranking = scout.rank(view, moves, clock, bot.seconds)
        ranked = [Runner(move, ranking.mean(move, self.seat)) for move in ranking.order(self.seat)]
        #: All moves that were looked at; the first few of them race.
        self.moves = ranked or [Runner(moves[0], 1.0 / view["seats"])]
        self.race = Race(self.moves[: bot.runners])

    def best(self) -> Move:
        return self.race.leader.move

    def order(self) -> list[Runner]:
        """The moves, the best first: the leader, and then who ran longest."""
        leader = self.race.leader
        return sorted(self.moves, key=lambda r: (r is not leader, -len(r.values), -r.chance))

    def run_one_world(self) -> None:
        """Everybody who is running runs in one world more; if time is up before the last, it does not count."""
        world = self.game.imagine(self.view, self.rng)
        self.ahead.seal(world, self.seat)
        world.moves(self.seat)  # copies of the world then trust what was offered
        luck = self.rng.getrandbits(64)
        values = []
        for runner in self.race.running:
            self.rng.seed(luck)
            state = world.copy()
            state.play(self.seat, runner.move)
            self._play_on(state)
            values.append(self.model.values(state)[self.seat])
            self.iterations += 1
            if self.timer() > self.deadline:
                return
        self.race.add(values)

    def _play_on(self, state: State) -> None:
        """Everybody decides by looking one decision ahead, until our seat is asked once too often."""
        seat = self.seat
        continues = self.model.continues
        ours = 0
        left = LONGEST * (self.horizon + 1) * state.seats
        while state.to_move and left:
            if len(state.to_move) > 1:
                self.ahead.seal(state, seat)
                continue
            asked = state.to_move[0]
            moves = decisions(state, asked)
            if len(moves) == 1:
                state.play(asked, moves[0])
                continue
            if asked == seat and state.stack[-1].name not in continues:
                ours += 1
                if ours > self.horizon:
                    return
            left -= 1
            for move in self.ahead.best(state, asked)[0]:
                state.play(asked, move)
            if self.timer() > self.deadline:
                return
