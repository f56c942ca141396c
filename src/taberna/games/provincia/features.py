"""What a position is worth, in numbers: the features that evaluations weigh. Reads a state, changes nothing.

A row of features per seat, of a *whole* world; who may not know the world asks about worlds imagined from a
view. Income counts for all rounds to come, buildings in hand by how nearly they can be paid. Answers that are
awaited count as given (`quiet`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .cards import (
    ARCHITECTUS,
    BATTLE_ROUNDS,
    BUILDINGS,
    CARCHESIUM,
    CARD_NAMES,
    CORRUPTIO,
    FIRST_INACTIVE,
    GOLD,
    ROUNDS,
    Cards,
    kind_of,
    token_colour,
    token_value,
)
from .quiet import quiet
from .state import ProvinciaState
from .steps.turn import PlayTurn
from .tables import Amounts, Tables

NAMES: Final = (
    "prestige",
    "gold",
    "clay",
    "wood",
    "stone",
    "income",
    "income_gold",
    "morale",
    "strength",
    "battles",
    "affordable",
    "planned",
    "buildings_in_hand",
    "gloria",
    "gloria_in_hand",
    "commercium",
    "soldiers_in_hand",
    "other_senate",
    "discount",
    "tax_free",
    "to_activate",
    "token_sum",
    "crowded",
)

#: Second halves of a decision: a player who looks one decision ahead looks past them.
CONTINUES: Final = frozenset(
    {
        "TakeCard",
        "ChooseDiscount",
        "ChooseTimes",
        "ChooseTarget",
        "ChooseVictim",
        "ChooseBuilding",
        "KeepCard",
        "PayResources",
    }
)

_KINDS: Final = tuple(map(kind_of, CARD_NAMES))
_USUAL_ATTACK: Final = 5.0  # what the Gauls bring on average


def stage(state: ProvinciaState) -> float:
    """How far the game has gone, 0 to 1, by rounds."""
    return min(1.0, (state.round - 1) / (ROUNDS - 1))


def ending(state: ProvinciaState) -> bool:
    """Whether it is the last round: what is left of it can be played out in thought."""
    return state.round >= ROUNDS


@lru_cache(maxsize=20_000)
def _plans(
    buildings: tuple[tuple[int, Amounts], ...], clay: int, wood: int, stone: int, gold: int
) -> tuple[int, float]:
    """Of buildings (prestige, cost): the prestige that can be paid for now, and how near the rest is."""
    have = [clay, wood, stone, gold]
    now = 0
    near = 0.0
    for prestige, cost in sorted(buildings, reverse=True):
        total = sum(cost)
        missing = sum([max(0, c - h) for c, h in zip(cost, have, strict=True)])
        if missing == 0:
            now += prestige
            have = [h - c for c, h in zip(cost, have, strict=True)]
        else:
            near += prestige * (1 - missing / total)
    return now, near


def features(state: ProvinciaState) -> list[list[float]]:
    """A row of `NAMES` for each seat."""
    state = quiet(state)
    last = _last_turns(state)
    return [_row(state, seat, last.get(seat)) for seat in range(state.seats)]


def _last_turns(state: ProvinciaState) -> dict[int, bool]:
    """In the final play turn (PRO-5.1): for each seat whether its turn is still to come or running."""
    for step in state.stack:
        if isinstance(step, PlayTurn) and step.final:
            return {state.in_turn(turn): turn >= step.turn for turn in range(state.seats)}
    return {}


def _row(state: ProvinciaState, seat: int, last: bool | None) -> list[float]:
    """Of what belongs to a seat alone; a move changes little of it, so most rows are known already."""
    return _row_of(
        state.tables,
        state.round,
        last,
        tuple(state.goods[4 * seat : 4 * seat + 4]),
        state.morale[seat],
        state.defence[seat],
        state.prestige[seat],
        state.town[seat],
        state.city[seat],
        state.front[seat],
        state.hand[seat],
        state.tokens[seat],
    )


@lru_cache(maxsize=20_000)
def _row_of(
    tables: Tables,
    number: int,
    last: bool | None,
    goods: tuple[int, ...],
    morale: int,
    defence: int,
    prestige: int,
    town: int,
    city: Cards,
    front: Cards,
    hand: Cards,
    tokens: Cards,
) -> list[float]:
    rounds = ROUNDS - number + 1  # incomes still to come, or one less
    battles = sum([1 for battle in BATTLE_ROUNDS if battle >= number])
    income = income_gold = to_activate = 0
    for building in city:
        if tables.earns[building]:
            amounts = tables.income[building]
            income_gold += amounts[GOLD]
            income += amounts[0] + amounts[1] + amounts[2]
        if FIRST_INACTIVE <= building < BUILDINGS:
            to_activate += 1
    strength = morale + defence + sum([tables.military[building] for building in city])
    plans = []
    gloria = commercium = soldiers = senate = 0
    foreign = tables.foreign[town] if town >= 0 else -1
    for card in hand:
        if card < BUILDINGS:
            if card != foreign and not (tables.unique[card] and card in city):
                plans.append((tables.prestige[card], tables.cost[card]))
        elif _KINDS[card] == "commercium":
            commercium += 1
        elif _KINDS[card] == "gloria":
            gloria = max(gloria, tables.glory[card])
        elif tables.defenders[card]:
            soldiers += 1
        else:
            senate += 1
    glory = max([tables.glory[card] for card in front], default=0)
    now, near = _plans(tuple(plans), goods[0], goods[1], goods[2], goods[GOLD])
    free = CORRUPTIO in front
    colour = tables.colour[town] if town >= 0 else -1
    token_sum = sum([token_value(token) for token in tokens if token_colour(token) == colour])
    if last is not None:  # nothing counts any more but what can be built in this turn, gold and GLORIA
        row = [0.0] * len(NAMES)
        row[:2] = [float(prestige), float(goods[GOLD])]
        row[NAMES.index("gloria")] = float(glory)
        if last:
            row[NAMES.index("affordable")] = float(now)
            row[NAMES.index("gloria_in_hand")] = 0.0 if glory else float(gloria)
            row[NAMES.index("commercium")] = float(commercium)
        return row
    return [
        float(prestige),
        float(goods[GOLD]),
        float(goods[0]),
        float(goods[1]),
        float(goods[2]),
        float(income * rounds),
        float(income_gold * rounds),
        float(morale),
        float(strength),
        battles * min(0.0, strength - _USUAL_ATTACK),
        float(now),
        near,
        float(len(plans)),
        float(glory),
        0.0 if glory else float(gloria),
        float(commercium),
        float(soldiers),
        float(senate),
        float(rounds) if ARCHITECTUS in front or CARCHESIUM in city else 0.0,
        float(rounds) if free else 0.0,
        float(to_activate),
        float(token_sum),
        float(max(0, len(hand) - tables.hand_limit)),
    ]
