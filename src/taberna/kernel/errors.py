"""What can go wrong, each with words a player or designer can use."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from .faults import Fault


#: What a message shows of a value from outside at most.
LONGEST_SHOWN = 200
LARGEST_SHOWN = 10**18


class Shown(str):
    """A value shortened for a message; it needs no quotation marks."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def brief(value: Any) -> Any:
    """A value as it is, or shortened if it is too long for a message."""
    if isinstance(value, int) and abs(value) >= LARGEST_SHOWN:
        return Shown(f"{'-' if value < 0 else ''}10^{value.bit_length() * 3 // 10}")
    if type(value) is str and len(value) > LONGEST_SHOWN:
        return Shown(f"{value[:LONGEST_SHOWN]}…")
    if type(value) in (list, tuple, dict):
        try:
            text = repr(value)
        except ValueError:  # a number inside it has thousands of digits
            return Shown("…")
        if len(text) > LONGEST_SHOWN:
            return Shown(f"{text[:LONGEST_SHOWN]}…")
    return value


#: A sentence may begin with its key: ``[too-dear] {card} costs {cost}``. Other languages say it by that.
_KEY = re.compile(r"\[([a-z0-9-]+)\] ")


def key_of(template: str) -> str:
    """The key of a sentence; empty if it has none and is said in English only."""
    found = _KEY.match(template)
    return found[1] if found else ""


def sentence_of(template: str) -> str:
    """The English sentence, without its key."""
    return _KEY.sub("", template, count=1)


class TabernaError(Exception):
    """Base of all errors that are the caller's to mend; the message is fit to be shown.

    Like a `Reason` it may be a template with a key and named gaps, so that other languages can say it too; a gap called
    ``option`` holds the name of an option. ``game`` names the game whose words say it, where that is not plain.
    """

    game: str | None = None

    def __init__(self, template: str = "", **gaps: Any) -> None:
        gaps = {name: brief(value) for name, value in gaps.items()}
        sentence = sentence_of(template)
        super().__init__(sentence.format(**gaps) if gaps else sentence)
        self.template = template
        self.gaps = gaps

    @classmethod
    def saying(cls, fault: Fault) -> Self:
        """An error that says what a fault says."""
        return cls(fault.template, **fault.gaps)


class UnknownGame(TabernaError):
    """There is no game of that name."""


class BadSetup(TabernaError):
    """A game cannot be set up like this: seats, options or seed."""


class BadEdition(TabernaError):
    """An edition file does not fit the game."""


class BadDump(TabernaError):
    """A dumped state, or a position, is broken; the message says where."""


class BadRecord(TabernaError):
    """A record cannot be read or replayed; the message says where."""


class Reason:
    """Why a move is refused: a sentence and the rule it rests on.

    The sentence has a key and named gaps, so that other languages can say it too:
    ``Reason("a bid must be higher than {price}", "SEN-3.33", price=7)``.
    """

    __slots__ = ("args", "rule", "template")

    def __init__(self, template: str, rule: str, **args: Any) -> None:
        self.template = template
        self.rule = rule
        self.args = args

    @property
    def key(self) -> str:
        """What programs and other languages know the sentence by; it outlasts changes of the wording."""
        return key_of(self.template)

    @property
    def text(self) -> str:
        sentence = sentence_of(self.template)
        return sentence.format(**self.args) if self.args else sentence

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"

    def __repr__(self) -> str:
        return f"Reason({self.text!r}, rule={self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.text, self.rule) == (other.text, other.rule)

    def __hash__(self) -> int:
        return hash((self.text, self.rule))


class IllegalMove(TabernaError):
    """A move was refused; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.rule = reason.rule


#: Longer words are not compared with known ones: that would take its time and help nobody.
LONGEST_WORD = 60


def closest(word: str, known: Iterable[str]) -> str | None:
    """The one of the known words that this one is most like, if it is like any."""
    if len(word) > LONGEST_WORD:
        return None
    close = get_close_matches(word, [str(k) for k in known], n=1, cutoff=0.6)
    return close[0] if close else None


def nearest(word: str, known: Iterable[str]) -> str:
    """' Did you mean "x"?' or nothing, to be put behind an error message."""
    return did_you_mean(closest(word, known))


def did_you_mean(meant: str | None) -> str:
    return f' Did you mean "{meant}"?' if meant else ""
