"""The consul: tax, closing, building and stocking a stall (MAS-3.11, MAS-3.12, MAS-D12 to MAS-D15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taberna.kernel.errors import Reason
from taberna.kernel.faults import Fault
from taberna.kernel.move import Move
from taberna.kernel.step import Missing, Seat

from ..alphabet import ACCEPT, BUILD, DONE, NO_BUILD, PAY, PLAY_PLUTO, RETURN, STOCK
from ..gods import PLUTO
from ..hands import play_card, usable
from ..pieces import GOODS, NO_GOODS, NOBODY, SPACE_NAMES, Goods, Pile, Space
from .base import OwnerStep, TurnStep, no_stall, too_dear, too_few_cubes

if TYPE_CHECKING:
    from ..state import MassiliaState


def consul_arrives(state: MassiliaState, seat: int, space: int) -> None:
    """The consul ends its move before this space (MAS-3.11)."""
    owner = state.owner_of(space)
    if owner == NOBODY:
        offer_building(state, seat, space)
    elif state.goods[space] != NO_GOODS:
        state.stack.append(Tax(owner, space, -1))
    elif len(state.stalls[owner]) == 1:  # MAS-3.11.5
        state.heard and state.tell("last-stall", "MAS-3.11.5", seat=owner, space=SPACE_NAMES[space])
        if state.hand[owner] and state.numbers.cards_without_effect:
            state.stack.append(LastStall(owner, space))
    elif state.hand[owner]:
        state.stack.append(CloseStall(owner, space))
    else:
        close(state, owner, space)


def offer_building(state: MassiliaState, seat: int, space: int) -> None:
    """Skipped without a tile, which is public, but not for lack of money, which is not (MAS-D14)."""
    if state.tiles_left(seat) > 0:
        state.stack.append(BuildStall(space))


def close(state: MassiliaState, owner: int, space: int) -> None:
    """The tile returns to its owner; then the active player may build there (MAS-3.11.2)."""
    state.stalls[owner] = tuple([s for s in state.stalls[owner] if s != space])
    state.heard and state.tell("closes-stall", "MAS-3.11.2", seat=owner, space=SPACE_NAMES[space])
    offer_building(state, state.active, space)


class Tax(OwnerStep):
    """One sesterce for each cube that stays; the others go back to the harbour (MAS-3.11.3, MAS-D12).

    Cubes are returned one by one, in the order of the colours; paying is for all that are left.
    """

    rule = "MAS-3.11.3"
    usually: ClassVar = {"last": -1}

    def __init__(self, owner: Seat, space: Space, last: Goods | Missing) -> None:
        super().__init__(owner, space)
        #: The colour returned last, or -1 before the first answer.
        self.last = last

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        cubes = state.goods[self.space]
        unpaid = sum(cubes) - state.money[seat]
        legal = [PAY] if unpaid <= 0 else []
        if self.last < 0 and PLUTO.may(state, usable(state, seat), self):
            legal.append(PLAY_PLUTO)
        for goods in range(max(0, self.last), 4):
            if cubes[goods] and sum(cubes[goods:]) >= unpaid:
                legal.append(RETURN[goods])
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        if move is PLAY_PLUTO:
            state.stack.pop()
            play_card(state, seat, PLUTO, "MAS-D12")
            return
        if move is PAY:
            self._pay(state)
            return
        state.to_harbour(self.space, move.code, 1)
        space = SPACE_NAMES[self.space]
        state.heard and state.tell("returns-cube", self.rule, seat=seat, goods=GOODS[move.code], space=space)
        if sum(state.goods[self.space][move.code :]):
            state.stack[-1] = Tax(self.owner, self.space, move.code)
        else:
            self._pay(state)  # nothing is left that could be returned

    def _pay(self, state: MassiliaState) -> None:
        amount = sum(state.goods[self.space])
        state.earn(self.owner, -amount)
        state.stack.pop()
        state.heard and state.tell(
            "pays-tax", self.rule, seat=self.owner, amount=amount, space=SPACE_NAMES[self.space]
        )

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move is PLAY_PLUTO:
            paying = Reason("[paying-tax-already] you are paying the tax already", "MAS-D12")
            return (
                paying if self.last >= 0 else PLUTO.why_not(state, seat, usable(state, seat), self) or paying
            )
        cubes = state.goods[self.space]
        if move is PAY:
            return too_dear(sum(cubes), state.money[seat], self.rule)
        if move.verb != "return":
            return Reason("[pay-tax-or-return] pay the tax or return goods first", self.rule)
        if not cubes[move.code]:
            return Reason(
                "[no-cube-stall] there is no {goods} cube on that stall", self.rule, goods=move.args[0]
            )
        return Reason(
            "[cubes-returned-order] cubes are returned in the order pink, orange, purple, beige", "MAS-D12"
        )

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = OwnerStep.fault(self, state)
        return problem or (None if sum(state.goods[self.space]) else too_few_cubes())


class CloseStall(OwnerStep):
    """An empty stall closes unless its owner plays Pluto (MAS-D13).

    Every owner with a card in hand is asked, so that the question tells nothing.
    """

    rule = "MAS-3.11.2"

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        return [ACCEPT, PLAY_PLUTO] if PLUTO.may(state, usable(state, seat), self) else [ACCEPT]

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        state.stack.pop()
        if move is ACCEPT:
            close(state, seat, self.space)
        else:
            play_card(state, seat, PLUTO, "MAS-D13")

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        refusal = PLUTO.why_not(state, seat, usable(state, seat), self) if move is PLAY_PLUTO else None
        return refusal or Reason(
            "[accept-stall-closes] accept that the stall closes, or play Pluto", self.rule
        )

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = OwnerStep.fault(self, state)
        if not problem and (state.goods[self.space] != NO_GOODS or len(state.stalls[self.owner]) == 1):
            return Fault("[stall-not-closed] that stall is not closed")
        return problem


class LastStall(OwnerStep):
    """An owner's only stall stays; where cards go without effect, Pluto may be played all the same (MAS-3.7.5)."""

    rule = "MAS-3.11.5"

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        return [DONE, PLAY_PLUTO] if PLUTO.may(state, usable(state, seat), self) else [DONE]

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        state.stack.pop()
        if move is PLAY_PLUTO:
            play_card(state, seat, PLUTO, "MAS-3.7.5")

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        refusal = PLUTO.why_not(state, seat, usable(state, seat), self) if move is PLAY_PLUTO else None
        return refusal or Reason("[stall-stays-say] your stall stays: say done, or play Pluto", self.rule)

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = OwnerStep.fault(self, state)
        if not problem and (state.goods[self.space] != NO_GOODS or len(state.stalls[self.owner]) > 1):
            return Fault("[stall-not-only-one] that stall is not the only one")
        return problem


class BuildStall(TurnStep):
    """Build on the space before the consul, or not (MAS-3.12.1, MAS-D14)."""

    rule = "MAS-3.12"

    def __init__(self, space: Space) -> None:
        self.space = space

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        return [NO_BUILD, BUILD] if state.money[seat] >= state.numbers.building_price else [NO_BUILD]

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        state.stack.pop()
        if move is NO_BUILD:
            return
        price = state.numbers.building_price
        state.earn(seat, -price)
        others = state.stalls[seat]
        state.stalls[seat] = tuple(sorted((*others, self.space)))
        state.heard and state.tell(
            "builds-stall", "MAS-3.12.1", seat=seat, space=SPACE_NAMES[self.space], amount=price
        )
        state.stack.append(StockStall(self.space, 0))

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move is BUILD:
            return too_dear(state.numbers.building_price, state.money[seat], "MAS-3.12.1")
        return Reason("[build-stall-or-say] build a stall, or say no_build", self.rule)

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state)
        if not problem and (self.space >= state.market.ring or state.owner_of(self.space) != NOBODY):
            return Fault("[not-free] {space} is not free", space=SPACE_NAMES[self.space])
        if not problem and state.tiles_left(state.active) < 1:
            return Fault("[seat-no-stall-tile] seat {seat} has no stall tile", seat=state.active)
        return problem


class StockStall(TurnStep):
    """Move up to a stallful of cubes from the own other stalls to the new one (MAS-3.12.3, MAS-D15).

    Cubes are named in ascending order of stalls and colours, so that each selection is made in one way.
    """

    rule = "MAS-3.12.3"
    usually: ClassVar = {"start": 0}

    def __init__(self, space: Space, start: Pile) -> None:
        self.space = space
        #: The first pile (space * 4 + goods) that may still be taken from.
        self.start = start

    def _piles(self, state: MassiliaState) -> list[int]:
        if sum(state.goods[self.space]) >= state.market.capacity:
            return []
        piles = []
        for space in state.stalls[state.active]:
            if space != self.space and 4 * space + 3 >= self.start:
                cubes = state.goods[space]
                for goods in range(4):
                    if cubes[goods] and 4 * space + goods >= self.start:
                        piles.append(4 * space + goods)
        return piles

    def seats(self, state: MassiliaState) -> tuple[int, ...]:
        return (state.active,) if self._piles(state) else ()

    def run(self, state: MassiliaState) -> None:
        state.stack.pop()

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        return [DONE, *[STOCK[pile >> 2][pile & 3] for pile in self._piles(state)]]

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        if move is DONE:
            state.stack.pop()
            return
        state.add_cubes(move.code, move.amount, -1)
        state.add_cubes(self.space, move.amount, 1)
        goods, old, new = GOODS[move.amount], SPACE_NAMES[move.code], SPACE_NAMES[self.space]
        state.heard and state.tell(
            "stocks-stall", self.rule, seat=seat, goods=goods, space=old, target_space=new
        )
        state.stack[-1] = StockStall(self.space, 4 * move.code + move.amount)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move.verb != "stock":
            return Reason("[stock-new-stall] stock the new stall, or say done", self.rule)
        if (
            move.code == self.space
            or move.code not in state.stalls[seat]
            or not state.goods[move.code][move.amount]
        ):
            text = "[no-cube-another] you have no {goods} cube on another stall {space}"
            return Reason(text, self.rule, goods=move.args[1], space=move.args[0])
        return Reason("[cubes-named-order] cubes are named in the order of the stalls and colours", "MAS-D15")

    def fault(self, state: MassiliaState) -> Fault | None:
        return TurnStep.fault(self, state) or no_stall(state, state.active, self.space)
