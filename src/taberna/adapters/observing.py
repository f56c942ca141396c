"""Observations from move to move: of a seat's vector only what has changed since it last looked is made anew.

A game is compared with what it was at the last look of any seat (`taberna.kernel.observed`). The stretches of vectors
that depend on what has changed go into a journal. A seat that looks reads on in the journal from where it was, and
takes over the numbers of those stretches; numbers that look the same from every seat are made once for all.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from taberna.kernel.differing import NEVER, WIDTH
from taberna.kernel.state import State
from taberna.kernel.step import Step

from .encoding import Encoding
from .moments import Moments
from .plan import Plan, plan_of
from .stretches import MOST, Stretch, numbers_of, zeros

PLACE: Final = (1 << WIDTH) - 1
LONGEST: Final = 2048  # journal; who has not looked for so long is told everything


class Seat:
    """What one seat observes of one game after the other."""

    def __init__(self, plan: Plan, seat: int) -> None:
        self.seat = seat
        self.moments: Moments = plan.moments[seat]
        self.vector = zeros(plan.size)
        for at, numbers in plan.constant:
            self.vector[at : at + len(numbers)] = numbers
        self.memory: Any = memoryview(self.vector)
        #: How far it has read in the journal; -1 before its first look.
        self.read = -1
        self.step: Step | None = None
        self.asked: tuple[int, ...] = (-1,)
        self.below: list[Step] = []
        self.revealed = -1

    def tell_moment(self, state: State) -> None:
        """Who moves, and in which step."""
        moments, vector = self.moments, self.vector
        if state.to_move is not self.asked and state.to_move != self.asked:
            self.asked = state.to_move
            found = moments.of_movers(self.asked)
            vector[moments.movers_at : moments.movers_at + len(found)] = found
        step = state.stack[-1] if state.stack else None
        if step is not self.step or (step is not None and type(step).shown_to is not Step.shown_to):
            self.step = step
            vector[moments.step_start : moments.step_end] = moments.of_step(step, state)
        below = state.stack[:-1]
        if below != self.below or moments.stack_changes:
            self.below = below
            vector[moments.stack_start : moments.stack_end] = moments.of_stack(below, state)
        if state.revealed != self.revealed:
            self.revealed = state.revealed
            told = moments.of_revealed(self.revealed)
            vector[moments.revealed_at : moments.revealed_at + len(told)] = told


class Observers:
    """What the seats of one game observe."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.plan: Plan | None = None
        self.seats: list[Seat] = []
        #: The parts of the state at the last look, and the numbers made of them that look the same from every seat.
        self.before: list[Any] = []
        self.numbers: list[array[float] | None] = []
        #: The stretches that changed, in their order, and how many were dropped.
        self.journal: list[Stretch] = []
        self.dropped = 0

    def __reduce__(self) -> tuple[object, ...]:
        return Observers, (self.encoding,)  # whoever looks elsewhere looks anew

    def look(self, state: State, seat: int) -> array[float]:
        return self.vector(state, seat)[:]

    def vector(self, state: State, seat: int) -> array[float]:
        """The same, but changed by the next look."""
        plan = self.plan
        if plan is None or plan.options is not state.options:
            plan = self._begin(state)
        plan.looks += 1
        self._note_changes(plan, state)
        observer = self.seats[seat]
        observer.tell_moment(state)
        self._read_on(plan, observer, state)
        return observer.vector if state.result is None else self._after_the_end(plan, observer, state)

    def _begin(self, state: State) -> Plan:
        plan = self.plan = plan_of(self.encoding, state.game, state.options)
        self.seats = [Seat(plan, seat) for seat in range(plan.seats)]
        self.before = [NEVER] * plan.width
        self.numbers = [None] * len(plan.stretches)
        self.journal = []
        self.dropped = 0
        return plan

    def _note_changes(self, plan: Plan, state: State) -> None:
        look, journal, numbers = plan.looks, self.journal, self.numbers
        for changed in plan.changes(state, self.before):
            for stretch in plan.watching[changed >> WIDTH][changed & PLACE]:
                if stretch.changed != look:
                    stretch.changed = look
                    numbers[stretch.number] = None
                    journal.append(stretch)
        if len(journal) > LONGEST:
            dropped = len(journal) // 2
            del journal[:dropped]
            self.dropped += dropped

    def _read_on(self, plan: Plan, observer: Seat, state: State) -> None:
        first = observer.read - self.dropped
        news = plan.stretches if first < 0 else self.journal[first:]
        observer.read = self.dropped + len(self.journal)
        look, seat, vector = plan.looks, observer.seat, observer.vector
        for stretch in news:
            if stretch.told != look:
                stretch.told = look
                if stretch.seen[seat]:
                    if stretch.alike:
                        told = self.numbers[stretch.number]
                        if told is None:
                            told = self._numbers(plan, stretch, seat, state)
                            self.numbers[stretch.number] = told
                        vector[stretch.where[seat]] = told
                    elif stretch.opened_by and stretch.seat != seat and not self._open(stretch):
                        vector[stretch.where[seat]] = stretch.nothing
                    elif stretch.field.direct is not None and stretch.kept[seat] is None:
                        vector[stretch.where[seat]] = stretch.nothing
                        parts = stretch.values(self.before)
                        stretch.field.direct(observer.memory, stretch.firsts[seat], parts, seat, plan.seats)
                    else:
                        vector[stretch.where[seat]] = self._numbers(plan, stretch, seat, state)

    def _open(self, stretch: Stretch) -> bool:
        """Whether others than its seat may know it now."""
        return all(self.before[part] for part in stretch.opened_by)

    def _numbers(self, plan: Plan, stretch: Stretch, seat: int, state: State) -> array[float]:
        """The numbers of a stretch as a seat sees it, which are kept if that is worth it."""
        kept = stretch.kept[seat]
        if kept is None:
            return self._made(plan, stretch, seat, state)
        key: object
        if stretch.field.key is not None:
            key = stretch.field.key(stretch.values(self.before))
        elif len(stretch.parts) == 1:
            part, place = stretch.parts[0], stretch.places[0]
            key = self.before[part] if place < 0 else self.before[part][place]
        else:
            key = tuple(stretch.values(self.before))
        try:
            told = kept.get(key)
        except TypeError:  # a part that has no value of its own
            stretch.kept[seat] = None
            return self._made(plan, stretch, seat, state)
        if told is None:
            told = self._made(plan, stretch, seat, state)
            if len(kept) >= MOST:
                kept.clear()
            kept[key] = told
        return told

    def _made(self, plan: Plan, stretch: Stretch, seat: int, state: State) -> array[float]:
        field = stretch.field
        if field.direct is None or (stretch.by_function and state.result is not None):
            value = stretch.in_names(state, self.before, seat, plan.looks)
            return numbers_of(field, value, seat, plan.seats)
        told = stretch.nothing[:]
        out: Any = memoryview(told)
        field.direct(out, 0, stretch.values(self.before), seat, plan.seats)
        return told

    def _after_the_end(self, plan: Plan, observer: Seat, state: State) -> array[float]:
        """More is seen then; what was seen before stays as it was, for the next game."""
        vector = observer.vector[:]
        seat = observer.seat
        for stretch in plan.at_the_end:
            if stretch.seat in (seat, -1) or stretch.open_at_end or not stretch.private:
                value = stretch.in_names(state, self.before, seat, plan.looks)
                vector[stretch.where[seat]] = numbers_of(stretch.field, value, seat, plan.seats)
        return vector
