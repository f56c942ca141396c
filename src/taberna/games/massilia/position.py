"""Any situation of Massilia from a few words; the words are explained in docs/positions/massilia.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from taberna.kernel.arranging import Claims, pending_step, push_step
from taberna.kernel.reader import Reader

from .checks import BEFORE_THE_TURNS
from .dice import roll
from .entries import read_stalls
from .gods import CARD_NAMES, GOD_NAMES, GOD_OF
from .pieces import (
    BEIGE,
    COLOUR_OF,
    COLOURS,
    DISPLAY,
    FIGURES,
    GAP,
    GOODS,
    HIGHEST_MARK,
    HIGHEST_PRICE,
    LOWEST_MARK,
    LOWEST_PRICE,
    MARKED_GOODS,
    NO_ASIDE,
    NOBODY,
    PRICE_PLACES,
    UNROLLED,
)
from .steps.buy import Distribute
from .steps.round import ROUND, ReserveDice, Round, Turns
from .steps.setup import PlaceStall, first_stalls, free_spaces, put_first_stall

if TYPE_CHECKING:
    from taberna.kernel.step import Step

    from .game import Massilia
    from .state import MassiliaState


def arrange(game: Massilia, state: MassiliaState, reader: Reader) -> None:
    pending = _name_of_step(reader)
    placing = pending == PlaceStall.__name__
    last = state.seats - 1
    state.order = tuple(reader.numbers("order", 0, last, list(range(state.seats))))
    state.passed = tuple(reader.numbers("passed", 0, last, []))
    if sorted(state.order) != list(range(state.seats)):
        raise reader.fail("order", "name every seat once")
    state.round = reader.number("round", 0, game.rounds, 0 if placing else 1)
    players = reader.tables("players", [])
    if len(players) > state.seats:
        raise reader.fail("players", f"{len(players)} players, but {state.seats} seats")
    players += [Reader({}, f"players[{seat}]", game.decode) for seat in range(len(players), state.seats)]
    _stalls(state, players, placing)
    _holdings(state, players, placing)
    claims = Claims(state, game.declared, "card")
    dealt = state.display
    _hands(state, players, claims)
    _piles(state, reader, claims, dealt)
    _board(state, reader)
    _whose_turn(state, reader, pending)
    step = _pending(state, reader)
    _goods(state, reader)
    _dice(state, reader, players, step)
    for player in players:
        player.done()


# -- players ------------------------------------------------------------------------------------------


def _stalls(state: MassiliaState, players: Sequence[Reader], placing: bool) -> None:
    for seat, player in enumerate(players):
        if "stalls" in player:
            read_stalls(state, seat, player)
    if placing:
        return
    for seat in first_stalls(state):  # who names none has the first stalls on the lowest spaces
        if "stalls" not in players[seat]:
            free = free_spaces(state)
            if not free:
                raise players[seat].fail("stalls", "name them: no quadrant is free for a first stall")
            put_first_stall(state, seat, free[0])


def _holdings(state: MassiliaState, players: Sequence[Reader], placing: bool) -> None:
    start = [0] * state.seats
    if not placing:
        for place, seat in enumerate(state.order):
            start[seat] = state.game.start_money[place]
    for seat, player in enumerate(players):
        state.earn(seat, player.number("money", 0, 9999, start[seat]))
        stones = player.number("stones", 0, 9999, 0)
        state.take_stones(seat, stones)
        state.reputation[seat] = player.number("reputation", 0, 9999, 0)


def _cards(reader: Reader, key: str, claims: Claims) -> tuple[int, ...]:
    """Cards by id (``minerva_2``) or by god (``minerva`` is the next copy nobody has named)."""
    cards = []
    for name in reader.array(key):
        if name in GOD_NAMES:
            god = GOD_NAMES.index(name)
            free = [c for c in range(len(CARD_NAMES)) if GOD_OF[c] == god and not claims.named[c]]
            if not free:
                raise reader.fail(key, f"there are not so many copies of {name}")
            card = free[0]
        else:
            card = reader.decode("card", key, name)
        claims.claim(reader, key, card)
        cards.append(card)
    return tuple(cards)


def _hands(state: MassiliaState, players: Sequence[Reader], claims: Claims) -> None:
    for seat, player in enumerate(players):
        if "hand" in player:
            state.hand[seat] = tuple(sorted(_cards(player, "hand", claims)))
        for key, marked in (("fresh", state.fresh), ("seen", state.seen)):
            marked[seat] = tuple(sorted(_in_hand(state.hand[seat], player, key)))


def _in_hand(hand: tuple[int, ...], player: Reader, key: str) -> list[int]:
    """Named cards of a hand; a god named twice means two copies."""
    found: list[int] = []
    for name in player.array(key, []):
        for card in hand:
            if card not in found and name in (CARD_NAMES[card], GOD_NAMES[GOD_OF[card]]):
                found.append(card)
                break
        else:
            raise player.fail(key, f"{name} is not in the hand")
    return found


# -- board --------------------------------------------------------------------------------------------


def _piles(state: MassiliaState, reader: Reader, claims: Claims, dealt: tuple[int, ...]) -> None:
    """Named cards of the draw pile lie on top, the first one uppermost; an empty list empties it."""
    display = _cards(reader, "display", claims) if "display" in reader else None
    if display is not None:
        if len(display) != DISPLAY:
            raise reader.fail("display", "it has two spaces")
        state.draw_pile = state.display + state.draw_pile
        state.display = ()
    discards = _cards(reader, "discard_pile", claims) if "discard_pile" in reader else ()
    top = _cards(reader, "draw_pile", claims) if "draw_pile" in reader else None
    state.discard += discards
    state.display = display or tuple(GAP if claims.named[card] else card for card in dealt)
    for place in range(DISPLAY):
        if state.display[place] == GAP:  # its card was named elsewhere
            if not state.draw_pile:
                raise reader.fail("display", "no card is left for the display")
            card = state.draw_pile[-1]
            state.display = (*state.display[:place], card, *state.display[place + 1 :])
            state.draw_pile = state.draw_pile[:-1]
    if top:
        state.draw_pile += top[::-1]
    elif top is not None:
        state.discard += state.draw_pile
        state.draw_pile = ()


def _board(state: MassiliaState, reader: Reader) -> None:
    figures = reader.table("figures", {})
    for figure, name in enumerate(FIGURES):
        if name in figures:
            state.figures[figure] = figures.item("path", name)
    figures.done()
    marks = reader.table("marks", {})
    for goods, name in enumerate(MARKED_GOODS):
        state.mark[goods] = marks.number(name, LOWEST_MARK, HIGHEST_MARK, state.mark[goods])
    marks.done()
    prices = reader.table("prices", {})
    wanted = {
        place: prices.number(name, LOWEST_PRICE, HIGHEST_PRICE)
        for place, name in enumerate(PRICE_PLACES)
        if name in prices
    }
    prices.done()
    tiles = list(state.price)
    for place, value in wanted.items():
        if value not in tiles:
            text = "the tiles are {}; another set is the option price_tiles"
            raise reader.fail("prices", text.format(sorted(state.options.price_tiles)))
        tiles.remove(value)
        state.price[place] = -value
    for place in range(4):
        state.price[place] = wanted[place] if place in wanted else tiles.pop(0)


def _goods(state: MassiliaState, reader: Reader) -> None:
    """What is not on the stalls is in the harbour; a harbour with less lays the rest aside."""
    left = list(state.game.cubes(state.options))
    for cubes in state.goods:
        for goods in range(4):
            left[goods] -= cubes[goods]
    for step in state.stack:
        if isinstance(step, Distribute):
            left[step.goods] -= step.coloured
            left[BEIGE] -= step.beige
    for goods, name in enumerate(GOODS):
        if left[goods] < 0:
            raise reader.fail("players", f"there are not so many {name} cubes")
    harbour = reader.table("harbour", {})
    aside = list(NO_ASIDE)
    for goods, name in enumerate(GOODS):
        state.harbour[goods] = harbour.number(name, 0, left[goods], left[goods])
        aside[goods] = left[goods] - state.harbour[goods]
    harbour.done()
    if state.supply < 0:
        raise reader.fail("players", "there are not so many penalty stones")
    supply = reader.number("supply", 0, state.supply, state.supply)
    aside[-1] = state.supply - supply
    state.supply = supply
    state.aside = tuple(aside)


def _dice(state: MassiliaState, reader: Reader, players: Sequence[Reader], step: Step) -> None:
    """Named dice first; then one of each colour for a temple that is not named; the rest behind screens."""
    left = [state.seats + 1] * 4
    named = list(step.rolled) if isinstance(step, ReserveDice) else []
    for seat, player in enumerate(players):
        for key, dice in (("reserve", state.reserve), ("screen", state.screen)):
            if key in player:
                dice[seat] = player.item("die*", key)
                named += dice[seat]
                if any((die < UNROLLED) != (key == "reserve") for die in dice[seat]):
                    raise player.fail(key, "a reserve holds dice like brown_5, a screen dice like brown")
            elif key == "screen":
                state.screen[seat] = ()
        state.reserve[seat] = tuple(sorted(state.reserve[seat]))
    if "temple" in reader:
        state.temple = tuple(sorted(reader.item("die*", "temple")))
        named += state.temple
    for die in named:
        left[COLOUR_OF[die]] -= 1
    for colour, name in enumerate(COLOURS):
        if left[colour] < 0:
            raise reader.fail("temple", f"there are only {state.seats + 1} {name} dice")
    if "temple" not in reader:
        temple = tuple(UNROLLED + colour for colour in range(4) if left[colour])
        left = [max(0, number - 1) for number in left]
        state.temple = roll(state, temple, f"dice {state.round} temple") if state.round else temple
    open_screens = [seat for seat in state.order if "screen" not in players[seat]]
    rest = [UNROLLED + colour for colour in range(4) for _ in range(left[colour])]
    if rest and not open_screens:
        names = ", ".join(COLOURS[COLOUR_OF[die]] for die in rest)
        raise reader.fail("players", f"every screen is named, but there are more dice: {names}")
    for place, die in enumerate(sorted(rest, key=lambda die: -rest.count(die))):
        state.screen[open_screens[place % len(open_screens)]] += (die,)


# -- the pending step ------------------------------------------------------------------------------------


def _name_of_step(reader: Reader) -> str:
    named: Any = reader.raw("step", "TurnMenu")
    return str(named.get("step") if isinstance(named, dict) else named)


def _whose_turn(state: MassiliaState, reader: Reader, pending: str) -> None:
    waiting = [seat for seat in state.order if seat not in state.passed]
    if pending in {step.__name__ for step in BEFORE_THE_TURNS} or not waiting:
        state.active = NOBODY
        return
    state.active = reader.number("active", 0, state.seats - 1, waiting[0])
    if state.active in state.passed and pending != Turns.__name__:
        raise reader.fail("active", f"seat {state.active} has passed")


def _pending(state: MassiliaState, reader: Reader) -> Step:
    """Put the pending step on the stack, and below it what must follow."""
    step = pending_step(state, reader, "TurnMenu")
    state.stack = [ROUND]
    if isinstance(step, ReserveDice):
        if not 0 <= step.seat < state.seats:
            raise reader.fail("step", f"there is no seat {step.seat}")
        step = step.but(rolled=tuple(sorted(step.rolled)))
    if not isinstance(step, Round):
        push_step(state, step)
    return step
