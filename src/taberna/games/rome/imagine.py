"""A full state that agrees with a view: what a careful player would remember, the rest dealt at random.

Only arena cards and the order of the decks are hidden. Purchases from the display and performances were
seen by all; so of a hidden hand the displayed cards that were not performed are known, and the rest came
unseen from the deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from taberna.kernel.dealing import shuffle

from .cards import BLACK_MARKET, MILITARY, SENATE, SMALLEST_SET
from .displays import stacked

if TYPE_CHECKING:
    from .game import Rome
    from .state import RomeState


def fill_unseen(game: Rome, state: RomeState, view: Mapping[str, Any]) -> None:
    """What nobody has seen lies in the decks, unmixed, and hidden hands hold what all know to be in them."""
    if view["deck_cards"] is not None:
        return
    for seat, player in enumerate(view["players"]):
        if player["hand"] is None:
            state.hands[seat] = tuple(sorted(state.known(seat)))
    provinces = game.provinces_in_play(state.seats)
    offices = game.senate_deck(state.options, state.seats)
    state.decks = [
        _unseen(provinces, state.provinces, state.displays[MILITARY], state.removed[MILITARY]),
        _unseen(offices, state.senate, state.displays[SENATE], state.removed[SENATE]),
        _unseen_arena(game, state),
    ]


def _unseen(
    cards: Sequence[int], owned: Sequence[int], shown: tuple[int, ...], removed: tuple[int, ...]
) -> tuple[int, ...]:
    """Of cards that there are once: those that nobody owns and that lie nowhere."""
    gone = 0
    for mask in owned:
        gone |= mask
    for card in shown:
        gone |= 1 << card
    for card in removed:
        gone |= 1 << card
    return tuple([card for card in cards if not gone >> card & 1])


def _unseen_arena(game: Rome, state: RomeState) -> tuple[int, ...]:
    left = game.copies.copy()
    for pile in (*state.hands, state.displays[BLACK_MARKET], state.removed[BLACK_MARKET]):
        for card in pile:
            left[card] -= 1
    cards: list[int] = []
    for card, count in enumerate(left):
        if count:
            cards += [card] * count
    return tuple(cards)


def fill_hidden(game: Rome, state: RomeState, view: Mapping[str, Any], rng: Random) -> None:
    if view["deck_cards"] is None:
        state.decks[MILITARY] = _by_epoch(state.decks[MILITARY], game.province_epoch, rng)
        state.decks[SENATE] = _by_epoch(state.decks[SENATE], state.offices.epochs, rng)
        _arena(state, view, rng)
    _sets(state, view, rng)


def _by_epoch(cards: Sequence[int], epochs: Sequence[int], rng: Random) -> tuple[int, ...]:
    """The provinces or senate cards nobody has seen yet, each epoch in any order."""
    deck = list(cards)
    shuffle(rng, deck)
    return stacked(deck, epochs)


def _arena(state: RomeState, view: Mapping[str, Any], rng: Random) -> None:
    """The unseen cards are dealt to hands and deck."""
    cards = list(state.decks[BLACK_MARKET])
    shuffle(rng, cards)
    for seat, player in enumerate(view["players"]):
        if player["hand"] is None:
            blind = player["hand_size"] - len(state.hands[seat])
            if blind:
                state.hands[seat] = tuple(sorted([*state.hands[seat], *cards[:blind]]))
                del cards[:blind]
    state.decks[BLACK_MARKET] = tuple(cards)


def _sets(state: RomeState, view: Mapping[str, Any], rng: Random) -> None:
    """A committed set of somebody else could be any of three or more cards, or none (ROM-3.94)."""
    for seat, player in enumerate(view["players"]):
        if player["staged"] is None and player["committed"] and rng.random() < 0.8:
            hand = state.hands[seat]
            chosen = tuple(sorted(rng.sample(hand, rng.randint(SMALLEST_SET, len(hand)))))
            state.staged = (*state.staged[:seat], chosen, *state.staged[seat + 1 :])
