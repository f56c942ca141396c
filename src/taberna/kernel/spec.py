"""Which game to play: its name, seats, options, edition and seed. Plain data, so that it can go to another process."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from .chance import fresh_seed
from .game import Game
from .games import game as find_game
from .options import changed, parse
from .state import State


@dataclass(frozen=True)
class GameSpec:
    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    #: What an edition changes of the card data.
    edition: Mapping[str, Any] = field(default_factory=dict)
    seed: str = ""

    @staticmethod
    def read(
        game: str,
        seats: int | None = None,
        options: Iterable[str] = (),
        preset: str | None = None,
        edition: Path | None = None,
        seed: str | None = None,
    ) -> GameSpec:
        """From the words of a command line: NAME=VALUE for each option. Everything is checked."""
        rules = find_game(game, edition)
        return GameSpec.of(rules, seats, parse(rules.Options, options, preset), seed)

    @staticmethod
    def of(
        rules: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        edition: Mapping[str, Any] | str | Path | None = None,
    ) -> GameSpec:
        """A game with these seats and options, both checked; without a seed it gets a fresh one.

        ``edition``: a TOML file or its content, for a game that is called by its name.
        """
        game = find_game(rules, edition) if isinstance(rules, str) else rules
        chosen = changed(game.resolve(options))
        luck = fresh_seed() if seed is None else seed
        return GameSpec(game.name, game.check_seats(seats), chosen, game.data.edition, luck)

    def rules(self) -> Game:
        return find_game(self.game, self.edition or None)

    def check(self) -> Game:
        """The game, after a look at all that could be wrong."""
        rules = self.rules()
        rules.check_seats(self.seats)
        rules.resolve(self.options)
        return rules

    def seeded(self, seed: str) -> GameSpec:
        """The same game with another deal."""
        return replace(self, seed=seed)

    def new(self, rules: Game | None = None) -> State:
        """A new game. ``rules``: what `rules` would give, for whoever plays many."""
        return (rules or self.rules()).new(self.seats, self.options, self.seed)
