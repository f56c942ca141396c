"""``taberna export``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from taberna.adapters.actions import KINDS
from taberna.kernel.errors import BadSetup
from taberna.progress import Bar

from . import arguments
from .arguments import need
from .export import Line, Source, told, write
from .pool import local


def export_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "records", nargs="*", type=Path, help="record files; without any, games are simulated"
    )
    parser.add_argument("--game", help="simulate games of this kind")
    parser.add_argument("--games", type=int, default=100, help="how many to simulate (100)")
    arguments.add_spec(parser)
    arguments.add_bots(parser, "random")
    parser.add_argument("--ms", type=float, default=100, help="thinking time of a bot per move (100)")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one per core (1)")
    parser.add_argument(
        "--no-views", action="store_true", help="leave the views out (they are most of the size)"
    )
    parser.add_argument(
        "--vectors", action="store_true", help="add observations as numbers and masks of legal actions"
    )
    parser.add_argument(
        "--actions", choices=KINDS, default="full", help="which action space masks are of (full)"
    )
    parser.add_argument("--out", type=Path, default=Path("dataset"), help="folder (dataset)")


def run_export(args: argparse.Namespace) -> int:
    need("pyarrow", "lab")
    sources = _sources(args)

    def lines(tick: Bar) -> Iterator[tuple[Line, list[Line]]]:
        for _, done in local(max(0, args.jobs))(told, sources, ordered=True):
            tick.advance(1)
            yield done

    with Bar(len(sources)) as bar:
        records, decisions = write(lines(bar), args.out, args.actions if args.vectors else "")
    print(f"{records} records, {decisions} decisions in {args.out}")
    return 0


def _sources(args: argparse.Namespace) -> list[Source]:
    views = not args.no_views
    actions = args.actions if args.vectors else ""
    if args.records:
        return [Source(file.name, file=file, views=views, actions=actions) for file in args.records]
    if not args.game:
        raise BadSetup("name record files, or a game to simulate with --game")
    if args.games < 1:
        raise BadSetup(f"--games {args.games}: a dataset needs at least one")
    spec = arguments.spec(args, args.seats)
    bots = args.bots.split(",")
    return [
        Source(
            f"{args.game}-{number}",
            spec=spec.seeded(f"{spec.seed} {number}"),
            bots=bots,
            seconds=args.ms / 1000,
            views=views,
            actions=actions,
        )
        for number in range(args.games)
    ]
