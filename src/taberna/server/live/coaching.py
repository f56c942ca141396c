"""Coach mode: every move weighed by a bot that sees what the player sees, in a process of its own.

Only where nobody else is, or where everybody agrees: else it would be help that the others do not have.
"""

from __future__ import annotations

import secrets
from typing import Any

from taberna.bots.coaching import SECONDS
from taberna.bots.lines import Question
from taberna.kernel.errors import IllegalMove

from ..bots.pool import NoAnswer
from ..bots.queue import Asker, Urgency
from ..errors import Problem, Refused
from ..services import Caller, Services
from ..table.entries import PERSON
from ..table.table import Table
from ..text import Names, hint_text, words_of
from . import protocol


def _may_help(table: Table, person: str | None) -> bool:
    """Nobody else plays, or everybody would like a coach."""
    others = [
        chair
        for chair, held in zip(table.chairs, table.holders, strict=True)
        if chair.kind == PERSON and person not in held and not chair.left
    ]
    mine = table.chairs[table.seats_of(person)[0]].coach
    return not others or (mine and all(chair.coach for chair in others))


async def coach(services: Services, caller: Caller, table: Table, command: protocol.Coach) -> dict[str, Any]:
    state = table.state
    assert state is not None
    if not _may_help(table, caller.person):
        raise Refused("coach-alone")
    if not table.setup.hints:
        raise Refused("no-hints")
    if not services.coaching.allow(caller):
        raise Problem(429, "too_many", "too-many")
    moves = [move.text for move in state.moves(command.seat)]
    if not moves or command.seat not in state.to_move:
        raise Refused("not-now")
    question = Question(
        table.setup.game,
        state.view(command.seat),
        moves,
        services.settings.bot_seconds,
        table.setup.edition,
        seed=secrets.token_hex(16),
    )
    if command.move is None or command.than is None:
        question.weigh = SECONDS["deep" if command.deep else "glance"]
    else:
        question.compare = (_legal(table, moves, command.move), _legal(table, moves, command.than))
    try:
        found = await services.bot_pool.ask(question, Asker(str(caller.person), table.id, _advice))
    except NoAnswer:
        raise Refused("no-hint") from None
    words, names = words_of(table.game, caller.lang), Names(table.names)
    if question.compare is not None:
        [advice] = found.hints
        text = hint_text(advice, (), table.game.name, caller.lang, table.names)
        return {"type": "coach", "key": command.key, "moves": [], "text": text}
    weighed = [
        {
            "move": one.move,
            "label": words.label(table.game.move(one.move), names),
            "value": one.chance,
        }
        for one in found.hints
    ]
    return {"type": "coach", "key": command.key, "moves": weighed, "text": ""}


def _legal(table: Table, moves: list[str], wanted: str | int) -> str:
    assert table.state is not None
    try:
        text = table.state.read(wanted).text
    except IllegalMove as refusal:
        raise Refused("rules", refusal.reason) from None
    if text not in moves:
        raise Refused("not-now")
    return text


def _advice() -> Urgency:
    return Urgency.ADVICE
