"""What a view of Massilia shows, and its steps.

Made by tools/make_states.py from fields.py and the steps: do not edit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.differing import differing
from taberna.kernel.kinds import by_name
from taberna.kernel.made import Made
from taberna.kernel.sections import Identity, Players, Public, Section
from taberna.kernel.step import step_table

from .entries import fill_payments, fill_reshuffled, payments, reshuffled, stalls
from .fields import NAMES
from .steps.buy import BuyCards, BuyGoods, Distribute
from .steps.compose import ChooseCards, ChooseDice, ChooseSteps
from .steps.consul import BuildStall, CloseStall, LastStall, StockStall, Tax
from .steps.figures import MoveFigure, Sale
from .steps.reputation import BuyReputation
from .steps.round import ReserveDice, RollDice, Round, Turns
from .steps.sacrifice import Sacrifice, SacrificeCards, TakeCard
from .steps.setup import PlaceStall
from .steps.turn import AfterAction, TurnMenu
from .view import fifty_tiles, market, own_screen, points, round_tiles, takes

if TYPE_CHECKING:
    from .state import MassiliaState

_card: Final = NAMES["card"]
_die: Final = NAMES["die"]
_figure: Final = NAMES["figure"]
_goods: Final = NAMES["goods"]
_marked: Final = NAMES["marked"]
_path: Final = NAMES["path"]
_price_place: Final = NAMES["price_place"]
_card_of: Final = by_name(NAMES["card"])
_die_of: Final = by_name(NAMES["die"])


def _common_0(state: MassiliaState) -> dict[str, Any]:
    return {
        "round": state.round,
        "rounds": state.game.rounds,
        "active": None if state.active < 0 else state.active,
        "order": list(state.order),
        "passed": list(state.passed),
        "round_tiles": round_tiles(state),
    }


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
    """What everybody sees of a player."""
    return {
        "seat": seat,
        "reputation": state.reputation[seat],
        "fifty_tiles": fifty_tiles(state, seat),
        "stalls": len(state.stalls[seat]),
        "tiles_left": state.tiles_left(seat),
        "reserve": [_die[c] for c in state.reserve[seat]],
        "hand_size": len(state.hand[seat]),
        "fresh": len(state.fresh[seat]),
        "dice_taken": [_die[c] for c in state.screen[seat]],
    }


def _own(state: MassiliaState, seat: int, own: bool) -> dict[str, Any]:
    """What a player alone sees, None for the others until the end."""
    seen = own or state.result is not None
    return {
        "money": state.money[seat] if seen or state.options.open_holdings else None,
        "stones": state.stones[seat] if seen or state.options.open_holdings else None,
        "screen": own_screen(state, seat) if seen else None,
        "hand": [_card[c] for c in state.hand[seat]] if seen else None,
        "fresh_cards": [_card[c] for c in state.fresh[seat]] if seen else None,
        "score": points(state, seat) if state.result is not None else None,
    }


def _common_2(state: MassiliaState) -> dict[str, Any]:
    return {
        "market": market(state),
    }


def _common_3(state: MassiliaState) -> dict[str, Any]:
    return {
        "harbour": dict(zip(_goods, state.harbour, strict=True)),
        "prices": dict(zip(_price_place, state.price, strict=True)),
        "marks": dict(zip(_marked, state.mark, strict=True)),
        "temple": [_die[c] for c in state.temple],
        "supply": state.supply,
        "aside": list(state.aside),
    }


def _common_4(state: MassiliaState) -> dict[str, Any]:
    return {
        "display": [None if c < 0 else _card[c] for c in state.display],
        "draw_pile": len(state.draw_pile),
        "discard_pile": [_card[c] for c in state.discard],
    }


def _common_5(state: MassiliaState) -> dict[str, Any]:
    return {
        "payments": payments(state),
    }


def _common_6(state: MassiliaState) -> dict[str, Any]:
    return {
        "takes": takes(state),
        "shuffles": state.shuffles,
        "reshuffled": reshuffled(state),
    }


def _common_7(state: MassiliaState) -> dict[str, Any]:
    if state.result is None:
        return {"pile_cards": None}
    return {
        "pile_cards": [_card[c] for c in state.draw_pile[::-1]],
    }


#: What a view is made of, and what of the state each part depends on.
VIEW: tuple[Section, ...] = (
    Public(attrgetter("round", "active", "order", "passed"), _common_0),
    Players(_parts_of_players, _player, _own),
    Public(attrgetter("stalls", "goods", "figures"), _common_2),
    Public(attrgetter("harbour", "price", "mark", "temple", "supply", "aside"), _common_3),
    Public(attrgetter("display", "draw_pile", "discard"), _common_4),
    Public(lambda state: Identity(state.ledger), _common_5),
    Public(attrgetter("hand", "fresh", "seen", "ages", "shuffles"), _common_6),
    Public(attrgetter("result"), _common_7),
)


def fill(state: MassiliaState, view: Mapping[str, Any]) -> None:
    """Everything a view shows, put into a blank state; what it hides stays blank."""
    players = view["players"]
    state.round = view["round"]
    state.active = -1 if view["active"] is None else view["active"]
    state.order = tuple(view["order"])
    state.passed = tuple(view["passed"])
    state.harbour = [view["harbour"][key] for key in _goods]
    state.price = [view["prices"][key] for key in _price_place]
    state.mark = [view["marks"][key] for key in _marked]
    state.temple = tuple([_die_of[c] for c in view["temple"]])
    state.supply = view["supply"]
    state.aside = tuple(view["aside"])
    state.display = tuple([-1 if c is None else _card_of[c] for c in view["display"]])
    state.discard = tuple([_card_of[c] for c in view["discard_pile"]])
    fill_payments(state, view["payments"])
    state.shuffles = view["shuffles"]
    fill_reshuffled(state, view["reshuffled"])
    if view["pile_cards"] is not None:
        state.draw_pile = tuple([_card_of[c] for c in view["pile_cards"][::-1]])
    state.reputation = [player["reputation"] for player in players]
    for seat, player in enumerate(players):
        state.reserve[seat] = tuple([_die_of[c] for c in player["reserve"]])
        state.screen[seat] = tuple([_die_of[c] for c in player["dice_taken"]])
        if player["money"] is not None:
            state.money[seat] = player["money"]
        if player["stones"] is not None:
            state.stones[seat] = player["stones"]
        if player["hand"] is not None:
            state.hand[seat] = tuple([_card_of[c] for c in player["hand"]])
        if player["fresh_cards"] is not None:
            state.fresh[seat] = tuple([_card_of[c] for c in player["fresh_cards"]])


def _dump_player(state: MassiliaState, seat: int) -> dict[str, Any]:
    return {
        "reputation": state.reputation[seat],
        "stalls": stalls(state, seat),
        "reserve": [_die[c] for c in state.reserve[seat]],
        "screen": [_die[c] for c in state.screen[seat]],
        "money": state.money[seat],
        "stones": state.stones[seat],
        "hand": [_card[c] for c in state.hand[seat]],
        "fresh": [_card[c] for c in state.fresh[seat]],
        "seen": [_card[c] for c in state.seen[seat]],
    }


def dump(state: MassiliaState) -> dict[str, Any]:
    """The whole truth in names."""
    return {
        "round": state.round,
        "active": None if state.active < 0 else state.active,
        "order": list(state.order),
        "passed": list(state.passed),
        "players": [_dump_player(state, seat) for seat in range(state.seats)],
        "figures": {key: _path[value] for key, value in zip(_figure, state.figures, strict=True)},
        "harbour": dict(zip(_goods, state.harbour, strict=True)),
        "prices": dict(zip(_price_place, state.price, strict=True)),
        "marks": dict(zip(_marked, state.mark, strict=True)),
        "temple": [_die[c] for c in state.temple],
        "supply": state.supply,
        "aside": list(state.aside),
        "display": [None if c < 0 else _card[c] for c in state.display],
        "discard_pile": [_card[c] for c in state.discard],
        "payments": payments(state),
        "shuffles": state.shuffles,
        "reshuffled": reshuffled(state),
        "draw_pile": [_card[c] for c in state.draw_pile[::-1]],
    }


def changes(state: MassiliaState, before: list[Any]) -> list[int]:
    """The places of what differs from what was seen before, which is brought up to date."""
    found: list[int] = []
    now: Any
    now = state.round
    if now is not before[0] and now != before[0]:
        before[0] = now
        found.append(0)
    now = state.active
    if now is not before[1] and now != before[1]:
        before[1] = now
        found.append(1024)
    now = state.order
    if now is not before[2] and now != before[2]:
        before[2] = now
        found.append(2048)
    now = state.passed
    if now is not before[3] and now != before[3]:
        before[3] = now
        found.append(3072)
    if state.reputation != before[4]:
        now = list(state.reputation)
        differing(now, before[4], 4, found)
        before[4] = now
    if state.stalls != before[5]:
        now = list(state.stalls)
        differing(now, before[5], 5, found)
        before[5] = now
    if state.reserve != before[6]:
        now = list(state.reserve)
        differing(now, before[6], 6, found)
        before[6] = now
    if state.hand != before[7]:
        now = list(state.hand)
        differing(now, before[7], 7, found)
        before[7] = now
    if state.fresh != before[8]:
        now = list(state.fresh)
        differing(now, before[8], 8, found)
        before[8] = now
    if state.screen != before[9]:
        now = list(state.screen)
        differing(now, before[9], 9, found)
        before[9] = now
    if state.money != before[10]:
        now = list(state.money)
        differing(now, before[10], 10, found)
        before[10] = now
    now = state.options.open_holdings
    if now is not before[11] and now != before[11]:
        before[11] = now
        found.append(11264)
    if state.stones != before[12]:
        now = list(state.stones)
        differing(now, before[12], 12, found)
        before[12] = now
    now = tuple(state.goods)
    if now is not before[13] and now != before[13]:
        before[13] = now
        found.append(13312)
    if state.figures != before[14]:
        now = list(state.figures)
        differing(now, before[14], 14, found)
        before[14] = now
    if state.harbour != before[15]:
        now = list(state.harbour)
        differing(now, before[15], 15, found)
        before[15] = now
    if state.price != before[16]:
        now = list(state.price)
        differing(now, before[16], 16, found)
        before[16] = now
    if state.mark != before[17]:
        now = list(state.mark)
        differing(now, before[17], 17, found)
        before[17] = now
    now = state.temple
    if now is not before[18] and now != before[18]:
        before[18] = now
        found.append(18432)
    now = state.supply
    if now is not before[19] and now != before[19]:
        before[19] = now
        found.append(19456)
    now = state.aside
    if now is not before[20] and now != before[20]:
        before[20] = now
        found.append(20480)
    now = state.display
    if now is not before[21] and now != before[21]:
        before[21] = now
        found.append(21504)
    now = state.draw_pile
    if now is not before[22] and now != before[22]:
        before[22] = now
        found.append(22528)
    now = state.discard
    if now is not before[23] and now != before[23]:
        before[23] = now
        found.append(23552)
    if state.ledger is not before[24]:
        before[24] = state.ledger
        found.append(24576)
    if state.seen != before[25]:
        now = list(state.seen)
        differing(now, before[25], 25, found)
        before[25] = now
    now = state.ages
    if now is not before[26] and now != before[26]:
        before[26] = now
        found.append(26624)
    now = state.shuffles
    if now is not before[27] and now != before[27]:
        before[27] = now
        found.append(27648)
    return found


#: The entries that kinds do not tell, in names; those of a player as a viewer sees them.
TOLD: Final[dict[str, Callable[[Any], Any]]] = {
    "rounds": lambda state: state.game.rounds,
    "round_tiles": lambda state: round_tiles(state),
    "market": lambda state: market(state),
    "draw_pile": lambda state: len(state.draw_pile),
    "payments": lambda state: payments(state),
    "takes": lambda state: takes(state),
    "reshuffled": lambda state: reshuffled(state),
}
TOLD_OF: Final[dict[str, Callable[[Any, int, int], Any]]] = {
    "fifty_tiles": lambda state, seat, viewer: fifty_tiles(state, seat),
    "stalls": lambda state, seat, viewer: len(state.stalls[seat]),
    "tiles_left": lambda state, seat, viewer: state.tiles_left(seat),
    "hand_size": lambda state, seat, viewer: len(state.hand[seat]),
    "fresh": lambda state, seat, viewer: len(state.fresh[seat]),
    "screen": lambda state, seat, viewer: (
        own_screen(state, seat) if seat == viewer or state.result is not None else None
    ),
}


STEPS = step_table(
    (BuyGoods, {"value": "number"}),
    (BuyCards, {"value": "number", "goods": "goods", "number": "number"}),
    (Distribute, {"goods": "goods", "coloured": "number", "beige": "number", "space": "space"}),
    (ChooseDice, {"colour": "colour", "dice": "used*"}),
    (ChooseSteps, {"colour": "colour", "dice": "used*", "value": "number"}),
    (ChooseCards, {"colour": "colour", "dice": "used*", "steps": "number", "value": "number"}),
    (Tax, {"owner": "seat", "space": "space", "last": "goods?"}),
    (CloseStall, {"owner": "seat", "space": "space"}),
    (LastStall, {"owner": "seat", "space": "space"}),
    (BuildStall, {"space": "space"}),
    (StockStall, {"space": "space", "start": "pile"}),
    (MoveFigure, {"value": "number"}),
    (Sale, {"space": "space", "goods": "goods"}),
    (BuyReputation, {"value": "number"}),
    (Round, {}),
    (RollDice, {"place": "number"}),
    (ReserveDice, {"seat": "seat", "rolled": "die*", "kept": "die*", "passed": "number"}),
    (Turns, {}),
    (Sacrifice, {"left": "number", "start": "pile"}),
    (SacrificeCards, {}),
    (TakeCard, {"jupiter": "flag", "second": "flag"}),
    (PlaceStall, {"placed": "number"}),
    (TurnMenu, {"venus_played": "flag"}),
    (AfterAction, {"venus_played": "flag"}),
)

MADE = Made(VIEW, STEPS, fill, dump, changes, TOLD, TOLD_OF)
