"""How strong an action can be: the greatest value V that could be carried out in full (MAS-3.6.6).

Whatever the action, a smaller V is possible wherever a greater one is; so one number says it all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .pieces import (
    BEIGE,
    BUY,
    COLOURED,
    ESTEEM,
    HAND_LIMIT,
    JUNO,
    JUPITER,
    MAX_DICE,
    MERCURIUS,
    MINERVA,
    MOVE,
    NEPTUNUS,
    PHOEBUS,
    TEMPLE,
)

if TYPE_CHECKING:
    from .state import MassiliaState

NO_LIMIT: Final = 6 * MAX_DICE  # all dice together show no more
#: Cards that are played while composing the die and so make room in a full hand (MAS-6.18).
COMPOSING: Final = JUNO | PHOEBUS | MINERVA


def greatest(state: MassiliaState, seat: int, colour: int, gods: int) -> int:
    """The greatest V of an action, using the player's cards as well as possible; 0 if it is impossible."""
    if colour == MOVE:
        return NO_LIMIT  # MAS-7.10
    if colour == BUY:
        return _purchase(state, seat, gods)
    if colour == ESTEEM:
        price = state.price[TEMPLE]
        if price > 1 and gods & MERCURIUS:
            price -= 1
        value = state.money[seat] // price
        return value if value < NO_LIMIT else NO_LIMIT  # beyond it no dice reach
    if len(state.hand[seat]) >= HAND_LIMIT and not gods & (JUPITER | COMPOSING):
        return 0  # MAS-3.14.2
    return state.cubes(seat)


def _purchase(state: MassiliaState, seat: int, gods: int) -> int:
    room = state.room(seat)
    if not room:
        return 0
    money = state.money[seat]
    beige = state.harbour[BEIGE]
    most = 0
    for goods in COLOURED:
        stock = state.harbour[goods]
        if not stock:
            continue
        price = state.price[goods]
        if price > 1 and gods & MERCURIUS:
            price -= 1
        # The cheapest way is one coloured cube, then all the beige ones, then coloured ones again.
        if gods & NEPTUNUS:  # two cubes are free
            if money < beige:
                number = money + 2
            else:
                number = beige + 2 + (money - beige) // price
        elif money < price:
            continue
        elif money < price + beige:
            number = money - price + 1
        else:
            number = beige + 1 + (money - price - beige) // price
        if number > stock + beige:
            number = stock + beige
        if number > most:
            most = number
    return most if most < room else room


def cost(price: int, coloured: int, beige: int, neptunus: bool) -> int:
    """What a purchase costs; Neptunus frees the two dearest cubes (MAS-3.8.2, MAS-7.17)."""
    total = coloured * price + beige
    if neptunus:
        if coloured >= 2:
            total -= 2 * price
        elif beige:
            total -= price + 1
        else:
            total -= price
    return total


def cheapest(state: MassiliaState, goods: int, coloured: int, beige: int, gods: int) -> int:
    """The least this purchase can cost with the player's cards."""
    price = state.price[goods]
    if price > 1 and gods & MERCURIUS:
        price -= 1
    return cost(price, coloured, beige, bool(gods & NEPTUNUS))
