"""A full state that agrees with a view: what a careful player would remember, the rest dealt at random.

Payments are open (MAS-4.2), so sesterces and stones are known to a perfect memory, and so are the dice behind
the screens. Hidden are the order of the draw pile and the cards drawn from it. When the discard pile was
shuffled the draw pile had run out, so a card drawn before came from the cards of an earlier shuffle.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

from taberna.kernel.dealing import shuffle
from taberna.kernel.zones import unseen

from .checks import pending_fault
from .gods import GOD_OF
from .pieces import FIGURES

if TYPE_CHECKING:
    from .game import Massilia
    from .state import MassiliaState


def fill_hidden(game: Massilia, state: MassiliaState, view: Mapping[str, Any], rng: Random) -> None:
    _stand(game, state, view)
    slots = _slots(game, state, view)
    if view["result"] is not None:
        return
    hidden = unseen(state, game.declared, "card")
    _deal(state, slots, hidden, rng)
    for seat in state.stack[-1].seats(state):
        if slots[seat] and pending_fault(state):
            _deal_fitting(state, slots, hidden, seat, rng)


def _stand(game: Massilia, state: MassiliaState, view: Mapping[str, Any]) -> None:
    """What a view shows on the market belongs to the players in a dump."""
    space, path = game.codes["space"], game.codes["path"]
    market = view["market"]
    for stall in market["stalls"]:
        place = space[stall["space"]]
        state.stalls[stall["owner"]] += (place,)
        goods = stall["goods"]
        state.goods[place] = (goods["pink"], goods["orange"], goods["purple"], goods["beige"])
    state.figures = [path[market["figures"][name]] for name in FIGURES]


#: The unknown cards of a hand: (shuffle it came from, fresh).
Slots = list[list[tuple[int, bool]]]


def _slots(game: Massilia, state: MassiliaState, view: Mapping[str, Any]) -> Slots:
    """Fill in the known cards of every hand; what is unknown comes back."""
    code = game.codes["card"]
    slots: Slots = [[] for _ in range(state.seats)]
    for seat, name, age, fresh in view["takes"]:
        player = view["players"][seat]
        if name is not None:
            state.seen[seat] += (code[name],)
        if player["hand"] is None:
            if name is None:
                slots[seat].append((age, fresh))
            else:
                state.hand[seat] += (code[name],)
                if fresh:
                    state.fresh[seat] += (code[name],)
    state.seen = [tuple(sorted(cards)) if cards else cards for cards in state.seen]
    return slots


def _deal(state: MassiliaState, slots: Slots, hidden: list[int], rng: Random) -> None:
    """Each unknown place gets a card of its shuffle; the others are the draw pile."""
    left = hidden.copy()
    shuffle(rng, left)
    for seat, places in enumerate(slots):
        for age, fresh in places:
            card = next(card for card in left if state.ages[card] == age)
            left.remove(card)
            _give(state, seat, card, fresh)
    state.draw_pile = tuple(left)


def _give(state: MassiliaState, seat: int, card: int, fresh: bool) -> None:
    state.hand[seat] = tuple(sorted((*state.hand[seat], card)))
    if fresh:
        state.fresh[seat] = tuple(sorted((*state.fresh[seat], card)))


def _deal_fitting(state: MassiliaState, slots: Slots, hidden: list[int], asked: int, rng: Random) -> None:
    """Deal again, given that the player asked can go on: so much can be told from how far the turn has come.

    (An action that nobody could pay for without Neptunus shows that Neptunus is in hand.)
    """
    known = [tuple(c for c in state.hand[seat] if c not in hidden) for seat in range(state.seats)]
    known_fresh = [tuple(c for c in state.fresh[seat] if c not in hidden) for seat in range(state.seats)]
    places = slots[asked]
    hands = []
    weights = []
    candidates = [sorted({GOD_OF[c] for c in hidden if state.ages[c] == age}) for age, _ in places]
    for gods in product(*candidates):
        left = hidden.copy()
        weight = 1
        cards = []
        for god, (age, _) in zip(gods, places, strict=True):
            copies = [c for c in left if GOD_OF[c] == god and state.ages[c] == age]
            weight *= len(copies)
            if copies:
                cards.append(copies[0])
                left.remove(copies[0])
        if not weight:
            continue
        state.hand[asked] = tuple(sorted((*known[asked], *cards)))
        newest = [c for c, (_, new) in zip(cards, places, strict=True) if new]
        state.fresh[asked] = tuple(sorted((*known_fresh[asked], *newest)))
        if not pending_fault(state):
            hands.append(gods)
            weights.append(weight)
    state.hand = list(known)
    state.fresh = list(known_fresh)
    left = hidden.copy()
    shuffle(rng, left)
    if hands:
        for god, (age, fresh) in zip(rng.choices(hands, weights)[0], places, strict=True):
            card = next(c for c in left if GOD_OF[c] == god and state.ages[c] == age)
            left.remove(card)
            _give(state, asked, card, fresh)
        slots = [[] if seat == asked else others for seat, others in enumerate(slots)]
    _deal(state, slots, left, rng)
