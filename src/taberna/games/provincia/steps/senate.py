"""Playing senate cards (PRO-3.32 to PRO-3.41, PRO-3.66, PRO-D06, PRO-D07)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Step

from ..alphabet import AGAINST, MAX_TIMES, TIMES
from ..cards import (
    AEDIFICIUM,
    AEDILES,
    ARCHITECTUS,
    CARD_NAMES,
    COMMERCIUM,
    CONCUSSIO,
    CONIURATIO,
    CONSUETUDO,
    CONSUL,
    CORRUPTIO,
    GLORIA,
    GOLD,
    LEGIO,
    PATRONUS,
    PRAETOR,
    SPQR,
)
from ..goods import add_card, gain, gain_all, leave_hand, pay, raise_defence, show_card
from .base import ONE, too_poor
from .coniuratio import choose_victim
from .consuetudo import look
from .payment import PayResources

if TYPE_CHECKING:
    from ..state import ProvinciaState


def playable(state: ProvinciaState, seat: int, card: int, final: bool) -> bool:
    """The preconditions of PRO-3.66 beside the fee; a card without effect may be played all the same."""
    if COMMERCIUM <= card < CONCUSSIO:
        return most_times(state, seat, card) > 0
    front = state.front[seat]
    if card == AEDILES:
        return False
    if card == ARCHITECTUS:
        return ARCHITECTUS not in front or state.options.second_architectus
    if card == CONIURATIO:
        return any(state.city[other] for other in range(state.seats) if other != seat)
    if card == CONSUETUDO:
        return bool(state.decks[AEDIFICIUM] or state.piles[AEDIFICIUM])
    if card == CORRUPTIO:
        may = CORRUPTIO not in front or state.options.second_corruptio
        return may and _resources(state, seat) >= state.tables.corruptio
    if GLORIA <= card < LEGIO:
        return state.options.gloria_limit == "highest_counts" or not _has_gloria(front)
    if card == PRAETOR:
        return state.options.second_praetor or (not final and PRAETOR not in front)
    return True


def _resources(state: ProvinciaState, seat: int) -> int:
    return sum(state.goods[4 * seat : 4 * seat + GOLD])


def _has_gloria(front: tuple[int, ...]) -> bool:
    return any(GLORIA <= card < LEGIO for card in front)


def why_not_playable(state: ProvinciaState, seat: int, card: int) -> Reason:
    """Why a senate card in the hand cannot be played now."""
    name = CARD_NAMES[card]
    if card == AEDILES:
        return Reason("AEDILES is a reaction, never played in the own turn", "PRO-3.40")
    gold = state.goods[4 * seat + GOLD]
    if gold < state.tables.fee[card]:
        return too_poor(state.tables.fee[card], "gold", gold, "PRO-3.66")
    if COMMERCIUM <= card < CONCUSSIO:
        text = "not even one exchange of {card} is possible with your goods, your storage and the supply"
        return Reason(text, "PRO-3.33", card=name)
    if card == CONIURATIO:
        return Reason("no opponent has a building", "PRO-7.14")
    if card == CONSUETUDO:
        return Reason("there is no building card to look at", "PRO-3.66")
    if card == CORRUPTIO and (CORRUPTIO not in state.front[seat] or state.options.second_corruptio):
        return too_poor(state.tables.corruptio, "resources", _resources(state, seat), "PRO-3.37")
    if GLORIA <= card < LEGIO:
        return Reason("you have already played a GLORIA", "PRO-3.38")
    if card == PRAETOR and PRAETOR not in state.front[seat]:
        return Reason("there are no taxes after the final play turn", "PRO-3.39")
    rule = {ARCHITECTUS: "PRO-3.32", CORRUPTIO: "PRO-3.37"}.get(card, "PRO-3.39")
    return Reason("{card} is already in play before you", rule, card=name)


def play_senate_card(state: ProvinciaState, seat: int, card: int) -> None:
    """Choices come before payment (PRO-7.34), so cards that ask something are paid later."""
    if card == CONIURATIO:
        choose_victim(state, seat)
    elif card == CONCUSSIO:
        if state.seats == 2:
            extort(state, seat, 1 - seat)
        else:
            show_card(state, seat, card, SPQR)
            state.stack.append(ChooseTarget(seat))
    elif COMMERCIUM <= card < CONCUSSIO:
        most = most_times(state, seat, card)
        if most == 1:
            trade(state, seat, card, 1)
        else:
            show_card(state, seat, card, SPQR)
            state.stack.append(ChooseTimes(seat, card))
    else:
        _effect(state, seat, card)


def _effect(state: ProvinciaState, seat: int, card: int) -> None:
    """Pay and resolve a card that asks nothing beforehand."""
    stays = card in (ARCHITECTUS, CORRUPTIO, PRAETOR) or GLORIA <= card < LEGIO
    pay_for(state, seat, card, stays)
    if CONSUL <= card < CORRUPTIO or card == LEGIO:  # PRO-3.41
        raise_defence(state, seat, state.tables.consul[card])
    elif PATRONUS <= card < PRAETOR:
        gain_all(state, seat, state.tables.gain[card])
    elif card == CORRUPTIO:
        state.stack.append(PayResources(seat, state.tables.corruptio, 0, True))
    elif card == CONSUETUDO:
        look(state, seat)


def pay_for(state: ProvinciaState, seat: int, card: int, stays: bool) -> None:
    """The gold to the supply, the card before the player or to the discard pile."""
    fee = state.tables.fee[card]
    if fee:
        pay(state, seat, GOLD, fee)
    leave_hand(state, seat, card, SPQR, not stays)
    if stays:
        state.front[seat] = add_card(state.front[seat], card)
    if state.listener is not None:
        state.tell("plays", _rule_of(card), seat=seat, card=CARD_NAMES[card], gold=fee)


def _rule_of(card: int) -> str:
    for first, rule in (
        (PRAETOR, "PRO-3.39"),
        (LEGIO, "PRO-3.41"),
        (GLORIA, "PRO-3.38"),
        (CORRUPTIO, "PRO-3.37"),
        (CONSUL, "PRO-3.41"),
        (CONSUETUDO, "PRO-3.36"),
        (CONIURATIO, "PRO-3.35"),
        (CONCUSSIO, "PRO-3.34"),
        (COMMERCIUM, "PRO-3.33"),
    ):
        if card >= first:
            return rule
    return "PRO-3.32"


# -- COMMERCIUM --------------------------------------------------------------------------------------


def most_times(state: ProvinciaState, seat: int, card: int) -> int:
    """How often the exchange can be carried out in full (PRO-3.33, PRO-D06)."""
    goods = state.goods
    place = 4 * seat
    most = MAX_TIMES
    for good, amount in state.tables.gives[card]:
        times = goods[place + good] // amount
        if times < most:
            most = times
    for good, amount in state.tables.takes[card]:
        times = state.supply[good] // amount
        if times < most:
            most = times
        if good != GOLD:
            times = (state.limit(seat) - goods[place + good]) // amount
            if times < most:
                most = times
    return most


def trade(state: ProvinciaState, seat: int, card: int, times: int) -> None:
    pay_for(state, seat, card, False)
    for good, amount in state.tables.gives[card]:
        pay(state, seat, good, amount * times)
    for good, amount in state.tables.takes[card]:
        gain(state, seat, good, amount * times)
    if state.listener is not None:
        state.tell("trades", "PRO-3.33", seat=seat, card=CARD_NAMES[card], number=times)


@dataclass(frozen=True, slots=True)
class ChooseTimes(Step):
    """How often COMMERCIUM is carried out, at least once (PRO-3.33, PRO-D06)."""

    seat: int
    card: int

    rule: ClassVar[str] = "PRO-3.33"
    fields: ClassVar[dict[str, str]] = {"seat": "seat", "card": "card"}
    shown: ClassVar[tuple[str, ...]] = ("seat", "card")

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        return ONE[self.seat]

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return TIMES[: most_times(state, seat, self.card)]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.stack.pop()
        trade(state, seat, self.card, move.code)

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        most = most_times(state, seat, self.card)
        if move.verb == "times":
            return Reason("at most {most} exchanges are possible", self.rule, most=most)
        return Reason("say how often, 1 to {most} times", self.rule, most=most)


# -- CONCUSSIO ---------------------------------------------------------------------------------------


def extort(state: ProvinciaState, seat: int, target: int) -> None:
    """From now on the target always pays the tax (PRO-3.34)."""
    pay_for(state, seat, CONCUSSIO, True)
    state.extorted += ((seat, target),)
    if state.listener is not None:
        state.tell("extorts", "PRO-3.34", seat=seat, target=target)


@dataclass(frozen=True, slots=True)
class ChooseTarget(Step):
    """CONCUSSIO: any opponent, exempt from tax or not (PRO-3.34, PRO-D07)."""

    seat: int

    rule: ClassVar[str] = "PRO-3.34"
    fields: ClassVar[dict[str, str]] = {"seat": "seat"}
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        return ONE[self.seat]

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [AGAINST[other] for other in range(state.seats) if other != seat]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.stack.pop()
        extort(state, seat, move.code)

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "against":
            return Reason("choose an opponent", self.rule)
        return Reason("choose whom CONCUSSIO is against first", self.rule)
