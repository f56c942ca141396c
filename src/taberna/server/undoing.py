"""Taking back: what a seat may, and whom it has to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table.table import Table


def free_undo(table: Table, seat: int) -> int | None:
    """The place of a move that this seat may take back at once: its last one, if nothing hidden has come to
    light since, and if either nobody else has noticed it or the seat has noticed nobody acting since.
    """
    tally = table.tally
    if not tally.hidden and (not table.moves or table.moves[-1][0] != seat):
        return None
    if table.now is None or not table.asked:
        return None
    revealed = table.now.state.revealed
    saw = tally.saw
    acted = 0
    for place in range(len(table.moves) - 1, -1, -1):
        if table.marks[place] != revealed:
            return None
        if table.moves[place][0] == seat:
            return None if acted and saw[place] != 1 << seat else place
        acted |= saw[place] >> seat & 1
    return None


def can_ask_undo(table: Table, seat: int) -> bool:
    """Whether a seat may ask the others: only for what they have noticed, and not for what is free."""
    return (
        bool(table.asked)
        and table.asking is None
        and bool(table.tally.acted >> seat & 1)
        and free_undo(table, seat) is None
    )


def last_noticed_move(table: Table, seat: int) -> int:
    """The place of the last move of a seat that others have noticed; there is one (`Tally.acted`)."""
    saw = table.tally.saw
    place = len(table.moves) - 1
    while table.moves[place][0] != seat or saw[place] == 1 << seat:
        place -= 1
    return place


def who_must_agree(table: Table, seat: int) -> frozenset[int]:
    """Seats whose people are asked: not bots, not those the same people hold."""
    mine = table.holders[seat]
    return frozenset(
        other
        for other, chair in enumerate(table.chairs)
        if other != seat and chair.level is None and not (mine & table.holders[other])
    )
