"""The senate cards, one row for each kind: whether it could do anything now, and what it does (ROM-3.41 to ROM-3.64).

When a card is used is printed on it (`timing` in cards.toml), unless the options of a table say otherwise:
`Office.under` is the row as a table plays it. The text of a card is the message ``effect-<name>``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from taberna.kernel.kinds import members

from .cards import ARENA, BLACK_MARKET, CAMP, MILITARY, OLIVES, RESOURCE_NAMES, VILLA, WINE
from .numbers import Numbers
from .steps.base import CardStep, SectionStep
from .steps.effects import (
    FlipDie,
    LowerPlacedDie,
    RerollAnyDie,
    RerollDice,
    RerollMilitaryDie,
    ShiftDie,
)
from .steps.intrigue import DiscardSenateCard, StealJewel, TribunusTarget

if TYPE_CHECKING:
    from .game import Rome
    from .options import RomeOptions
    from .state import RomeState


class Office:
    """A kind of senate card."""

    #: The step that asks what the card is used for; None if it asks nothing.
    decision: type[CardStep] | None = None

    def useful(self, state: RomeState, seat: int) -> bool:
        """Whether the effect could do something for a seat now (ROM-3.34)."""
        return True

    def under(self, options: RomeOptions) -> Office:
        """This card as the options of a table have it."""
        return self

    def timing(self, printed: str) -> str:
        return printed

    def epoch(self, printed: int, options: RomeOptions) -> int:
        return printed

    def use(self, state: RomeState, seat: int, card: int) -> None:
        """The effect, or the decision that brings it; the payment comes on top (ROM-3.40)."""

    def points(self, state: RomeState, seat: int) -> int:
        """What the card is worth to its owner at the end (ROM-5.2)."""
        return 0


class Decision(Office):
    """The card asks what it is used for."""

    def __init__(self, decision: type[CardStep]) -> None:
        self.decision = decision

    def useful(self, state: RomeState, seat: int) -> bool:
        assert self.decision is not None
        return self.decision.possible(state, seat)

    def use(self, state: RomeState, seat: int, card: int) -> None:
        assert self.decision is not None
        state.stack.append(self.decision(seat))


class Vicarius(Decision):
    """Both Vicarius cards; the uncorrected print has them in epoch II (ROM-6.3)."""

    def epoch(self, printed: int, options: RomeOptions) -> int:
        return 2 if options.vicarius_epoch == 2 else printed


class Reroll(Decision):
    """Roll own unplaced dice again, this often; -1 for any number of times (ROM-3.44, ROM-3.52)."""

    def __init__(self, rolls: int) -> None:
        super().__init__(RerollDice)
        self.rolls = rolls

    def under(self, options: RomeOptions) -> Office:
        return Reroll(-1) if self.rolls == 2 and options.proconsul_max_rolls == "unlimited" else self

    def use(self, state: RomeState, seat: int, card: int) -> None:
        state.stack.append(RerollDice(seat, card, self.rolls, False))


class Consul(Office):
    """A die may be higher than the tail die of its group; paid for when that die is placed (ROM-3.45)."""

    def timing(self, printed: str) -> str:
        return "PL"


class Bonus(Office):
    """Strength or budget for the own section that is being resolved (ROM-3.41, ROM-3.42, ROM-3.50, ROM-3.51)."""

    def __init__(self, track: int, amount: int, idle: bool = False) -> None:
        self.track = track
        self.amount = amount
        #: Whether the card may be used although there is nothing to conquer or to buy.
        self.idle = idle

    def under(self, options: RomeOptions) -> Office:
        if options.phase3_card_timing == "phase2":
            return Promise(self.track, self.amount)
        return Bonus(self.track, self.amount, options.bonus_without_target == "allowed")

    def useful(self, state: RomeState, seat: int) -> bool:
        if self.idle:
            return True
        if self.track == MILITARY:
            return bool(state.displays[MILITARY]) and not state.out_of_arches(seat)
        return bool(state.displays[BLACK_MARKET] or state.decks[BLACK_MARKET])

    def use(self, state: RomeState, seat: int, card: int) -> None:
        section = state.stack[-1]
        assert isinstance(section, SectionStep)
        state.stack[-1] = section.raised(self.amount)


class Promise(Bonus):
    """The same bought in the own turn of Phase 2: it needs a die that lies there or may still come (ROM-6.10)."""

    def timing(self, printed: str) -> str:
        return "P2"

    def useful(self, state: RomeState, seat: int) -> bool:
        return bool(state.dice[seat] or state.group(self.track, seat))

    def use(self, state: RomeState, seat: int, card: int) -> None:
        strength, budget = state.promised[seat]
        if self.track == MILITARY:
            strength += self.amount
        else:
            budget += self.amount
        state.promised = (*state.promised[:seat], (strength, budget), *state.promised[seat + 1 :])


class Legatus(Bonus):
    """The German overview prints the Consul's text (ROM-6.2)."""

    def under(self, options: RomeOptions) -> Office:
        return Consul() if options.legatus == "as_consul" else super().under(options)


class Tribunus(Office):
    """The own sum counts 3 less (ROM-3.48)."""

    def use(self, state: RomeState, seat: int, card: int) -> None:
        state.add_to_sum(seat, -3)


class Forum(Office):
    """Lies on an own ready province of a resource; the marker moves 1 ahead before the scoring (ROM-3.53, ROM-3.54)."""

    def __init__(self, resource: int, marker: int) -> None:
        self.resource = resource
        #: The track it moves on.
        self.marker = marker

    def under(self, options: RomeOptions) -> Office:
        wine = self.resource == OLIVES and options.hispania_maximus_track == "wine"  # ROM-6.1
        return Forum(self.resource, WINE) if wine else self

    def ready(self, state: RomeState, seat: int) -> int:
        """The provinces it can lie on, as a mask."""
        return state.provinces[seat] & ~state.exhausted & state.game.with_resource[self.resource]

    def useful(self, state: RomeState, seat: int) -> bool:
        room = state.forum[seat][self.marker] < state.numbers.forum_max[self.marker]
        return room and bool(self.ready(state, seat))

    def use(self, state: RomeState, seat: int, card: int) -> None:
        state.move_marker(seat, self.marker, 1)


class Scoring(Office):
    """Counts at the end (ROM-3.55 to ROM-3.59)."""

    def __init__(self, count: Callable[[RomeState, int], int]) -> None:
        self.count = count

    def points(self, state: RomeState, seat: int) -> int:
        return self.count(state, seat)


def _regions(state: RomeState, seat: int) -> int:
    return sum(1 for region in state.game.in_region if state.provinces[seat] & region)


def _two_for(symbol: int) -> Callable[[RomeState, int], int]:
    """2 points for each own province with a symbol."""
    return lambda state, seat: 2 * (state.provinces[seat] & state.game.with_symbol[symbol]).bit_count()


def _pairs(state: RomeState, seat: int) -> int:
    symbols = [set(state.game.symbols_of[card]) for card in members(state.senate[seat])]
    provinces = [(state.provinces[seat] & mask).bit_count() for mask in state.game.with_symbol]
    return _most_pairs([shown for shown in symbols if shown], provinces)


def _most_pairs(cards: list[set[int]], provinces: list[int]) -> int:
    """The most pairs of a senate card and a province with one of its symbols, each in one pair (ROM-3.58)."""
    if not cards:
        return 0
    most = 0
    for symbol in cards[0]:
        if provinces[symbol]:
            rest = [count - (s == symbol) for s, count in enumerate(provinces)]
            most = max(most, 1 + _most_pairs(cards[1:], rest))
    # A card with one symbol takes a pair whenever it can: leaving it out never gives more.
    return most if most and len(cards[0]) == 1 else max(most, _most_pairs(cards[1:], provinces))


#: The kinds of senate cards by name; a second copy has no row of its own.
OFFICES: Final[dict[str, Office]] = {
    "legatus": Legatus(MILITARY, 1),
    "magistrate": Bonus(BLACK_MARKET, 1),
    "military_tribune": Decision(RerollMilitaryDie),
    "censor": Reroll(1),
    "consul_a": Consul(),
    "quaestor": Decision(FlipDie),
    "vicarius": Vicarius(ShiftDie),
    "tribunus": Tribunus(),
    "senator": Decision(LowerPlacedDie),
    "aedile": Bonus(BLACK_MARKET, 3),
    "magister_equitum": Bonus(MILITARY, 3),
    "proconsul": Reroll(2),
    "africanus_maximus": Forum(WINE, WINE),
    "hispania_maximus": Forum(OLIVES, OLIVES),
    "asianus": Scoring(_regions),
    "ludi_maximus": Scoring(_two_for(ARENA)),
    "imperator": Scoring(_two_for(CAMP)),
    "greko_maximus": Scoring(_pairs),
    "praetor": Scoring(_two_for(VILLA)),
    "vicarius_intrigue": Vicarius(RerollAnyDie),
    "tribunus_intrigue": Decision(TribunusTarget),
    "hispania_maximus_intrigue": Decision(DiscardSenateCard),
    "africanus_maximus_intrigue": Decision(StealJewel),
    "greko_maximus_intrigue": Office(),  # raises a performance (ROM-3.64)
}


class Offices:
    """The senate cards as a table plays them: their rows by card, and as masks the cards of each window."""

    __slots__ = (
        "arena",
        "end",
        "epochs",
        "forum",
        "helper",
        "legion",
        "market",
        "numbers",
        "order",
        "placing",
        "rows",
        "turn",
    )

    def __init__(
        self, rows: tuple[Office, ...], epochs: tuple[int, ...], cards: Mapping[str, int], numbers: Numbers
    ) -> None:
        """``cards`` by their windows."""
        self.rows = rows
        self.numbers = numbers
        self.epochs = epochs
        self.order = cards.get("P1", 0)
        #: Before or after placing.
        self.turn = cards.get("P2", 0)
        #: The Consuls.
        self.helper = cards.get("PL", 0)
        #: All that can be used in a turn.
        self.placing = self.turn | self.helper
        self.legion = cards.get("P3M", 0)
        self.market = cards.get("P3B", 0)
        self.arena = cards.get("A", 0)
        self.end = cards.get("E", 0)
        #: The cards by resource.
        self.forum = tuple([tuple(members(cards.get(f"F {name}", 0))) for name in RESOURCE_NAMES])


def offices_of(game: Rome, options: RomeOptions) -> Offices:
    rows = tuple([OFFICES[kind].under(options) for kind in game.kind])
    cards: dict[str, int] = {}
    for card, row in enumerate(rows):
        timing = row.timing(game.timing[card])
        cards[timing] = cards.get(timing, 0) | 1 << card
    epochs = tuple([row.epoch(game.senate_epoch[card], options) for card, row in enumerate(rows)])
    return Offices(rows, epochs, cards, Numbers(game, options))
