"""Imagining the hidden cards of one deck, in agreement with a memory of it (see `memory`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from taberna.kernel.dealing import shuffle

from .cards import (
    ACTIVATED,
    AEDIFICIUM,
    BUILDINGS,
    DECK_NAMES,
    DECK_RANGES,
    HORREUM,
    OPES,
    Cards,
)
from .memory import DeckMemory, Item
from .senate.consuetudo import ArrangeCards, KeepCard

if TYPE_CHECKING:
    from .state import ProvinciaState

#: A pile that takes cards nobody has seen, and how many of them.
Place = tuple[list[int], int]


class HiddenCards:
    """Where all cards of one deck lie in an imagined world. ``left`` counts the copies that may lie anywhere."""

    __slots__ = (
        "deck",
        "discards",
        "face_down",
        "hands",
        "left",
        "looked_at",
        "memory",
        "new",
        "old",
        "pile",
        "removed",
        "rng",
        "viewer",
    )

    def __init__(
        self,
        state: ProvinciaState,
        view: Mapping[str, Any],
        deck: int,
        memory: DeckMemory,
        left: list[int],
        looking: int,
        rng: Random,
    ) -> None:
        self.memory = memory
        self.viewer: int | None = view["you"]
        self.rng = rng
        self.left = left
        seats = state.seats if deck != OPES else 0  # no such card is ever in a hand
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.removed: list[int] = []
        self.looked_at: list[int] = []
        self.deck: list[int] = []
        #: Places for unknown cards; those in `old` hold cards from before the last shuffle of the deck.
        self.old: list[Place] = []
        self.new: list[Place] = []

        seat = self.viewer
        top: Cards = ()
        slots: Cards = (-1, -1)
        self.pile = list(memory.pile)
        if seat is not None:
            top = memory.top[seat]
            slots = memory.slots[seat]
            self.pile += memory.buried[seat]
        _take(left, top)
        _take(left, slots)
        for card in self.pile:
            if left[card]:
                left[card] -= 1
        secret = 0
        if deck != OPES:
            if deck == AEDIFICIUM:
                self.removed = [HORREUM] * _unused_horrea(state, memory)
            secret = self._hands()
        name = DECK_NAMES[deck]
        lying = _lying(view, name)
        self.face_down = [slots[place] if there else -1 for place, there in enumerate(lying)]
        turned: list[tuple[int, list[int]]] = []
        for place, there in enumerate(lying):
            if there and slots[place] < 0:
                turned.append((place, []))
                self._add(turned[-1][1], 1, memory.places[place] < memory.shuffle)
        unseen = view["discards"][name] - len(self.pile) - secret
        old = min(memory.pile_old, unseen)  # the viewer may know one of them
        self._add(self.pile, old, True)
        self._add(self.pile, unseen - old, False)
        self._add(self.looked_at, looking, False)
        self._add(self.deck, view["decks"][name] - len(top), False)
        self._deal(state, deck, top, view["removed"][name] - len(self.removed))
        for place, cards in turned:
            self.face_down[place] = cards[0]
        for cards in self.discards:
            self.pile += cards
        self.deck += top[::-1]

    def _add(self, pile: list[int], count: int, old: bool) -> None:
        if count:
            (self.old if old else self.new).append((pile, count))

    # -- hands and secret discards ------------------------------------------------------------------

    def _hands(self) -> int:
        """Decide which remembered cards were discarded unseen; returns how many discards lie in the pile."""
        memory = self.memory
        others = [seat for seat in range(len(memory.items)) if seat != self.viewer]
        scarce = self._scarce(others) if any(memory.gone) else Counter()
        notes = () if self.viewer is None else memory.notes[self.viewer]
        doubtful = [(seat, self._certain(seat, bool(notes))) for seat in others if memory.items[seat]]
        secret = 0
        for seat, items in doubtful:
            if not items:
                continue
            for epoch, count in enumerate(memory.hidden[seat]):
                reshuffled = epoch < memory.gone[seat]
                for item in self._discarded(items, epoch, count, scarce if reshuffled else None):
                    items.remove(item)
                    if not reshuffled:
                        secret += 1
                        self._place(self.discards[seat], item)
            if notes:
                self._note(seat, items, notes)
            for item in items:
                self._place(self.hands[seat], item)
        return secret

    def _scarce(self, others: list[int]) -> Counter[int]:
        """Cards seen elsewhere since: they must have been discarded, and shuffled into the deck."""
        known = Counter(card for seat in others for card, _, _ in self.memory.items[seat] if card >= 0)
        return Counter({card: count - self.left[card] for card, count in known.items() if card != HORREUM})

    def _certain(self, seat: int, noted: bool) -> list[Item]:
        """Put what is certain into a hand, before any copy goes elsewhere; returns the items in doubt."""
        now = len(self.memory.hidden[seat])
        shuffles = self.memory.shuffle
        hand = self.hands[seat]
        left = self.left
        doubtful: list[Item] = []
        unknown = old = 0
        for item in self.memory.items[seat]:
            card, epoch, came = item
            if card == HORREUM:  # it is never discarded
                hand.append(card)
            elif card < 0 and not now and not noted:
                if came < shuffles:
                    old += 1
                else:
                    unknown += 1
            elif card < 0 or epoch < now:
                doubtful.append(item)
            elif left[card]:
                left[card] -= 1
                hand.append(card)
            else:
                self._place(hand, item)
        self._add(hand, old, True)
        self._add(hand, unknown, False)
        return doubtful

    def _discarded(
        self, items: list[Item], epoch: int, count: int, scarce: Counter[int] | None
    ) -> list[Item]:
        """Any of the cards that were in the hand at the time."""
        possible = [item for item in items if item[1] <= epoch]
        shuffle(self.rng, possible)
        if scarce is not None:
            forced: list[Item] = []
            for item in possible:
                if scarce[item[0]] > 0 and len(forced) < count:
                    scarce[item[0]] -= 1
                    forced.append(item)
            for item in forced:
                possible.remove(item)
            possible = forced + possible
        return possible[:count]

    def _note(self, seat: int, items: list[Item], notes: tuple[tuple[int, int], ...]) -> None:
        """The viewer knew a face-down card that this player took."""
        for other, card in notes:
            unknown = [item for item in items if item[0] < 0]
            if other == seat and unknown:
                _, epoch, came = max(unknown)
                items.remove(max(unknown))
                items.append((card, epoch, came))

    def _place(self, pile: list[int], item: Item) -> None:
        card, _, came = item
        if card >= 0 and self.left[card]:
            self.left[card] -= 1
            pile.append(card)
        else:
            (self.old if came < self.memory.shuffle else self.new).append((pile, 1))

    # -- everything else ------------------------------------------------------------------------------

    def _deal(self, state: ProvinciaState, deck: int, top: Cards, removed: int) -> None:
        """Deal the rest: cards known to have come with the last shuffle lie in none of the old places."""
        left = self.left
        if self.memory.shuffle:
            self._add(self.removed, removed, True)
            removed = 0
        if self.old:
            cards = self._for_old_places(state, deck, top)
        else:
            cards = []
            for card in DECK_RANGES[deck]:
                if left[card]:
                    cards += [card] * left[card]
            shuffle(self.rng, cards, removed)
            self.removed += cards[:removed]
        first = removed
        for places in (self.old, self.new):
            for pile, count in places:
                pile += cards[first : first + count]
                first += count
        assert first == len(cards), "there are as many places as cards"

    def _for_old_places(self, state: ProvinciaState, deck: int, top: Cards) -> list[int]:
        """The rest of the cards, first those for the old places."""
        left = self.left
        within = self.memory.within[-1 if self.viewer is None else self.viewer]
        needed = Counter(within)
        needed.subtract((*top, *self.face_down, *looked_at(state)))
        kept: list[int] = []
        free: list[int] = []
        for card in DECK_RANGES[deck]:
            keep = min(needed[card], left[card])
            if keep > 0:
                kept += [card] * keep
                free += [card] * (left[card] - keep)
            else:
                free += [card] * left[card]
        shuffle(self.rng, free)
        places = sum([count for _, count in self.old])
        while len(free) < places:
            free.append(kept.pop())
        rest = [*free[places:], *kept]
        if kept:
            shuffle(self.rng, rest)
        return free[:places] + rest


def unseen(state: ProvinciaState) -> list[int]:
    """Of all cards how many copies lie neither open nor in the viewer's hand; HORREUM is always seen."""
    left = list(state.tables.counts)
    for card in state.face_up:
        left[card] -= 1
    for card in looked_at(state):
        left[card] -= 1
    for seat in range(state.seats):
        for standing in state.city[seat]:
            left[standing if standing < BUILDINGS else standing - ACTIVATED] -= 1
        for card in state.front[seat]:
            left[card] -= 1
        for card in state.hand[seat]:
            left[card] -= 1
    left[HORREUM] = 0
    return left


def _take(left: list[int], cards: Cards) -> None:
    """These do not lie anywhere; -1 stands for an unknown one."""
    for card in cards:
        if card >= 0 and left[card]:
            left[card] -= 1


def looked_at(state: ProvinciaState) -> Cards:
    """The cards CONSUETUDO shows the viewer just now; nobody else's are known."""
    step = state.stack[-1]
    if isinstance(step, KeepCard):
        cards = step.cards
    elif isinstance(step, ArrangeCards):
        cards = step.left + step.placed
    else:
        return ()
    return () if -1 in cards else cards


def _lying(view: Mapping[str, Any], deck: str) -> list[bool]:
    """The face-down cards on the board, if they are of this deck."""
    found: list[bool] = view["face_down"]
    if not found:
        return found
    step = view["stack"][-1]
    return found if step["step"] == "TakeCard" and step["deck"] == deck else []


def _unused_horrea(state: ProvinciaState, memory: DeckMemory) -> int:
    """Everybody saw where each HORREUM is: in a city, in the hand it returned to, or out of the game."""
    in_cities = sum([HORREUM in city for city in state.city])
    in_hands = sum([1 for items in memory.items for card, _, _ in items if card == HORREUM])
    return state.tables.counts[HORREUM] - in_cities - in_hands
