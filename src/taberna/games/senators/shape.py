"""The shape of a view of Senators; view.py makes it."""

from __future__ import annotations

from typing import TypedDict

from taberna.kernel.shape import ViewShape


class SenatorsPlayer(TypedDict):
    seat: int
    alive: bool
    senators: int
    table: list[str]
    offices: list[str]
    influence: list[str]
    hand_size: int
    hand_backs: list[int]
    hand_seen: list[str]
    locked: bool
    embezzled_since: int
    cash: int | None
    hand: list[str] | None
    secret_bid: int | None


class SenatorsDiscards(TypedDict):
    resources: list[str]
    offices: list[str]
    events: list[str]


class SenatorsLot(TypedDict):
    card: str
    #: Who bid how much.
    bids: list[tuple[int, int]]


class SenatorsSet(TypedDict):
    picks: list[str]
    amount: int


class SenatorsView(ViewShape):
    turn: int
    active: int
    players: list[SenatorsPlayer]
    draft_row: list[str]
    #: By board, and the events.
    decks: dict[str, int]
    discards: SenatorsDiscards
    war_row: list[str]
    #: The lots on offer, by board.
    auction: dict[str, SenatorsLot]
    refilled: dict[str, list[str]]
    payments: list[list[int | None]]
    sets: list[SenatorsSet]
    deck_cards: dict[str, list[str]] | None
