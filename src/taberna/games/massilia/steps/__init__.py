"""The moments of a game of Massilia, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taberna.kernel.step import Step

from .buy import BuyCards, BuyGoods, Distribute
from .compose import ChooseCards, ChooseDice, ChooseSteps
from .consul import BuildStall, CloseStall, LastStall, StockStall, Tax
from .figures import MoveFigure, Sale
from .reputation import BuyReputation
from .round import ReserveDice, RollDice, Round, Turns
from .sacrifice import Sacrifice, SacrificeCards, TakeCard
from .setup import PlaceStall
from .turn import AfterAction, TurnMenu

STEPS: Final[Mapping[str, type[Step]]] = {
    cls.__name__: cls
    for cls in (
        PlaceStall,
        Round,
        RollDice,
        ReserveDice,
        Turns,
        TurnMenu,
        ChooseDice,
        ChooseSteps,
        ChooseCards,
        BuyGoods,
        BuyCards,
        Distribute,
        MoveFigure,
        Sale,
        Tax,
        CloseStall,
        LastStall,
        BuildStall,
        StockStall,
        BuyReputation,
        Sacrifice,
        SacrificeCards,
        TakeCard,
        AfterAction,
    )
}
