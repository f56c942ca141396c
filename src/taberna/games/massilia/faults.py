"""What must always hold: every cube, stone, die and card accounted for; totals as the open payments leave them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from taberna.kernel.faults import (
    Fault,
    absent,
    beyond,
    counted,
    crowded,
    differs,
    negative,
    no_face,
    no_roll,
    not_every_seat,
    sized,
    surplus,
)
from taberna.kernel.faults import payments as unpaid
from taberna.kernel.zones import faults_of

from .checks import stack_fault
from .entries import payments
from .gods import CARD_NAMES, HAND_LIMIT
from .pieces import (
    BEIGE,
    COLOUR_OF,
    COLOURS,
    DISPLAY,
    GOODS,
    NO_ASIDE,
    NO_GOODS,
    SPACE_NAMES,
    UNROLLED,
)
from .steps.buy import Distribute
from .steps.round import ReserveDice

if TYPE_CHECKING:
    from .state import MassiliaState


def faults(state: MassiliaState) -> list[Fault]:
    found = list(_sizes(state))
    if found:
        return found
    found = [
        *_goods(state),
        *_dice(state),
        *_rolls(state),
        *faults_of(state, state.game.declared),
        *_hands(state),
        *_stalls(state),
        *_table(state),
        *_ledger(state),
    ]
    if not found:
        problem = stack_fault(state)
        if problem:
            found.append(problem)
    return found


def _sizes(state: MassiliaState) -> Iterator[Fault]:
    if len(state.aside) != len(NO_ASIDE):
        yield sized("aside", state.aside, len(NO_ASIDE))
    if len(state.display) != DISPLAY:
        yield sized("display", state.display, DISPLAY)


def _goods(state: MassiliaState) -> Iterator[Fault]:
    total = list(state.harbour)
    for cubes in state.goods:
        for goods in range(4):
            total[goods] += cubes[goods]
    for step in state.stack:
        if isinstance(step, Distribute):  # bought, but not on a stall yet
            total[step.goods] += step.coloured
            total[BEIGE] += step.beige
    for goods, count in enumerate(state.game.cubes(state.options)):
        found = total[goods] + state.aside[goods]
        if found != count:
            yield counted("goods", GOODS[goods], found, count)
        if state.harbour[goods] < 0:
            yield negative(f"harbour.{GOODS[goods]}", state.harbour[goods])
    stones = state.supply + sum(state.stones) + state.aside[4]
    count = state.game.penalty_stones(state.options, state.seats)
    if stones != count:
        yield differs("stones", stones, count)
    if min(state.supply, *state.stones) < 0:
        yield negative("stones", min(state.supply, *state.stones))


def _dice(state: MassiliaState) -> Iterator[Fault]:
    dice = list(state.temple)
    for seat in range(state.seats):
        dice += state.reserve[seat] + state.screen[seat]
        if any(die < UNROLLED for die in state.screen[seat]):
            yield Fault(
                "[dice-behind-screen] {where}: dice behind a screen show no value",
                where=f"players[{seat}].screen",
            )
        yield from _unrolled(f"players[{seat}].reserve", state.reserve[seat])
    for step in state.stack:
        if isinstance(step, ReserveDice):
            dice += step.rolled
            yield from _unrolled(step.name, step.rolled)
    for colour in range(4):
        count = sum(COLOUR_OF[die] == colour for die in dice)
        if count != state.seats + 1:
            yield counted("dice", COLOURS[colour], count, state.seats + 1)
    if list(state.temple) != sorted(state.temple) or any(list(r) != sorted(r) for r in state.reserve):
        yield Fault(
            "[dice-temple-and-reserves] dice: temple and reserves are listed in order of colour and face"
        )
    if state.round:
        yield from _unrolled("temple", state.temple)


def _unrolled(where: str, dice: tuple[int, ...]) -> Iterator[Fault]:
    if any(die >= UNROLLED for die in dice):
        yield Fault("[die-without-value] {where}: a die without a value", where=where)


def _rolls(state: MassiliaState) -> Iterator[Fault]:
    """Rolls laid down in advance must be rolls that can come, with faces that dice have."""
    rollers = ("temple", *map(str, range(state.seats)))
    for stream, faces in state.chance.script.items():
        if not _can_come(stream, rollers, state.game.rounds):
            yield no_roll(stream, "'dice 2 temple', 'dice 2 0'")
        if any(not 1 <= face <= 6 for face in faces):
            yield no_face(stream, faces)


def _can_come(stream: str, rollers: tuple[str, ...], rounds: int) -> bool:
    """Whether a stream is called like a roll of this game: ``dice 2 temple``, ``dice 2 0``."""
    kind, _, roll = stream.partition(" ")
    number, _, who = roll.partition(" ")
    plain = number.isascii() and number.isdigit() and len(number) < 10 and number[0] != "0"
    return kind == "dice" and who in rollers and plain and 1 <= int(number) <= rounds


def _hands(state: MassiliaState) -> Iterator[Fault]:
    for seat, hand in enumerate(state.hand):
        where = f"players[{seat}]"
        if len(hand) > HAND_LIMIT:
            yield crowded(f"{where}.hand", len(hand), HAND_LIMIT)
        for name, marked in (("fresh", state.fresh[seat]), ("seen", state.seen[seat])):
            unheld = [CARD_NAMES[card] for card in marked if card not in hand]
            if unheld:
                yield absent(f"{where}.{name}", unheld, f"{where}.hand")
            if len(set(marked)) < len(marked):
                yield surplus(f"{where}.{name}", _doubles(marked))


def _doubles(cards: Sequence[int]) -> list[str]:
    return sorted({CARD_NAMES[card] for card in cards if cards.count(card) > 1})


def _stalls(state: MassiliaState) -> Iterator[Fault]:
    stalls = [space for owned in state.stalls for space in owned]
    if len(set(stalls)) < len(stalls):
        yield surplus("stalls", sorted({SPACE_NAMES[space] for space in stalls if stalls.count(space) > 1}))
    for space, cubes in enumerate(state.goods):
        if cubes != NO_GOODS and space not in stalls:
            yield Fault(
                "[goods-without-stall] {where}: goods without a stall", where=f"stalls.{SPACE_NAMES[space]}"
            )
        if sum(cubes) > state.market.capacity:
            yield crowded(f"stalls.{SPACE_NAMES[space]}", sum(cubes), state.market.capacity)
        if min(cubes) < 0:
            yield negative(f"stalls.{SPACE_NAMES[space]}", min(cubes))
    for seat, owned in enumerate(state.stalls):
        where = f"players[{seat}].stalls"
        if len(owned) > state.game.stall_tiles:
            yield crowded(where, len(owned), state.game.stall_tiles)
        if state.round and not owned:
            yield Fault("[last-stall-never] {where}: the last stall is never closed", where=where)


def _table(state: MassiliaState) -> Iterator[Fault]:
    for seat, money in enumerate(state.money):
        if money < 0:
            yield negative(f"players[{seat}].money", money)
    if sorted(state.order) != list(range(state.seats)):
        yield not_every_seat("order", state.order)
    if len(set(state.passed)) < len(state.passed):
        yield Fault("[passed-names-seat] passed: {seats} names a seat twice", seats=list(state.passed))
    tiles = sorted(state.options.price_tiles)
    if sorted(state.price) != tiles:
        yield differs("prices", sorted(state.price), tiles)
    for goods, mark in enumerate(state.mark):
        if not 1 <= mark <= 3:
            yield beyond(f"marks.{GOODS[goods]}", mark, 1, 3)
    if not all(0 <= space < state.market.ring for space in state.figures):
        yield Fault("[figures-figure-off] figures: a figure is off the path")


def _ledger(state: MassiliaState) -> Iterator[Fault]:
    money = [0] * state.seats
    stones = [0] * state.seats
    for seat, sesterces, count in payments(state):
        money[seat] += sesterces
        stones[seat] += count
    if money != state.money:
        yield unpaid(money, state.money)
    if stones != state.stones:
        yield unpaid(stones, state.stones)
