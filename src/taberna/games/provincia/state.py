"""The truth of a game of Provincia Romana."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.sections import Section
from taberna.kernel.state import State

from .cards import BUILDINGS, HORREUM, SPQR
from .memory import PILED, Memory, Story, blank
from .senate import SPARE_TAX

if TYPE_CHECKING:
    from taberna.kernel.faults import Fault

    from .game import Provincia
    from .options import ProvinciaOptions
    from .tables import Tables

Cards = tuple[int, ...]


class ProvinciaState(State):
    """Lists are by seat (or deck); what they hold is immutable, so a copy shares it."""

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
    tables: Tables
    round: int
    start: int  # the start player of the round
    markers: list[int]  # action markers left at each deck (PRO-3.17)
    supply: list[int]  # by good
    aside: tuple[int, ...]  # goods a position took out of the game; none otherwise
    goods: list[int]  # four numbers per seat: seat * 4 + good
    morale: list[int]
    defence: list[int]
    prestige: list[int]
    carded: list[int]  # prestige lost as the prestige cards of a seat show it (PRO-3.13)
    uncarded: list[int]  # prestige that no card in front of a seat shows (PRO-3.14, PRO-7.7, PRO-OPT-05)
    town: tuple[int, ...]  # -1 while it is not chosen
    city: list[Cards]  # standing buildings
    front: list[Cards]  # senate cards that stay in play
    hand: list[Cards]
    known: list[Cards]  # cards of a hand that everybody saw go there and nobody can have discarded unseen
    extorted: tuple[tuple[int, int], ...]  # CONCUSSIO: (owner, target)
    decks: list[Cards]  # the last card is the top one
    piles: list[Cards]  # discard piles
    removed: tuple[Cards, ...]  # by deck, out of the game (PRO-2.5, PRO-2.11)
    face_up: Cards  # the cards laid out in phase 1 (PRO-3.18)
    face_down: Cards  # -1 where one is taken
    tokens: list[Cards]
    committed: list[int]  # the token a seat has put down, -1 while open (PRO-3.46)
    played: list[Cards]  # the tokens a seat has played; only itself ever knows (PRO-4.7)
    revealed_tokens: tuple[Cards, ...]  # of each battle, in an order that tells nothing
    bellum: Cards  # the four combat cards of the game, by battle
    memory: Memory
    story: Story

    def clear(self) -> None:
        """Nothing dealt yet."""
        seats = self.seats
        self.tables = self.game.tables(self.options)
        self.round = 1
        self.start = 0
        self.markers = [2, 2, 2]
        self.supply = list(self.tables.goods)
        self.aside = (0, 0, 0, 0)
        self.goods = [0] * (4 * seats)
        self.morale = [self.tables.morale_start] * seats
        self.defence = [self.tables.defence_start] * seats
        self.prestige = [0] * seats
        self.carded = [0] * seats
        self.uncarded = [0] * seats
        self.town = (-1,) * seats
        self.city = [()] * seats
        self.front = [()] * seats
        self.hand = [()] * seats
        self.known = [()] * seats
        self.extorted = ()
        self.decks = [()] * 3
        self.piles = [()] * 3
        self.removed = ((), (), ())
        self.face_up = self.face_down = ()
        self.tokens = [()] * seats
        self.committed = [-1] * seats
        self.played = [()] * seats
        self.revealed_tokens = ()
        self.bellum = ()
        self.memory = blank(seats)
        self.story = None

    def copy(self) -> ProvinciaState:
        new = ProvinciaState(self.game, self.options, self.seats, self.chance.copy())
        self._copy_to(new)
        new.tables = self.tables
        new.round = self.round
        new.start = self.start
        new.markers = self.markers.copy()
        new.supply = self.supply.copy()
        new.aside = self.aside
        new.goods = self.goods.copy()
        new.morale = self.morale.copy()
        new.defence = self.defence.copy()
        new.prestige = self.prestige.copy()
        new.carded = self.carded.copy()
        new.uncarded = self.uncarded.copy()
        new.town = self.town
        new.city = self.city.copy()
        new.front = self.front.copy()
        new.hand = self.hand.copy()
        new.known = self.known.copy()
        new.extorted = self.extorted
        new.decks = self.decks.copy()
        new.piles = self.piles.copy()
        new.removed = self.removed
        new.face_up = self.face_up
        new.face_down = self.face_down
        new.tokens = self.tokens.copy()
        new.committed = self.committed.copy()
        new.played = self.played.copy()
        new.revealed_tokens = self.revealed_tokens
        new.bellum = self.bellum
        new.memory = self.memory
        new.story = self.story
        return new

    # -- questions the rules ask -----------------------------------------------------------------

    def in_turn(self, turn: int) -> int:
        """The seat that is number ``turn`` in the turn order of this round (PRO-0.3)."""
        return (self.start + turn) % self.seats

    def limit(self, seat: int) -> int:
        """How much of each resource a city can store (PRO-3.7)."""
        return self.tables.storage if HORREUM in self.city[seat] else self.tables.small_storage

    def military(self, seat: int) -> int:
        """PRO-3.49: what the buildings in play add to the strength."""
        military = self.tables.military
        return sum([military[building] for building in self.city[seat]])

    def senate_cards(self, seat: int) -> int:
        """How many senate cards a hand holds; their backs show it."""
        return sum([1 for card in self.hand[seat] if card >= BUILDINGS])

    def tax_free(self, seat: int) -> bool:
        """A card in play that spares the tax, and no CONCUSSIO against this player (PRO-3.59, PRO-7.12)."""
        if SPARE_TAX.isdisjoint(self.front[seat]):
            return False
        return all(target != seat for _, target in self.extorted)

    def recall(self) -> Memory:
        """The memory, with everything that happened folded in."""
        if self.story is not None:
            self.memory = self.memory.after(self.story)
            self.story = None
        return self.memory

    def to_pile(self, card: int) -> None:
        """A senate card from in front of a player goes to the discard pile, seen by all."""
        self.piles[SPQR] += (card,)
        self.story = (self.story, PILED, SPQR, -1, card, -1)

    # -- seeing and keeping -----------------------------------------------------------------------

    def sections(self) -> tuple[Section, ...]:
        from .view import VIEW

        return VIEW

    def dump_body(self) -> dict[str, Any]:
        from .keeping import dump_body

        return dump_body(self)

    def faults(self) -> list[Fault]:
        from .faults import faults

        return faults(self)
