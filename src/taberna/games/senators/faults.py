"""What cannot be: broken conservation, and steps that cannot stand where they stand.

Checked after every move by the laws, and whenever a state comes from outside (a dump or a position).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from taberna.kernel.faults import (
    Fault,
    Names,
    absent,
    bad_stack,
    bad_step,
    beyond,
    differs,
    negative,
    payments,
    surplus,
)
from taberna.kernel.step import Step, bad_place
from taberna.kernel.zones import faults_of

from .cards import (
    BANK,
    BOARD_NAMES,
    CARD_NAMES,
    DRAFT_ROW,
    PICK_NAMES,
    card_of_pick,
)
from .influence import protector
from .sets import next_picks
from .steps.auction import AuctionBid, Settle, promised
from .steps.base import SenatorsStep
from .steps.cash_in import CashIn, JoinCashIn, SellSet, StartCashIn
from .steps.events import FIRST_PRICE, NewSenator, SecretBid
from .steps.extortion import ExtortionAnswer, ExtortionOffer, ExtortionPrice, UsePrefects
from .steps.turn import InfluenceDraft

if TYPE_CHECKING:
    from .state import SenatorsState


def faults(state: SenatorsState) -> list[Fault]:
    found = [*faults_of(state, state.game.declared), *_refilled(state), *_players(state), *_money(state)]
    if not found and state.result is None:
        found = [*_going_on(state), *_auction(state), *_stack(state)]
    return found


def _players(state: SenatorsState) -> Iterator[Fault]:
    for seat in range(state.seats):
        where = f"players[{seat}]"
        alive = state.alive[seat]
        if alive != (state.senators[seat] > 0):
            yield Fault(
                "[alive-with-senators] {where}: alive is {alive} with {number} senators",
                where=where, alive=str(alive).lower(), number=state.senators[seat],
            )  # fmt: skip
        elif not alive and (state.cash[seat] or state.hand[seat] or state.face_up(seat)):
            yield Fault(
                "[eliminated-but-still] {where}: is eliminated, but still holds something", where=where
            )
        seen = state.seen[seat]
        unseen = [CARD_NAMES[card] for card in seen if card not in state.hand[seat]]
        if unseen:
            yield absent(f"{where}.hand_seen", unseen, f"{where}.hand")
        if len(set(seen)) < len(seen):
            yield surplus(
                f"{where}.hand_seen", sorted({CARD_NAMES[card] for card in seen if seen.count(card) > 1})
            )
        if state.locked[seat] < 0 and seat in state.late:
            yield Fault("[no-bid-locked] {where}: no bid is locked", where=f"{where}.embezzled_since")
        most = state.cash[seat] - 5 * state.late.count(seat)  # what there was in hand
        if state.locked[seat] > most:
            yield beyond(f"{where}.secret_bid", state.locked[seat], 0, most)


def _refilled(state: SenatorsState) -> Iterator[Fault]:
    if len(set(state.refilled)) < len(state.refilled):
        yield surplus("refilled", [BOARD_NAMES[board] for board in state.refilled])


def _money(state: SenatorsState) -> Iterator[Fault]:
    """Nobody owes, and the public payments lead from the starting money to today's (SEN-4.2)."""
    purses = list(state.game.start_money[: state.seats])
    entry = state.ledger
    while entry is not None:
        entry, payer, receiver, amount = entry
        if payer != BANK:
            purses[payer] -= amount
        if receiver != BANK:
            purses[receiver] += amount
    for seat, cash in enumerate(state.cash):
        if cash < 0:
            yield negative(f"players[{seat}].cash", cash)
    if purses != state.cash:
        yield payments(purses, state.cash)


def _going_on(state: SenatorsState) -> Iterator[Fault]:
    """What holds while the game is not over."""
    if state.alive.count(True) < 2:
        yield Fault("[players-fewer-than-two] players: fewer than two are alive, but the game is not over")
    elif state.turn and not state.alive[state.active] and not _goes_on_alone(state):
        yield _dead("active", state.active)
    if len(state.war_row) > 3:
        yield Fault(
            "[war-row-wars] war_row: {number} Wars, but the fourth ends the game", number=len(state.war_row)
        )
    top = state.stack[-1] if state.stack else None
    if DRAFT_ROW in state.holder and not isinstance(top, InfluenceDraft):
        yield Fault("[draft-row-nobody] draft_row: nobody is drafting")
    if (state.late or max(state.locked) >= 0) and not isinstance(top, SecretBid):
        yield Fault("[players-bid-locked] players: a bid is locked, but nobody is asked for secret bids")


def _goes_on_alone(state: SenatorsState) -> bool:
    """Whether what is going on is no action of the active player (SEN-3.19 e)."""
    above = state.stack[1:]
    return bool(above) and all(isinstance(s, SenatorsStep) and s.outlasts(state.active) for s in above)


def _auction(state: SenatorsState) -> Iterator[Fault]:
    """Bids of living opponents, rising, one for each card, covered in sum (SEN-3.33, SEN-3.15)."""
    top = state.stack[-1] if state.stack else None
    if any(card >= 0 for card in state.offer) and not isinstance(top, AuctionBid | Settle):
        yield Fault("[auction-cards-offer] auction: there are cards on offer, but no auction is going on")
    promised = [0] * state.seats
    for name, bids in zip(BOARD_NAMES, state.bids, strict=True):
        where = f"auction.{name}.bids"
        for seat, price in bids:
            if not _opponent(state, seat):
                yield Fault("[seat-cannot-bid] {where}: seat {seat} cannot bid", where=where, seat=seat)
                return
            promised[seat] += price
        if len({seat for seat, _ in bids}) < len(bids):
            yield Fault("[one-bid-each] {where}: one bid for each player and card", where=where)
        if any(low[1] >= high[1] for low, high in pairwise(bids)) or (bids and bids[0][1] < 1):
            yield Fault(
                "[each-bid-must-higher] {where}: each bid must be higher than the one before", where=where
            )
    for seat in range(state.seats):
        if promised[seat] and promised[seat] > state.cap(seat):
            yield Fault(
                "[auction-seat-bid] auction: seat {seat} has bid {bid}, but can cover {most}",
                seat=seat, bid=promised[seat], most=state.cap(seat),
            )  # fmt: skip


def _stack(state: SenatorsState) -> Iterator[Fault]:
    place = bad_place(state.stack)
    if place is not None:
        yield bad_stack("stack", state.stack[: place + 1])
        return
    for i, step in enumerate(state.stack):
        problem = _problem(state, i, step)
        if problem:
            yield bad_step(f"stack[{i}]", step, problem)
            return


def _opponent(state: SenatorsState, seat: int) -> bool:
    return 0 <= seat < state.seats and state.alive[seat] and seat != state.active


def _alive(state: SenatorsState, seat: int) -> bool:
    return 0 <= seat < state.seats and state.alive[seat]


def _dead(where: str, seat: int) -> Fault:
    return Fault("[seat-not-alive] {where}: seat {seat} is not alive", where=where, seat=seat)


def _no_opponent(where: str, seat: int) -> Fault:
    return Fault("[seat-no-living] {where}: seat {seat} is no living opponent", where=where, seat=seat)


def _problem(state: SenatorsState, i: int, step: Step) -> Fault | None:
    """Why a step does not fit the state."""
    if isinstance(step, InfluenceDraft):
        if not _alive(state, step.seat):
            return _dead("seat", step.seat)
        if state.holder.count(DRAFT_ROW) < state.alive[: step.seat + 1].count(True):
            return Fault("[draft-row-too] the draft_row has too few cards")
        return _not_in_turn(state.turn) if state.turn else None
    if state.turn < 1 and step.name != "Turn":
        return _not_in_turn(state.turn)
    if isinstance(step, NewSenator):
        if not 0 <= step.price <= FIRST_PRICE:
            return beyond("price", step.price, 0, FIRST_PRICE)
        return None if _alive(state, step.seat) else _dead("seat", step.seat)
    if isinstance(step, AuctionBid):
        return _problem_of_bid(state, step)
    if isinstance(step, Settle):
        unbid = [card for card, bids in zip(state.offer, state.bids, strict=True) if card >= 0 and not bids]
        return (
            Fault("[offer-no-bid] {card} on offer has no bid", card=CARD_NAMES[unbid[0]]) if unbid else None
        )
    if isinstance(step, UsePrefects):
        if not _opponent(state, step.seat) or protector(state) != step.seat:
            return Fault("[seat-no-opponent] seat {seat} is no opponent with Prefects", seat=step.seat)
        return (
            None
            if len(state.face_up(step.seat)) > 1
            else Fault("[prefects-no-other] Prefects have no other card to protect")
        )
    if isinstance(step, ExtortionOffer | ExtortionPrice | ExtortionAnswer):
        return _problem_of_offer(state, step)
    if isinstance(step, JoinCashIn):
        return None if _opponent(state, step.seat) else _no_opponent("seat", step.seat)
    if isinstance(step, StartCashIn | CashIn):
        if not _alive(state, step.seat):
            return _dead("seat", step.seat)
        if isinstance(step, CashIn) and not -1 <= step.free_sets <= 2:
            return beyond("free_sets", step.free_sets, -1, 2)
    if isinstance(step, SellSet):
        return _problem_of_set(state, step, state.stack[i - 1])
    return None


def _not_in_turn(turn: int) -> Fault:
    return Fault("[not-turn] not in turn {turn}", turn=turn)


def _problem_of_bid(state: SenatorsState, step: AuctionBid) -> Fault | None:
    if not _opponent(state, step.bidder):
        return _no_opponent("bidder", step.bidder)
    if state.offer[step.board] < 0:
        return Fault(
            "[nothing-offer] nothing is on offer on {board}", board=Names((BOARD_NAMES[step.board],))
        )
    spent = promised(state, step.bidder)
    if spent != step.spent:
        return differs("spent", step.spent, spent)
    if any(seat == step.bidder for bids in state.bids[step.board :] for seat, _ in bids):
        return Fault("[seat-already-bid] seat {seat} has already bid there", seat=step.bidder)
    return None


def _problem_of_offer(
    state: SenatorsState, step: ExtortionOffer | ExtortionPrice | ExtortionAnswer
) -> Fault | None:
    if not _opponent(state, step.victim):
        return _no_opponent("victim", step.victim)
    if isinstance(step, ExtortionOffer):
        return None
    if step.card not in state.face_up(step.victim):
        return Fault(
            "[not-lie-face] {card} does not lie face up in front of seat {seat}",
            card=CARD_NAMES[step.card],
            seat=step.victim,
        )
    lowest = state.options.min_extortion_price
    price = step.price if isinstance(step, ExtortionAnswer) else lowest
    most = state.cap(state.active)
    return None if lowest <= price <= most else beyond("price", price, lowest, most)


def _problem_of_set(state: SenatorsState, step: SellSet, below: Step) -> Fault | None:
    assert isinstance(below, CashIn)
    if step.seat != below.seat:
        return Fault("[seat-cashing] seat {seat} is cashing in", seat=below.seat)
    if not 1 <= len(step.picks) <= 2:  # the third sells the set
        return beyond("picks", len(step.picks), 1, 2)
    owned = state.hand[step.seat] + state.table[step.seat] + state.offices[step.seat]
    for i, pick in enumerate(step.picks):
        free = below.free_sets != 0
        if card_of_pick(pick) not in owned or pick not in next_picks(state, step.seat, step.picks[:i], free):
            return Fault("[picks-cannot-sold] picks: {card} cannot be sold like this", card=PICK_NAMES[pick])
    return None
