"""The shape of a view of Massilia; view.py makes it."""

from __future__ import annotations

from typing import Any, TypedDict

from taberna.kernel.shape import ViewShape


class MassiliaStall(TypedDict):
    space: str
    owner: int
    goods: dict[str, int]


class MassiliaMarket(TypedDict):
    ring: int
    capacity: int
    stall_xy: list[tuple[int, int]]
    path_xy: list[tuple[int, int]]
    stalls: list[MassiliaStall]
    #: Where customers and consul stand.
    figures: dict[str, str]


class MassiliaScore(TypedDict):
    reputation: int
    stalls: int
    money: int
    penalty: int
    total: int


class MassiliaPlayer(TypedDict):
    seat: int
    reputation: int
    fifty_tiles: int
    stalls: int
    tiles_left: int
    reserve: list[str]
    hand_size: int
    fresh: int
    dice_taken: list[str]
    money: int | None
    stones: int | None
    screen: list[str] | None
    hand: list[str] | None
    fresh_cards: list[str] | None
    score: MassiliaScore | None


class MassiliaView(ViewShape):
    round: int
    rounds: int
    active: int | None
    order: list[int]
    passed: list[int]
    round_tiles: list[int]
    players: list[MassiliaPlayer]
    market: MassiliaMarket
    harbour: dict[str, int]
    #: By good, and the temple's.
    prices: dict[str, int]
    marks: dict[str, int]
    temple: list[str]
    supply: int
    aside: list[int]
    display: list[str | None]
    draw_pile: int
    discard_pile: list[str]
    payments: list[list[int]]
    takes: list[list[Any]]
    shuffles: int
    reshuffled: dict[str, int]
    pile_cards: list[str] | None
