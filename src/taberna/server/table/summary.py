"""A table's head: what the lobby and the table's page show around the game."""

from __future__ import annotations

from typing import Any

import msgspec

from taberna.kernel.games import game as find_game
from taberna.locale import interface

from ..live.open_table import OpenTable
from ..services import Caller, Services
from ..store.base import Row
from ..text import said
from .entries import BOT, PERSON, Lobby, Setup, commitment_of, decode_lobby
from .from_store import unopened
from .table import CLOSED, OVER, PLAYING, WAITING


def summary(services: Services, caller: Caller, open_table: OpenTable, origin: str) -> dict[str, Any]:
    """Of a table that is open in memory."""
    table = open_table.table
    yours = table.seats_of(caller.person)
    eyes = table.eyes_of(caller.person)
    invite = None
    if yours and table.status == WAITING:
        invite = f"{origin}/join/{services.sessions.invite(table.id, table.invitation)}"
    state = table.state
    return _summary(
        table.setup,
        caller,
        id=table.id,
        status=table.status,
        public=table.public,
        created=table.created,
        open=table.open_to(caller.person),
        changed=table.viewer(eyes).changed,
        version=table.version_for(eyes),
        invite=invite,
        yours=yours,
        moves=table.viewer(eyes).moves,
        seats=open_table.seats(),
        asked=list(table.asked),
        result=state.result.dump() if state is not None and state.result else None,
        fault=None,
    )


def _summary(setup: Setup | Lobby, caller: Caller, **more: Any) -> dict[str, Any]:
    return {
        "game": setup.game,
        "title": find_game(setup.game).title,
        "hints": setup.hints,
        "pace": setup.pace,
        "options": setup.options,
        "preset": setup.preset,
        "seed_chosen": setup.seed_chosen,
        "commitment": (setup.commitment if isinstance(setup, Lobby) else commitment_of(setup)) or None,
        "watchers_talk": setup.watchers_talk,
        "notice": _notice(setup, caller.lang) if more["status"] in (WAITING, PLAYING) else None,
        "from": None if setup.source is None else msgspec.to_builtins(setup.source),
        "host": setup.host is not None and setup.host == caller.person,
        **more,
    }


def _stored(caller: Caller, row: Row, yours: list[int]) -> dict[str, Any]:
    """Of a table that need not be opened for it."""
    setup = decode_lobby(row.lobby)
    told = msgspec.json.decode(row.summary)
    place = yours[0] if yours else -1
    seats = [
        {
            **chair,
            "connected": False,
            "asked": chair["seat"] in told["asked"],
            "ready": chair["seat"] in told["ready"],
            "away": None,
            "replaceable": False,
        }
        for chair in told["chairs"]
    ]
    mine = all(chair["seat"] in yours for chair in told["chairs"] if chair["kind"] == PERSON)
    over = row.status in (OVER, CLOSED)
    return _summary(
        setup,
        caller,
        id=row.id,
        status=row.status,
        public=row.public,
        created=row.created,
        open=over and (mine or not find_game(setup.game).lasting_secrets),
        changed=told["changed"][place],
        version=told["versions"][place],
        invite=None,
        yours=yours,
        moves=told["moves"][place],
        seats=seats,
        asked=told["asked"],
        result=told["result"],
        fault=_fault(row, setup, caller.lang),
    )


def _notice(setup: Setup | Lobby, lang: str) -> str | None:
    """What everybody should know of this deal before they play."""
    if setup.source is not None:
        return interface(lang).say("house-position-known")
    return interface(lang).say("house-seed-chosen") if setup.seed_chosen else None


def _fault(row: Row, setup: Lobby, lang: str) -> str | None:
    """Why this table cannot be opened, if it cannot."""
    game = find_game(setup.game)
    if setup.rules not in (game.version, *game.earlier):
        return said(unopened("rules", row), lang)
    return None if row.aside is None else said(unopened(row.aside, row), lang)


def _given_up(found: dict[str, Any]) -> bool:
    """A game against bots that was closed before its end; an imported record without an end has no bots."""
    return found["status"] == CLOSED and any(seat["kind"] == BOT for seat in found["seats"])


async def lobby(services: Services, caller: Caller, origin: str) -> dict[str, list[dict[str, Any]]]:
    mine, public = await services.store.tables(caller.person)
    sections: dict[str, list[dict[str, Any]]] = {"waiting": [], "mine": [], "open": [], "finished": []}

    def entry(row: Row, yours: list[int]) -> dict[str, Any]:
        open_table = services.hub.open_tables.get(row.id)
        return (
            _stored(caller, row, yours)
            if open_table is None
            else summary(services, caller, open_table, origin)
        )

    for row, yours in mine:
        found = entry(row, yours)
        if found["status"] in (WAITING, PLAYING):
            asked = set(found["asked"]) & {seat for seat in yours if found["seats"][seat]["level"] is None}
            sections["waiting" if asked else "mine"].append(found)
        elif found["status"] == OVER or (found["moves"] and not _given_up(found)):
            sections["finished"].append(found)
    known = {row.id for row, _ in mine}
    sections["open"] = [entry(row, []) for row in public if row.id not in known]
    sections["open"].sort(key=lambda found: -found["changed"])
    sections["waiting"].sort(key=lambda found: found["changed"])
    del sections["finished"][50:]
    return sections
