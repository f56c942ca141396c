"""Senate cards that act at once and are discarded (PRO-3.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..goods import gain_all, raise_defence
from .base import SenateCard

if TYPE_CHECKING:
    from ..state import ProvinciaState


class Defenders(SenateCard):
    """CONSUL and LEGIO raise the defence."""

    __slots__ = ()

    def effect(self, state: ProvinciaState, seat: int, card: int) -> None:
        raise_defence(state, seat, state.tables.defenders[card])


class Patronus(SenateCard):
    """Resources for a coin."""

    __slots__ = ()

    def effect(self, state: ProvinciaState, seat: int, card: int) -> None:
        gain_all(state, seat, state.tables.gain[card])
