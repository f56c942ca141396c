"""The fields of Provincia.

Made by tools/make_states.py from fields.py: do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from taberna.kernel.state import State

from .memory import blank

if TYPE_CHECKING:
    from .game import Provincia
    from .memory import Memory, Story
    from .options import ProvinciaOptions
    from .tables import Tables


class ProvinciaFields(State):
    """Lists are by seat or by name; what they hold is immutable, so a copy shares it."""

    __slots__ = (
        "aside",
        "bellum",
        "carded",
        "city",
        "committed",
        "decks",
        "defence",
        "extorted",
        "face_down",
        "face_up",
        "front",
        "goods",
        "hand",
        "known",
        "markers",
        "memory",
        "morale",
        "piles",
        "played",
        "prestige",
        "removed",
        "revealed_tokens",
        "round",
        "start",
        "story",
        "supply",
        "tables",
        "tokens",
        "town",
        "uncarded",
    )

    game: Provincia
    options: ProvinciaOptions
    #: What cards print.
    tables: Tables
    round: int
    #: The start player of the round.
    start: int
    #: Action markers left at each deck (PRO-3.17).
    markers: list[int]
    supply: list[int]
    #: Goods a position took out of the game; none otherwise.
    aside: tuple[int, ...]
    #: The cards laid out in phase 1 (PRO-3.18).
    face_up: tuple[int, ...]
    #: -1 where one is taken.
    face_down: tuple[int, ...]
    #: -1 while it is not chosen.
    town: tuple[int, ...]
    #: At 4 * seat + good.
    goods: list[int]
    morale: list[int]
    defence: list[int]
    prestige: list[int]
    #: Prestige lost as the prestige cards of a seat show it (PRO-3.13).
    carded: list[int]
    #: Prestige that no card in front of a seat shows (PRO-3.14, PRO-7.7, PRO-OPT-05).
    uncarded: list[int]
    #: Standing buildings.
    city: list[tuple[int, ...]]
    #: Senate cards that stay in play.
    front: list[tuple[int, ...]]
    #: CONCUSSIO: (owner, target).
    extorted: tuple[tuple[int, int], ...]
    hand: list[tuple[int, ...]]
    #: Cards of a hand that everybody saw go there and nobody can have discarded unseen.
    known: list[tuple[int, ...]]
    tokens: list[tuple[int, ...]]
    #: The token a seat has put down, -1 while open (PRO-3.46).
    committed: list[int]
    #: The tokens a seat has played; only itself ever knows (PRO-4.7).
    played: list[tuple[int, ...]]
    #: The four combat cards of the game, by battle.
    bellum: tuple[int, ...]
    #: Of each battle, in an order that tells nothing.
    revealed_tokens: tuple[tuple[int, ...], ...]
    memory: Memory
    #: What happened since the memory was folded last.
    story: Story
    #: The last card is the top one.
    decks: list[tuple[int, ...]]
    piles: list[tuple[int, ...]]
    #: Out of the game (PRO-2.5, PRO-2.11).
    removed: tuple[tuple[int, ...], ...]

    def clear(self) -> None:
        """Nothing dealt yet."""
        super().clear()
        seats = self.seats
        self.tables = self.game.tables(self.options)
        self.round = 1
        self.start = 0
        self.markers = [2] * 3
        self.supply = list(self.tables.goods)
        self.aside = (0,) * 4
        self.face_up = ()
        self.face_down = ()
        self.town = (-1,) * seats
        self.goods = [0] * (4 * seats)
        self.morale = [self.tables.morale_start] * seats
        self.defence = [self.tables.defence_start] * seats
        self.prestige = [0] * seats
        self.carded = [0] * seats
        self.uncarded = [0] * seats
        self.city = [()] * seats
        self.front = [()] * seats
        self.extorted = ()
        self.hand = [()] * seats
        self.known = [()] * seats
        self.tokens = [()] * seats
        self.committed = [-1] * seats
        self.played = [()] * seats
        self.bellum = ()
        self.revealed_tokens = ()
        self.memory = blank(seats)
        self.story = None
        self.decks = [()] * 3
        self.piles = [()] * 3
        self.removed = ((),) * 3

    def copy(self) -> Self:
        """An independent state that shares nothing mutable."""
        new = self.__class__()
        new.game = self.game
        new.options = self.options
        new.seats = self.seats
        new.to_move = self.to_move
        new.result = self.result
        new.revealed = self.revealed
        new._offered = self._offered
        new._offered_to = self._offered_to
        new.heard = None
        new.chance = self.chance.copy()
        new.stack = self.stack.copy()
        new.tables = self.tables
        new.round = self.round
        new.start = self.start
        new.markers = self.markers.copy()
        new.supply = self.supply.copy()
        new.aside = self.aside
        new.face_up = self.face_up
        new.face_down = self.face_down
        new.town = self.town
        new.goods = self.goods.copy()
        new.morale = self.morale.copy()
        new.defence = self.defence.copy()
        new.prestige = self.prestige.copy()
        new.carded = self.carded.copy()
        new.uncarded = self.uncarded.copy()
        new.city = self.city.copy()
        new.front = self.front.copy()
        new.extorted = self.extorted
        new.hand = self.hand.copy()
        new.known = self.known.copy()
        new.tokens = self.tokens.copy()
        new.committed = self.committed.copy()
        new.played = self.played.copy()
        new.bellum = self.bellum
        new.revealed_tokens = self.revealed_tokens
        new.memory = self.memory
        new.story = self.story
        new.decks = self.decks.copy()
        new.piles = self.piles.copy()
        new.removed = self.removed
        return new
