"""`taberna house`: what the keeper of a house can do, also while it is open."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

from rich.table import Table as Columns

from taberna.kernel.errors import TabernaError
from taberna.terminal.output import console

from .config import data_file
from .errors import OtherRules
from .http.blocked import network
from .retention import DAY, Retention, outdated
from .store import check_store, open_store, sqlite_path
from .store.base import BadStore, Conflict, Store, StoreError
from .store.records import Append, Block, Entry, Listed
from .table.change import Change
from .table.entries import Closed, decode_lobby, encode
from .table.from_store import from_entries
from .table.summary import decode_summary
from .table.table import PLAYING, WAITING, Table

REMOVED = "—"  # in the place of a chat line
Deed = Callable[[Store, argparse.Namespace], Awaitable[int]]


def run(args: argparse.Namespace) -> int:
    url: str = args.store or f"sqlite:{args.data or data_file()}"
    if url.startswith("sqlite:") and not sqlite_path(url).exists():
        raise TabernaError(f"there is no house at {sqlite_path(url)}")
    if args.deed == "check":
        print(check_store(url))
        return 0
    deed: Deed = DEEDS[args.deed]

    async def do() -> int:
        store = open_store(url)
        try:
            await store.open()
            return await deed(store, args)
        finally:
            await store.close()

    try:
        return asyncio.run(do())
    except BadStore:
        raise
    except StoreError as error:
        raise TabernaError(f"{url}: {error}") from None


def _when(at: float | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def _columns(*names: str) -> Columns:
    columns = Columns(box=None, pad_edge=False, header_style="bold")
    for name in names:
        columns.add_column(name, overflow="fold")
    return columns


async def _list(store: Store, args: argparse.Namespace) -> int:
    before = None if args.idle is None else time.time() - args.idle * DAY
    found = [_told(table) for table in await store.listed(args.status, before)]
    found = [table for table in found if args.game in (None, table["game"])]
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 0
    columns = _columns("table", "game", "status", "changed", "entries", "people")
    for table in found:
        status = f"{table['status']} (set aside)" if table["aside"] else table["status"]
        columns.add_row(
            table["id"],
            table["game"],
            status,
            _when(table["changed"]),
            str(table["version"]),
            ", ".join(table["names"]),
        )
    console().print(columns)
    return 0


def _told(listed: Listed) -> dict[str, Any]:
    row = listed.row
    return {
        "id": row.id,
        "game": decode_lobby(row.lobby).game,
        "status": row.status,
        "public": row.public,
        "created": row.created,
        "changed": row.changed,
        "version": row.version,
        "chat": listed.chat,
        "names": [chair.name for chair in decode_summary(row.summary).people()],
        "aside": row.aside,
        "reason": listed.reason,
    }


async def _opened(store: Store, id: str) -> Table:
    stored = await store.load(id)
    if stored is None:
        raise TabernaError(f"there is no table {id}")
    try:
        return from_entries(stored)[0]
    except OtherRules as other:
        raise TabernaError(f"table {id} cannot be opened: {other}") from None
    except Exception as fault:
        raise TabernaError(f"table {id} cannot be opened: {type(fault).__name__}: {fault}") from None


async def _show(store: Store, args: argparse.Namespace) -> int:
    stored = await store.load(args.table)
    if stored is None:
        raise TabernaError(f"there is no table {args.table}")
    out = console()
    out.print(
        f"{args.table}: {stored.row.status}, {stored.row.version} entries, made {_when(stored.row.created)}"
    )
    if stored.aside is not None:
        out.print(
            f"set aside {_when(stored.aside.at)} ({stored.aside.kind}): {stored.aside.reason}", markup=False
        )
    for chair in decode_summary(stored.row.summary).people():
        held = await store.holders(args.table, chair.seat)
        who = ", ".join(f"{one.name} ({one.person}, since {_when(one.since) or 'unknown'})" for one in held)
        level = f" [{chair.level}]" if chair.level else ""
        out.print(f"seat {chair.seat}: {chair.kind} {chair.name}{level}  {who}", markup=False)
    for line in stored.chat:
        said = json.loads(line)
        out.print(f"{said['n']:>4} {_when(said['at'])} {said['name']}: {said['text']}", markup=False)
    return 0


async def _close(store: Store, args: argparse.Namespace) -> int:
    table = await _opened(store, args.table)
    if table.status not in (WAITING, PLAYING):
        raise TabernaError(f"table {args.table} is {table.status} already")
    now = time.time()
    after = table.after(Change(Closed()), table.version + 1, now)
    entry = Entry(after.version, now, encode(Closed()))
    try:
        await store.append(Append(table.id, [entry], after.status, encode(after.summary()), changed=now))
    except Conflict:
        raise TabernaError(f"somebody moved at table {args.table} just now; try again") from None
    await store.order("table", table.id)
    print(f"{table.id} is closed")
    return 0


async def _delete(store: Store, args: argparse.Namespace) -> int:
    for table in args.table:
        if not await store.delete_table(table):
            raise TabernaError(f"there is no table {table}")
        print(f"{table} is deleted")
    return 0


async def _export(store: Store, args: argparse.Namespace) -> int:
    table = await _opened(store, args.table)
    if table.state is None:
        raise TabernaError(f"the game at table {args.table} has not begun")
    text = table.record().dump(args.form)
    if args.out is None:
        sys.stdout.write(text)
    else:
        args.out.write_text(text, encoding="utf-8")
    return 0


async def _unsay(store: Store, args: argparse.Namespace) -> int:
    stored = await store.load(args.table)
    lines = [] if stored is None else [json.loads(line) for line in stored.chat]
    line = next((line for line in lines if line["n"] == args.line), None)
    if line is None:
        raise TabernaError(f"table {args.table} has no line {args.line}")
    await store.replace_line(args.table, args.line, encode({**line, "text": REMOVED}))
    print("removed")
    return 0


async def _people(store: Store, args: argparse.Namespace) -> int:
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


async def _block(store: Store, args: argparse.Namespace) -> int:
    kind, value = _whom(args.whom)
    await store.block(Block(kind, value, time.time(), args.note))
    print(f"{value} stays outside")
    return 0


async def _unblock(store: Store, args: argparse.Namespace) -> int:
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


async def _blocked(store: Store, args: argparse.Namespace) -> int:
    columns = _columns("whom", "since", "note")
    for block in await store.blocked():
        columns.add_row(f"{block.kind} {block.value}", _when(block.at), block.note)
    console().print(columns)
    return 0


async def _end_sessions(store: Store, args: argparse.Namespace) -> int:
    ended = await store.end_sessions(None if args.all else args.person)
    print(f"{ended} sessions ended")
    return 0


async def _prune(store: Store, args: argparse.Namespace) -> int:
    keep = Retention(args.finished, args.waiting, args.playing)
    found = await store.prune(outdated(time.time(), keep), dry=args.dry_run)
    would = "would be deleted" if args.dry_run else "deleted"
    print(f"{len(found.tables)} tables, {len(found.sessions)} sessions, {len(found.persons)} persons {would}")
    if args.dry_run:
        return 0
    packed = sum([await store.pack(table) for table in await store.unpacked()])
    print(f"{packed} tables packed")
    if args.vacuum:
        await store.compact()
    return 0


async def _aside(store: Store, args: argparse.Namespace) -> int:
    if args.retry is not None:
        stored = await store.load(args.retry)
        if stored is None or stored.aside is None:
            raise TabernaError(f"table {args.retry} is not set aside")
        await store.take_up_again(args.retry)
        print(f"{args.retry} is tried again when somebody opens it")
        return 0
    columns = _columns("table", "game", "changed", "why", "people")
    for table in map(_told, await store.listed()):
        if table["aside"] is not None:
            why = f"{table['aside']}: {table['reason']}"
            changed = _when(table["changed"])
            columns.add_row(table["id"], table["game"], changed, why, ", ".join(table["names"]))
    console().print(columns)
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
