"""A full state that agrees with a view: what a careful player would remember, the rest dealt at random.

All payments are public (SEN-4.2), so everybody's money is known to a perfect memory; a resource that went
face down in an extortion was seen by all; the other hidden cards are the starting hands, one of each deck. Whoever
is naming the cards of a set holds the rest of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from taberna.kernel.dealing import shuffle
from taberna.kernel.zones import lying, unseen

from .cards import BOARD_NAMES, EVENTS, NEW_SENATOR
from .sets import next_picks
from .setup import antiluck_top
from .steps.cash_in import CashIn, SellSet

if TYPE_CHECKING:
    from .game import Senators
    from .state import SenatorsState


def fill_unseen(game: Senators, state: SenatorsState, view: Mapping[str, Any]) -> None:
    """What nobody has seen lies in the decks, unmixed, and hidden hands hold what everybody saw go there."""
    state.refilled = tuple([game.codes["board"][name] for name in view["refilled"]])
    for seat, player in enumerate(view["players"]):
        if player["hand"] is None:
            state.hand[seat] = state.seen[seat]
    if view["deck_cards"] is None:
        known = lying(state, game.declared, "card")
        for board in state.refilled:
            known.update(_refilled(game, view, board))
        state.decks = [tuple([card for card in cards if card not in known]) for cards in game.deck_cards]
        state.event_deck = tuple(unseen(state, game.declared, "event"))


def _refilled(game: Senators, view: Mapping[str, Any], board: int) -> list[int]:
    """The cards that everybody knows to lie in a deck (SEN-7.1)."""
    return [game.codes["card"][name] for name in view["refilled"][BOARD_NAMES[board]]]


def fill_hidden(game: Senators, state: SenatorsState, view: Mapping[str, Any], rng: Random) -> None:
    if view["deck_cards"] is None:
        _deal_cards(game, state, view, rng)
        _deal_events(state, rng)
    _lock_bids(state, view, rng)


def _deal_cards(game: Senators, state: SenatorsState, view: Mapping[str, Any], rng: Random) -> None:
    """Deal the unseen resource and office cards to hands and decks."""
    hidden = [seat for seat, player in enumerate(view["players"]) if player["hand"] is None]
    unseen_cards = state.decks.copy()
    for board in state.refilled:
        deck = _refilled(game, view, board)
        shuffle(rng, deck)
        state.decks[board] = tuple(deck)
    while True:
        for board in range(4):
            cards = list(unseen_cards[board])
            shuffle(rng, cards)
            for seat in hidden:
                for _ in range(view["players"][seat]["hand_backs"].count(board + 1)):
                    state.hand[seat] += (cards.pop(),)
            if board not in state.refilled:
                state.decks[board] = tuple(cards)
        for seat in hidden:
            state.hand[seat] = tuple(sorted(state.hand[seat]))
        if _set_can_be_completed(state):
            return
        for seat in hidden:
            state.hand[seat] = state.seen[seat]


def _set_can_be_completed(state: SenatorsState) -> bool:
    """Whoever has begun to name a set holds the rest of it, whatever that is."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, SellSet):
        return True
    cash_in = state.stack[-2]
    assert isinstance(cash_in, CashIn)
    return bool(next_picks(state, step.seat, step.picks, cash_in.free_sets != 0))


def _deal_events(state: SenatorsState, rng: Random) -> None:
    events = list(state.event_deck)
    shuffle(rng, events)
    if state.options.variant_antiluck:
        events = _two_packets(state, events, rng)
    state.event_deck = tuple(events)


def _two_packets(state: SenatorsState, events: list[int], rng: Random) -> list[int]:
    """Keep two Wars in the upper packet and three in the lower one (SEN-2.9); the top is last."""
    size = antiluck_top(state.options)
    drawn = EVENTS - len(events)
    if drawn >= size + 2:
        return events
    wars = [e for e in events if e < NEW_SENATOR]
    others = [e for e in events if e >= NEW_SENATOR]
    wars_on_top = max(0, 2 - len(state.war_row))
    others_on_top = size + 2 - drawn - wars_on_top
    top = wars[:wars_on_top] + others[:others_on_top]
    bottom = wars[wars_on_top:] + others[others_on_top:]
    shuffle(rng, top)
    shuffle(rng, bottom)
    return bottom + top


def _lock_bids(state: SenatorsState, view: Mapping[str, Any], rng: Random) -> None:
    """A locked bid of somebody else could be any amount that was in hand then."""
    for seat, player in enumerate(view["players"]):
        if player["locked"] and player["secret_bid"] is None:
            state.locked[seat] = rng.randint(0, state.cash[seat] - 5 * player["embezzled_since"])
