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

from taberna.kernel.result import Result

from .gods import CARDS, GOD_OF
from .pieces import BEIGE, FIGURES, GOODS, PRICE_PLACES
from .standing import pending_fault
from .state import GAP, NOBODY, MassiliaState

if TYPE_CHECKING:
    from .game import Massilia


def imagine(game: Massilia, view: Mapping[str, Any], rng: Random) -> MassiliaState:
    options = game.resolve(view["options"])
    chance = game._imagined_chance(view, rng)
    state = MassiliaState(game, options, view["seats"], chance, game.markets[options.market_data])
    state.clear()
    state.revealed = view["revealed"]
    _public(game, state, view)
    _remembered(state, view)
    slots = _slots(game, state, view)
    unseen = _unseen(game, state, view)
    if view["result"] is not None:
        state.result = Result.load(view["result"])
        code = game.codes["card"]
        state.draw_pile = tuple([code[card] for card in reversed(view["pile_cards"])])
        return state
    state.stack = game.load_stack(view)
    _deal(state, slots, unseen, rng)
    state.advance()
    for seat in state.to_move:
        if slots[seat] and pending_fault(state):
            _deal_fitting(state, slots, unseen, seat, rng)
    return state


def _public(game: Massilia, state: MassiliaState, view: Mapping[str, Any]) -> None:
    codes = game.codes
    card, die, space = codes["card"], codes["die"], codes["space"]
    state.round = view["round"]
    state.active = NOBODY if view["active"] is None else view["active"]
    state.order = tuple(view["order"])
    state.passed = tuple(view["passed"])
    for seat, player in enumerate(view["players"]):
        state.reputation[seat] = player["reputation"]
        state.reserve[seat] = tuple([die[d] for d in player["reserve"]])
        state.screen[seat] = tuple([die[d] for d in player["dice_taken"]])
    for stall in view["market"]["stalls"]:
        place = space[stall["space"]]
        state.stalls[stall["owner"]] += (place,)
        pink, orange, purple, beige = (stall["goods"][goods] for goods in GOODS)
        state.goods[place] = (pink, orange, purple, beige)
    state.figures = [codes["path"][view["market"]["figures"][name]] for name in FIGURES]
    state.harbour = [view["harbour"][goods] for goods in GOODS]
    state.price = [view["prices"][place] for place in PRICE_PLACES]
    state.mark = [view["marks"][goods] for goods in GOODS[:BEIGE]]
    state.temple = tuple([die[d] for d in view["temple"]])
    state.supply = view["supply"]
    state.aside = tuple(view["aside"])
    first, second = (GAP if name is None else card[name] for name in view["display"])
    state.display = (first, second)
    state.discard = tuple([card[c] for c in view["discard_pile"]])
    state.shuffles = view["shuffles"]
    ages = [0] * CARDS
    for name, age in view["reshuffled"].items():
        ages[card[name]] = age
    state.ages = tuple(ages)


def _remembered(state: MassiliaState, view: Mapping[str, Any]) -> None:
    for seat, money, stones in view["payments"]:
        state.money[seat] += money
        state.stones[seat] += stones
        state.ledger = (state.ledger, seat, money, stones)


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
    for seat, player in enumerate(view["players"]):
        state.seen[seat] = tuple(sorted(state.seen[seat]))
        if player["hand"] is not None:
            state.hand[seat] = tuple([code[c] for c in player["hand"]])
            state.fresh[seat] = tuple([code[c] for c in player["fresh_cards"]])
    return slots


def _unseen(game: Massilia, state: MassiliaState, view: Mapping[str, Any]) -> list[int]:
    """The cards that lie somewhere out of sight: in the draw pile or in unknown places of hands."""
    known = {*state.display, *state.discard}
    for hand in state.hand:
        known.update(hand)
    return [card for card in range(CARDS) if card not in known]


def _deal(state: MassiliaState, slots: Slots, unseen: list[int], rng: Random) -> None:
    """Each unknown place gets a card of its shuffle; the others are the draw pile."""
    left = unseen.copy()
    rng.shuffle(left)
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


def _deal_fitting(state: MassiliaState, slots: Slots, unseen: list[int], asked: int, rng: Random) -> None:
    """Deal again, given that the player asked can go on: so much can be told from how far the turn has come.

    (An action that nobody could pay for without Neptunus shows that Neptunus is in hand.)
    """
    known = [tuple(c for c in state.hand[seat] if c not in unseen) for seat in range(state.seats)]
    known_fresh = [tuple(c for c in state.fresh[seat] if c not in unseen) for seat in range(state.seats)]
    places = slots[asked]
    hands = []
    weights = []
    candidates = [sorted({GOD_OF[c] for c in unseen if state.ages[c] == age}) for age, _ in places]
    for gods in product(*candidates):
        left = unseen.copy()
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
    left = unseen.copy()
    rng.shuffle(left)
    if hands:
        for god, (age, fresh) in zip(rng.choices(hands, weights)[0], places, strict=True):
            card = next(c for c in left if GOD_OF[c] == god and state.ages[c] == age)
            left.remove(card)
            _give(state, asked, card, fresh)
        slots = [[] if seat == asked else others for seat, others in enumerate(slots)]
    _deal(state, slots, left, rng)
