"""The nine influence cards: each changes one rule for whoever has it in front of them (SEN-3.71 to SEN-3.80)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import (
    CAVALRY,
    LICTORS,
    MERCHANTS,
    PONTIFEX_MAXIMUS,
    PRAETORS,
    PREFECTS,
    PRINCEPS_SENATUS,
    TRIBUNES,
    VOX_POPULI,
)

if TYPE_CHECKING:
    from .state import SenatorsState


def gains_by_cash_in(state: SenatorsState, seat: int) -> bool:
    """Vox Populi: a senator at the start of each cash-in (SEN-3.72)."""
    return state.holder[VOX_POPULI] == seat


def keeps_governors(state: SenatorsState, seat: int) -> bool:
    """Tribunes' Support: no Governor is lost to Eviction (SEN-3.73)."""
    return state.holder[TRIBUNES] == seat


def extortion_income(state: SenatorsState, seat: int) -> int:
    """Lictors: 8 talents instead of 3 (SEN-3.41, SEN-3.74)."""
    return 8 if state.holder[LICTORS] == seat else 3


def has_merchants(state: SenatorsState, seat: int) -> bool:
    """Merchants: one lot of the own auction for 1 (SEN-3.75)."""
    return state.holder[MERCHANTS] == seat


def rider(state: SenatorsState) -> int:
    """Cavalry: whose War bid counts 3 more, unpaid (SEN-3.76); no seat if nobody has it."""
    return state.holder[CAVALRY]


def bonus_for_ones(state: SenatorsState, seat: int) -> int:
    """Pontifex Maximus: 9 talents more for each card of value 1 that is sold (SEN-3.77)."""
    return 9 if state.holder[PONTIFEX_MAXIMUS] == seat else 0


def majority_income(state: SenatorsState, seat: int) -> int:
    """Princeps Senatus: 3 talents per weaker opponent instead of 2 (SEN-3.26, SEN-3.78)."""
    return 3 if state.holder[PRINCEPS_SENATUS] == seat else 2


def protector(state: SenatorsState) -> int:
    """Prefects: who may protect a card from an extortion (SEN-3.79); no seat if nobody has it."""
    return state.holder[PREFECTS]


def safe_from_censors(state: SenatorsState) -> int:
    """Praetors: who is no target of a Censor (SEN-3.80); no seat if nobody has it."""
    return state.holder[PRAETORS]
