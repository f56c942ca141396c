"""Provincia Romana, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from taberna.kernel.chance import Chance
from taberna.kernel.data import Data, Printed
from taberna.kernel.game import Game
from taberna.kernel.reader import Reader
from taberna.kernel.step import Step

from . import edition
from .alphabet import ALPHABET
from .captions import captions, kind
from .cards import GOODS, proper_name
from .fields import FIELDS, NAMES
from .imagine import fill_hidden, fill_told, shown_step
from .made_view import MADE
from .options import PRESETS, ProvinciaOptions
from .position import arrange
from .printed import printed
from .setup import deal
from .state import ProvinciaState
from .tables import Tables


class Provincia(Game):
    name = "provincia"
    title = "Provincia Romana"
    version = 1
    min_seats = 2
    max_seats = 6
    prefix = "PRO"
    end_rule = "PRO-5.5"
    lasting_secrets = True  # who played which token (PRO-4.7)
    state_type = ProvinciaState
    declared = FIELDS
    made = MADE
    Options = ProvinciaOptions
    presets = PRESETS
    alphabet = ALPHABET
    names = NAMES
    package = str(Path(__file__).parent)

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        edition.check(data)
        self._tables = lru_cache(maxsize=64)(lambda options: Tables(self.printed(options)))
        #: The options that were asked for last, with their tables: to find them by their value takes longer.
        self._last: tuple[ProvinciaOptions | None, Tables | None] = (None, None)
        #: What texts speak of, by options.
        self._captions = lru_cache(maxsize=64)(lambda options: captions(self.printed(options)))

    def tables(self, options: ProvinciaOptions) -> Tables:
        """What the rules read, by options."""
        last, found = self._last
        if last is not options or found is None:
            found = self._tables(options)
            self._last = (options, found)
        return found

    def printed(self, options: ProvinciaOptions) -> Printed:
        return printed(self.data, options)

    def changeable(self, table: str, entry: str, name: str) -> bool:
        return edition.changeable(table, entry, name)

    def inside(self, name: str) -> Sequence[str]:
        return GOODS if name in edition.AMOUNTS else ()

    def caption(self, options: ProvinciaOptions, name: str) -> dict[str, Any]:
        return {**self.show_options(options), **self._captions(options).get(name, {})}

    def kind_of(self, name: str) -> str:
        return kind(name)

    def proper_name(self, name: str) -> str:
        return proper_name(name)

    def deal(self, options: ProvinciaOptions, seats: int, chance: Chance) -> ProvinciaState:
        return deal(self, options, seats, chance)

    def shown_step(self, item: Mapping[str, Any]) -> Step:
        return shown_step(self, item)

    def fill_seen(self, state: ProvinciaState, view: Mapping[str, Any]) -> None:
        super().fill_seen(state, view)
        fill_told(state, view)

    def fill_hidden(self, state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
        fill_hidden(state, view, rng)

    def arrange(self, state: ProvinciaState, reader: Reader) -> None:
        arrange(self, state, reader)
