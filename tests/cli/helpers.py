"""Running the command in this process, and records to run it on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from taberna import Record
from taberna.cli import main


class Done:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err
        self.words = " ".join(out.split())


def run(capsys: pytest.CaptureFixture[str], *args: str) -> Done:
    capsys.readouterr()
    code = main(args)
    said = capsys.readouterr()
    return Done(code, said.out, said.err)


def played(moves: int | None = None, seed: str = "cli") -> Record:
    """A game at random, to its end or only so many moves."""
    rng = Random(seed)
    record = Record.new("senators", 3, {}, seed, ["Anna", "Bruno", "Clara [random]"])
    while record.state.to_move and (moves is None or len(record.moves) < moves):
        seat = record.state.to_move[0]
        record.append(seat, rng.choice([m for m in record.state.moves(seat) if not m.interrupt]))
    return record


def stored(folder: Path, record: Record, form: str = "text") -> Path:
    file = folder / "game.taberna"
    file.write_text(record.dump(form))
    return file
