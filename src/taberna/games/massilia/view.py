"""What a viewer is told besides the fields themselves (MAS-4)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypedDict

from . import scoring
from .gods import CARD_NAMES
from .market import frame
from .pieces import DIE_NAMES, FIGURES, GOODS, PATH_NAMES, SPACE_NAMES

if TYPE_CHECKING:
    from .state import MassiliaState

_frame: Final = cache(frame)


class MassiliaStall(TypedDict):
    space: str
    owner: int
    goods: dict[str, int]


class MassiliaMarket(TypedDict):
    ring: int
    capacity: int
    stall_xy: list[tuple[int, int]]
    path_xy: list[tuple[int, int]]
    stalls: list[MassiliaStall]
    #: Where customers and consul stand.
    figures: dict[str, str]


class MassiliaScore(TypedDict):
    reputation: int
    stalls: int
    money: int
    penalty: int
    total: int


def round_tiles(state: MassiliaState) -> list[int]:
    """The round tiles that nobody has taken yet (MAS-3.15.1)."""
    return list(state.game.round_tiles[state.seats][len(state.passed) :])


def fifty_tiles(state: MassiliaState, seat: int) -> int:
    return scoring.fifty_tiles(state.reputation[seat])[0]


def own_screen(state: MassiliaState, seat: int) -> list[str]:
    """The dice behind a screen, as their owner sees them."""
    return [DIE_NAMES[die] for die in state.screen[seat]]


def points(state: MassiliaState, seat: int) -> dict[str, int]:
    return scoring.score(state, seat).told()


def market(state: MassiliaState) -> dict[str, Any]:
    """The board with everything that stands on it."""
    stalls, path = _frame(state.market.ring)
    owners = {space: seat for seat in range(state.seats) for space in state.stalls[seat]}
    return {
        "ring": state.market.ring,
        "capacity": state.market.capacity,
        "stall_xy": list(map(list, stalls)),
        "path_xy": list(map(list, path)),
        "stalls": [
            {
                "space": SPACE_NAMES[space],
                "owner": owners[space],
                "goods": dict(zip(GOODS, state.goods[space], strict=True)),
            }
            for space in sorted(owners)
        ],
        "figures": {name: PATH_NAMES[space] for name, space in zip(FIGURES, state.figures, strict=True)},
    }


def takes(state: MassiliaState) -> list[list[Any]]:
    """How the cards came into the hands (MAS-4.4): [seat, card if it was open, shuffle it came from, fresh]."""
    return [take for seat, hand in enumerate(state.hand) if hand for take in _takes_of(state, seat)]


def _takes_of(state: MassiliaState, seat: int) -> list[list[Any]]:
    taken: list[list[Any]] = []
    for card in state.hand[seat]:
        fresh = card in state.fresh[seat]
        if card in state.seen[seat]:
            taken.append([seat, CARD_NAMES[card], None, fresh])
        else:
            taken.append([seat, None, state.ages[card], fresh])
    return sorted(taken, key=lambda take: (take[1] or "", take[2] or 0, take[3]))
