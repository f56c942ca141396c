"""Phase I: the six kinds of events (SEN-3.21 to SEN-3.27, SEN-D02 to SEN-D04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat

from ..alphabet import ACCEPT, DECLINE, LOCK
from ..cards import (
    BANK,
    CARD_NAMES,
    CENSOR,
    DEFICIT,
    EVENT_NAMES,
)
from ..influence import keeps_governors, majority_income, rider
from ..money import eliminate, embezzle, gain_senator, leave_if_fallen, lose_senator, pay, receive
from .base import SenatorsStep, too_dear

if TYPE_CHECKING:
    from ..state import SenatorsState

FIRST_PRICE: Final = 15  # of a New Senator


def resolve_event(state: SenatorsState, event: int) -> None:
    """Resolve at once what nobody decides; ask for the rest."""
    EFFECTS[event](state, event)


def war(state: SenatorsState, event: int) -> None:
    state.stack.append(WarBid())


def new_senator(state: SenatorsState, event: int) -> None:
    state.stack.append(NewSenator(state.active, FIRST_PRICE))


def deficit(state: SenatorsState, event: int) -> None:
    state.stack.append(DeficitBid(state.options.deficit_amounts[event - DEFICIT]))


def civil_conflict(state: SenatorsState, event: int) -> None:
    """Everybody without a Governor pays 5, if need be with the last senator (SEN-3.24, SEN-3.17)."""
    fallen = []
    for seat in range(state.seats):
        if not state.alive[seat] or state.governors(seat):
            continue
        if state.cash[seat] < 5:
            embezzle(state, seat, "SEN-3.16")
        pay(state, seat, BANK, 5)
        state.heard and state.tell("pays-bank", "SEN-3.24", seat=seat, amount=5)
        if state.senators[seat] == 0:
            fallen.append(seat)
    if fallen:
        eliminate(state, fallen)


def eviction(state: SenatorsState, event: int) -> None:
    """All Governors in front of players are discarded, but for Tribunes' Support (SEN-3.25, SEN-3.73)."""
    for seat in range(state.seats):
        lost = state.governors(seat)
        if not lost:
            continue
        if keeps_governors(state, seat):
            state.heard and state.tell("keeps-governors", "SEN-3.73", seat=seat)
            continue
        state.offices[seat] = tuple(card for card in state.offices[seat] if card >= CENSOR)
        state.office_discard += lost
        state.heard and state.tell("evicted", "SEN-3.25", seat=seat, cards=[CARD_NAMES[c] for c in lost])


def senate_majority(state: SenatorsState, event: int) -> None:
    """2 talents per opponent with fewer senators, 3 for Princeps Senatus (SEN-3.26, SEN-3.78)."""
    counts = [state.senators[seat] for seat in range(state.seats) if state.alive[seat]]
    for seat in range(state.seats):
        if not state.alive[seat]:
            continue
        mine = state.senators[seat]
        weaker = sum(1 for count in counts if count < mine)
        amount = weaker * majority_income(state, seat)
        receive(state, seat, amount)
        if amount:
            state.heard and state.tell("takes-bank", "SEN-3.26", seat=seat, amount=amount)


class SecretBid(SenatorsStep):
    """Everybody locks an amount of money in hand; all are revealed together (SEN-3.27)."""

    def seats(self, state: SenatorsState) -> tuple[int, ...]:
        locked = state.locked
        return tuple([s for s in range(state.seats) if state.alive[s] and locked[s] < 0])

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        return LOCK[: state.cash[seat] + 1]

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        state.locked[seat] = move.code
        state.heard and state.whisper("locks", self.rule, (seat,), {"amount": move.code}, seat=seat)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move.verb == "lock":
            return Reason(
                "[only-money-hand] only money in hand can be bid: at most {cash}",
                "SEN-3.27",
                cash=state.cash[seat],
            )
        return Reason("[lock-secret-bid] lock a secret bid first", self.rule)

    def run(self, state: SenatorsState) -> None:
        """All are locked: reveal, pay, resolve."""
        state.stack.pop()
        bids = {seat: state.locked[seat] for seat in range(state.seats) if state.alive[seat]}
        state.locked = [-1] * state.seats
        state.late = ()
        state.revealed += 1
        for seat, amount in bids.items():
            pay(state, seat, BANK, amount)
            state.heard and state.tell("secret-bid", self.rule, seat=seat, amount=amount)
        self.resolve(state, bids)

    def resolve(self, state: SenatorsState, bids: dict[int, int]) -> None:
        raise NotImplementedError

    def outlasts(self, active: int) -> bool:
        return True


class WarBid(SecretBid):
    """The highest bidders gain a senator (SEN-3.21, SEN-D02)."""

    rule = "SEN-3.21"
    on = ("ChooseAction", "Turn")  # without an action if the active player has left

    def resolve(self, state: SenatorsState, bids: dict[int, int]) -> None:
        if rider(state) >= 0:
            bids[rider(state)] += 3  # SEN-3.76: not paid by the owner
        highest = max(bids.values())
        if highest == 0 and state.options.war_all_zero == "nobody_gains":
            return
        for seat, amount in bids.items():
            if amount == highest:
                gain_senator(state, seat, self.rule)


class DeficitBid(SecretBid):
    """Together enough: the highest gain a senator. Not enough: the lowest lose one (SEN-3.23, SEN-D03)."""

    rule = "SEN-3.23"
    on = ("ChooseAction", "Turn")  # without an action if the active player has left

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"amount": state.options.deficit_amounts[0]}

    def resolve(self, state: SenatorsState, bids: dict[int, int]) -> None:
        total = sum(bids.values())
        state.heard and state.tell("deficit", self.rule, total=total, amount=self.amount)
        if total >= self.amount:
            highest = max(bids.values())
            for seat, bid in bids.items():
                if bid == highest:
                    gain_senator(state, seat, self.rule)
            return
        lowest = min(bids.values())
        fallen = []
        for seat, bid in bids.items():
            if bid == lowest:
                lose_senator(state, seat, self.rule)
                if state.senators[seat] == 0:
                    fallen.append(seat)
        if fallen:
            eliminate(state, fallen)


class NewSenator(SenatorsStep):
    """A senator is sold at a falling price, the active player asked first (SEN-3.22, SEN-D04)."""

    rule = "SEN-3.22"
    on = ("ChooseAction", "Turn")  # without an action if the active player has left

    def __init__(self, seat: Seat, price: int) -> None:
        self.seat = seat
        self.price = price

    def seats(self, state: SenatorsState) -> tuple[int, ...]:
        return (self.seat,) if self.price > 0 else ()

    def run(self, state: SenatorsState) -> None:
        """At price 0 the senator is a gift to whoever would be asked."""
        state.stack.pop()
        gain_senator(state, self.seat, self.rule)

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        if self.price <= state.cap(seat):
            return [ACCEPT, DECLINE]
        return [DECLINE]  # SEN-4.16: asked all the same, so that hidden money stays hidden

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        if move is ACCEPT:
            state.heard and state.tell("buys-senator", self.rule, seat=seat, amount=self.price)
            state.stack.pop()
            pay(state, seat, BANK, self.price)
            if state.senators[seat]:
                gain_senator(state, seat, self.rule)
            leave_if_fallen(state, seat)
            return
        state.heard and state.tell("refuses-senator", self.rule, seat=seat, amount=self.price)
        state.stack[-1] = self._next(state, refused=True)

    def _next(self, state: SenatorsState, refused: bool) -> NewSenator:
        """The price falls after a refusal, or when a round is complete (SEN-6.1)."""
        following = state.next_alive(self.seat)
        per_player = state.options.new_senator_price_step == "per_player"
        if refused if per_player else state.completes_round(self.seat, following):
            return NewSenator(following, self.price - 1)
        return NewSenator(following, self.price)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move is ACCEPT:
            return too_dear(self.price, state.cap(seat), "SEN-3.15")
        return Reason("[accept-or-decline] accept or decline the new senator first", self.rule)

    def without(self, state: SenatorsState, seat: int) -> NewSenator:
        return self._next(state, refused=False) if seat == self.seat else self

    def outlasts(self, active: int) -> bool:
        return True

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"seat": state.active, "price": FIRST_PRICE}


_BY_KIND: Final = {
    "war": war,
    "new_senator": new_senator,
    "deficit": deficit,
    "civil_conflict": civil_conflict,
    "eviction": eviction,
    "majority": senate_majority,
}
#: What each event card does.
EFFECTS: Final = tuple(_BY_KIND[name.rpartition("_")[0]] for name in EVENT_NAMES)
