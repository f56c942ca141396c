"""A full state that agrees with a view: what a careful player would remember, the rest dealt at random.

Only arena cards and the order of the decks are hidden. Purchases from the display and performances were
seen by all; so of a hidden hand the displayed cards that were not performed are known, and the rest came
unseen from the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from taberna.kernel.result import Result

from .cards import (
    BLACK_MARKET,
    BLIND,
    DECK_NAMES,
    KINDS,
    MILITARY,
    POINT_SOURCES,
    RESOURCE_NAMES,
    SENATE,
    TRACK_NAMES,
    mask_of,
    members,
)
from .displays import stacked

if TYPE_CHECKING:
    from .game import Rome
    from .state import RomeState


def imagine(game: Rome, view: Mapping[str, Any], rng: Random) -> RomeState:
    state = game.blank(game.resolve(view["options"]), view["seats"], game._imagined_chance(view, rng))
    state.revealed = view["revealed"]
    state.round = view["round"]
    state.order = tuple(view["order"])
    _players(game, state, view)
    _table(game, state, view)
    _decks(game, state, view, rng)
    _arena(game, state, view, rng)
    _sets(state, view, rng)
    if view["result"] is not None:
        state.result = Result.load(view["result"])
    else:
        state.stack = game.load_stack(view)
    state.advance()
    return state


def _players(game: Rome, state: RomeState, view: Mapping[str, Any]) -> None:
    province = game.codes["province"]
    senate = game.codes["senate_card"]
    players = view["players"]
    state.sums = tuple([player["sum"] for player in players])
    state.forfeited = tuple([player["forfeited"] or 0 for player in players])
    state.promised = tuple([(p["promised"]["strength"], p["promised"]["budget"]) for p in players])
    for seat, player in enumerate(players):
        state.points[seat] = tuple([player["points"][source] for source in POINT_SOURCES])
        state.forum[seat] = tuple([player["forum"][name] for name in RESOURCE_NAMES])
        state.dice[seat] = tuple(player["dice"])
        state.provinces[seat] = mask_of([province[p] for p in player["provinces"]])
        state.exhausted |= mask_of([province[p] for p in player["exhausted"]])
        state.senate[seat] = mask_of([senate[c] for c in player["senate"]])
        state.laid += tuple(
            [(senate[u["card"]], mask_of([province[p] for p in u["on"]])) for u in player["used"]]
        )
        if player["committed"]:
            state.committed |= 1 << seat
    state.used = mask_of([card for card, _ in state.laid])


def _table(game: Rome, state: RomeState, view: Mapping[str, Any]) -> None:
    for track, name in enumerate(TRACK_NAMES):
        code = game.codes[KINDS[track]]
        groups = [(s["seat"], *s["dice"]) if s else () for s in view["tracks"][name]]
        while groups and not groups[-1]:
            groups.pop()
        state.tracks[track] = tuple(groups)
        state.displays[track] = tuple([code[c] for c in view["displays"][name]])
        state.removed[track] = tuple([code[c] for c in view["removed"][DECK_NAMES[track]]])
    code = game.codes["arena_card"]
    for bought in view["purchases"]:
        card = BLIND if bought["card"] is None else code[bought["card"]]
        state.purchases = (state.purchases, bought["round"], bought["seat"], card)
    state.performances = tuple(
        [(p["round"], p["seat"], tuple([code[c] for c in p["cards"]])) for p in view["performances"]]
    )


def _decks(game: Rome, state: RomeState, view: Mapping[str, Any], rng: Random) -> None:
    """Provinces and senate cards nobody has seen yet, each epoch in any order."""
    for track, cards, owned, epochs in (
        (MILITARY, game.provinces_in_play(state.seats), state.provinces, game.province_epoch),
        (
            SENATE,
            game.senate_deck(state.options, state.seats),
            state.senate,
            state.offices.epochs,
        ),
    ):
        if view["deck_cards"] is not None:
            code = game.codes[KINDS[track]]
            state.decks[track] = tuple([code[c] for c in reversed(view["deck_cards"][DECK_NAMES[track]])])
            continue
        seen = {*state.displays[track], *state.removed[track]}
        for mask in owned:
            seen.update(members(mask))
        unseen = [card for card in cards if card not in seen]
        rng.shuffle(unseen)
        state.decks[track] = stacked(unseen, epochs)


def _arena(game: Rome, state: RomeState, view: Mapping[str, Any], rng: Random) -> None:
    """Known cards into their hands, the unseen ones dealt to hands and deck."""
    code = game.codes["arena_card"]
    players = view["players"]
    unseen = Counter(dict(enumerate(game.copies)))
    unseen.subtract(state.displays[BLACK_MARKET])
    unseen.subtract(state.removed[BLACK_MARKET])
    for seat, player in enumerate(players):
        if player["hand"] is None:
            state.hands[seat] = tuple(sorted(state.known(seat).elements()))
        else:
            state.hands[seat] = tuple([code[c] for c in player["hand"]])
        unseen.subtract(state.hands[seat])
    if view["deck_cards"] is not None:
        state.decks[BLACK_MARKET] = tuple([code[c] for c in reversed(view["deck_cards"]["arena"])])
        return
    cards = list(unseen.elements())
    rng.shuffle(cards)
    for seat, player in enumerate(players):
        blind = player["hand_size"] - len(state.hands[seat])
        if blind:
            state.hands[seat] = tuple(sorted([*state.hands[seat], *cards[:blind]]))
            del cards[:blind]
    state.decks[BLACK_MARKET] = tuple(cards)


def _sets(state: RomeState, view: Mapping[str, Any], rng: Random) -> None:
    """A committed set of somebody else could be any of three or more cards, or none (ROM-3.94)."""
    code = state.game.codes["arena_card"]
    staged = []
    for seat, player in enumerate(view["players"]):
        if player["staged"] is not None:
            staged.append(tuple([code[c] for c in player["staged"]]))
        elif player["committed"] and rng.random() < 0.8:
            hand = state.hands[seat]
            staged.append(tuple(sorted(rng.sample(hand, rng.randint(3, len(hand))))))
        else:
            staged.append(())
    state.staged = tuple(staged)
