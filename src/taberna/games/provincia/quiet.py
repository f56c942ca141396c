"""A position in which nobody owes an answer: what is asked of a victim counts as it most likely ends."""

from __future__ import annotations

from typing import Final

from .alphabet import DECLINE, LOSE, USE_AEDILES
from .cards import AEDILES
from .senate.coniuratio import AnswerConiuratio
from .state import ProvinciaState
from .steps.combat import LoseBuilding, qualifying

_MOST: Final = 12  # answers in a row: two buildings for each of six players


def quiet(state: ProvinciaState) -> ProvinciaState:
    """The state itself, or a copy after the answers to CONIURATIO and to lost battles."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, AnswerConiuratio | LoseBuilding):
        return state
    world = state.copy()
    for _ in range(_MOST):
        if isinstance(step, AnswerConiuratio):
            seat = step.victim
            world.play(seat, USE_AEDILES if AEDILES in world.hand[seat] else DECLINE)
        elif isinstance(step, LoseBuilding):
            seat = step.seat
            if AEDILES in world.hand[seat]:
                world.play(seat, USE_AEDILES)
            else:
                world.play(seat, LOSE[_least(world, seat, step.tag)])
        else:
            break
        step = world.stack[-1] if world.stack else None
    return world


def _least(state: ProvinciaState, seat: int, tag: int) -> int:
    """The building that is missed least: by prestige, then by what it yields."""
    tables = state.tables
    choice = qualifying(state, seat, tag)
    return min(choice, key=lambda standing: (tables.value[standing], sum(tables.income[standing]), standing))
