"""What players of Massilia care about: what trade cost and brought, and what was given away in penalties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from taberna.debrief.tally import Row, Tally, Told, less, summed


def tally(told: Sequence[Told], view: Mapping[str, Any]) -> Tally:
    seats: int = view["seats"]
    points = [
        Row("reputation", summed(told, seats, {"scores": "reputation"})),
        Row("stat_stalls", summed(told, seats, {"scores": "stalls"})),
        Row("stat_money", summed(told, seats, {"scores": "money"})),
        Row("stat_penalty", tuple(-n for n in summed(told, seats, {"scores": "penalty"}))),
    ]
    spent = summed(told, seats, {"buys-goods": "amount"})
    earned = summed(told, seats, {"sells": "amount"})
    statistics = [
        Row("stat_goods_bought", summed(told, seats, {"buys-goods": "number"})),
        Row("stat_goods_spent", spent),
        Row("stat_goods_sold", summed(told, seats, {"sells": "number"})),
        Row("stat_goods_earned", earned),
        Row("stat_trade", less(earned, spent)),
        Row("stat_sale_points", summed(told, seats, {"sells": "points"})),
        Row("stat_reputation_bought", summed(told, seats, {"buys-reputation": "points"})),
        Row("stat_stalls_built", summed(told, seats, {"builds-stall": None})),
        Row("stat_god_cards", summed(told, seats, {"takes-card": None, "draws-card": None})),
        Row("stat_dice_used", tuple(_dice(told, seats))),
    ]
    return Tally(points, statistics, [])


def mark(line: Told) -> str:
    """Rounds by their numbers."""
    return str(line.args["number"]) if line.key == "round" else ""


def _dice(told: Sequence[Told], seats: int) -> list[int]:
    used = [0] * seats
    for line in told:
        if line.key == "uses-dice":
            used[line.args["seat"]] += len(line.args["dice"])
    return used
