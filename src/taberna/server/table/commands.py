"""What a command would add to a table. Nothing changes by planning; see `taberna.server.table`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from taberna.kernel.errors import IllegalMove
from taberna.kernel.log import Event
from taberna.kernel.notice import who_notices
from taberna.kernel.record import Record

from ..live import protocol as says
from ..undoing import can_ask_undo, free_undo, last_noticed_move, who_must_agree
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
from .game_state import Instant, Plan, Refused, Stale, ready_after, replayed
from .table import PLAYING, WAITING, Table


def plan(
    table: Table,
    command: says.Change,
    key: str,
    mine: Collection[int] = (),
    replaceable: Collection[int] = (),
) -> Plan:
    """``key``: the client's key, made its own; for giving a seat to a bot, the seats the speaker holds and others."""
    match command:
        case says.Play():
            _check_fresh(table, command.seat, command.on_version)
            return move(table, command.seat, command.move, key)
        case says.Undo():
            _check_fresh(table, command.seat, command.on_version)
            return undo(table, command.seat, key)
        case says.UndoAsk():
            _check_fresh(table, command.seat, command.on_version)
            return _undo_ask(table, command.seat, key)
        case says.UndoAnswer():
            return _undo_answer(table, command.seat, command.agree, key)
        case says.Leave():
            return _leave(table, command.seat, key)
        case says.GiveToBot():
            return _bot(table, command.seat, command.level, mine, replaceable, key)
        case says.TakeBack():
            return back(table, command.seat, key)


def _check_fresh(table: Table, seat: int, on_version: int) -> None:
    if not table.touched[seat] <= on_version <= table.tally.versions[seat]:
        raise Stale


def _playing(table: Table) -> Instant:
    if table.now is None or table.status != PLAYING:
        raise Refused("not-now")
    return table.now


# -- the game -----------------------------------------------------------------------------------------------


def move(table: Table, seat: int, wanted: str | int, key: str = "") -> Plan:
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
    return Plan(entry, events, Instant(state, ready_after(now, state, seat)))


def undo(table: Table, seat: int, key: str) -> Plan:
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
    return Plan(Withdrawn(seat, place, key), next=without)


def undone(table: Table, seat: int, to: int, free: bool, key: str) -> Plan:
    return Plan(Undone(seat, to, len(table.moves), free, key), next=table.at(to))


def _undo_ask(table: Table, seat: int, key: str) -> Plan:
    _playing(table)
    if not can_ask_undo(table, seat):
        raise Refused("nothing-to-undo")
    to = last_noticed_move(table, seat)
    if not who_must_agree(table, seat):
        return undone(table, seat, to, False, key)
    return Plan(UndoAsked(seat, to, key))


def _undo_answer(table: Table, seat: int, agree: bool, key: str) -> Plan:
    _playing(table)
    asking = table.asking
    if asking is None or seat not in asking.waiting:
        raise Refused("no-undo-asked")
    if agree and asking.waiting == {seat}:
        return undone(table, asking.seat, asking.to, False, key)
    return Plan(UndoAnswered(seat, agree, key))


# -- the seats ----------------------------------------------------------------------------------------------


def _leave(table: Table, seat: int, key: str) -> Plan:
    if table.status not in (WAITING, PLAYING):
        raise Refused("not-now")
    take = [(seat, person) for person in sorted(table.holders[seat])] if table.status == WAITING else []
    return Plan(Left(seat, key), take=take)


def _bot(
    table: Table, seat: int, level: str, mine: Collection[int], replaceable: Collection[int], key: str
) -> Plan:
    _playing(table)
    if seat >= table.setup.seats or not mine:
        raise Refused("no-seat")
    if seat not in mine and seat not in replaceable:
        raise Refused("not-replaceable")
    if table.chairs[seat].level is not None:
        raise Refused("bot-already")
    return Plan(BotTook(seat, level, min(mine), key))


def back(table: Table, seat: int, key: str = "") -> Plan:
    chair = table.chairs[seat]
    if chair.kind != PERSON or (chair.level is None and not chair.left):
        raise Refused("not-away")
    return Plan(CameBack(seat, key))


def sit(table: Table, person: str, name: str, seat: int | None) -> Plan:
    free = [place for place, chair in enumerate(table.chairs) if chair.kind == OPEN]
    if table.status != WAITING or (seat is not None and seat not in free) or not free:
        raise Refused("taken")
    place = free[0] if seat is None else seat
    begins, events = _begin(table) if len(free) == 1 else (None, ())
    return Plan(Sat(place, name), events, begins, give=[(place, person)])


def opening(table: Table, chairs: list[Chair], give: Sequence[tuple[int, str]]) -> Plan:
    full = all(chair.kind != OPEN for chair in chairs)
    begins, events = _begin(table) if full else (None, ())
    return Plan(Opened(chairs), events, begins, give)


def _begin(table: Table) -> tuple[Instant, Sequence[Event]]:
    """The last seat is taken: the deal, and what happened before the first decision."""
    setup = table.setup
    record = Record(table.game, setup.seats, setup.options, setup.seed, (), setup.start)
    return Instant(record.replay(), frozenset()), record.events()[0]


def close(table: Table) -> Plan:
    if table.status != WAITING:
        raise Refused("not-now")
    return Plan(Closed())


def invite(table: Table) -> Plan:
    if table.status != WAITING:
        raise Refused("not-now")
    return Plan(Invited())
