"""What the things of one game are called in one language, and what they do; seats, lists, arguments of messages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from babel import Locale

from taberna.kernel.data import Printed
from taberna.kernel.game import Game

from .book import HOUSE, Phrases, words_of

_NUMBERED = re.compile(r"(.+)_(\d+)")
_AS_NUMBER = re.compile(r"(\S+) (\d+)")


class Things(Phrases):
    def __init__(self, game: Game, lang: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__((HOUSE, words_of(game)), lang)
        self.game = game
        #: The players' names by seat; seats beyond are said by their number.
        self.names = tuple(names)
        self._cards: dict[str, str] = {}

    def term(self, key: str, **args: Any) -> str:
        """A word of the glossary."""
        text = self.book.say(f"term-{key}", args)
        return key if text is None else text

    def seat(self, seat: int | None) -> str:
        if seat is None:
            return self.say("ui-nobody")
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("ui-seat", n=seat)

    def card(self, name: str) -> str:
        """A card or any other thing of the game by its name; the name itself if no message says it."""
        name = str(name)
        found = self._cards.get(name)
        if found is None:
            said = self._thing(name)
            found = self._cards[name] = name if said is None else said
        return found

    def effect(self, name: str, options: Mapping[str, Any] | None = None) -> str:
        """What a card does at a table with these options (`view["options"]`); nothing for cards that only are."""
        key = self._own_or_kind("effect", self.game.copy_of(name))
        if key is None:
            return ""
        args = self._caption(name, options)
        gloss = self._own_or_kind("gloss", self.game.copy_of(name))
        if gloss is not None:
            args["gloss"] = self.say(gloss)
        return self.book.say(key, args) or ""

    def effects(self, options: Mapping[str, Any] | None = None) -> dict[str, str]:
        """The texts of all cards that have one."""
        things = [name for table in self.game.data.tables for name in self.game.data[table]]
        texts = {name: self.effect(name, options) for name in things}
        return {name: text for name, text in texts.items() if text}

    def _own_or_kind(self, start: str, name: str) -> str | None:
        """The key of a thing's own message, or of that of its kind; None if there is neither."""
        for key in (f"{start}-{name}", f"{start}-{self.game.kind_of(name)}"):
            if key in self.book:
                return key
        return None

    def _caption(self, name: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The arguments of a message about a card."""
        args: dict[str, Any] = {}
        for about, value in self.game.caption(self.game.resolve(options), name).items():
            self._give(args, about, value, False)
        return args

    def renamed(self) -> dict[str, str]:
        """The things that are called otherwise than in the game's own words."""
        things = [name for kind in self.game.names.values() for name in kind]
        return {
            name: self.card(name)
            for name in (*things, *self.game.data.renamed)
            if name in self.game.data.renamed or self.game.copy_of(name) != name or self._said_by_kind(name)
        }

    def _said_by_kind(self, name: str) -> bool:
        """Whether the words for a kind name this thing, with what is printed on it."""
        kind = self.game.kind_of(name)
        return kind != name and f"card-{name}" not in self.book and f"card-{kind}" in self.book

    def printed(self, options: Mapping[str, Any] | None = None) -> Printed:
        """What stands on the cards and boards of a table with these options."""
        return self.game.printed(self.game.resolve(options))

    def _thing(self, name: str) -> str | None:
        if name in self.game.data.renamed:  # in all languages alike
            return self.game.data.renamed[name]
        first = self.game.copy_of(name)
        if first != name:
            return self.say("ui-copy", thing=self.card(first))
        if self._said_by_kind(name):
            return self.book.say(f"card-{self.game.kind_of(name)}", self._caption(name))
        for start in ("card", "term"):
            text = self.book.say(f"{start}-{name}", {}, complete=True)
            if text is not None:
                return text
        numbered = _NUMBERED.fullmatch(name)
        if numbered:
            for start in ("card", "term"):
                text = self.book.say(f"{start}-{numbered[1]}", {"n": int(numbered[2])})
                if text is not None:
                    return text
        declared = _AS_NUMBER.fullmatch(name)
        if declared and self._thing(declared[1]) is not None:
            return self.say("ui-as-number", thing=self.card(declared[1]), n=int(declared[2]))
        return None

    def list(self, words: Sequence[str]) -> str:
        """“a, b and c”, as the language has it."""
        locale = "en_GB" if self.lang == "en" else self.lang  # British lists have no comma before “and”
        return _listed(words, locale) if words else self.say("ui-none")

    def _give(self, args: dict[str, Any], name: str, value: Any, is_seat: bool) -> None:
        """Put an argument among those of a message, in the shapes that messages may ask for."""
        if value is None:
            args[name] = args[f"{name}_key"] = "none"
        elif isinstance(value, bool):
            args[name] = "true" if value else "false"
        elif isinstance(value, Mapping):  # an amount of each thing
            words = [f"{amount} {self.card(thing)}" for thing, amount in value.items()]
            args[name] = ", ".join(words)
            args[f"{name}_count"] = len(words)
        elif isinstance(value, list | tuple):
            words = [self.seat(v) if is_seat else self.card(v) for v in value]
            args[name] = self.list(words)
            args[f"{name}_count"] = len(words)
        elif is_seat and isinstance(value, int):
            args[name] = self.seat(value)
        elif isinstance(value, str):
            args[name] = self.card(value)
            args[f"{name}_key"] = value
        else:
            args[name] = value


def _listed(words: Sequence[str], locale: str) -> str:
    if len(words) == 1:
        return words[0]
    start, middle, end, pair = _list_patterns(locale)
    if len(words) == 2:
        return pair.format(*words)
    text = start.format(*words[:2])
    for word in words[2:-1]:
        text = middle.format(text, word)
    return end.format(text, words[-1])


@cache
def _list_patterns(locale: str) -> tuple[str, str, str, str]:
    """How a language writes lists; Babel would look it up again for each."""
    patterns = Locale.parse(locale).list_patterns["standard"]
    return patterns["start"], patterns["middle"], patterns["end"], patterns["2"]
