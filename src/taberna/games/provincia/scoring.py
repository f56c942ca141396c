"""The end of the game: gold, GLORIA, ties (PRO-5.3 to PRO-5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.result import Result

from .cards import GOLD
from .goods import pay

if TYPE_CHECKING:
    from .state import ProvinciaState

COINS_PER_POINT: Final = 3

#: What breaks a tie, in this order (PRO-5.6).
TIE_BREAKS: Final = ("personal_building", "gold", "resources", "morale")


def score(state: ProvinciaState) -> None:
    """Convert gold, add GLORIA, find the winner."""
    before = [state.goods[4 * seat + GOLD] for seat in range(state.seats)]
    for seat in range(state.seats):
        points = before[seat] // COINS_PER_POINT
        pay(state, seat, GOLD, points * COINS_PER_POINT)
        glory = max((state.tables.glory[card] for card in state.front[seat]), default=0)
        state.prestige[seat] += points + glory
        total = state.prestige[seat]
        state.heard and state.tell("scores", "PRO-5.3", seat=seat, points=points, glory=glory, prestige=total)
    keys = [_standing(state, seat, before[seat]) for seat in range(state.seats)]
    best = max(keys)
    winners = tuple(seat for seat, key in enumerate(keys) if key == best)
    ranking = tuple(1 + sum(1 for other in keys if other > key) for key in keys)
    tie_break = _tie_break(keys)
    rule = "PRO-5.5" if tie_break == "none" else "PRO-5.6"
    state.heard and state.tell("game-over", rule, winners=list(winners), tie_break=tie_break)
    state.finish(Result(tuple(state.prestige), winners, ranking, tie_break, rule))


def _standing(state: ProvinciaState, seat: int, gold_before: int) -> tuple[int, ...]:
    """Compared from left to right: prestige, then the tie-breaks."""
    goods = state.goods[4 * seat : 4 * seat + 4]
    gold = goods[GOLD] if state.options.tie_gold == "after_conversion" else gold_before
    personal = state.tables.personal[state.town[seat]] in state.city[seat]
    return state.prestige[seat], int(personal), gold, sum(goods[:GOLD]), state.morale[seat]


def _tie_break(keys: list[tuple[int, ...]]) -> str:
    """Which comparison left a single winner: "none" if prestige alone did, "shared" if nothing did."""
    leaders = keys
    for place, name in enumerate(("none", *TIE_BREAKS)):
        best = max(key[place] for key in leaders)
        leaders = [key for key in leaders if key[place] == best]
        if len(leaders) == 1:
            return name
    return "shared"
