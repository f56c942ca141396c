"""Everything the server says, in the viewer's language, made once and kept.

A message is worth some 40 µs and the same few thousand sentences come again at every table. So they are made
with marks in the place of the players' names and kept, ready for the browser; the names are put in last.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from taberna import GAMES
from taberna.bots.lines import Advice
from taberna.kernel.errors import Reason, TabernaError
from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.locale import LANGUAGES, Speaker, interface, speaker

from .errors import Problem

MARKS = tuple(chr(0xE000 + seat) for seat in range(10))  # private use: no name contains them
_MARK = b"\xee\x80"  # how all of them begin in UTF-8
KEPT = 6000  # sentences per game and language

_encode = msgspec.json.encode
_decode = msgspec.json.decode


class Names:
    """The players' names, to be put in the place of the marks."""

    __slots__ = ("_said", "_written")

    def __init__(self, names: Sequence[str]) -> None:
        self._said = {ord(mark): name for mark, name in zip(MARKS, names, strict=False)}
        #: In JSON, by the last byte of their mark.
        self._written = {
            mark.encode()[-1]: _encode(name)[1:-1] for mark, name in zip(MARKS, names, strict=False)
        }

    def said(self, text: str) -> str:
        return text.translate(self._said)

    def written(self, json: bytes) -> bytes:
        """The same for JSON."""
        start, *marked = json.split(_MARK)
        return start + b"".join([self._written[part[0]] + part[1:] for part in marked]) if marked else json


class Words:
    """The sentences of one game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.house = interface(lang)
        self._speaker = Speaker(game, lang, MARKS)
        self._moves = [b""] * len(game.alphabet)
        self._names_in_moves = False
        #: Whether a seat that is not asked may have moves.
        self.interrupts = any(move.interrupt for move in game.alphabet)
        #: Those said lately, and those said before.
        self._sentences: dict[bytes, bytes] = {}
        self._earlier: dict[bytes, bytes] = {}

    def _move(self, move: Move) -> bytes:
        """A move as it goes to the browser."""
        label = self._speaker.move(move)
        whole = {"id": move.id, "text": move.text, "verb": move.verb, "args": move.args, "label": label}
        made = self._moves[move.id] = _encode(whole)
        self._names_in_moves = self._names_in_moves or _MARK in made
        return made

    def moves(self, moves: Sequence[Move], names: Names) -> bytes:
        """A list of moves, without brackets."""
        kept = self._moves
        made = b",".join([kept[move.id] or self._move(move) for move in moves])
        return names.written(made) if self._names_in_moves else made

    def warm(self) -> None:
        """Make all labels: once, in a thread, instead of in the middle of somebody's move."""
        for move in self.game.alphabet:
            self._move(move)

    def label(self, move: Move, names: Names) -> str:
        return names.said(self._speaker.move(move))

    def prompt(self, step: bytes, asked: bytes, names: Names) -> bytes:
        """What must be decided in a step and by whom, without the closing brace.

        Both as they stand in a view, in JSON: that tells at once whether it was said before.
        """
        key = step + asked
        made = self._sentences.get(key) or self._said_earlier(key)
        if made is None:
            shown, seats = _decode(step), _decode(asked)
            prompt = {
                "text": self._speaker.prompt({"step": shown, "to_move": seats}),
                "step": shown["name"] if shown else None,
                "rule": shown["rule"] if shown else self.game.end_rule,
                "seats": seats,
            }
            made = self._keep(key, _encode(prompt)[:-1])
        return names.written(made)

    def line(self, event: Mapping[str, Any], names: Names) -> bytes:
        """A log line, from `Event.seen_by`, without the opening brace."""
        key = _encode(event)
        made = self._sentences.get(key) or self._said_earlier(key)
        if made is None:
            made = self._keep(key, b',"text":%b}' % _encode(self._speaker.log(event)))
        return key[1:-1] + names.written(made)

    def house_line(self, key: str, names: Names, **args: Any) -> str:
        """A log line of the house: ``seat`` stands for the player's name."""
        said = {name: MARKS[value] if name == "seat" else value for name, value in args.items()}
        return names.said(self.house.say(key, **said))

    def result(self, view: Mapping[str, Any], names: Names) -> str:
        return names.said(self._speaker.result(view))

    def reason(self, reason: Reason, names: Names) -> str:
        return names.said(self._speaker.reason(reason))

    def about(self, what: str) -> str:
        """What the lobby tells of the game: its ``intro``, the ``time`` it takes, its ``weight``."""
        return self._speaker.book.say(what, {}) or ""

    def option(self, name: str) -> tuple[str, str]:
        return self._speaker.option(name)

    def choice(self, option: str, value: Any) -> str:
        return self._speaker.choice(option, value)

    def _said_earlier(self, key: bytes) -> bytes | None:
        made = self._earlier.get(key)
        return None if made is None else self._keep(key, made)

    def _keep(self, key: bytes, made: bytes) -> bytes:
        """What was not said for long is forgotten: of each half those that come again are taken along."""
        if len(self._sentences) >= KEPT // 2:
            self._earlier, self._sentences = self._sentences, {}
        self._sentences[key] = made
        return made


_words: dict[tuple[str, str], Words] = {}


def words_of(game: Game, lang: str) -> Words:
    """One per game and language; an edition may call things by other names and speak of other numbers."""
    if game.data.edition:
        return _words_of_edition(game, lang)
    found = _words.get((game.name, lang))
    if found is None:
        found = _words[game.name, lang] = Words(game, lang)
    return found


@lru_cache(maxsize=32)
def _words_of_edition(game: Game, lang: str) -> Words:
    return Words(game, lang)


def best_language(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    asked: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:400].split(",")):
        tag, _, quality = part.partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        if weight > 0:
            asked.append((-weight, place, tag.strip().lower()[:2]))
    return next((tag for _, _, tag in sorted(asked) if tag in LANGUAGES), "en")


#: The message for each shape of sentence; the named groups are its arguments.
SHAPES = tuple(
    (re.compile(shape), key)
    for shape, key in (
        (r"Object missing required field `(?P<field>.*?)`", "house-no-field"),
        (r"Object contains unknown field `(?P<field>.*?)`", "house-unknown-field"),
        (r"Expected `(?P<wanted>[^`]*)`", "house-other-kind"),
        (r"Expected `(?P<wanted>.*?)`, got `(?P<found>.*?)`", "house-wrong-kind"),
        (r"Expected `(?P<wanted>.*?)` of length (?P<bound>.*?)", "house-wrong-length"),
        (r"Expected `(?P<wanted>.*?)` matching regex (?P<pattern>.*?)", "house-wrong-form"),
        (r"Expected `(?P<wanted>.*?)` (?P<bound>[<>]=? .*?)", "house-wrong-size"),
        (r"Number out of range", "house-huge-number"),
        (r"Invalid (?:enum )?value (?P<value>.*?)", "house-wrong-value"),
        (r"Input data was truncated", "house-truncated"),
        (r"JSON is malformed: .*\(byte (?P<byte>\d+)\)", "house-no-json"),
        (r"'utf-8' codec .*", "house-no-text"),
    )
)
PLACE = re.compile(r"(?P<what>.*?)(?: - at `(?P<place>.*)`)?", re.DOTALL)


def malformed(fault: str, lang: str) -> str:
    """The sentence and where; one that has no shape of ours as it is."""
    parts = PLACE.fullmatch(fault)
    assert parts is not None  # every text has this shape
    what, place = parts["what"], parts["place"]
    for shape, key in SHAPES:
        found = shape.fullmatch(what)
        if found is not None:
            what = interface(lang).say(key, **found.groupdict())
            break
    return f"{place}: {what}" if place else what


LONGEST = 300


def said(problem: Problem, lang: str) -> str:
    if problem.fault is not None:
        return fault_text(problem.fault, problem.game, lang)
    if problem.text:
        return problem.text
    text = interface(lang).say(f"house-{problem.key}", **problem.gaps)
    return f"{text} ({malformed(problem.detail, lang)})" if problem.detail else text


def fault_text(error: TabernaError, game: str | None, lang: str) -> str:
    """The error of a game; one that belongs to none (there is no game of that name) any game says alike."""
    text = speaker(game if game in GAMES else GAMES[0], lang).fault(error)
    if len(text) > LONGEST:
        text = text[:LONGEST] + "…"
    return text[:1].upper() + text[1:]


def hint_text(hint: Advice, then: Sequence[str], game: str, lang: str, names: Sequence[str]) -> str:
    return speaker(game, lang, names).advice(hint.reasons, hint.than, then, hint.equal, hint.luck)
