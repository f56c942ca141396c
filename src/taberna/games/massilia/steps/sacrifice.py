"""Grey: sacrifice goods and take god cards (MAS-3.14, MAS-D09 to MAS-D11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taberna.kernel.errors import Reason
from taberna.kernel.faults import Fault
from taberna.kernel.move import Move

from ..alphabet import DECLINE, DRAW, GIVE, TAKE, WITH, WITH_NOTHING
from ..gods import GOD_NAMES, GOD_OF, HAND_LIMIT, JUPITER
from ..hands import play_card, take_from_display, take_from_pile, usable
from ..pieces import GAP, GOODS, SPACE_NAMES, Pile
from .base import ASKED, TurnStep, full_hand, too_few_cubes

if TYPE_CHECKING:
    from ..state import MassiliaState


class Sacrifice(TurnStep):
    """Return cubes from the own stalls one by one (MAS-3.14.1, MAS-D09).

    Cubes are named in ascending order of stalls and colours, so that each selection is made in one way;
    a cube that must go because no other could be named goes by itself.
    """

    rule = "MAS-3.14.1"
    usually: ClassVar = {"start": 0}

    def __init__(self, left: int, start: Pile) -> None:
        self.left = left
        #: The first pile (space * 4 + goods) that may still be taken from.
        self.start = start

    def _piles(self, state: MassiliaState) -> list[tuple[int, int]]:
        """The piles that may be taken from and their sizes."""
        start = self.start
        piles = []
        for space in state.stalls[state.active]:
            first = 4 * space
            if first + 3 >= start:
                cubes = state.goods[space]
                for goods in range(4):
                    if cubes[goods] and first + goods >= start:
                        piles.append((first + goods, cubes[goods]))
        return piles

    def _forced(self, piles: list[tuple[int, int]]) -> int:
        """How many cubes of the first pile must go, because the others do not suffice."""
        others = 0
        for _, size in piles[1:]:
            others += size
        return self.left - others

    def seats(self, state: MassiliaState) -> tuple[int, ...]:
        return ASKED[state.active] if self.left and self._forced(self._piles(state)) <= 0 else ()

    def run(self, state: MassiliaState) -> None:
        if self.left:
            piles = self._piles(state)
            number = self._forced(piles)
            first = piles[0][0]
            self._give(state, first >> 2, first & 3, number)
            state.stack[-1] = Sacrifice(self.left - number, first)
        elif state.hand[state.active]:
            state.stack[-1] = SACRIFICE_CARDS
        else:
            state.stack[-1] = TakeCard(False, False)

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        piles = self._piles(state)
        rest = sum([size for _, size in piles])
        legal = []
        for pile, size in piles:
            if rest < self.left:
                break
            legal.append(GIVE[pile >> 2][pile & 3])
            rest -= size
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        self._give(state, move.code, move.amount, 1)
        state.stack[-1] = Sacrifice(self.left - 1, 4 * move.code + move.amount)

    def _give(self, state: MassiliaState, space: int, goods: int, number: int) -> None:
        state.to_harbour(space, goods, number)
        seat, name, stall = state.active, GOODS[goods], SPACE_NAMES[space]
        state.heard and state.tell("sacrifices", self.rule, seat=seat, goods=name, space=stall, number=number)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move.verb != "give":
            return Reason("[choose-cubes-sacrifice] choose the cubes you sacrifice first", self.rule)
        if move.code not in state.stalls[seat] or not state.goods[move.code][move.amount]:
            text = "[no-cube] you have no {goods} cube on {space}"
            return Reason(text, self.rule, goods=move.args[1], space=move.args[0])
        if 4 * move.code + move.amount < self.start:
            return Reason(
                "[cubes-named-order] cubes are named in the order of the stalls and colours", "MAS-D09"
            )
        return Reason(
            "[from-too-few] from there on you have too few cubes: {left} are needed",
            self.rule,
            left=self.left,
        )

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state)
        if not problem and sum(size for _, size in self._piles(state)) < self.left:
            return too_few_cubes()
        return problem or SACRIFICE_CARDS.fault(state)


class SacrificeCards(TurnStep):
    """Jupiter for a second card, or not (MAS-D09)."""

    rule = "MAS-3.14.4"

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        legal = []
        if len(state.hand[seat]) < HAND_LIMIT:
            legal.append(WITH_NOTHING)
        if JUPITER.may(state, usable(state, seat), self):
            legal.append(WITH[JUPITER.bit])
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        jupiter = move is not WITH_NOTHING
        if jupiter:
            play_card(state, seat, JUPITER)
        state.stack[-1] = TakeCard(jupiter, False)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move is WITH_NOTHING:
            return Reason("[hand-full-jupiter] your hand is full: Jupiter must be played", "MAS-7.13")
        if move is WITH[JUPITER.bit]:
            refusal = JUPITER.why_not(state, seat, usable(state, seat), self)
            if refusal is not None:
                return refusal
        return Reason("[say-which-cards] say first which cards you play, or 'with nothing'", self.rule)

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state)
        return problem or (None if self.moves(state, state.active) else full_hand())


class TakeCard(TurnStep):
    """A display card or the top of the draw pile (MAS-D10); a second one may be declined (MAS-D11)."""

    rule = "MAS-3.14.3"
    usually: ClassVar = {"jupiter": False, "second": False}

    def __init__(self, jupiter: bool, second: bool) -> None:
        self.jupiter = jupiter
        self.second = second

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        first, second = state.display
        legal = []
        if first != GAP:
            legal.append(TAKE[GOD_OF[first]])
        if second != GAP and (first == GAP or GOD_OF[first] != GOD_OF[second]):  # copies are identical
            legal.append(TAKE[GOD_OF[second]])
        if state.draw_pile or state.discard:
            legal.append(DRAW)
        if self.second:
            legal.append(DECLINE)
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        state.stack.pop()
        if move is DECLINE:
            state.heard and state.tell("declines-card", "MAS-D11", seat=seat)
            return
        if move is DRAW:
            take_from_pile(state, seat)
        else:
            first = state.display[0]
            take_from_display(state, seat, 0 if first != GAP and GOD_OF[first] == move.code else 1)
        if self.jupiter and not self.second and len(state.hand[seat]) < HAND_LIMIT:
            state.stack.append(TakeCard(True, True))

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move is DECLINE:
            return Reason("[card-must-taken] the first card must be taken", "MAS-3.14.3")
        if move.verb == "take":
            return Reason(
                "[not-lie-display] {god} does not lie in the display", self.rule, god=GOD_NAMES[move.code]
            )
        if move is DRAW:
            return Reason("[draw-and-discard] draw and discard pile are both empty", "MAS-7.11")
        return Reason("[take-card] take a card first", self.rule)

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state)
        if not problem and len(state.hand[state.active]) >= HAND_LIMIT:
            return full_hand()
        return problem


SACRIFICE_CARDS: Final = SacrificeCards()
