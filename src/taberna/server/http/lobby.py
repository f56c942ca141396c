"""Tables as the lobby and their pages show them: open in memory or not, made of the same `TableSummary`."""

from __future__ import annotations

from typing import Any

import msgspec

from taberna.kernel.games import game as find_game
from taberna.locale import interface

from ..live.open_table import OpenTable
from ..services import Caller, Services
from ..store.records import Row
from ..table.entries import BOT, PERSON, Lobby, decode_lobby
from ..table.from_store import unopened
from ..table.summary import TableSummary, decode_summary
from ..table.table import CLOSED, OVER, PLAYING, WAITING, Table
from ..text import said

Info = dict[str, Any]


def table_info(services: Services, caller: Caller, open_table: OpenTable, origin: str) -> Info:
    """Of a table that is open in memory."""
    table = open_table.table
    yours = table.seats_of(caller.person)
    info = _info(caller, table, Lobby.of(table.setup), table.summary(), yours, open_table.seats())
    host = table.setup.host
    info["opened_by"] = (
        next((info["seats"][seat]["name"] for seat in table.seats_of(host)), None) if host else None
    )
    if yours and table.status == WAITING:
        info["invite"] = f"{origin}/join/{services.sessions.invite(table.id, table.invitation)}"
    return info


def _stored(caller: Caller, row: Row, yours: list[int]) -> Info:
    """Of a table that need not be opened for it: nobody is there."""
    setup = decode_lobby(row.lobby)
    summary = decode_summary(row.summary)
    seats = [
        {
            **msgspec.to_builtins(chair),
            "connected": False,
            "asked": chair.seat in summary.asked,
            "ready": chair.seat in summary.ready,
            "away": None,
            "replaceable": False,
        }
        for chair in summary.people()
    ]
    return _info(caller, row, setup, summary, yours, seats) | {"fault": _fault(row, setup, caller.lang)}


def _info(
    caller: Caller,
    table: Table | Row,
    setup: Lobby,
    summary: TableSummary,
    yours: list[int],
    seats: list[dict[str, Any]],
) -> Info:
    game = find_game(setup.game)
    place = yours[0] if yours else -1
    over = table.status in (OVER, CLOSED)
    mine = caller.person is not None and all(
        seat["seat"] in yours for seat in seats if seat["kind"] == PERSON
    )
    return {
        "id": table.id,
        "game": setup.game,
        "title": game.title,
        "status": table.status,
        "open": over and (mine or not game.lasting_secrets),
        "public": table.public,
        "hints": setup.hints,
        "pace": setup.pace,
        "version": summary.versions[place],
        "moves": summary.moves[place],
        "created": table.created,
        "changed": summary.changed[place],
        "options": setup.options,
        "preset": setup.preset,
        "seed_chosen": setup.seed_chosen,
        "commitment": setup.commitment or None,
        "notice": None if over else _notice(setup, caller.lang),
        "host": setup.host is not None and setup.host == caller.person,
        "opened_by": None,
        "watchers_talk": setup.watchers_talk,
        "lesson": setup.lesson,
        "puzzle": setup.puzzle,
        "challenge": setup.challenge,
        "edition": setup.edited,
        "invite": None,
        "seats": seats,
        "yours": yours,
        "asked": summary.asked,
        "result": summary.result,
        "fault": None,
        "from": None if setup.source is None else msgspec.to_builtins(setup.source),
    }


def _notice(setup: Lobby, lang: str) -> str | None:
    """What everybody should know of this table before they play."""
    keys = ["edition-notice"] if setup.edited else []
    if setup.challenge is not None:
        keys.append("study-deal-notice")
    elif setup.source is not None:
        keys.append("house-position-known")
    elif setup.seed_chosen:
        keys.append("house-seed-chosen")
    return " ".join(interface(lang).say(key) for key in keys) or None


def _fault(row: Row, setup: Lobby, lang: str) -> str | None:
    """Why this table cannot be opened, if it cannot."""
    game = find_game(setup.game)
    if setup.rules not in (game.version, *game.earlier):
        return said(unopened("rules", row), lang)
    return None if row.aside is None else said(unopened(row.aside, row), lang)


def _given_up(info: Info) -> bool:
    """A game against bots that was closed before its end; an imported record without an end has no bots."""
    return info["status"] == CLOSED and any(seat["kind"] == BOT for seat in info["seats"])


async def lobby(services: Services, caller: Caller, origin: str) -> dict[str, list[Info]]:
    mine, public = await services.store.tables(caller.person)
    sections: dict[str, list[Info]] = {"waiting": [], "mine": [], "open": [], "finished": []}

    def entry(row: Row, yours: list[int]) -> Info:
        open_table = services.hub.open_tables.get(row.id)
        if open_table is None or open_table.table.version < row.version:
            return _stored(caller, row, yours)
        return table_info(services, caller, open_table, origin)

    for row, yours in mine:
        if decode_lobby(row.lobby).lesson is not None:
            continue  # the page of its game lists it
        info = entry(row, yours)
        if info["status"] in (WAITING, PLAYING):
            asked = set(info["asked"]) & {seat for seat in yours if info["seats"][seat]["level"] is None}
            sections["waiting" if asked else "mine"].append(info)
        elif info["status"] == OVER or (info["moves"] and not _given_up(info)):
            sections["finished"].append(info)
    known = {row.id for row, _ in mine}
    sections["open"] = [entry(row, []) for row in public if row.id not in known]
    sections["open"].sort(key=lambda info: -info["changed"])
    sections["waiting"].sort(key=lambda info: info["changed"])
    del sections["finished"][50:]
    return sections
