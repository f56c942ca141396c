"""What cannot be: broken conservation, and steps that cannot stand where they stand.

Checked after every move by the laws, and whenever a state comes from outside (a dump or a position).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from taberna.kernel.step import Step

from .cards import (
    BANK,
    BOARD_NAMES,
    CARD_NAMES,
    DRAFT_ROW,
    EVENT_NAMES,
    EVENTS,
    GOVERNOR,
    NEW_SENATOR,
    OFFICES_END,
    PICK_NAMES,
    PREFECTS,
    RESOURCES,
    card_of_pick,
)
from .sets import next_picks
from .steps.auction import AuctionBid, Settle
from .steps.cash_in import CashIn, JoinCashIn, SellSet, StartCashIn
from .steps.events import FIRST_PRICE, NewSenator, SecretBid
from .steps.extortion import ExtortionAnswer, ExtortionOffer, ExtortionPrice, UsePrefects
from .steps.turn import InfluenceDraft

if TYPE_CHECKING:
    from .state import SenatorsState

#: Which steps may lie directly under a step.
BELOW: Final = {
    "Turn": (),
    "InfluenceDraft": ("Turn",),
    "ChooseAction": ("Turn",),
    "DrawEvent": ("ChooseAction",),
    "WarBid": ("ChooseAction",),
    "DeficitBid": ("ChooseAction",),
    "NewSenator": ("ChooseAction",),
    "AuctionBid": ("Turn",),
    "Settle": ("Turn",),
    "ExtortionOffer": ("Turn",),
    "UsePrefects": ("ExtortionOffer",),
    "ExtortionPrice": ("Turn", "ExtortionOffer"),
    "ExtortionAnswer": ("Turn", "ExtortionOffer"),
    "JoinCashIn": ("Turn",),
    "StartCashIn": ("Turn", "JoinCashIn", "StartCashIn"),
    "CashIn": ("Turn", "JoinCashIn", "StartCashIn"),
    "SellSet": ("CashIn",),
}


def faults(state: SenatorsState) -> list[str]:
    found = [*_cards(state), *_players(state), *_money(state)]
    if not found and state.result is None:
        found = [*_going_on(state), *_auction(state), *_stack(state)]
    return found


def _cards(state: SenatorsState) -> Iterator[str]:
    """Every card in one place, and of the right kind there."""
    cards: list[int] = [c for c in state.offer if c >= 0]
    for pile in (*state.hand, *state.table, *state.offices, *state.decks):
        cards.extend(pile)
    cards.extend(state.resource_discard)
    cards.extend(state.office_discard)
    if sorted(cards) != list(range(OFFICES_END)):
        yield _misplaced(cards, OFFICES_END, CARD_NAMES)
        return
    events = [*state.event_deck, *state.event_discard, *state.war_row]
    if sorted(events) != list(range(EVENTS)):
        yield _misplaced(events, EVENTS, EVENT_NAMES)
    back = state.game.back_of
    for board, name in enumerate(BOARD_NAMES):
        if any((back[card] if card < RESOURCES else 3) != board for card in state.decks[board]):
            yield f"decks.{name}: holds a card of another deck"
    if any(card >= RESOURCES for card in state.resource_discard):
        yield "discards.resources: holds a card that is no resource"
    if any(card < RESOURCES for card in state.office_discard):
        yield "discards.offices: holds a card that is no office"
    if any(event >= NEW_SENATOR for event in state.war_row):
        yield "war_row: holds a card that is no War"
    if any(event < NEW_SENATOR for event in state.event_discard):
        yield "discards.events: a War stays in the war_row"
    if len(set(state.refilled)) < len(state.refilled):
        yield "refilled: names a board twice"


def _misplaced(found: list[int], count: int, names: tuple[str, ...]) -> str:
    missing = [names[c] for c in range(count) if c not in found]
    double = sorted({names[c] for c in found if found.count(c) > 1})
    strange = sorted({names[c] for c in found if c >= count})
    text = f"cards: missing {missing or 'none'}, more than once {double or 'none'}"
    return f"{text}, where they cannot be {strange}" if strange else text


def _players(state: SenatorsState) -> Iterator[str]:
    for seat in range(state.seats):
        where = f"players[{seat}]"
        alive = state.alive[seat]
        if alive != (state.senators[seat] > 0):
            yield f"{where}: alive is {alive} with {state.senators[seat]} senators"
        elif not alive and (state.cash[seat] or state.hand[seat] or state.face_up(seat)):
            yield f"{where}: is eliminated, but still holds something"
        if any(card not in state.hand[seat] for card in state.seen[seat]):
            yield f"{where}.seen: names a card that is not in the hand"
        if len(set(state.seen[seat])) < len(state.seen[seat]):
            yield f"{where}.seen: names a card twice"
        if any(not GOVERNOR <= card < OFFICES_END for card in state.offices[seat]):
            yield f"{where}.offices: holds a card that is no office"
        if any(card >= RESOURCES for card in state.hand[seat] + state.table[seat]):
            yield f"{where}: hand and table hold resources only"
        if state.locked[seat] < 0 and seat in state.late:
            yield f"{where}.embezzled_since: no bid is locked"
        if state.locked[seat] > state.cash[seat] - 5 * state.late.count(seat):
            yield f"{where}.locked: {state.locked[seat]} is more than there was in hand"


def _money(state: SenatorsState) -> Iterator[str]:
    """Nobody owes, and the public payments lead from the starting money to today's (SEN-4.2)."""
    purses = list(state.game.start_money[: state.seats])
    entry = state.ledger
    while entry is not None:
        entry, payer, receiver, amount = entry
        if payer != BANK:
            purses[payer] -= amount
        if receiver != BANK:
            purses[receiver] += amount
    if min(state.cash) < 0:
        yield f"players: money is never negative, found {state.cash}"
    if purses != state.cash:
        yield f"payments: they leave {purses}, but the players have {state.cash}"


def _going_on(state: SenatorsState) -> Iterator[str]:
    """What holds while the game is not over."""
    if state.alive.count(True) < 2:
        yield "players: fewer than two are alive, but the game is not over"
    elif state.turn and not state.alive[state.active]:
        yield f"active: seat {state.active} is not alive"
    if len(state.war_row) > 3:
        yield f"war_row: {len(state.war_row)} Wars, but the fourth ends the game"
    top = state.stack[-1] if state.stack else None
    if DRAFT_ROW in state.holder and not isinstance(top, InfluenceDraft):
        yield "draft_row: nobody is drafting"
    if (state.late or max(state.locked) >= 0) and not isinstance(top, SecretBid):
        yield "players: a bid is locked, but nobody is asked for secret bids"


def _auction(state: SenatorsState) -> Iterator[str]:
    """Bids of living opponents, rising, one for each card, covered in sum (SEN-3.33, SEN-3.15)."""
    top = state.stack[-1] if state.stack else None
    if any(card >= 0 for card in state.offer) and not isinstance(top, AuctionBid | Settle):
        yield "auction: there are cards on offer, but no auction is going on"
    promised = [0] * state.seats
    for name, bids in zip(BOARD_NAMES, state.bids, strict=True):
        where = f"auction.{name}.bids"
        for seat, price in bids:
            if not _opponent(state, seat):
                yield f"{where}: seat {seat} cannot bid"
                return
            promised[seat] += price
        if len({seat for seat, _ in bids}) < len(bids):
            yield f"{where}: one bid for each player and card"
        if any(low[1] >= high[1] for low, high in pairwise(bids)) or (bids and bids[0][1] < 1):
            yield f"{where}: each bid must be higher than the one before"
    for seat in range(state.seats):
        if promised[seat] and promised[seat] > state.cap(seat):
            yield f"auction: seat {seat} has bid {promised[seat]}, but can cover {state.cap(seat)}"


def _stack(state: SenatorsState) -> Iterator[str]:
    under = ""
    for i, step in enumerate(state.stack):
        if under not in BELOW[step.name] if i else step.name != "Turn":
            yield f"stack[{i}]: {step.name} cannot lie on {under or 'the table'}"
            return
        problem = _misfit(state, i, step)
        if problem:
            yield f"stack[{i}]: {step.name} cannot stand here: {problem}"
            return
        under = step.name


def _opponent(state: SenatorsState, seat: int) -> bool:
    return 0 <= seat < state.seats and state.alive[seat] and seat != state.active


def _misfit(state: SenatorsState, i: int, step: Step) -> str:
    """Why a step does not fit the state; empty if it does."""
    if isinstance(step, InfluenceDraft):
        if not 0 <= step.seat < state.seats or not state.alive[step.seat]:
            return f"seat {step.seat} is not in the game"
        if state.holder.count(DRAFT_ROW) < state.alive[: step.seat + 1].count(True):
            return "the draft_row has too few cards"
        return "it comes before turn 1" if state.turn else ""
    if state.turn < 1 and step.name != "Turn":
        return f"in turn {state.turn}"
    if isinstance(step, NewSenator):
        if not 0 <= step.price <= FIRST_PRICE:
            return f"the price {step.price} is not between 0 and {FIRST_PRICE}"
        return (
            ""
            if _opponent(state, step.seat) or step.seat == state.active
            else f"seat {step.seat} is not alive"
        )
    if isinstance(step, AuctionBid):
        return _misfit_bid(state, step)
    if isinstance(step, Settle):
        unbid = [card for card, bids in zip(state.offer, state.bids, strict=True) if card >= 0 and not bids]
        return f"{CARD_NAMES[unbid[0]]} on offer has no bid" if unbid else ""
    if isinstance(step, UsePrefects):
        if not _opponent(state, step.seat) or state.holder[PREFECTS] != step.seat:
            return f"seat {step.seat} is no opponent with Prefects"
        return "" if len(state.face_up(step.seat)) > 1 else "Prefects have no other card to protect"
    if isinstance(step, ExtortionOffer | ExtortionPrice | ExtortionAnswer):
        return _misfit_offer(state, step)
    if isinstance(step, JoinCashIn):
        return "" if _opponent(state, step.seat) else f"seat {step.seat} is no living opponent"
    if isinstance(step, StartCashIn | CashIn):
        if not _opponent(state, step.seat) and step.seat != state.active:
            return f"seat {step.seat} is not alive"
        if isinstance(step, CashIn) and not -1 <= step.free_sets <= 2:
            return f"free_sets {step.free_sets} is not between -1 and 2"
    if isinstance(step, SellSet):
        return _misfit_set(state, step, state.stack[i - 1])
    return ""


def _misfit_bid(state: SenatorsState, step: AuctionBid) -> str:
    if not _opponent(state, step.bidder):
        return f"bidder {step.bidder} is no living opponent"
    if state.offer[step.board] < 0:
        return f"nothing is on offer on {BOARD_NAMES[step.board]}"
    spent = sum(price for bids in state.bids for seat, price in bids if seat == step.bidder)
    if spent != step.spent:
        return f"bidder {step.bidder} has bid {spent}, not {step.spent}"
    if any(seat == step.bidder for bids in state.bids[step.board :] for seat, _ in bids):
        return f"bidder {step.bidder} has already bid there"
    return ""


def _misfit_offer(state: SenatorsState, step: ExtortionOffer | ExtortionPrice | ExtortionAnswer) -> str:
    if not _opponent(state, step.victim):
        return f"victim {step.victim} is no living opponent"
    if isinstance(step, ExtortionOffer):
        return ""
    if step.card not in state.face_up(step.victim):
        return f"{CARD_NAMES[step.card]} does not lie face up in front of seat {step.victim}"
    lowest = state.options.min_extortion_price
    price = step.price if isinstance(step, ExtortionAnswer) else lowest
    most = state.cap(state.active)
    return "" if lowest <= price <= most else f"the price {price} is not between {lowest} and {most}"


def _misfit_set(state: SenatorsState, step: SellSet, below: Step) -> str:
    assert isinstance(below, CashIn)
    if step.seat != below.seat:
        return f"seat {below.seat} is cashing in"
    if not 1 <= len(step.picks) <= 2:
        return "one or two picks are named before the third sells the set"
    owned = state.hand[step.seat] + state.table[step.seat] + state.offices[step.seat]
    for i, pick in enumerate(step.picks):
        free = below.free_sets != 0
        if card_of_pick(pick) not in owned or pick not in next_picks(state, step.seat, step.picks[:i], free):
            return f"picks: {PICK_NAMES[pick]} cannot be sold like this"
    return ""
