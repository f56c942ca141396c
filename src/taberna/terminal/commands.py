"""Reading what a person typed: a number or letter of the list, a move's text, or a command."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from taberna.kernel.move import Alphabet

from .choices import Line

#: Commands with how to type them, in the order of the help. What has no usage is another's second spelling.
COMMANDS = {
    "rule": "?",
    "why": "why <move>",
    "undo": "undo",
    "save": "save [file] · load <file>",
    "load": "",
    "log": "log [n]",
    "table": "table",
    "as": "as <seat> <move>",
    "pause": "pause [mode]",
    "hint": "hint",
    "coach": "coach [mode]",
    "quit": "quit",
    "help": "",
}

SPELLINGS = {"?": "rule", "rules": "rule", "exit": "quit", "q": "quit", "h": "help", "t": "table"}

_RANGE = re.compile(r"([a-z]) ?([0-9]{1,9})")


@dataclass(frozen=True)
class Word:
    """What was meant: a move, a command, or the key of what to answer; nothing for an empty line."""

    kind: str
    text: str = ""
    numbers: str = ""


def read(line: str, found: Sequence[Line], alphabet: Alphabet) -> Word:
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in line).split())
    if not text:
        return Word("")
    by_tag = {entry.tag: entry for entry in found}
    if text.isdigit():
        entry = by_tag.get(text)
        return Word("move", entry.moves[0].text) if entry else Word("no-line", text)
    ranged = _RANGE.fullmatch(text.lower())
    if ranged and ranged[1] in by_tag:
        entry = by_tag[ranged[1]]
        move = entry.by_number.get(int(ranged[2]))
        return Word("move", move.text) if move else Word("not-in-range", ranged[2], entry.numbers)
    move = alphabet.find(text)
    if move is not None:
        return Word("move", move.text)
    if text.startswith("?"):
        return Word("rule", text[1:].strip())
    first, _, rest = text.partition(" ")
    command = SPELLINGS.get(first.lower(), first.lower())
    if command in COMMANDS and (rest or command not in ("why", "as", "load")):
        return Word(command, rest)
    if any(entry.verb == first.lower() for entry in alphabet):
        return Word("move", text)  # a verb of the game with something that does not fit: the rules say why
    return Word("not-understood", text)


def nearest_word(text: str, alphabet: Alphabet) -> str:
    """The command or verb that is spelled most like this."""
    known = [*COMMANDS, *{move.verb: 0 for move in alphabet}]
    close = get_close_matches(text.split(" ")[0].lower(), known, n=1, cutoff=0.6)
    return close[0] if close else ""
