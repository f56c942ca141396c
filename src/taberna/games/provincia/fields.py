"""The truth of a game of Provincia Romana, declared once: fields, their places in dumps and views, who sees them."""

from __future__ import annotations

from typing import Any, Final

from taberna.kernel.fields import (
    END,
    NOBODY,
    OWN,
    OWN_FOR_EVER,
    Code,
    Declaration,
    attribute,
    by_hand,
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
    BELLUM_NAMES,
    CARD_NAMES,
    DECK_NAMES,
    GOODS,
    ROUNDS,
    STANDING_NAMES,
    TAGS,
    TOKEN_NAMES,
    TOWN_NAMES,
)

NAMES: Final = {
    "card": CARD_NAMES,
    "standing": STANDING_NAMES,
    "bellum": BELLUM_NAMES,
    "deck": DECK_NAMES,
    "good": GOODS,
    "tag": TAGS,
    "token": TOKEN_NAMES,
    "town": TOWN_NAMES,
}

FIELDS: Final = Declaration(
    "Provincia",
    NAMES,
    imports=("from .memory import blank",),
    type_imports=(
        "from .game import Provincia",
        "from .memory import Memory, Story",
        "from .options import ProvinciaOptions",
        "from .tables import Tables",
    ),
    groups=(
        group(
            attribute("tables", "Tables", Code("self.game.tables(self.options)"), about="What cards print."),
            one("round", "number", 1, low=1, high=ROUNDS),
            derived("phase", "number", (), view.phase),
            one("start", "seat", about="The start player of the round."),
        ),
        group(
            per("deck", "markers", "number", 2, about="Action markers left at each deck (PRO-3.17)."),
            per("good", "supply", "number", Code("list(self.tables.goods)")),
            per(
                "good",
                "aside",
                "number",
                key="set_aside",
                fixed=True,
                about="Goods a position took out of the game; none otherwise.",
            ),
        ),
        group(
            derived("decks", dict[str, int], ("decks",), view.deck_sizes),
            derived("discards", dict[str, int], ("piles",), view.discard_sizes),
            derived("removed", dict[str, int], ("removed",), view.removed_sizes),
            one("face_up", "card*", about="The cards laid out in phase 1 (PRO-3.18)."),
            one("face_down", "card?*", see=NOBODY, about="-1 where one is taken."),
            derived("face_down", "flag*", ("face_down",), Code("[card >= 0 for card in state.face_down]")),
        ),
        players(
            per_seat("town", "town?", fixed=True, about="-1 while it is not chosen."),
            derived("colour", str | None, ("town",), view.colour),
            derived("personal", str | None, ("town",), view.personal),
            attribute("goods", "list[int]", Code("[0] * (4 * seats)"), about="At 4 * seat + good."),
            custom("clay", "number", (Code("state.goods[::4]"),), entries.clay, entries.read_good),
            custom("wood", "number", (Code("state.goods[1::4]"),), entries.wood, entries.read_good),
            custom("stone", "number", (Code("state.goods[2::4]"),), entries.stone, entries.read_good),
            custom("gold", "number", (Code("state.goods[3::4]"),), entries.gold, entries.read_good),
            derived("storage", "number", ("city",), Code("state.limit(seat)")),
            per_seat("morale", "number", Code("[self.tables.morale_start] * seats"), low=-99, high=99),
            per_seat("defence", "number", Code("[self.tables.defence_start] * seats"), low=-99, high=99),
            derived("military", "number", ("city",), Code("state.military(seat)")),
            per_seat("prestige", "number", low=-999, high=999),
            per_seat(
                "carded",
                "number",
                key="on_prestige_cards",
                see=NOBODY,
                about="Prestige lost as the prestige cards of a seat show it (PRO-3.13).",
            ),
            derived("prestige_cards", "number*", ("carded",), view.prestige_cards),
            per_seat(
                "uncarded",
                "number",
                key="on_no_card",
                low=-999,
                high=999,
                about="Prestige that no card in front of a seat shows (PRO-3.14, PRO-7.7, PRO-OPT-05).",
            ),
            per_seat("city", "standing*", ordered=True, about="Standing buildings."),
            per_seat("front", "card*", ordered=True, about="Senate cards that stay in play."),
            attribute("extorted", "tuple[tuple[int, int], ...]", (), about="CONCUSSIO: (owner, target)."),
            custom(
                "concussio",
                "seat*",
                ("extorted",),
                entries.concussio,
                entries.read_concussio,
                entries.fill_concussio,
            ),
            derived("tax_free", "flag", ("front", "extorted"), Code("state.tax_free(seat)")),
            per_seat("hand", "card*", see=OWN, ordered=True),
            derived("hand_size", "number", ("hand",), Code("len(state.hand[seat])")),
            derived("hand_backs", dict[str, int], ("hand",), view.hand_backs),
            per_seat(
                "known",
                "card*",
                shown_as="hand_known",
                ordered=True,
                about="Cards of a hand that everybody saw go there and nobody can have discarded unseen.",
            ),
            derived(
                "hand_maybe",
                "card*",
                tuple(
                    Code(f"state.recall().decks[{deck}].{part}")
                    for deck in range(2)
                    for part in ("items", "hidden")
                ),
                view.hand_maybe,
            ),
            per_seat("tokens", "token*", see=OWN_FOR_EVER, ordered=True),
            derived("tokens_left", "number", ("tokens",), Code("len(state.tokens[seat])")),
            per_seat(
                "committed",
                "token?",
                shown_as="token_down",
                see=OWN_FOR_EVER,
                about="The token a seat has put down, -1 while open (PRO-3.46).",
            ),
            derived("committed", "flag", ("committed",), Code("state.committed[seat] >= 0")),
            per_seat(
                "played",
                "token*",
                key="played_tokens",
                see=OWN_FOR_EVER,
                about="The tokens a seat has played; only itself ever knows (PRO-4.7).",
            ),
        ),
        group(
            one("bellum", "bellum*", see=NOBODY, about="The four combat cards of the game, by battle."),
            one(
                "revealed_tokens",
                "token**",
                see=NOBODY,
                about="Of each battle, in an order that tells nothing.",
            ),
            derived("battles", list[view.ProvinciaBattle], ("revealed_tokens", "bellum"), view.battles),
        ),
        group(
            attribute("memory", "Memory", Code("blank(seats)")),
            attribute("story", "Story", None, about="What happened since the memory was folded last."),
            custom("memory", dict[str, Any], (), entries.memory, entries.read_memory, see=NOBODY),
        ),
        by_hand(
            "view.MEMORY",
            view.SEEN_OF_MEMORY,
            view.seen_of_memory,
            view.MEMORY_NOW,
            memory=dict[str, Any] | None,
        ),
        group(
            per(
                "deck",
                "decks",
                "card*",
                pile=True,
                see=END,
                shown_as="piles.decks",
                about="The last card is the top one.",
            ),
            per("deck", "piles", "card*", key="discards", see=END, shown_as="piles.discards"),
            per(
                "deck",
                "removed",
                "card*",
                fixed=True,
                see=END,
                shown_as="piles.removed",
                about="Out of the game (PRO-2.5, PRO-2.11).",
            ),
        ),
    ),
)
