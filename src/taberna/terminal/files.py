"""Records in files: read with a clear error, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from taberna.kernel.errors import BadRecord
from taberna.kernel.record import Record


def new_file(record: Record) -> Path:
    """Where a new game is saved: the folder ``saves`` here, or the one $TABERNA_SAVES names."""
    folder = Path(os.environ.get("TABERNA_SAVES") or "saves")
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return folder / f"{record.game.name}-{stamp}-{record.commitment[:6]}.taberna"


def read_record(file: Path) -> Record:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is no text, so it is no record") from None
    try:
        return Record.load(text)
    except BadRecord as problem:
        raise BadRecord(f"{file}: {problem}") from None


def write_record(record: Record, file: Path) -> Path:
    """Write beside the old file, then take its place; in the temporary folder if this one refuses."""
    text = record.dump()
    try:
        return _replace(file, text)
    except OSError:
        return _replace(Path(tempfile.gettempdir()) / file.name, text)


def _replace(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        half.write_text(text, encoding="utf-8")
        os.replace(half, file)
    finally:
        half.unlink(missing_ok=True)
    return file
