"""The end of phase 2: hands of more than five cards (PRO-3.42, PRO-D13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Step

from ..alphabet import DISCARD
from ..cards import (
    AEDIFICIUM,
    BATTLE_ROUNDS,
    BUILDINGS,
    BY_PLACE,
    CARD_NAMES,
    DECK_NAMES,
    DECK_RANGES,
    HORREUM,
    PLACE,
    SPQR,
)
from ..goods import without
from ..memory import HID
from .base import not_in_hand
from .combat import CHOOSE_TOKENS
from .upkeep import UPKEEP

if TYPE_CHECKING:
    from ..state import ProvinciaState


class HandLimit(Step):
    """Discard down to five, secretly, in turn order, card by card (PRO-D13).

    The cards are named in card order, so that every set is offered once: ``lowest`` is the place of the last
    one named.
    """

    rule = "PRO-3.42"
    told: ClassVar[dict[str, str]] = {"number": "number"}

    def __init__(self, turn: int, lowest: int) -> None:
        self.turn = turn
        self.lowest = lowest

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        if self.turn < state.seats:
            seat = (state.start + self.turn) % state.seats
            if len(state.hand[seat]) > state.tables.hand_limit:
                return (seat,)
        return ()

    def run(self, state: ProvinciaState) -> None:
        if self.turn + 1 < state.seats:
            state.stack[-1] = HAND_LIMIT[self.turn + 1]
        elif state.round in BATTLE_ROUNDS:  # PRO-3.3
            state.stack[-1] = CHOOSE_TOKENS
        else:
            state.stack[-1] = UPKEEP

    def _too_many(self, state: ProvinciaState, seat: int) -> int:
        return len(state.hand[seat]) - state.tables.hand_limit

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        cards = [card for card in state.hand[seat] if PLACE[card] >= self.lowest and card != HORREUM]
        cards.sort(key=PLACE.__getitem__)
        last = len(cards) - self._too_many(state, seat)  # behind it too few cards are left to finish with
        legal: list[Move] = []
        for i in range(last + 1):
            move = DISCARD[cards[i]]
            if not legal or legal[-1] is not move:
                legal.append(move)
        return legal

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        card = move.code
        deck = AEDIFICIUM if card < BUILDINGS else SPQR
        state.hand[seat] = without(state.hand[seat], card)
        state.piles[deck] += (card,)
        state.known[seat] = tuple(
            [c for c in state.known[seat] if c not in DECK_RANGES[deck] or c == HORREUM]
        )
        state.story = (state.story, HID, deck, seat, card, 0)
        state.heard and state.whisper(
            "hides", self.rule, (seat,), {"card": CARD_NAMES[card]}, seat=seat, deck=DECK_NAMES[deck]
        )
        if len(state.hand[seat]) > state.tables.hand_limit:
            state.stack[-1] = HandLimit(self.turn, PLACE[card])
        else:
            self.run(state)

    @classmethod
    def usual(cls, state: ProvinciaState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"lowest": 0}

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb != "discard":
            return Reason(
                "[discard-more-cards] discard {number} more first",
                self.rule,
                number=self._too_many(state, seat),
            )
        if move.code not in state.hand[seat]:
            return not_in_hand(move.code)
        if move.code == HORREUM:
            return Reason("[horreum-can-never] HORREUM can never be discarded", self.rule)
        if PLACE[move.code] < self.lowest:
            text = "[name-discards-order-hand] name your discards in the order of your hand: after {card}"
            return Reason(text, self.rule, card=CARD_NAMES[BY_PLACE[self.lowest]])
        text = (
            "[name-discards-order] name your discards in the order of your hand: {card} would leave too few"
        )
        return Reason(text, self.rule, card=CARD_NAMES[move.code])

    def shown_to(self, state: ProvinciaState, viewer: int | None) -> dict[str, Any]:
        """How many cards are due is public, which ones are named so far is not."""
        seat = state.in_turn(self.turn)
        shown: dict[str, Any] = {"turn": self.turn, "number": self._too_many(state, seat)}
        if viewer == seat:
            shown["lowest"] = self.lowest
        return shown


HAND_LIMIT: Final = [HandLimit(turn, 0) for turn in range(6)]
