"""The command ``taberna``. Heavy libraries are imported by the command that needs them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import taberna
from taberna.kernel.chance import commitment_to
from taberna.kernel.errors import BadSetup, TabernaError, nearest
from taberna.kernel.native import compiled
from taberna.kernel.options import parse
from taberna.kernel.reader import small_int
from taberna.lab import arguments
from taberna.locale import LANGUAGES
from taberna.terminal import catalogue
from taberna.terminal.output import console, print_json

if TYPE_CHECKING:
    from taberna.kernel.record import Record

#: Exit codes: a fault found by `verify`, a request that cannot be met, Ctrl-C.
FAULTY, REFUSED, INTERRUPTED = 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our characters still shows the rest
    try:
        args = _read(_parser(), sys.argv[1:] if argv is None else [*argv])
        if getattr(args, "seed", None) is not None:
            commitment_to(args.seed)  # a seed that is no text is refused, whatever it is for
        run: Callable[[argparse.Namespace], int] = args.run
        code = run(args)
        sys.stdout.flush()  # here, where somebody who has had enough is understood
        return code
    except TabernaError as error:
        print(f"taberna: {error}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough: what is left goes nowhere, without a complaint.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"taberna: {error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        return REFUSED


# -- the words of the command line ----------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        """One line, with the nearest command if one was misspelled."""
        raise TabernaError(f"{message} (see: {self.prog} --help)")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            known = ", ".join(map(str, action.choices))
            name = action.metavar or action.dest
            raise TabernaError(
                f"there is no {name} {value!r}; there are {known}.{nearest(str(value), action.choices)}"
            )


def _read(parser: argparse.ArgumentParser, argv: list[str]) -> argparse.Namespace:
    """Words may stand behind options, too: ``taberna note FILE --move 5 TEXT``. Argparse alone misses some."""
    args, late = parser.parse_known_args(argv)
    if not late:
        return args
    words = list(argv)
    if not any(word.startswith("-") for word in late):
        for word in reversed(late):
            del words[len(words) - 1 - words[::-1].index(word)]
        first = next((at for at, word in enumerate(words) if word.startswith("-")), len(words))
        words[first:first] = late
    return parser.parse_args(words)  # which says what it still does not know


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="taberna", description="Roman board games: play, simulate, replay.")
    parser.add_argument("--version", action="version", version=_version())
    parser.set_defaults(run=lambda args: parser.print_help() or 0)  # type: ignore[func-returns-value]
    commands = parser.add_subparsers(metavar="command", dest="command")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=text, description=text)
        one.set_defaults(run=run)
        return one

    play = command(
        "play", _play, "Play at a table in the terminal, against bots or with people at one device."
    )
    play.add_argument("game", nargs="?", help="one of: " + ", ".join(taberna.GAMES))
    arguments.add_spec(play)
    arguments.add_bots(play, "eques")
    play.add_argument("--humans", type=int, default=1, help="how many people play at this device (1)")
    play.add_argument("--names", help="the players' names, separated by commas")
    play.add_argument("--first", type=int, metavar="N", help="the Nth player named begins (otherwise drawn)")
    play.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument(
        "--pause",
        choices=("auto", "always", "never"),
        default="auto",
        help="when to be asked before others decide",
    )
    play.add_argument(
        "--coach",
        choices=("off", "glance", "deep"),
        default="off",
        help="a coach who asks before a costly move, and how deeply it thinks (off)",
    )
    _lang(play)

    learn = command("learn", _learn, "Learn a game at the table in the terminal, with a coach.")
    learn.add_argument("game", help="one of: " + ", ".join(taberna.GAMES))
    learn.add_argument("lesson", nargs="?", help="its name or number; else the first not learned yet")
    _lang(learn)

    from taberna.server.cli import add_arguments, serve

    add_arguments(command("serve", serve, "Open the tavern: tables in the browser, for people and bots."))

    from taberna.server import keeper_arguments

    keeper_arguments.add(
        command("house", keeper_arguments.run, "Keep a house: list, close and delete tables, block, prune.")
    )

    from taberna.server import store_command

    store_command.add_store(
        command("store", store_command.run_store, "Bring a house's store up to date, or move it to another.")
    )
    store_command.add_think(
        command(
            "think", store_command.run_think, "Think for the bots of a house in PostgreSQL, from anywhere."
        )
    )

    from taberna.lab import simulate_command

    simulate_command.add_arguments(
        command("simulate", simulate_command.run, "Let bots play many games and report.")
    )

    replay = command("replay", _replay, "Tell a recorded game, as a viewer may know it.")
    replay.add_argument("file", type=Path)
    replay.add_argument(
        "--move", type=int, metavar="N", help="only as far as move N, and show the table there"
    )
    viewer = replay.add_mutually_exclusive_group()
    viewer.add_argument("--seat", type=int, metavar="S", help="with the eyes of this seat")
    viewer.add_argument("--all", action="store_true", help="with everything open")
    replay.add_argument("--views", action="store_true", help="show the table after each move")
    _lang(replay)
    _json(replay)

    verify = command("verify", _verify, "Re-derive every shuffle, roll and move of a record.")
    verify.add_argument("file", type=Path)
    _json(verify)

    from taberna.terminal import note_command

    note_command.add_arguments(
        command("note", note_command.run, "Write a note at a moment of a record, or list its notes.")
    )

    from taberna.debrief import command as looking_back

    looking_back.add_arguments(
        command("debrief", looking_back.run, "Look back at a finished game: chances, turning points, luck.")
    )

    from taberna.debrief import calibrate_command

    calibrate_command.add_arguments(
        command("calibrate", calibrate_command.run, "Do chances come true? Plays games, reports and fits.")
    )

    from taberna.puzzles import command as puzzling

    puzzling.add_arguments(
        command("puzzles", puzzling.run, "Solve the puzzle of the day; list, find and check puzzles.")
    )

    cards = command("cards", catalogue.cards, "List a game's data with their provenance.")
    cards.add_argument("game")
    cards.add_argument("word", nargs="?", help="only what has this in its name, for example: circus")
    cards.add_argument("--edition", type=Path, metavar="FILE", help="a TOML file that overrides values")
    _lang(cards)
    _json(cards)

    rules = command("rules", catalogue.rules, "Print a rule by its id, a section, or the whole rulebook.")
    rules.add_argument("game")
    rules.add_argument("rule", nargs="?", help="an id such as SEN-3.35, a section such as 3.5, or a card")
    rules.add_argument(
        "--lang", help=f"as players read them, in one of: {', '.join(LANGUAGES)} (else the English rulebook)"
    )
    _json(rules)

    options = command("options", catalogue.options, "List a game's options and presets.")
    options.add_argument("game")
    _lang(options)
    _json(options)

    from taberna.lab import command as laboratory

    lab = command("lab", laboratory.run_lab, "Compare variants of a game by simulation: an HTML report.")
    laboratory.lab_arguments(lab)

    from taberna.lab import arena_command, balance_command, export_command, respond_command, train_command

    balance_command.balance_arguments(
        command("balance", balance_command.run_balance, "Look for values that make a game fairer.")
    )

    export_command.export_arguments(
        command("export", export_command.run_export, "Records, views and moves as Parquet, for learning.")
    )
    arena_command.arena_arguments(
        command("arena", arena_command.run_arena, "Let bots compete: who is how much better?")
    )
    train_command.train_arguments(
        command("train", train_command.run_train, "Learn an evaluation's weights by self-play.")
    )
    respond_command.respond_arguments(
        command("respond", respond_command.run_respond, "Learn to beat one level: how exploitable is it?")
    )

    games = command("games", catalogue.games, "List the games.")
    _json(games)
    return parser


def _version() -> str:
    """The version and the build: pure Python, or rules that are compiled."""
    return f"taberna {taberna.__version__} ({'compiled' if compiled() else 'pure Python'})"


def _lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", help=f"one of: {', '.join(LANGUAGES)}")


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


# -- play ----------------------------------------------------------------------------------------


def _play(args: argparse.Namespace) -> int:
    from taberna.terminal.session import play

    if args.load is not None and args.game is None:
        game = None
    else:
        name = args.game or _which_game()
        game = taberna.game(name, args.edition)
    options = parse(game.Options, args.option, args.preset) if game else {}
    if game:
        game.resolve(options)
    return play(game, args, options)


def _learn(args: argparse.Namespace) -> int:
    from taberna.terminal.learn import learn
    from taberna.terminal.session import reader

    taberna.game(args.game)
    screen = console()
    return learn(args, screen, reader(screen))


def _which_game() -> str:
    """Asked if somebody can answer; otherwise the first game."""
    if sys.stdin is None or not sys.stdin.isatty():
        return taberna.GAMES[0]
    for number, name in enumerate(taberna.GAMES, 1):
        print(f"{number:>3} {name}")
    try:
        answer = input(f"Which game? [{taberna.GAMES[0]}] ").strip() or taberna.GAMES[0]
    except EOFError:
        return taberna.GAMES[0]
    line = small_int(answer)
    if line is not None and 1 <= line <= len(taberna.GAMES):
        return taberna.GAMES[line - 1]
    return answer


# -- records -------------------------------------------------------------------------------------


def _replay(args: argparse.Namespace) -> int:
    from taberna.terminal.replay import chapters, tell

    record = _record(args.file)
    if args.seat is not None and not 0 <= args.seat < record.seats:
        raise BadSetup(f"there is no seat {args.seat}; this game has 0 to {record.seats - 1}")
    if args.move is not None and not 0 <= args.move <= len(record.moves):
        raise BadSetup(f"there is no move {args.move}; this record has {len(record.moves)}")
    found = chapters(record, args.seat, args.all)
    if args.json:
        print_json(found.data(args.lang, args.move, args.views))
    else:
        tell(found, console(), args.lang, args.move, args.views)
    return 0


def _record(file: Path) -> Record:
    from taberna.terminal.files import read_record

    return read_record(file)


def _verify(args: argparse.Namespace) -> int:
    record = _record(args.file)
    faults = record.verify()
    draws = 0 if faults else sum(record.state.chance.counts.values())
    if args.json:
        print_json({"ok": not faults, "faults": faults, "moves": len(record.moves), "draws": draws})
    elif faults:
        for fault in faults:
            print(f"taberna: {args.file}: {fault}", file=sys.stderr)
    else:
        state = record.state
        print(f"{args.file}: all is as it says.")
        if record.deal is not None:
            added = sum(bool(nonce) for nonce in record.deal.nonces)
            print(f"  the seed follows from the house's secret and what {added} players added")
        print(f"  the seed belongs to the commitment {record.commitment}")
        print(f"  {draws} shuffles and rolls derived from the seed")
        print(f"  {len(record.moves)} moves replayed, each of them legal (rules version {record.version})")
        print("  the game stands where the record says (digest)")
        result = "the result is the recorded one" if state.result else "the game is not over yet"
        print(f"  {result}")
    return FAULTY if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
