"""The card data as the rules use them: tuples by number, made once from cards.toml."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.data import Data

from .cards import (
    AEDIFICIUM,
    BATTLE_ROUNDS,
    BELLUM_NAMES,
    BUILDING_NAMES,
    BUILDINGS,
    COLOURS,
    DECK_RANGES,
    FIRST_INACTIVE,
    FIRST_OPES,
    GOLD,
    GOODS,
    HORREUM,
    OPES_NAMES,
    PONS,
    PORTUS,
    SPQR,
    SPQR_NAMES,
    STANDING_NAMES,
    STRATA,
    TAGS,
    TOWN_NAMES,
    deck_of,
    type_of,
)

if TYPE_CHECKING:
    from .options import ProvinciaOptions

#: Amounts of clay, wood, stone and gold.
Amounts = tuple[int, int, int, int]

#: What a combat card asks for: kind, number of the tag (for buildings), amount.
Penalty = tuple[str, int, int]

# Which discount a player has (PRO-3.31): CARCHESIUM covers everything that ARCHITECTUS does, and gold too.
NO_DISCOUNT = 0
BY_ARCHITECTUS = 1
BY_CARCHESIUM = 2


def _amounts(value: Any) -> Amounts:
    clay, wood, stone, gold = value
    return clay, wood, stone, gold


class Tables:
    """Card data by number. `standing` lists are by standing building: active and inactive ones differ there."""

    def __init__(self, data: Data) -> None:
        buildings = data["buildings"]
        cards = [buildings[name] for name in BUILDING_NAMES]
        spqr = data["spqr"]
        opes = data["opes"]
        every = [*cards, *(spqr[name] for name in SPQR_NAMES), *(opes[name] for name in OPES_NAMES)]
        self._counts: tuple[int, ...] = tuple(card["count"] for card in every)
        self._printed: tuple[int, ...] = tuple(card.get("printed_count", card["count"]) for card in every)
        self.cost: tuple[Amounts, ...] = tuple(_amounts(card["cost"]) for card in cards)
        self.prestige: tuple[int, ...] = tuple(card["prestige"] for card in cards)
        self.gold: tuple[int, ...] = tuple(card.get("gold", 0) for card in cards)
        self.morale: tuple[int, ...] = tuple(card.get("morale", 0) for card in cards)
        self.defence: tuple[int, ...] = tuple(card.get("defence", 0) for card in cards)
        self.unique = [card["unique"] for card in cards]
        self.prices = tuple(_prices(self.cost, mode) for mode in (NO_DISCOUNT, BY_ARCHITECTUS, BY_CARCHESIUM))
        #: Standing buildings that forbid another copy (PRO-3.28), without and with `strata_unique`.
        self.blockers = (self._blockers(False), self._blockers(True))
        self._standing(cards)
        self._senate(spqr)
        self.quaestor = tuple(_amounts(opes[name]["quaestor"]) for name in OPES_NAMES)
        self.other = tuple(_amounts(opes[name]["other"]) for name in OPES_NAMES)
        self._bellum(data["bellum"])
        self._rest(data)
        self._copies: dict[tuple[int, bool], tuple[int, ...]] = {}

    def _blockers(self, strata_unique: bool) -> tuple[tuple[int, ...], ...]:
        def of(card: int) -> tuple[int, ...]:
            if not self.unique[card] and not (card == STRATA and strata_unique):
                return ()
            return tuple(s for s in range(len(STANDING_NAMES)) if type_of(s) == card)

        return tuple(of(card) for card in range(BUILDINGS))

    def _standing(self, cards: list[dict[str, Any]]) -> None:
        """What a building gives while it stands: inactive ones give their prestige only (PRO-3.27)."""
        value, military, morale, tags = [], [], [], []
        income: list[Amounts] = []
        for standing in range(len(STANDING_NAMES)):
            card = cards[type_of(standing)]
            activated = standing >= BUILDINGS
            works = activated or standing < FIRST_INACTIVE
            value.append(card["prestige"] - activated)  # PRO-3.12: a turned card shows 1 less
            military.append(card.get("military", 0) if works else 0)
            income.append(_amounts(card.get("income", (0, 0, 0, 0))) if works else (0, 0, 0, 0))
            morale.append(card.get("income_morale", 0) if works else 0)
            tags.append(frozenset((0, *(TAGS.index(tag) for tag in card["tags"]))))
        self.value = tuple(value)
        self.military = tuple(military)
        self.income = tuple(income)
        self.income_morale = tuple(morale)
        self.earns = tuple(any(i) or m > 0 for i, m in zip(income, morale, strict=True))
        self.tags = tuple(tags)

    def _senate(self, spqr: dict[str, Any]) -> None:
        """By card number, so that no rule subtracts an offset."""
        blank: Amounts = (0, 0, 0, 0)
        self.fee = [0] * FIRST_OPES
        self.consul = [0] * FIRST_OPES
        self.glory = [0] * FIRST_OPES
        self.gain = [blank] * FIRST_OPES
        #: The two sides of a COMMERCIUM: (good, amount) for each good that changes hands.
        self.gives: list[tuple[tuple[int, int], ...]] = [()] * FIRST_OPES
        self.takes: list[tuple[tuple[int, int], ...]] = [()] * FIRST_OPES
        for card, name in enumerate(SPQR_NAMES, BUILDINGS):
            entry = spqr[name]
            self.fee[card] = entry["gold"]
            self.consul[card] = entry.get("defence", 0)
            self.glory[card] = entry.get("value", 0)
            self.gain[card] = _amounts(entry.get("gain", blank))
            self.gives[card] = tuple((g, n) for g, n in enumerate(entry.get("give", blank)) if n)
            self.takes[card] = tuple((g, n) for g, n in enumerate(entry.get("take", blank)) if n)
        self.corruptio: int = spqr["corruptio"]["resources"]
        self.consuetudo: int = spqr["consuetudo"]["cards"]

    def _bellum(self, bellum: dict[str, Any]) -> None:
        cards = [bellum[name] for name in BELLUM_NAMES]
        self.strength: tuple[int, ...] = tuple(card["strength"] for card in cards)
        self.penalties: tuple[tuple[Penalty | None, Penalty | None], ...] = tuple(
            (_penalty(card["first"]), _penalty(card["substitute"])) for card in cards
        )
        self.bellum_groups = tuple(
            tuple(i for i, card in enumerate(cards) if card["round"] == number) for number in BATTLE_ROUNDS
        )

    def _rest(self, data: Data) -> None:
        self.goods: tuple[int, ...] = tuple(data.value("goods", name, "count") for name in GOODS)
        towns = data["towns"]
        self.colour = tuple(COLOURS.index(towns[name]["colour"]) for name in TOWN_NAMES)
        self.personal = tuple(PONS if towns[name]["shows"] == "pons" else PORTUS for name in TOWN_NAMES)
        self.foreign = tuple(PORTUS if own == PONS else PONS for own in self.personal)
        self.token_values: tuple[int, ...] = tuple(data.value("tokens", "each_colour", "values"))
        tracks = data["tracks"]
        self.morale_start: int = tracks["morale"]["start"]
        self.morale_bottom: int = tracks["morale"]["bottom"]
        self.morale_top: int = tracks["morale"]["top"]
        self.defence_start: int = tracks["defence"]["start"]
        self.defence_bottom: int = tracks["defence"]["bottom"]
        self.defence_top: int = tracks["defence"]["top"]
        self.storage: int = tracks["storage"]["with_horreum"]
        self.small_storage: int = tracks["storage"]["without"]
        self.hand_limit: int = tracks["hand"]["limit"]
        self.prestige_cards: int = tracks["prestige_cards"]["count"]
        self.start_gold: int = data.value("setup", "gold", "start")
        self.deck_left: int = data.value("setup", "deck", "left")
        self.deck_removed: int = data.value("setup", "deck", "removed")
        self.start_rows = {n: data.value("setup", f"players_{n}", "rows") for n in range(2, 7)}

    def cards_of(self, deck: int, options: ProvinciaOptions) -> tuple[int, ...]:
        """Every card of a deck, one number per copy; the six HORREUM are no part of the deck (PRO-2.10)."""
        printed = _as_printed(deck, options)
        found = self._copies.get((deck, printed))
        if found is None:
            counts = self._printed if printed else self._counts
            cards = [card for card in DECK_RANGES[deck] if card != HORREUM for _ in range(counts[card])]
            found = self._copies[deck, printed] = tuple(cards)
        return found

    def count(self, card: int, options: ProvinciaOptions) -> int:
        """How many copies of a card there are."""
        printed = _as_printed(deck_of(card), options)
        return (self._printed if printed else self._counts)[card]


def _as_printed(deck: int, options: ProvinciaOptions) -> bool:
    """Whether the copies of a deck's cards are those the card list prints (PRO-1.22, PRO-1.27)."""
    if deck == AEDIFICIUM:
        return options.building_counts == "printed"
    return deck == SPQR and options.consul_counts == "printed"


def _prices(costs: tuple[Amounts, ...], mode: int) -> tuple[tuple[tuple[int, Amounts], ...], ...]:
    """For each building what it may cost: (reduced good or -1, amounts). A discount is compulsory (PRO-3.31)."""
    last = (-1, GOLD, GOLD + 1)[mode]  # gold can be reduced by CARCHESIUM only (PRO-3.32)

    def of(cost: Amounts) -> tuple[tuple[int, Amounts], ...]:
        reduced = []
        for good in range(last):
            if cost[good]:
                less = list(cost)
                less[good] -= 1
                reduced.append((good, _amounts(less)))
        return tuple(reduced) or ((-1, cost),)

    return tuple(of(cost) for cost in costs)


def _penalty(entry: dict[str, Any]) -> Penalty | None:
    if not entry:
        return None
    return entry["kind"], TAGS.index(entry.get("tag", "any")), entry["amount"]
