"""A debrief in words, in any of the languages, made of its JSON: the same for the web, a file and the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from babel.numbers import format_decimal, format_percent

from taberna.kernel.game import Game
from taberna.locale import interface, speaker


class Telling:
    def __init__(self, data: Mapping[str, Any], game: Game, lang: str, names: Sequence[str] = ()) -> None:
        self.data = data
        self.lang = lang
        #: The players' names by seat.
        self.names = [
            name or interface(lang).say("ui-seat", n=seat)
            for seat, name in enumerate(names or data["players"] or [""] * data["seats"])
        ]
        self.speaker = speaker(game, lang, self.names)

    def say(self, key: str, **gaps: Any) -> str:
        return interface(self.lang).say(key, **gaps)

    def percent(self, value: float, signed: bool = False) -> str:
        text: str = format_percent(abs(value), locale=self.lang, format=None)
        if not signed:
            return text
        return ("−" if value <= -0.005 else "+" if value >= 0.005 else "±") + text

    def chance(self, chance: Mapping[str, Any] | None) -> str:
        """A chance with its interval; a dash where it may not be known."""
        if chance is None:
            return "–"
        low, mean, high = (self.percent(chance[edge]) for edge in ("low", "mean", "high"))
        return f"{mean} ({low} – {high})"

    def number(self, value: float) -> str:
        return str(format_decimal(value, locale=self.lang))

    def label(self, move: str) -> str:
        """A move in words."""
        found = self.speaker.game.alphabet.find(move)
        return move if found is None else self.speaker.move(found)

    def thing(self, key: str) -> str:
        text = self.speaker.card(key)
        return text[:1].upper() + text[1:]

    # -- parts ------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.say("study-title-of", game=self.speaker.term("title"))

    @property
    def result(self) -> str:
        winners = [self.names[seat] for seat in self.data["winners"]]
        return self.say("ui-winners", winners=self.speaker.list(winners), winners_count=len(winners))

    def point(self, point: Mapping[str, Any]) -> tuple[str, str, str]:
        """A turning point in three sentences: what was played, what would have been better, and why."""
        cost = point["cost"]
        name, played = self.names[point["seat"]], self.label(point["played"])
        better = self.say(
            "study-better",
            better=self.label(point["better"]),
            cost=self.percent(cost["mean"]),
            low=self.percent(cost["low"]),
            high=self.percent(cost["high"]),
            games=cost["games"],
        )
        reasons = self.speaker.advice(point["reasons"])
        why = self.say("study-why", why=reasons) if reasons else ""
        return self.say("study-point", move=point["move"], name=name, played=played), better, why

    def find(self, find: Mapping[str, Any]) -> tuple[str, str, str]:
        """A decision that won something, in three sentences: what was played, how far ahead it was, and why."""
        gain = find["gain"]
        name, played = self.names[find["seat"]], self.label(find["played"])
        ahead = self.say(
            "study-ahead-of",
            rival=self.label(find["rival"]),
            gain=self.percent(gain["mean"]),
            low=self.percent(gain["low"]),
            high=self.percent(gain["high"]),
            games=gain["games"],
        )
        reasons = self.speaker.advice(find["reasons"])
        why = self.say("study-why", why=reasons) if reasons else ""
        return self.say("study-point", move=find["move"], name=name, played=played), ahead, why

    def luck(self) -> list[tuple[str, str, str, str]]:
        """For each player: luck, its interval, and what is left of the result, which is play."""
        found = []
        fair = 1 / self.data["seats"]
        for seat, luck in enumerate(self.data["luck"]):
            if not luck["games"]:
                continue
            share = (seat in self.data["winners"]) / len(self.data["winners"])
            play = share - fair - luck["mean"]
            interval = f"{self.percent(luck['low'], True)} … {self.percent(luck['high'], True)}"
            found.append(
                (self.names[seat], self.percent(luck["mean"], True), interval, self.percent(play, True))
            )
        return found

    def marks(self) -> list[tuple[int, str, str]]:
        """Rounds and events: after how many moves, what is written there, and what happened."""
        return [
            (move, label, self.speaker.log({"key": key, "args": args}))
            for move, label, key, args in self.data.get("marks", [])
        ]

    def footing(self) -> list[str]:
        """What the figures rest on."""
        data = self.data
        lines = []
        if data["lasting"]:
            lines.append(self.say("study-own-eyes" if data["viewer"] is not None else "study-nothing-seen"))
        lines.append(self.say("study-honest", games=self.number(data["imagined"]), seed=data["seed"]))
        if data["left_out"]:
            lines.append(self.say("study-left-out", count=data["left_out"]))
        return lines
