"""Senators, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from taberna.kernel.chance import Chance
from taberna.kernel.data import Data
from taberna.kernel.game import Game
from taberna.kernel.reader import Reader

from . import edition
from .alphabet import ALPHABET
from .cards import (
    BOARD_NAMES,
    CARD_NAMES,
    EVENT_NAMES,
    PICK_NAMES,
    RESOURCES,
    proper_name,
)
from .imagine import imagine
from .load import load_body
from .options import PRESETS, SenatorsOptions
from .position import arrange
from .setup import deal
from .state import SenatorsState
from .steps import STEPS


class Senators(Game):
    name = "senators"
    title = "Senators"
    version = 1
    min_seats = 3
    max_seats = 5
    prefix = "SEN"
    end_rule = "SEN-5.1"
    Options = SenatorsOptions
    presets = PRESETS
    alphabet = ALPHABET
    steps = STEPS
    names: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "card": CARD_NAMES,
        "event": EVENT_NAMES,
        "pick": PICK_NAMES,
        "board": BOARD_NAMES,
    }
    package = str(Path(__file__).parent)

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        edition.check(data)
        #: The deck (0-2) a resource card belongs to: the dots on its back (SEN-1.14, SEN-1.16).
        self.back_of = [edition.deck_of(data, card % 9 + 1) for card in range(RESOURCES)]
        self.deck_cards = [[c for c in range(RESOURCES) if self.back_of[c] == b] for b in range(3)]
        self.start_money: tuple[int, ...] = tuple(data.value("money", "start", "by_seat"))
        self.start_senators: int = data.value("senate_track", "spaces", "start")

    def option_defaults(self) -> Mapping[str, Any]:
        if not self.data.edition:
            return {}
        return {
            "bid_track_market": self.data.value("bid_tracks", "market", "prices"),
            "bid_track_senate": self.data.value("bid_tracks", "senate", "prices"),
            "deficit_amounts": self.data.value("events", "deficit", "amounts"),
        }

    def proper_name(self, name: str) -> str:
        return proper_name(name)

    def deal(self, options: SenatorsOptions, seats: int, chance: Chance) -> SenatorsState:
        return deal(self, options, seats, chance)

    def imagine(self, view: Mapping[str, Any], rng: Random) -> SenatorsState:
        return imagine(self, view, rng)

    def arrange(self, state: SenatorsState, reader: Reader) -> None:
        arrange(self, state, reader)

    def blank(self, options: SenatorsOptions, seats: int, chance: Chance) -> SenatorsState:
        state = SenatorsState(self, options, seats, chance)
        state.clear()
        return state

    def load_body(self, state: SenatorsState, reader: Reader) -> None:
        load_body(state, reader)
