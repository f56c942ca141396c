"""Any situation of Massilia from a few words; the words are explained in docs/positions/massilia.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from taberna.kernel.reader import Reader

from .dice import roll
from .gods import CARD_NAMES, GOD_NAMES, GOD_OF
from .keep import load_stalls
from .pieces import (
    BEIGE,
    COLOUR_OF,
    COLOURS,
    FIGURES,
    GOODS,
    PRICE_PLACES,
    SPACE_NAMES,
    UNROLLED,
)
from .state import GAP, NOBODY
from .steps.base import TurnStep
from .steps.buy import NOWHERE, Distribute, next_stall
from .steps.consul import OwnerStep
from .steps.round import ROUND, TURNS, ReserveDice, RollDice, Round, Turns
from .steps.setup import PlaceStall, first_stalls, free_spaces, put_first_stall
from .steps.turn import AfterAction, TurnMenu

if TYPE_CHECKING:
    from taberna.kernel.step import Step

    from .game import Massilia
    from .state import MassiliaState


def arrange(game: Massilia, state: MassiliaState, reader: Reader) -> None:
    named = _named_step(reader)
    placing = named["step"] == PlaceStall.__name__
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
    _hands(state, players)
    _piles(state, reader)
    _board(state, reader)
    _whose_turn(state, reader, named)
    step = _pending(game, state, reader, named)
    _goods(state, reader)
    _dice(state, reader, players, step)
    for player in players:
        player.done()


# -- players ------------------------------------------------------------------------------------------


def _stalls(state: MassiliaState, players: Sequence[Reader], placing: bool) -> None:
    for seat, player in enumerate(players):
        if "stalls" in player:
            load_stalls(state, seat, player)
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


def _take(state: MassiliaState, card: int) -> None:
    """Remove a card from wherever it is."""
    state.draw_pile = tuple(c for c in state.draw_pile if c != card)
    state.discard = tuple(c for c in state.discard if c != card)
    first, second = state.display
    state.display = (GAP if first == card else first, GAP if second == card else second)


def _cards(state: MassiliaState, reader: Reader, key: str, used: set[int]) -> tuple[int, ...]:
    """Cards by id (``minerva_2``) or by god (``minerva`` is the next copy nobody has named)."""
    cards = []
    for name in reader.array(key):
        if name in GOD_NAMES:
            god = GOD_NAMES.index(name)
            free = [c for c in range(len(CARD_NAMES)) if GOD_OF[c] == god and c not in used]
            if not free:
                raise reader.fail(key, f"there are not so many copies of {name}")
            card = free[0]
        else:
            card = reader.decode("card", key, name)
            if card in used:
                raise reader.fail(key, f"{name} is in two places")
        used.add(card)
        cards.append(card)
        _take(state, card)
    return tuple(cards)


def _hands(state: MassiliaState, players: Sequence[Reader]) -> None:
    used: set[int] = set()
    for seat, player in enumerate(players):
        if "hand" in player:
            state.hand[seat] = tuple(sorted(_cards(state, player, "hand", used)))
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


def _piles(state: MassiliaState, reader: Reader) -> None:
    held = {card for hand in state.hand for card in hand}
    used = set(held)
    display = discards = top = None
    if "display" in reader:
        display = _cards(state, reader, "display", used)
        if len(display) != 2:
            raise reader.fail("display", "it has two spaces")
    if "discard_pile" in reader:
        discards = _cards(state, reader, "discard_pile", used)
    if "draw_pile" in reader:
        top = _cards(state, reader, "draw_pile", used)
    if display is not None:
        state.draw_pile = (*(c for c in state.display if c != GAP), *state.draw_pile)
        state.display = (display[0], display[1])
    state.discard += discards or ()
    gaps = state.display.count(GAP)
    if gaps > len(state.draw_pile):
        raise reader.fail("display", "no card is left for the display")
    if state.display[0] == GAP:
        state.display = (state.draw_pile[-1], state.display[1])
        state.draw_pile = state.draw_pile[:-1]
    if state.display[1] == GAP:
        state.display = (state.display[0], state.draw_pile[-1])
        state.draw_pile = state.draw_pile[:-1]
    if top:
        state.draw_pile += top[::-1]
    elif top is not None:  # an empty list empties the pile
        state.discard += state.draw_pile
        state.draw_pile = ()


def _board(state: MassiliaState, reader: Reader) -> None:
    figures = reader.table("figures", {})
    for figure, name in enumerate(FIGURES):
        if name in figures:
            state.figures[figure] = figures.item("path", name)
    figures.done()
    marks = reader.table("marks", {})
    for goods, name in enumerate(GOODS[:BEIGE]):
        state.mark[goods] = marks.number(name, 1, 3, 2)
    marks.done()
    prices = reader.table("prices", {})
    wanted = {place: prices.number(name, 1, 3) for place, name in enumerate(PRICE_PLACES) if name in prices}
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
    aside = [0] * 5
    for goods, name in enumerate(GOODS):
        state.harbour[goods] = harbour.number(name, 0, left[goods], left[goods])
        aside[goods] = left[goods] - state.harbour[goods]
    harbour.done()
    if state.supply < 0:
        raise reader.fail("players", "there are not so many penalty stones")
    supply = reader.number("supply", 0, state.supply, state.supply)
    aside[4] = state.supply - supply
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


def _named_step(reader: Reader) -> dict[str, Any]:
    named: Any = reader.raw("step", "TurnMenu")
    if isinstance(named, str):
        named = {"step": named}
    if not isinstance(named, Mapping) or "step" not in named:
        raise reader.fail("step", 'write a name, or a table like { step = "Tax", owner = 1, space = "S9" }')
    return dict(named)


def _whose_turn(state: MassiliaState, reader: Reader, named: dict[str, Any]) -> None:
    waiting = [seat for seat in state.order if seat not in state.passed]
    before = named["step"] in (PlaceStall.__name__, Round.__name__, RollDice.__name__, ReserveDice.__name__)
    if before or not waiting:
        state.active = NOBODY
        return
    state.active = reader.number("active", 0, state.seats - 1, waiting[0])
    if state.active in state.passed and named["step"] != Turns.__name__:
        raise reader.fail("active", f"seat {state.active} has passed")


def _pending(game: Massilia, state: MassiliaState, reader: Reader, named: dict[str, Any]) -> Step:
    """Put the pending step on the stack, and below it what must follow."""
    values = {**_usual(state, named), **named}
    step = game.load_step(Reader(values, "step", game.decode))
    state.stack = [ROUND]
    if isinstance(step, Round):
        pass
    elif isinstance(step, PlaceStall):
        state.stack.append(step)
    elif isinstance(step, Turns):
        state.stack.append(TURNS)
    elif isinstance(step, RollDice | ReserveDice):
        state.stack.append(TURNS)
        if isinstance(step, ReserveDice):
            if not 0 <= step.seat < state.seats:
                raise reader.fail("step", f"there is no seat {step.seat}")
            step = replace(step, rolled=tuple(sorted(step.rolled)))
            state.stack.append(RollDice(state.order.index(step.seat) + 1))
        state.stack.append(step)
    else:
        assert isinstance(step, TurnStep | OwnerStep)
        state.stack.append(TURNS)
        if not isinstance(step, TurnMenu | AfterAction):
            state.stack.append(AfterAction(False))
        state.stack.append(step)
    return step


def _usual(state: MassiliaState, named: dict[str, Any]) -> dict[str, Any]:
    """What a step says if the position does not say otherwise."""
    usual: dict[str, dict[str, Any]] = {
        "PlaceStall": {"placed": sum(len(stalls) for stalls in state.stalls)},
        "RollDice": {"place": 0},
        "ReserveDice": {"seat": state.order[0], "kept": [], "passed": 0},
        "TurnMenu": {"venus_played": False},
        "AfterAction": {"venus_played": False},
        "ChooseDice": {"dice": []},
        "Tax": {"last": None},
        "StockStall": {"start": "S1 pink"},
        "Sacrifice": {"start": "S1 pink"},
        "TakeCard": {"jupiter": False, "second": False},
    }
    values = usual.get(str(named["step"]), {})
    if named["step"] == Distribute.__name__ and state.active != NOBODY:
        space = next_stall(state, NOWHERE)
        if space != NOWHERE:
            return {"space": SPACE_NAMES[space]}
    if named["step"] == "ReserveDice" and "rolled" in named:
        return {**values, "rolled": named["rolled"]}
    return values
