"""Setting up (SEN-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import DRAFT_ROW, EVENTS, NEW_SENATOR, OFFICES_END, OUT_OF_GAME, RESOURCES, SENATE
from .state import SenatorsState
from .steps.turn import InfluenceDraft, Turn

if TYPE_CHECKING:
    from taberna.kernel.chance import Chance

    from .game import Senators
    from .options import SenatorsOptions


def deal(game: Senators, options: SenatorsOptions, seats: int, chance: Chance) -> SenatorsState:
    state = SenatorsState()
    state.begin(game, options, seats, chance)
    state.senators = [game.start_senators] * seats  # SEN-2.3
    state.cash = list(game.start_money[:seats])  # SEN-2.7
    for board in range(3):  # SEN-2.4: one face-down card of each deck to everybody
        deck = chance.shuffled(f"deck {board + 1}", game.deck_cards[board])
        for seat in range(seats):
            state.hand[seat] += (deck.pop(),)
        state.decks[board] = tuple(deck)
    state.hand = [tuple(sorted(hand)) for hand in state.hand]
    state.decks[SENATE] = tuple(chance.shuffled("offices", range(RESOURCES, OFFICES_END)))  # SEN-2.5
    state.event_deck = tuple(reversed(_event_deck(options, chance)))
    state.stack.append(Turn())
    if options.variant_influence:  # SEN-2.10: players + 1 cards face up, the last seat picks first
        row = chance.shuffled("influence", range(9))[: seats + 1]
        state.holder = [DRAFT_ROW if i in row else OUT_OF_GAME for i in range(9)]
        state.stack.append(InfluenceDraft(seats - 1))
    return state


def _event_deck(options: SenatorsOptions, chance: Chance) -> list[int]:
    """The event cards from the top (SEN-2.6, SEN-2.9)."""
    if not options.variant_antiluck:
        return chance.shuffled("events", range(EVENTS))
    others = chance.shuffled("events", range(NEW_SENATOR, EVENTS))
    wars = chance.shuffled("wars", range(NEW_SENATOR))
    size = antiluck_top(options)
    top = chance.shuffled("top packet", others[:size] + wars[:2])
    bottom = chance.shuffled("bottom packet", others[size:] + wars[2:])
    return top + bottom


def antiluck_top(options: SenatorsOptions) -> int:
    """How many cards other than Wars lie in the upper packet (SEN-6.5)."""
    return 8 if options.antiluck_packets == "8_on_top" else 9
