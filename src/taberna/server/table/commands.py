"""Commands become changes. Nothing happens to a table here; see `taberna.server.table.table`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from taberna.kernel.errors import IllegalMove
from taberna.kernel.log import Event
from taberna.kernel.notice import who_notices
from taberna.lessons import BadLesson

from ..errors import Problem, Refused, Stale
from ..live import protocol
from .change import Change, GameState
from .entries import (
    BOT,
    OPEN,
    PERSON,
    BotTook,
    CameBack,
    Chair,
    Closed,
    CoachAgreed,
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
from .names import distinct
from .romans import roman
from .table import PLAYING, WAITING, Table, ready_after, replayed

#: How often a seat may take something back, leave or call a bot beyond the number of its moves.
BESIDES = 100
#: Entries of a table that waits: whoever sits down and leaves for ever is not let in any more.
LONGEST_WAIT = 500


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
            return moves(table, command.seat, _wanted(command), key)
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
        case protocol.CoachForAll():
            return _coach_for_all(table, command.seat, command.agree, key)


def _wanted(command: protocol.Play) -> Sequence[str | int]:
    """The moves of a command, which has one or a list of them."""
    if command.move is not None and command.moves is None:
        return (command.move,)
    if command.moves is not None and command.move is None:
        return command.moves
    wrong = "missing required field `move`" if command.move is None else "contains unknown field `moves`"
    raise Problem(400, "bad_request", "bad-request", detail=f"Object {wrong}")


def _check_fresh(table: Table, seat: int, on_version: int) -> None:
    viewer = table.viewer(seat)
    if not viewer.touched <= on_version <= viewer.version:
        raise Stale


def _playing(table: Table) -> GameState:
    if table.now is None or table.status != PLAYING:
        raise Refused("not-now")
    return table.now


# -- the game -----------------------------------------------------------------------------------------------


def move(table: Table, seat: int, wanted: str | int, key: str = "") -> Change:
    """A move of a bot, or of a record."""
    chair = table.chairs[seat]
    stand_in = chair.kind == PERSON and chair.level is not None
    return _played(_playing(table), seat, wanted, key, stand_in=stand_in)


def moves(table: Table, seat: int, wanted: Sequence[str | int], key: str = "") -> Change:
    """All moves of a command, or none.

    Only the last of them may bring something to light that the mover did not know: else a command that is refused
    would tell what it is.
    """
    now = _playing(table)
    if table.setup.lesson is not None:
        _check_lesson(table, seat, wanted)
    if len(wanted) == 1:
        return _played(now, seat, wanted[0], key)
    revealed = now.state.revealed
    last = len(wanted) - 1
    changes: list[Change] = []
    for part, text in enumerate(wanted):
        if now.state.revealed != revealed:
            raise Refused("not-together")
        step = now.state.stack[-1]
        change = _played(now, seat, text, key if part == last else "", part)
        changes.append(change)
        now = change.next or now
        if isinstance(change.entry, Played) and now.state.read(change.entry.move).verb in step.mover_knew:
            revealed = now.state.revealed
    return changes[0]._replace(more=changes[1:])


def _check_lesson(table: Table, seat: int, wanted: Sequence[str | int]) -> None:
    """In a lesson only what it asks for is played: everything after it is prepared for that."""
    lesson = table.lesson
    if lesson is None:
        return
    state = _playing(table).state
    if state.why_not(seat, wanted[0]) is not None:
        return  # the rules say why
    made = [(move.seat, move.move) for move in table.played]
    if lesson.place(made).next is not None:
        raise Refused("not-now")
    try:
        for text in wanted:
            made.append((seat, state.read(text).text))
            lesson.place(made)
    except (BadLesson, IllegalMove):
        raise Refused("lesson-other") from None


def _played(
    now: GameState, seat: int, wanted: str | int, key: str, part: int = 0, stand_in: bool = False
) -> Change:
    state = now.state.copy()
    events = state.listen()
    try:
        chosen = state.read(wanted)
        state.play(seat, chosen)  # what the frames have offered need not be found out again
    except IllegalMove as refusal:
        raise Refused("rules", refusal.reason) from None
    state.listener = None
    saw = who_notices(now.state, state, seat, events)
    entry = Played(seat, chosen.text, now.state.revealed, key, saw, part, stand_in)
    return Change(entry, events, GameState(state, ready_after(now, state, seat)))


def undo(table: Table, seat: int, key: str) -> Change:
    _playing(table)
    places = free_undo(table, seat)
    if places is None:
        raise Refused("nothing-to-undo")
    _check_besides(table, seat, "too-many-undos")
    if places.stop == len(table.played):
        return undone(table, seat, places.start, True, key)
    try:
        without = replayed(table.at(places.start), table.played[places.stop :])
    except IllegalMove:  # what the others have chosen hangs on it after all
        raise Refused("nothing-to-undo") from None
    return Change(Withdrawn(seat, places.start, key, len(places)), next=without)


def undone(table: Table, seat: int, to: int, free: bool, key: str) -> Change:
    return Change(Undone(seat, to, len(table.played), free, key), next=table.at(to))


def _undo_ask(table: Table, seat: int, key: str) -> Change:
    _playing(table)
    if not can_ask_undo(table, seat):
        raise Refused("nothing-to-undo")
    to = last_noticed_move(table, seat)
    if _tells_what_a_bot_would_do(table, to):
        raise Refused("no-hints")
    _check_besides(table, seat, "too-many-undos")
    of = sorted(_who_must_agree(table, seat, to))
    return Change(UndoAsked(seat, to, key, of)) if of else undone(table, seat, to, False, key)


def _who_must_agree(table: Table, seat: int, to: int) -> set[int]:
    """Seats whose people are asked before this seat goes back to the first so many moves.

    Not bots, not seats that the same people hold. A bot that stands in for somebody who is away cannot agree to
    what this person has seen, so that nothing that has come to light since is taken back without them.
    """
    mine = table.holders[seat]
    revealed = table.state is not None and table.played[to].revealed != table.state.revealed
    return {
        other
        for other, chair in enumerate(table.chairs)
        if other != seat
        and chair.kind == PERSON
        and (chair.level is None or revealed)
        and not (mine & table.holders[other])
    }


def _check_besides(table: Table, seat: int, key: str = "too-restless") -> None:
    """Taking back and making again has an end. Only what the seat itself has done counts, and tells nothing."""
    besides = table.viewers.besides[seat]
    if besides >= BESIDES and besides >= BESIDES + sum(move.seat == seat for move in table.played):
        raise Refused(key)


def _check_wait(table: Table) -> None:
    """So has sitting down and leaving before the game."""
    if table.version >= LONGEST_WAIT:
        raise Refused("too-restless")


def _tells_what_a_bot_would_do(table: Table, to: int) -> bool:
    """At a table without hints nobody asks a bot by letting it stand in and taking its moves back."""
    return not table.setup.hints and any(move.stand_in for move in table.played[to:])


def _undo_answer(table: Table, seat: int, agree: bool, key: str) -> Change:
    _playing(table)
    asking = table.asking
    if asking is None or seat not in asking.waiting:
        raise Refused("no-undo-asked")
    if agree and asking.waiting == {seat}:
        return undone(table, asking.seat, asking.to, False, key)
    return Change(UndoAnswered(seat, agree, key))


def _coach_for_all(table: Table, seat: int, agree: bool, key: str) -> Change:
    _playing(table)
    if not table.setup.hints:
        raise Refused("no-hints")
    if agree == table.chairs[seat].coach and (agree or not any(chair.coach for chair in table.chairs)):
        raise Refused("not-now")
    _check_besides(table, seat)
    return Change(CoachAgreed(seat, agree, key))


# -- the seats ----------------------------------------------------------------------------------------------


def _leave(table: Table, seat: int, key: str) -> Change:
    if table.status not in (WAITING, PLAYING):
        raise Refused("not-now")
    if table.status == PLAYING:
        if table.chairs[seat].left:
            raise Refused("not-now")
        _check_besides(table, seat)
    return Change(Left(seat, key), clear=[seat] if table.status == WAITING else ())


def _bot(
    table: Table, seat: int, level: str, mine: Collection[int], replaceable: Collection[int], key: str
) -> Change:
    if seat >= table.setup.seats or not mine:
        raise Refused("no-seat")
    if table.status == WAITING and table.chairs[seat].kind == OPEN:
        return _seat_bot(table, seat, level)
    _playing(table)
    if seat not in mine and seat not in replaceable:
        raise Refused("not-replaceable")
    if table.chairs[seat].level is not None:
        raise Refused("bot-already")
    _check_besides(table, min(mine))
    return Change(BotTook(seat, level, min(mine), key))


def _seat_bot(table: Table, seat: int, level: str) -> Change:
    """A bot takes an open seat, so that the others need not wait."""
    name = roman([chair.name for chair in table.chairs])
    chairs = [*table.chairs[:seat], Chair(BOT, name, level), *table.chairs[seat + 1 :]]
    full = all(chair.kind != OPEN for chair in chairs)
    begins, events = begin(table, chairs) if full else (None, ())
    return Change(Sat(seat, name, level=level), events, begins)


def back(table: Table, seat: int, key: str = "") -> Change:
    chair = table.chairs[seat]
    if chair.kind != PERSON or (chair.level is None and not chair.left):
        raise Refused("not-away")
    return Change(CameBack(seat, key))


def sit(table: Table, person: str, name: str, seat: int | None, nonce: str = "") -> Change:
    free = [place for place, chair in enumerate(table.chairs) if chair.kind == OPEN]
    if table.status != WAITING or (seat is not None and seat not in free) or not free:
        raise Refused("taken")
    if table.public and table.seats_of(person):
        raise Refused("one-seat")
    _check_wait(table)
    place = free[0] if seat is None else seat
    called = distinct(name, [chair.name for chair in table.chairs])
    chairs = [*table.chairs[:place], Chair(PERSON, called, nonce=nonce), *table.chairs[place + 1 :]]
    begins, events = begin(table, chairs) if len(free) == 1 else (None, ())
    return Change(Sat(place, called, nonce), events, begins, give=[(place, person)])


def opening(table: Table, chairs: list[Chair], give: Sequence[tuple[int, str]]) -> Change:
    full = all(chair.kind != OPEN for chair in chairs)
    begins, events = begin(table, chairs) if full else (None, ())
    return Change(Opened(chairs), events, begins, give)


def begin(table: Table, chairs: Sequence[Chair]) -> tuple[GameState, Sequence[Event]]:
    """The last seat is taken: the deal, and what happened before the first decision."""
    record = table.first_record(chairs)
    return GameState(record.replay(), frozenset()), record.events()[0]


def close(table: Table, mine: Collection[int] = ()) -> Change:
    """While seats are open, or in a game in which nobody else than the one who closes it is a person."""
    alone = all(chair.kind != PERSON or seat in mine for seat, chair in enumerate(table.chairs))
    if table.status != WAITING and not (table.status == PLAYING and mine and alone):
        raise Refused("not-now")
    return Change(Closed())


def invite(table: Table) -> Change:
    if table.status != WAITING:
        raise Refused("not-now")
    _check_wait(table)
    return Change(Invited())


def free_undo(table: Table, seat: int) -> range | None:
    """The places of the moves that this seat may take back at once: those of its last command, if nothing hidden has
    come to light since, and if either nobody else has noticed them or the seat has noticed nobody acting since.
    """
    viewers = table.viewers
    played = viewers.played
    if not viewers.hidden and (not played or played[-1].seat != seat):
        return None
    if table.now is None or not table.asked:
        return None
    revealed = table.now.state.revealed
    acted = 0
    for place in range(len(played) - 1, -1, -1):
        move = played[place]
        if move.revealed != revealed:
            return None
        if move.seat == seat:
            places = range(place - move.part, place + 1)
            if acted and any(one.saw != 1 << seat for one in played[places.start : places.stop]):
                return None
            return None if move.stand_in and _tells_what_a_bot_would_do(table, places.start) else places
        acted |= move.saw >> seat & 1
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
    """Where the last command of a seat begins that others have noticed; there is one (`Viewers.acted`)."""
    for place in range(len(table.played) - 1, -1, -1):
        move = table.played[place]
        if move.seat == seat and move.saw != 1 << seat:
            return place - move.part
    raise ValueError(f"seat {seat} has made no move that others noticed")
