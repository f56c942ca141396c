"""What the viewers of a table are sent: made of views, moves and `seen_by` alone. No frame is made elsewhere."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec

from ..table.commands import free_undo
from ..table.log import LogEntry, news_of
from ..table.table import PLAYING, Table
from ..text import Names, Words
from .view_cache import ViewCache

_encode = msgspec.json.encode

_BOOL = (b"false", b"true")
_NOTHING_TO_UNDO = b'{"free":false,"ask":false,"asked":null}'
_FREE_UNDO = b'{"free":true,"ask":false,"asked":null}'
_MAY_ASK = b'{"free":false,"ask":true,"asked":null}'


class FrameBuilder:
    """A table at one moment in one language. What all viewers share is made once, the rest once for each seat.

    A frame is a start (version, log), what is one person's own (their seats, new chat), and the body of a seat.
    """

    def __init__(
        self, table: Table, words: Words, names: Names, view_cache: ViewCache | None, seats: bytes
    ) -> None:
        self.table = table
        self.words = words
        self.names = names
        self._view_cache = view_cache
        #: The starts of frames that are made already, by what they depend on.
        self._starts: dict[tuple[object, ...], bytes] = {}
        #: The ends of frames that are made already, in pieces, by viewer.
        self._bodies: dict[int | None, list[bytes]] = {}
        self._moment: bytes | None = None
        self._prompt = b""
        self._result = b'],"result":null,"result_text":"","view":'
        if view_cache is None:
            self._prompt = _waiting(table, words)
        else:
            if not view_cache.secret_steps:
                self._prompt, self._moment = self._ask(view_cache, None)
            if view_cache.state.result is not None:
                told = view_cache.state.result.dump()
                text = words.result({"result": told}, names)
                self._result = b'],"result":%b,"result_text":%b,"view":' % (_encode(told), _encode(text))
        self._start = b'{"type":"frame","table":"%b","status":"%b","seats":%b,' % (
            table.id.encode(),
            table.status.encode(),
            seats,
        )

    def _ask(self, view_cache: ViewCache, viewer: int | None) -> tuple[bytes, bytes]:
        """The prompt without its end, and where the rules stand."""
        prompt = self.words.prompt(view_cache.step(viewer), _encode(view_cache.state.to_move), self.names)
        return prompt, view_cache.moment(viewer)

    def next_frame(
        self, seat: int | None, since: int, noticed: Sequence[LogEntry], held: bytes, chat: Sequence[bytes]
    ) -> bytes | None:
        """The frame that goes on from a version; None if the log has to be told anew.

        ``noticed`` is what the viewer has noticed since, the last first; ``held`` the person's seats in JSON.
        """
        start = self._news(seat, since, noticed)
        return None if start is None else self._frame(seat, start, held, chat)

    def whole_frame(
        self, seat: int | None, log: Sequence[bytes], more: bool, held: bytes, chat: Sequence[bytes]
    ) -> bytes:
        """The whole situation with the log; ``more`` if it began earlier."""
        version = self.table.version_for(seat)
        return self._frame(seat, self._begin(version, 0, b",".join(log), True, more), held, chat)

    def _frame(self, seat: int | None, start: bytes, held: bytes, chat: Sequence[bytes]) -> bytes:
        body = self._bodies.get(seat) or self.body(seat)
        return b"".join([start, b'"yours":', held, b',"chat":[', b",".join(chat), b"],", *body])

    def _news(self, seat: int | None, since: int, noticed: Sequence[LogEntry]) -> bytes | None:
        """The start of a frame with new log lines, made once for all who may read the same and count the same."""
        if not noticed:
            return None
        last = noticed[0]
        reader = seat if len(noticed) > 1 or seat in last.confidants or last.left else None
        reached = last.viewers[-1 if seat is None else seat]
        key = (since, reached.version, reached.moves, reader)
        start = self._starts.get(key)
        if start is None:
            news = news_of(noticed[::-1], self.words, self.names, seat)
            if news is None:
                return None
            told, back = news
            start = self._starts[key] = self._begin(reached.version, since, told, back=back)
        return start

    def _begin(
        self,
        version: int,
        previous: int,
        log: bytes,
        whole: bool = False,
        more: bool = False,
        back: int | None = None,
    ) -> bytes:
        """The beginning of a frame: what those have in common who count alike and read the same."""
        return b'%b"version":%d,"previous":%d,"log":[%b],"log_whole":%b,"log_more":%b,"log_back":%b,' % (
            self._start,
            version,
            previous,
            log,
            _BOOL[whole],
            _BOOL[more],
            b"null" if back is None else b"%d" % back,
        )

    def body(self, seat: int | None) -> list[bytes]:
        """What one viewer alone is shown; the end of a frame, in pieces."""
        table = self.table
        view_cache = self._view_cache
        view = [b"null"]
        moves = b""
        prompt = self._prompt
        yours = False
        if view_cache is not None:
            moment = self._moment
            if moment is None:
                prompt, moment = self._ask(view_cache, seat)
            view = view_cache.view(seat, moment)
            if seat is not None:
                yours = seat in view_cache.state.to_move
                if yours or self.words.interrupts:
                    moves = self.words.moves(view_cache.state.moves(seat), self.names)
        body = self._bodies[seat] = [
            b'"seat":%b,"moves_made":%d,"undo":%b,"lesson":%b,"prompt":'
            % (
                b"null" if seat is None else b"%d" % seat,
                table.viewer(seat).moves,
                undo(table, seat),
                b"null" if table.setup.lesson is None else _lesson(table, seat),
            ),
            prompt,
            b',"yours":true},"moves":[' if yours else b',"yours":false},"moves":[',
            moves,
            self._result,
            *view,
            b"}",
        ]
        return body


def _lesson(table: Table, seat: int | None) -> bytes:
    """How far the learner has come; nobody else is told."""
    place = table.lesson_place()
    if place is None or seat is None or not table.holders[seat]:
        return b"null"
    return _encode(
        {
            "at": place.at,
            "part": place.part,
            "ready": place.next is None,
            "fitting": place.fitting,
            "way": 0 if place.done is None else place.done[1],
        }
    )


def undo(table: Table, seat: int | None) -> bytes:
    """What a viewer may take back, and what is being asked for."""
    if table.asking is not None:
        return _asked(table, seat)
    if seat is None or table.status != PLAYING:
        return _NOTHING_TO_UNDO
    if free_undo(table, seat) is not None:
        return _FREE_UNDO
    return _MAY_ASK if table.viewers.acted >> seat & 1 else _NOTHING_TO_UNDO


def _asked(table: Table, seat: int | None) -> bytes:
    asking = table.asking
    assert asking is not None
    viewer = table.setup.seats if seat is None else seat
    return _encode(
        {
            "free": seat is not None and free_undo(table, seat) is not None,
            "ask": False,
            "asked": {
                "seat": asking.seat,
                "to": table.viewers.noticed_of(viewer, asking.to),
                "agreed": sorted(asking.agreed),
                "waiting": sorted(asking.waiting),
            },
        }
    )


def _waiting(table: Table, words: Words) -> bytes:
    free = sum(chair.kind == "open" for chair in table.chairs)
    text = words.house.say("table-closed") if table.closed else words.house.say("table-waiting", open=free)
    return _encode({"text": text, "step": None, "rule": None, "seats": []})[:-1]


def body(table: Table, words: Words, seat: int | None) -> bytes:
    """What one viewer alone is shown of a table that nobody watches yet."""
    view_cache = None if table.state is None else ViewCache(table.state)
    return b"".join(FrameBuilder(table, words, Names(table.names), view_cache, b"[]").body(seat))


# -- between frames ------------------------------------------------------------------------------------------


def presence(seats: bytes, watching: int, rematch: str | None) -> bytes:
    return b'{"type":"presence","seats":%b,"watching":%d,"rematch":%b}' % (seats, watching, _encode(rematch))


def chat_news(lines: Sequence[bytes]) -> bytes:
    return b'{"type":"chat","lines":[%b]}' % b",".join(lines)


# -- who sits where -------------------------------------------------------------------------------------------


def seats(
    table: Table,
    connected: Collection[int],
    away: Sequence[float | None],
    replaceable: Collection[int],
) -> bytes:
    """As JSON; the same for all viewers."""
    asked = table.asked
    ready: Collection[int] = table.now.ready if table.now is not None and table.status == PLAYING else ()
    return b"[%b]" % b",".join(
        [
            _seat(chair, seat in connected, seat in asked, seat in ready, away[seat], seat in replaceable)
            for seat, chair in enumerate(table.chairs_json)
        ]
    )


@lru_cache(maxsize=4096)
def _seat(
    chair: bytes, connected: bool, asked: bool, ready: bool, away: float | None, replaceable: bool
) -> bytes:
    return b'%b,"connected":%b,"asked":%b,"ready":%b,"away":%b,"replaceable":%b}' % (
        chair,
        _BOOL[connected],
        _BOOL[asked],
        _BOOL[ready],
        _encode(away),
        _BOOL[replaceable],
    )
