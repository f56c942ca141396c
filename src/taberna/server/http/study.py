"""Looking back at games that are over: debriefs, and what else could have become of them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from taberna.debrief.page import fragment
from taberna.debrief.telling import Telling
from taberna.locale import interface

from ..errors import Problem
from ..live import protocol
from ..live.open_table import OpenTable
from ..services import Caller, read
from ..store.base import Store
from ..store.records import Kept
from ..table.table import Table
from .base import ApiBase, number, reply

_nothing = msgspec.json.Decoder(protocol.Nothing)

BRANCH = "branch"
SHOWN = 6  # branches of one game
BRANCHES = 20_000  # kept


def viewer_of(table: Table, caller: Caller, asked: str | None) -> int | None:
    """Whose eyes a debrief is made for: everybody's, or where secrets last those of a seat of one's own."""
    if not table.game.lasting_secrets:
        return None
    mine = table.seats_of(caller.person)
    if asked:
        seat = number(asked)
        if seat not in mine:
            raise Problem(403, "not_yours", "hidden-eyes")
        return seat
    return mine[0] if mine else None


async def keep_branch(store: Store, source: str, branch: str, move: int) -> None:
    """Note that a game went on from a moment of another one."""
    body = msgspec.json.encode({"table": branch, "move": move})
    await store.keep(Kept(BRANCH, f"{source}/{branch}", branch, time.time(), body), BRANCHES)


def finished(open_table: OpenTable) -> Table:
    table = open_table.table
    if table.state is None or table.state.result is None:
        raise Problem(409, "not_now", "record-later")
    return table


class StudyApi(ApiBase):
    async def debrief(self, request: Request) -> Response:
        """How far a debrief is."""
        caller = await self.services.caller(request)
        table = finished(await self.open_table(request))
        viewer = viewer_of(table, caller, request.query_params.get("seat"))
        return reply(await self._progress(table, viewer))

    async def begin_debrief(self, request: Request) -> Response:
        await read(request, _nothing)
        caller, session, cookie = await self.person(request)
        open_table = await self.open_table(request)
        table = finished(open_table)
        viewer = viewer_of(table, caller, request.query_params.get("seat"))
        debriefs = self.services.debriefs
        if await debriefs.made(table.id, table.setup.game, viewer) is None:
            job = debriefs.job(table.id, table.setup.game, viewer)
            if job is None or job.failed:
                if not self.services.studies.allow(caller):
                    raise Problem(429, "too_many", "too-many")
                debriefs.begin(table.id, table.setup.game, viewer, session.person.id, table.record().dump)
        return self.with_cookie(reply(await self._progress(table, viewer)), cookie)

    async def _progress(self, table: Table, viewer: int | None) -> dict[str, Any]:
        debriefs = self.services.debriefs
        if await debriefs.made(table.id, table.setup.game, viewer) is not None:
            return {"state": "done", "percent": 100}
        job = debriefs.job(table.id, table.setup.game, viewer)
        if job is None:
            return {"state": "none", "percent": 0}
        return {"state": "failed" if job.failed else "working", "percent": job.percent}

    # -- the page ---------------------------------------------------------------------------------------

    async def shown(self, open_table: OpenTable, caller: Caller, seat: str | None) -> dict[str, Any]:
        """What the page of a debrief is made of."""
        table = finished(open_table)
        viewer = viewer_of(table, caller, seat)
        data = await self.services.debriefs.made(table.id, table.setup.game, viewer)
        body = None
        if data is not None:
            telling = Telling(data, table.game, caller.lang, table.names)
            links = None if table.game.lasting_secrets else partial(_links, table, caller.lang)
            body = Markup(fragment(telling, links))
        return {
            "viewer": viewer,
            "body": body,
            "may_try": table.open_to(caller.person),
            "scores": list(table.state.result.scores) if table.state and table.state.result else [],
            "seats": [{"seat": seat, "name": name} for seat, name in enumerate(table.names)],
            "moves": len(table.played),
            "branches": await self._branches(table, caller),
            "progress": await self._progress(table, viewer),
        }

    async def _branches(self, table: Table, caller: Caller) -> list[dict[str, Any]]:
        """Games that went on from here, with how they ended; those that still go on only to their own people."""
        found = []
        for kept in await self.services.store.kept_under(BRANCH, f"{table.id}/", SHOWN):
            told = msgspec.json.decode(kept.body)
            branch = await self.services.hub.open_table(told["table"])
            if branch is None:
                continue
            mine = branch.table.setup.host == caller.person or branch.table.seats_of(caller.person)
            if not mine and not branch.table.all_open:
                continue
            result = None if branch.table.state is None else branch.table.state.result
            found.append(
                {
                    "table": branch.table.id,
                    "move": told["move"],
                    "scores": None if result is None else list(result.scores),
                    "winners": [] if result is None else [branch.table.names[s] for s in result.winners],
                }
            )
        return found


def _links(table: Table, lang: str, point: Mapping[str, Any]) -> str:
    """What can be done at a turning point: see it, or try it."""
    say = interface(lang).say
    before = point["move"] - 1
    look = f'<a class="button" href="/replay/{table.id}?move={before}">{say("study-look")}</a>'
    again = (
        f'<button type="button" data-try="{before}" data-seat="{point["seat"]}">{say("study-try")}</button>'
    )
    return f'<p class="links">{look} {again}</p>'
