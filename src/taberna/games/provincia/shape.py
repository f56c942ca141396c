"""The shape of a view of Provincia Romana; view.py makes it."""

from __future__ import annotations

from typing import Any, TypedDict

from taberna.kernel.shape import ViewShape


class ProvinciaPlayer(TypedDict):
    seat: int
    town: str | None
    colour: str | None
    personal: str | None
    clay: int
    wood: int
    stone: int
    gold: int
    storage: int
    morale: int
    defence: int
    military: int
    prestige: int
    prestige_cards: list[int]
    on_no_card: int
    city: list[str]
    front: list[str]
    concussio: list[int]
    tax_free: bool
    hand_size: int
    hand_backs: dict[str, int]
    hand_known: list[str]
    hand_maybe: list[str]
    hand: list[str] | None
    tokens_left: int
    committed: bool
    tokens: list[str] | None
    token_down: str | None
    played_tokens: list[str] | None


class ProvinciaBattle(TypedDict):
    round: int
    bellum: str
    tokens: list[str]


class ProvinciaView(ViewShape):
    round: int
    phase: int
    start: int
    #: By deck, as the numbers of cards below; goods by their names.
    markers: dict[str, int]
    supply: dict[str, int]
    set_aside: dict[str, int]
    decks: dict[str, int]
    discards: dict[str, int]
    removed: dict[str, int]
    face_up: list[str]
    face_down: list[bool]
    players: list[ProvinciaPlayer]
    battles: list[ProvinciaBattle]
    #: What a perfect memory holds, by deck; for bots.
    memory: dict[str, Any] | None
    piles: dict[str, dict[str, list[str]]] | None
