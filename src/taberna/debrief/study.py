"""Making a debrief: walk through a record once, judge every turn, then look closely at what seems to have mattered.

Every figure comes from a stream of its own, named after the seed, the move and what it is for. So the same seed
brings the same debrief, whatever is asked for besides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean
from time import process_time

from taberna.bots.clock import Clock
from taberna.bots.evaluation import calibrated
from taberna.kernel.errors import BadSetup
from taberna.kernel.log import Event
from taberna.kernel.move import Move
from taberna.kernel.record import Record
from taberna.kernel.state import State

from .chances import Judge
from .figures import Debrief, Depth, Estimate, Find, Fortune, Moment, standard_error
from .tally import Mark, Told, label_of, tally
from .turning import Suspect, closer_look, first_look

#: Decisions of each seat that are played on before luck is judged: what dice are good for shows in their use.
FURTHER = 2

#: Told how far it is: parts done, parts in all.
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class _Turn:
    """One move of a record: the state before it, who plays what, and the state after it."""

    number: int
    before: State
    seat: int
    move: Move
    after: State


def debrief(
    record: Record,
    depth: Depth | None = None,
    seed: str = "debrief",
    viewer: int | None = None,
    progress: Progress | None = None,
    seconds: float | None = None,
) -> Debrief:
    """Study a finished game. Where secrets last, only what the seat ``viewer`` saw is told.

    ``seconds`` of processor time after which no further figure is begun. Every figure comes from a stream of its
    own, so that those told are the same without a limit; `Debrief.left_out` says how many are missing.
    """
    state = record.state
    if state.result is None:
        raise BadSetup("this game is not over yet: only finished games can be studied")
    if viewer is not None and not 0 <= viewer < record.seats:
        raise BadSetup(
            "there is no seat {seat}; this game has 0 to {last}", seat=viewer, last=record.seats - 1
        )
    lasting = record.game.lasting_secrets
    study = _Study(record, depth or Depth(), seed, viewer if lasting else None, lasting)
    return study.made(progress or (lambda done, total: None), Clock(seconds, process_time))


class _Study:
    def __init__(self, record: Record, depth: Depth, seed: str, viewer: int | None, lasting: bool) -> None:
        self.record = record
        self.depth = depth
        self.seed = seed
        self.viewer = viewer
        self.lasting = lasting
        self.judge = Judge(record.game, calibrated(record.game.name))
        result = record.state.result
        assert result is not None
        self.found = Debrief(
            record.game.name, record.seats, list(record.players), result.winners, result.scores,
            seed, depth, viewer, lasting, tally=tally(record),
        )  # fmt: skip

    def made(self, progress: Progress, clock: Clock) -> Debrief:
        """First the chances of every turn, then luck, then a closer look at what seems to have mattered most."""
        found = self.found
        self.suspects: list[Suspect] = []
        self.hopes: list[Suspect] = []
        turns = list(self._turns())
        shown = self._shown(turns)
        tasks = [partial(self._chances, turn, turn.number in shown) for turn in turns]
        tasks += [partial(self._luck, turn) for turn in turns]
        tasks += [partial(self._closer, self.suspects, place) for place in range(self.depth.suspects)]
        tasks += [partial(self._closer, self.hopes, place) for place in range(self.depth.finds)]
        for done, task in enumerate(tasks, 1):
            if clock.left > 0:
                task()
            else:
                found.left_out += self._missing(done - 2 * len(turns))
            progress(done, len(tasks))
        found.turning_points.sort(key=lambda point: -point.cost.mean)
        found.finds.sort(key=lambda find: -find.gain.mean)
        return found

    def _missing(self, place: int) -> bool:
        """Whether a figure is missing if nothing is done here: of closer looks only as many as there are decisions."""
        if place > self.depth.suspects:
            return place - self.depth.suspects <= len(self.hopes)
        return place <= len(self.suspects)

    def _shown(self, turns: list[_Turn]) -> set[int]:
        """The moves after which chances are told: where a turn ends, evenly thinned out in very long games."""
        ends = [turn.number for turn in turns if self._ends_a_turn(turn)]
        if len(ends) <= self.depth.moments:
            return set(ends)
        last = len(ends) - 1
        return {ends[i * last // (self.depth.moments - 1)] for i in range(self.depth.moments)}

    def _chances(self, turn: _Turn, shown: bool) -> None:
        found = self.found
        if turn.number == 1:
            found.moments.append(self._moment(turn.before, 0))
            found.fortunes += self._deal(found.moments[0])
        if shown:
            found.moments.append(self._moment(turn.after, turn.number))
        if self._may_see(turn.seat):
            rng = self._rng(turn, "look")
            for one in first_look(self.judge.model, turn.number, turn.before, turn.seat, turn.move, rng):
                (self.suspects if one.gap > 0 else self.hopes).append(one)

    def _luck(self, turn: _Turn) -> None:
        if self._may_see(turn.seat):
            self.found.fortunes += self._fortune(turn)

    def _closer(self, decisions: list[Suspect], place: int) -> None:
        """A closer look at one of the decisions, those first that seem to have mattered most."""
        if place == 0:
            decisions.sort(key=lambda suspect: -abs(suspect.gap))
        if place >= len(decisions):
            return
        suspect = decisions[place]
        rng = Random(f"{self.seed}/{suspect.number}/closer")
        point, games = closer_look(self.record.game, self.judge, suspect, self.depth.pairs, rng)
        self.found.looked += games
        if isinstance(point, Find):
            self.found.finds.append(point)
        elif point is not None:
            self.found.turning_points.append(point)

    def _turns(self) -> Iterator[_Turn]:
        """The moves; where secrets last those that the viewer noticed, so that nobody can count the others'."""
        if self.lasting and self.viewer is None:
            return
        state = self.record.replay(0)
        number = 0
        first, *told = self.record.events()
        self._mark(0, first)
        for (seat, text), events in zip(self.record.moves, told, strict=True):
            before = state.copy()
            move = state.read(text)
            state.play(seat, move)
            if not self._may_see(seat) and before.view(self.viewer) == state.view(self.viewer):
                continue
            number += 1
            self._mark(number, events)
            yield _Turn(number, before, seat, move, state.copy())

    def _mark(self, number: int, events: list[Event]) -> None:
        """Rounds and events for the chart: everybody has heard of them."""
        for event in events:
            label = label_of(self.record.game.name, Told(event.key, event.args))
            if label:
                self.found.marks.append(Mark(number, label, event.key, event.args))

    def _rng(self, turn: _Turn, purpose: str) -> Random:
        return Random(f"{self.seed}/{turn.number}/{purpose}")

    def _may_see(self, seat: int) -> bool:
        return not self.lasting or seat == self.viewer

    def _ends_a_turn(self, turn: _Turn) -> bool:
        """Somebody else is asked now, or nobody any more."""
        return turn.seat not in turn.after.to_move

    def _moment(self, state: State, number: int) -> Moment:
        seen: list[Estimate | None] = []
        for seat in range(state.seats):
            if not self._may_see(seat):
                seen.append(None)
                continue
            rng = Random(f"{self.seed}/{number}/seen {seat}")
            worlds = self.judge.seen(state.view(seat), rng, self.depth.worlds, state.seats)
            seen.append(Estimate.of([chances[seat] for chances in worlds]))
        known = None
        if not self.lasting:
            rng = Random(f"{self.seed}/{number}/known")
            worlds = [self.judge.known(state, rng, state.seats) for _ in range(self.depth.worlds)]
            known = tuple(fmean(column(worlds, seat)) for seat in range(state.seats))
        return Moment(number, tuple(seen), known)

    def _deal(self, first: Moment) -> list[Fortune]:
        """What the first deal brought: chances with everything known, against equal ones."""
        if first.known is None:
            return []
        fair = 1 / len(first.known)
        return [Fortune(0, tuple(chance - fair for chance in first.known), 0.0)]

    def _fortune(self, turn: _Turn) -> list[Fortune]:
        """What came to light by a move, against what could be expected of the same move before."""
        before, after = turn.before, turn.after
        drawn = before.chance.counts != after.chance.counts
        revealed = before.revealed != after.revealed
        if len(before.to_move) > 1 or not (drawn or revealed):  # sealed choices are the players' doing
            return []
        worlds, further = self.depth.luck_worlds, FURTHER * before.seats
        view = before.view(turn.seat)
        hoped = self.judge.expected(view, turn.move, self._rng(turn, "hope"), worlds, further)
        come = self.judge.seen(after.view(turn.seat), self._rng(turn, "come"), worlds, further)
        change = tuple(fmean(column(come, seat)) - fmean(column(hoped, seat)) for seat in range(before.seats))
        errors = [
            sqrt(standard_error(column(come, seat)) ** 2 + standard_error(column(hoped, seat)) ** 2)
            for seat in range(before.seats)
        ]
        return [Fortune(turn.number, change, max(errors))]


def column(rows: list[list[float]], seat: int) -> list[float]:
    return [row[seat] for row in rows]
