"""How a game of Senators ends (SEN-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.result import Result

if TYPE_CHECKING:
    from .state import SenatorsState


def end_by_war(state: SenatorsState) -> None:
    """The fourth War: most senators, then most money, then a shared victory (SEN-5.1 to SEN-5.4)."""
    most = max(state.senators)
    tied = [seat for seat in range(state.seats) if state.senators[seat] == most]
    richest = max(state.cash[seat] for seat in tied)
    winners = [seat for seat in tied if state.cash[seat] == richest]
    if len(tied) == 1:
        _end(state, winners, "none", "SEN-5.2")
    elif len(winners) == 1:
        _end(state, winners, "money", "SEN-5.3")
    else:
        _end(state, winners, "shared", "SEN-5.4")


def end_last_alive(state: SenatorsState) -> None:
    """One player is left (SEN-5.6)."""
    _end(state, [state.alive.index(True)], "last_alive", "SEN-5.6")


def end_all_fallen(state: SenatorsState, purses: dict[int, int]) -> None:
    """One effect eliminated everybody: the richest of them wins (SEN-5.5)."""
    richest = max(purses.values())
    winners = [seat for seat, money in purses.items() if money == richest]
    _end(state, winners, "all_fallen" if len(winners) == 1 else "all_fallen_shared", "SEN-5.5")


def _end(state: SenatorsState, winners: list[int], tie_break: str, rule: str) -> None:
    """There is no second place (SEN-5.7): everybody who did not win shares the place behind."""
    ranking = tuple(1 if seat in winners else 2 for seat in range(state.seats))
    result = Result(tuple(state.senators), tuple(winners), ranking, tie_break, rule)
    state.heard and state.tell("game-over", rule, winners=list(winners), tie_break=tie_break)
    state.finish(result)
