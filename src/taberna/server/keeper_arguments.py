"""`taberna house`: its words, without what carries them out."""

from __future__ import annotations

import argparse
from pathlib import Path


def add(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(metavar="deed", required=True)

    def deed(name: str, text: str) -> argparse.ArgumentParser:
        one = deeds.add_parser(name, help=text, description=text)
        one.set_defaults(deed=name)
        one.add_argument("--data", type=Path, help="the file that keeps the tables (as for `taberna serve`)")
        one.add_argument(
            "--store", metavar="URL", help="another place for the tables (as for `taberna serve`)"
        )
        return one

    listing = deed("list", "The tables, the latest first.")
    listing.add_argument("--status", choices=("waiting", "playing", "over", "closed"))
    listing.add_argument("--game")
    listing.add_argument(
        "--idle", type=float, metavar="DAYS", help="only where nothing has happened for so long"
    )
    listing.add_argument("--json", action="store_true", help="as JSON, for programs")
    deed("show", "One table: who sits there, who holds the seats, the chat.").add_argument("table")
    deed("close", "Give up a table that waits or is in play.").add_argument("table")
    deed("delete", "Delete tables with all that belongs to them.").add_argument("table", nargs="+")
    export = deed("export", "The record of a table, with its secrets even if it is in play.")
    export.add_argument("table")
    export.add_argument("--form", choices=("text", "json"), default="text")
    export.add_argument("--out", type=Path, metavar="FILE", help="where to write it (the screen)")
    chat = deed("unsay", "Remove a line of a table's chat.")
    chat.add_argument("table")
    chat.add_argument("line", type=int, help="its number, as `taberna house show` tells it")
    people = deed("people", "The persons the house knows, the latest first.")
    people.add_argument("--name", help="only those whose name contains this")
    block = deed("block", "Keep a person or an address outside.")
    block.add_argument("whom", help="a person (as `taberna house people` tells it), an address or a network")
    block.add_argument("--note", default="", help="why, for your own memory")
    deed("unblock", "Let a person or an address in again.").add_argument("whom")
    deed("blocked", "Who is kept outside.")
    sessions = deed("end-sessions", "Make a person's devices (or everybody's) strangers again.")
    which = sessions.add_mutually_exclusive_group(required=True)
    which.add_argument("--person")
    which.add_argument("--all", action="store_true")
    prune = deed("prune", "Delete what is kept no longer, and pack the games that are over.")
    prune.add_argument("--finished", type=float, metavar="DAYS", help="delete games that ended so long ago")
    prune.add_argument("--waiting", type=float, metavar="DAYS", help="delete tables that wait for so long")
    prune.add_argument(
        "--playing", type=float, metavar="DAYS", help="delete games nobody has moved in for so long"
    )
    prune.add_argument("--dry-run", action="store_true", help="only tell what would be deleted")
    prune.add_argument(
        "--vacuum", action="store_true", help="give the disk space back (the house waits meanwhile)"
    )
    aside = deed("aside", "Tables that could not be opened, and why.")
    aside.add_argument("--retry", metavar="TABLE", help="let this one be opened again")
    deed("check", "Search the whole file for damage.")


def run(args: argparse.Namespace) -> int:
    from . import keeper

    return keeper.run(args)
