"""The memory of Provincia Romana as numbers: what everybody, and what the observer alone, remembers of hidden cards.

Cards of all decks have one place each. Every field is made from a view, or from the parts of the state that
`view.SEEN_OF_MEMORY` lists, which is quicker.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from taberna.adapters.encoding import Field, View, computed
from taberna.kernel.game import Game

from .cards import DECK_NAMES

COPIES, SHUFFLES, SOME = 4.0, 4.0, 10.0  # what numbers are divided by
HELD = DECK_NAMES[:2]  # the decks whose cards come into hands
OF_DECK = 6  # numbers of a hand for each of them
MOST_CARDS = 132  # in a list
ALIKE = [1 / COPIES] * MOST_CARDS
FROM_TOP = [1 / (1 + place) for place in range(MOST_CARDS)]
OF_PLACE = [0.5, 1.0]


def fields_of_memory(game: Game, seats: int) -> list[Field]:
    cards = game.names["card"]
    places = {card: place for place, card in enumerate(cards)}
    return [
        _decks(),
        _listed(places, ("pile",), "known cards in the discard piles / 4", ALIKE),
        _listed(places, ("within",), "known cards in the decks / 4", ALIKE),
        *(_hand(places, place) for place in range(seats)),
        _listed(places, ("private", "within"), "cards the observer knows to be in the decks / 4", ALIKE),
        _listed(places, ("private", "buried"), "discards that the observer alone knows / 4", ALIKE),
        _listed(places, ("private", "top"), "cards the observer knows on top: 1, 1/2, 1/3 …", FROM_TOP),
        _listed(places, ("private", "slots"), "face-down cards the observer knows: 1/2 or 1", OF_PLACE),
        _notes(places, seats),
    ]


def _decks() -> Field:
    def numbers(
        out: array[float], at: int, shuffle: int, pile_old: int, places: tuple[int, ...] | list[int]
    ) -> None:
        out[at] = shuffle / SHUFFLES
        out[at + 1] = pile_old / SOME
        out[at + 2] = places[0] / SHUFFLES
        out[at + 3] = places[1] / SHUFFLES

    def fill(out: array[float], at: int, view: View, observer: int, seats: int) -> None:
        for place, deck in enumerate(DECK_NAMES if view["memory"] else ()):
            known = view["memory"][deck]
            numbers(out, at + 4 * place, known["shuffle"], known["pile_old"], known["places"])

    def direct(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
        for place, (shuffle, pile_old, places) in enumerate(parts[0]):
            numbers(out, at + 4 * place, shuffle, pile_old, places)

    meaning = "memory: per deck shuffles / 4, old unknown discards / 10, shuffles of the face-down cards / 4"
    return computed("memory.decks", 4 * len(DECK_NAMES), meaning, fill, direct=direct).same_for_all()


def _listed(places: dict[str, int], path: tuple[str, ...], meaning: str, weights: Sequence[float]) -> Field:
    """A list of cards of each deck; what one counts may depend on its place in the list."""

    def fill(out: array[float], at: int, view: View, observer: int, seats: int) -> None:
        for deck in DECK_NAMES if view["memory"] else ():
            found = view["memory"][deck]
            for key in path:
                found = found and found[key]  # a spectator knows nothing private
            for card, weight in zip(found or (), weights, strict=False):
                if card is not None:
                    out[at + places[card]] += weight

    def direct(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
        for deck in parts[0]:
            if weights is ALIKE:
                for card in deck:
                    out[at + card] += weights[0]
            else:
                for card, weight in zip(deck, weights, strict=False):
                    if card >= 0:
                        out[at + card] += weight

    name = ".".join(("memory", *path))
    field = computed(name, len(places), f"{name}: {meaning}", fill, direct=direct, keep=False)
    return field.same_for_all()


def _hand(places: dict[str, int], place: int) -> Field:
    """What everybody knows of the hand of the observer, or of the seat that is so many places after them."""
    cards = len(places)

    def numbers(out: array[float], at: int, items: Any, hidden: Any, gone: int, deck: int) -> None:
        start = at + cards + OF_DECK * deck
        for card, epoch, shuffle in items:
            if card >= 0:
                out[at + card] += (1 + epoch) / SOME
            else:
                out[start] += 1 / SOME
                out[start + 1] += epoch / SOME
            out[start + 2] += shuffle / SOME
        if hidden:
            out[start + 3] = len(hidden) / SOME
            out[start + 4] = sum(hidden) / SOME
        out[start + 5] = gone / SOME

    def fill(out: array[float], at: int, view: View, observer: int, seats: int) -> None:
        for number, deck in enumerate(HELD if view["memory"] else ()):
            known = view["memory"][deck]["hands"][(observer + place) % seats]
            items = [(places.get(card, -1), epoch, shuffle) for card, epoch, shuffle in known["items"]]
            numbers(out, at, items, known["hidden"], known["gone"], number)

    def direct(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
        for number, (items, hidden, gone) in enumerate(parts[0]):
            numbers(out, at, items, hidden, gone, number)

    who = f"seat {place} after the observer" if place else "the observer"
    meaning = (
        f"memory: what everybody knows of the hand of {who}: per card the sum of 1 + secret discards before it; per "
        "deck unknown cards, secret discards before them, shuffles they are from, secret discards (times, cards, "
        "reshuffled), all / 10"
    )
    size = cards + OF_DECK * len(HELD)
    name = f"memory.hands.{place}"
    return computed(name, size, meaning, fill, "memory.hands", direct=direct, keep=False).same_for_all()


def _notes(places: dict[str, int], seats: int) -> Field:
    def fill(out: array[float], at: int, view: View, observer: int, seats: int) -> None:
        for deck in DECK_NAMES if view["memory"] else ():
            private = view["memory"][deck]["private"]
            for seat, card in private["notes"] if private else ():
                out[at + (seat - observer) % seats] += 1 / COPIES
                out[at + seats + places[card]] += 1 / COPIES

    def direct(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
        for notes in parts[0]:
            for seat, card in notes:
                out[at + (seat - observer) % seats] += 1 / COPIES
                out[at + seats + card] += 1 / COPIES

    meaning = "memory: cards the observer knows that others took: per seat how many, per card how often, / 4"
    return computed("memory.private.notes", seats + len(places), meaning, fill, direct=direct)
