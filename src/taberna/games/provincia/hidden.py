"""Imagining the hidden cards of one deck, in agreement with a memory of it (see `memory`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from .cards import AEDIFICIUM, DECK_NAMES, DECK_RANGES, HORREUM, type_of
from .memory import DeckMemory, Item
from .senate.consuetudo import ArrangeCards, KeepCard

if TYPE_CHECKING:
    from .state import ProvinciaState

# Where an unknown card may lie; a hand or a secret discard also says whose.
DECK: Final = 0
PILE: Final = 1
REMOVED: Final = 2
LOOKING: Final = 3  # among the cards that somebody else looks at (PRO-3.36)
FACE_DOWN: Final = 4  # with the place on the board
HAND: Final = 5
DISCARD: Final = 6


class HiddenCards:
    """Where all cards of one deck lie in an imagined world."""

    def __init__(
        self,
        state: ProvinciaState,
        view: Mapping[str, Any],
        deck: int,
        memory: DeckMemory,
        looking: int,
        rng: Random,
    ) -> None:
        self.memory = memory
        self.viewer: int | None = view["you"]
        self.rng = rng
        self.hands: list[list[int]] = [[] for _ in range(state.seats)]
        self.discards: list[list[int]] = [[] for _ in range(state.seats)]
        self.removed: list[int] = []
        self.looked_at: list[int] = []
        #: Places for unknown cards; those in `old` hold cards from before the last shuffle of the deck.
        self.old: list[tuple[int, int]] = []
        self.new: list[tuple[int, int]] = []
        self.pool = _unseen(state, deck)

        seat = self.viewer
        self.top = () if seat is None else memory.top[seat]
        slots = (-1, -1) if seat is None else memory.slots[seat]
        buried = () if seat is None else memory.buried[seat]
        self.pile = [*memory.pile, *buried]
        for card in (*self.top, *slots, *self.pile):
            self._take(card)
        name = DECK_NAMES[deck]
        laid_out = any(step["step"] == "TakeCard" and step["deck"] == name for step in view["stack"])
        lying: list[bool] = view["face_down"] if laid_out else []
        self.face_down = [slots[place] if there else -1 for place, there in enumerate(lying)]
        if deck == AEDIFICIUM:
            self.removed = [HORREUM] * _unused_horrea(state, memory)

        secret = self._hands()
        self._add(REMOVED, 0, view["removed"][name] - len(self.removed), memory.shuffle > 0)
        unseen = view["discards"][name] - len(self.pile) - secret
        old = min(memory.pile_old, unseen)  # the viewer may know one of them
        self._add(PILE, 0, old, True)
        self._add(PILE, 0, unseen - old, False)
        self._add(DECK, 0, view["decks"][name] - len(self.top), False)
        self._add(LOOKING, 0, looking, False)
        for place, there in enumerate(lying):
            if there and slots[place] < 0:
                self._add(FACE_DOWN, place, 1, memory.places[place] < memory.shuffle)
        self.deck: list[int] = []
        self._fill(state)
        self.deck += reversed(self.top)

    def _take(self, card: int) -> bool:
        """Take a card out of the pool, if it is there."""
        if self.pool[card] > 0:
            self.pool[card] -= 1
            return True
        return False

    def _add(self, kind: int, whose: int, count: int, old: bool) -> None:
        (self.old if old else self.new).extend([(kind, whose)] * count)

    # -- hands and secret discards ------------------------------------------------------------------

    def _hands(self) -> int:
        """Decide which remembered cards were discarded unseen; returns how many discards lie in the pile."""
        memory = self.memory
        others = [seat for seat in range(len(memory.items)) if seat != self.viewer]
        known = Counter(card for seat in others for card, _, _ in memory.items[seat] if card >= 0)
        #: Cards seen elsewhere since: they must have been discarded, and shuffled into the deck.
        scarce = Counter({card: count - self.pool[card] for card, count in known.items() if card != HORREUM})
        doubtful = {seat: self._certain(seat) for seat in others}
        secret = 0
        for seat, items in doubtful.items():
            for epoch, count in enumerate(memory.hidden[seat]):
                reshuffled = epoch < memory.gone[seat]
                for item in self._discarded(items, epoch, count, scarce if reshuffled else None):
                    items.remove(item)
                    if not reshuffled:
                        secret += 1
                        self._place(DISCARD, seat, item)
            self._note(seat, items)
            for item in items:
                self._place(HAND, seat, item)
        return secret

    def _certain(self, seat: int) -> list[Item]:
        """Put what is certain into a hand, before any copy goes elsewhere; returns the other items."""
        now = len(self.memory.hidden[seat])
        others = []
        for item in self.memory.items[seat]:
            if item[0] >= 0 and item[1] == now:
                self._place(HAND, seat, item)
            else:
                others.append(item)
        return others

    def _discarded(
        self, items: list[Item], epoch: int, count: int, scarce: Counter[int] | None
    ) -> list[Item]:
        """Any of the cards that were in the hand at the time."""
        possible = [item for item in items if item[1] <= epoch and item[0] != HORREUM]
        self.rng.shuffle(possible)
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

    def _note(self, seat: int, items: list[Item]) -> None:
        """The viewer knew a face-down card that this player took."""
        if self.viewer is None:
            return
        for other, card in self.memory.notes[self.viewer]:
            unknown = [item for item in items if item[0] < 0]
            if other == seat and unknown:
                _, epoch, shuffle = max(unknown)
                items.remove(max(unknown))
                items.append((card, epoch, shuffle))

    def _place(self, kind: int, seat: int, item: Item) -> None:
        card, _, shuffle = item
        if card == HORREUM or (card >= 0 and self._take(card)):
            (self.hands if kind == HAND else self.discards)[seat].append(card)
        else:
            self._add(kind, seat, 1, shuffle < self.memory.shuffle)

    # -- everything else ------------------------------------------------------------------------------

    def _fill(self, state: ProvinciaState) -> None:
        """Deal the rest: cards known to have come with the last shuffle lie in none of the old places."""
        memory = self.memory
        within = memory.within[-1 if self.viewer is None else self.viewer]
        needed = Counter(within) - Counter([*self.top, *self.face_down, *_looked_at(state)])
        needed &= self.pool
        free = list((self.pool - needed).elements())
        kept = list(needed.elements())
        self.rng.shuffle(free)
        while len(free) < len(self.old):
            free.append(kept.pop())
        places = len(self.old)
        rest = [*free[places:], *kept]
        self.rng.shuffle(rest)
        for (kind, whose), card in zip([*self.old, *self.new], [*free[:places], *rest], strict=True):
            if kind == DECK:
                self.deck.append(card)
            elif kind == PILE:
                self.pile.append(card)
            elif kind == REMOVED:
                self.removed.append(card)
            elif kind == LOOKING:
                self.looked_at.append(card)
            elif kind == FACE_DOWN:
                self.face_down[whose] = card
            elif kind == HAND:
                self.hands[whose].append(card)
            else:
                self.discards[whose].append(card)
        for cards in self.discards:
            self.pile += cards


def _unseen(state: ProvinciaState, deck: int) -> Counter[int]:
    """All cards of the deck but those that lie open or in the viewer's hand."""
    pool = Counter(state.tables.decks[deck])
    seen = [*state.face_up, *_looked_at(state)]
    for seat in range(state.seats):
        seen += [type_of(standing) for standing in state.city[seat]]
        seen += state.front[seat]
        seen += state.hand[seat]
    cards = DECK_RANGES[deck]
    pool.subtract([card for card in seen if card in cards and card != HORREUM])
    return pool


def _looked_at(state: ProvinciaState) -> tuple[int, ...]:
    """The cards CONSUETUDO shows the viewer just now; nobody else's are known."""
    step = state.stack[-1]
    if isinstance(step, KeepCard):
        cards = step.cards
    elif isinstance(step, ArrangeCards):
        cards = step.left + step.placed
    else:
        return ()
    return () if -1 in cards else cards


def _unused_horrea(state: ProvinciaState, memory: DeckMemory) -> int:
    """Everybody saw where each HORREUM is: in a city, in the hand it returned to, or out of the game."""
    in_cities = sum(city.count(HORREUM) for city in state.city)
    in_hands = sum(1 for items in memory.items for card, _, _ in items if card == HORREUM)
    return state.tables.counts[HORREUM] - in_cities - in_hands
