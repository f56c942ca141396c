"""Who can notice a move: whoever shows a game to many must not tell the others even that it was made.

The answer is a mask: bit n for seat n, the bit after the last seat for the spectators; -1 is everybody.
"""

from __future__ import annotations

from collections.abc import Sequence

from .log import Event
from .state import State
from .step import Step

EVERYBODY = -1


def who_notices(before: State, after: State, seat: int, events: Sequence[Event]) -> int:
    """Whose view, moves or log a move has changed. What a spectator can notice, everybody can."""
    if events or before.to_move != after.to_move or before.revealed != after.revealed:
        return EVERYBODY
    if [type(step) for step in before.stack] != [type(step) for step in after.stack]:
        return EVERYBODY
    if not _same_view(before, after, None):
        return EVERYBODY
    noticed = 1 << seat
    for other in range(before.seats):
        if not _same_view(before, after, other) or before.moves(other) != after.moves(other):
            noticed |= 1 << other
    return noticed


def _same_view(before: State, after: State, viewer: int | None) -> bool:
    """Whether two views are equal, without making them: most of what they are made of has not changed.

    The same seats are asked, as much is revealed, and the same kinds of steps lie on the stack.
    """
    for step, then in zip(after.stack, before.stack, strict=True):
        if step is then and type(step).shown_to is Step.shown_to:
            continue
        if step.shown_to(after, viewer) != then.shown_to(before, viewer):
            return False
    return all(section.same(before, after, viewer) for section in after.sections())
