"""A full state that agrees with a view: what a perfect memory knows, the rest dealt at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from taberna.kernel.reader import Reader
from taberna.kernel.result import Result
from taberna.kernel.step import Step

from .cards import AEDIFICIUM, BATTLE_ROUNDS, BELLUM_NAMES, DECK_NAMES, GOODS
from .hidden import HiddenCards
from .hidden_tokens import deal_tokens
from .memory import Cards, DeckMemory, Memory
from .senate.consuetudo import ArrangeCards, KeepCard
from .state import ProvinciaState
from .steps.hand_limit import HandLimit

if TYPE_CHECKING:
    from .game import Provincia


def imagine(game: Provincia, view: Mapping[str, Any], rng: Random) -> ProvinciaState:
    state = ProvinciaState(
        game, game.resolve(view["options"]), view["seats"], game._imagined_chance(view, rng)
    )
    state.clear()
    state.revealed = view["revealed"]
    _public(game, state, view)
    _bellum(game, state, view, rng)
    deal_tokens(game, state, view, rng)
    if view["result"] is not None:
        _all_cards(game, state, view)
        state.result = Result.load(view["result"])
    else:
        _hidden_cards(game, state, view, rng)
    state.advance()
    return state


def _public(game: Provincia, state: ProvinciaState, view: Mapping[str, Any]) -> None:
    """Everything that lies open on the table (PRO-4.1)."""
    card, standing, town = game.codes["card"], game.codes["standing"], game.codes["town"]
    state.round = view["round"]
    state.start = view["start"]
    state.markers = [view["markers"][name] for name in DECK_NAMES]
    state.supply = [view["supply"][name] for name in GOODS]
    state.aside = tuple([view["set_aside"][name] for name in GOODS])
    state.face_up = tuple([card[name] for name in view["face_up"]])
    players = view["players"]
    state.town = tuple([-1 if p["town"] is None else town[p["town"]] for p in players])
    state.goods = [player[name] for player in players for name in GOODS]
    for seat, player in enumerate(players):
        state.morale[seat] = player["morale"]
        state.defence[seat] = player["defence"]
        state.prestige[seat] = player["prestige"]
        state.carded[seat] = -sum(player["prestige_cards"])
        state.uncarded[seat] = player["on_no_card"]
        state.city[seat] = tuple([standing[name] for name in player["city"]])
        state.front[seat] = tuple([card[name] for name in player["front"]])
        state.extorted += tuple([(seat, target) for target in player["concussio"]])
        state.known[seat] = tuple([card[name] for name in player["hand_known"]])
        if player["hand"] is not None:
            state.hand[seat] = tuple([card[name] for name in player["hand"]])


def _bellum(game: Provincia, state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
    """Revealed combat cards, and any card of its group for a battle to come (PRO-4.6)."""
    seen = [BELLUM_NAMES.index(battle["bellum"]) for battle in view["battles"]]
    groups = state.tables.bellum_groups
    state.bellum = tuple(
        seen[i] if i < len(seen) else rng.choice(groups[i]) for i in range(len(BATTLE_ROUNDS))
    )


def _all_cards(game: Provincia, state: ProvinciaState, view: Mapping[str, Any]) -> None:
    """After the end all cards are shown."""
    card = game.codes["card"]
    piles = view["piles"]
    for deck, name in enumerate(DECK_NAMES):
        state.decks[deck] = tuple([card[c] for c in reversed(piles["decks"][name])])
        state.piles[deck] = tuple([card[c] for c in piles["discards"][name]])
    state.removed = tuple(tuple([card[c] for c in piles["removed"][name]]) for name in DECK_NAMES)


def _hidden_cards(game: Provincia, state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
    viewer = view["you"]
    memory = [_memory_of(game, view["memory"][name], state.seats, viewer) for name in DECK_NAMES]
    state.stack, looking = _stack(game, view)
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


def _stack(game: Provincia, view: Mapping[str, Any]) -> tuple[list[Step], int]:
    """The steps, and how many building cards somebody else is looking at (PRO-3.36)."""
    stack: list[Step] = []
    looking = 0
    for item in view["stack"]:
        item = dict(item)
        name = item["step"]
        if name == "HandLimit":
            stack.append(HandLimit(item["turn"], item.get("lowest", 0)))
            continue
        if name == "KeepCard" and "cards" not in item:
            looking = item["number"]
            stack.append(KeepCard(item["seat"], ()))
            continue
        if name == "ArrangeCards" and "left" not in item:
            looking = item["number"] + item["done"]
            stack.append(ArrangeCards(item["seat"], (), (-1,) * item["done"]))
            continue
        if name in ("KeepCard", "ArrangeCards"):
            item.pop("number")
            item.pop("done", None)
        stack.append(game.load_step(Reader(item, "stack", game.decode)))
    return stack, looking


def _show_cards(state: ProvinciaState, cards: tuple[int, ...]) -> None:
    """Put imagined cards into the step of the player who looks at them."""
    step = state.stack[-1]
    if isinstance(step, KeepCard):
        state.stack[-1] = KeepCard(step.seat, tuple(sorted(cards)))
    elif isinstance(step, ArrangeCards):
        done = len(step.placed)
        state.stack[-1] = ArrangeCards(step.seat, tuple(sorted(cards[done:])), cards[:done])
