"""The truth of a game of Rome, declared once: fields, where they stand in dumps and views, and who sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.fields import (
    END,
    OWN,
    Code,
    Declaration,
    Zone,
    attribute,
    custom,
    derived,
    group,
    one,
    per,
    per_seat,
    players,
)

from . import entries, view
from .cards import (
    ARENA_NAMES,
    DECK_NAMES,
    POINT_SOURCES,
    PROVINCE_NAMES,
    RESOURCE_NAMES,
    ROUNDS,
    SENATE_NAMES,
    SIDES,
    TRACK_NAMES,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .state import RomeState

NAMES: Final = {
    "province": PROVINCE_NAMES,
    "senate_card": SENATE_NAMES,
    "arena_card": ARENA_NAMES,
    "track": TRACK_NAMES,
    "resource": RESOURCE_NAMES,
    "deck": DECK_NAMES,
    "source": POINT_SOURCES,
    "bonus": ("strength", "budget"),
}
#: The cards that lie under the three tracks, and their zones.
CARDS: Final = ("province*", "senate_card*", "arena_card*")
ZONES: Final = ("provinces", "senate", "arena")


def _provinces(state: RomeState) -> Sequence[int]:
    return state.game.provinces_in_play(state.seats)


def _senate(state: RomeState) -> Sequence[int]:
    return state.game.senate_deck(state.options, state.seats)


def _arena(state: RomeState) -> Sequence[int]:
    return state.game.arena_cards


FIELDS: Final = Declaration(
    "Rome",
    NAMES,
    zones={
        "provinces": Zone("province", _provinces, "provinces", single=True),
        "senate": Zone("senate_card", _senate, "senate", single=True),
        "arena": Zone("arena_card", _arena, "arena"),
    },
    type_imports=(
        "from .entries import Purchases, Show",
        "from .game import Rome",
        "from .numbers import Numbers",
        "from .options import RomeOptions",
        "from .senate import Offices",
        "from .tracks import Group",
    ),
    groups=(
        group(
            attribute("offices", "Offices", Code("self.game.offices(self.options)")),
            attribute("numbers", "Numbers", Code("self.offices.numbers")),
            one("round", "number", 1, low=1, high=ROUNDS),
            derived("phase", int | None, (), view.phase),
            derived("cycle", int | None, (), view.cycle),
            one(
                "order",
                "seat*",
                Code("tuple(range(seats))"),
                about="The player order; in Phase 1 still that of the round before (ROM-3.15).",
            ),
        ),
        players(
            derived("sp", "number", ("points",), Code("sum(state.points[seat])")),
            per_seat("points", "number/source", (0,) * len(POINT_SOURCES)),
            per_seat("forum", "number/resource", (0,) * len(RESOURCE_NAMES)),  # ROM-1.5
            per_seat(
                "sums",
                "number",
                key="sum",
                fixed=True,
                low=-99,
                high=99,
                about="Adjusted sums for the player order (ROM-3.13).",
            ),
            per_seat("dice", "number*", low=1, high=SIDES, ordered=True, about="Unplaced dice, sorted."),
            attribute(
                "forfeited",
                "int",
                0,
                by="seat",
                fixed=True,
                about="The die lost by a forced pass, 0 for none (ROM-7.5).",
            ),
            custom(
                "forfeited",
                int | None,
                ("forfeited",),
                entries.forfeited,
                entries.read_forfeited,
                entries.fill_forfeited,
            ),
            per_seat("provinces", "province&", zone="provinces"),
            attribute("exhausted", "int", 0, about="All exhausted provinces, as a mask."),
            custom(
                "exhausted",
                "province*",
                ("provinces", "exhausted"),
                entries.exhausted,
                entries.read_exhausted,
                entries.fill_exhausted,
            ),
            per_seat("senate", "senate_card&", zone="senate"),
            attribute("used", "int", 0, about="All exhausted senate cards, as a mask."),
            attribute(
                "laid",
                "tuple[tuple[int, int], ...]",
                (),
                about="Exhausted senate cards and the provinces they lie on, as masks.",
            ),
            custom(
                "used",
                list[entries.RomeUse],
                ("senate", "laid"),
                entries.used,
                entries.read_used,
                entries.fill_used,
            ),
            per_seat(
                "promised",
                "number/bonus",
                (0, 0),
                fixed=True,
                about="Bought in Phase 2 for Phase 3 (ROM-6.10).",
            ),
            derived("hand_size", "number", ("hands",), Code("len(state.hands[seat])")),
            per_seat("hands", "arena_card*", key="hand", see=OWN, zone="arena", ordered=True),
            per_seat(
                "staged",
                "arena_card*",
                see=OWN,
                fixed=True,
                about="Face-down performances; the cards are still in hand.",
            ),
            per_seat("committed", "flag", fixed=True, about="Whose performance is final."),
        ),
        group(
            attribute(
                "tracks",
                "tuple[Group, ...]",
                (),
                by="track",
                about="The groups on each track, section I first.",
            ),
            custom(
                "tracks",
                dict[str, list[entries.RomeGroup | None]],
                ("tracks",),
                entries.tracks,
                entries.read_tracks,
                entries.fill_tracks,
            ),
        ),
        group(
            per("track", "displays", CARDS, zone=ZONES),
            derived("decks", dict[str, int], ("decks",), view.deck_sizes),
            per("deck", "removed", CARDS, zone=ZONES, about="Face up (ROM-3.6)."),
            derived("senate_deck", list[str], ("decks",), view.senate_deck),
        ),
        group(
            attribute(
                "purchases", "Purchases", None, chain=True, about="The public ones, newest outside (ROM-4.1)."
            ),
            custom(
                "purchases",
                list[entries.RomePurchase],
                ("purchases",),
                entries.purchases,
                entries.read_purchases,
                entries.fill_purchases,
            ),
        ),
        group(
            attribute("performances", "tuple[Show, ...]", ()),
            custom(
                "performances",
                list[entries.RomePerformance],
                ("performances",),
                entries.performances,
                entries.read_performances,
                entries.fill_performances,
            ),
        ),
        group(
            per(
                "deck",
                "decks",
                CARDS,
                pile=True,
                see=END,
                shown_as="deck_cards",
                zone=ZONES,
                about="The last card is the top one.",
            ),
        ),
    ),
)
