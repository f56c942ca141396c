"""``taberna lab``."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from taberna.bots import LEVELS
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.options import name_and_value
from taberna.progress import Bar

from . import arguments
from .arguments import need
from .experiment import Experiment, perform, variants
from .pool import local, on_ray
from .retuning import tuned
from .varying import varied


def lab_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="games per variant (2000)")
    arguments.add_spec(parser, seed="lab")
    arguments.add_bots(parser, "random")
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="NAME=A,B,...",
        help="try each value, or a range 7..10; lists are written 15+20+25, and one number fills a list; "
        "TABLE.ENTRY.VALUE=A,B,... varies card data, edition=base,FILE,... compares editions",
    )
    parser.add_argument("--ms", type=float, default=100, help="thinking time of a bot per move (100)")
    parser.add_argument(
        "--retune",
        type=int,
        default=0,
        metavar="N",
        help="levels learn each variant from N games of it before they play it (0: they know the printed game)",
    )
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 for one per core")
    parser.add_argument("--engine", choices=("local", "ray"), default="local")
    parser.add_argument("--ray-address", help="of a running Ray cluster; without it a local one is started")
    parser.add_argument(
        "--out", type=Path, default=Path("lab"), help="folder for report, table and chunks (lab)"
    )
    parser.add_argument("--table", choices=("csv", "parquet"), default="csv", help="form of the raw table")


def _edition_files(text: str) -> list[str]:
    """The files of ``edition=base,mine.toml``; none if something else is varied."""
    name, files = name_and_value(text) or (text, "")
    return files.split(",") if name == "edition" else []


def _editions(game: Game, files: Sequence[str]) -> dict[str, str]:
    """Changes as JSON by name; ``base`` are the data as they are (or as --edition says)."""
    found: dict[str, str] = {}
    for file in files:
        if file == "base":
            name, changes = file, game.data.edition
        else:
            name, changes = Path(file).stem, find_game(game.name, Path(file)).data.edition
        if name in found or (name == "base" and file != name):
            name = file  # another of that name: told by its place
        found[name] = json.dumps(changes) if changes else ""
    return found


def run_lab(args: argparse.Namespace) -> int:
    from .report import html, write_rows

    if args.table == "parquet":
        need("pyarrow", "lab")
    if args.engine == "ray":
        need("ray", "ray")
    if args.games < 1:
        raise BadSetup(f"{args.games} games cannot be played")
    if args.retune > 0 and not any(bot.partition("-")[0] in LEVELS for bot in args.bots.split(",")):
        raise BadSetup(f"--retune: only levels learn, and no bot here is one of {', '.join(LEVELS)}")
    spec = arguments.spec(args, args.seats)
    game = spec.rules()
    editions = _editions(game, [file for text in args.vary for file in _edition_files(text)])
    vary = varied(game, [text for text in args.vary if not _edition_files(text)])
    if editions:
        vary["edition"] = list(editions)
    plan = Experiment(
        spec.game,
        args.games,
        spec.seats,
        tuple(args.bots.split(",")),
        variants(vary, spec.options),
        spec.seed,
        args.ms,
        json.dumps(spec.edition) if spec.edition else "",
        tuple(editions.items()),
    )
    for variant in range(len(plan.variants)):
        plan.spec(variant).check()
    workers = on_ray(args.ray_address) if args.engine == "ray" else local(args.jobs)
    if args.retune > 0:
        plan = tuned(plan, args.retune, args.out, workers)
    with Bar(plan.games * len(plan.variants)) as bar:
        rows = perform(plan, args.out, workers, bar.advance)
    command = shlex.join(["taberna", *sys.argv[1:]])
    report = args.out / f"{game.name}-{plan.key}.html"
    table = args.out / f"{game.name}-{plan.key}.{args.table}"
    report.write_text(html(plan, rows, command), encoding="utf-8")
    write_rows(rows, table)
    print(f"{len(rows)} games. Report: {report}  Table: {table}")
    return 0
