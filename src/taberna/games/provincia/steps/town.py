"""Choosing towns and dealing (PRO-2.2, PRO-2.13, PRO-2.15, PRO-D01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Step

from ..alphabet import TOWN
from ..cards import AEDIFICIUM, CARD_NAMES, TOWN_NAMES, token
from ..memory import DEALT
from .base import SeatStep

if TYPE_CHECKING:
    from ..state import ProvinciaState


class ChooseTown(SeatStep):
    """Every player takes a different town, in lobby order (PRO-D01)."""

    rule = "PRO-2.2"
    on = ("DealHands",)

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [move for move in TOWN if move.code not in state.town]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        state.town = (*state.town[:seat], move.code, *state.town[seat + 1 :])
        state.heard and state.tell("takes-town", "PRO-D01", seat=seat, town=TOWN_NAMES[move.code])
        following = (seat + 1) % state.seats
        if state.town[following] < 0:
            state.stack[-1] = ChooseTown(following)
        else:
            state.stack.pop()

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb == "town":
            text = "[already-taken-seat] {town} is already taken by seat {other}"
            return Reason(text, self.rule, town=move.args[0], other=state.town.index(move.code))
        return Reason("[choose-town] choose a town first", self.rule)


class DealHands(Step):
    """One building card to everybody, and the tokens, once the colours are known (PRO-2.13, PRO-2.15)."""

    rule = "PRO-2.13"
    on = ("ChooseDeck",)

    def run(self, state: ProvinciaState) -> None:
        state.stack.pop()
        state.revealed += 1
        deck = state.decks[AEDIFICIUM]
        for seat in range(state.seats):
            state.hand[seat] = (deck[-1 - seat],)
            state.story = (state.story, DEALT, AEDIFICIUM, seat, 0, 0)
        state.decks[AEDIFICIUM] = deck[: -state.seats]
        deal_tokens(state)
        for seat in range(state.seats):
            told = {"card": CARD_NAMES[state.hand[seat][0]]}
            state.heard and state.whisper("dealt", self.rule, (seat,), told, seat=seat)
        state.heard and state.tell("round", "PRO-3.1", number=1, seat=state.start)


def deal_tokens(state: ProvinciaState) -> None:
    """The own +1 to each player; the other tokens of the colours in play are mixed and dealt (PRO-2.15)."""
    tables = state.tables
    colours = [tables.colour[town] for town in state.town]
    mixed = [one for colour in colours for one in tables.mixed_tokens[colour]]
    pool = state.chance.shuffled("tokens", mixed)
    each = len(mixed) // state.seats
    for seat, colour in enumerate(colours):
        own = pool[seat * each : seat * each + each]
        state.tokens[seat] = tuple(sorted((token(colour, 1), *own)))
