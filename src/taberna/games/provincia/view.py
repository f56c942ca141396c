"""What a viewer may know (PRO-4), built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from taberna.kernel.sections import Mixed, Players, Public, Section

from .cards import (
    BATTLE_ROUNDS,
    BELLUM_NAMES,
    CARD_NAMES,
    COLOURS,
    DECK_NAMES,
    GOODS,
    HORREUM,
    STANDING_NAMES,
    TOKEN_NAMES,
    TOWN_NAMES,
)
from .keeping import common_memory, hand_memory, names, private_memory

if TYPE_CHECKING:
    from .state import ProvinciaState

#: The phase each step at the bottom of the stack belongs to (PRO-3.1); 0 is the setup, 6 the final play turn.
PHASES = {
    "ChooseDeck": 1,
    "PlayTurn": 2,
    "HandLimit": 2,
    "ChooseTokens": 3,
    "Battle": 3,
    "Upkeep": 4,
    "Activate": 5,
}


def _parts_of_time(state: ProvinciaState) -> object:
    return state.round, _phase(state), state.start


def _time(state: ProvinciaState) -> dict[str, Any]:
    return {"round": state.round, "phase": _phase(state), "start": state.start}


def _goods(state: ProvinciaState) -> dict[str, Any]:
    return {
        "markers": dict(zip(DECK_NAMES, state.markers, strict=True)),
        "supply": dict(zip(GOODS, state.supply, strict=True)),
        "set_aside": dict(zip(GOODS, state.aside, strict=True)),
    }


def _cards(state: ProvinciaState) -> dict[str, Any]:
    return {
        "decks": {name: len(deck) for name, deck in zip(DECK_NAMES, state.decks, strict=True)},
        "discards": {name: len(pile) for name, pile in zip(DECK_NAMES, state.piles, strict=True)},
        "removed": {name: len(cards) for name, cards in zip(DECK_NAMES, state.removed, strict=True)},
        "face_up": names(state.face_up),
        "face_down": [card >= 0 for card in state.face_down],
    }


def _phase(state: ProvinciaState) -> int:
    if not state.stack:
        return 6
    if len(state.stack) > 1 and state.stack[1].name == "DealHands":
        return 0
    bottom = state.stack[0]
    return 6 if getattr(bottom, "final", False) else PHASES[bottom.name]


def _parts_of_players(state: ProvinciaState) -> Iterable[object]:
    buildings, senate, _ = state.recall().decks
    goods = state.goods
    return zip(
        repeat(state.result is None, state.seats),
        state.town,
        goods[::4],
        goods[1::4],
        goods[2::4],
        goods[3::4],
        state.morale,
        state.defence,
        state.prestige,
        state.carded,
        state.uncarded,
        state.city,
        state.front,
        repeat(state.extorted, state.seats),
        state.hand,
        state.known,
        buildings.items,
        buildings.hidden,
        senate.items,
        senate.hidden,
        state.tokens,
        state.committed,
        state.played,
        strict=True,
    )


def _player(state: ProvinciaState, seat: int) -> dict[str, Any]:
    """Everything in front of a player is public."""
    tables = state.tables
    town = state.town[seat]
    hand = state.hand[seat]
    senate = state.senate_cards(seat)
    return {
        "seat": seat,
        "town": None if town < 0 else TOWN_NAMES[town],
        "colour": None if town < 0 else COLOURS[tables.colour[town]],
        "personal": None if town < 0 else CARD_NAMES[tables.personal[town]],
        **dict(zip(GOODS, state.goods[4 * seat : 4 * seat + 4], strict=True)),
        "storage": state.limit(seat),
        "morale": state.morale[seat],
        "defence": state.defence[seat],
        "military": state.military(seat),
        "prestige": state.prestige[seat],
        "prestige_cards": prestige_cards(state.carded[seat]),
        "on_no_card": state.uncarded[seat],
        "city": [STANDING_NAMES[standing] for standing in state.city[seat]],
        "front": names(state.front[seat]),
        "concussio": [target for owner, target in state.extorted if owner == seat],
        "tax_free": state.tax_free(seat),
        "hand_size": len(hand),
        "hand_backs": {"aedificium": len(hand) - senate, "spqr": senate},
        "hand_known": names(state.known[seat]),
        "hand_maybe": _maybe(state, seat),
    }


def _own(state: ProvinciaState, seat: int, own: bool) -> dict[str, Any]:
    """The hand is the owner's until the end, tokens are for ever."""
    hand = state.hand[seat]
    committed = state.committed[seat]
    return {
        "hand": names(hand) if own or state.result is not None else None,
        "tokens_left": len(state.tokens[seat]),
        "committed": committed >= 0,
        "tokens": [TOKEN_NAMES[token] for token in state.tokens[seat]] if own else None,
        "token_down": TOKEN_NAMES[committed] if own and committed >= 0 else None,
        "played_tokens": [TOKEN_NAMES[token] for token in state.played[seat]] if own else None,
    }


def prestige_cards(carded: int) -> list[int]:
    """The sides that lie up: -4 as often as possible, at most one -2 (PRO-3.13, PRO-3.14)."""
    return [-4] * (carded // 4) + ([-2] if carded % 4 else [])


def _maybe(state: ProvinciaState, seat: int) -> list[str]:
    """Cards everybody saw go to a hand that may have been discarded unseen since; at the end hands are open."""
    if state.result is not None:
        return []
    return [
        CARD_NAMES[card]
        for deck in state.recall().decks[:2]
        for card, epoch, _ in deck.items[seat]
        if card >= 0 and card != HORREUM and epoch < len(deck.hidden[seat])
    ]


def _battles(state: ProvinciaState) -> dict[str, Any]:
    return {
        "battles": [
            {
                "round": BATTLE_ROUNDS[battle],
                "bellum": BELLUM_NAMES[state.bellum[battle]],
                "tokens": [TOKEN_NAMES[token] for token in tokens],
            }
            for battle, tokens in enumerate(state.revealed_tokens)
        ]
    }


# What a perfect memory adds to the table: public events, and the viewer's own secrets.


def _parts_of_memory(state: ProvinciaState) -> Sequence[object]:
    return state.recall().decks


def _memory(state: ProvinciaState, deck: int) -> dict[str, Any]:
    memory = state.recall().decks[deck]
    return {
        **common_memory(memory),
        "within": names(memory.within[state.seats]),
        "hands": [hand_memory(memory, seat) for seat in range(state.seats)],
    }


def _parts_of_own_memory(state: ProvinciaState, deck: int) -> Iterable[object]:
    memory = state.recall().decks[deck]
    return zip(memory.within[:-1], memory.top, memory.slots, memory.buried, memory.notes, strict=True)


def _own_memory(state: ProvinciaState, deck: int, seat: int) -> dict[str, Any]:
    return private_memory(state.recall().decks[deck], seat)


def _piles(state: ProvinciaState) -> dict[str, Any]:
    """All cards where they lie, decks top first: only for the end, when everybody may know them."""
    if state.result is None:
        return {"piles": None}
    return {
        "piles": {
            "decks": {name: names(deck[::-1]) for name, deck in zip(DECK_NAMES, state.decks, strict=True)},
            "discards": {name: names(pile) for name, pile in zip(DECK_NAMES, state.piles, strict=True)},
            "removed": {name: names(cards) for name, cards in zip(DECK_NAMES, state.removed, strict=True)},
        }
    }


#: What a view is made of, and what of the state each part depends on.
VIEW: tuple[Section, ...] = (
    Public(_parts_of_time, _time),
    Public(attrgetter("markers", "supply", "aside"), _goods),
    Public(attrgetter("decks", "piles", "removed", "face_up", "face_down"), _cards),
    Players(_parts_of_players, _player, _own),
    Public(attrgetter("revealed_tokens"), _battles),
    Mixed(
        "memory",
        DECK_NAMES,
        lambda state: state.result is None,
        _parts_of_memory,
        _memory,
        _parts_of_own_memory,
        _own_memory,
    ),
    Public(attrgetter("result"), _piles),
)
