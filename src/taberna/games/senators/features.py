"""What a position is worth, in numbers: the features that evaluations weigh. Reads a state, changes nothing.

A row of features per seat, of a *whole* world; who may not know the world asks about worlds imagined from a
view. Things that are under way count as they would most likely end: lots on offer are settled, a running
cash-in sells and buys, whoever gains by it joins, a new senator is bought. So the position after half a decision
can be compared with the one after another half.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .cards import CENSOR, CONSUL, GOVERNOR, INFLUENCE, INFLUENCE_NAMES, PRAETORS, QUAESTOR, RESOURCES, SENATE
from .sets import STRAIGHT_BONUS
from .state import SenatorsState
from .steps.auction import AuctionBid, Settle
from .steps.cash_in import FEE, CashIn, JoinCashIn, StartCashIn
from .steps.events import NewSenator
from .steps.extortion import ExtortionAnswer

NAMES: Final = (
    "alive",
    "senators",
    "lead",
    "cash",
    "purse",
    "sets",
    "straight_draws",
    "pairs",
    "loose_cards",
    "exposed",
    "governors",
    "censors",
    "consul",
    "quaestor",
    "turn_near",
    *INFLUENCE_NAMES,
)

#: Second halves of a decision: a player who looks one decision ahead looks past them.
CONTINUES: Final = frozenset({"SellSet", "ExtortionPrice"})

# Rough prices in talents, used only to guess how lots, offers and answers under way will end.
_DRAW: Final = 4.0  # two cards of a straight
_PAIR: Final = 2.0  # two cards of one type or value
_GOVERNOR: Final = 5.0
_CENSOR: Final = 8.0
_CONSUL: Final = 6.0
_QUAESTOR: Final = 5.0
_INFLUENCE: Final = 8.0
_WORTH_JOINING: Final = 15
_FAIR_PRICE: Final = 9  # of a new senator


def stage(state: SenatorsState) -> float:
    """How far the game has gone, 0 to 1: the fourth War ends it, on average with the 15th event."""
    return min(1.0, 0.2 * len(state.war_row) + 0.4 * min(1.0, state.turn / 15))


@lru_cache(maxsize=20_000)
def holding(cards: tuple[int, ...], governors: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Resource cards and Governors: what sets pay, open straights, pairs, and the sum of the rest."""
    groups = _groups(cards, governors)
    groups.sort(reverse=True)
    free = set(cards)
    free.update(governors)
    total = 0
    for worth, trio in groups:
        if free.issuperset(trio):
            free.difference_update(trio)
            total += worth
    rest = sorted(card for card in free if card < RESOURCES)
    draws = pairs = 0
    for i, a in enumerate(rest):
        for b in rest[i + 1 :]:
            if a // 9 == b // 9:
                if b - a <= 2:
                    draws += 1
                else:
                    pairs += 1
            elif a % 9 == b % 9:
                pairs += 1
    return total, draws, pairs, sum(card % 9 + 1 for card in rest)


def _groups(cards: tuple[int, ...], governors: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """All sets of three with what they pay, a Governor standing for the best value (SEN-3.54 to 3.62)."""
    found: list[tuple[int, tuple[int, ...]]] = []
    by_type: list[list[int]] = [[] for _ in range(6)]
    by_value: list[list[int]] = [[] for _ in range(9)]
    for card in sorted(cards):
        by_type[card // 9].append(card)
        by_value[card % 9].append(card)
    wild = {governor - GOVERNOR: governor for governor in governors}
    for kind, group in enumerate(by_type):
        size = len(group)
        for i in range(size - 1):
            a = group[i] % 9 + 1
            for j in range(i + 1, size):
                b = group[j] % 9 + 1
                for k in range(j + 1, size):
                    c = group[k] % 9 + 1
                    bonus = STRAIGHT_BONUS if c - a == 2 else 0
                    found.append((a + b + c + bonus, (group[i], group[j], group[k])))
                if kind in wild:
                    if b - a == 2:
                        worth = a + b + a + 1 + STRAIGHT_BONUS
                    elif b - a == 1:
                        worth = a + b + (b + 1 if b < 9 else a - 1) + STRAIGHT_BONUS
                    else:
                        worth = a + b + 9
                    found.append((worth, (group[i], group[j], wild[kind])))
    for value, group in enumerate(by_value):
        size = len(group)
        for i in range(size - 1):
            for j in range(i + 1, size):
                for k in range(j + 1, size):
                    found.append((3 * value + 3, (group[i], group[j], group[k])))
                for governor in governors:
                    found.append((3 * value + 3, (group[i], group[j], governor)))
    return found


@lru_cache(maxsize=20_000)
def worth(cards: tuple[int, ...], governors: tuple[int, ...]) -> float:
    """Roughly, in talents."""
    total, draws, pairs, rest = holding(cards, governors)
    return 0.8 * total + _DRAW * draws + _PAIR * pairs + 0.25 * rest + _GOVERNOR * len(governors)


@lru_cache(maxsize=20_000)
def _price(cards: tuple[int, ...], offices: tuple[int, ...], card: int) -> float:
    """What one more card would be worth, in talents, or what losing it would cost."""
    if card < CENSOR:
        ordered = tuple(sorted(cards))
        governors = tuple([c for c in offices if c < CENSOR])
        have = card in cards or card in governors
        if card < RESOURCES:
            other = tuple([c for c in ordered if c != card]) if have else tuple(sorted((*cards, card)))
            change = worth(ordered, governors) - worth(other, governors)
        else:
            others = tuple([c for c in governors if c != card]) if have else (*governors, card)
            change = worth(ordered, governors) - worth(ordered, others)
        return change if have else -change
    if card < CONSUL:
        return _CENSOR
    if card < QUAESTOR:
        return _CONSUL
    return _QUAESTOR if card < INFLUENCE else _INFLUENCE


def price_of(state: SenatorsState, seat: int, card: int) -> float:
    """What a card is worth to a player, in talents, whether it is to come or to go."""
    return _price(state.hand[seat] + state.table[seat], state.offices[seat], card)


class Held(NamedTuple):
    """The cards of a player, summed up."""

    sets: int
    draws: int
    pairs: int
    rest: int
    exposed: int
    governors: int
    censors: int
    consuls: int
    quaestors: int


@lru_cache(maxsize=20_000)
def held(hand: tuple[int, ...], table: tuple[int, ...], offices: tuple[int, ...]) -> Held:
    governors = tuple([card for card in offices if card < CENSOR])
    kinds = [0, 0, 0]  # Censors, Consuls, Quaestors
    for card in offices:
        if card >= CENSOR:
            kinds[0 if card < CONSUL else 1 if card < QUAESTOR else 2] += 1
    sets, draws, pairs, rest = holding(tuple(sorted(hand + table)), governors)
    exposed = sum([card % 9 + 1 for card in table])
    return Held(sets, draws, pairs, rest, exposed, len(governors), *kinds)


def features(state: SenatorsState) -> list[list[float]]:
    """A row of `NAMES` for each seat."""
    seats = state.seats
    cash = [float(c) for c in state.cash]
    gained: list[list[int]] = [[] for _ in range(seats)]
    lost: list[int] = []
    stack = state.stack
    step = stack[-1] if stack else None
    if isinstance(step, AuctionBid | Settle):
        _settle(state, step, cash, gained)
    elif isinstance(step, ExtortionAnswer):
        _answer(state, step, cash, gained, lost)
    selling = _cashing_in(state, cash)
    senators = state.senators
    if isinstance(step, NewSenator):
        senators = _sold(state, step, cash)
    most = max(senators)
    rows = []
    for seat in range(seats):
        if not state.alive[seat]:
            rows.append([0.0] * len(NAMES))
            continue
        rows.append(
            _row(state, seat, cash[seat], gained[seat], lost, selling.get(seat), senators[seat], most)
        )
    _leads(rows)
    return rows


def _settle(
    state: SenatorsState, step: AuctionBid | Settle, cash: list[float], gained: list[list[int]]
) -> None:
    """Each lot goes to whoever the active player will let have it (SEN-3.35, SEN-3.36)."""
    active = state.active
    waiting = []
    board_now = 4
    if isinstance(step, AuctionBid):
        board_now = step.board
        seat = step.bidder
        while seat != active:
            waiting.append(seat)
            seat = state.next_alive(seat)
    for board, card in enumerate(state.offer):
        if card < 0:
            continue
        bids = state.bids[board]
        bidder, price = bids[-1] if bids else (-1, 0)
        for seat in waiting:  # those who still may bid here would go as high as suits them either way
            if seat == waiting[0] and board < board_now:
                continue
            wish = min(0.4 * price_of(state, seat, card), state.cash[seat], 20.0 if board == SENATE else 15.0)
            if wish >= price + 1:
                bidder, price = seat, int(wish)
        own = price_of(state, active, card)
        if bidder < 0:
            gained[active].append(card)
        elif own - price > price and price <= cash[active]:
            gained[active].append(card)
            cash[active] -= price
            cash[bidder] += price
        else:
            gained[bidder].append(card)
            cash[active] += price
            cash[bidder] -= price


def _answer(
    state: SenatorsState, step: ExtortionAnswer, cash: list[float], gained: list[list[int]], lost: list[int]
) -> None:
    """An offer is taken if two times the price is more than the card is worth to its owner (SEN-3.46)."""
    sells = 2 * step.price >= price_of(state, step.victim, step.card) or step.price > state.cap(step.victim)
    payer, receiver = (state.active, step.victim) if sells else (step.victim, state.active)
    cash[payer] -= step.price
    cash[receiver] += step.price
    if sells:
        lost.append(step.card)
        gained[state.active].append(step.card)


def _cashing_in(state: SenatorsState, cash: list[float]) -> dict[int, CashIn]:
    """Who is in a cash-in or will be without fail, and in which moment of it."""
    found: dict[int, CashIn] = {}
    for step in state.stack:
        if isinstance(step, CashIn):
            found[step.seat] = step
        elif isinstance(step, StartCashIn):
            found[step.seat] = CashIn(step.seat, False, False, 0)
        elif isinstance(step, JoinCashIn):
            found[state.active] = CashIn(state.active, False, False, 0)
            seat = step.seat
            while seat != state.active:
                if _joins(state, seat):
                    found[seat] = CashIn(seat, False, False, 0)
                    cash[seat] -= FEE
                    cash[state.active] += FEE
                seat = state.next_alive(seat)
    return found


def _joins(state: SenatorsState, seat: int) -> bool:
    """Whether a player would pay to cash in first: who has sets to sell and buys a senator with them."""
    own = held(state.hand[seat], state.table[seat], state.offices[seat])
    return state.cash[seat] >= FEE and own.sets >= _WORTH_JOINING and state.cash[seat] + own.sets >= FEE + 10


def _sold(state: SenatorsState, step: NewSenator, cash: list[float]) -> list[int]:
    """Senators after somebody has bought the one for sale: the first who likes the price and has it."""
    senators = list(state.senators)
    seat = step.seat
    price = step.price
    while price > 0 and (price > _FAIR_PRICE or state.cash[seat] < price):
        following = state.next_alive(seat)
        if state.options.new_senator_price_step == "per_player" or state.completes_round(seat, following):
            price -= 1
        seat = following
    senators[seat] += 1
    cash[seat] -= price
    return senators


def _row(
    state: SenatorsState,
    seat: int,
    cash: float,
    gained: list[int],
    lost: list[int],
    selling: CashIn | None,
    in_senate: int,
    most: int,
) -> list[float]:
    table = state.table[seat]
    offices = state.offices[seat]
    if lost:
        table = tuple([card for card in table if card not in lost])
        offices = tuple([card for card in offices if card not in lost])
    if gained:
        table += tuple([card for card in gained if card < RESOURCES])
        offices += tuple([card for card in gained if RESOURCES <= card < INFLUENCE])
    own = held(state.hand[seat], table, offices)
    total, draws, pairs, rest, exposed, governors, censors, consuls, quaestors = own
    senators = float(in_senate)
    if cash < 0:  # a promise is covered by embezzling (SEN-3.16)
        short = (4 - cash) // 5
        senators -= short
        cash += 5 * short
        if senators <= 0:  # and whoever has none left is out (SEN-3.18)
            return [0.0] * len(NAMES)
    if selling is not None:
        if quaestors or selling.free_sets:
            total += rest
            rest = 0
            quaestors = max(0, quaestors - 1)
        cash += total
        total = draws = pairs = governors = 0
        if censors and not selling.bought and senators < most and state.holder[PRAETORS] < 0:
            used = min(censors, most - senators)
            senators += used
            censors -= int(used)
        price = 10
        if selling.consul or consuls:
            price = 7
            consuls = max(0, consuls - (not selling.consul))
        bought = cash // price
        senators += bought
        cash -= bought * price
    away = (seat - state.active) % state.seats
    row = [
        1.0,
        senators,
        0.0,
        cash,
        float((cash + total) // 10),
        float(total),
        float(draws),
        float(pairs),
        float(rest),
        float(exposed),
        float(governors),
        float(censors),
        float(consuls),
        float(quaestors),
        1.0 - away / state.seats,
    ]
    row += [1.0 if owner == seat else 0.0 for owner in state.holder]
    return row


def _leads(rows: list[list[float]]) -> None:
    """How many senators, counting those one could buy, a seat is ahead of the best other seat."""
    totals = [row[1] + row[4] for row in rows]
    second, first = sorted(totals)[-2:]
    for total, row in zip(totals, rows, strict=True):
        if row[0]:
            row[2] = total - (second if total == first else first)
