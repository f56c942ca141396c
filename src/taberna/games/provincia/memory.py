"""What a perfect memory knows of cards that lie hidden (PRO-4.2 to PRO-4.5).

While a game runs, the rules only note what happens to cards, one tuple per event (`ProvinciaState.story`). When
somebody looks, the notes are folded into this memory. It holds what everybody saw, and for each seat what it
alone saw: its own secret discards, the cards CONSUETUDO showed it, and where those went. `imagine` deals
worlds that agree with it.

Cards in a hand have a history. An *item* is one card that went into a hand and was not seen to leave it:
(card or -1, epoch, shuffle). A hand-limit discard is secret, so it could be any item that was there at the time;
the epoch counts those discards. ``shuffle`` tells which shuffle of the deck the card came from.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, TypeVar

from .cards import HORREUM, Cards

# The events. Each is (earlier events, kind, deck, seat, a, b).
DEALT: Final = 0  # one card from the deck to a hand
DRAWN: Final = 1  # a = cards in order, b = how many of them before a reshuffle; four go face up
TOOK_OPEN: Final = 2  # a = card
TOOK_HIDDEN: Final = 3  # a = place 0 or 1, b = card
CLEARED: Final = 4  # a = face-up cards, b = face-down cards (-1 where one is gone), all to the discard pile
PLAYED: Final = 5  # a = card from the hand, b = 1 if it goes to the discard pile
PILED: Final = 6  # a = card from in front of a player to the discard pile
RETURNED: Final = 7  # a = card from a city to the hand
HID: Final = 8  # a = card from the hand to the discard pile, unseen
PEEKED: Final = 9  # a = cards in order, b as for DRAWN
KEPT: Final = 10  # a = card of those just seen that goes to the hand
ARRANGED: Final = 11  # a = the others, back on the deck, top first
SHOWN: Final = 12  # a = card of the hand that is being played; its player still has to choose something

#: What has happened since the memory was folded last, newest outside.
Story = tuple[Any, ...] | None

Item = tuple[int, int, int]
Thing = TypeVar("Thing", bound=int | tuple[int, ...])


def _and(things: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    """One more, in order."""
    return tuple(sorted([*things, thing]))


def _without(things: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    """One of these less, if there is one."""
    if thing not in things:
        return things
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def _changed(pair: Cards, place: int, value: int) -> Cards:
    return (pair[0], value) if place else (value, pair[1])


class DeckMemory:
    """What is known of one deck's cards. Lists by seat; the last entry of `within` is what everybody knows.

    Their entries are tuples, so that a copy shares them: what an event does not touch stays the same thing.
    """

    __slots__ = (
        "buried",
        "gone",
        "hidden",
        "items",
        "notes",
        "pile",
        "pile_old",
        "places",
        "shuffle",
        "slots",
        "top",
        "within",
    )

    shuffle: int
    pile: Cards
    pile_old: int
    places: Cards
    within: list[Cards]
    items: list[tuple[Item, ...]]
    hidden: list[tuple[int, ...]]
    gone: list[int]
    top: list[Cards]
    slots: list[Cards]
    buried: list[Cards]
    notes: list[tuple[tuple[int, int], ...]]

    def __init__(self, seats: int, like: DeckMemory | None = None) -> None:
        """A memory of nothing, or a copy."""
        if like is not None:
            self.shuffle = like.shuffle
            self.pile = like.pile
            self.pile_old = like.pile_old
            self.places = like.places
            self.within = like.within.copy()
            self.items = like.items.copy()
            self.hidden = like.hidden.copy()
            self.gone = like.gone.copy()
            self.top = like.top.copy()
            self.slots = like.slots.copy()
            self.buried = like.buried.copy()
            self.notes = like.notes.copy()
            return
        #: How often the discard pile has become the deck.
        self.shuffle = 0
        #: Known cards in the discard pile, and how many unknown ones came from before the last shuffle.
        self.pile = ()
        self.pile_old = 0
        #: From which shuffle the two face-down cards on the board are.
        self.places = (0, 0)
        #: Cards that came into the deck with the last shuffle and have not been seen since.
        self.within = [()] * (seats + 1)
        self.items = [()] * seats
        #: How many cards a seat discarded unseen, by epoch; the first `gone` of them are reshuffled.
        self.hidden = [()] * seats
        self.gone = [0] * seats
        # What one seat alone knows: the top of the deck, the face-down cards on the board, cards in the discard
        # pile, and (seat, card) for a face-down card that another player took.
        self.top = [()] * seats
        self.slots = [(-1, -1)] * seats
        self.buried = [()] * seats
        self.notes = [()] * seats

    def copy(self) -> DeckMemory:
        return DeckMemory(0, self)

    # -- events ----------------------------------------------------------------------------------

    def drawn(self, cards: tuple[int, ...], before: int) -> None:
        self._clear_places()
        for i, card in enumerate(cards):
            if i == before:
                self.reshuffled()
            known = self._off_the_top()
            if i < 4:
                self._seen(card)
            else:
                self.places = _changed(self.places, i - 4, self.shuffle)
                for seat, told in enumerate(known):
                    self.slots[seat] = _changed(self.slots[seat], i - 4, told)

    def _clear_places(self) -> None:
        self.places = (0, 0)
        self.slots = [(-1, -1)] * len(self.slots)

    def _off_the_top(self) -> list[int]:
        """The top card leaves the deck; who knew it, knew it."""
        known = [top[0] if top else -1 for top in self.top]
        self.top = [top[1:] for top in self.top]
        return known

    def _seen(self, card: int, but: int = -1) -> None:
        """A card of the present shuffle comes to light for everybody."""
        for viewer, cards in enumerate(self.within):
            if viewer != but:
                self.within[viewer] = _without(cards, card)

    def reshuffled(self) -> None:
        """The discard pile becomes the deck; what is known of it is no longer known by its place."""
        self.shuffle += 1
        everybody = len(self.top)
        for viewer in range(everybody):
            self.within[viewer] = tuple(sorted(self.pile + self.buried[viewer]))
            self.buried[viewer] = ()
            self.top[viewer] = ()
        self.within[everybody] = tuple(sorted(self.pile))
        self.pile = ()
        self.pile_old = 0
        self.gone = [len(counts) for counts in self.hidden]

    def add_item(self, seat: int, card: int, shuffle: int) -> None:
        self.items[seat] = _and(self.items[seat], (card, len(self.hidden[seat]), shuffle))

    def took_hidden(self, seat: int, place: int, card: int) -> None:
        self.add_item(seat, -1, self.places[place])
        if self.places[place] == self.shuffle:
            self.within[seat] = _without(self.within[seat], card)
        for viewer, slots in enumerate(self.slots):
            if slots[place] >= 0:
                if viewer != seat:
                    self.notes[viewer] = _and(self.notes[viewer], (seat, card))
                self.slots[viewer] = _changed(slots, place, -1)

    def turned_up(self, place: int, card: int) -> None:
        """A face-down OPES card is turned over when taken (PRO-3.21)."""
        if self.places[place] == self.shuffle:
            self._seen(card)
        self.on_pile(card)
        self.slots = [_changed(slots, place, -1) for slots in self.slots]

    def on_pile(self, card: int) -> None:
        self.pile = _and(self.pile, card)

    def cleared(self, face_up: tuple[int, ...], face_down: tuple[int, ...]) -> None:
        for card in face_up:
            self.on_pile(card)
        for place, card in enumerate(face_down):
            if card < 0:
                continue
            if self.places[place] < self.shuffle:
                self.pile_old += 1
            for viewer, slots in enumerate(self.slots):
                if slots[place] >= 0:
                    self.buried[viewer] = _and(self.buried[viewer], card)
        self._clear_places()

    def played(self, seat: int, card: int) -> None:
        """A card leaves a hand openly. Which of its items was it? One that the secret discards can do without."""
        for item in self._candidates(seat, card):
            if self._possible_without(seat, item):
                self.items[seat] = _without(self.items[seat], item)
                if item[0] < 0 or item[1] < len(self.hidden[seat]):
                    self._seen(card, but=seat)  # it may be the copy that came with the last shuffle
                break
        self.notes = [_without(notes, (seat, card)) for notes in self.notes]

    def _candidates(self, seat: int, card: int) -> list[Item]:
        """The card itself if it is known; else an unknown one, of the last shuffle if the card came with that."""
        came_last = card in self.within[-1]
        known = [item for item in self.items[seat] if item[0] == card]
        unknown = [item for item in self.items[seat] if item[0] < 0]
        unknown.sort(key=lambda item: ((item[2] == self.shuffle) == came_last, item[1]))
        return known[::-1] + unknown[::-1]

    def shown(self, seat: int, card: int) -> None:
        """A card is shown to be in the hand now."""
        if (card, len(self.hidden[seat]), self.shuffle) not in self.items[seat]:
            self.played(seat, card)
            self.add_item(seat, card, self.shuffle)

    def certain(self, seat: int) -> list[int]:
        """Cards everybody knows to be in a hand: none of them can have been discarded unseen."""
        now = len(self.hidden[seat])
        return [
            card for card, epoch, _ in self.items[seat] if card == HORREUM or (card >= 0 and epoch == now)
        ]

    def _possible_without(self, seat: int, item: Item) -> bool:
        """Whether the secret discards can still be explained without this item."""
        left = [i for i in self.items[seat] if i[0] != HORREUM]
        if item in left:
            left.remove(item)
        needed = 0
        for epoch, count in enumerate(self.hidden[seat]):
            needed += count
            if sum(1 for i in left if i[1] <= epoch) < needed:
                return False
        return True

    def hid(self, seat: int, card: int) -> None:
        counts = self.hidden[seat]
        since = any(item[1] == len(counts) for item in self.items[seat])
        if counts and not since and len(counts) > self.gone[seat]:
            self.hidden[seat] = (*counts[:-1], counts[-1] + 1)
        else:
            self.hidden[seat] = (*counts, 1)
        self.buried[seat] = _and(self.buried[seat], card)
        for viewer, notes in enumerate(self.notes):  # it may have been the noted card: no longer certain
            self.notes[viewer] = tuple([note for note in notes if note[0] != seat])

    def peeked(self, seat: int, cards: tuple[int, ...], before: int) -> None:
        """Whoever else knew the top of the deck knows no longer what lies where, only that it is there."""
        told: list[list[int]] = [[] for _ in self.top]
        for i in range(len(cards)):
            if i == before:
                self.reshuffled()
            for viewer, card in enumerate(self._off_the_top()):
                if card >= 0:
                    told[viewer].append(card)
        for viewer, top in enumerate(self.top):
            if viewer != seat:
                self._keep_within(viewer, [*told[viewer], *top])
                self.top[viewer] = ()

    def _keep_within(self, viewer: int, cards: list[int]) -> None:
        """These cards are somewhere among those of the present shuffle."""
        within = self.within[viewer]
        for card in set(cards):
            within += (card,) * (cards.count(card) - within.count(card))
        self.within[viewer] = tuple(sorted(within))

    def kept(self, seat: int, card: int) -> None:
        self.add_item(seat, -1, self.shuffle)
        self.within[seat] = _without(self.within[seat], card)

    def arranged(self, seat: int, cards: tuple[int, ...]) -> None:
        self.top[seat] = cards + self.top[seat]


class Memory:
    """The memory of all three decks. Never changed once a state holds it: `after` makes a new one."""

    __slots__ = ("decks",)

    def __init__(self, decks: list[DeckMemory]) -> None:
        self.decks = decks

    def after(self, story: Story) -> Memory:
        """This memory and what happened since."""
        decks = self.decks.copy()
        for kind, deck, seat, a, b in _in_order(story):
            if decks[deck] is self.decks[deck]:
                decks[deck] = decks[deck].copy()
            _fold(decks[deck], kind, seat, a, b)
        return Memory(decks)


def fresh(seats: int) -> Memory:
    """A memory of nothing, to be filled."""
    return Memory([DeckMemory(seats) for _ in range(3)])


@cache
def blank(seats: int) -> Memory:
    """The memory of a game in which nothing has happened yet; all states share it."""
    return fresh(seats)


def _in_order(story: Story) -> Iterable[tuple[int, int, int, Any, Any]]:
    events = []
    while story is not None:
        story, kind, deck, seat, a, b = story
        events.append((kind, deck, seat, a, b))
    events.reverse()
    return events


def _fold(deck: DeckMemory, kind: int, seat: int, a: Any, b: Any) -> None:
    if kind == DRAWN:
        deck.drawn(a, b)
    elif kind == TOOK_OPEN:
        deck.add_item(seat, a, deck.shuffle)
    elif kind == TOOK_HIDDEN:
        deck.took_hidden(seat, a, b)
    elif kind == CLEARED:
        deck.cleared(a, b)
    elif kind == PLAYED:
        deck.played(seat, a)
        if b:
            deck.on_pile(a)
    elif kind == PILED:
        if b >= 0:
            deck.turned_up(b, a)
        else:
            deck.on_pile(a)
    elif kind == RETURNED:
        deck.add_item(seat, a, deck.shuffle)
    elif kind == HID:
        deck.hid(seat, a)
    elif kind == PEEKED:
        deck.peeked(seat, a, b)
    elif kind == KEPT:
        deck.kept(seat, a)
    elif kind == ARRANGED:
        deck.arranged(seat, a)
    elif kind == SHOWN:
        deck.shown(seat, a)
    else:
        deck.add_item(seat, -1, 0)
