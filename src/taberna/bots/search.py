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
from math import inf
from random import Random
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.shelf import game as take_game
from taberna.kernel.state import State

from .clock import Clock, undisturbed
from .evaluation import Evaluation, evaluation
from .greedy import rank
from .lookahead import answers, decisions
from .probing import Prober
from .race import Race, Runner

SCOUTING = 0.3  # share of the time that first opinions may take
WORLDS = 3  # for first opinions
WANTED = 4  # worlds that should be run in the time; if playing on is slow, it is not played on so far
PROBES = 200  # for each second of the budget, when forming a first opinion about a long decision
FEWER_PROBES = 24  # when playing on


class SearchBot:
    """``seconds`` or ``iterations`` (games played on) per decision, whichever ends first; the clock always counts."""

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
        #: Decisions of our own seat that are played on, at most.
        self.horizon = horizon
        #: Moves that enter the race.
        self.runners = runners
        #: Moves looked at in each decision while playing on.
        self.width = width
        #: Games played on so far, in all decisions.
        self.done = 0
        #: Seconds that one own decision has lately taken when playing on, with the others' between; 0 if not known.
        self.pace = 0.0

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        asked = answers(moves)
        if len(asked) == 1:
            return asked[0]
        with undisturbed():
            return self.think(view, asked, clock).best()

    def think(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Thought:
        """Search until it is clear which move is best, or the budget is spent."""
        thought = Thought(self, view, answers(moves), clock)
        slowest = 0.0
        now = clock.timer()
        while not thought.race.over and now + slowest < thought.deadline:
            if (
                self.iterations is not None
                and thought.iterations + len(thought.race.running) > self.iterations
            ):
                break
            thought.run_one_world()
            before, now = now, clock.timer()
            slowest = max(slowest * 0.9, now - before)
        self.done += thought.iterations
        return thought


class Thought:
    """One decision being thought about."""

    def __init__(self, bot: SearchBot, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> None:
        self.bot = bot
        self.game = bot.game or take_game(view["game"])
        self.model = bot.model or evaluation(view["game"])
        self.view = view
        self.seat: int = view["you"]
        self.rng = bot.rng
        self.timer = clock.timer
        self.deadline = clock.deadline(bot.seconds)
        self.ahead = Prober(self.model, self.rng, bot.width, self.timer, self.deadline, FEWER_PROBES)
        self.iterations = 0
        #: All moves that were looked at; the first few of them race.
        self.moves = self._first_opinions(moves)
        self.race = Race(self.moves[: bot.runners])

    def _first_opinions(self, moves: Sequence[Move]) -> list[Runner]:
        """One decision ahead in a few worlds, the more thoroughly the more time there is."""
        now = self.timer()
        seconds = self.deadline - now
        timed = seconds < inf
        probes = max(FEWER_PROBES, int(PROBES * seconds)) if timed else PROBES // 2
        enough = now + SCOUTING * seconds if timed else inf
        scout = Prober(self.model, self.rng, timer=self.timer, deadline=enough, probes=probes)
        ranking = rank(self.game, self.view, moves, scout, WORLDS)
        found = [
            Runner(ranking.lines[move.id], ranking.mean(move, self.seat)) for move in ranking.order(self.seat)
        ]
        return found or [Runner(moves[:1], 1.0 / self.view["seats"])]

    def best(self) -> Move:
        return self.race.leader.move

    def order(self) -> list[Runner]:
        """The moves, the best first: the leader, and then who ran longest."""
        leader = self.race.leader
        return sorted(self.moves, key=lambda r: (r is not leader, -len(r.values), -self.race.chance(r)))

    def run_one_world(self) -> None:
        """Everybody who is running runs in one world more; if time is up before the last, it does not count."""
        world = self.game.imagine(self.view, self.rng)
        self.ahead.seal(world, self.seat)
        world.moves(self.seat)  # copies of the world then trust what was offered
        luck = self.rng.getrandbits(64)
        horizon = self._horizon()
        began = self.timer()
        values = []
        for runner in self.race.running:
            self.rng.seed(luck)
            state = world.copy()
            self._follow(state, runner.line)
            self._play_on(state, horizon)
            values.append(self.model.values(state)[self.seat])
            self.iterations += 1
            if self.ahead.late():
                break
        pace = (self.timer() - began) / (len(values) * (horizon + 1))
        self.bot.pace = 0.7 * self.bot.pace + 0.3 * pace if self.bot.pace else pace
        if len(values) == len(self.race.running):
            self.race.add(values)

    def _horizon(self) -> int:
        """How far to play on so that enough worlds can be run in the time that is left."""
        most = self.bot.horizon
        if self.deadline == inf or not self.bot.pace:
            return most
        worlds = max(1, WANTED - self.race.worlds)
        each = (self.deadline - self.timer()) / (worlds * len(self.race.running))
        return max(1, min(most, int(each / self.bot.pace) - 1))

    def _follow(self, state: State, line: Sequence[Move]) -> None:
        """A move and the rest of its decision, as far as that can be done in this world."""
        seat = self.seat
        state.play(seat, line[0])
        for move in line[1:]:
            if state.to_move != (seat,) or move not in decisions(state, seat):
                return
            state.play(seat, move)

    def _play_on(self, state: State, horizon: int) -> None:
        """Everybody decides by looking one decision ahead, until our seat is asked once too often."""
        seat = self.seat
        continues = self.model.continues
        ours = 0
        left = (horizon + 1) * state.seats  # who leaves a round early is not asked for long
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
                if ours > horizon:
                    return
            left -= 1
            for move in self.ahead.best(state, asked)[0]:
                state.play(asked, move)
            if self.ahead.late():
                return
