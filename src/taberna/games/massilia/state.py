"""The truth of a game of Massilia."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.sections import Section
from taberna.kernel.state import State

from .gods import CARDS
from .pieces import NO_GOODS

if TYPE_CHECKING:
    from taberna.kernel.chance import Chance
    from taberna.kernel.faults import Fault

    from .game import Massilia
    from .market import Market
    from .options import MassiliaOptions

NOBODY = -1
GAP = -1  # a display space without a card

#: What was openly paid, received, taken and returned so far, newest outside:
#: (earlier entries, seat, change of sesterces, change of penalty stones).
Ledger = tuple[Any, ...] | None
Cubes = tuple[int, int, int, int]  # pink, orange, purple, beige


class MassiliaState(State):
    """Lists are by seat, space or goods; what they hold is immutable, so a copy shares it."""

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
    round: int
    active: int  # whose turn it is in phase III, or NOBODY
    order: tuple[int, ...]  # the turn order track
    passed: tuple[int, ...]  # in the order of passing
    # behind the screens
    money: list[int]
    stones: list[int]
    hand: list[tuple[int, ...]]  # god cards, sorted
    fresh: list[tuple[int, ...]]  # those taken since the owner's last turn began (MAS-3.7.4)
    seen: list[tuple[int, ...]]  # those everybody saw being taken from the display (MAS-4.4)
    screen: list[tuple[int, ...]]  # dice, not rolled, in the order they came (MAS-4.3)
    # in front of the screens and on the board
    reputation: list[int]
    reserve: list[tuple[int, ...]]  # dice, sorted
    stalls: list[tuple[int, ...]]  # spaces with a stall of this player, sorted
    goods: list[Cubes]  # on each stall space
    harbour: list[int]
    price: list[int]  # pink, orange, purple, temple
    mark: list[int]  # under the point stones
    figures: list[int]  # path spaces
    temple: tuple[int, ...]  # dice, sorted
    supply: int  # penalty stones
    aside: tuple[int, ...]  # four goods and stones a position took out of the game; zeros otherwise
    # god cards
    draw_pile: tuple[int, ...]  # the last card is the top one
    display: tuple[int, int]
    discard: tuple[int, ...]
    shuffles: int
    ages: tuple[int, ...]  # for each card the shuffle that last mixed it into the draw pile
    ledger: Ledger

    def __init__(
        self, game: Massilia, options: MassiliaOptions, seats: int, chance: Chance, market: Market
    ) -> None:
        super().__init__(game, options, seats, chance)
        self.market = market

    def clear(self) -> None:
        """Nothing on the table yet."""
        seats = self.seats
        self.round = 0
        self.active = NOBODY
        self.order = tuple(range(seats))
        self.passed = ()
        self.money = [0] * seats
        self.stones = [0] * seats
        self.hand = [()] * seats
        self.fresh = [()] * seats
        self.seen = [()] * seats
        self.screen = [()] * seats
        self.reputation = [0] * seats
        self.reserve = [()] * seats
        self.stalls = [()] * seats
        self.goods = [NO_GOODS] * self.market.ring
        self.harbour = [0] * 4
        self.price = [1] * 4
        self.mark = [2] * 3
        self.figures = [0] * 4
        self.temple = ()
        self.supply = 0
        self.aside = (0,) * 5
        self.draw_pile = self.discard = ()
        self.display = (GAP, GAP)
        self.shuffles = 0
        self.ages = (0,) * CARDS
        self.ledger = None

    def copy(self) -> MassiliaState:
        new = MassiliaState(self.game, self.options, self.seats, self.chance.copy(), self.market)
        self._copy_to(new)
        new.round = self.round
        new.active = self.active
        new.order = self.order
        new.passed = self.passed
        new.money = self.money.copy()
        new.stones = self.stones.copy()
        new.hand = self.hand.copy()
        new.fresh = self.fresh.copy()
        new.seen = self.seen.copy()
        new.screen = self.screen.copy()
        new.reputation = self.reputation.copy()
        new.reserve = self.reserve.copy()
        new.stalls = self.stalls.copy()
        new.goods = self.goods.copy()
        new.harbour = self.harbour.copy()
        new.price = self.price.copy()
        new.mark = self.mark.copy()
        new.figures = self.figures.copy()
        new.temple = self.temple
        new.supply = self.supply
        new.aside = self.aside
        new.draw_pile = self.draw_pile
        new.display = self.display
        new.discard = self.discard
        new.shuffles = self.shuffles
        new.ages = self.ages
        new.ledger = self.ledger
        return new

    # -- questions the rules ask -----------------------------------------------------------------

    def owner_of(self, space: int) -> int:
        """The seat whose stall stands there, or NOBODY."""
        for seat in range(self.seats):
            if space in self.stalls[seat]:
                return seat
        return NOBODY

    def room(self, seat: int) -> int:
        """How many cubes the stalls of a player can still take (MAS-3.2.1)."""
        goods = self.goods
        stalls = self.stalls[seat]
        free = self.market.capacity * len(stalls)
        for space in stalls:
            free -= sum(goods[space])
        return free

    def cubes(self, seat: int) -> int:
        """All cubes on the stalls of a player."""
        goods = self.goods
        total = 0
        for space in self.stalls[seat]:
            total += sum(goods[space])
        return total

    def tiles_left(self, seat: int) -> int:
        """Stall tiles in a player's stock: those that are not on the market."""
        return self.game.stall_tiles - len(self.stalls[seat])

    # -- sesterces and stones: every change is open, the totals are not (MAS-4.2) -------------------

    def earn(self, seat: int, amount: int) -> None:
        """Money from the bank; negative for a payment to it."""
        if amount:
            self.money[seat] += amount
            self.ledger = (self.ledger, seat, amount, 0)

    def take_stones(self, seat: int, count: int) -> None:
        """Penalty stones from the supply; negative when they go back (MAS-3.2.5)."""
        if count:
            self.stones[seat] += count
            self.supply -= count
            self.ledger = (self.ledger, seat, 0, count)

    def entries(self) -> list[list[int]]:
        """The ledger in order: [seat, change of sesterces, change of stones]."""
        out = []
        entry = self.ledger
        while entry is not None:
            entry, seat, money, stones = entry
            out.append([seat, money, stones])
        out.reverse()
        return out

    # -- goods ---------------------------------------------------------------------------------------

    def add_cubes(self, space: int, goods: int, count: int) -> None:
        """Put cubes of one colour on a stall; a negative count takes them away."""
        if count:
            cubes = list(self.goods[space])
            cubes[goods] += count
            self.goods[space] = (cubes[0], cubes[1], cubes[2], cubes[3])

    def to_harbour(self, space: int, goods: int, count: int) -> None:
        """Return cubes of one colour from a stall to the harbour."""
        self.add_cubes(space, goods, -count)
        self.harbour[goods] += count

    # -- seeing and keeping -----------------------------------------------------------------------

    def sections(self) -> tuple[Section, ...]:
        from .view import VIEW

        return VIEW

    def dump_body(self) -> dict[str, Any]:
        from .keep import dump_body

        return dump_body(self)

    def faults(self) -> list[Fault]:
        from .faults import faults

        return faults(self)
