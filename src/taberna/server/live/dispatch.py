"""A command and its answer: the same through the socket and by POST (docs/protocol.md, 4.2 and 4.3)."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Any

import msgspec

from taberna import bots
from taberna.bots.lines import Question
from taberna.kernel.errors import IllegalMove
from taberna.kernel.game import Game
from taberna.locale import interface

from ..bots.pool import NoAnswer
from ..bots.queue import Asker, Urgency
from ..errors import Known, Problem, Refused, Stale
from ..services import Caller, Services
from ..store.base import Conflict
from ..table.names import clean_text
from ..table.table import PLAYING, Table
from ..text import Names, hint_text, said, words_of
from . import protocol
from .chat import MOST
from .coaching import coach
from .connection import Connection
from .open_table import OpenTable

WORLDS = 3  # imagined for a preview
MORE_WORLDS = 10  # if the move brings something hidden to light: then worlds may agree by chance

Answer = dict[str, Any]


async def answer(
    services: Services, caller: Caller, open_table: OpenTable, command: protocol.Command
) -> Answer:
    """What a command brings. A stale one is answered with the current frame by the caller."""
    try:
        if isinstance(command, protocol.Chat):
            return await _chat(services, caller, open_table, command)
        if isinstance(command, protocol.Question):
            return await _question(services, caller, open_table, command)
        check(services, caller, command)
        table = await services.hub.changes.command(open_table, caller.person, command)
        return {"type": "ack", "key": command.key, "version": _version(table, caller, command)}
    except Exception as fault:
        return refusal(services, caller, open_table, command, fault)


def check(services: Services, caller: Caller, command: protocol.ChangeCommand) -> None:
    """What can be said against a command without looking at the table."""
    cost = len(command.moves or ()) or 1 if isinstance(command, protocol.Play) else 1
    if not services.commands.allow(caller, cost):
        raise Problem(429, "too_many", "too-many")
    if isinstance(command, protocol.GiveToBot) and command.level not in bots.BOTS:
        raise Problem(422, "bad_request", "no-level")


def refusal(
    services: Services,
    caller: Caller,
    open_table: OpenTable,
    command: protocol.Command,
    fault: BaseException | None,
) -> Answer:
    """The answer to a command that was not carried out; what cannot be explained gets a number."""
    table = open_table.table
    lang = caller.lang
    match fault:
        case Known():
            return {"type": "repeated", "key": command.key, "version": fault.version}
        case Stale() | Conflict():
            return {"type": "stale", "key": command.key, "version": _version(table, caller, command)}
        case Refused(key="not-yours" | "no-seat"):
            return error(command.key, fault.key.replace("-", "_"), lang, fault.key)
        case Refused():
            services.hub.refusals += 1
            version = _version(table, caller, command)
            return {"type": "refused", "key": command.key, "version": version} | _said(
                open_table, lang, fault
            )
        case Problem():
            return error(command.key, fault.code, lang, text=said(fault, lang))
    return failure(services, caller, open_table, command.key, fault)


def failure(
    services: Services, caller: Caller, open_table: OpenTable, key: str | None, fault: BaseException | None
) -> Answer:
    """Something of ours is broken: the keeper finds what by a number, and nobody else."""
    number = secrets.token_hex(4)
    services.hub.log_failure(number, open_table.table.id, fault)
    text = interface(caller.lang).say("house-internal", id=number)
    return {**error(key, "internal", caller.lang, text=text), "id": number}


def _version(table: Table, caller: Caller, command: protocol.Command) -> int:
    """As the seat counts that the command is about, if it is the speaker's; else as they see the table."""
    seat = getattr(command, "seat", None)
    mine = table.seats_of(caller.person)
    return table.version_for(seat if seat in mine else mine[0] if mine else None)


def error(key: str | None, code: str, lang: str, message: str = "", text: str = "") -> Answer:
    said = text or interface(lang).say(f"house-{message}")
    return {"type": "error", "key": key, "code": code, "text": said}


def _said(open_table: OpenTable, lang: str, refusal: Refused) -> Answer:
    if refusal.reason is None:
        return {"text": interface(lang).say(f"house-{refusal.key}"), "rule": None}
    words = words_of(open_table.table.game, lang)
    text = words.reason(refusal.reason, Names(open_table.table.names))
    return {"text": text, "rule": refusal.reason.rule}


async def current_frame(open_table: OpenTable, person: str | None, lang: str, seat: int | None) -> bytes:
    """The whole situation for one viewer, with the log."""
    connection = Connection(open_table, person, None, lang, None)
    connection.seat = seat
    return await connection.whole_frame()


# -- chat and questions -----------------------------------------------------------------------------------


async def _chat(services: Services, caller: Caller, open_table: OpenTable, command: protocol.Chat) -> Answer:
    seats = open_table.table.seats_of(caller.person)
    if not seats and not (open_table.table.setup.watchers_talk and caller.name):
        raise Refused("no-seat")
    if not services.chats.allow(caller):
        raise Problem(429, "too_many", "too-many")
    text = clean_text(command.text, 500)
    if not text:
        raise Problem(400, "bad_request", "bad-request")
    key = f"{caller.person}:{command.key}"
    seat = seats[0] if seats else None
    version = open_table.table.version_for(seat)
    known = open_table.keys.get(key)
    if known is not None or open_table.chat.said(key):
        return {"type": "repeated", "key": command.key, "version": known or version}
    if open_table.chat.count >= MOST:
        raise Refused("chat-full")
    open_table.remember(key, version)
    name = caller.name if seat is None else open_table.table.chairs[seat].name
    played = None
    if command.move is not None:
        places = open_table.table.places_seen(caller.person, seat)
        if command.move > len(places):
            raise Problem(404, "not_found", "no-page")
        played = places[command.move - 1] + 1 if command.move else 0
    await services.hub.say(open_table, seat, name, text, key, played)
    return {"type": "ack", "key": command.key, "version": version}


async def _question(
    services: Services, caller: Caller, open_table: OpenTable, command: protocol.Question
) -> Answer:
    table = open_table.table
    mine = table.seats_of(caller.person)
    if command.seat not in mine:
        raise Refused("not-yours" if mine else "no-seat")
    if not services.asking.allow(caller):
        raise Problem(429, "too_many", "too-many")
    if table.status != PLAYING or table.state is None:
        raise Refused("not-now")
    if isinstance(command, protocol.WhyNot):
        reason = table.state.why_not(command.seat, command.move)
        said = (
            {"text": "", "rule": None}
            if reason is None
            else _said(open_table, caller.lang, Refused("", reason))
        )
        return {"type": "why_not", "key": command.key, "legal": reason is None, **said}
    if isinstance(command, protocol.Preview):
        reason = table.state.why_not(command.seat, command.move)
        if reason is not None:
            raise Refused("rules", reason)
        view = table.state.view(command.seat)
        shown = await asyncio.to_thread(preview, table.game, view, command.seat, command.move)
        return {"type": "preview", "key": command.key, **shown}
    if isinstance(command, protocol.Coach):
        return await coach(services, caller, table, command)
    return await _hint(services, caller, open_table, command)


def preview(game: Game, view: dict[str, Any], seat: int, move: str | int) -> Answer:
    """What a move would change, in worlds imagined from the seat's own view: it can tell nothing hidden."""
    rng = Random(secrets.randbits(64))
    common: dict[tuple[str | int, ...], tuple[Any, Any]] | None = None
    certain = True
    asks: list[int] | None = None
    for n in range(MORE_WORLDS):
        if n >= WORLDS and certain:
            break
        world = game.imagine(view, rng)
        before = world.revealed
        try:
            world.play(seat, move)
        except IllegalMove:  # legal in truth, so this world was imagined wrongly; it tells nothing
            continue
        certain = certain and world.revealed == before
        found: dict[tuple[str | int, ...], tuple[Any, Any]] = {}
        _differences(view, world.view(seat), (), found)
        found = {path: change for path, change in found.items() if path[0] not in _INNER}
        if common is None:
            common, asks = found, list(world.to_move)
            continue
        same = {path: change for path, change in found.items() if common.get(path) == change}
        certain = certain and len(same) == len(found) == len(common)
        common = same
        if asks != list(world.to_move):
            asks = None
    return {
        "certain": certain and common is not None,
        "changes": [
            {"path": list(path), "before": before, "after": after}
            for path, (before, after) in (common or {}).items()
        ],
        "asks": asks,
    }


_INNER = ("stack", "step", "revealed", "to_move", "seed", "commitment")  # not things on the table


def _differences(
    before: Any, after: Any, path: tuple[str | int, ...], found: dict[tuple[str | int, ...], tuple[Any, Any]]
) -> None:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in before:
            _differences(before[key], after[key], (*path, key), found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            _differences(one, other, (*path, place), found)
    elif before != after:
        found[path] = (before, after)


async def _hint(services: Services, caller: Caller, open_table: OpenTable, command: protocol.Hint) -> Answer:
    table = open_table.table
    if not table.setup.hints:
        raise Refused("no-hints")
    if bots.ADVISER is None:
        raise Refused("no-hint")
    if not services.hints.allow(caller):
        raise Problem(429, "too_many", "too-many")
    assert table.state is not None
    moves = table.state.moves(command.seat)
    if not moves:
        raise Refused("not-now")
    question = Question(
        table.setup.game,
        table.state.view(command.seat),
        [move.text for move in moves],
        services.settings.bot_seconds,
        table.setup.edition,
        bot=bots.ADVISER,
        seed=secrets.token_hex(16),
        hints=3,
    )
    try:
        found = await services.bot_pool.ask(question, Asker(str(caller.person), table.id, _advice))
    except NoAnswer:
        raise Refused("no-hint") from None
    words = words_of(table.game, caller.lang)
    names = Names(table.names)
    hints = []
    for hint in found.hints:
        move = table.game.move(hint.move)
        then = [words.label(table.game.move(text), names) for text in hint.then]
        hints.append(
            {
                "move": move.text,
                "label": words.label(move, names),
                "value": hint.chance,
                "text": hint_text(hint, then, table.game.name, caller.lang, table.names),
            }
        )
    return {"type": "hint", "key": command.key, "hints": hints}


def _advice() -> Urgency:
    return Urgency.ADVICE


def encoded(reply: Answer, frame: bytes | None = None) -> bytes:
    if frame is not None:
        reply = {**reply, "frame": msgspec.Raw(frame)}
    return msgspec.json.encode(reply)
