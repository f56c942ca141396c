"""What players of Provincia Romana care about: what was built and what it cost, taxes, battles, and what was lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from taberna.debrief.tally import Row, Tally, Told, less, summed

BUILT: Final = {"builds": "total", "builds-discounted": "total"}


def tally(told: Sequence[Told], view: Mapping[str, Any]) -> Tally:
    seats: int = view["seats"]
    whole = summed(told, seats, {"scores": "prestige"})
    gold = summed(told, seats, {"scores": "points"})
    glory = summed(told, seats, {"scores": "glory"})
    points = [
        Row("stat_city", less(less(whole, gold), glory)),
        Row("stat_glory", glory),
        Row("stat_gold", gold),
    ]
    statistics = [
        Row("stat_built", summed(told, seats, dict.fromkeys(BUILT))),
        Row("stat_goods_spent", summed(told, seats, BUILT)),
        Row("stat_senate_played", summed(told, seats, {"plays": None})),
        Row(
            "stat_income",
            summed(told, seats, {"income": "total", "opes-quaestor": "total", "opes-other": "total"}),
        ),
        Row("stat_taxes", summed(told, seats, {"pays-tax": "amount"})),
        Row("stat_battles_won", summed(told, seats, {"wins-battle": None})),
        Row("stat_battles_lost", summed(told, seats, {"loses-battle": None})),
        Row("stat_prestige_lost", summed(told, seats, {"loses-prestige": "amount"})),
        Row("stat_destroyed", summed(told, seats, {"destroyed": None})),
    ]
    return Tally(points, statistics, [])


def mark(line: Told) -> str:
    """Rounds by their numbers, and the battles."""
    if line.key == "gauls":
        return "⚔"
    return str(line.args["number"]) if line.key == "round" else ""
