"""The commands that tell what there is: games, cards, rules and options."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import taberna
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.options import described

from .output import console, print_json

if TYPE_CHECKING:
    from taberna.locale import Speaker


#: The head of the column with the names that files and commands use.
KEYS = "for --vary and editions"


def _speaker(game: Game, lang: str) -> Speaker:
    from taberna.locale import speaker

    return speaker(game, lang)


def cards(args: argparse.Namespace) -> int:
    game = taberna.game(args.game, args.edition)
    say = _speaker(game, args.lang)
    rows = [
        {"table": t, "entry": e, "name": say.card(e), "value_of": n, "value": v, "source": s}
        for t, e, n, v, s in game.data.rows()
    ]
    if args.word:
        rows = [row for row in rows if _has(row, args.word)]
        if not rows:
            raise BadSetup(f"nothing in the data of {game.title} has {args.word!r} in its name")
    if args.json:
        print_json(rows)
        return 0
    from rich.table import Table

    screen = console()
    for name in dict.fromkeys(row["table"] for row in rows):
        table = Table(title=name.replace("_", " "), title_justify="left", title_style="bold")
        for column in ("", KEYS, "value", "source"):
            table.add_column(column, overflow="fold", no_wrap=column == KEYS)
        last = None
        for row in rows:
            if row["table"] == name:
                key = f"{name}.{row['entry']}.{row['value_of']}"
                again = row["entry"] == last
                table.add_row("" if again else row["name"], key, _value(game, row), row["source"])
                last = row["entry"]
        screen.print(table)
        note = game.data.tables[name].get("note")
        if note:
            screen.print(f"  {note}", style="dim")
    return 0


def _has(row: Mapping[str, Any], word: str) -> bool:
    """Whether what a value belongs to, or the value itself, is called like that."""
    called = f"{row['table']}.{row['entry']}.{row['value_of']} {row['name']}"
    return word.casefold() in called.casefold()


def _value(game: Game, row: Mapping[str, Any]) -> str:
    value = row["value"]
    if not isinstance(value, list):
        return str(value)
    names = game.inside(row["value_of"])
    if len(names) == len(value):
        return ", ".join(f"{name} {one}" for name, one in zip(names, value, strict=True))
    return ", ".join(map(str, value))


def rules(args: argparse.Namespace) -> int:
    from taberna.locale import speaker
    from taberna.terminal.rules import rule_entries, written

    game = taberna.game(args.game)
    found = rule_entries(game, args.rule, args.lang and speaker(game, args.lang).lang)
    if args.json:
        print_json([{"id": rule, "text": text} for rule, text in found])
        return 0
    screen = console()
    for rule, text in found:
        screen.print(rule, style="bold")
        screen.print(written(text))
    return 0


def options(args: argparse.Namespace) -> int:
    game = taberna.game(args.game)
    say = _speaker(game, args.lang)
    rows = [
        {
            "name": field.name,
            "label": say.option(field.name)[0],
            "doc": say.option(field.name)[1] or meta["doc"],
            "rule": meta["rule"],
            "kind": meta["kind"],
            "default": list(field.default) if isinstance(field.default, tuple) else field.default,
            "choices": {str(value): say.choice(field.name, value) for value in meta["choices"]},
        }
        for field, meta in described(game.Options)
    ]
    presets = {name: dict(values) for name, values in game.presets.items()}
    if args.json:
        print_json({"options": rows, "presets": presets})
        return 0
    from rich.table import Table
    from rich.text import Text

    screen = console()
    table = Table(show_lines=True)
    table.add_column("--option", overflow="fold")
    table.add_column("meaning and values (the default first)", ratio=1)
    table.add_column("rule", no_wrap=True)
    for row in rows:
        text = Text(row["doc"])
        default = row["default"]
        values = sorted(row["choices"], key=lambda value: value != str(default))
        if not values:
            if row["kind"] == "bool":
                values = ["false", "true"] if not default else ["true", "false"]
            else:
                values = [",".join(map(str, default)) if isinstance(default, list) else str(default).lower()]
        for value in values:
            said = row["choices"].get(value)
            text.append(f"\n  {value}", style="bold").append(f": {said}" if said else "")
        table.add_row(row["name"], text, row["rule"])
    screen.print(table)
    screen.print(Text("--preset", style="bold"))
    for name, preset in presets.items():
        said = (
            ", ".join(f"{key}={value}" for key, value in preset.items()) or "nothing differs from the default"
        )
        screen.print(Text(f"  {name}: {said}"))
    return 0


def games(args: argparse.Namespace) -> int:
    all_games = [taberna.game(name) for name in taberna.GAMES]
    if args.json:
        print_json(
            [
                {
                    "name": g.name,
                    "title": g.title,
                    "seats": [g.min_seats, g.max_seats],
                    "rules_version": g.version,
                }
                for g in all_games
            ]
        )
        return 0
    for game in all_games:
        print(f"{game.name:<10} {game.title}, {game.min_seats} to {game.max_seats} players")
    return 0
