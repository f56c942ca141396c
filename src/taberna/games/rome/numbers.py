"""The numbers of a table that the rules look up all the time, of its edition and its options, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.kinds import mask_of

if TYPE_CHECKING:
    from .game import Rome
    from .options import RomeOptions

MOST_KEPT: Final = 1 << 16  # sets of ready provinces


class Numbers:
    __slots__ = ("_paid", "arch_limit", "blind_price", "cost", "forum_max", "needs", "resource", "strength")

    def __init__(self, game: Rome, options: RomeOptions) -> None:
        self.strength: list[int] = game.strength
        self.resource: list[int] = game.resource
        self.cost: list[int] = game.cost
        self.blind_price: int = game.blind_price
        self.needs: list[tuple[tuple[int, int], ...]] = game.needs
        self.forum_max: tuple[int, ...] = tuple(options.forum_max)
        self.arch_limit: bool = options.arch_limit == "eight"
        self._paid: dict[int, int] = {}

    def paid_by(self, ready: int) -> int:
        """The senate cards that a set of ready provinces can pay for; asked all the time, so remembered."""
        cards = self._paid.get(ready)
        if cards is None:
            if len(self._paid) >= MOST_KEPT:
                self._paid.clear()
            cards = self._paid[ready] = mask_of(
                [
                    card
                    for card, needs in enumerate(self.needs)
                    if all((ready & provinces).bit_count() >= count for provinces, count in needs)
                ]
            )
        return cards
