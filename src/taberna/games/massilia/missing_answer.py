"""What a missing answer counts as, when a player has left or the time is up (MAS-7.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .alphabet import ACCEPT, DECLINE, DONE, DRAW, END, NO_BUILD, PASS, PAY, PUT, RETURN
from .pieces import BEIGE
from .steps.buy import Distribute
from .steps.consul import BuildStall, CloseStall, LastStall, StockStall, Tax
from .steps.round import ReserveDice
from .steps.sacrifice import TakeCard
from .steps.setup import PlaceStall
from .steps.turn import AfterAction, TurnMenu

if TYPE_CHECKING:
    from taberna.kernel.move import Move

    from .state import MassiliaState

_PLAIN: Final = {
    TurnMenu: PASS,
    ReserveDice: DONE,
    CloseStall: ACCEPT,
    LastStall: DONE,
    BuildStall: NO_BUILD,
    StockStall: DONE,
    AfterAction: END,
}


def answer(state: MassiliaState, seat: int) -> Move | None:
    """The move for a seat that is asked; None: the unfinished action is taken back, then the player passes."""
    step = state.stack[-1]
    if isinstance(step, ReserveDice) and step.kept:
        return None  # nothing is reserved: take the chosen dice back
    plain = _PLAIN.get(type(step))
    if plain is not None:
        return plain
    if isinstance(step, PlaceStall):
        return step.moves(state, seat)[0]
    if isinstance(step, TakeCard):
        return DECLINE if step.second else DRAW
    if isinstance(step, Tax):
        return _tax(state, seat, step)
    if isinstance(step, Distribute):
        room = step.room(state)
        coloured = min(step.coloured, room)
        return PUT[coloured][min(step.beige, room - coloured)]
    return None


def _tax(state: MassiliaState, seat: int, step: Tax) -> Move:
    """Pay for as many cubes as possible; the others: beige first, then the colours with the lowest marks."""
    cubes = list(state.goods[step.space])
    unpaid = sum(cubes) - state.money[seat]
    gone = [0, 0, 0, 0]
    for goods in [BEIGE, *sorted(range(BEIGE), key=lambda goods: state.mark[goods])]:
        if unpaid > 0 and goods >= step.last:
            gone[goods] = min(cubes[goods], unpaid)
            unpaid -= gone[goods]
    for goods, number in enumerate(gone):
        if number:
            return RETURN[goods]
    return PAY
