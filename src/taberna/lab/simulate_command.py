"""``taberna simulate``."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

from taberna.progress import Bar
from taberna.terminal.output import console, print_json

from . import arguments
from .pool import local
from .simulate import Simulation, simulate

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    arguments.add_spec(parser)
    arguments.add_bots(parser, "random")
    parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 for one per core (0)")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    simulation = Simulation(arguments.spec(args, args.seats), args.games, tuple(args.bots.split(",")))
    simulation.check()
    with Bar(args.games) as bar:
        report = simulate(simulation, local(max(0, args.jobs)), bar.advance)
    if args.json:
        print_json(report.data())
    else:
        _show_report(report.data())
    return INTERRUPTED if report.games < args.games else 0


def _show_report(data: dict[str, Any]) -> None:
    screen = console()
    screen.print(
        f"{data['games']:,} games of {data['game']}, {data['seats']} players, "
        f"{data['decisions']:,} decisions in {data['seconds']:.1f} s"
    )
    screen.print(f"{data['games_per_second']:,} games/s, {data['decisions_per_second']:,} decisions/s")
    table = Table()
    for title in ("seat", "bot", "wins", "win rate", "95 % interval", "score", "min–max"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    for row in data["by_seat"]:
        share, low, high = row["rate"]
        score = row["score"]
        table.add_row(
            str(row["seat"]),
            row["bot"],
            f"{row['wins']:,.1f}".removesuffix(".0"),
            f"{share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{score['mean']:.2f}",
            f"{score['min']} – {score['max']}",
        )
    screen.print(table)
    length = data["length"]
    screen.print(
        f"decisions in a game: {length['min']} – {length['max']}, median {length['median']:g}, "
        f"mean {length['mean']}; shared victories: {data['shared_victories']:,}"
    )
    screen.print(f"seed: {data['seed']}", soft_wrap=True)
