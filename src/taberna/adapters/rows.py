"""One row of a `Batch`: game after game, what the seat to move sees and may do written into memory of its own."""

from __future__ import annotations

from typing import Any

from taberna.kernel.errors import BadSetup
from taberna.kernel.move import Move
from taberna.kernel.result import Result
from taberna.kernel.state import State

from .observing import Observers


class Numbers:
    """The numbers of actions: of moves on a list, and of places behind it for others that are legal."""

    def __init__(self, moves: list[Move], listed: list[int], others: int) -> None:
        #: The moves on the list, by action; by the id of any move its action, -1 for none.
        self.listed = [moves[id] for id in listed]
        self.places = [-1] * len(moves)
        for action, id in enumerate(listed):
            self.places[id] = action
        self.size = len(listed) + others


class Row:
    """One game after the other. ``observation`` and ``mask`` are bytes that somebody reads as numbers."""

    def __init__(
        self,
        number: int,
        house: Any,
        numbers: Numbers,
        observers: Observers,
        observation: memoryview,
        mask: memoryview,
    ) -> None:
        self.number = number
        #: Who deals (``deal``) and lets opponents move (``others_move``).
        self.house = house
        self.numbers = numbers
        self.observers = observers
        self.observation = observation
        self.shown_mask = mask
        self.mask = bytearray(numbers.size)
        self.dealt: State | None = None
        #: The bots in other seats than the learner's.
        self.others: dict[int, Any] = {}
        #: Who is to move, the numbers of what they may do, and the moves that have only a place.
        self.acting = -1
        self.offered: list[int] = []
        self.rare: list[Move] = []

    @property
    def state(self) -> State:
        assert self.dealt is not None, "the game has not been dealt"
        return self.dealt

    def begin(self, state: State) -> None:
        """Another game."""
        self.dealt = state

    def step(self, action: int) -> Result | None:
        """Carry out an action; the result of the game if it is over then, and the next one has begun."""
        self.play(action)
        if self.others:
            self.house.others_move(self)
        result = self.state.result
        if result is not None:
            self.house.deal(self)
        self.show()
        return result

    def play(self, action: int) -> None:
        """Carry out what a number means."""
        numbers = self.numbers
        if not 0 <= action < numbers.size or not self.mask[action]:
            raise BadSetup(f"game {self.number}: action {action} is not legal for seat {self.acting}")
        listed = numbers.listed
        move = listed[action] if action < len(listed) else self.rare[action - len(listed)]
        self.state.play(self.acting, move)

    def show(self) -> None:
        """Write down what the seat to move sees and may do."""
        state = self.state
        acting = state.to_move[0]
        self.acting = acting
        self.observation[:] = self.observers.vector(state, acting)
        mask = self.mask
        for action in self.offered:
            mask[action] = 0
        offered: list[int] = []
        places = self.numbers.places
        rare: list[Move] = []
        for move in state.moves(acting):
            action = places[move.id]
            if action >= 0:
                mask[action] = 1
                offered.append(action)
            else:
                rare.append(move)
        if rare:
            rare.sort(key=_id)
            action = len(self.numbers.listed)
            for _ in rare[: self.numbers.size - action]:
                mask[action] = 1
                offered.append(action)
                action += 1
        self.offered = offered
        self.rare = rare
        self.shown_mask[:] = mask


def _id(move: Any) -> int:
    return int(move.id)


def step_all(rows: list[Row], actions: list[int]) -> list[tuple[int, Result]]:
    """One action in every row; the places and results of games that ended."""
    ended = []
    for place, action in enumerate(actions):
        result = rows[place].step(action)
        if result is not None:
            ended.append((place, result))
    return ended
