"""`taberna house`: what the keeper of a house can do, also while it is open."""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.table import Table as Columns

from taberna.kernel.errors import TabernaError
from taberna.terminal.output import console

from .config import data_file
from .errors import OtherRules
from .http.blocked import network
from .live.frames import summary_of
from .store.base import Append, Conflict, Entry, Listed, Retention
from .store.migrating import find_damage, inspect, latest
from .store.sqlite import SqliteStore
from .table.entries import Closed, encode
from .table.from_store import from_entries
from .table.table import PLAYING, WAITING, Change, Table

DAY = 86400.0
Deed = Callable[[SqliteStore, argparse.Namespace], Awaitable[int]]


def run(args: argparse.Namespace) -> int:
    path: Path = args.data or data_file()
    if not path.exists():
        raise TabernaError(f"there is no house at {path}")
    if args.deed == "check":
        return _check(path)
    deed: Deed = DEEDS[args.deed]

    async def do() -> int:
        store = SqliteStore(path)
        try:
            return await deed(store, args)
        finally:
            await store.close()

    try:
        return asyncio.run(do())
    except sqlite3.Error as error:
        raise TabernaError(f"{path}: {error}") from None


def _when(at: float | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def _columns(*names: str) -> Columns:
    columns = Columns(box=None, pad_edge=False, header_style="bold")
    for name in names:
        columns.add_column(name, overflow="fold")
    return columns


async def _list(store: SqliteStore, args: argparse.Namespace) -> int:
    before = None if args.idle is None else time.time() - args.idle * DAY
    found = await store.listed(args.status, args.game, before)
    if args.json:
        print(json.dumps([_told(table) for table in found], ensure_ascii=False, indent=1))
        return 0
    columns = _columns("table", "game", "status", "changed", "entries", "people")
    for table in found:
        status = f"{table.status} (set aside)" if table.aside else table.status
        columns.add_row(
            table.id, table.game, status, _when(table.changed), str(table.version), ", ".join(table.names)
        )
    console().print(columns)
    return 0


def _told(table: Listed) -> dict[str, Any]:
    return {name: getattr(table, name) for name in Listed.__struct_fields__}


async def _opened(store: SqliteStore, id: str) -> Table:
    stored = await store.load(id)
    if stored is None:
        raise TabernaError(f"there is no table {id}")
    try:
        return from_entries(stored)[0]
    except OtherRules as other:
        raise TabernaError(f"table {id} cannot be opened: {other}") from None
    except Exception as fault:
        raise TabernaError(f"table {id} cannot be opened: {type(fault).__name__}: {fault}") from None


async def _show(store: SqliteStore, args: argparse.Namespace) -> int:
    stored = await store.load(args.table)
    if stored is None:
        raise TabernaError(f"there is no table {args.table}")
    told = json.loads(stored.row.summary)
    out = console()
    out.print(
        f"{args.table}: {stored.row.status}, {stored.row.version} entries, made {_when(stored.row.created)}"
    )
    if stored.aside is not None:
        out.print(
            f"set aside {_when(stored.aside.at)} ({stored.aside.kind}): {stored.aside.reason}", markup=False
        )
    for chair in told["chairs"]:
        held = await store.holders(args.table, chair["seat"])
        who = ", ".join(f"{one.name} ({one.person}, since {_when(one.since) or 'unknown'})" for one in held)
        level = f" [{chair['level']}]" if chair["level"] else ""
        out.print(f"seat {chair['seat']}: {chair['kind']} {chair['name']}{level}  {who}", markup=False)
    for line in stored.chat:
        said = json.loads(line)
        out.print(f"{said['n']:>4} {_when(said['at'])} {said['name']}: {said['text']}", markup=False)
    return 0


async def _close(store: SqliteStore, args: argparse.Namespace) -> int:
    table = await _opened(store, args.table)
    if table.status not in (WAITING, PLAYING):
        raise TabernaError(f"table {args.table} is {table.status} already")
    now = time.time()
    after = table.after(Change(Closed()), table.version + 1, now)
    entry = Entry(after.version, now, encode(Closed()))
    try:
        await store.append(Append(table.id, [entry], after.status, summary_of(after), changed=now))
    except Conflict:
        raise TabernaError(f"somebody moved at table {args.table} just now; try again") from None
    await store.order("table", table.id)
    print(f"{table.id} is closed")
    return 0


async def _delete(store: SqliteStore, args: argparse.Namespace) -> int:
    for table in args.table:
        if not await store.delete_table(table):
            raise TabernaError(f"there is no table {table}")
        print(f"{table} is deleted")
    return 0


async def _export(store: SqliteStore, args: argparse.Namespace) -> int:
    table = await _opened(store, args.table)
    if table.state is None:
        raise TabernaError(f"the game at table {args.table} has not begun")
    text = table.record().dump(args.form)
    if args.out is None:
        sys.stdout.write(text)
    else:
        args.out.write_text(text, encoding="utf-8")
    return 0


async def _unsay(store: SqliteStore, args: argparse.Namespace) -> int:
    if not await store.remove_chat(args.table, args.line):
        raise TabernaError(f"table {args.table} has no line {args.line}")
    print("removed")
    return 0


async def _people(store: SqliteStore, args: argparse.Namespace) -> int:
    columns = _columns("person", "name", "last seen", "devices", "tables", "")
    for one in await store.persons(args.name):
        columns.add_row(
            one.id,
            one.name,
            _when(one.seen),
            str(one.sessions),
            str(one.tables),
            "blocked" if one.blocked else "",
        )
    console().print(columns)
    return 0


async def _block(store: SqliteStore, args: argparse.Namespace) -> int:
    kind, value = _whom(args.whom)
    await store.block(kind, value, args.note)
    print(f"{value} stays outside")
    return 0


async def _unblock(store: SqliteStore, args: argparse.Namespace) -> int:
    _, value = _whom(args.whom)
    if not await store.unblock(value):
        raise TabernaError(f"{args.whom} is not blocked")
    print(f"{value} may come in")
    return 0


def _whom(text: str) -> tuple[str, str]:
    try:
        return "address", str(network(text))
    except ValueError:
        return "person", text


async def _blocked(store: SqliteStore, args: argparse.Namespace) -> int:
    columns = _columns("whom", "since", "note")
    for kind, value, at, note in await store.blocked_notes():
        columns.add_row(f"{kind} {value}", _when(at), note)
    console().print(columns)
    return 0


async def _end_sessions(store: SqliteStore, args: argparse.Namespace) -> int:
    ended = await store.end_sessions(None if args.all else args.person)
    print(f"{ended} sessions ended")
    return 0


async def _prune(store: SqliteStore, args: argparse.Namespace) -> int:
    keep = Retention(args.finished, args.waiting, args.playing)
    found = await store.prune(time.time(), keep, dry=args.dry_run)
    would = "would be deleted" if args.dry_run else "deleted"
    print(", ".join(f"{len(gone)} {what}" for what, gone in found.items()), would)
    if args.dry_run:
        return 0
    packed = sum([await store.pack_now(table) for table in await store.unpacked()])
    print(f"{packed} tables packed")
    if args.vacuum:
        await asyncio.to_thread(store.vacuum)
    return 0


async def _aside(store: SqliteStore, args: argparse.Namespace) -> int:
    if args.retry is not None:
        if await store.aside(args.retry) is None:
            raise TabernaError(f"table {args.retry} is not set aside")
        await store.take_up_again(args.retry)
        print(f"{args.retry} is tried again when somebody opens it")
        return 0
    columns = _columns("table", "game", "changed", "why", "people")
    for table in await store.listed(None, None, None):
        if table.aside is not None:
            why = f"{table.aside}: {table.reason}"
            columns.add_row(table.id, table.game, _when(table.changed), why, ", ".join(table.names))
    console().print(columns)
    return 0


def _check(path: Path) -> int:
    inspect(path)
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        damage = find_damage(db, None)
    finally:
        db.close()
    if damage:
        raise TabernaError(f"{path} is damaged: {damage}")
    print(f"{path}: no damage found (schema {latest()})")
    return 0


DEEDS: dict[str, Deed] = {
    "list": _list,
    "show": _show,
    "close": _close,
    "delete": _delete,
    "export": _export,
    "unsay": _unsay,
    "people": _people,
    "block": _block,
    "unblock": _unblock,
    "blocked": _blocked,
    "end-sessions": _end_sessions,
    "prune": _prune,
    "aside": _aside,
}
