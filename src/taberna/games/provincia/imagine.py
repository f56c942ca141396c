"""A full state that agrees with a view: what a perfect memory knows, the rest dealt at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from taberna.kernel.step import Step

from .cards import AEDIFICIUM, BATTLE_ROUNDS, BELLUM_NAMES, DECK_NAMES, GOODS, Cards
from .hidden import HiddenCards
from .hidden_tokens import deal_tokens
from .memory import DeckMemory, Memory
from .senate.consuetudo import ArrangeCards, KeepCard
from .steps.hand_limit import HandLimit

if TYPE_CHECKING:
    from .game import Provincia
    from .state import ProvinciaState

UNSEEN = (-1,)


def fill_hidden(game: Provincia, state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
    players = view["players"]
    state.goods = [player[name] for player in players for name in GOODS]
    state.carded = [-sum(player["prestige_cards"]) for player in players]
    _bellum(state, view, rng)
    deal_tokens(game, state, view, rng)
    if view["result"] is None:
        _hidden_cards(game, state, view, rng)


def _bellum(state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
    """Revealed combat cards, and any card of its group for a battle to come (PRO-4.6)."""
    seen = [BELLUM_NAMES.index(battle["bellum"]) for battle in view["battles"]]
    groups = state.tables.bellum_groups
    state.bellum = tuple(
        seen[i] if i < len(seen) else rng.choice(groups[i]) for i in range(len(BATTLE_ROUNDS))
    )


def _hidden_cards(game: Provincia, state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
    viewer = view["you"]
    memory = [_memory_of(game, view["memory"][name], state.seats, viewer) for name in DECK_NAMES]
    looking = _looking(state.stack[-1])
    worlds = [
        HiddenCards(state, view, deck, memory[deck], looking if deck == AEDIFICIUM else 0, rng)
        for deck in range(len(DECK_NAMES))
    ]
    for deck, world in enumerate(worlds):
        state.decks[deck] = tuple(world.deck)
        state.piles[deck] = tuple(world.pile)
        if world.face_down:
            state.face_down = tuple(world.face_down)
        if world.looked_at:
            _show_cards(state, tuple(world.looked_at))
        for seat in range(state.seats):
            if seat != viewer:
                state.hand[seat] = tuple(sorted((*state.hand[seat], *world.hands[seat])))
                memory[deck].buried[seat] = tuple(sorted(world.discards[seat]))
    state.removed = tuple(tuple(world.removed) for world in worlds)
    state.memory = Memory(memory)


def _memory_of(game: Provincia, view: Mapping[str, Any], seats: int, viewer: int | None) -> DeckMemory:
    """The viewer's own memory; the others are taken to know what everybody knows."""
    card = game.codes["card"]

    def cards(names: list[str]) -> Cards:
        return tuple([card[name] for name in names])

    deck = DeckMemory(seats)
    deck.shuffle = view["shuffle"]
    deck.pile = cards(view["pile"])
    deck.pile_old = view["pile_old"]
    deck.places = tuple(view["places"])
    deck.within = [cards(view["within"])] * (seats + 1)
    for seat, hand in enumerate(view["hands"]):
        deck.items[seat] = tuple(
            [(-1 if c is None else card[c], epoch, shuffle) for c, epoch, shuffle in hand["items"]]
        )
        deck.hidden[seat] = tuple(hand["hidden"])
        deck.gone[seat] = hand["gone"]
    if viewer is not None:
        own = view["private"]
        deck.within[viewer] = cards(own["within"])
        deck.top[viewer] = cards(own["top"])
        deck.slots[viewer] = tuple([-1 if c is None else card[c] for c in own["slots"]])
        deck.buried[viewer] = cards(own["buried"])
        deck.notes[viewer] = tuple([(other, card[c]) for other, c in own["notes"]])
    return deck


def stack_of(game: Provincia, view: Mapping[str, Any]) -> list[Step]:
    """The steps a view shows; who sees no cards of CONSUETUDO has -1 in their place (PRO-3.36)."""
    stack: list[Step] = []
    for item in view["stack"]:
        item = dict(item)
        name = item.pop("step")
        if name == "HandLimit":
            stack.append(HandLimit(item["turn"], item.get("lowest", 0)))
        elif name == "KeepCard" and "cards" not in item:
            stack.append(KeepCard(item["seat"], UNSEEN * item["number"]))
        elif name == "ArrangeCards" and "left" not in item:
            stack.append(ArrangeCards(item["seat"], UNSEEN * item["number"], UNSEEN * item["done"]))
        else:
            cls = game.steps[name]
            stack.append(cls(**{field: game.decode(kind, item[field]) for field, kind in cls.fields.items()}))
    return stack


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
