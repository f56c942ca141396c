"""``taberna note``: a playtest log beside a record."""

from __future__ import annotations

import argparse
from pathlib import Path

from taberna.kernel.errors import BadSetup
from taberna.kernel.notes import LONGEST, Note

from .files import read_record, write_record
from .output import print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("text", nargs="?", help="what to note; without it the notes are listed")
    parser.add_argument(
        "--move", type=int, metavar="N", help="after this move (the last one); 0: at the start"
    )
    parser.add_argument("--by", default="", metavar="NAME", help="who notes it")
    parser.add_argument("--json", action="store_true", help="the notes as JSON")


def run(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    if args.text is not None:
        last = len(record.moves)
        move = last if args.move is None else args.move
        if not 0 <= move <= last:
            raise BadSetup(f"there is no move {move}; this record has {last}")
        text, by = " ".join(args.text.split()), " ".join(args.by.split())
        if not text or max(len(text), len(by)) > LONGEST:
            raise BadSetup(f"a note has 1 to {LONGEST} characters")
        record.notes.append(Note(move, text, by))
        record.notes.sort(key=lambda note: note.move)
        written = write_record(record, args.file)
        print(f"noted after move {move}: {written}")
        return 0
    chosen = [note for note in record.notes if args.move is None or note.move == args.move]
    if args.json:
        print_json([note._asdict() for note in chosen])
    for note in [] if args.json else chosen:
        print(f"{note.move:>4}  {f'{note.by}: ' if note.by else ''}{note.text}")
    return 0
