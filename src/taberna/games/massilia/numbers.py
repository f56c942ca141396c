"""The numbers of a table that the rules look up all the time, of its edition and its options, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Massilia
    from .options import MassiliaOptions


class Numbers:
    __slots__ = (
        "building_price",
        "cards_without_effect",
        "full_hand_blocks",
        "group_recolour",
        "minerva_steps",
        "reserve_fee",
        "rounds",
        "stall_tiles",
    )

    def __init__(self, game: Massilia, options: MassiliaOptions) -> None:
        self.rounds: int = game.rounds
        self.stall_tiles: int = game.stall_tiles
        self.building_price: int = game.building_price
        self.reserve_fee: int = game.reserve_fee
        self.minerva_steps: int = options.minerva_steps
        self.group_recolour: bool = options.group_recolour
        self.cards_without_effect: bool = options.cards_without_effect
        self.full_hand_blocks: bool = options.full_hand_blocks
