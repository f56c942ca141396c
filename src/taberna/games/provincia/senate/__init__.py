"""The senate cards (PRO-3.32 to PRO-3.41, PRO-3.66): one row for each kind, which owns everything it does.

A new card of a known kind is a line in cards.toml. A new kind is a line there, a row here and its words in words/
(`card-`, `gloss-` and `effect-`); no other file knows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..cards import BUILDINGS, SPQR_NAMES, kind_of
from .base import SenateCard
from .commercium import Commercium
from .concussio import Concussio
from .coniuratio import Aediles, Coniuratio
from .consuetudo import Consuetudo
from .lasting import Architectus, Corruptio, Gloria, Praetor
from .passing import Defenders, Patronus

KINDS: Final[Mapping[str, SenateCard]] = {
    "aediles": Aediles(),
    "architectus": Architectus(),
    "commercium": Commercium(),
    "concussio": Concussio(),
    "coniuratio": Coniuratio(),
    "consuetudo": Consuetudo(),
    "consul": Defenders(),
    "corruptio": Corruptio(),
    "gloria": Gloria(),
    "legio": Defenders(),
    "patronus": Patronus(),
    "praetor": Praetor(),
}

#: The kind of each senate card, by its place among them.
SENATE: Final = tuple(KINDS[kind_of(name)] for name in SPQR_NAMES)

#: Cards in front of a player that spare the tax, and those that are used up when it is due (PRO-3.59, PRO-3.39).
SPARE_TAX: Final = frozenset(card for card, kind in enumerate(SENATE, BUILDINGS) if kind.spares_tax)
USED_UP: Final = frozenset(card for card, kind in enumerate(SENATE, BUILDINGS) if kind.used_up)

__all__ = ["KINDS", "SENATE", "SPARE_TAX", "USED_UP", "SenateCard"]
