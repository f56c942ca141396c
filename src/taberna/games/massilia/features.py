"""What a position is worth, in numbers: the features that evaluations weigh. Reads a state, changes nothing.

A row of features per seat, of a *whole* world; who may not know the world asks about worlds imagined from a
view. They are few and plain. Sales that dice and customers would allow next are left out on purpose: the next
player walks the customer away, and whoever counts on them spends dice and stones on setting them up. What an owner
is asked about a visit of the consul counts as it most likely ends (`visited`), and dice that are being kept are
paid for, while those of players who roll later lie in the temple.
"""

from __future__ import annotations

from typing import Final

from .gods import MARS, PLUTO
from .hands import usable
from .pieces import BEIGE, NOBODY, Cubes
from .scoring import penalty, stall_points
from .state import MassiliaState
from .steps.consul import CloseStall, Tax
from .steps.round import ReserveDice

NAMES: Final = (
    "points",
    "money",
    "goods",
    "goods_points",
    "beige",
    "stones",
    "penalty",
    "stall_tiles",
    "cards",
    "in_round",
    "dice_to_use",
    "dice_won",
    "open_to_tax",
)

#: Second halves of a decision: a player who looks one decision ahead looks past them.
CONTINUES: Final = frozenset(
    {
        "ChooseDice",
        "ChooseSteps",
        "ChooseCards",
        "BuyGoods",
        "BuyCards",
        "Distribute",
        "MoveFigure",
        "Sale",
        "CloseStall",
        "LastStall",
        "BuildStall",
        "BuyReputation",
        "Sacrifice",
        "SacrificeCards",
        "TakeCard",
    }
)


def stage(state: MassiliaState) -> float:
    """How far the game has gone, 0 to 1: by rounds, and in a round by the dice that were used."""
    used = 0
    dice = len(state.temple)
    for seat in range(state.seats):
        dice += len(state.reserve[seat])
        if state.active != NOBODY:
            used += len(state.screen[seat])
    dice += used
    return min(1.0, max(0.0, (state.round - 1 + used / max(1, dice)) / state.numbers.rounds))


def ending(state: MassiliaState) -> bool:
    """Whether one player is left in the last round: they can play it out in thought."""
    return state.round >= state.numbers.rounds and len(state.passed) >= state.seats - 1


#: Sesterces and goods with which a player can do business.
_CAPITAL: Final = 4
#: A tax on so many cubes, with that many of them unpaid, is what Pluto is kept for.
_WORTH_PLUTO: Final = 3


class Visit:
    """What the consul's visit leaves behind: the stall's goods, the owner's money, cards and stalls."""

    __slots__ = ("builds", "cards", "closes", "goods", "money", "owner", "space")

    def __init__(self, owner: int, space: int, goods: Cubes) -> None:
        self.owner = owner
        self.space = space
        self.goods = goods
        #: What they change by.
        self.money = 0
        self.cards = 0
        self.closes = False
        self.builds = False


def visited(state: MassiliaState) -> Visit | None:
    """How the visit that an owner is asked about most likely ends (MAS-3.11)."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Tax):
        return _taxed(state, step)
    if isinstance(step, CloseStall):
        visit = Visit(step.owner, step.space, state.goods[step.space])
        if usable(state, step.owner) & PLUTO.bit:
            visit.cards = -1
        else:
            visit.closes = True
            active = state.active
            visit.builds = (
                state.tiles_left(active) > 0 and state.money[active] >= state.numbers.building_price
            )
        return visit
    return None


def _taxed(state: MassiliaState, step: Tax) -> Visit:
    """Pluto against a heavy tax; else what the money allows is paid, and the least worth goes back."""
    visit = Visit(step.owner, step.space, state.goods[step.space])
    money = state.money[step.owner]
    total = sum(visit.goods)
    unpaid = max(0, total - money)
    if step.last < 0 and unpaid + total > _WORTH_PLUTO and usable(state, step.owner) & PLUTO.bit:
        visit.cards = -1
        return visit
    visit.money = unpaid - total
    if unpaid:
        left = list(visit.goods)
        for colour in (BEIGE, *sorted(range(BEIGE), key=state.mark.__getitem__)):
            gone = min(unpaid, left[colour])
            left[colour] -= gone
            unpaid -= gone
        visit.goods = tuple(left)
    return visit


def _fee(state: MassiliaState, seat: int, kept: int) -> int:
    """What so many dice will cost; Mars spares two of them."""
    free = MARS.amount if usable(state, seat) & MARS.bit else 0
    return state.numbers.reserve_fee * max(0, kept - free)


def features(state: MassiliaState) -> list[list[float]]:
    """A row of `NAMES` for each seat."""
    pink_mark, orange_mark, purple_mark = state.mark
    seats = state.seats
    goods = state.goods
    passed = state.passed
    visit = visited(state)
    keeper, kept, dice = NOBODY, 0, len(state.temple)
    step = state.stack[-1] if state.stack else None
    rolling: tuple[int, ...] = ()
    if isinstance(step, ReserveDice):
        keeper, kept = step.seat, len(step.kept)
        dice += len(step.rolled) - kept
        rolling = tuple(state.order[state.order.index(keeper) + 1 :])
        dice += sum([len(state.screen[seat]) for seat in rolling])
    temple = dice / max(1, seats - len(passed))
    if visit is not None:
        goods = goods.copy()
        goods[visit.space] = visit.goods
    rows = []
    for seat in range(seats):
        coloured = worth = beige = most = 0
        stalls = state.stalls[seat]
        for space in stalls:
            pink, orange, purple, plain = goods[space]
            coloured += pink + orange + purple
            worth += pink * pink_mark + orange * orange_mark + purple * purple_mark
            beige += plain
            most = max(most, pink + orange + purple + plain)
        count = len(stalls)
        money = state.money[seat]
        cards = len(state.hand[seat])
        reserve = len(state.reserve[seat])
        if seat == keeper:
            reserve += kept
            money -= _fee(state, seat, kept)
        if visit is not None:
            if visit.owner == seat:
                money += visit.money
                cards += visit.cards
                count -= visit.closes
            if visit.builds and state.active == seat:
                money -= state.numbers.building_price
                count += 1
        stones = state.stones[seat]
        # who has neither money nor goods can do little with dice
        able = 0.0 if seat in passed else min(1.0, (money + coloured + beige) / _CAPITAL)
        rows.append(
            [
                float(state.reputation[seat] + stall_points(state, count)),
                float(money),
                float(coloured),
                float(worth),
                float(beige),
                float(stones),
                float(penalty(state, stones)),
                float(count),
                float(cards),
                able,
                able * (temple + reserve),
                0.0 if seat in rolling else float(len(state.screen[seat])),
                float(max(0, most - money)),
            ]
        )
    return rows
