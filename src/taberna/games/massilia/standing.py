"""Whether the pending steps can stand in a state: what dumps, positions and imagined worlds must keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .pieces import MAX_DICE
from .state import NOBODY
from .steps.base import MassiliaStep
from .steps.round import ReserveDice, RollDice, Round, Turns
from .steps.setup import PlaceStall
from .steps.turn import AfterAction, TurnMenu

if TYPE_CHECKING:
    from taberna.kernel.step import Step

    from .state import MassiliaState

#: What lies below a pending step: the rest of the round, or of the turn as well.
_BELOW: Final[dict[type[Step], tuple[type[Step], ...]]] = {
    Round: (),
    PlaceStall: (Round,),
    Turns: (Round,),
    RollDice: (Round, Turns),
    ReserveDice: (Round, Turns, RollDice),
    TurnMenu: (Round, Turns),
    AfterAction: (Round, Turns),
}
_BELOW_AN_ACTION: Final = (Round, Turns, AfterAction)
_BEFORE_THE_TURNS: Final = (Round, PlaceStall, RollDice, ReserveDice)


def stack_fault(state: MassiliaState) -> str:
    """What is wrong with the stack, in words; empty if it can stand."""
    if not state.stack:
        return ""
    for step in state.stack:
        problem = _numbers(step) or (step.fault(state) if isinstance(step, MassiliaStep) else "")
        if problem:
            return f"stack: {step.name} cannot stand here: {problem}"
    top = state.stack[-1]
    below = _BELOW.get(type(top), _BELOW_AN_ACTION)
    if tuple(map(type, state.stack[:-1])) != below:
        names = ", ".join(cls.__name__ for cls in below) or "nothing"
        return f"stack: below {top.name} lie {names}"
    problem = _moment(state, top) or pending_fault(state)
    return f"stack: {top.name} cannot stand here: {problem}" if problem else ""


def pending_fault(state: MassiliaState) -> str:
    """Why the step on top cannot be the pending one: those it asks must be able to go on."""
    top = state.stack[-1]
    problem = top.fault(state) if isinstance(top, MassiliaStep) else ""
    if problem:
        return problem
    for seat in top.seats(state):
        if not top.moves(state, seat):
            return f"seat {seat} has no move"
    return ""


def _numbers(step: Step) -> str:
    for name, kind in step.fields.items():
        if kind == "number":
            value = getattr(step, name)
            if not (name == "value") <= value <= 6 * MAX_DICE:  # an action has at least the value 1
                return f"{name} is {value}"
    return ""


def _moment(state: MassiliaState, top: Step) -> str:
    """Whether this step belongs to this moment of the game."""
    if isinstance(top, PlaceStall) and state.round:
        return "the first round has begun"
    if isinstance(top, Round) and not all(state.stalls):
        return "first stalls are missing"
    if not isinstance(top, PlaceStall | Round) and not state.round:
        return "the first round has not begun"
    if isinstance(top, _BEFORE_THE_TURNS):
        if state.passed:
            return "nobody has passed yet"
        if state.active != NOBODY:
            return "it is nobody's turn yet"
    elif state.active in state.passed and not isinstance(top, Turns):
        return f"seat {state.active} has passed"
    if isinstance(top, ReserveDice):
        following = state.stack[-2]
        if isinstance(following, RollDice) and following.place != state.order.index(top.seat) + 1:
            return f"seat {top.seat} has not just rolled"
    return ""
