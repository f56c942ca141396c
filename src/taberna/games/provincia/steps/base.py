"""What the steps of Provincia Romana have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.errors import Reason
from taberna.kernel.step import Seat, Step

from ..cards import CARD_NAMES, CARDS, Cards

if TYPE_CHECKING:
    from ..state import ProvinciaState


class SeatStep(Step):
    """A step that asks one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        return (self.seat,)


class CardStep(SeatStep):
    """A choice of a player whose turn it is, for a card that is being played (PRO-7.34)."""

    on = ("PlayTurn",)

    def under(self, state: ProvinciaState) -> Step | None:
        return own_turn(state, self.seat)


def own_turn(state: ProvinciaState, seat: int) -> Step:
    """The turn of a player in which a card is being played."""
    play_turn: Any = state.game.steps["PlayTurn"]
    turn: Step = play_turn(state.turn_of(seat), False)
    return turn


def not_in_hand(card: int) -> Reason:
    return Reason("[not-hand] {card} is not in your hand", "PRO-3.26", card=CARD_NAMES[card])


def distinct(cards: Cards) -> list[int]:
    """Each card once, in order: equal cards are one choice."""
    found: list[int] = []
    last = CARDS
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found
