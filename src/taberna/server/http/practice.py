"""Puzzles, and the same deal for everybody: the API and what their pages show."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import taberna
from taberna.locale import interface
from taberna.puzzles import of_the_day, shipped

from ..errors import Problem, not_found
from ..live import protocol
from ..services import Caller, read
from ..study import deals
from ..study.puzzle_tables import known_puzzle, puzzle_table, verdict
from ..table import catalogue
from ..text import Names, words_of
from .base import ApiBase, reply

_nothing = msgspec.json.Decoder(protocol.Nothing)
_puzzle = msgspec.json.Decoder(protocol.NewPuzzle)
_deal = msgspec.json.Decoder(protocol.NewSameDeal)


class PracticeApi(ApiBase):
    # -- puzzles ----------------------------------------------------------------------------------------

    async def begin_puzzle(self, request: Request) -> Response:
        """A table with a puzzle: the one named, or any."""
        wanted = await read(request, _puzzle)
        if wanted.game not in catalogue.playable() or not shipped(wanted.game):
            raise not_found()
        id = wanted.puzzle or random.choice(shipped(wanted.game)).id
        puzzle = known_puzzle(wanted.game, id)
        caller, session, cookie = await self.person(request, None, named=True)
        self.allow_table(caller)
        person = session.person
        open_table = await puzzle_table(self.services.hub, puzzle, person.id, person.name)
        return self.with_cookie(self.table_info(request, caller, open_table, 201), cookie)

    async def puzzle(self, request: Request) -> Response:
        """What became of a try; only the solver asks."""
        caller = await self.services.caller(request)
        table = (await self.open_table(request)).table
        if caller.person is None or not table.seats_of(caller.person):
            raise Problem(403, "not_yours", "not-yours")
        return reply(verdict(table, caller.lang))

    # -- the same deal ----------------------------------------------------------------------------------

    async def new_deal(self, request: Request) -> Response:
        wanted = await read(request, _deal)
        if wanted.game not in catalogue.playable():
            raise not_found()
        caller, _, cookie = await self.person(request, None, named=True)
        self.allow_table(caller)
        name = await deals.make(self.services.store, wanted.game, wanted.seats, wanted.options, wanted.level)
        url = f"{self.services.origin(request)}/deal/{name}"
        return self.with_cookie(reply({"id": name, "url": url}, 201), cookie)

    async def play_deal(self, request: Request) -> Response:
        await read(request, _nothing)
        caller, session, cookie = await self.person(request, None, named=True)
        self.allow_table(caller)
        person, services = session.person, self.services
        open_table = await deals.play(
            services.store, services.hub, request.path_params["deal"], person.id, person.name
        )
        return self.with_cookie(self.table_info(request, caller, open_table, 201), cookie)

    # -- pages ------------------------------------------------------------------------------------------

    def shown_practice(self, game: str, lang: str) -> dict[str, Any]:
        """The page of a game: the puzzle of the day, and how to challenge others."""
        today = of_the_day(game, datetime.now(UTC).date())
        rules = taberna.game(game)
        return {
            "game": game,
            "title": interface(lang).say("study-practice", game=rules.title),
            "puzzle": None if today is None else {"id": today.id, "grade": today.grade},
            "count": len(shipped(game)),
            "counts": list(range(rules.min_seats, rules.max_seats + 1)),
            "levels": list(deals.LEVELS),
        }

    async def shown_deal(self, request: Request, caller: Caller) -> dict[str, Any]:
        """The page of a deal: what it is, and once one has finished, everybody's results."""
        name: str = request.path_params["deal"]
        services = self.services
        deal = await deals.find(services.store, name)
        there = await deals.table_of(services.store, services.hub, name, caller.person)
        mine, others = await deals.results(services.store, services.hub, name, caller.person)
        game = taberna.game(deal.game)
        await services.ready(game, caller.lang)
        rows = []
        for table in [] if mine is None else [mine, *others]:
            assert table.state is not None
            assert table.state.result is not None
            assert mine is not None
            result = table.state.result
            place = deals.first_difference(mine, table)
            rows.append(
                {
                    "name": table.names[deal.seat],
                    "mine": table is mine,
                    "score": result.scores[deal.seat],
                    "place": result.ranking[deal.seat],
                    "best": max(s for seat, s in enumerate(result.scores) if seat != deal.seat),
                    "table": table.id,
                    "differs": None
                    if place is None or table is mine
                    else self._difference(mine, table, place, caller),
                }
            )
        return {
            "id": name,
            "url": f"{services.origin(request)}/deal/{name}",
            "game": deal.game,
            "title": game.title,
            "seats": deal.seats,
            "level": interface(caller.lang).say(f"level-{deal.level}"),
            "table": None if there is None else there.table.id,
            "over": mine is not None,
            "rows": rows,
        }

    def _difference(self, mine: Any, other: Any, place: int, caller: Caller) -> dict[str, Any]:
        """The first decision that was another one; where secrets last only which it was."""
        words = words_of(mine.game, caller.lang)
        labels = []
        for table in (mine, other):
            shown = not table.game.lasting_secrets and place < len(table.played)
            move = table.game.move(table.played[place].move) if shown else None
            labels.append("" if move is None else words.label(move, Names(table.names)))
        return {"move": place + 1, "mine": labels[0], "theirs": labels[1], "here": mine.id, "there": other.id}
