"""The options of Massilia (MAS-1.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from taberna.kernel.options import option


@dataclass(frozen=True)
class MassiliaOptions:
    open_holdings: bool = option(False, "Show the sesterces and penalty stones of all players.", "MAS-4.2")
    minerva_steps: int = option(1, "How many steps of a face one Minerva replaces.", "MAS-6.1", low=1, high=2)
    fresh_pluto_blocked: bool = option(
        True, "A newly taken Pluto cannot be used before the owner's next turn.", "MAS-6.9"
    )
    beige_sale_optional: bool = option(False, "The player may decline to sell beige goods.", "MAS-6.7")
    unused_reserve: str = option(
        "screen",
        "Where unused dice of a personal reserve go at the end of a round.",
        "MAS-7.20",
        choices={
            "screen": "behind their owner's screen",
            "temple": "to the temple",
            "stay": "they stay, with their values",
        },
    )
    group_recolour: bool = option(
        False, "Dice of one colour change their colour together for one stone.", "MAS-6.5"
    )
    penalty_supply: int | None = option(
        None, "Penalty stones in the game; none for 10 per player.", "MAS-10.10", nullable=True
    )
    goods_per_colour: int | None = option(
        18, "Goods cubes of each colour; none for what the edition says.", "MAS-10.2", low=4, nullable=True
    )
    price_tiles: tuple[int, ...] = option(
        (1, 2, 2, 3), "Values of the four price tiles.", "MAS-10.3", low=1, high=3, length=4
    )
    market_data: str = option(
        "frame_16",
        "Which market is played on.",
        "MAS-10.1",
        choices={"frame_16": "16 stall spaces, with middles", "frame_12": "12 stall spaces, corners only"},
    )
    cards_without_effect: bool = option(
        False, "A god card may also be played where it has no effect.", "MAS-3.7.5"
    )
    full_hand_blocks: bool = option(
        False, "With three god cards in hand nobody sacrifices, even if one of them is played.", "MAS-6.18"
    )
    midside_start: bool = option(
        False, "First stalls may also stand on the middle spaces of the sides.", "MAS-6.13"
    )


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {"default": {}}
