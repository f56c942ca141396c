"""``taberna arena``."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from taberna.kernel.errors import BadSetup
from taberna.progress import Bar

from . import arguments, ratings
from .arena import Outcome, Tournament, run
from .league import above, allowed, league
from .pool import local


def arena_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--bots", nargs="+", default=[], metavar="BOT", help="greedy search:200ms random ...")
    parser.add_argument(
        "--exploits", metavar="LEVEL", help="all scripts of the game among players of this level, each alone"
    )
    parser.add_argument(
        "--like", metavar="LEVEL", help="whom the scripts play like beside their rule (LEVEL)"
    )
    parser.add_argument(
        "--check", action="store_true", help="with --exploits: fail if a script is clearly above its bar"
    )
    parser.add_argument("--bot", action="append", default=[], help="one bot more, e.g. my_bot.py:Brutus")
    parser.add_argument("--games", type=int, default=400, help="how many games in all (400)")
    parser.add_argument("--seats", help="seat counts, separated by commas (all)")
    arguments.add_spec(parser, seats=False)
    parser.add_argument("--challenger", action="store_true", help="only the first bot against the others")
    parser.add_argument("--cpu", action="store_true", help="count processor time, for busy machines")
    parser.add_argument("--seconds", type=float, metavar="S", help="a clock for every decision of all bots")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one per core (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep every block here, and go on from it")
    parser.add_argument(
        "--sprt",
        type=float,
        metavar="GAIN",
        help="stop when it is settled whether the first of two bots is better by GAIN, e.g. 0.05",
    )
    parser.add_argument("--json", action="store_true", help="for programs")


def run_arena(args: argparse.Namespace) -> int:
    spec = arguments.spec(args, seats=None)
    names = tuple(dict.fromkeys([*args.bots, *args.bot]))
    if args.exploits is not None:
        if names:
            raise BadSetup("--exploits brings its own bots")
        names = league(spec.game, args.exploits, args.like or args.exploits)
    plan = Tournament(
        spec.game,
        names,
        args.games,
        spec.seed,
        arguments.seat_counts(args.seats),
        spec.options,
        spec.edition,
        challenger=args.challenger or args.sprt is not None,
        league=args.exploits is not None,
        cpu=args.cpu,
        seconds=args.seconds,
    )
    plan.check()
    if args.seconds is not None and not args.seconds > 0:
        raise BadSetup("--seconds: a clock needs time")
    if args.sprt is not None and (len(names) != 2 or len({m.seats for m in plan.matches()}) != 1):
        raise BadSetup("--sprt compares two bots at one number of seats: --bots NEW OLD --seats N")

    def stop(outcomes: Any) -> bool:
        return args.sprt is not None and bool(ratings.decided(outcomes, args.sprt))

    with Bar(sum(block.match.seats for block in plan.blocks())) as bar:
        outcomes: list[Outcome] = run(plan, local(max(0, args.jobs)), args.out, bar.advance, stop)
    if not outcomes:
        return 130
    anchor = "random" if "random" in names else names[0]
    data: dict[str, Any] = {
        "game": spec.game,
        "options": dict(plan.options),
        "seed": plan.seed,
        "cpu_time": plan.cpu,
        "matches": ratings.table(outcomes),
        "elo": {name: [round(x) for x in values] for name, values in ratings.elo(outcomes, anchor).items()},
        "times": ratings.times(outcomes),
        "faults": dict(Counter(fault for outcome in outcomes for fault in outcome.faults).most_common()),
    }
    if args.exploits is not None:
        data["bar"] = allowed(args.exploits)
        data["above"] = above(data["matches"], data["bar"])
    if args.sprt is not None:
        data["sprt"] = {
            "gain": args.sprt,
            "llr": round(ratings.llr(outcomes, args.sprt), 2),
            "decision": ratings.decided(outcomes, args.sprt) or "open",
        }
    if args.json:
        print(json.dumps(data, indent=1))
    else:
        _show(data)
    return 1 if args.check and data.get("above") else 0


def _show(data: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    plain: dict[str, Any] = {"box": None, "padding": (0, 2, 0, 0), "pad_edge": False, "header_style": "bold"}
    console.print(f"{data['game']}: one bot among others")
    matches = Table(**plain)  # no number is cut off in 80 columns; long names take two lines
    for title in ("seats", "bot", "against"):
        matches.add_column(title, justify="right" if title == "seats" else "left", overflow="fold")
    for title in ("games", "wins", "95 % interval", "× fair", "place", "margin"):
        matches.add_column(title, justify="right", no_wrap=True)
    for row in data["matches"]:
        matches.add_row(
            str(row["seats"]),
            row["bot"],
            row["against"],
            str(row["games"]),
            f"{row['share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['of_fair']:.2f}",
            f"{row['place']:.2f}",
            "–" if row["margin"] is None else f"{row['margin']:+.1f}",
        )
    console.print(matches, "")
    ratings = Table(**plain)
    for title in ("bot", "Elo", "95 % interval", "ms per choice", "longest"):
        name = title == "bot"
        ratings.add_column(title, justify="left" if name else "right", overflow="fold", no_wrap=not name)
    for name, (value, low, high) in sorted(data["elo"].items(), key=lambda item: -item[1][0]):
        spent = data["times"].get(name, {"mean_ms": 0.0, "max_ms": 0.0})
        ratings.add_row(
            name, str(value), f"{low} – {high}", f"{spent['mean_ms']:.1f}", f"{spent['max_ms']:.0f}"
        )
    console.print(ratings)
    for fault, games in data["faults"].items():
        console.print(f"{games} game{'s' * (games > 1)} lost: {fault}", soft_wrap=True)
    if "above" in data:
        names = ", ".join(data["above"]) or "none"
        console.print(f"clearly above {data['bar']} × fair: {names}")
    if "sprt" in data:
        test = data["sprt"]
        console.print(
            f"better by {test['gain']:.0%}? {test['decision']} (log likelihood ratio {test['llr']})"
        )
    time = "processor" if data["cpu_time"] else "wall"
    console.print(f"\n{time} time; seed: {data['seed']}", soft_wrap=True)
