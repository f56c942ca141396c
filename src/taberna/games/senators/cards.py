"""Names and numbers: how the 100 cards of Senators are counted inside (SEN-1.5 to SEN-1.8)."""

from __future__ import annotations

from typing import Final, TypeAlias

# What the numbers in a step's fields stand for.
Board: TypeAlias = int
Card: TypeAlias = int
Pick: TypeAlias = int

TYPES: Final[tuple[str, ...]] = ("wheat", "meat", "iron", "cloth", "wood", "olives")
VALUES: Final = range(1, 10)

# Resource cards: type * 9 + value - 1 (SEN-1.15).
RESOURCE_NAMES: Final = tuple(f"{t}_{v}" for t in TYPES for v in VALUES)

# Office cards (SEN-1.6): one Governor per type, then those that are played.
OFFICE_NAMES: Final = (
    *(f"governor_{t}" for t in TYPES),
    *(f"censor_{i}" for i in range(1, 6)),
    *(f"consul_{i}" for i in range(1, 3)),
    *(f"quaestor_{i}" for i in range(1, 3)),
)

# Influence cards (SEN-1.8). The rules ask who holds one by its place among the nine.
INFLUENCE_NAMES: Final = (
    "vox_populi",
    "tribunes",
    "lictors",
    "merchants",
    "cavalry",
    "pontifex_maximus",
    "princeps_senatus",
    "prefects",
    "praetors",
)
VOX_POPULI: Final = 0
TRIBUNES: Final = 1
LICTORS: Final = 2
MERCHANTS: Final = 3
CAVALRY: Final = 4
PONTIFEX_MAXIMUS: Final = 5
PRINCEPS_SENATUS: Final = 6
PREFECTS: Final = 7
PRAETORS: Final = 8

CARD_NAMES: Final = (*RESOURCE_NAMES, *OFFICE_NAMES, *INFLUENCE_NAMES)
CARDS: Final = len(CARD_NAMES)
RESOURCES: Final = len(RESOURCE_NAMES)
GOVERNOR: Final = RESOURCES
CENSOR: Final = CARD_NAMES.index("censor_1")
CONSUL: Final = CARD_NAMES.index("consul_1")
QUAESTOR: Final = CARD_NAMES.index("quaestor_1")
OFFICES_END: Final = RESOURCES + len(OFFICE_NAMES)
INFLUENCE: Final = OFFICES_END

# Event cards (SEN-1.7).
EVENT_NAMES: Final = (
    *(f"war_{i}" for i in range(1, 6)),
    *(f"new_senator_{i}" for i in range(1, 4)),
    *(f"deficit_{i}" for i in range(1, 4)),
    *(f"civil_conflict_{i}" for i in range(1, 4)),
    *(f"eviction_{i}" for i in range(1, 3)),
    *(f"majority_{i}" for i in range(1, 7)),
)
NEW_SENATOR: Final = EVENT_NAMES.index("new_senator_1")
DEFICIT: Final = EVENT_NAMES.index("deficit_1")
CIVIL_CONFLICT: Final = EVENT_NAMES.index("civil_conflict_1")
EVICTION: Final = EVENT_NAMES.index("eviction_1")
MAJORITY: Final = EVENT_NAMES.index("majority_1")
EVENTS: Final = len(EVENT_NAMES)

# Who holds an influence card, if no seat does; and the other side of a payment that is no player.
DRAFT_ROW: Final = -2
OUT_OF_GAME: Final = -1
BANK: Final = -1

# The four boards in a row: three markets and the Senate (SEN-1.1, SEN-1.2).
BOARD_NAMES: Final[tuple[str, ...]] = ("market_1", "market_2", "market_3", "senate")
SENATE: Final = 3

# A *pick* is a card as it counts in a set: a resource card, or a Governor declared as a value 1-9.
# Picks begin with the resource cards; behind them type * 9 + value - 1 is that type's Governor (SEN-3.62).
PICK_NAMES: Final = (*RESOURCE_NAMES, *(f"governor_{t} {v}" for t in TYPES for v in VALUES))


def pick_type(pick: int) -> int:
    return pick // 9 % 6


def pick_value(pick: int) -> int:
    return pick % 9 + 1


def card_of_pick(pick: int) -> int:
    """The card behind a pick: the resource itself, or the Governor."""
    return pick if pick < RESOURCES else GOVERNOR + (pick - RESOURCES) // 9


def proper_name(name: str) -> str:
    """The specification writes ``res_wheat_9``, ``off_consul_1``...; the engine says ``wheat_9``."""
    return name[4:] if name[:4] in ("res_", "off_", "inf_", "evt_") else name
