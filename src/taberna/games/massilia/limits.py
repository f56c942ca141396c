"""How strong an action can be: the greatest value V that could be carried out in full (MAS-3.6.6).

Whatever the action, a smaller V is possible wherever a greater one is; so one number says it all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .gods import COMPOSING_BITS, HAND_LIMIT, JUPITER, NEPTUNUS
from .pieces import BEIGE, BUY, COLOURED, MAX_DICE, MOVE, REPUTATION, TEMPLE
from .prices import lowest_price

if TYPE_CHECKING:
    from .state import MassiliaState

NO_LIMIT: Final = 6 * MAX_DICE  # all dice together show no more
#: Cards that can be played before a god card is taken, and so make room in a full hand (MAS-6.18).
MAKE_ROOM: Final = JUPITER.bit | COMPOSING_BITS
FREE_CUBES: Final = NEPTUNUS.amount


def greatest(state: MassiliaState, seat: int, colour: int, gods: int) -> int:
    """The greatest V of an action, using the player's cards as well as possible; 0 if it is impossible."""
    if colour == MOVE:
        return NO_LIMIT  # MAS-7.10
    if colour == BUY:
        return _purchase(state, seat, gods)
    if colour == REPUTATION:
        price = state.price[TEMPLE]
        value = state.money[seat] // (lowest_price(price, gods) if gods else price)
        return value if value < NO_LIMIT else NO_LIMIT  # beyond it no dice reach
    if len(state.hand[seat]) >= HAND_LIMIT and (state.numbers.full_hand_blocks or not gods & MAKE_ROOM):
        return 0  # MAS-3.14.2, MAS-6.18
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
        if gods:
            price = lowest_price(price, gods)
        # The cheapest way is one coloured cube, then all the beige ones, then coloured ones again.
        if gods & NEPTUNUS.bit:  # some cubes are free
            if money < beige:
                number = money + FREE_CUBES
            else:
                number = beige + FREE_CUBES + (money - beige) // price
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
    """What a purchase costs; Neptunus frees the dearest cubes, beige ones last (MAS-3.8.2, MAS-7.17)."""
    if neptunus:
        free = min(coloured, FREE_CUBES)
        return (coloured - free) * price + beige - min(beige, FREE_CUBES - free)
    return coloured * price + beige


def cheapest(state: MassiliaState, goods: int, coloured: int, beige: int, gods: int) -> int:
    """The least this purchase can cost with the player's cards."""
    return cost(lowest_price(state.price[goods], gods), coloured, beige, bool(gods & NEPTUNUS.bit))
