"""Commands become changes. Nothing happens to a table here; see `taberna.server.table.table`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from taberna.kernel.errors import IllegalMove
from taberna.kernel.log import Event
from taberna.kernel.notice import who_notices
from taberna.kernel.record import Record

from ..errors import Refused, Stale
from ..live import protocol
from .entries import (
    OPEN,
    PERSON,
    BotTook,
    CameBack,
    Chair,
    Closed,
    Invited,
    Left,
    Opened,
    Played,
    Sat,
    UndoAnswered,
    UndoAsked,
    Undone,
    Withdrawn,
)
from .game_state import Change, GameState, ready_after, replayed
from .table import PLAYING, WAITING, Table


def change(
    table: Table,
    command: protocol.ChangeCommand,
    key: str,
    mine: Collection[int] = (),
    replaceable: Collection[int] = (),
) -> Change:
    """``key``: the client's key, made its own; for giving a seat to a bot, the seats the speaker holds and others."""
    match command:
        case protocol.Play():
            _check_fresh(table, command.seat, command.on_version)
            return move(table, command.seat, command.move, key)
        case protocol.Undo():
            _check_fresh(table, command.seat, command.on_version)
            return undo(table, command.seat, key)
        case protocol.UndoAsk():
            _check_fresh(table, command.seat, command.on_version)
            return _undo_ask(table, command.seat, key)
        case protocol.UndoAnswer():
            return _undo_answer(table, command.seat, command.agree, key)
        case protocol.Leave():
            return _leave(table, command.seat, key)
        case protocol.GiveToBot():
            return _bot(table, command.seat, command.level, mine, replaceable, key)
        case protocol.TakeBack():
            return back(table, command.seat, key)


def _check_fresh(table: Table, seat: int, on_version: int) -> None:
    if not table.touched[seat] <= on_version <= table.viewers.versions[seat]:
        raise Stale


def _playing(table: Table) -> GameState:
    if table.now is None or table.status != PLAYING:
        raise Refused("not-now")
    return table.now


# -- the game -----------------------------------------------------------------------------------------------


def move(table: Table, seat: int, wanted: str | int, key: str = "") -> Change:
    now = _playing(table)
    state = now.state.copy()
    events = state.listen()
    try:
        chosen = state.read(wanted)
        state.play(seat, chosen)  # what the frames have offered need not be found out again
    except IllegalMove as refusal:
        raise Refused("rules", refusal.reason) from None
    state.listener = None
    saw = who_notices(now.state, state, seat, events)
    entry = Played(seat, chosen.text, now.state.revealed, key, saw)
    return Change(entry, events, GameState(state, ready_after(now, state, seat)))


def undo(table: Table, seat: int, key: str) -> Change:
    _playing(table)
    place = free_undo(table, seat)
    if place is None:
        raise Refused("nothing-to-undo")
    last = len(table.moves) - 1
    if place == last:
        return undone(table, seat, last, True, key)
    try:
        without = replayed(table.at(place), table.moves[place + 1 :])
    except IllegalMove:  # what the others have chosen hangs on it after all
        raise Refused("nothing-to-undo") from None
    return Change(Withdrawn(seat, place, key), next=without)


def undone(table: Table, seat: int, to: int, free: bool, key: str) -> Change:
    return Change(Undone(seat, to, len(table.moves), free, key), next=table.at(to))


def _undo_ask(table: Table, seat: int, key: str) -> Change:
    _playing(table)
    if not can_ask_undo(table, seat):
        raise Refused("nothing-to-undo")
    to = last_noticed_move(table, seat)
    if not table.who_must_agree(seat):
        return undone(table, seat, to, False, key)
    return Change(UndoAsked(seat, to, key))


def _undo_answer(table: Table, seat: int, agree: bool, key: str) -> Change:
    _playing(table)
    asking = table.asking
    if asking is None or seat not in asking.waiting:
        raise Refused("no-undo-asked")
    if agree and asking.waiting == {seat}:
        return undone(table, asking.seat, asking.to, False, key)
    return Change(UndoAnswered(seat, agree, key))


# -- the seats ----------------------------------------------------------------------------------------------


def _leave(table: Table, seat: int, key: str) -> Change:
    if table.status not in (WAITING, PLAYING):
        raise Refused("not-now")
    take = [(seat, person) for person in sorted(table.holders[seat])] if table.status == WAITING else []
    return Change(Left(seat, key), take=take)


def _bot(
    table: Table, seat: int, level: str, mine: Collection[int], replaceable: Collection[int], key: str
) -> Change:
    _playing(table)
    if seat >= table.setup.seats or not mine:
        raise Refused("no-seat")
    if seat not in mine and seat not in replaceable:
        raise Refused("not-replaceable")
    if table.chairs[seat].level is not None:
        raise Refused("bot-already")
    return Change(BotTook(seat, level, min(mine), key))


def back(table: Table, seat: int, key: str = "") -> Change:
    chair = table.chairs[seat]
    if chair.kind != PERSON or (chair.level is None and not chair.left):
        raise Refused("not-away")
    return Change(CameBack(seat, key))


def sit(table: Table, person: str, name: str, seat: int | None) -> Change:
    free = [place for place, chair in enumerate(table.chairs) if chair.kind == OPEN]
    if table.status != WAITING or (seat is not None and seat not in free) or not free:
        raise Refused("taken")
    place = free[0] if seat is None else seat
    begins, events = _begin(table) if len(free) == 1 else (None, ())
    return Change(Sat(place, name), events, begins, give=[(place, person)])


def opening(table: Table, chairs: list[Chair], give: Sequence[tuple[int, str]]) -> Change:
    full = all(chair.kind != OPEN for chair in chairs)
    begins, events = _begin(table) if full else (None, ())
    return Change(Opened(chairs), events, begins, give)


def _begin(table: Table) -> tuple[GameState, Sequence[Event]]:
    """The last seat is taken: the deal, and what happened before the first decision."""
    setup = table.setup
    record = Record(table.game, setup.seats, setup.options, setup.seed, (), setup.start)
    return GameState(record.replay(), frozenset()), record.events()[0]


def close(table: Table) -> Change:
    if table.status != WAITING:
        raise Refused("not-now")
    return Change(Closed())


def invite(table: Table) -> Change:
    if table.status != WAITING:
        raise Refused("not-now")
    return Change(Invited())


def free_undo(table: Table, seat: int) -> int | None:
    """The place of a move that this seat may take back at once: its last one, if nothing hidden has come to
    light since, and if either nobody else has noticed it or the seat has noticed nobody acting since.
    """
    viewers = table.viewers
    if not viewers.hidden and (not table.moves or table.moves[-1][0] != seat):
        return None
    if table.now is None or not table.asked:
        return None
    revealed = table.now.state.revealed
    saw = viewers.saw
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
        and bool(table.viewers.acted >> seat & 1)
        and free_undo(table, seat) is None
    )


def last_noticed_move(table: Table, seat: int) -> int:
    """The place of the last move of a seat that others have noticed; there is one (`Viewers.acted`)."""
    saw = table.viewers.saw
    place = len(table.moves) - 1
    while table.moves[place][0] != seat or saw[place] == 1 << seat:
        place -= 1
    return place
