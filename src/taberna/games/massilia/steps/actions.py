"""From the finished action die to the action its colour names (MAS-3.8, MAS-3.9, MAS-3.13, MAS-3.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..pieces import BUY, MOVE, REPUTATION
from .buy import BuyGoods
from .figures import MoveFigure
from .reputation import start_reputation
from .sacrifice import Sacrifice

if TYPE_CHECKING:
    from ..state import MassiliaState


def start_action(state: MassiliaState, seat: int, colour: int, value: int) -> None:
    if colour == BUY:
        state.stack.append(BuyGoods(value))
    elif colour == MOVE:
        state.stack.append(MoveFigure(value))
    elif colour == REPUTATION:
        start_reputation(state, seat, value)
    else:
        state.stack.append(Sacrifice(value, 0))
