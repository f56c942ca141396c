"""Cash-in: sell sets, play offices, buy senators (SEN-3.51 to SEN-3.65)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat, Step

from ..alphabet import (
    BUY_SENATOR,
    DECLINE,
    FINISH,
    JOIN,
    SET,
)
from ..cards import (
    BANK,
    CARD_NAMES,
    CENSOR,
    PICK_NAMES,
    RESOURCES,
    Pick,
    card_of_pick,
)
from ..influence import gains_by_cash_in
from ..money import gain_senator, leave_if_fallen, pay, receive
from ..offices import BY_VERB, OFFICES
from ..sets import SETS_SHOWN, best_sets, is_set, next_picks, proceeds
from .base import SeatStep, SenatorsStep, too_dear

if TYPE_CHECKING:
    from ..state import SenatorsState

FEE: Final = 5


def start_cash_in(state: SenatorsState) -> None:
    """Opponents clockwise may go first for a fee; the active player is last (SEN-3.51)."""
    state.stack.append(_after(state, state.active))


def _later(state: SenatorsState, seat: int) -> Step | None:
    """Who still comes after this player, if anybody does: what lies under the cash-in of a position."""
    return None if seat == state.active or not 0 <= seat < state.seats else _after(state, seat)


def _after(state: SenatorsState, seat: int) -> JoinCashIn | StartCashIn:
    """Who comes after this player: the next opponent is asked, or the active player begins."""
    following = state.next_alive(seat)
    return StartCashIn(following) if following == state.active else JoinCashIn(following)


class JoinCashIn(SeatStep):
    """An opponent may pay 5 to the active player and cash in first (SEN-3.52, SEN-D11)."""

    rule = "SEN-3.52"
    on = ("Turn",)

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        return [JOIN, DECLINE] if state.cap(seat) >= FEE else [DECLINE]

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        state.stack[-1] = _after(state, seat)
        if move is JOIN:
            state.heard and state.tell("joins", self.rule, seat=seat, other=state.active, amount=FEE)
            pay(state, seat, state.active, FEE)
            state.stack.append(StartCashIn(seat))
            leave_if_fallen(state, seat)
        else:
            state.heard and state.tell("declines-cash-in", self.rule, seat=seat)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move is JOIN:
            return too_dear(FEE, state.cap(seat), "SEN-3.15")
        return Reason("[join-cash-or-decline] join the cash-in or decline first", self.rule)

    def without(self, state: SenatorsState, seat: int) -> JoinCashIn | StartCashIn:
        return _after(state, seat) if seat == self.seat else self

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"seat": state.next_alive(state.active)}


class StartCashIn(SenatorsStep):
    """Vox Populi gives its owner a senator before anything else (SEN-3.72)."""

    rule = "SEN-3.72"
    on = ("Turn", "JoinCashIn", "StartCashIn")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: SenatorsState) -> None:
        if gains_by_cash_in(state, self.seat):
            gain_senator(state, self.seat, self.rule)
        state.stack[-1] = CashIn(self.seat, False, False, 0)

    def without(self, state: SenatorsState, seat: int) -> StartCashIn | None:
        return None if seat == self.seat else self

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"seat": state.active}

    def under(self, state: SenatorsState) -> Step | None:
        return _later(state, self.seat)


class CashIn(SeatStep):
    """Sell sets, play offices, buy senators, as often as you like (SEN-3.53, SEN-D12)."""

    rule = "SEN-3.53"
    on = ("Turn", "JoinCashIn", "StartCashIn")
    mover_knew = frozenset({"set"})

    def __init__(self, seat: Seat, bought: bool, consul: bool, free_sets: int) -> None:
        self.seat = seat
        #: A senator was bought in this cash-in (closes the Censor's window, SEN-3.63).
        self.bought = bought
        #: A Consul was played: senators cost 7 (SEN-3.64).
        self.consul = consul
        #: Free-form sets that Quaestors still allow, -1 for any number (SEN-3.65).
        self.free_sets = free_sets

    def _price(self) -> int:
        return 7 if self.consul else 10

    def _may_sell(self, state: SenatorsState) -> bool:
        return not (self.bought and state.options.cash_in_order == "sell_then_buy")

    def sets(self, state: SenatorsState) -> list[dict[str, Any]]:
        """What could be sold now, best first: for the seller's view."""
        if not self._may_sell(state):
            return []
        found = best_sets(state, self.seat, self.free_sets != 0)[:SETS_SHOWN]
        return [{"picks": [PICK_NAMES[p] for p in picks], "amount": amount} for amount, picks in found]

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        legal = []
        if self._may_sell(state):
            for pick in next_picks(state, seat, (), self.free_sets != 0):
                legal.append(SET[pick])
        if state.offices[seat] and state.offices[seat][-1] >= CENSOR:  # not only Governors
            for office in OFFICES:
                if office.card(state, seat) >= 0:
                    legal += office.moves(state, self)
        if state.cash[seat] >= self._price():
            legal.append(BUY_SENATOR)
        legal.append(FINISH)
        return legal

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "set":
            _lay_down(state, seat, move.code)
            state.stack.append(SellSet(seat, (move.code,)))
        elif verb == "finish":
            state.stack.pop()
            state.heard and state.tell("finishes", "SEN-3.59", seat=seat)
        elif verb == "buy_senator":
            price = self._price()
            state.heard and state.tell("buys-senator", "SEN-3.57", seat=seat, amount=price)
            pay(state, seat, BANK, price)
            gain_senator(state, seat, "SEN-3.57")
            state.stack[-1] = self.but(bought=True)
        else:
            BY_VERB[verb].play(state, self, move)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        verb = move.verb
        if verb == "buy_senator":
            price = self._price()
            text = "[senator-costs-cash] a senator costs {price} in cash, you have {cash}"
            return Reason(text, "SEN-3.57", price=price, cash=state.cash[seat])
        if verb in BY_VERB:
            return BY_VERB[verb].why_not(state, self, move)
        if verb == "set":
            if not self._may_sell(state):
                return Reason("[no-sale-after] no sale after a senator was bought, at this table", "SEN-6.4")
            return _why_not_pick(state, seat, move)
        return Reason("[cashing-finish] you are cashing in: finish first", "SEN-3.59")

    def without(self, state: SenatorsState, seat: int) -> CashIn | None:
        return None if seat == self.seat else self

    def outlasts(self, active: int) -> bool:
        return self.seat != active

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"seat": state.active, "bought": False, "consul": False, "free_sets": 0}

    def under(self, state: SenatorsState) -> Step | None:
        return _later(state, self.seat)


def _why_not_pick(state: SenatorsState, seat: int, move: Move) -> Reason:
    card = card_of_pick(move.code)
    if card < RESOURCES:
        owned = card in state.hand[seat] or card in state.table[seat]
    else:
        owned = card in state.offices[seat]
    if not owned:
        return Reason("[not-card] you do not have {card}", "SEN-3.54", card=CARD_NAMES[card])
    return Reason(
        "[not-fit-here] {card} does not fit here: a set is three cards of one type or one value, "
        "named from the lowest to the highest in card order",
        "SEN-3.54",
        card=PICK_NAMES[move.code],
    )


class SellSet(SeatStep):
    """A set is named card by card; the third one sells it (SEN-3.54 to SEN-3.56)."""

    rule = "SEN-3.54"
    on = ("CashIn",)
    mover_knew = frozenset({"set"})

    def __init__(self, seat: Seat, picks: tuple[Pick, ...]) -> None:
        self.seat = seat
        self.picks = picks

    def moves(self, state: SenatorsState, seat: int) -> list[Move]:
        cash_in = state.stack[-2]
        assert isinstance(cash_in, CashIn)
        return [SET[p] for p in next_picks(state, seat, self.picks, cash_in.free_sets != 0)]

    def play(self, state: SenatorsState, seat: int, move: Move) -> None:
        picks = (*self.picks, move.code)
        _lay_down(state, seat, move.code)
        if len(picks) < 3:
            state.stack[-1] = SellSet(seat, picks)
            return
        state.stack.pop()
        _sell(state, seat, picks)

    def why_not(self, state: SenatorsState, seat: int, move: Move) -> Reason:
        if move.verb != "set":
            return Reason("[complete-set] complete the set first", self.rule)
        return _why_not_pick(state, seat, move)

    def without(self, state: SenatorsState, seat: int) -> SellSet | None:
        return None if seat == self.seat else self

    def outlasts(self, active: int) -> bool:
        return self.seat != active

    @classmethod
    def usual(cls, state: SenatorsState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"seat": state.active}


def _lay_down(state: SenatorsState, seat: int, card: int) -> None:
    """A card of a set is shown as it is named; it must be sold then (SEN-4.13)."""
    if card in state.hand[seat] and card not in state.seen[seat]:
        state.seen[seat] = tuple(sorted((*state.seen[seat], card)))
        state.revealed += 1


def _sell(state: SenatorsState, seat: int, picks: tuple[int, ...]) -> None:
    """The bank pays; cards and Governors are discarded (SEN-3.55, SEN-3.58, SEN-3.62, SEN-3.77)."""
    cash_in = state.stack[-1]
    assert isinstance(cash_in, CashIn)
    if not is_set(picks) and cash_in.free_sets > 0:
        state.stack[-1] = cash_in.but(free_sets=cash_in.free_sets - 1)
    amount = proceeds(state, seat, picks)
    for pick in picks:
        card = card_of_pick(pick)
        if card >= RESOURCES:
            state.offices[seat] = tuple(c for c in state.offices[seat] if c != card)
            state.office_discard += (card,)
            continue
        if card in state.hand[seat]:
            state.hand[seat] = tuple(c for c in state.hand[seat] if c != card)
            state.seen[seat] = tuple(c for c in state.seen[seat] if c != card)
        else:
            state.table[seat] = tuple(c for c in state.table[seat] if c != card)
        state.resource_discard += (card,)
    receive(state, seat, amount)
    state.heard and state.tell(
        "sells-set", "SEN-3.55", seat=seat, cards=[PICK_NAMES[p] for p in picks], amount=amount
    )
