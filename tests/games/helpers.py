"""The words that rule tests of all games have in common; each game adds its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from taberna.kernel.errors import Reason
from taberna.kernel.log import Event


class Seats:
    """The players of a game by the names its examples give them: A to E, or Red, Blue and Yellow."""

    def __init__(self, names: Sequence[str], joined: str = "") -> None:
        self.names = tuple(names)
        self.joined = joined

    def words(self) -> tuple[Any, ...]:
        """For a game's own helpers: play, legal, refused, asked, log_of, holding."""
        return self.play, self.legal, self.refused, self.asked, self.log_of, self.holding

    def seat_of(self, name: str) -> int:
        return self.names.index(name)

    def play(self, state: Any, *lines: str) -> Any:
        """Play moves written ``"B: bid wheat_9 3"``; several of one player are joined by ``;``."""
        for line in lines:
            name, texts = line.split(":")
            for text in texts.split(";"):
                state.play(self.seat_of(name), text.strip())
        return state

    def legal(self, state: Any, name: str) -> list[str]:
        """The texts of all moves of a player."""
        return [move.text for move in state.moves(self.seat_of(name))]

    def refused(self, state: Any, name: str, move: str) -> Reason:
        """The reason why a move is refused; fails if it is legal."""
        reason: Reason | None = state.why_not(self.seat_of(name), move)
        assert reason is not None, f"{name} may play {move!r}"
        return reason

    def asked(self, state: Any) -> str:
        """Who decides what: ``"A ChooseAction"``, ``"ABC WarBid"``, or ``"over"``."""
        if not state.to_move:
            return "over"
        return self.joined.join(self.names[seat] for seat in state.to_move) + " " + str(state.stack[-1].name)

    def holding(self, state: Any, name: str) -> dict[str, Any]:
        """Everything a player has, in names."""
        found: dict[str, Any] = state.dump()["players"][self.seat_of(name)]
        return found

    def log_of(self, state: Any, *lines: str) -> list[Event]:
        """The log events of these moves."""
        state.listener = None
        events: list[Event] = state.listen()
        self.play(state, *lines)
        state.listener = None
        return events
