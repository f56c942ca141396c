"""A full state that agrees with a view: what a perfect memory knows, the rest dealt at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.step import Step

from .cards import AEDIFICIUM, BELLUM_NAMES, CARD_NAMES, DECK_NAMES, GOODS, OPES, Cards
from .hidden import HiddenCards, unseen
from .hidden_tokens import deal_tokens
from .memory import DeckMemory, Item, Memory
from .senate.consuetudo import ArrangeCards, KeepCard
from .steps.hand_limit import HandLimit

if TYPE_CHECKING:
    from .game import Provincia
    from .state import ProvinciaState

UNSEEN: Final = (-1,)

#: The number of each card; null stands for one that is gone or not known.
_card_of: Final[dict[str | None, int]] = {**{name: card for card, name in enumerate(CARD_NAMES)}, None: -1}
_bellum_of: Final = {name: card for card, name in enumerate(BELLUM_NAMES)}


def fill_told(state: ProvinciaState, view: Mapping[str, Any]) -> None:
    """What a view tells in other words than the state: goods, prestige cards, the viewer's memory."""
    players = view["players"]
    state.goods = [player[name] for player in players for name in GOODS]
    state.carded = [-sum(player["prestige_cards"]) for player in players]
    if view["result"] is None:
        told = view["memory"]
        state.memory = Memory([_memory_of(told[name], state.seats, view["you"]) for name in DECK_NAMES])


def fill_hidden(state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
    _bellum(state, view, rng)
    deal_tokens(state, view, rng)
    if view["result"] is None:
        _hidden_cards(state, view, rng)


def _bellum(state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
    """Revealed combat cards, and any card of its group for a battle to come (PRO-4.6)."""
    cards = [_bellum_of[battle["bellum"]] for battle in view["battles"]]
    for group in state.tables.bellum_groups[len(cards) :]:
        cards.append(group[int(rng.random() * len(group))])
    state.bellum = tuple(cards)


def _hidden_cards(state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
    viewer = view["you"]
    looking = _looking(state.stack[-1])
    left = unseen(state)
    decks = []
    removed = []
    for deck in range(len(DECK_NAMES)):
        memory = state.memory.decks[deck]
        world = HiddenCards(state, view, deck, memory, left, looking if deck == AEDIFICIUM else 0, rng)
        state.decks[deck] = tuple(world.deck)
        state.piles[deck] = tuple(world.pile)
        removed.append(tuple(world.removed))
        if world.face_down:
            state.face_down = tuple(world.face_down)
        if world.looked_at:
            _show_cards(state, tuple(world.looked_at))
        if deck != OPES:
            for seat in range(state.seats):
                if seat != viewer and world.hands[seat]:
                    state.hand[seat] += tuple(sorted(world.hands[seat]))  # decks come in the order of cards
            if any(world.discards):
                memory = memory.copy()
                for seat, cards in enumerate(world.discards):
                    if seat != viewer:
                        memory.buried[seat] = tuple(sorted(cards))
        decks.append(memory)
    state.removed = tuple(removed)
    state.memory = Memory(decks)


def _memory_of(view: Mapping[str, Any], seats: int, viewer: int | None) -> DeckMemory:
    """The viewer's own memory; the others are taken to know what everybody knows."""
    deck = DeckMemory(seats)
    deck.shuffle = view["shuffle"]
    deck.pile = _cards(view["pile"])
    deck.pile_old = view["pile_old"]
    deck.places = tuple(view["places"])
    if view["within"]:
        deck.within = [_cards(view["within"])] * (seats + 1)
    for seat, hand in enumerate(view["hands"]):
        if hand["items"]:
            deck.items[seat] = _items(hand["items"])
        if hand["hidden"]:
            deck.hidden[seat] = tuple(hand["hidden"])
            deck.gone[seat] = hand["gone"]
    if viewer is not None:
        own = view["private"]
        deck.within[viewer] = _cards(own["within"])
        deck.top[viewer] = _cards(own["top"])
        deck.slots[viewer] = _cards(own["slots"])
        deck.buried[viewer] = _cards(own["buried"])
        deck.notes[viewer] = tuple([(other, _card_of[card]) for other, card in own["notes"]])
    return deck


def _cards(names: list[Any]) -> Cards:
    return tuple([_card_of[name] for name in names]) if names else ()


def _items(known: list[Any]) -> tuple[Item, ...]:
    found: list[Item] = []
    for told in known:
        item: list[Any] = told
        found.append((_card_of[item[0]], item[1], item[2]))
    return tuple(found)


def shown_step(game: Provincia, item: Mapping[str, Any]) -> Step:
    """The step a view shows so; who sees no cards of CONSUETUDO has -1 in their place (PRO-3.36)."""
    name = item["step"]
    if name == "HandLimit":
        return HandLimit(item["turn"], item.get("lowest", 0))
    if name == "KeepCard" and "cards" not in item:
        return KeepCard(item["seat"], UNSEEN * item["number"])
    if name == "ArrangeCards" and "left" not in item:
        return ArrangeCards(item["seat"], UNSEEN * item["number"], UNSEEN * item["done"])
    cls = game.steps[name]
    return cls(**{field: game.decode(kind, item[field]) for field, kind in cls.fields.items()})


def _looking(step: Step) -> int:
    """How many building cards somebody else is looking at."""
    if isinstance(step, KeepCard):
        return step.cards.count(-1)
    return step.left.count(-1) + step.placed.count(-1) if isinstance(step, ArrangeCards) else 0


def _show_cards(state: ProvinciaState, cards: tuple[int, ...]) -> None:
    """Put imagined cards into the step of the player who looks at them."""
    step = state.stack[-1]
    if isinstance(step, KeepCard):
        state.stack[-1] = KeepCard(step.seat, tuple(sorted(cards)))
    elif isinstance(step, ArrangeCards):
        done = len(step.placed)
        state.stack[-1] = ArrangeCards(step.seat, tuple(sorted(cards[done:])), cards[:done])
