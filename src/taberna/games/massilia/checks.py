"""Whether the pending steps can stand in a state: what dumps, positions and imagined worlds must keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.faults import Fault, bad_stack, bad_step, beyond
from taberna.kernel.step import bad_place

from .dice import FACES
from .pieces import MAX_DICE, NOBODY
from .steps.base import MassiliaStep, no_move
from .steps.round import ReserveDice, RollDice, Round, Turns
from .steps.setup import PlaceStall

if TYPE_CHECKING:
    from taberna.kernel.step import Step

    from .state import MassiliaState

BEFORE_THE_TURNS: Final = (Round, PlaceStall, RollDice, ReserveDice)
HIGHEST_VALUE: Final = len(FACES) * MAX_DICE


def stack_fault(state: MassiliaState) -> Fault | None:
    """What is wrong with the stack, if it cannot stand."""
    if not state.stack:
        return None
    for step in state.stack:
        problem = _numbers(step) or (step.fault(state) if isinstance(step, MassiliaStep) else None)
        if problem:
            return bad_step("stack", step, problem)
    if bad_place(state.stack) is not None:
        return bad_stack("stack", state.stack)
    top = state.stack[-1]
    problem = _moment(state, top) or pending_fault(state)
    return bad_step("stack", top, problem) if problem else None


def pending_fault(state: MassiliaState) -> Fault | None:
    """Why the step on top cannot be the pending one: those it asks must be able to go on."""
    top = state.stack[-1]
    problem = top.fault(state) if isinstance(top, MassiliaStep) else None
    if problem:
        return problem
    for seat in top.seats(state):
        if not top.moves(state, seat):
            return no_move(seat)
    return None


def _numbers(step: Step) -> Fault | None:
    for name, kind in step.fields.items():
        if kind == "number":
            value = getattr(step, name)
            least = 1 if name == "value" else 0  # an action has at least the value 1
            if not least <= value <= HIGHEST_VALUE:
                return beyond(name, value, least, HIGHEST_VALUE)
    return None


def _moment(state: MassiliaState, top: Step) -> Fault | None:
    """Why this step does not belong to this moment of the game."""
    if isinstance(top, PlaceStall) and state.round:
        return Fault("[round-begun] the first round has begun")
    if isinstance(top, Round) and not all(state.stalls):
        return Fault("[stalls-missing] first stalls are missing")
    if not isinstance(top, PlaceStall | Round) and not state.round:
        return Fault("[round-not-begun] the first round has not begun")
    if isinstance(top, BEFORE_THE_TURNS):
        if state.passed:
            return Fault("[nobody-passed-yet] nobody has passed yet")
        if state.active != NOBODY:
            return Fault("[nobodys-turn-yet] it is nobody's turn yet")
    elif state.active in state.passed and not isinstance(top, Turns):
        return Fault("[seat-passed] seat {seat} has passed", seat=state.active)
    if isinstance(top, ReserveDice):
        following = state.stack[-2]
        if isinstance(following, RollDice) and following.place != state.order.index(top.seat) + 1:
            return Fault("[seat-not-just] seat {seat} has not just rolled", seat=top.seat)
    return None
