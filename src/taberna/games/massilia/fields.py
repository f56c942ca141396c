"""The truth of a game of Massilia, declared once: fields, where they stand in dumps and views, and who sees them."""

from __future__ import annotations

from typing import Any, Final

from taberna.kernel.fields import (
    END,
    NOBODY,
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

from . import view
from .entries import (
    fill_payments,
    fill_reshuffled,
    payments,
    read_payments,
    read_reshuffled,
    read_stalls,
    reshuffled,
    stalls,
)
from .gods import CARD_NAMES, CARDS
from .pieces import (
    COLOURS,
    DIE_NAMES,
    FIGURES,
    GOODS,
    MARKED_GOODS,
    PATH_NAMES,
    PILE_NAMES,
    PRICE_PLACES,
    SPACE_NAMES,
    USED_NAMES,
)

#: Things that have words of their own.
NAMED: Final = {
    "card": CARD_NAMES,
    "goods": GOODS,
    "colour": COLOURS,
    "figure": FIGURES,
    "die": DIE_NAMES,
    "used": USED_NAMES,
}
#: Spaces are called the same in every language; places of prices and marks are called as their goods.
NAMES: Final = {
    **NAMED,
    "space": SPACE_NAMES,
    "path": PATH_NAMES,
    "pile": PILE_NAMES,
    "price_place": PRICE_PLACES,
    "marked": MARKED_GOODS,
}

FIELDS: Final = Declaration(
    "Massilia",
    NAMES,
    zones={"card": Zone("card", range(CARDS))},
    imports=("from .gods import CARDS", "from .pieces import GAP, NOBODY, NO_ASIDE, NO_GOODS"),
    type_imports=(
        "from .entries import Ledger",
        "from .game import Massilia",
        "from .market import Market",
        "from .numbers import Numbers",
        "from .options import MassiliaOptions",
        "from .pieces import Cubes",
    ),
    groups=(
        group(
            attribute("market", "Market", Code("self.game.markets[self.options.market_data]")),
            attribute("numbers", "Numbers", Code("self.game.numbers(self.options)")),
            one("round", "number"),
            derived("rounds", "number", ("round",), Code("state.game.rounds")),
            one("active", "seat?", Code("NOBODY"), about="Whose turn it is in phase III."),
            one("order", "seat*", Code("tuple(range(seats))"), about="The turn order track."),
            one("passed", "seat*", about="In the order of passing."),
            derived("round_tiles", "number*", ("passed",), view.round_tiles),
        ),
        players(
            per_seat("reputation", "number"),
            derived("fifty_tiles", "number", ("reputation",), view.fifty_tiles),
            attribute(
                "stalls",
                "tuple[int, ...]",
                (),
                by="seat",
                about="The spaces with a stall of this player, sorted.",
            ),
            attribute(
                "goods", "list[Cubes]", Code("[NO_GOODS] * self.market.ring"), about="On each stall space."
            ),
            custom("stalls", dict[str, Any], ("stalls", "goods"), stalls, read_stalls, see=NOBODY),
            derived("stalls", "number", ("stalls",), Code("len(state.stalls[seat])")),
            derived("tiles_left", "number", ("stalls",), Code("state.tiles_left(seat)")),
            per_seat("reserve", "die*", about="Before the screen (MAS-3.4.2), sorted."),
            derived("hand_size", "number", ("hand",), Code("len(state.hand[seat])")),
            derived("fresh", "number", ("fresh",), Code("len(state.fresh[seat])")),
            per_seat(
                "screen",
                "die*",
                shown_as="dice_taken",
                about="Dice behind the screen, in the order in which everybody saw them taken (MAS-4.3).",
            ),
            per_seat("money", "number", see=OWN, open_if="state.options.open_holdings"),
            per_seat("stones", "number", see=OWN, open_if="state.options.open_holdings"),
            derived("screen", "die*", ("screen",), view.own_screen, see=OWN),
            per_seat("hand", "card*", see=OWN, zone="card", about="God cards, sorted."),
            per_seat(
                "fresh",
                "card*",
                see=OWN,
                shown_as="fresh_cards",
                about="Cards taken since the owner's last turn began (MAS-3.7.4).",
            ),
            per_seat(
                "seen",
                "card*",
                see=NOBODY,
                about="Cards that everybody saw being taken from the display (MAS-4.4).",
            ),
            derived(
                "score", view.MassiliaScore, ("reputation", "stalls", "money", "stones"), view.points, see=END
            ),
        ),
        group(
            per("figure", "figures", "path", see=NOBODY, about="Customers and consul, on the path."),
            derived("market", view.MassiliaMarket, ("stalls", "goods", "figures"), view.market),
        ),
        group(
            per("goods", "harbour", "number"),
            per("price_place", "price", "number", 1, key="prices", low=1),
            per("marked", "mark", "number", 2, key="marks", low=1, about="Under the point stones."),
            one("temple", "die*", about="Sorted."),
            one("supply", "number", about="Penalty stones."),
            one(
                "aside",
                "number*",
                Code("NO_ASIDE"),
                about="Four goods and stones that a position took out of the game.",
            ),
        ),
        group(
            one("display", "card?*", Code("(GAP, GAP)"), zone="card"),
            derived("draw_pile", "number", ("draw_pile",), Code("len(state.draw_pile)")),
            one("discard", "card*", key="discard_pile", zone="card"),
        ),
        group(
            attribute("ledger", "Ledger", None, chain=True, about="Open payments, newest outside (MAS-4.2)."),
            custom("payments", list[list[int]], ("ledger",), payments, read_payments, fill_payments),
        ),
        group(
            derived("takes", list[list[Any]], ("hand", "fresh", "seen", "ages"), view.takes),
            one("shuffles", "number"),
            attribute(
                "ages",
                "tuple[int, ...]",
                Code("(0,) * CARDS"),
                about="For each card the shuffle that last mixed it into the draw pile.",
            ),
            custom("reshuffled", dict[str, int], ("ages",), reshuffled, read_reshuffled, fill_reshuffled),
        ),
        group(one("draw_pile", "card*", pile=True, see=END, shown_as="pile_cards", zone="card")),
    ),
)
