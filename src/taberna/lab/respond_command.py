"""``taberna respond``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import taberna
from taberna import bots
from taberna.bots.spec import weighed
from taberna.kernel.errors import BadSetup

from . import ratings
from .arena import Tournament, run
from .response import BestResponse, respond


def respond_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("level", help="whom to learn to beat: " + ", ".join(bots.LEVELS))
    parser.add_argument("--like", default="eques", choices=bots.LEVELS, help="how the learner plays (eques)")
    parser.add_argument("--seats", type=int, help="seats (the fewest of the game)")
    parser.add_argument("--minutes", type=float, default=5.0, help="processor time for learning (5)")
    parser.add_argument("--games", type=int, default=200, help="games on new deals afterwards (200)")
    parser.add_argument("--seed", default="response", help="any text (response)")
    parser.add_argument("--start", type=Path, metavar="FILE", help="begin with these weights")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the weights go")


def run_respond(args: argparse.Namespace) -> int:
    game = taberna.game(args.game)
    seats = args.seats or game.min_seats
    game.check_seats(seats)
    if args.level not in bots.LEVELS:
        raise BadSetup(f"{args.level!r} is no level; there are {', '.join(bots.LEVELS)}")
    start = weighed(args.game, args.start) if args.start is not None else None
    plan = BestResponse(args.game, args.level, args.like, seats, 60 * args.minutes, args.seed, start)
    command = f"taberna respond {args.game} {args.level} --like {args.like} --seats {seats}"
    command += f" --minutes {args.minutes:g} --seed {args.seed!r}"

    def keep(found: Mapping[str, Any]) -> None:
        args.out.write_text(json.dumps({"made_by": command, **found}, indent=1) + "\n", encoding="utf-8")

    keep(respond(plan, lambda line: print(line, file=sys.stderr), keep))
    if args.games > 0:
        names = (f"weights:{args.out}@{args.like}", args.level)
        duel = Tournament(
            args.game, names, args.games, f"{args.seed} new", (seats,), challenger=True, cpu=True
        )
        (row,) = ratings.table(run(duel))
        print(
            f"{args.game}, {seats} seats, against {args.level}: {row['share']:.1%} of {row['games']} games"
            f" ({row['low']:.1%} – {row['high']:.1%}), {row['of_fair']:.2f} × fair"
        )
    return 0
