"""What the tables, entries and values of a game's data are called, for editions and reports."""

from __future__ import annotations

from taberna.kernel.game import Game

from .book import interface
from .speaker import Speaker, in_words


class DataNames:
    def __init__(self, game: Game, lang: str = "en") -> None:
        self.speaker = Speaker(game, lang)
        self.house = interface(lang)

    def table(self, table: str) -> str:
        return self._said(f"table-{table}", table)

    def entry(self, entry: str) -> str:
        said = self.speaker.card(entry)
        return said if said != entry else self._said(f"entry-{entry}", entry)

    def value(self, name: str) -> str:
        return self._said(f"value-{name}", name)

    def place(self, path: str) -> str:
        """``buildings.circus.cost.2`` is “CIRCUS: cost (stone)”; places without names are counted from 1."""
        _, entry, name, *inner = path.split(".")
        places = self.speaker.game.inside(name)
        within = [
            self.entry(places[int(key)])
            if key.isdigit() and int(key) < len(places)
            else str(int(key) + 1)
            if key.isdigit()
            else self.entry(key)
            for key in inner
        ]
        return f"{self.entry(entry)}: {self.value(name)}" + (f" ({', '.join(within)})" if within else "")

    def option(self, name: str) -> str:
        return self.speaker.option(name)[0]

    def _said(self, key: str, otherwise: str) -> str:
        text = self.house.say(key)
        return in_words(otherwise) if text == key else text
