"""The office cards that are played in a cash-in: each says when it may be played, why not, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from .alphabet import PLAY_CENSOR, PLAY_CONSUL, PLAY_QUAESTOR
from .cards import CARD_NAMES, CENSOR, CONSUL, OFFICES_END, QUAESTOR
from .influence import safe_from_censors
from .money import gain_senator, lose_senator

if TYPE_CHECKING:
    from .state import SenatorsState
    from .steps.cash_in import CashIn


class Office:
    """One kind of office card; which copy is played makes no difference (SEN-3.58, SEN-3.61)."""

    def __init__(self, verb: str, rule: str, first: int, end: int) -> None:
        self.verb = verb
        self.rule = rule
        self.first = first
        self.end = end

    def card(self, state: SenatorsState, seat: int) -> int:
        """The card of this kind that a player would play, -1 if there is none."""
        for card in state.offices[seat]:
            if self.first <= card < self.end:
                return card
        return -1

    def moves(self, state: SenatorsState, cash_in: CashIn) -> list[Move]:
        """How whoever has the card may play it."""
        raise NotImplementedError

    def play(self, state: SenatorsState, cash_in: CashIn, move: Move) -> None:
        seat = cash_in.seat
        card = self.card(state, seat)
        state.offices[seat] = tuple([c for c in state.offices[seat] if c != card])
        state.office_discard += (card,)
        state.heard and state.tell("plays-office", self.rule, seat=seat, card=CARD_NAMES[card])
        self.take_effect(state, cash_in, move)

    def take_effect(self, state: SenatorsState, cash_in: CashIn, move: Move) -> None:
        raise NotImplementedError

    def why_not(self, state: SenatorsState, cash_in: CashIn, move: Move) -> Reason:
        return Reason("[no-play] you have no {office} to play", "SEN-3.61", office=self.verb.capitalize())


class Consul(Office):
    """Senators cost 7 for the rest of this cash-in (SEN-3.64)."""

    def moves(self, state: SenatorsState, cash_in: CashIn) -> list[Move]:
        return [PLAY_CONSUL]

    def take_effect(self, state: SenatorsState, cash_in: CashIn, move: Move) -> None:
        state.stack[-1] = cash_in.but(consul=True)


class Quaestor(Office):
    """Any three cards make a set: one set, or any number of them (SEN-3.65, SEN-6.2)."""

    def moves(self, state: SenatorsState, cash_in: CashIn) -> list[Move]:
        return [PLAY_QUAESTOR]

    def take_effect(self, state: SenatorsState, cash_in: CashIn, move: Move) -> None:
        unlimited = state.options.quaestor_scope == "all_sales"
        state.stack[-1] = cash_in.but(free_sets=-1 if unlimited else cash_in.free_sets + 1)


class Censor(Office):
    """Take a senator from somebody who has more (SEN-3.63)."""

    def moves(self, state: SenatorsState, cash_in: CashIn) -> list[Move]:
        if self._too_late(state, cash_in):
            return []
        mine = state.senators[cash_in.seat]
        safe = safe_from_censors(state)
        return [PLAY_CENSOR[s] for s in range(state.seats) if state.senators[s] > mine and s != safe]

    def _too_late(self, state: SenatorsState, cash_in: CashIn) -> bool:
        return cash_in.bought and state.options.censor_timing == "before_buying"

    def take_effect(self, state: SenatorsState, cash_in: CashIn, move: Move) -> None:
        lose_senator(state, move.code, self.rule)
        gain_senator(state, cash_in.seat, self.rule)

    def why_not(self, state: SenatorsState, cash_in: CashIn, move: Move) -> Reason:
        target = move.code
        if self.card(state, cash_in.seat) < 0:
            return Reason("[no-censor-play] you have no Censor to play", "SEN-3.61")
        if self._too_late(state, cash_in):
            text = "[censor-must-played] a Censor must be played before the first senator is bought"
            return Reason(text, "SEN-6.3")
        if target >= state.seats or not state.alive[target] or target == cash_in.seat:
            return Reason("[no-opponent] seat {seat} is no opponent", self.rule, seat=target)
        if safe_from_censors(state) == target:
            return Reason("[praetors-protect-seat] Praetors protect seat {seat}", "SEN-3.80", seat=target)
        text = "[seat-not-more-senators] seat {seat} does not have more senators than you"
        return Reason(text, self.rule, seat=target)


#: In the order in which they are offered.
OFFICES: Final = (
    Consul("consul", "SEN-3.64", CONSUL, QUAESTOR),
    Quaestor("quaestor", "SEN-3.65", QUAESTOR, OFFICES_END),
    Censor("censor", "SEN-3.63", CENSOR, CONSUL),
)
BY_VERB: Final[dict[str, Office]] = {office.verb: office for office in OFFICES}
