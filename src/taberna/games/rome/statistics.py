"""What players of Rome care about: where the points came from, what was rolled and what the dice won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from taberna.debrief.tally import Row, Tally, Told, both, summed


def tally(told: Sequence[Told], view: Mapping[str, Any]) -> Tally:
    seats: int = view["seats"]
    players = view["players"]
    points = [
        Row(f"points_{source}", tuple(player["points"][source] for player in players))
        for source in players[0]["points"]
    ]
    cards = both(summed(told, seats, {"buys": None}), summed(told, seats, {"buys-blind": None}))
    statistics = [
        Row("stat_rolled", summed(told, seats, {"rolls": "total"})),
        Row("stat_provinces", summed(told, seats, {"conquers": None})),
        Row("stat_senate_cards", summed(told, seats, {"takes": None})),
        Row("stat_arena_cards", cards),
        Row("stat_coins", summed(told, seats, {"buys": "cost", "buys-blind": "cost"})),
        Row("stat_performances", summed(told, seats, {"performs": None})),
        Row("stat_best_performances", summed(told, seats, {"best-performance": None})),
        Row("stat_dice_lost", summed(told, seats, {"passes": None})),
    ]
    return Tally([row for row in points if any(row.values)], statistics, [])


def mark(line: Told) -> str:
    """Rounds by their numbers."""
    return str(line.args["number"]) if line.key == "round" else ""
