"""A lesson in words: ``games/<game>/lessons/<lang>.ftl`` says ``<lesson>-<moment>``, in the terms of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from taberna.kernel.games import game as find_game
from taberna.locale.book import HOUSE, Book, Place, words_of

from .lesson import Lesson
from .reading import folder, lessons


def words(game: str) -> Place:
    """Where the sentences of a game's lessons lie."""
    return Place(f"{game}-lessons", folder(find_game(game)))


@lru_cache(maxsize=64)
def _book(game: str, lang: str) -> Book:
    return Book((HOUSE, words_of(find_game(game)), words(game)), lang)


def said(lesson: Lesson, key: str, lang: str, names: Sequence[str] = ()) -> str:
    """One sentence of a lesson; ``$p1`` is the name of seat 1."""
    args: Mapping[str, Any] = {f"p{seat}": name for seat, name in enumerate(names)}
    full = f"{lesson.name}-{key}"
    return _book(lesson.game.name, lang).say(full, args) or full


def keys(lesson: Lesson) -> list[str]:
    """Everything that is said in a lesson."""
    found = ["title", "about"]
    for moment in lesson.moments:
        found += [moment.say, *[way.say for way in moment.ways if way.say], *moment.answers.values()]
    found += [note.say for note in lesson.notes]
    return list(dict.fromkeys(found))


def spoken(lesson: Lesson, lang: str, names: Sequence[str] = ()) -> dict[str, Any]:
    """A lesson as the browser needs it; what the others will do is not told."""

    def say(key: str) -> str:
        return said(lesson, key, lang, names)

    all_of_them = lessons(lesson.game.name)
    place = [one.name for one in all_of_them].index(lesson.name)
    return {
        "game": lesson.game.name,
        "name": lesson.name,
        "title": say("title"),
        "seat": lesson.seat,
        "number": place + 1,
        "of": len(all_of_them),
        "next": all_of_them[place + 1].name if place + 1 < len(all_of_them) else None,
        "whole_game": lesson.whole_game,
        "moments": [
            {
                "text": say(moment.say),
                "lit": moment.lit,
                "ways": [list(way.moves) for way in moment.ways],
                "said": [say(way.say) if way.say else "" for way in moment.ways],
                "answers": {start: say(key) for start, key in moment.answers.items()},
            }
            for moment in lesson.moments
        ],
        "notes": [
            {"text": say(note.say), "step": note.step, "log": note.log, "lit": note.lit}
            for note in lesson.notes
        ],
    }
