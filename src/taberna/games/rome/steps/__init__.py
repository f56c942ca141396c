"""The moments of a game of Rome, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taberna.kernel.step import Step

from .activation import ExhaustProvinces
from .effects import (
    FlipDie,
    LowerPlacedDie,
    RerollAnyDie,
    RerollDice,
    RerollMilitaryDie,
    ShiftDie,
)
from .intrigue import DestroyProvince, DiscardSenateCard, StealJewel, TribunusTarget
from .order import OrderWindow, Roll
from .placing import AfterPlacing, PlaceAfterCards, PlaceDie, TurnEnd
from .resolving import Conquest, MilitaryBonus, Purchase, ResolveTrack, TakeSenateCard
from .rounds import CleanUp, DiceReturn, FinalScoring, NewRound
from .scoring import ForumScoring, ForumScoringAgain, Performance

STEPS: Final[Mapping[str, type[Step]]] = {
    cls.__name__: cls
    for cls in (
        NewRound,
        Roll,
        OrderWindow,
        TribunusTarget,
        PlaceDie,
        AfterPlacing,
        PlaceAfterCards,
        TurnEnd,
        ExhaustProvinces,
        RerollDice,
        FlipDie,
        ShiftDie,
        RerollMilitaryDie,
        LowerPlacedDie,
        RerollAnyDie,
        DiscardSenateCard,
        DestroyProvince,
        StealJewel,
        ResolveTrack,
        MilitaryBonus,
        Conquest,
        TakeSenateCard,
        Purchase,
        DiceReturn,
        ForumScoring,
        ForumScoringAgain,
        Performance,
        CleanUp,
        FinalScoring,
    )
}
