"""The fields of Massilia.

Made by tools/make_states.py from fields.py: do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from taberna.kernel.state import State

from .gods import CARDS
from .pieces import GAP, NO_ASIDE, NO_GOODS, NOBODY

if TYPE_CHECKING:
    from .entries import Ledger
    from .game import Massilia
    from .market import Market
    from .numbers import Numbers
    from .options import MassiliaOptions
    from .pieces import Cubes


class MassiliaFields(State):
    """Lists are by seat or by name; what they hold is immutable, so a copy shares it."""

    __slots__ = (
        "active",
        "ages",
        "aside",
        "discard",
        "display",
        "draw_pile",
        "figures",
        "fresh",
        "goods",
        "hand",
        "harbour",
        "ledger",
        "mark",
        "market",
        "money",
        "numbers",
        "order",
        "passed",
        "price",
        "reputation",
        "reserve",
        "round",
        "screen",
        "seen",
        "shuffles",
        "stalls",
        "stones",
        "supply",
        "temple",
    )

    game: Massilia
    options: MassiliaOptions
    market: Market
    numbers: Numbers
    round: int
    #: Whose turn it is in phase III.
    active: int
    #: The turn order track.
    order: tuple[int, ...]
    #: In the order of passing.
    passed: tuple[int, ...]
    reputation: list[int]
    #: The spaces with a stall of this player, sorted.
    stalls: list[tuple[int, ...]]
    #: On each stall space.
    goods: list[Cubes]
    #: Before the screen (MAS-3.4.2), sorted.
    reserve: list[tuple[int, ...]]
    #: Dice behind the screen, in the order in which everybody saw them taken (MAS-4.3).
    screen: list[tuple[int, ...]]
    money: list[int]
    stones: list[int]
    #: God cards, sorted.
    hand: list[tuple[int, ...]]
    #: Cards taken since the owner's last turn began (MAS-3.7.4).
    fresh: list[tuple[int, ...]]
    #: Cards that everybody saw being taken from the display (MAS-4.4).
    seen: list[tuple[int, ...]]
    #: Customers and consul, on the path.
    figures: list[int]
    harbour: list[int]
    price: list[int]
    #: Under the point stones.
    mark: list[int]
    #: Sorted.
    temple: tuple[int, ...]
    #: Penalty stones.
    supply: int
    #: Four goods and stones that a position took out of the game.
    aside: tuple[int, ...]
    display: tuple[int, ...]
    discard: tuple[int, ...]
    #: Open payments, newest outside (MAS-4.2).
    ledger: Ledger
    shuffles: int
    #: For each card the shuffle that last mixed it into the draw pile.
    ages: tuple[int, ...]
    draw_pile: tuple[int, ...]

    def clear(self) -> None:
        """Nothing dealt yet."""
        super().clear()
        seats = self.seats
        self.market = self.game.markets[self.options.market_data]
        self.numbers = self.game.numbers(self.options)
        self.round = 0
        self.active = NOBODY
        self.order = tuple(range(seats))
        self.passed = ()
        self.reputation = [0] * seats
        self.stalls = [()] * seats
        self.goods = [NO_GOODS] * self.market.ring
        self.reserve = [()] * seats
        self.screen = [()] * seats
        self.money = [0] * seats
        self.stones = [0] * seats
        self.hand = [()] * seats
        self.fresh = [()] * seats
        self.seen = [()] * seats
        self.figures = [0] * 4
        self.harbour = [0] * 4
        self.price = [1] * 4
        self.mark = [2] * 3
        self.temple = ()
        self.supply = 0
        self.aside = NO_ASIDE
        self.display = (GAP, GAP)
        self.discard = ()
        self.ledger = None
        self.shuffles = 0
        self.ages = (0,) * CARDS
        self.draw_pile = ()

    def copy(self) -> Self:
        """An independent state that shares nothing mutable."""
        new = self.__class__()
        new.game = self.game
        new.options = self.options
        new.seats = self.seats
        new.to_move = self.to_move
        new.result = self.result
        new.revealed = self.revealed
        new._offered = self._offered
        new._offered_to = self._offered_to
        new.heard = None
        new.chance = self.chance.copy()
        new.stack = self.stack.copy()
        new.market = self.market
        new.numbers = self.numbers
        new.round = self.round
        new.active = self.active
        new.order = self.order
        new.passed = self.passed
        new.reputation = self.reputation.copy()
        new.stalls = self.stalls.copy()
        new.goods = self.goods.copy()
        new.reserve = self.reserve.copy()
        new.screen = self.screen.copy()
        new.money = self.money.copy()
        new.stones = self.stones.copy()
        new.hand = self.hand.copy()
        new.fresh = self.fresh.copy()
        new.seen = self.seen.copy()
        new.figures = self.figures.copy()
        new.harbour = self.harbour.copy()
        new.price = self.price.copy()
        new.mark = self.mark.copy()
        new.temple = self.temple
        new.supply = self.supply
        new.aside = self.aside
        new.display = self.display
        new.discard = self.discard
        new.ledger = self.ledger
        new.shuffles = self.shuffles
        new.ages = self.ages
        new.draw_pile = self.draw_pile
        return new
