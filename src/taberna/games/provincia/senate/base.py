"""What all kinds of senate cards have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from taberna.kernel.errors import Reason

from ..cards import CARD_NAMES, GOLD, SPQR
from ..goods import add_card, leave_hand, pay

if TYPE_CHECKING:
    from ..options import ProvinciaOptions
    from ..state import ProvinciaState

#: Why a card cannot be played now: says so when it is asked with the state, the seat and the card.
Hindrance = Callable[["ProvinciaState", int, int], Reason]


class SenateCard:
    """A kind of senate card: may it be played, why not, what it does, and whether it stays.

    How many there are, their prices, amounts and rules stand in cards.toml; what they say stands in words/.
    """

    __slots__ = ()

    #: It stays in front of its player; the others go to the discard pile.
    stays: ClassVar[bool] = False
    #: Whoever has it in front pays no tax (PRO-3.59).
    spares_tax: ClassVar[bool] = False
    #: It leaves when taxes are due.
    used_up: ClassVar[bool] = False

    @staticmethod
    def unpaid(state: ProvinciaState, seat: int, card: int) -> Reason:
        """What is said to whoever has too little gold for it."""
        return too_poor(state.tables.fee[card], "gold", state.goods[4 * seat + GOLD], "PRO-3.66")

    def obstacle(self, state: ProvinciaState, seat: int, card: int, final: bool) -> Hindrance | None:
        """What forbids playing it beside its price (PRO-3.66), or None; a card without effect may be played."""
        return None

    def play(self, state: ProvinciaState, seat: int, card: int) -> None:
        """Pay and resolve it; a card that asks something asks before it is paid (PRO-7.34)."""
        pay_for(state, seat, card, self.stays)
        self.effect(state, seat, card)

    def effect(self, state: ProvinciaState, seat: int, card: int) -> None:
        """What happens once it is paid."""

    def may_lie_twice(self, options: ProvinciaOptions) -> bool:
        """Whether a player may have several of these cards in front."""
        return self.stays


def pay_for(state: ProvinciaState, seat: int, card: int, stays: bool) -> None:
    """The gold to the supply, the card before the player or to the discard pile."""
    fee = state.tables.fee[card]
    if fee:
        pay(state, seat, GOLD, fee)
    leave_hand(state, seat, card, SPQR, not stays)
    if stays:
        state.front[seat] = add_card(state.front[seat], card)
    state.heard and state.tell("plays", state.tables.rule[card], seat=seat, card=CARD_NAMES[card], gold=fee)


def already_in_play(state: ProvinciaState, seat: int, card: int) -> Reason:
    return Reason(
        "[already-play-before] {card} is already in play before you",
        state.tables.rule[card],
        card=CARD_NAMES[card],
    )


def too_poor(need: int, good: str, have: int, rule: str) -> Reason:
    return Reason(
        "[needs-need-good] that needs {need} {good}, you have {have}", rule, need=need, good=good, have=have
    )
