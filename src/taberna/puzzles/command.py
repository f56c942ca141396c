"""The command ``taberna puzzles``: solve one, list them, find new ones, and bring what is shipped up to date."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import taberna
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.reader import small_int
from taberna.locale import LANGUAGES, speaker
from taberna.terminal.output import console, print_json

from .puzzle import FILE, Puzzle, by_id, moves_of, of_the_day, shipped, write_file
from .telling import explanation, question
from .work import Work, chosen

if TYPE_CHECKING:
    from taberna.terminal.choices import Line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--puzzle", metavar="ID", help="this one instead of today's")
    what.add_argument("--any", action="store_true", help="any one instead of today's")
    what.add_argument("--list", action="store_true", help="all that are shipped")
    what.add_argument("--find", type=int, metavar="N", help="play games until N puzzles are in the work file")
    what.add_argument(
        "--ship",
        type=int,
        metavar="N",
        help="check all known puzzles and the work file's again, ship N of them",
    )
    parser.add_argument("--work", type=Path, metavar="FILE", help="where puzzles are collected")
    parser.add_argument("--seed", default="puzzles", help="any text; the same text finds the same puzzles")
    parser.add_argument("--lang", default="en", help=f"one of: {', '.join(LANGUAGES)}")
    parser.add_argument("--json", action="store_true", help="with --list: for programs")


def run(args: argparse.Namespace) -> int:
    game = taberna.game(args.game)
    if args.find is not None or args.ship is not None:
        if args.work is None:
            raise BadSetup("--find and --ship need a work file: --work FILE")
        return _find(game, args) if args.find is not None else _ship(game, args)
    if args.list:
        return _list(game, args)
    return _solve(game, _which(game, args), args.lang)


def _find(game: Game, args: argparse.Namespace) -> int:
    def tell(games: int, puzzles: int) -> None:
        print(f"{game.name}: {games} games looked at, {puzzles} puzzles", flush=True)

    Work(args.work).go_on(game, args.find, args.seed, tell)
    return 0


def _ship(game: Game, args: argparse.Namespace) -> int:
    """What is shipped and what is in the work file is checked by today's judges; what fails is left out."""
    work = Work(args.work)
    known = list({puzzle.id: puzzle for puzzle in (*shipped(game.name), *work.puzzles)}.values())

    def tell(checked: int, good: int) -> None:
        print(f"{game.name}: {checked} of {len(known)} checked, {good} good", flush=True)

    good = work.check(game, known, args.seed, tell)
    kept = chosen(good, args.ship)
    write_file(Path(game.package) / FILE, kept)
    print(f"{game.name}: {len(kept)} puzzles shipped")
    return 0


def _list(game: Game, args: argparse.Namespace) -> int:
    found = shipped(game.name)
    if args.json:
        print_json([{"id": puzzle.id, **puzzle.data()} for puzzle in found])
        return 0
    for puzzle in found:
        fails = ", ".join(f"{level} {share:.0%}" for level, share in puzzle.fails.items())
        print(f"{puzzle.id}  {'★' * puzzle.grade:<5}  {puzzle.view['seats']} seats  missed by: {fails}")
    return 0


def _which(game: Game, args: argparse.Namespace) -> Puzzle:
    if args.puzzle is not None:
        found = by_id(game.name, args.puzzle)
        if found is None:
            raise BadSetup(f"there is no puzzle {args.puzzle!r}; see: taberna puzzles {game.name} --list")
        return found
    today = of_the_day(game.name, datetime.now(UTC).date())
    if today is None:
        raise BadSetup(f"there are no puzzles for {game.title}")
    return Random().choice(shipped(game.name)) if args.any else today


def _solve(game: Game, puzzle: Puzzle, lang: str) -> int:
    from rich.text import Text

    from taberna.terminal.choices import lines, listing
    from taberna.terminal.plain import drawing_of

    out, voice = console(), speaker(game, lang)
    out.print(drawing_of(game.name).render(puzzle.view, voice))
    out.print(Text(question(puzzle, lang), style="bold"))
    out.print(Text(voice.prompt(puzzle.view)))
    moves = [move for move in moves_of(game, puzzle.view, Random(0)) if not move.interrupt]
    found = lines(moves)
    out.print(listing(found, voice))
    while True:
        try:
            answer = input("> ").strip()
        except EOFError:
            return 0
        move = _chosen(answer, found)
        if move is not None:
            out.print(Text(explanation(puzzle, move, lang)))
            return 0
        print(voice.say("ui-not-understood", text=answer), file=sys.stderr)


def _chosen(answer: str, found: Sequence[Line]) -> str | None:
    """A move by its number, by letter and amount, or by its text."""
    tag, _, amount = answer.partition(" ")
    for line in found:
        if line.tag == tag and not line.by_number:
            return str(line.moves[0].text)
        if line.tag == tag and line.by_number:
            number = small_int(amount)
            return str(line.by_number[number].text) if number in line.by_number else None
    return next((move.text for line in found for move in line.moves if move.text == answer), None)
