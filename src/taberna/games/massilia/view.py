"""What a viewer may know (MAS-4), built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from taberna.kernel.sections import Identity, Players, Public, Section

from .gods import CARD_NAMES
from .market import frame
from .pieces import DIE_NAMES, FIGURES, GOODS, PATH_NAMES, PRICE_PLACES, SPACE_NAMES
from .scoring import fifty_tiles, score
from .state import GAP

if TYPE_CHECKING:
    from .state import MassiliaState

_frame = cache(frame)


def _time(state: MassiliaState) -> dict[str, Any]:
    return {
        "round": state.round,
        "rounds": state.game.rounds,
        "active": None if state.active < 0 else state.active,
        "order": list(state.order),
        "passed": list(state.passed),
        "round_tiles": list(state.game.round_tiles[state.seats][len(state.passed) :]),
    }


def _market(state: MassiliaState) -> dict[str, Any]:
    stalls, path = _frame(state.market.ring)
    return {
        "market": {
            "ring": state.market.ring,
            "capacity": state.market.capacity,
            "stall_xy": [list(xy) for xy in stalls],
            "path_xy": [list(xy) for xy in path],
            "stalls": _stalls(state),
            "figures": {name: PATH_NAMES[space] for name, space in zip(FIGURES, state.figures, strict=True)},
        }
    }


def _harbour(state: MassiliaState) -> dict[str, Any]:
    return {
        "harbour": dict(zip(GOODS, state.harbour, strict=True)),
        "prices": dict(zip(PRICE_PLACES, state.price, strict=True)),
        "marks": dict(zip(GOODS, state.mark, strict=False)),
        "temple": dice_names(state.temple),
        "supply": state.supply,
        "aside": list(state.aside),
    }


def _god_cards(state: MassiliaState) -> dict[str, Any]:
    return {
        "display": [None if card == GAP else CARD_NAMES[card] for card in state.display],
        "draw_pile": len(state.draw_pile),
        "discard_pile": [CARD_NAMES[card] for card in state.discard],
    }


# What a perfect memory holds: open payments (MAS-4.2), how the cards came into the hands (MAS-4.4),
# and which cards the last shuffles of the discard pile put back into the draw pile.


def _cards_remembered(state: MassiliaState) -> dict[str, Any]:
    return {
        "takes": [take for seat in range(state.seats) for take in _takes(state, seat)],
        "shuffles": state.shuffles,
        "reshuffled": {CARD_NAMES[card]: age for card, age in enumerate(state.ages) if age},
    }


def _pile_cards(state: MassiliaState) -> dict[str, Any]:
    """The draw pile, top first: only for the end, when everybody may know it."""
    over = state.result is not None
    return {"pile_cards": [CARD_NAMES[card] for card in reversed(state.draw_pile)] if over else None}


def dice_names(dice: tuple[int, ...]) -> list[str]:
    return [DIE_NAMES[die] for die in dice]


def _stalls(state: MassiliaState) -> list[dict[str, Any]]:
    owners = {space: seat for seat in range(state.seats) for space in state.stalls[seat]}
    return [
        {
            "space": SPACE_NAMES[space],
            "owner": owners[space],
            "goods": dict(zip(GOODS, state.goods[space], strict=True)),
        }
        for space in sorted(owners)
    ]


def _parts_of_players(state: MassiliaState) -> Iterable[object]:
    return zip(
        repeat(state.result is None, state.seats),
        state.reputation,
        state.stalls,
        state.reserve,
        state.hand,
        state.fresh,
        state.screen,
        state.money,
        state.stones,
        strict=True,
    )


def _player(state: MassiliaState, seat: int) -> dict[str, Any]:
    """How things came behind a screen was open to all."""
    return {
        "seat": seat,
        "reputation": state.reputation[seat],
        "fifty_tiles": fifty_tiles(state.reputation[seat])[0],
        "stalls": len(state.stalls[seat]),
        "tiles_left": state.tiles_left(seat),
        "reserve": dice_names(state.reserve[seat]),
        "hand_size": len(state.hand[seat]),
        "fresh": len(state.fresh[seat]),
        "dice_taken": dice_names(state.screen[seat]),  # MAS-4.3: others saw each die being taken
    }


def _screen(state: MassiliaState, seat: int, own: bool) -> dict[str, Any]:
    """Totals, dice and cards behind a screen are the owner's."""
    over = state.result is not None
    behind = own or over
    totals = behind or state.options.open_holdings
    return {
        "money": state.money[seat] if totals else None,
        "stones": state.stones[seat] if totals else None,
        "screen": dice_names(state.screen[seat]) if behind else None,
        "hand": [CARD_NAMES[card] for card in state.hand[seat]] if behind else None,
        "fresh_cards": [CARD_NAMES[card] for card in state.fresh[seat]] if behind else None,
        "score": _score(state, seat) if over else None,
    }


def _score(state: MassiliaState, seat: int) -> dict[str, int]:
    parts = score(state, seat)
    return {
        "reputation": parts.reputation,
        "stalls": parts.stalls,
        "money": parts.money,
        "penalty": parts.penalty,
        "total": parts.total,
    }


def _takes(state: MassiliaState, seat: int) -> list[list[Any]]:
    """How each card of a hand came there: [seat, card if it was open, shuffle it came from, fresh]."""
    takes: list[list[Any]] = []
    for card in state.hand[seat]:
        fresh = card in state.fresh[seat]
        if card in state.seen[seat]:
            takes.append([seat, CARD_NAMES[card], None, fresh])
        else:
            takes.append([seat, None, state.ages[card], fresh])
    return sorted(takes, key=lambda take: (take[1] or "", take[2] or 0, take[3]))


#: What a view is made of, and what of the state each part depends on.
VIEW: tuple[Section, ...] = (
    Public(attrgetter("round", "active", "order", "passed"), _time),
    Players(_parts_of_players, _player, _screen),
    Public(attrgetter("stalls", "goods", "figures"), _market),
    Public(attrgetter("harbour", "price", "mark", "temple", "supply", "aside"), _harbour),
    Public(attrgetter("display", "draw_pile", "discard"), _god_cards),
    Public(lambda state: Identity(state.ledger), lambda state: {"payments": state.entries()}),
    Public(attrgetter("hand", "fresh", "seen", "ages", "shuffles"), _cards_remembered),
    Public(attrgetter("result"), _pile_cards),
)
