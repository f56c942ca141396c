"""A speaker says the things of one game in one language.

How messages are named, and what they are given:

=====================  ==========================================================================
``card-<name>``        a thing of the game; ``wheat_9`` may be said by ``card-wheat`` with ``$n`` = 9
``effect-<name>``      what a card does, in one sentence; the options of the table and what the card prints
``gloss-<name>``       what a card's name means; its effect is given it as ``$gloss``
``term-<key>``         a word of the glossary, also for things that are no cards
``step-<Step>``        the prompt; the step's shown fields, what the game is `spoken` of, ``$seat`` = who is asked
``log-<key>``          a log line; the event's arguments
``move-<verb>``        the label of a move; ``$a``, ``$b`` = its arguments, ``$a_player`` = who sits there
``option-<name>``      an option's label, ``option-<name>-doc`` its sentence
``choice-<o>-<v>``     a value of an option
``tie-<key>``          how a result came about
``reason-<key>``       a refusal or an error, by the key before its English sentence
``hint-<term>``        what a move does to a term of the evaluation ; ``$n`` = by how
                       much, with its sign; ``$way`` = more or less
=====================  ==========================================================================

Seats arrive as players' names, things as their names in the language, numbers as numbers, yes-or-no as
"true" or "false", nothing as "none". Beside each text ``$x`` there is ``$x_key``, the raw word, to select by;
beside each list ``$xs`` there is ``$xs_count``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from babel.numbers import format_decimal

from taberna.kernel.errors import Reason, TabernaError, key_of, sentence_of
from taberna.kernel.faults import Fault, Faults, Names
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.move import Move

from .things import Things

#: Arguments of log events that hold seats.
SEATS = frozenset(
    ("seat", "seats", "other", "others", "target", "targets", "winner", "winners", "loser", "losers")
)

_HINT = re.compile(r' Did you mean "(.*)"\?', re.DOTALL)


def speaker(game: Game | str, lang: str = "en", names: Sequence[str] = ()) -> Speaker:
    """Who says the things of a game in one language. ``names``: the players' names by seat."""
    return Speaker(find_game(game) if isinstance(game, str) else game, lang, names)


def key_part(value: object) -> str:
    """A value as it stands in a message key."""
    return re.sub(r"[^A-Za-z0-9_-]", "_", str(value).lower() if isinstance(value, bool) else str(value))


def in_words(name: str) -> str:
    """A name of the rules that no message says, as words: “Auction bid” for AuctionBid, “card seen” for card_seen."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).replace("_", " ")
    return words[:1] + words[1:].lower()


def _plain_log(key: str, args: Mapping[str, Any]) -> str:
    """A line of the log that no message says: who, what, with what."""
    told = {name: value for name, value in args.items() if not name.endswith(("_key", "_count"))}
    who = told.pop("seat", None)
    line = ", ".join([in_words(key), *map(str, told.values())])
    return line if who is None else f"{who}: {line}"


class Speaker(Things):
    def named(self, names: Sequence[str]) -> Speaker:
        """The same speaker for other players."""
        return Speaker(self.game, self.lang, names)

    def prompt(self, view: Mapping[str, Any]) -> str:
        """What must be decided now, without saying by whom."""
        step = view["step"]
        if step is None:
            return self.say("ui-game-over")
        cls = self.game.steps[step["name"]]
        args: dict[str, Any] = {}
        for name, value in self.game.spoken.items():
            self._give(args, name, value, False)
        for name, value in step.items():
            if name not in ("name", "rule"):
                self._give(args, name, value, cls.fields.get(name, "").rstrip("*?") == "seat")
        args.setdefault("seat", self.list([self.seat(seat) for seat in view["to_move"]]))
        text = self.book.say(f"step-{step['name']}", args)
        return in_words(step["name"]) if text is None else text

    def log(self, event: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """A line of the log, from `Event.seen_by`."""
        if names is not None:
            return self.named(names).log(event)
        args: dict[str, Any] = {}
        for name, value in event["args"].items():
            self._give(args, name, value, name in SEATS)
        text = self.book.say(f"log-{event['key']}", args)
        return _plain_log(event["key"], args) if text is None else text

    def move(self, move: Move, numbers: Sequence[int] = ()) -> str:
        """The label of a move. ``numbers``: it stands for all of these in the place of its last number."""
        args: dict[str, Any] = {"a_key": "none", "b_key": "none"}  # so that a missing one can be selected by
        for name, value in zip("abcd", move.args, strict=False):
            self._give(args, name, value, False)
            if isinstance(value, int):
                args[f"{name}_player"] = self.seat(value)
        if numbers and move.args:
            last = "abcd"[len(move.args) - 1]
            value = move.args[-1]
            ranged = span(numbers)
            if isinstance(value, str):  # a declared thing: "governor_wheat 4"
                ranged = self.say("ui-as-number", thing=self.card(value.rpartition(" ")[0]), n=ranged)
            args[last] = ranged
        text = self.book.say(f"move-{move.verb}", args)
        return move.text if text is None else text

    def option(self, name: str) -> tuple[str, str]:
        """The label of an option and the sentence that explains it."""
        label = self.book.say(f"option-{name}", {})
        doc = self.book.say(f"option-{name}-doc", {})
        return (name if label is None else label), ("" if doc is None else doc)

    def choice(self, option: str, value: Any) -> str:
        """A value of an option in words."""
        text = self.book.say(f"choice-{option}-{key_part(value)}", {})
        if text is not None:
            return text
        if isinstance(value, bool):
            return self.say("ui-yes" if value else "ui-no")
        if isinstance(value, list | tuple):
            return ", ".join(map(str, value))
        return self.say("ui-none") if value is None else str(value)

    def result(self, view: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """Who won, and how it came about."""
        if names is not None:
            return self.named(names).result(view)
        result = view["result"]
        if result is None:
            return ""
        winners = [self.seat(seat) for seat in result["winners"]]
        text = self.say("ui-winners", winners=self.list(winners), winners_count=len(winners))
        how = self.book.say(f"tie-{result['tie_break']}", {})
        return text if how is None else f"{text} {how}"

    def reason(self, reason: Reason) -> str:
        """Why a move is refused, without the rule's id."""
        args = {name: self._plain(name, value) for name, value in reason.args.items()}
        if self.lang != "en":
            text = self.book.say(f"reason-{reason.key}", args)
            if text is not None:
                return text
        sentence = sentence_of(reason.template)
        return sentence.format(**args) if args else sentence

    def fault(self, error: TabernaError | Fault) -> str:
        """Why a game cannot be set up or a record not be read; options and things are called by their names."""
        gaps = {name: self._gap(name, value) for name, value in error.gaps.items()}
        text = None if self.lang == "en" else self.book.say(f"reason-{key_of(error.template)}", gaps)
        if text is not None:
            return text
        sentence = sentence_of(error.template)
        if not gaps:
            return sentence
        # The English template writes plain values as they are (!r), and only what has words of its own as said.
        labels = {name: gaps[name] for name, value in error.gaps.items() if _is_said(name, value)}
        return sentence.format(**{**error.gaps, **labels})

    def _gap(self, name: str, value: Any) -> Any:
        if name == "option":
            return self.option(value)[0]
        if isinstance(value, Reason):
            return self.reason(value)
        if isinstance(value, Fault):
            return self.fault(value)
        if isinstance(value, Faults):
            return "; ".join(self.fault(one) for one in value)
        if isinstance(value, Names):
            return ", ".join(self.card(one) for one in value)
        if name == "hint":
            return self._plain(name, value)
        if name == "card":
            return self.card(value)
        if isinstance(value, list | tuple):
            return ", ".join(map(str, value))
        return value if isinstance(value, int | str) else str(value)

    def hint(self, term: str, change: float, english: str) -> str:
        """What a move does to a term of an evaluation; the term has its own words in English."""
        if self.lang == "en":
            return english
        size = abs(change)
        whole = size >= 9.5 or abs(size - round(size)) < 0.05
        shown = format_decimal(round(size) if whole else round(size, 1), locale=self.lang)
        way = "more" if change > 0 else "less"
        text = self.book.say(f"hint-{term}", {"n": ("+" if change > 0 else "−") + shown, "way": way})
        return english if text is None else text

    def advice(
        self,
        reasons: Iterable[Sequence[Any]],
        than: str = "",
        then: Sequence[str] = (),
        equal: bool = False,
        luck: bool = False,
    ) -> str:
        """Why a hint is given: (term, change, English words, whose), compared with now, the best or the next best
        (``than``), or without a reason to be seen yet (``later``, ``behind``).

        ``then`` is the rest of the plan, as moves are labelled; ``equal``: as good as the best; ``luck``: the reasons
        tell what happens on average.
        """
        parts = []
        for term, change, english, *whose in reasons:
            why = self.hint(term, change, english)
            rival = whose[0] if whose else None
            if rival is not None:
                why = self.say("ui-hint-rival", name=self.seat(rival), why=why)
            parts.append(why)
        said = "; ".join(parts)
        if luck and said:
            said = self.say("ui-hint-luck", why=said)
        if than:
            said = self.say("ui-hint-than" if said else "ui-hint-like", than=than, why=said)
        if equal:
            said = self.say("ui-hint-equal", why=said)
        return self.say("ui-hint-then", moves=", ".join(then), why=said) if then else said

    def _plain(self, name: str, value: Any) -> Any:
        """An argument of a refusal: things by their names, seats by their numbers."""
        if name == "hint":
            meant = _HINT.fullmatch(str(value))
            return " " + self.say("ui-did-you-mean", word=meant[1]) if meant else value
        if name == "move":
            found = self.game.alphabet.find(str(value))
            return value if found is None else self.move(found)
        if isinstance(value, str):
            said = self._thing(value)
            if said is None:
                said = self._thing(value.lower())
            return value if said is None else said
        return value


def _is_said(name: str, value: Any) -> bool:
    """Whether a gap of an error is words, which a person reads otherwise than the error writes them."""
    return name in ("option", "card") or isinstance(value, Reason | Fault | Faults | Names)


def span(numbers: Sequence[int]) -> str:
    """“0–17” for numbers without a gap, else all of them."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))
