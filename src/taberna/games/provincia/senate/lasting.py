"""Senate cards that stay in front of their player and ask nothing (PRO-3.32, PRO-3.37 to PRO-3.39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.errors import Reason

from ..cards import CARD_NAMES, GOLD, kind_of
from ..steps.payment import PayResources
from .base import Hindrance, SenateCard, already_in_play, too_poor

if TYPE_CHECKING:
    from ..options import ProvinciaOptions
    from ..state import ProvinciaState


class OneInPlay(SenateCard):
    """A second one would have no effect, so it is not played, unless an option allows it."""

    __slots__ = ()
    stays = True

    def obstacle(self, state: ProvinciaState, seat: int, card: int, final: bool) -> Hindrance | None:
        if card in state.front[seat] and not self.may_lie_twice(state.options):
            return already_in_play
        return None


class Architectus(OneInPlay):
    """Buildings cost 1 resource less (PRO-3.32); the price of a building asks for it."""

    __slots__ = ()

    def may_lie_twice(self, options: ProvinciaOptions) -> bool:
        return options.second_architectus


class Corruptio(OneInPlay):
    """Any three resources, and no taxes for the rest of the game (PRO-3.37)."""

    __slots__ = ()
    spares_tax = True

    def may_lie_twice(self, options: ProvinciaOptions) -> bool:
        return options.second_corruptio

    def obstacle(self, state: ProvinciaState, seat: int, card: int, final: bool) -> Hindrance | None:
        found = super().obstacle(state, seat, card, final)
        if found is None and _resources(state, seat) < state.tables.resources[card]:
            return _too_few
        return found

    def effect(self, state: ProvinciaState, seat: int, card: int) -> None:
        state.stack.append(PayResources(seat, state.tables.resources[card], 0, True))


def _resources(state: ProvinciaState, seat: int) -> int:
    return sum(state.goods[4 * seat : 4 * seat + GOLD])


def _too_few(state: ProvinciaState, seat: int, card: int) -> Reason:
    return too_poor(
        state.tables.resources[card], "resources", _resources(state, seat), state.tables.rule[card]
    )


class Gloria(SenateCard):
    """Prestige at the end of the game, for one card only (PRO-3.38)."""

    __slots__ = ()
    stays = True

    def may_lie_twice(self, options: ProvinciaOptions) -> bool:
        return options.gloria_limit == "highest_counts"

    def obstacle(self, state: ProvinciaState, seat: int, card: int, final: bool) -> Hindrance | None:
        if _GLORIAE.isdisjoint(state.front[seat]) or self.may_lie_twice(state.options):
            return None
        return _one_gloria


_GLORIAE: Final = frozenset(card for card, name in enumerate(CARD_NAMES) if kind_of(name) == "gloria")


def _one_gloria(state: ProvinciaState, seat: int, card: int) -> Reason:
    return Reason("[already-played-gloria] you have already played a GLORIA", state.tables.rule[card])


class Praetor(OneInPlay):
    """No tax this round; it lies in front until then (PRO-3.39)."""

    __slots__ = ()
    spares_tax = True
    used_up = True

    def may_lie_twice(self, options: ProvinciaOptions) -> bool:
        return options.second_praetor

    def obstacle(self, state: ProvinciaState, seat: int, card: int, final: bool) -> Hindrance | None:
        if final and not state.options.second_praetor:
            return _no_more_taxes
        return super().obstacle(state, seat, card, final)


def _no_more_taxes(state: ProvinciaState, seat: int, card: int) -> Reason:
    return Reason("[no-taxes-after] there are no taxes after the final play turn", state.tables.rule[card])
