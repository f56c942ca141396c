"""The shape of a view of Rome; view.py makes it."""

from __future__ import annotations

from typing import TypedDict

from taberna.kernel.shape import ViewShape


class RomePoints(TypedDict):
    start: int
    forum: int
    arena: int
    senate: int
    regions: int


class RomeUse(TypedDict):
    card: str
    on: list[str]


class RomePromise(TypedDict):
    strength: int
    budget: int


class RomePlayer(TypedDict):
    seat: int
    sp: int
    points: RomePoints
    forum: dict[str, int]
    sum: int
    dice: list[int]
    forfeited: int | None
    provinces: list[str]
    exhausted: list[str]
    senate: list[str]
    used: list[RomeUse]
    promised: RomePromise
    hand_size: int
    committed: bool
    hand: list[str] | None
    staged: list[str] | None


class RomeGroup(TypedDict):
    seat: int
    dice: list[int]


class RomePurchase(TypedDict):
    round: int
    seat: int
    card: str | None


class RomePerformance(TypedDict):
    round: int
    seat: int
    cards: list[str]


class RomeView(ViewShape):
    round: int
    phase: int | None
    cycle: int | None
    order: list[int]
    players: list[RomePlayer]
    #: By track, the sections from left to right.
    tracks: dict[str, list[RomeGroup | None]]
    displays: dict[str, list[str]]
    decks: dict[str, int]
    removed: dict[str, list[str]]
    senate_deck: list[str]
    purchases: list[RomePurchase]
    performances: list[RomePerformance]
    deck_cards: dict[str, list[str]] | None
