"""Who can notice a move: whoever shows a game to many must not tell the others even that it was made.

The answer is a mask: bit n for seat n, the bit after the last seat for the spectators; -1 is everybody.
"""

from __future__ import annotations

from collections.abc import Sequence

from .log import Event
from .state import State

EVERYBODY = -1


def who_notices(before: State, after: State, seat: int, events: Sequence[Event]) -> int:
    """Whose view, moves or log a move has changed. What a spectator can notice, everybody can."""
    if events or before.to_move != after.to_move or before.revealed != after.revealed:
        return EVERYBODY
    if [step.name for step in before.stack] != [step.name for step in after.stack]:
        return EVERYBODY
    if not _same_view(before, after, None):
        return EVERYBODY
    noticed = 1 << seat
    for other in range(before.seats):
        if not _same_view(before, after, other) or before.moves(other) != after.moves(other):
            noticed |= 1 << other
    return noticed


def _same_view(before: State, after: State, viewer: int | None) -> bool:
    """Whether two views are equal, without making them: most of what they are made of has not changed."""
    if before.moment(viewer) != after.moment(viewer):
        return False
    return all(section.same(before, after, viewer) for section in after.sections())
