"""Money, embezzlement, forced payment and elimination (SEN-3.10 to SEN-3.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import BANK, CARD_NAMES, OUT_OF_GAME
from .scoring import end_all_fallen, end_last_alive

if TYPE_CHECKING:
    from .state import SenatorsState


def receive(state: SenatorsState, seat: int, amount: int) -> None:
    """Take money from the bank."""
    if amount:
        state.cash[seat] += amount
        state.ledger = (state.ledger, BANK, seat, amount)


def pay(state: SenatorsState, payer: int, receiver: int, amount: int) -> None:
    """Pay, embezzling first if money is short (SEN-3.16, SEN-7.6).

    Only without a cap on promises can it stay short: then all there is is paid. Whoever may have paid with the last
    senator must `leave_if_fallen` afterwards.
    """
    if amount == 0:
        return
    cash = state.cash
    while cash[payer] < amount:
        if state.senators[payer] == 0 and state.options.commitment_cap == "uncapped":
            amount = cash[payer]
            break
        embezzle(state, payer, "SEN-3.16")
    cash[payer] -= amount
    if receiver != BANK:
        cash[receiver] += amount
    state.ledger = (state.ledger, payer, receiver, amount)


def embezzle(state: SenatorsState, seat: int, rule: str) -> None:
    """Marker back by one, 5 talents from the bank (SEN-3.11)."""
    state.senators[seat] -= 1
    state.cash[seat] += 5
    state.ledger = (state.ledger, BANK, seat, 5)
    state.heard and state.tell("embezzles", rule, seat=seat, amount=5, senators=state.senators[seat])


def embezzle_by_choice(state: SenatorsState, seat: int) -> None:
    embezzle(state, seat, "SEN-3.11")
    if state.locked[seat] >= 0:
        state.late += (seat,)
    if state.senators[seat] == 0:
        eliminate(state, [seat])


def leave_if_fallen(state: SenatorsState, payer: int) -> None:
    """Whoever has covered a promise with the last senator leaves (SEN-3.18)."""
    if state.senators[payer] == 0 and state.alive[payer]:
        eliminate(state, [payer])


def gain_senator(state: SenatorsState, seat: int, rule: str) -> None:
    """One senator more, unless the track is capped (SEN-7.5)."""
    cap = state.options.senator_track_cap
    if cap is None or state.senators[seat] < cap:
        state.senators[seat] += 1
        state.heard and state.tell("gains-senator", rule, seat=seat, senators=state.senators[seat])


def lose_senator(state: SenatorsState, seat: int, rule: str) -> None:
    state.senators[seat] -= 1
    state.heard and state.tell("loses-senator", rule, seat=seat, senators=state.senators[seat])


def eliminate(state: SenatorsState, seats: list[int]) -> None:
    """Players without senators leave, all at once (SEN-3.18 to SEN-3.20, SEN-7.17)."""
    purses = {seat: state.cash[seat] for seat in seats}
    for seat in seats:
        _clear_away(state, seat)
    left = state.alive.count(True)
    if left == 0:
        end_all_fallen(state, purses)
    elif left == 1:
        end_last_alive(state)
    else:
        if state.turn and state.active in seats:  # before turn 1 people draft, nobody is active
            _break_off_turn(state)
            if state.options.active_leaves == "turn_ends":
                _end_turn(state)
        for seat in seats:
            kept = [step.without(state, seat) for step in state.stack]  # type: ignore[attr-defined]
            state.stack[:] = [step for step in kept if step is not None]


def _clear_away(state: SenatorsState, seat: int) -> None:
    """SEN-3.19 (a) to (c): money, cards and bids of an eliminated player."""
    cards = [CARD_NAMES[c] for c in state.hand[seat] + state.table[seat] + state.offices[seat]]
    state.heard and state.tell("eliminated", "SEN-3.18", seat=seat, amount=state.cash[seat], cards=cards)
    state.alive[seat] = False
    state.revealed += 1
    if state.cash[seat]:
        state.ledger = (state.ledger, seat, BANK, state.cash[seat])
        state.cash[seat] = 0
    state.resource_discard += state.hand[seat] + state.table[seat]
    state.office_discard += state.offices[seat]
    state.hand[seat] = state.seen[seat] = state.table[seat] = state.offices[seat] = ()
    state.holder = [OUT_OF_GAME if owner == seat else owner for owner in state.holder]
    state.locked[seat] = -1
    state.late = tuple(other for other in state.late if other != seat)
    state.bids = [tuple(bid for bid in lot if bid[0] != seat) for lot in state.bids]


def _break_off_turn(state: SenatorsState) -> None:
    """SEN-3.19 (e): the active player is gone and has no action; offered cards are discarded.

    What is no action of the active player goes on: an event that waits for the others, a cash-in somebody paid for.
    """
    for board, card in enumerate(state.offer):
        if card >= 0:
            if board < 3:
                state.resource_discard += (card,)
            else:
                state.office_discard += (card,)
    state.offer = [-1] * 4
    state.bids = [()] * 4
    turn, *above = state.stack
    state.stack[:] = [turn, *(step for step in above if step.outlasts(state.active))]  # type: ignore[attr-defined]


def _end_turn(state: SenatorsState) -> None:
    """Nothing goes on without the active player: secret bids of the others are void."""
    state.locked = [-1] * state.seats
    state.late = ()
    del state.stack[1:]  # what stays is Turn, which passes the turn clockwise
