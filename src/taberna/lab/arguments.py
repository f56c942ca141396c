"""What all commands that play games are told alike: which game, with which options, edition and seed."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

from taberna.kernel.errors import BadSetup
from taberna.kernel.spec import GameSpec


def add_spec(parser: argparse.ArgumentParser, seats: bool = True, seed: str | None = None) -> None:
    if seats:
        parser.add_argument("--seats", type=int, help="how many players")
    parser.add_argument(
        "--seed", default=seed, help=f"any text; the same text gives the same games ({seed or 'drawn'})"
    )
    parser.add_argument("--preset", help="a set of options; see: taberna options GAME")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="a TOML file that overrides card data")


def add_bots(parser: argparse.ArgumentParser, default: str) -> None:
    parser.add_argument(
        "--bots", default=default, help=f"kinds of bots by seat, separated by commas ({default})"
    )


def spec(args: argparse.Namespace, seats: int | None) -> GameSpec:
    return GameSpec.read(args.game, seats, args.option, args.preset, args.edition, args.seed)


def seat_counts(text: str | None) -> tuple[int, ...]:
    """``2,4``; nothing for all that a game has."""
    if text is None:
        return ()
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise BadSetup(f"--seats {text!r}: write numbers, such as 2,4") from None


def need(library: str, extra: str) -> None:
    """Say so at once if an optional library is missing, not after an hour of games."""
    if find_spec(library) is None:
        raise BadSetup(f"this needs {library}: pip install 'taberna[{extra}]'")
