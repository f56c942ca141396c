"""Starting a table from the command line: who sits where, where lines come from, where the game is kept."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from rich.console import Console

from taberna.kernel.chance import fresh_seed
from taberna.kernel.errors import BadRecord, BadSetup
from taberna.kernel.game import Game
from taberna.kernel.record import Record
from taberna.kernel.seating import seated

from .files import new_file, read_record
from .people import Person, people, people_of
from .table import Table

PROMPT = "> "


def play(game: Game | None, args: argparse.Namespace, options: Mapping[str, Any]) -> int:
    """Run a session; 0 when it ended in its own way, 130 for Ctrl-C."""
    kinds = [kind.strip() for kind in args.bots.split(",")]
    if args.load is not None:
        record = read_record(args.load)
        if game is not None and record.game.name != game.name:
            raise BadRecord(f"{args.load} is a game of {record.game.title}, not of {game.title}")
        record.state  # noqa: B018  replay it now: a broken record is refused before anybody sits down
        persons = people_of(record, args.humans, kinds)
        file = args.load
    else:
        assert game is not None
        record, persons = _new(game, args, options, kinds)
        file = new_file(record)
    console = Console(highlight=False)
    table = Table(record, persons, file, console, reader(console), args.lang, args.pause, args.coach)
    for name in ("SIGTERM", "SIGHUP"):  # a closed window must not cost the game either
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)
    try:
        table.run()
    except KeyboardInterrupt:
        return 130
    return 0


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def _new(
    game: Game, args: argparse.Namespace, options: Mapping[str, Any], kinds: list[str]
) -> tuple[Record, list[Person]]:
    seats = game.check_seats(args.seats)
    seed = args.seed if args.seed is not None else fresh_seed()
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    persons = people(seats, args.humans, kinds, names)
    options = dict(options)
    if args.first is not None:
        if not 1 <= args.first <= seats:
            raise BadSetup(f"player {args.first} cannot begin; there are 1 to {seats}")
        if hasattr(game.Options(), "first_player"):
            options["first_player"] = "chosen"
    chosen = getattr(game.resolve(options), "first_player", "random") == "chosen" or args.first is not None
    persons = seated(persons, seed, (args.first or 1) - 1 if chosen else None)
    return Record.new(game, seats, options, seed, [str(person) for person in persons]), persons


def reader(console: Console) -> Callable[[], str]:
    """Lines from the keyboard; lines of a script are written down as if they were typed."""
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  arrow keys and history while typing
        return lambda: input(PROMPT)

    def script() -> str:
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        line = line.rstrip("\n")
        console.print(f"{PROMPT}{line}", markup=False)
        return line

    return script
