"""Editions on the web: what can be changed, and whether a changed set of cards and boards can be played.

The house keeps no editions. Whoever makes one holds it: in a link, in a file, or in a table that plays it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import taberna
from taberna.kernel import editions
from taberna.kernel.errors import TabernaError
from taberna.kernel.game import Game
from taberna.locale import interface
from taberna.locale.data_names import DataNames

from ..live import protocol
from ..services import read
from ..table.create import bad_setup, played_game
from .account import known_game
from .base import ApiBase, reply
from .static import ASK_AGAIN, File, made_of, send

_wanted = msgspec.json.Decoder(protocol.CheckEdition)


class EditionApi(ApiBase):
    async def values(self, request: Request) -> Response:
        """Everything an edition of a game may change, with its names in the reader's language."""
        name = known_game(request)
        lang = (await self.services.caller(request)).lang
        return send(request, await asyncio.to_thread(_values, name, lang), ASK_AGAIN)

    async def check(self, request: Request) -> Response:
        """An edition, from a file or a form: as it is played, as a file, and what it changes."""
        wanted = await read(request, _wanted)
        caller = await self.services.caller(request)
        self.allow_question(caller)
        return reply(await asyncio.to_thread(_checked, wanted, caller.lang))

    async def of_table(self, request: Request) -> Response:
        """What the edition of a table changes."""
        caller = await self.services.caller(request)
        table = (await self.open_table(request)).table
        edition = table.setup.edition or {}
        return reply(_answer(table.setup.game, edition, caller.lang))


def _checked(wanted: protocol.CheckEdition, lang: str) -> dict[str, Any]:
    try:
        edition = editions.from_toml(wanted.text) if wanted.text is not None else wanted.edition
        played_game(wanted.game, edition)
        return _answer(wanted.game, edition, lang)
    except TabernaError as error:
        raise bad_setup(error, wanted.game) from None


def _answer(name: str, edition: Mapping[str, Any], lang: str) -> dict[str, Any]:
    game = taberna.game(name)
    changed = editions.only_differences(game.data, edition)
    names = DataNames(played_game(name, edition), lang)
    return {
        "edition": changed,
        "text": editions.to_toml(changed),
        "differences": [
            {
                "place": one.place,
                "label": names.place(one.place),
                "base": one.base,
                "value": one.value,
            }
            for one in editions.differences(game.data, edition)
        ],
    }


@lru_cache(maxsize=32)
def _values(name: str, lang: str) -> File:
    """The form: tables of entries of values."""
    game = taberna.game(name)
    names = DataNames(game, lang)
    tables: dict[str, dict[str, Any]] = {}
    for one in editions.values(game):
        table = tables.setdefault(one.table, {"label": names.table(one.table), "entries": {}})
        entry = table["entries"].setdefault(one.entry, {"label": names.entry(one.entry), "values": []})
        entry["values"].append(
            {
                "name": one.name,
                "label": names.value(one.name),
                "now": one.now,
                "low": one.low,
                "high": one.high,
                "source": one.source,
                "choices": _choices(game, names, one),
            }
        )
    shown = [
        {
            "name": table,
            "label": found["label"],
            "entries": [{"name": entry, **values} for entry, values in found["entries"].items()],
        }
        for table, found in tables.items()
    ]
    return made_of(msgspec.json.encode(shown), ".json")


def texts(lang: str) -> dict[str, str]:
    """The words of the pages with editions, which no other page needs."""
    house = interface(lang)
    return {key: house.say(key) for key in house.book.keys("edition-")}


#: Values that name another entry of their table.
OF_ANOTHER = ("picture", "copy_of")


def _choices(game: Game, names: DataNames, value: editions.Value) -> list[dict[str, str]] | None:
    """The words that entries of a table have there, where it is one of a few words."""
    table = game.data[value.table]
    if value.name in OF_ANOTHER:
        words = [name for name, entry in table.items() if value.name not in entry]
    elif isinstance(value.now, str) and value.name != "name":
        words = list(dict.fromkeys(entry[value.name] for entry in table.values() if value.name in entry))
    else:
        return None
    return [{"value": word, "label": names.speaker.card(word)} for word in words]
