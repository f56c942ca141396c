"""What a viewer is told besides the fields themselves (PRO-4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypedDict

from taberna.kernel.fields import OWN, Seen
from taberna.kernel.sections import Mixed

from .cards import (
    BATTLE_ROUNDS,
    BELLUM_NAMES,
    CARD_NAMES,
    COLOURS,
    DECK_NAMES,
    HORREUM,
    TOKEN_NAMES,
    names,
)
from .entries import common_memory, hand_memory, private_memory
from .memory import DeckMemory, Memory

if TYPE_CHECKING:
    from .state import ProvinciaState

#: The phase each step at the bottom of the stack belongs to (PRO-3.1); 0 is the setup, 6 the final play turn.
PHASES: Final = {
    "ChooseDeck": 1,
    "PlayTurn": 2,
    "HandLimit": 2,
    "ChooseTokens": 3,
    "Battle": 3,
    "Upkeep": 4,
    "Activate": 5,
}


class ProvinciaBattle(TypedDict):
    round: int
    bellum: str
    tokens: list[str]


def phase(state: ProvinciaState) -> int:
    if not state.stack:
        return 6
    if len(state.stack) > 1 and state.stack[1].name == "DealHands":
        return 0
    bottom = state.stack[0]
    return 6 if getattr(bottom, "final", False) else PHASES[bottom.name]


# -- numbers of cards ------------------------------------------------------------------------------------------


def _sizes(piles: Sequence[Sequence[int]]) -> dict[str, int]:
    return {name: len(pile) for name, pile in zip(DECK_NAMES, piles, strict=True)}


def deck_sizes(state: ProvinciaState) -> dict[str, int]:
    return _sizes(state.decks)


def discard_sizes(state: ProvinciaState) -> dict[str, int]:
    return _sizes(state.piles)


def removed_sizes(state: ProvinciaState) -> dict[str, int]:
    return _sizes(state.removed)


# -- players ---------------------------------------------------------------------------------------------------


def colour(state: ProvinciaState, seat: int) -> str | None:
    town = state.town[seat]
    return None if town < 0 else COLOURS[state.tables.colour[town]]


def personal(state: ProvinciaState, seat: int) -> str | None:
    """The building that the board shows (PRO-1.20)."""
    town = state.town[seat]
    return None if town < 0 else CARD_NAMES[state.tables.personal[town]]


def prestige_cards(state: ProvinciaState, seat: int) -> list[int]:
    """The sides that lie up: -4 as often as possible, at most one -2 (PRO-3.13, PRO-3.14)."""
    carded = state.carded[seat]
    return [-4] * (carded // 4) + ([-2] if carded % 4 else [])


def hand_backs(state: ProvinciaState, seat: int) -> dict[str, int]:
    senate = state.senate_cards(seat)
    return {"aedificium": len(state.hand[seat]) - senate, "spqr": senate}


def hand_maybe(state: ProvinciaState, seat: int) -> list[str]:
    """Cards everybody saw go to a hand that may have been discarded unseen since; at the end hands are open."""
    if state.result is not None:
        return []
    return [
        CARD_NAMES[card]
        for deck in state.recall().decks[:2]
        for card, epoch, _ in deck.items[seat]
        if card >= 0 and card != HORREUM and epoch < len(deck.hidden[seat])
    ]


# -- battles ---------------------------------------------------------------------------------------------------


def battles(state: ProvinciaState) -> list[ProvinciaBattle]:
    return [
        {
            "round": BATTLE_ROUNDS[battle],
            "bellum": BELLUM_NAMES[state.bellum[battle]],
            "tokens": [TOKEN_NAMES[token] for token in tokens],
        }
        for battle, tokens in enumerate(state.revealed_tokens)
    ]


# -- what a perfect memory adds to the table: public events, and the viewer's own secrets ------------------------


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


MEMORY: Final = Mixed(
    "memory",
    DECK_NAMES,
    lambda state: state.result is None,
    _parts_of_memory,
    _memory,
    _parts_of_own_memory,
    _own_memory,
)

#: The memory as observations take it in, piece by piece; hands hold no OPES cards.
SEEN_OF_MEMORY: Final[tuple[Seen, ...]] = (
    *(Seen(f"memory.{piece}") for piece in ("decks", "pile", "within")),
    *(Seen(f"memory.private.{piece}", OWN) for piece in ("within", "top", "slots", "buried", "notes")),
    Seen("memory.hands", "seat"),
)
NOTHING_SEEN: Final[tuple[object, ...]] = ((),)
#: The memory, as long as it is told of.
MEMORY_NOW: Final = "state.result is None and state.recall()"


def seen_of_memory(state: ProvinciaState, earlier: object, then: Any) -> list[object]:
    """What those pieces are made of, of which most are as they were ``then``; nothing after the end."""
    seats = state.seats
    if state.result is not None:
        return list(NOTHING_SEEN * (3 + 6 * seats))
    decks = state.recall().decks
    a, b, c = decks
    found: list[object] = then.copy() if isinstance(earlier, Memory) else list(NOTHING_SEEN * (3 + 6 * seats))
    changed = _changed_lists(decks, earlier.decks) if isinstance(earlier, Memory) else EVERYTHING
    if changed & COMMON:
        found[0] = tuple([(deck.shuffle, deck.pile_old, deck.places) for deck in decks])
        found[1] = (a.pile, b.pile, c.pile)
    if changed & WITHIN:
        found[2] = (a.within[seats], b.within[seats], c.within[seats])
    for seat in range(seats):
        place = 3 + seat
        if changed & WITHIN:
            found[place] = (a.within[seat], b.within[seat], c.within[seat])
        if changed & TOP:
            found[place + seats] = (a.top[seat], b.top[seat], c.top[seat])
        if changed & SLOTS:
            found[place + 2 * seats] = (a.slots[seat], b.slots[seat], c.slots[seat])
        if changed & BURIED:
            found[place + 3 * seats] = (a.buried[seat], b.buried[seat], c.buried[seat])
        if changed & NOTES:
            found[place + 4 * seats] = (a.notes[seat], b.notes[seat], c.notes[seat])
        if changed & HANDS:
            known = (a.items[seat], a.hidden[seat], a.gone[seat])
            found[place + 5 * seats] = (known, (b.items[seat], b.hidden[seat], b.gone[seat]))
    return found


COMMON: Final = 1
WITHIN: Final = 2
TOP: Final = 4
SLOTS: Final = 8
BURIED: Final = 16
NOTES: Final = 32
HANDS: Final = 64
EVERYTHING: Final = 127


def _changed_lists(decks: list[DeckMemory], earlier: list[DeckMemory]) -> int:
    """Which lists of the memory are not what they were."""
    changed = 0
    for i, now in enumerate(decks):
        then = earlier[i]
        if now is then:
            continue
        if now.pile is not then.pile or now.shuffle != then.shuffle:
            changed |= COMMON
        if now.pile_old != then.pile_old or now.places != then.places:
            changed |= COMMON
        if now.within != then.within:
            changed |= WITHIN
        if now.top != then.top:
            changed |= TOP
        if now.slots != then.slots:
            changed |= SLOTS
        if now.buried != then.buried:
            changed |= BURIED
        if now.notes != then.notes:
            changed |= NOTES
        if now.items != then.items or now.hidden != then.hidden or now.gone != then.gone:
            changed |= HANDS
    return changed
