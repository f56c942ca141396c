"""What is wrong with a request, a set-up or a record, and what a hint is made of, in the viewer's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from taberna import GAMES
from taberna.kernel.errors import TabernaError
from taberna.locale import speaker

from .errors import Problem
from .malformed import malformed
from .text import interface

LONGEST = 300


def said(problem: Problem, lang: str) -> str:
    if problem.fault is not None:
        return fault_text(problem.fault, problem.game, lang)
    text = interface(lang).say(f"house-{problem.key}")
    return f"{text} ({malformed(problem.detail, lang)})" if problem.detail else text


def fault_text(error: TabernaError, game: str | None, lang: str) -> str:
    """The error of a game; one that belongs to none (there is no game of that name) any game says alike."""
    text = speaker(game if game in GAMES else GAMES[0], lang).fault(error)
    if len(text) > LONGEST:
        text = text[:LONGEST] + "…"
    return text[:1].upper() + text[1:]


def reasons_of(hint: Any) -> list[tuple[str, float, str]]:
    """What a process that thinks tells of its reasons: term, change, the English words."""
    return [(reason.term, reason.change, reason.text) for reason in hint.reasons]


def hint_text(reasons: Iterable[Sequence[Any]], game: str, lang: str, than: str = "") -> str:
    return speaker(game, lang).advice(reasons, than)
