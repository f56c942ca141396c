"""`taberna export`: records, views and moves as Parquet, for imitation learning (columns: docs/research.md)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import taberna
from taberna.adapters.actions import Actions
from taberna.adapters.encoding import VERSION, Encoding
from taberna.bots.match import decisions, repeated, seated
from taberna.kernel.errors import BadRecord
from taberna.kernel.games import names
from taberna.kernel.record import Record
from taberna.kernel.spec import GameSpec

Line = dict[str, Any]


@dataclass(frozen=True)
class Source:
    """Where one record comes from: a file, or a game that bots play. Plain data, for another process."""

    name: str
    file: Path | None = None
    spec: GameSpec | None = None
    bots: Sequence[str] = ()
    seconds: float = 0.1
    views: bool = True
    #: The action space of vectors and masks; none without them.
    actions: str = ""


def told(source: Source) -> tuple[Line, list[Line]]:
    """A record's own line, and one for each of its decisions."""
    record = _read(source.file) if source.file is not None else _played(source)
    text = record.dump()
    key = sha256(text.encode()).hexdigest()[:20]
    result = record.state.result
    whole = {
        "record": key,
        "name": source.name,
        "game": record.game.name,
        "rules": record.version,
        "seats": record.seats,
        "options": json.dumps(record.options),
        "edition": json.dumps(record.game.data.edition) if record.game.data.edition else None,
        "players": record.players,
        "moves": len(record.moves),
        "winners": list(result.winners) if result else [],
        "text": text,
    }
    return whole, list(_decisions(record, key, source.views, source.actions))


def _read(file: Path) -> Record:
    try:
        return Record.load(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is no text") from None


def _played(source: Source) -> Record:
    assert source.spec is not None
    spec = source.spec
    rules = spec.rules()
    players = repeated(source.bots, spec.seats)
    record = Record.new(rules, spec.seats, spec.options, spec.seed, [f"bot {name}" for name in players])
    with seated(rules, players, spec.seed) as sitting:
        for decision in decisions(record.replay(), sitting, source.seconds):
            record.append(decision.seat, decision.move)
    return record


def _decisions(record: Record, key: str, views: bool, kind: str) -> Iterator[Line]:
    """What the seat saw, what it could do, what it did, how it ended for it."""
    result = record.state.result
    encoding = Encoding.of(record.game.name, record.seats) if kind else None
    actions = Actions.of(record.game.name, kind or "full")
    state = record.replay(0)
    for number, (seat, text) in enumerate(record.moves):
        move = record.game.move(text)
        legal = sorted(m.id for m in state.moves(seat))
        view = state.view(seat) if views or kind else None
        line: Line = {
            "record": key,
            "game": record.game.name,
            "rules": record.version,
            "seats": record.seats,
            "number": number,
            "seat": seat,
            "step": state.stack[-1].name,
            "move": text,
            "move_id": move.id,
            "legal_ids": legal,
            "view": json.dumps(view) if views else None,
            "won": None if result is None else (1 / len(result.winners) if seat in result.winners else 0.0),
            "score": None if result is None else result.scores[seat],
        }
        if encoding is not None:
            numbers = dict(zip(legal, actions.numbers(legal), strict=False))
            allowed = set(numbers.values())
            line["vector"] = encoding.vector(view or {}, seat)
            line["mask"] = [action in allowed for action in range(actions.size)]
            line["action"] = numbers.get(move.id)
        yield line
        state.play(seat, move)


def write(records: Iterable[tuple[Line, list[Line]]], folder: Path, actions: str = "") -> tuple[int, int]:
    """``records.parquet`` and ``decisions.parquet``; how many of each. A record that comes twice is written once.

    The files take their names when they are whole, so that a run that is broken off leaves what was there before.
    """
    import pyarrow as arrow
    from pyarrow import parquet

    folder.mkdir(parents=True, exist_ok=True)
    whole: dict[str, Line] = {}
    count = 0
    schema = _schema(arrow, actions)
    files = {name: folder / f"{name}.parquet" for name in ("records", "decisions")}
    parts = {name: file.with_suffix(f".part{os.getpid()}") for name, file in files.items()}
    try:
        with parquet.ParquetWriter(parts["decisions"], schema) as writer:
            for record, lines in records:
                if record["record"] in whole:
                    continue
                whole[record["record"]] = record
                count += len(lines)
                writer.write_table(arrow.Table.from_pylist(lines, schema=schema))
        parquet.write_table(
            arrow.Table.from_pylist(list(whole.values()), _of_records(arrow)), parts["records"]
        )
        for name, file in files.items():
            parts[name].replace(file)
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)
    return len(whole), count


def _of_records(arrow: Any) -> Any:
    texts = ("record", "name", "game", "options", "edition", "text")
    return arrow.schema(
        [
            *((name, arrow.string()) for name in texts[:3]),
            ("rules", arrow.int32()),
            ("seats", arrow.int8()),
            *((name, arrow.string()) for name in texts[3:5]),
            ("players", arrow.list_(arrow.string())),
            ("moves", arrow.int32()),
            ("winners", arrow.list_(arrow.int8())),
            ("text", arrow.string()),
        ]
    )


def _schema(arrow: Any, actions: str) -> Any:
    beside = [
        ("vector", arrow.list_(arrow.float32())),
        ("mask", arrow.list_(arrow.bool_())),
        ("action", arrow.int32()),
    ]
    return arrow.schema(
        [
            ("record", arrow.string()),
            ("game", arrow.string()),
            ("rules", arrow.int32()),
            ("seats", arrow.int8()),
            ("number", arrow.int32()),
            ("seat", arrow.int8()),
            ("step", arrow.string()),
            ("move", arrow.string()),
            ("move_id", arrow.int32()),
            ("legal_ids", arrow.list_(arrow.int32())),
            ("view", arrow.string()),
            ("won", arrow.float32()),
            ("score", arrow.float32()),
            *(beside if actions else []),
        ],
        _versions(actions),
    )


def _versions(actions: str) -> dict[str, str]:
    """What one must know to read the numbers years later; kept in the file itself."""
    known = {"taberna": taberna.__version__}
    if actions:
        known |= {"observations": str(VERSION), "actions": actions}
        known |= {f"actions of {name}": str(Actions.of(name, actions).version) for name in names()}
    return known
