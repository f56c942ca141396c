"""`taberna export`: records, views and moves as Parquet, for imitation learning (columns: docs/research.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from taberna.kernel.record import Record

BATCH = 2000  # lines per write


def lines(record: Record, name: str, views: bool) -> Iterator[dict[str, Any]]:
    """One line per decision: what the seat saw, what it could do, what it did, how it ended for it."""
    result = record.state.result
    state = record.replay(0)
    for number, (seat, text) in enumerate(record.moves):
        move = record.game.move(text)
        yield {
            "record": name,
            "game": record.game.name,
            "rules": record.version,
            "seats": record.seats,
            "number": number,
            "seat": seat,
            "step": state.stack[-1].name,
            "move": text,
            "move_id": move.id,
            "legal_ids": sorted(m.id for m in state.moves(seat)),
            "view": json.dumps(state.view(seat)) if views else None,
            "won": None if result is None else (1 / len(result.winners) if seat in result.winners else 0.0),
            "score": None if result is None else result.scores[seat],
        }
        state.play(seat, move)


def write(records: Iterable[tuple[str, Record]], folder: Path, views: bool = True) -> tuple[int, int]:
    """``records.parquet`` (one line per record) and ``decisions.parquet``; how many of each."""
    import pyarrow as arrow
    from pyarrow import parquet

    folder.mkdir(parents=True, exist_ok=True)
    whole: list[dict[str, Any]] = []
    decisions = 0
    writer: Any = None
    batch: list[dict[str, Any]] = []

    def flush() -> None:
        nonlocal writer, decisions
        if batch:
            table = arrow.Table.from_pylist(batch, schema=_schema(arrow))
            writer = writer or parquet.ParquetWriter(folder / "decisions.parquet", table.schema)
            writer.write_table(table)
            decisions += len(batch)
            batch.clear()

    for name, record in records:
        result = record.state.result
        whole.append(
            {
                "record": name,
                "game": record.game.name,
                "rules": record.version,
                "seats": record.seats,
                "options": json.dumps(record.options),
                "players": record.players,
                "moves": len(record.moves),
                "winners": list(result.winners) if result else [],
                "text": record.dump(),
            }
        )
        for line in lines(record, name, views):
            batch.append(line)
            if len(batch) >= BATCH:
                flush()
    flush()
    if writer is not None:
        writer.close()
    parquet.write_table(arrow.Table.from_pylist(whole), folder / "records.parquet")
    return len(whole), decisions


def _schema(arrow: Any) -> Any:
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
        ]
    )
