"""The moments of a game of Senators, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taberna.kernel.step import Step

from .auction import AuctionBid, Settle
from .cash_in import CashIn, JoinCashIn, SellSet, StartCashIn
from .events import DeficitBid, NewSenator, WarBid
from .extortion import ExtortionAnswer, ExtortionOffer, ExtortionPrice, UsePrefects
from .turn import ChooseAction, DrawEvent, InfluenceDraft, Turn

STEPS: Final[Mapping[str, type[Step]]] = {
    cls.__name__: cls
    for cls in (
        InfluenceDraft,
        Turn,
        DrawEvent,
        WarBid,
        DeficitBid,
        NewSenator,
        ChooseAction,
        AuctionBid,
        Settle,
        UsePrefects,
        ExtortionOffer,
        ExtortionPrice,
        ExtortionAnswer,
        JoinCashIn,
        StartCashIn,
        CashIn,
        SellSet,
    )
}
