"""The command ``taberna debrief``: a finished game looked back on, as a summary, as JSON or as a page."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from taberna.kernel.errors import BadSetup
from taberna.locale import LANGUAGES, interface
from taberna.terminal.files import read_record
from taberna.terminal.output import console, print_json

from .figures import Depth
from .page import page
from .study import Progress, debrief
from .telling import Telling

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

SECONDS = 55.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    usual = Depth()
    parser.add_argument("file", type=Path, help="a record of a finished game")
    parser.add_argument(
        "--seat", type=int, metavar="S", help="with the eyes of this seat, in games whose secrets last"
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page that needs nothing else")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--lang", default="en", help=f"one of: {', '.join(LANGUAGES)}")
    parser.add_argument("--seed", default="debrief", help="any text; the same text gives the same figures")
    parser.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        help=f"processor time after which no further figure is begun; 0 for no limit ({SECONDS:.0f})",
    )
    for name, text in (
        ("worlds", "imagined worlds behind each chance"),
        ("luck-worlds", "imagined worlds behind each judgement of luck"),
        ("suspects", "decisions looked at more closely that may have cost something"),
        ("finds", "decisions looked at more closely that may have won something"),
        ("pairs", "pairs of imagined games that compare two moves"),
    ):
        value = getattr(usual, name.replace("-", "_"))
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"{text} ({value})")


def run(args: argparse.Namespace) -> int:
    for name in ("worlds", "luck_worlds", "pairs"):
        if getattr(args, name) < 2:
            raise BadSetup(f"--{name.replace('_', '-')}: an interval needs 2 at least")
    for name in ("suspects", "finds"):
        if getattr(args, name) < 0:
            raise BadSetup(f"--{name}: write 0 or more")
    record = read_record(args.file)
    depth = Depth(args.worlds, args.luck_worlds, args.suspects, args.pairs, finds=args.finds)
    data = debrief(record, depth, args.seed, args.seat, _progress(args.lang), args.seconds or None).data()
    telling = Telling(data, record.game, args.lang)
    if args.html is not None:
        args.html.write_text(page(telling), encoding="utf-8")
    if args.json:
        print_json(data)
    else:
        summary(telling, console())
    return 0


def _progress(lang: str) -> Progress | None:
    """A line on a terminal's error output that counts up; nothing where nobody looks."""
    if sys.stderr is None or not sys.stderr.isatty():
        return None

    def tell(done: int, total: int) -> None:
        text = interface(lang).say("study-progress", percent=f"{100 * done // total} %")
        sys.stderr.write(f"\r{text} " if done < total else "\r\033[K")
        sys.stderr.flush()

    return tell


def summary(telling: Telling, out: Console) -> None:
    """What a terminal shows."""
    from rich.table import Table
    from rich.text import Text

    data, say = telling.data, telling.say
    out.print(Text(telling.title, style="bold"))
    out.print(Text(telling.result))
    moments = [moment for moment in data["moments"] if any(moment["seen"])]
    if moments:
        out.print()
        out.print(Text(say("study-chances"), style="bold"))
        out.print(_chances(telling, moments))
        out.print()
        out.print(Text(say("study-turning"), style="bold"))
        for point in data["turning_points"]:
            what, better, why = telling.point(point)
            out.print(Text(f"• {what}"))
            out.print(Text(f"  {better} {why}", style="dim"))
        if not data["turning_points"]:
            out.print(Text(say("study-no-turning")))
        if data["finds"]:
            out.print()
            out.print(Text(say("study-finds"), style="bold"))
        for find in data["finds"]:
            what, ahead, why = telling.find(find)
            out.print(Text(f"• {what}"))
            out.print(Text(f"  {ahead} {why}", style="dim"))
        luck = Table(title=say("study-luck"), title_justify="left", box=None)
        for key in ("study-player", "study-luck-of", "study-interval", "study-play"):
            luck.add_column(say(key), justify="left" if key == "study-player" else "right")
        for row in telling.luck():
            luck.add_row(*row)
        out.print()
        out.print(luck)
    for title, rows in (("study-points", data["points"]), ("study-statistics", data["statistics"])):
        table = Table(title=say(title), title_justify="left", box=None)
        table.add_column("")
        for name in telling.names:
            table.add_column(name, justify="right")
        for key, values in rows:
            table.add_row(telling.thing(key), *map(telling.number, values))
        if title == "study-points":
            table.add_row(say("study-score"), *map(telling.number, data["scores"]))
        out.print()
        out.print(table)
    out.print()
    for line in telling.footing():
        out.print(Text(line, style="dim"))


BARS = "▁▂▃▄▅▆▇█"
STEPS = 40


def _chances(telling: Telling, moments: Sequence[Mapping[str, Any]]) -> Table:
    """A line of bars for each player, from the beginning to the end, and the last chance before the end."""
    from rich.table import Table

    table = Table(box=None, show_header=False)
    last = len(moments) - 1
    shown = [moments[i * last // max(1, min(STEPS, last))] for i in range(min(STEPS, last) + 1)]
    for seat, name in enumerate(telling.names):
        chances = [m["seen"][seat]["mean"] for m in shown if m["seen"][seat] is not None]
        if chances:
            bars = "".join(BARS[min(7, int(8 * chance))] for chance in chances)
            table.add_row(name, bars, telling.percent(chances[0]) + " → " + telling.percent(chances[-1]))
    return table
