"""The options of Senators and their presets (SEN-6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from taberna.kernel.options import option

#: The largest price a bid can name (SEN-3.33 with any_integer has no limit of its own).
MAX_BID: Final = 99
EVERY_PRICE: Final = tuple(range(1, MAX_BID + 1))


@dataclass(frozen=True)
class SenatorsOptions:
    variant_antiluck: bool = option(
        False, "Spread the Wars: 2 in the upper, 3 in the lower part of the event deck.", "SEN-2.9"
    )
    variant_influence: bool = option(False, "Draft one influence card each before the game.", "SEN-2.10")
    new_senator_price_step: str = option(
        "per_player",
        "When the price of a New Senator falls.",
        "SEN-6.1",
        choices={"per_player": "after every refusal", "per_round": "after everybody has refused"},
    )
    quaestor_scope: str = option(
        "all_sales",
        "How many free-form sets one Quaestor allows.",
        "SEN-6.2",
        choices={"all_sales": "any number in this cash-in", "one_sale": "one set"},
    )
    censor_timing: str = option(
        "before_buying",
        "When in a cash-in a Censor may be played.",
        "SEN-6.3",
        choices={"before_buying": "before the first senator is bought", "any_time": "at any time"},
    )
    cash_in_order: str = option(
        "free",
        "Whether sets may be sold after a senator was bought.",
        "SEN-6.4",
        choices={"free": "sell and buy in any order", "sell_then_buy": "no sale after a purchase"},
    )
    antiluck_packets: str = option(
        "8_on_top",
        "Which packet of the anti-bad-luck deck lies on top.",
        "SEN-6.5",
        choices={
            "8_on_top": "8 other cards and 2 Wars on top",
            "9_on_top": "9 other cards and 2 Wars on top",
        },
    )
    first_player: str = option(
        "random",
        "Who sits in seat 0 and begins.",
        "SEN-6.9",
        choices={"random": "drawn when people sit down", "chosen": "named by whoever sets up the game"},
    )
    coin_values: str = option(
        "1_5_10",
        "Which coins are shown (looks only).",
        "SEN-6.10",
        choices={"1_5_10": "1, 5 and 10", "1_3_5_10": "1, 3, 5 and 10"},
    )
    bid_track_mode: str = option(
        "reconstructed_steps",
        "Which prices may be bid.",
        "SEN-3.33",
        choices={
            "reconstructed_steps": "the price spaces of the boards",
            "any_integer": f"any whole number from 1 to {MAX_BID}",
        },
    )
    bid_track_market: tuple[int, ...] = option(
        (1, 2, 3, 4, 5, 7, 10, 15),
        "Price spaces of the three market boards.",
        "SEN-10.2",
        low=1,
        high=MAX_BID,
        increasing=True,
    )
    bid_track_senate: tuple[int, ...] = option(
        (1, 3, 5, 7, 10, 15, 20),
        "Price spaces of the Senate board.",
        "SEN-10.2",
        low=1,
        high=MAX_BID,
        increasing=True,
    )
    deficit_amounts: tuple[int, ...] = option(
        (15, 20, 25), "Amounts on the three Public Deficit cards.", "SEN-10.3", low=0, length=3
    )
    commitment_cap: str = option(
        "means",
        "How much money a player may promise.",
        "SEN-3.15",
        choices={
            "means": "what embezzling could cover, keeping the last senator",
            "cash": "money in hand",
            "uncapped": "anything; whoever cannot cover it pays all and leaves the game",
        },
    )
    embezzle_window: str = option(
        "any_pending_decision",
        "Who may embezzle while a decision is pending.",
        "SEN-3.12",
        choices={"any_pending_decision": "everybody", "own_decisions_only": "only who is being asked"},
    )
    embezzle_last_senator: str = option(
        "forced_only",
        "Whether a player may embezzle the last senator and leave the game.",
        "SEN-3.13",
        choices={"forced_only": "only when forced to pay", "allowed": "also by choice"},
    )
    active_leaves: str = option(
        "event_goes_on",
        "What becomes of a War, a Deficit or a joined cash-in when the active player leaves the game meanwhile.",
        "SEN-3.19",
        choices={
            "event_goes_on": "it goes on for the others",
            "turn_ends": "the turn ends at once, as in earlier versions of this table",
        },
    )
    war_all_zero: str = option(
        "everyone_gains",
        "What happens when the highest bid of a War is 0.",
        "SEN-3.21",
        choices={"everyone_gains": "all tied players gain a senator", "nobody_gains": "nobody gains"},
    )
    empty_deck: str = option(
        "no_refill",
        "What happens when a deck runs out.",
        "SEN-7.1",
        choices={"no_refill": "its board offers nothing", "reshuffle_discard": "its discards are shuffled"},
    )
    senator_track_cap: int | None = option(
        None, "Most senators a player can have; none for no limit.", "SEN-7.5", low=5, nullable=True
    )
    min_extortion_price: int = option(1, "Lowest price of an extortion offer.", "SEN-3.45", low=0, high=99)


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "default": {},
    "french_text": {
        "new_senator_price_step": "per_round",
        "quaestor_scope": "one_sale",
        "censor_timing": "any_time",
    },
    "spanish_text": {"first_player": "chosen"},
    "german_text": {},
}
