"""Records: the only thing that is stored. A record replays to the same state on any machine, for ever.

The text form is for people (bug reports, golden games, mail), the JSON form for programs. Both hold the
same: game, rules version, seats, options, seed, moves, and an end line that tells a complete file from a
truncated one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from . import notes
from .chance import commitment_to, fresh_seed
from .deal import Deal
from .errors import BadRecord, IllegalMove, TabernaError
from .faults import Fault
from .game import Game
from .games import game as find_game
from .log import Event
from .move import Move
from .options import changed
from .reader import Reader
from .state import State

FORMAT = 1
#: What `Record.verify` may find.
DISAGREEMENTS = (
    Fault("[commitment-not-belong] the commitment does not belong to the seed"),
    Fault("[game-not-stand] the game does not stand where this record claims"),
    Fault("[result-not-one-record] the result is not the one this record claims"),
)
HEAD = f"taberna record {FORMAT}"


def digest(state: State) -> str:
    """A fingerprint of where a game stands, in words that outlast changes of how a state is kept:

    how it ended or what everybody asked may do, and how often each stream of chance was drawn from.
    """
    facts = {
        "result": state.result.dump() if state.result else None,
        "moves": {seat: sorted(move.text for move in state.moves(seat)) for seat in state.to_move},
        "draws": state.chance.counts,
    }
    return sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def _can_be_written(*values: Any) -> bool:
    """JSON can spell half a character, or more brackets than anybody can follow."""
    try:
        json.dumps(values, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return True


class Record:
    """Game, rules version, options, seed, seats and moves; append-only."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: str,
        players: Sequence[str] = (),
        start: Mapping[str, Any] | None = None,
        deal: Deal | None = None,
    ) -> None:
        self.game = game
        self.version = game.version
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.players = list(players)
        #: The dump of the state this record starts from, if it is not a fresh deal.
        self.start = start
        #: What the seed follows from, if people had a part in it.
        self.deal = deal
        self.moves: list[tuple[int, str]] = []
        #: What was written beside the game, at its moments.
        self.notes: list[notes.Note] = []
        self._end: Mapping[str, Any] | None = None  # what the file claimed, for verify
        self._head: State | None = None
        self._revealed: list[int] = []  # state.revealed before each move

    @classmethod
    def new(
        cls,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
        players: Sequence[str] = (),
    ) -> Record:
        """The record of a new game."""
        game = find_game(game) if isinstance(game, str) else game
        seats = game.check_seats(seats if seats is not None or not players else len(players))
        record = cls(
            game,
            seats,
            changed(game.resolve(options)),
            fresh_seed() if seed is None else str(seed),
            players,
        )
        record._check_players()
        return record

    @classmethod
    def starting_from(cls, state: State, players: Sequence[str] = ()) -> Record:
        """A record that goes on from a position or from any instant of another game."""
        start = state.dump()
        return cls(state.game, state.seats, changed(state.options), state.chance.seed, players, start)

    def _check_players(self) -> None:
        if self.players and len(self.players) != self.seats:
            raise BadRecord(
                "[players-names-seats] players: {count} names for {seats} seats",
                count=len(self.players),
                seats=self.seats,
            )

    # -- playing ------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """What everybody may know of the seed from the beginning."""
        return commitment_to(self.seed) if self.deal is None else self.deal.commitment

    @property
    def state(self) -> State:
        """The state after the last move, kept between calls. Look, do not play: use `append`."""
        if self._head is None:
            self._head = self.replay()
        return self._head

    def append(self, seat: int, move: Move | str | int) -> list[Event]:
        """Play a move and keep it; returns what happened. A refused move changes nothing."""
        state = self.state
        move = state.read(move)
        before = state.revealed
        events: list[Event] = []
        state.listener = events
        try:
            state.play(seat, move)
        finally:
            state.listener = None
        self.moves.append((seat, move.text))
        self._revealed.append(before)
        return events

    def _first(self, listener: list[Event] | None = None) -> State:
        if self.start is not None:
            return self.game.load(self.start)
        state = self.game.new(self.seats, self.options, self.seed, listener)
        state.chance.commitment = self.commitment
        return state

    def replay(self, upto: int | None = None) -> State:
        """The state after the first ``upto`` moves (all of them if None)."""
        moves = self.moves if upto is None else self.moves[:upto]
        state = self._first()
        marks = []
        for number, (seat, text) in enumerate(moves, 1):
            marks.append(state.revealed)
            try:
                state.play(seat, text)
            except IllegalMove as refusal:
                raise BadRecord(
                    "[move-seat] move {number}, seat {seat}, {move!r}: {refusal}",
                    number=number, seat=seat, move=text, refusal=refusal.reason,
                ) from refusal  # fmt: skip
        if upto is None:
            self._revealed = marks
        return state

    def events(self) -> list[list[Event]]:
        """What happened at the start (entry 0) and at each move."""
        told: list[list[Event]] = [[]]
        state = self._first(told[0])
        for seat, text in self.moves:
            state.listener = []
            state.play(seat, text)
            told.append(state.listener)
        return told

    def can_undo(self, seat: int) -> bool:
        """The last move was this seat's, and nothing hidden came to light by it."""
        if not self.moves or self.moves[-1][0] != seat:
            return False
        return self.state.revealed == self._revealed[-1]

    def truncated(self, length: int) -> Record:
        """A record of the first moves only: what an undo goes on with."""
        new = Record(self.game, self.seats, self.options, self.seed, self.players, self.start, self.deal)
        new.moves = self.moves[:length]
        new.notes = [note for note in self.notes if note.move <= length]
        return new

    # -- writing ------------------------------------------------------------------------------

    def _fields(self) -> dict[str, Any]:
        fields: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.version,
            "seats": self.seats,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "commitment": self.commitment,
        }
        if self.deal is not None:
            fields["deal"] = self.deal.dump()
        if self.game.data.edition:
            fields["edition"] = self.game.data.edition
        if self.start is not None:
            fields["start"] = self.start
        if self.notes:
            fields["notes"] = notes.dumped(self.notes)
        return fields

    def _closing(self) -> dict[str, Any]:
        state = self.state
        result = state.result.dump() if state.result else None
        return {"moves": len(self.moves), "digest": digest(state), "result": result}

    def dump(self, form: str = "text") -> str:
        """The record as readable text, or as JSON (``form="json"``)."""
        if form == "json":
            whole = {"taberna_record": FORMAT, **self._fields(), "moves": self.moves, "end": self._closing()}
            return json.dumps(whole, indent=1, ensure_ascii=False)
        if form != "text":
            raise ValueError(f"a record is written as text or json, not as {form!r}")
        lines = [HEAD]
        lines += [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in self._fields().items()]
        lines.append("moves:")
        lines += [f"{number:>4} {seat} {text}" for number, (seat, text) in enumerate(self.moves, 1)]
        lines.append(f"end: {json.dumps(self._closing())}")
        return "\n".join(lines) + "\n"

    # -- reading ------------------------------------------------------------------------------

    @classmethod
    def load(cls, text: str) -> Record:
        """A record from either form. Says where it is broken; moves are checked when replayed."""
        if not isinstance(text, str):
            raise BadRecord("[record-text-not] a record is text, not {kind}", kind=type(text).__name__)
        if text.lstrip().startswith("{"):
            try:
                data = json.loads(text)
            except json.JSONDecodeError as error:
                raise BadRecord(
                    "[broken-or-truncated] broken or truncated JSON in line {line}, column {column}",
                    line=error.lineno,
                    column=error.colno,
                ) from None
            except (ValueError, RecursionError):  # a number of thousands of digits, thousands of brackets
                raise BadRecord("[key-broken] {key}: is broken", key="JSON") from None
            moves = data.get("moves")
            if not isinstance(moves, list):
                raise BadRecord("[key-missing] {key}: is missing", key="moves")
            pairs = [tuple(move) if isinstance(move, list) else (move,) for move in moves]
            return cls._from_fields(data, pairs, data.get("end"))
        return cls._from_text(text)

    @classmethod
    def _from_text(cls, text: str) -> Record:
        lines = text.splitlines()
        if not lines or lines[0].strip() != HEAD:
            raise BadRecord("[line-1-record] line 1: a record begins with {head!r}", head=HEAD)
        fields: dict[str, Any] = {"taberna_record": FORMAT}
        moves: list[tuple[Any, ...]] = []
        end: Mapping[str, Any] | None = None
        in_moves = False
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                continue
            key, colon, value = line.partition(":")
            try:
                if in_moves and not line.startswith("end:"):
                    count, seat, move = line.split(maxsplit=2)
                    if int(count) != len(moves) + 1:
                        raise BadRecord(
                            "[line-move-missing] line {number}: move {move} is missing",
                            number=number,
                            move=len(moves) + 1,
                        )
                    moves.append((int(seat), move.strip()))
                elif key == "moves":
                    in_moves = True
                elif key == "end":
                    end = json.loads(value)
                elif colon:
                    fields[key] = json.loads(value)
                else:
                    raise BadRecord(
                        "[line-not-understood] line {number}: {line!r} is not understood",
                        number=number,
                        line=line[:60],
                    )
            except (ValueError, RecursionError):
                raise BadRecord(
                    "[line-broken] line {number}: {line!r} is broken", number=number, line=line[:60]
                ) from None
        return cls._from_fields(fields, moves, end)

    @classmethod
    def _from_fields(
        cls, fields: Mapping[str, Any], moves: list[tuple[Any, ...]], end: Mapping[str, Any] | None
    ) -> Record:
        if not isinstance(fields, dict) or fields.get("taberna_record") != FORMAT:
            raise BadRecord("[no-taberna-record] this is no taberna record of format {number}", number=FORMAT)
        for key, value in {**fields, "moves": moves, "end": end}.items():
            if not _can_be_written(key, value):
                raise BadRecord("[key-broken] {key}: is broken", key=ascii(key)[1:-1])
        for key in ("game", "rules", "seats", "options", "seed"):
            if key not in fields:
                raise BadRecord("[key-missing] {key}: is missing", key=key)
        if not isinstance(fields.get("edition", {}), Mapping):  # a name of a file is not followed
            raise BadRecord("[edition-expected-table] edition: expected a table of the values it changes")
        try:
            reader = Reader(fields)
            game = find_game(reader.text("game"), fields.get("edition"))
            if fields["rules"] not in (game.version, *game.earlier):
                raise BadRecord(
                    "[rules-record-follows] rules: this record follows rules version {theirs} of {game}; "
                    "this program plays version {ours}",
                    theirs=fields["rules"], game=game.title, ours=game.version,
                )  # fmt: skip
            options = game.options_of(fields["rules"], fields["options"])
            game.resolve(options)
            record = cls(
                game,
                game.check_seats(fields["seats"]),
                options or {},
                str(fields["seed"]) if isinstance(fields["seed"], int) else reader.text("seed"),
                reader.texts("players", ()),
                fields.get("start"),
                Deal.read(fields["deal"], fields["seats"]) if "deal" in fields else None,
            )
            record._check_players()
        except BadRecord:
            raise
        except TabernaError as error:
            broken = BadRecord(error.template, **error.gaps)
            broken.game = str(fields["game"])
            raise broken from None
        if record.deal is not None and record.deal.seed != record.seed:
            raise BadRecord(
                "[seed-not-follow] seed: it does not follow from what the house and the players brought in"
            )
        if fields.get("commitment", record.commitment) != record.commitment:
            raise BadRecord("[commitment-not-belong-seed] commitment: it does not belong to this seed")
        for number, move in enumerate(moves, 1):
            if len(move) != 2 or type(move[0]) is not int or not isinstance(move[1], str):
                raise BadRecord(
                    "[move-not-seat] move {number}: {move!r} is not a seat and a text",
                    number=number,
                    move=move,
                )
            record.moves.append((move[0], move[1]))
        if not isinstance(end, Mapping):
            raise BadRecord(
                "[end-line-missing] the end line is missing: truncated after {count} moves", count=len(moves)
            )
        if end.get("moves") != len(moves):
            raise BadRecord(
                "[end-line-tells] the end line tells of {told} moves, there are {count}",
                told=end.get("moves"),
                count=len(moves),
            )
        record.notes = notes.read(fields.get("notes", []), len(moves))
        record._end = end
        return record

    def verify(self) -> list[Fault]:
        """Re-derive every shuffle, roll and move; what does not agree, in words (empty if all does)."""
        try:
            state = self.replay()
        except TabernaError as error:
            return [Fault(error.template, **error.gaps)]
        faults = state.faults()
        if state.chance.commitment != self.commitment and self.start is None:
            faults.append(DISAGREEMENTS[0])
        if self._end is not None:
            if self._end.get("digest") != digest(state):
                faults.append(DISAGREEMENTS[1])
            if self._end.get("result") != (state.result.dump() if state.result else None):
                faults.append(DISAGREEMENTS[2])
        return faults
