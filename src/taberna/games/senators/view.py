"""What a viewer is told besides the fields themselves (SEN-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict

from taberna.kernel.fields import Code
from taberna.kernel.sections import Private

from .cards import BOARD_NAMES, CARD_NAMES
from .steps.cash_in import CashIn

if TYPE_CHECKING:
    from .state import SenatorsState


class SenatorsSet(TypedDict):
    """Three cards that could be sold, and what they pay."""

    picks: list[str]
    amount: int


def hand_backs(state: SenatorsState, seat: int) -> list[int]:
    """The backs of the cards nobody saw (SEN-4.3)."""
    seen = state.seen[seat]
    back = state.game.back_of
    return sorted([back[card] + 1 for card in state.hand[seat] if card not in seen])


def deck_sizes(state: SenatorsState) -> dict[str, int]:
    decks = {board: len(deck) for board, deck in zip(BOARD_NAMES, state.decks, strict=True)}
    return {**decks, "events": len(state.event_deck)}


#: What the next entry depends on: decks change all the time, but few games refill one.
KNOWN_DECKS: Final[Code] = Code("state.refilled and (state.refilled, tuple(state.decks))")


def refilled(state: SenatorsState) -> dict[str, list[str]]:
    """What everybody knows to lie in a refilled deck, though not in which order (SEN-7.1)."""
    return {BOARD_NAMES[b]: [CARD_NAMES[card] for card in sorted(state.decks[b])] for b in state.refilled}


def _seller(state: SenatorsState, viewer: int | None) -> CashIn | None:
    step = state.stack[-1] if state.stack else None
    return step if isinstance(step, CashIn) and step.seat == viewer else None


def _parts_of_sets(state: SenatorsState, viewer: int | None) -> object:
    step = _seller(state, viewer)
    return step and (
        step,
        state.hand[step.seat],
        state.table[step.seat],
        state.offices[step.seat],
        tuple(state.holder),
    )


def sets(state: SenatorsState, viewer: int | None) -> list[dict[str, Any]]:
    """What the viewer could sell now, so that nobody has to count (SEN-3.54)."""
    step = _seller(state, viewer)
    return step.sets(state) if step else []


def seen_of_sets(state: SenatorsState) -> list[object]:
    """What each seat's observation of them is made of."""
    return [_parts_of_sets(state, seat) for seat in range(state.seats)]


SETS: Final = Private(_parts_of_sets, lambda state, viewer: {"sets": sets(state, viewer)})
