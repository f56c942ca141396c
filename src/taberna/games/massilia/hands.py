"""Where god cards are: hand, display, draw pile, discard pile (MAS-3.7, MAS-3.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .gods import CARD_NAMES, GOD_BIT, GOD_OF, GODS, PLAYED, God
from .pieces import GAP

if TYPE_CHECKING:
    from .state import MassiliaState


def usable(state: MassiliaState, seat: int) -> int:
    """The gods a player could play now, as bits: everything in hand that is not fresh or need not wait (MAS-3.7.4)."""
    gods = 0
    fresh = state.fresh[seat]
    for card in state.hand[seat]:
        if card not in fresh or not GODS[GOD_OF[card]].waits(state.options):
            gods |= GOD_BIT[card]
    return gods


def play_cards(state: MassiliaState, seat: int, cards: int) -> None:
    """Play one card of each of these gods (bits)."""
    if not cards:
        return
    for god in PLAYED:
        if cards & god.bit:
            play_card(state, seat, god)


def play_card(state: MassiliaState, seat: int, god: God, rule: str = "") -> None:
    """Play a card of this god face up to the discard pile (MAS-3.7.1).

    Of two copies the one that everybody saw being taken goes first: so nobody learns of the other.
    """
    hand = state.hand[seat]
    copies = [card for card in hand if GOD_BIT[card] == god.bit and card not in state.fresh[seat]]
    if not copies:  # a fresh Pluto, where the option allows it (MAS-6.9)
        copies = [card for card in hand if GOD_BIT[card] == god.bit]
    seen = state.seen[seat]
    card = next((c for c in copies if c in seen), copies[0])
    state.hand[seat] = _without(hand, card)
    if card in seen:
        state.seen[seat] = _without(seen, card)
    if card in state.fresh[seat]:
        state.fresh[seat] = _without(state.fresh[seat], card)
    state.discard += (card,)
    state.revealed += 1
    state.heard and state.tell("plays-card", rule or god.rule, seat=seat, card=CARD_NAMES[card])


def _without(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple([card for card in cards if card != gone])


def take_from_display(state: MassiliaState, seat: int, place: int) -> None:
    """A display card goes to the hand, for all to see; the gap is refilled at once (MAS-3.14.3)."""
    card = state.display[place]
    _to_hand(state, seat, card)
    state.seen[seat] = tuple(sorted((*state.seen[seat], card)))
    state.heard and state.tell("takes-card", "MAS-3.14.3", seat=seat, card=CARD_NAMES[card])
    refill(state, place)


def take_from_pile(state: MassiliaState, seat: int) -> None:
    """The top card of the draw pile goes to the hand, seen by its owner alone (MAS-4.6)."""
    card = _draw(state)
    _to_hand(state, seat, card)
    state.heard and state.whisper(
        "draws-card", "MAS-4.6", to=(seat,), secret={"card": CARD_NAMES[card]}, seat=seat
    )


def refill(state: MassiliaState, place: int) -> None:
    """Reveal the top card onto a display space; with no card anywhere the gap stays (MAS-7.11)."""
    card = _draw(state) if state.draw_pile or state.discard else GAP
    first, second = state.display
    state.display = (card, second) if place == 0 else (first, card)
    if card != GAP:
        state.heard and state.tell("reveals-card", "MAS-3.14.3", card=CARD_NAMES[card])


def _to_hand(state: MassiliaState, seat: int, card: int) -> None:
    state.hand[seat] = tuple(sorted((*state.hand[seat], card)))
    state.fresh[seat] = tuple(sorted((*state.fresh[seat], card)))


def _draw(state: MassiliaState) -> int:
    """The top card; an empty pile is made of the discards only now (MAS-3.14.5, MAS-7.11)."""
    state.revealed += 1
    if not state.draw_pile:
        _reshuffle(state)
    card = state.draw_pile[-1]
    state.draw_pile = state.draw_pile[:-1]
    return card


def _reshuffle(state: MassiliaState) -> None:
    state.shuffles += 1
    ages = list(state.ages)
    for card in state.discard:
        ages[card] = state.shuffles
    state.ages = tuple(ages)
    state.draw_pile = tuple(state.chance.shuffled("god cards", sorted(state.discard)))
    state.discard = ()
    state.heard and state.tell("reshuffles", "MAS-3.14.5", number=len(state.draw_pile))
