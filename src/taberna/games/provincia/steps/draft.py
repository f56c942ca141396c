"""Phase 1, select cards (PRO-3.16 to PRO-3.25, PRO-D02, PRO-D03)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat, Step

from ..alphabet import SELECT, TAKE, TAKE_FACE_DOWN
from ..cards import AEDIFICIUM, CARD_NAMES, DECK_NAMES, FIRST_OPES, OPES, Deck, names
from ..draw_cards import draw
from ..goods import add_card, by_good, gain_all, without
from ..memory import CLEARED, DRAWN, PILED, TOOK_HIDDEN, TOOK_OPEN
from .turn import PLAY_TURN

if TYPE_CHECKING:
    from ..state import ProvinciaState

LAID_OUT: Final = 6
FACE_UP: Final = 4


def selections(seats: int) -> int:
    """How often a deck is chosen in a round: with 2 or 3 players everybody chooses twice (PRO-3.16)."""
    return seats if seats > 3 else 2 * seats


class ChooseDeck(Step):
    """The chooser picks a deck that still has an action marker (PRO-3.17, PRO-D02)."""

    rule = "PRO-3.17"

    def __init__(self, selection: int) -> None:
        self.selection = selection

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        if self.selection < selections(state.seats):
            for deck in range(3):
                if state.markers[deck] and (state.decks[deck] or state.piles[deck]):
                    return (state.in_turn(self.selection),)
        return ()

    def run(self, state: ProvinciaState) -> None:
        """All have chosen, or no deck can be chosen and the selection is skipped."""
        if self.selection >= selections(state.seats):
            state.stack[-1] = PLAY_TURN[False][0]
            return
        state.heard and state.tell("no-selection", self.rule, seat=state.in_turn(self.selection))
        state.stack[-1] = CHOOSE_DECK[self.selection + 1]

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [
            SELECT[deck]
            for deck in range(3)
            if state.markers[deck] and (state.decks[deck] or state.piles[deck])
        ]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        deck = move.code
        state.markers[deck] -= 1
        state.heard and state.tell("selects", self.rule, seat=seat, deck=DECK_NAMES[deck])
        cards, before = draw(state, deck, LAID_OUT)
        state.story = (state.story, DRAWN, deck, -1, cards, before)
        state.face_up = tuple(sorted(cards[:FACE_UP]))
        state.face_down = cards[FACE_UP:]
        state.revealed += 1
        state.heard and state.tell(
            "lays-out", "PRO-3.18", cards=names(state.face_up), number=len(state.face_down)
        )
        state.stack[-1] = CHOOSE_DECK[self.selection + 1]
        state.stack.append(TAKE_CARD[deck][seat][0])

    @classmethod
    def usual(cls, state: ProvinciaState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"selection": 0}

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb != "select":
            return Reason("[choose-deck] choose a deck first", self.rule)
        if not state.markers[move.code]:
            return Reason(
                "[no-action-marker] {deck} has no action marker left", self.rule, deck=DECK_NAMES[move.code]
            )
        return Reason("[no-card-left] {deck} has no card left", self.rule, deck=DECK_NAMES[move.code])


class TakeCard(Step):
    """Everybody takes one card, the chooser first, then clockwise (PRO-3.19, PRO-D03)."""

    rule = "PRO-3.19"
    on = ("ChooseDeck",)

    def __init__(self, deck: Deck, chooser: Seat, taken: int) -> None:
        self.deck = deck
        self.chooser = chooser
        self.taken = taken

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        if self.taken < state.seats:
            if state.face_up:
                return ((self.chooser + self.taken) % state.seats,)
            for card in state.face_down:
                if card >= 0:
                    return ((self.chooser + self.taken) % state.seats,)
        return ()

    def run(self, state: ProvinciaState) -> None:
        """The remaining cards go to the discard pile, face-down ones unseen (PRO-3.22)."""
        state.stack.pop()
        hidden = tuple([card for card in state.face_down if card >= 0])
        if state.face_up or hidden:
            state.story = (state.story, CLEARED, self.deck, -1, state.face_up, state.face_down)
            state.piles[self.deck] += state.face_up + hidden
            state.heard and state.tell(
                "clears",
                "PRO-3.22",
                cards=names(state.face_up),
                number=len(hidden),
                deck=DECK_NAMES[self.deck],
            )
        state.face_up = state.face_down = ()

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        legal = []
        last = -1
        for card in state.face_up:
            if card != last:
                legal.append(TAKE[card])
                last = card
        for place, card in enumerate(state.face_down):
            if card >= 0:
                legal.append(TAKE_FACE_DOWN[place])
        return legal

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        deck = self.deck
        state.stack[-1] = TAKE_CARD[deck][self.chooser][self.taken + 1]
        if move.verb == "take":
            card = move.code
            state.face_up = without(state.face_up, card)
            place = -1
        else:
            place = move.code - 1
            card = state.face_down[place]
            state.face_down = (*state.face_down[:place], -1, *state.face_down[place + 1 :])
            state.revealed += 1
        if deck == OPES:
            self._use(state, seat, card, place)
            return
        state.hand[seat] = add_card(state.hand[seat], card)
        if place < 0:
            state.known[seat] = add_card(state.known[seat], card)
            state.story = (state.story, TOOK_OPEN, deck, seat, card, 0)
            state.heard and state.tell("takes", "PRO-3.20", seat=seat, card=CARD_NAMES[card])
        else:
            state.story = (state.story, TOOK_HIDDEN, deck, seat, place, card)
            state.heard and state.whisper(
                "takes-hidden",
                "PRO-3.20",
                (seat,),
                {"card": CARD_NAMES[card]},
                seat=seat,
                deck=DECK_NAMES[deck],
            )

    def _use(self, state: ProvinciaState, seat: int, card: int, place: int) -> None:
        """The Quaestor half for the chooser, the lower half for everybody else (PRO-3.21)."""
        tables = state.tables
        half = tables.quaestor if seat == self.chooser else tables.other
        got = gain_all(state, seat, half[card - FIRST_OPES])
        state.piles[OPES] += (card,)
        state.story = (state.story, PILED, OPES, seat, card, place)
        state.heard and state.tell(
            "opes-quaestor" if seat == self.chooser else "opes-other",
            "PRO-3.21",
            seat=seat,
            card=CARD_NAMES[card],
            **by_good(got),
        )

    @classmethod
    def usual(cls, state: ProvinciaState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"deck": AEDIFICIUM, "taken": 0}

    def under(self, state: ProvinciaState) -> Step:
        return CHOOSE_DECK[state.turn_of(self.chooser) + 1]

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "take":
            return Reason(
                "[not-lie-face] {card} does not lie face up here", self.rule, card=CARD_NAMES[move.code]
            )
        if move.verb == "take_face_down":
            return Reason(
                "[no-face-down] there is no face-down card {place} any more", self.rule, place=move.code
            )
        return Reason("[take-one-cards] take one of the cards laid out first", self.rule)


# Steps are values, so each is made once: that is much faster than making it when it is needed.
CHOOSE_DECK: Final = [ChooseDeck(selection) for selection in range(13)]
TAKE_CARD: Final = [
    [[TakeCard(deck, chooser, taken) for taken in range(7)] for chooser in range(6)] for deck in range(3)
]
