"""CONSUETUDO: look at ten building cards, keep one, put the others back (PRO-3.36, PRO-D10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat

from ..alphabet import KEEP, PUT
from ..cards import AEDIFICIUM, CARD_NAMES, Card, names
from ..draw_cards import draw
from ..goods import add_card, without
from ..memory import ARRANGED, KEPT, PEEKED
from ..steps.base import CardStep, distinct
from .base import Hindrance, SenateCard

if TYPE_CHECKING:
    from ..state import ProvinciaState


class Consuetudo(SenateCard):
    __slots__ = ()

    def obstacle(self, state: ProvinciaState, seat: int, card: int, final: bool) -> Hindrance | None:
        return None if state.decks[AEDIFICIUM] or state.piles[AEDIFICIUM] else _nothing_to_see

    def effect(self, state: ProvinciaState, seat: int, card: int) -> None:
        """The top cards, after the gold is paid (PRO-7.34)."""
        cards, before = draw(state, AEDIFICIUM, state.tables.looks_at[card])
        state.story = (state.story, PEEKED, AEDIFICIUM, seat, cards, before)
        state.revealed += 1
        state.heard and state.whisper(
            "looks", "PRO-3.36", (seat,), {"cards": names(cards)}, seat=seat, number=len(cards)
        )
        state.stack.append(KeepCard(seat, tuple(sorted(cards))))


def _nothing_to_see(state: ProvinciaState, seat: int, card: int) -> Reason:
    return Reason("[no-building-card] there is no building card to look at", "PRO-3.66")


class KeepCard(CardStep):
    """One of the cards goes to the hand (PRO-D10). Only its player knows the cards."""

    rule = "PRO-3.36"
    told: ClassVar[dict[str, str]] = {"number": "number"}

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [KEEP[card] for card in distinct(self.cards)]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.stack.pop()
        state.hand[seat] = add_card(state.hand[seat], move.code)
        state.story = (state.story, KEPT, AEDIFICIUM, seat, move.code, 0)
        state.heard and state.whisper("keeps", self.rule, (seat,), {"card": CARD_NAMES[move.code]}, seat=seat)
        _arrange(state, seat, without(self.cards, move.code), ())

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "keep":
            return Reason(
                "[not-among-cards] {card} is not among the cards you look at",
                self.rule,
                card=CARD_NAMES[move.code],
            )
        return Reason("[keep-one-cards] keep one of the cards you look at first", self.rule)

    def shown_to(self, state: ProvinciaState, viewer: int | None) -> dict[str, Any]:
        shown: dict[str, Any] = {"seat": self.seat, "number": len(self.cards)}
        if viewer == self.seat:
            shown["cards"] = names(self.cards)
        return shown


def _arrange(state: ProvinciaState, seat: int, left: tuple[int, ...], placed: tuple[int, ...]) -> None:
    """Ask for the next card from the top; the last one needs no question."""
    if len(left) > 1:
        state.stack.append(ArrangeCards(seat, left, placed))
        return
    order = placed + left
    state.decks[AEDIFICIUM] += order[::-1]
    state.story = (state.story, ARRANGED, AEDIFICIUM, seat, order, 0)


class ArrangeCards(CardStep):
    """The others go back on the deck, named from the top downwards (PRO-D10)."""

    rule = "PRO-3.36"
    told: ClassVar[dict[str, str]] = {"number": "number", "done": "number"}

    def __init__(self, seat: Seat, left: tuple[Card, ...], placed: tuple[Card, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.placed = placed

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [PUT[card] for card in distinct(self.left)]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.stack.pop()
        state.heard and state.whisper(
            "puts-back", self.rule, (seat,), {"card": CARD_NAMES[move.code]}, seat=seat
        )
        _arrange(state, seat, without(self.left, move.code), (*self.placed, move.code))

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "put":
            return Reason(
                "[not-among-cards-left] {card} is not among the cards left",
                self.rule,
                card=CARD_NAMES[move.code],
            )
        return Reason(
            "[put-other-cards] put the other cards back on the deck first, the top one first", self.rule
        )

    def shown_to(self, state: ProvinciaState, viewer: int | None) -> dict[str, Any]:
        shown: dict[str, Any] = {"seat": self.seat, "number": len(self.left), "done": len(self.placed)}
        if viewer == self.seat:
            shown["left"] = names(self.left)
            shown["placed"] = names(self.placed)
        return shown
