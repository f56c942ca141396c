"""`taberna store`: bring a store up to date, move a house to another. `taberna think`: think for its bots elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal

from taberna.kernel.errors import TabernaError


def add_store(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(metavar="deed", required=True)
    migrate = deeds.add_parser("migrate", help="Bring a store up to this program's schema.")
    migrate.add_argument("url", metavar="URL", help="sqlite:FILE or postgresql://USER@HOST/DATABASE")
    migrate.set_defaults(deed=_migrate)
    copy = deeds.add_parser("copy", help="Move a house: copy all of a store into an empty one, and prove it.")
    copy.add_argument("source", metavar="FROM", help="sqlite:FILE or postgresql://USER@HOST/DATABASE")
    copy.add_argument("target", metavar="TO", help="an empty one of either kind")
    copy.set_defaults(deed=_copy)


def run_store(args: argparse.Namespace) -> int:
    code: int = args.deed(args)
    return code


def _migrate(args: argparse.Namespace) -> int:
    from .store import migrate_store

    before, now = migrate_store(args.url)
    print(f"schema {now}: nothing to do" if before == now else f"schema {before} is now schema {now}")
    return 0


def _copy(args: argparse.Namespace) -> int:
    from rich.table import Table as Columns

    from taberna.terminal.output import console

    from .store import copy_store

    if args.source == args.target:
        raise TabernaError("a house is copied from one store to another")
    found = copy_store(args.source, args.target)
    columns = Columns(box=None, pad_edge=False, header_style="bold")
    columns.add_column("what")
    columns.add_column("rows", justify="right")
    columns.add_column("digest of all rows, the same at both ends")
    for copied in found:
        columns.add_row(copied.name, str(copied.rows), copied.digest[:32])
    console().print(columns)
    return 0


def add_think(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--store", metavar="URL", required=True, help="the house's store (postgresql://USER@HOST/DATABASE)"
    )
    parser.add_argument("--processes", type=int, metavar="N", help="how many think at once (one per core)")


def run_think(args: argparse.Namespace) -> int:
    import logging

    from .store import open_store

    if not args.store.startswith("postgresql://"):
        raise TabernaError("bots think elsewhere only for a house in PostgreSQL (--store postgresql://...)")
    processes: int = args.processes or os.cpu_count() or 1
    if processes < 1:
        raise TabernaError("--processes is at least 1")
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    store = open_store(args.store)

    async def think() -> None:
        from .bots.think import Worker
        from .store.postgres import PostgresStore

        assert isinstance(store, PostgresStore)
        await store.open()
        worker = Worker(store, processes)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, worker.end)
        print(f"Thinking for the bots of this house, {processes} at once", flush=True)
        try:
            await worker.run()
        finally:
            await store.close()

    asyncio.run(think())
    return 0
