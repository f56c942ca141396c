"""The moments of a game of Provincia Romana, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taberna.kernel.step import Step

from .combat import Battle, ChooseTokens, LoseBuilding
from .coniuratio import AnswerConiuratio, ChooseBuilding, ChooseVictim
from .consuetudo import ArrangeCards, KeepCard
from .draft import ChooseDeck, TakeCard
from .hand_limit import HandLimit
from .payment import PayResources
from .senate import ChooseTarget, ChooseTimes
from .town import ChooseTown, DealHands
from .turn import ChooseDiscount, PlayTurn
from .upkeep import Activate, Upkeep

STEPS: Final[Mapping[str, type[Step]]] = {
    cls.__name__: cls
    for cls in (
        ChooseTown,
        DealHands,
        ChooseDeck,
        TakeCard,
        PlayTurn,
        ChooseDiscount,
        ChooseTimes,
        ChooseTarget,
        ChooseVictim,
        ChooseBuilding,
        AnswerConiuratio,
        KeepCard,
        ArrangeCards,
        PayResources,
        HandLimit,
        ChooseTokens,
        Battle,
        LoseBuilding,
        Upkeep,
        Activate,
    )
}
