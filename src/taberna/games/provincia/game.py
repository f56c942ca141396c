"""Provincia Romana, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from taberna.kernel.chance import Chance
from taberna.kernel.data import Data, Printed
from taberna.kernel.game import Game
from taberna.kernel.reader import Reader
from taberna.kernel.step import Step

from . import edition
from .alphabet import ALPHABET
from .captions import captions, kind
from .cards import (
    BELLUM_NAMES,
    CARD_NAMES,
    DECK_NAMES,
    GOODS,
    STANDING_NAMES,
    TAGS,
    TOKEN_NAMES,
    TOWN_NAMES,
    proper_name,
)
from .imagine import imagine
from .keeping import load_body
from .options import PRESETS, ProvinciaOptions
from .position import arrange
from .printed import printed
from .senate.commercium import ChooseTimes
from .senate.concussio import ChooseTarget
from .senate.coniuratio import AnswerConiuratio, ChooseBuilding, ChooseVictim
from .senate.consuetudo import ArrangeCards, KeepCard
from .setup import deal
from .state import ProvinciaState
from .steps.building import ChooseDiscount
from .steps.combat import Battle, ChooseTokens, LoseBuilding
from .steps.draft import ChooseDeck, TakeCard
from .steps.hand_limit import HandLimit
from .steps.payment import PayResources
from .steps.town import ChooseTown, DealHands
from .steps.turn import PlayTurn
from .steps.upkeep import Activate, Upkeep
from .tables import Tables

STEPS: Mapping[str, type[Step]] = {
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


class Provincia(Game):
    name = "provincia"
    title = "Provincia Romana"
    version = 1
    min_seats = 2
    max_seats = 6
    prefix = "PRO"
    end_rule = "PRO-5.5"
    lasting_secrets = True  # who played which token (PRO-4.7)
    Options = ProvinciaOptions
    presets = PRESETS
    alphabet = ALPHABET
    steps = STEPS
    names: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "card": CARD_NAMES,
        "standing": STANDING_NAMES,
        "bellum": BELLUM_NAMES,
        "deck": DECK_NAMES,
        "good": GOODS,
        "tag": TAGS,
        "token": TOKEN_NAMES,
        "town": TOWN_NAMES,
    }
    package = str(Path(__file__).parent)

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        edition.check(data)
        #: What the rules read, by options.
        self.tables = lru_cache(maxsize=64)(lambda options: Tables(self.printed(options)))
        #: What texts speak of, by options.
        self._captions = lru_cache(maxsize=64)(lambda options: captions(self.printed(options)))

    def printed(self, options: ProvinciaOptions) -> Printed:
        return printed(self.data, options)

    def caption(self, options: ProvinciaOptions, name: str) -> dict[str, Any]:
        return {**self.show_options(options), **self._captions(options).get(name, {})}

    def kind_of(self, name: str) -> str:
        return kind(name)

    def proper_name(self, name: str) -> str:
        return proper_name(name)

    def deal(self, options: ProvinciaOptions, seats: int, chance: Chance) -> ProvinciaState:
        return deal(self, options, seats, chance)

    def imagine(self, view: Mapping[str, Any], rng: Random) -> ProvinciaState:
        return imagine(self, view, rng)

    def arrange(self, state: ProvinciaState, reader: Reader) -> None:
        arrange(self, state, reader)

    def blank(self, options: ProvinciaOptions, seats: int, chance: Chance) -> ProvinciaState:
        state = ProvinciaState(self, options, seats, chance)
        state.clear()
        return state

    def load_body(self, state: ProvinciaState, reader: Reader) -> None:
        load_body(state, reader)
