"""Observations from move to move: of a seat's vector only what has changed since it last looked is made anew.

The parts of a state that a seat's observation is made of (`taberna.kernel.observed`) are compared with those of its
last look, and the fields of the vector that depend on a changed one are told again (`plan`).
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from taberna.kernel.state import State
from taberna.kernel.step import Step

from .encoding import Encoding
from .plan import MOST, Plan, Source, Stretch, numbers_of, plan_of, zeros

NEVER: Final = object()  # equal to no part of a state


class Observer:
    """What one seat observes of one game after the other."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.vector = zeros(plan.size)
        self.parts: list[object] = [NEVER] * plan.slots
        self.step: Step | None = None
        self.asked: tuple[int, ...] = (-1,)
        self.below: list[Step] = []
        self.revealed = -1
        for at, numbers in plan.constant:
            self.vector[at : at + len(numbers)] = numbers
        self.forget()

    def forget(self) -> None:
        """Tell anew what functions tell: in another game, or after the end."""
        for slot in self.plan.of_functions:
            self.parts[slot] = NEVER

    def look(self, state: State) -> array[float]:
        """The vector of this state; it is changed by the next look."""
        plan = self.plan
        plan.looks += 1
        if state.result is not None:
            self.forget()  # more is seen after the end
        self._tell_step(state)
        now = plan.collect(state, plan.observer)
        before = self.parts
        watching = plan.watching
        for slot, value in enumerate(now):
            then = before[slot]
            if value is not then and value != then:
                for stretch in watching[slot]:
                    self._tell(stretch, now, state)
        self.parts = now
        if state.result is not None:
            self.forget()  # and less again in the next game
        return self.vector

    def _tell(self, stretch: Stretch, now: list[object], state: State) -> None:
        plan = self.plan
        if stretch.told == plan.looks:
            return
        stretch.told = plan.looks
        field = stretch.field
        direct = field.direct
        kept = stretch.kept
        if state.result is not None:  # more is seen after the end
            kept = None
            if stretch.by_function:
                direct = None
        told: array[float] | None = None
        key: object = None
        if kept is not None:
            slots = stretch.slots
            key = now[slots[0]] if len(slots) == 1 else tuple([now[slot] for slot in slots])
            try:
                told = kept.get(key)
            except TypeError:  # a part that has no value of its own
                stretch.kept = kept = None
        if told is None:
            if direct is None:
                told = numbers_of(field, self._value(stretch, now, state), plan.observer, plan.seats)
            else:
                parts = [now[slot] for slot in stretch.slots]
                if kept is None:
                    self.vector[stretch.where] = stretch.nothing
                    direct(self.vector, stretch.at, parts, plan.observer, plan.seats)
                    return
                told = stretch.nothing[:]
                direct(told, 0, parts, plan.observer, plan.seats)
            if kept is not None:
                if len(kept) >= MOST:
                    kept.clear()
                kept[key] = told
        self.vector[stretch.where] = told

    def _value(self, stretch: Stretch, now: list[object], state: State) -> Any:
        """What a field is filled with, in names."""
        if not stretch.field.keys:
            return {".".join(one.keys): self._of(one, now, state) for one in stretch.sources}
        return stretch.inside(self._of(stretch.sources[0], now, state))

    def _of(self, source: Source, now: list[object], state: State) -> Any:
        plan = self.plan
        if source.looked == plan.looks:
            return source.value
        if source.told is not None:
            value = source.told(state)
        elif source.told_of is not None:
            value = source.told_of(state, source.player, plan.observer)
        elif source.told_to is not None:
            value = source.told_to(state, plan.observer)
        else:
            first, end = source.first, source.end
            inside: Any = now[first] if end - first == 1 else now[first:end]
            assert source.encode is not None
            value = None if inside is None else source.encode(inside)
        source.looked = plan.looks
        source.value = value
        return value

    # -- who moves, and in which step --------------------------------------------------------------------

    def _tell_step(self, state: State) -> None:
        plan = self.plan
        if state.to_move is not self.asked and state.to_move != self.asked:
            self.asked = state.to_move
            found = plan.asked.get(self.asked)
            if found is None:
                found = numbers_of(plan.movers, list(self.asked), plan.observer, plan.seats)
                plan.asked[self.asked] = found
            self.vector[plan.movers_at : plan.movers_at + len(found)] = found
        step = state.stack[-1] if state.stack else None
        if step is not self.step or (step is not None and type(step).shown_to is not Step.shown_to):
            self.step = step
            self.vector[plan.step_start : plan.step_end] = self._numbers_of_step(step, state)
        below = state.stack[:-1]
        if below != self.below or plan.stack_changes:
            self.below = below
            self.vector[plan.stack_start : plan.stack_end] = plan.told_stack(state)
        if state.revealed != self.revealed:
            self.revealed = state.revealed
            told = numbers_of(plan.revealed, self.revealed, plan.observer, plan.seats)
            self.vector[plan.revealed_at : plan.revealed_at + len(told)] = told

    def _numbers_of_step(self, step: Step | None, state: State) -> array[float]:
        plan = self.plan
        if step is None:
            return zeros(plan.step_end - plan.step_start)
        if type(step).shown_to is not Step.shown_to:
            return plan.told_step(step, state)
        same = plan.steps.get(id(step))
        if same is not None:
            return same[1]
        key = (step.name, *[getattr(step, name) for name in step.fields])
        found = plan.alike.get(key)
        if found is None:
            found = plan.told_step(step, state)
            if len(plan.alike) >= MOST:
                plan.alike.clear()
            plan.alike[key] = found
        if len(plan.steps) >= MOST:
            plan.steps.clear()
        plan.steps[id(step)] = (step, found)
        return found


class Observers:
    """The observers of one game, each from when its seat first looks."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self._observers: dict[int, Observer] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return Observers, (self.encoding,)  # whoever looks elsewhere looks anew

    def clear(self) -> None:
        """Another game begins."""
        for observer in self._observers.values():
            observer.forget()

    def look(self, state: State, seat: int) -> array[float]:
        return self.vector(state, seat)[:]

    def vector(self, state: State, seat: int) -> array[float]:
        """The same, but changed by the next look."""
        observer = self._observers.get(seat)
        if observer is None or observer.plan.options is not state.options:
            plan = plan_of(self.encoding, state.game, state.options, seat)
            observer = self._observers[seat] = Observer(plan)
        return observer.look(state)
