"""Who moves, the step that asks and those that wait, as numbers of one observer's vector."""

from __future__ import annotations

from array import array
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.state import State
from taberna.kernel.step import Step

from .encoding import Encoding, Field
from .stretches import MOST, numbers_of, zeros

Told = tuple[Step, "array[float]"]
#: What a step that waits adds to the numbers of the stack: all of them, and those that are not zero, with their places.
Waiting = tuple["array[float]", list[tuple[int, float]]]


class Moments:
    """How one observer is told of them; all games of a kind share it, and the numbers that were made."""

    def __init__(self, encoding: Encoding, game: Game, observer: int) -> None:
        self.observer = observer
        self.seats = encoding.seats
        #: The fields that tell the step and their places in its stretch.
        self.step_fields: list[tuple[Field, int]] = []
        self.step_start = self.step_end = 0
        self.movers = self.stack = self.revealed = encoding.common[0]
        self.movers_at = self.stack_start = self.stack_end = self.revealed_at = 0
        #: The numbers of steps that wait, by identity and by value.
        self.waiting: dict[int, tuple[Step, Waiting]] = {}
        self.waiting_alike: dict[object, Waiting] = {}
        #: Whether a step that others lie on looks different to different viewers, or from move to move.
        below = {name for step in game.steps.values() for name in step.on}
        self.stack_changes = any(game.steps[name].shown_to is not Step.shown_to for name in below)
        #: The numbers of steps that ask, by identity and by value, of who moves, and of revelations.
        self.steps: dict[int, Told] = {}
        self.alike: dict[object, array[float]] = {}
        self.asked: dict[object, array[float]] = {}
        self.counted: dict[int, array[float]] = {}

    def place(self, top: str, field: Field, at: int) -> None:
        """A field of this part of the view and where it begins."""
        if top == "step":
            assert not self.step_fields or self.step_end == at, "fields of steps are not together"
            if not self.step_fields:
                self.step_start = at
            self.step_fields.append((field, at - self.step_start))
            self.step_end = at + field.size
        elif top == "to_move":
            self.movers, self.movers_at = field, at
        elif top == "revealed":
            self.revealed, self.revealed_at = field, at
        else:
            self.stack, self.stack_start = field, at
            self.stack_end = at + field.size

    def of_movers(self, asked: tuple[int, ...]) -> array[float]:
        found = self.asked.get(asked)
        if found is None:
            found = self.asked[asked] = numbers_of(self.movers, list(asked), self.observer, self.seats)
        return found

    def of_revealed(self, times: int) -> array[float]:
        found = self.counted.get(times)
        if found is None:
            found = self.counted[times] = numbers_of(self.revealed, times, self.observer, self.seats)
        return found

    def of_step(self, step: Step | None, state: State) -> array[float]:
        """The numbers of the step that asks."""
        if step is None:
            return zeros(self.step_end - self.step_start)
        if type(step).shown_to is not Step.shown_to:
            return self._told_step(step, state)
        same = self.steps.get(id(step))
        if same is not None:
            return same[1]
        key = _value(step)
        found = self.alike.get(key)
        if found is None:
            found = self._told_step(step, state)
            if len(self.alike) >= MOST:
                self.alike.clear()
            self.alike[key] = found
        if len(self.steps) >= MOST:
            self.steps.clear()
        self.steps[id(step)] = (step, found)
        return found

    def _told_step(self, step: Step, state: State) -> array[float]:
        shown = {"step": {"name": step.name, "rule": step.rule, **step.shown_to(state, self.observer)}}
        out = zeros(self.step_end - self.step_start)
        for field, at in self.step_fields:
            value = field.value(shown)
            if value or value == 0:
                field.fill(out, at, value, self.observer, self.seats)
        return out

    def of_stack(self, below: list[Step], state: State) -> array[float]:
        """The numbers of the steps below the one that asks."""
        if len(below) == 1:
            return self._on_stack(below[0], state)[0]
        out = zeros(self.stack_end - self.stack_start)
        for step in below:
            for place, more in self._on_stack(step, state)[1]:
                out[place] += more
        return out

    def _on_stack(self, step: Step, state: State) -> Waiting:
        same = self.waiting.get(id(step))
        if same is not None:
            return same[1]
        changes = type(step).shown_to is not Step.shown_to
        key = _value(step)
        found = None if changes else self.waiting_alike.get(key)
        if found is None:
            out = zeros(self.stack_end - self.stack_start)
            shown = {"step": step.name, **step.shown_to(state, self.observer)}
            self.stack.fill(out, 0, [shown, shown], self.observer, self.seats)  # itself, below itself
            found = (out, [(place, more) for place, more in enumerate(out) if more])
        if not changes:
            if len(self.waiting) >= MOST:
                self.waiting.clear()
                self.waiting_alike.clear()
            self.waiting[id(step)] = (step, found)
            self.waiting_alike[key] = found
        return found


def _value(step: Step) -> tuple[Any, ...]:
    return (step.name, *[getattr(step, name) for name in step.fields])
