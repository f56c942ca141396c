"""Phase 3: the tracks are resolved one after the other, section by section (ROM-3.70 to ROM-3.81)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat

from ..alphabet import ACTIVATE, BUY, BUY_BLIND, CONQUER, DONE, STOP, TAKE
from ..cards import (
    ARENA_NAMES,
    BLACK_MARKET,
    BLIND,
    MILITARY,
    PROVINCE_NAMES,
    RESOURCE_NAMES,
    SECTIONS,
    SENATE,
    SENATE_NAMES,
)
from .activation import activate, usable, why_not_activate
from .base import ASKED, NOBODY, RomeStep, SectionStep, Track

if TYPE_CHECKING:
    from ..state import RomeState


class ResolveTrack(RomeStep):
    """Section by section from the left, until no dice lie on this track (ROM-3.70)."""

    rule = "ROM-3.70"
    phase = 3
    on = ("DiceReturn", "ResolveTrack")

    def __init__(self, track: Track) -> None:
        self.track = track

    @classmethod
    def usual(cls, state: RomeState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"track": MILITARY}

    def run(self, state: RomeState) -> None:
        track = self.track
        for section, group in enumerate(state.tracks[track], 1):
            if not group:
                continue
            seat = group[0]
            if track == MILITARY:
                strength = sum(group) - seat + state.promised[seat][0]  # ROM-3.71
                if state.senate[seat] & ~state.used & state.offices.legion:
                    state.stack.append(MilitaryBonus(seat, section, strength))
                else:
                    state.stack.append(conquest(seat, section, strength))
            elif track == SENATE:
                state.stack.append(take_senate_card(seat, section, len(group) - 1))  # ROM-3.75
            else:
                budget = sum(group) - seat + state.promised[seat][1]  # ROM-3.77
                state.stack.append(purchase(seat, section, budget))
            return
        state.tracks[track] = ()
        state.stack.pop()


def finish_section(state: RomeState, track: int, section: int) -> None:
    """Its owner takes the dice back (ROM-3.70)."""
    groups = list(state.tracks[track])
    groups[section - 1] = ()
    state.tracks[track] = tuple(groups)
    state.stack.pop()


class MilitaryBonus(SectionStep):
    """Legatus and Magister Equitum before anything is conquered (ROM-D19)."""

    rule = "ROM-3.71"
    track = MILITARY
    left_over = "strength"

    def __init__(self, seat: Seat, section: int, strength: int) -> None:
        self.seat = seat
        self.section = section
        self.strength = strength

    def paying(self, state: RomeState) -> int:
        return state.offices.legion

    def raised(self, amount: int) -> MilitaryBonus:
        return MilitaryBonus(self.seat, self.section, self.strength + amount)

    def seats(self, state: RomeState) -> tuple[int, ...]:
        return ASKED[self.seat] if usable(state, self.seat, state.offices.legion) else NOBODY

    def run(self, state: RomeState) -> None:
        state.stack[-1] = conquest(self.seat, self.section, self.strength)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return [*[ACTIVATE[card] for card in usable(state, seat, state.offices.legion)], DONE]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        if move is DONE:
            self.run(state)
            return
        activate(state, seat, move.code)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb == "activate":
            return why_not_activate(state, seat, move.code, state.offices.legion)
        return Reason(
            "[raise-strength-legion] first raise the strength of your legion or be done with it", self.rule
        )


class Conquest(SectionStep):
    """Provinces of the display are conquered one by one while the strength lasts (ROM-D20)."""

    rule = "ROM-3.72"
    track = MILITARY
    left_over = "strength"

    def __init__(self, seat: Seat, section: int, strength: int) -> None:
        self.seat = seat
        self.section = section
        #: What is left of the legion's strength.
        self.strength = strength

    def seats(self, state: RomeState) -> tuple[int, ...]:
        if not state.out_of_arches(self.seat):
            strength = state.numbers.strength
            for province in state.displays[MILITARY]:
                if strength[province] <= self.strength:
                    return ASKED[self.seat]
        return NOBODY

    def run(self, state: RomeState) -> None:
        """Nothing can be conquered (ROM-7.14)."""
        finish_section(state, MILITARY, self.section)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        strength = state.numbers.strength
        legal = [CONQUER[p] for p in state.displays[MILITARY] if strength[p] <= self.strength]
        legal.append(DONE)
        return legal

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        if move is DONE:
            finish_section(state, MILITARY, self.section)
            return
        province = move.code
        state.displays[MILITARY] = tuple([p for p in state.displays[MILITARY] if p != province])
        state.provinces[seat] |= 1 << province
        resource = state.numbers.resource[province]
        state.move_marker(seat, resource, 1)
        state.heard and state.tell(
            "conquers",
            "ROM-3.73",
            seat=seat,
            card=PROVINCE_NAMES[province],
            resource=RESOURCE_NAMES[resource],
        )
        state.stack[-1] = conquest(seat, self.section, self.strength - state.numbers.strength[province])

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb == "activate":
            return Reason("[strength-legion-settled] the strength of your legion is settled", "ROM-3.72")
        if move.verb != "conquer":
            return Reason("[conquer-province-or-done] conquer a province or be done", self.rule)
        name = PROVINCE_NAMES[move.code]
        if move.code not in state.displays[MILITARY]:
            return Reason("[not-display] {card} is not in the display", self.rule, card=name)
        text = "[strength-legion-left] {card} has strength {strength}, your legion has {left} left"
        return Reason(text, self.rule, card=name, strength=state.game.strength[move.code], left=self.strength)


class TakeSenateCard(SectionStep):
    """One card for each die, while cards remain (ROM-D21)."""

    rule = "ROM-3.75"
    track = SENATE
    left_over = "left"

    def __init__(self, seat: Seat, section: int, left: int) -> None:
        self.seat = seat
        self.section = section
        self.left = left

    @staticmethod
    def worth(group: tuple[int, ...]) -> int:
        return len(group) - 1

    def seats(self, state: RomeState) -> tuple[int, ...]:
        return ASKED[self.seat] if self.left and state.displays[SENATE] else NOBODY

    def run(self, state: RomeState) -> None:
        """Surplus dice gain nothing (ROM-3.76)."""
        finish_section(state, SENATE, self.section)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return [TAKE[card] for card in state.displays[SENATE]]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        card = move.code
        state.displays[SENATE] = tuple([c for c in state.displays[SENATE] if c != card])
        state.senate[seat] |= 1 << card
        state.heard and state.tell("takes", self.rule, seat=seat, card=SENATE_NAMES[card])
        if self.left > 1 and state.displays[SENATE]:
            state.stack[-1] = take_senate_card(seat, self.section, self.left - 1)
        else:
            finish_section(state, SENATE, self.section)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb == "take":
            return Reason(
                "[not-display] {card} is not in the display", self.rule, card=SENATE_NAMES[move.code]
            )
        return Reason("[must-take-senate] you must take a senate card for each die", self.rule)


class Purchase(SectionStep):
    """Buy arena cards one by one, open or blind, with bonuses at any moment (ROM-D22, ROM-D23)."""

    rule = "ROM-3.78"
    track = BLACK_MARKET
    left_over = "budget"

    def __init__(self, seat: Seat, section: int, budget: int) -> None:
        self.seat = seat
        self.section = section
        #: What is left of the budget.
        self.budget = budget

    def paying(self, state: RomeState) -> int:
        return state.offices.market

    def raised(self, amount: int) -> Purchase:
        return purchase(self.seat, self.section, self.budget + amount)

    def seats(self, state: RomeState) -> tuple[int, ...]:
        numbers = state.numbers
        cost = numbers.cost
        budget = self.budget
        for card in state.displays[BLACK_MARKET]:
            if cost[card] <= budget:
                return ASKED[self.seat]
        if budget >= numbers.blind_price and state.decks[BLACK_MARKET]:
            return ASKED[self.seat]
        return ASKED[self.seat] if usable(state, self.seat, state.offices.market) else NOBODY

    def run(self, state: RomeState) -> None:
        """Nothing can be bought."""
        finish_section(state, BLACK_MARKET, self.section)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        numbers = state.numbers
        cost = numbers.cost
        budget = self.budget
        legal = []
        for card in state.displays[BLACK_MARKET]:
            if cost[card] <= budget and BUY[card] not in legal:
                legal.append(BUY[card])
        if budget >= numbers.blind_price and state.decks[BLACK_MARKET]:
            legal.append(BUY_BLIND)
        for card in usable(state, seat, state.offices.market):
            legal.append(ACTIVATE[card])
        legal.append(STOP)
        return legal

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        if move is STOP:
            finish_section(state, BLACK_MARKET, self.section)
            return
        if move.verb == "activate":
            activate(state, seat, move.code)
            return
        if move is BUY_BLIND:  # ROM-1.9
            card = state.decks[BLACK_MARKET][-1]
            state.decks[BLACK_MARKET] = state.decks[BLACK_MARKET][:-1]
            state.purchases = (state.purchases, state.round, seat, BLIND)
            state.revealed += 1
            cost = state.numbers.blind_price
            state.heard and state.whisper(
                "buys-blind", "ROM-4.2", (seat,), {"card": ARENA_NAMES[card]}, seat=seat, cost=cost
            )
        else:
            card = move.code
            at = state.displays[BLACK_MARKET].index(card)
            state.displays[BLACK_MARKET] = (
                state.displays[BLACK_MARKET][:at] + state.displays[BLACK_MARKET][at + 1 :]
            )
            state.purchases = (state.purchases, state.round, seat, card)
            cost = state.numbers.cost[card]
            state.heard and state.tell("buys", self.rule, seat=seat, card=ARENA_NAMES[card], cost=cost)
        state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
        state.stack[-1] = purchase(seat, self.section, self.budget - cost)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb == "activate":
            return why_not_activate(state, seat, move.code, state.offices.market)
        if move is BUY_BLIND:
            if not state.decks[BLACK_MARKET]:
                return Reason("[arena-deck-empty] the arena deck is empty", "ROM-3.80")
            price = state.game.blind_price
            text = "[unseen-card-costs] an unseen card costs {cost}, you have {left} left"
            return Reason(text, "ROM-1.9", cost=price, left=self.budget)
        if move.verb != "buy":
            return Reason("[buy-arena-cards] buy arena cards or stop", self.rule)
        name = ARENA_NAMES[move.code]
        if move.code not in state.displays[BLACK_MARKET]:
            return Reason("[not-display] {card} is not in the display", self.rule, card=name)
        text = "[costs-left] {card} costs {cost}, you have {left} left"
        return Reason(text, self.rule, card=name, cost=state.game.cost[move.code], left=self.budget)


# Steps are values, so equal ones are made once and shared: by seat, section, and what is left of the section's dice.
USUAL: Final = range(40)  # more only where an edition or a position gives it
PLACES: Final = [(seat, section) for seat in range(4) for section in range(SECTIONS + 1)]
CONQUESTS: Final = [[Conquest(seat, section, left) for left in USUAL] for seat, section in PLACES]
TAKINGS: Final = [[TakeSenateCard(seat, section, left) for left in USUAL] for seat, section in PLACES]
PURCHASES: Final = [[Purchase(seat, section, left) for left in USUAL] for seat, section in PLACES]


def in_table(section: int, left: int) -> bool:
    return 0 <= section <= SECTIONS and 0 <= left < len(USUAL)


def conquest(seat: int, section: int, strength: int) -> Conquest:
    if in_table(section, strength):
        return CONQUESTS[seat * (SECTIONS + 1) + section][strength]
    return Conquest(seat, section, strength)


def take_senate_card(seat: int, section: int, left: int) -> TakeSenateCard:
    if in_table(section, left):
        return TAKINGS[seat * (SECTIONS + 1) + section][left]
    return TakeSenateCard(seat, section, left)


def purchase(seat: int, section: int, budget: int) -> Purchase:
    if in_table(section, budget):
        return PURCHASES[seat * (SECTIONS + 1) + section][budget]
    return Purchase(seat, section, budget)
