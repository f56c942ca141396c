"""The decisions of intrigue cards about other players' sums, provinces and jewels (ROM-3.61 to ROM-3.63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.kinds import members
from taberna.kernel.move import Move

from ..alphabet import DESTROY, DISCARD, TARGET
from ..cards import JEWELS, MILITARY, PROVINCE_NAMES, SENATE, SENATE_NAMES
from .base import CardStep

if TYPE_CHECKING:
    from ..state import RomeState


class TribunusTarget(CardStep):
    """Tribunus (intrigue): whose sum counts 3 more (ROM-3.61)."""

    rule = "ROM-3.61"
    on = ("OrderWindow",)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return TARGET[: state.seats]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        state.stack.pop()
        state.add_to_sum(move.code, 3)
        state.heard and state.tell(
            "raises-sum", self.rule, seat=seat, target=move.code, total=state.sums[move.code]
        )

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        return Reason("[choose-player-whose] first choose the player whose sum counts 3 more", self.rule)


class DiscardSenateCard(CardStep):
    """Hispania Maximus (intrigue): which own senate card leaves the game, even itself (ROM-D17 i)."""

    rule = "ROM-3.62"

    @staticmethod
    def possible(state: RomeState, seat: int) -> bool:
        return bool(state.senate[seat]) and DestroyProvince.possible(state, seat)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return [DISCARD[card] for card in members(state.senate[seat])]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        """Provinces under the card stay exhausted (ROM-7.22)."""
        card = move.code
        state.senate[seat] &= ~(1 << card)
        state.used &= ~(1 << card)
        state.laid = tuple(entry for entry in state.laid if entry[0] != card)
        state.removed[SENATE] += (card,)
        state.heard and state.tell("discards", self.rule, seat=seat, card=SENATE_NAMES[card])
        state.stack[-1] = DestroyProvince(seat)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        return Reason("[discard-one-own] first discard one of your own senate cards", self.rule)


class DestroyProvince(CardStep):
    """Hispania Maximus (intrigue): which province of epoch I is lost, whoever holds it (ROM-D17 ii)."""

    rule = "ROM-3.62"

    @staticmethod
    def possible(state: RomeState, seat: int) -> bool:
        """ROM-7.24."""
        return any(owned & state.game.of_epoch_one for owned in state.provinces)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        held = 0
        for owned in state.provinces:
            held |= owned
        return [DESTROY[province] for province in members(held & state.game.of_epoch_one)]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        """Senate cards on it stay with their owner, exhausted (ROM-7.21)."""
        state.stack.pop()
        bit = 1 << move.code
        owner = next(s for s in range(state.seats) if state.provinces[s] & bit)
        state.provinces[owner] &= ~bit
        state.exhausted &= ~bit
        state.laid = tuple([(card, provinces & ~bit) for card, provinces in state.laid])
        state.removed[MILITARY] += (move.code,)
        state.move_marker(owner, state.game.resource[move.code], -1)
        state.heard and state.tell(
            "destroys", self.rule, seat=seat, other=owner, card=PROVINCE_NAMES[move.code]
        )

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb != "destroy":
            return Reason("[now-choose-province] now choose a province of epoch I that is lost", self.rule)
        name = PROVINCE_NAMES[move.code]
        if state.game.province_epoch[move.code] != 1:
            return Reason("[no-province-epoch] {card} is no province of epoch I", "ROM-7.24", card=name)
        return Reason("[nobody-holds] nobody holds {card}", self.rule, card=name)


class StealJewel(CardStep):
    """Africanus Maximus (intrigue): whose jewel is stolen (ROM-D18)."""

    rule = "ROM-3.63"

    @staticmethod
    def possible(state: RomeState, seat: int) -> bool:
        """ROM-7.26."""
        return any(state.forum[s][JEWELS] for s in range(state.seats) if s != seat)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return [TARGET[s] for s in range(state.seats) if s != seat and state.forum[s][JEWELS]]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        state.stack.pop()
        state.move_marker(move.code, JEWELS, -1)
        state.move_marker(seat, JEWELS, 1)
        state.heard and state.tell("steals", self.rule, seat=seat, other=move.code)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb != "target" or move.code >= state.seats:
            return Reason("[choose-player-who-loses] first choose the player who loses a jewel", self.rule)
        if move.code == seat:
            return Reason("[cannot-steal-from-yourself] you cannot steal from yourself", "ROM-7.26")
        return Reason("[seat-no-jewel] seat {seat} has no jewel", "ROM-7.26", seat=move.code)
