"""What is printed on the cards as the rules use it: tuples by number, made once for each set of options."""

from __future__ import annotations

from typing import Any, Final

from taberna.kernel.data import Printed

from .cards import (
    BATTLE_ROUNDS,
    BUILDINGS,
    COLOURS,
    DECK_RANGES,
    FIRST_INACTIVE,
    GOLD,
    GOODS,
    HORREUM,
    PONS,
    PORTUS,
    STANDING_NAMES,
    TAGS,
    token,
    type_of,
)

#: Amounts of clay, wood, stone and gold.
Amounts = tuple[int, ...]

#: What a combat card asks for: kind, number of the tag (for buildings), amount.
Penalty = tuple[str, int, int]

# Which discount a player has (PRO-3.31): CARCHESIUM covers everything that ARCHITECTUS does, and gold too.
NO_DISCOUNT: Final = 0
BY_ARCHITECTUS: Final = 1
BY_CARCHESIUM: Final = 2


def _amounts(value: Any) -> Amounts:
    clay, wood, stone, gold = value
    return clay, wood, stone, gold


class Tables:
    """Card data by number. `standing` lists are by standing building: active and inactive ones differ there."""

    def __init__(self, printed: Printed) -> None:
        buildings, spqr, opes = printed["buildings"], printed["spqr"], printed["opes"]
        cards = list(buildings.values())
        every = [*cards, *spqr.values(), *opes.values()]
        #: The rule of each card, and how many copies of it there are.
        self.rule: tuple[str, ...] = tuple(card["rule"] for card in every)
        self.counts: tuple[int, ...] = tuple(card["count"] for card in every)
        #: Every card of each deck, one number per copy; the six HORREUM are no part of a deck (PRO-2.10).
        self.decks = tuple(
            tuple(card for card in deck if card != HORREUM for _ in range(self.counts[card]))
            for deck in DECK_RANGES
        )
        self.cost: tuple[Amounts, ...] = tuple(_amounts(card["cost"]) for card in cards)
        self.prestige: tuple[int, ...] = tuple(card["prestige"] for card in cards)
        self.gold: tuple[int, ...] = tuple(card.get("gold", 0) for card in cards)
        self.morale: tuple[int, ...] = tuple(card.get("morale", 0) for card in cards)
        self.defence: tuple[int, ...] = tuple(card.get("defence", 0) for card in cards)
        self.unique: tuple[bool, ...] = tuple(card["unique"] for card in cards)
        self.prices = tuple(_prices(self.cost, mode) for mode in (NO_DISCOUNT, BY_ARCHITECTUS, BY_CARCHESIUM))
        #: Standing buildings that forbid another copy (PRO-3.28).
        self.blockers = tuple(
            tuple(s for s in range(len(STANDING_NAMES)) if type_of(s) == card) if unique else ()
            for card, unique in enumerate(self.unique)
        )
        self._standing(cards)
        self._senate(spqr)
        self.quaestor = tuple(_amounts(card["quaestor"]) for card in opes.values())
        self.other = tuple(_amounts(card["other"]) for card in opes.values())
        self._bellum(list(printed["bellum"].values()))
        self._rest(printed)

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

    def _senate(self, spqr: dict[str, dict[str, Any]]) -> None:
        """By card number, so that no rule subtracts an offset."""

        def each(key: str, default: Any) -> list[Any]:
            return [default] * BUILDINGS + [card.get(key, default) for card in spqr.values()]

        nothing: Amounts = (0, 0, 0, 0)
        self.fee: list[int] = each("gold", 0)
        self.defenders: list[int] = each("defence", 0)
        self.glory: list[int] = each("value", 0)
        self.resources: list[int] = each("resources", 0)
        self.looks_at: list[int] = each("cards", 0)
        self.gain: list[Amounts] = [_amounts(gain) for gain in each("gain", nothing)]
        #: The two sides of a COMMERCIUM: (good, amount) for each good that changes hands.
        self.gives, self.takes = (
            [tuple((good, n) for good, n in enumerate(amounts) if n) for amounts in each(side, nothing)]
            for side in ("give", "take")
        )

    def _bellum(self, cards: list[dict[str, Any]]) -> None:
        self.strength: tuple[int, ...] = tuple(card["strength"] for card in cards)
        self.penalties: tuple[tuple[Penalty | None, Penalty | None], ...] = tuple(
            (_penalty(card["first"]), _penalty(card["substitute"])) for card in cards
        )
        self.bellum_groups = tuple(
            tuple(i for i, card in enumerate(cards) if card["round"] == number) for number in BATTLE_ROUNDS
        )

    def _rest(self, printed: Printed) -> None:
        self.goods: tuple[int, ...] = tuple(printed["goods"][name]["count"] for name in GOODS)
        towns = printed["towns"].values()
        self.colour = tuple(COLOURS.index(town["colour"]) for town in towns)
        self.personal = tuple(PONS if town["shows"] == "pons" else PORTUS for town in towns)
        self.foreign = tuple(PORTUS if own == PONS else PONS for own in self.personal)
        self.token_values: tuple[int, ...] = tuple(printed["tokens"]["each_colour"]["values"])
        others = [value for value in self.token_values if value != 1]
        #: By colour the tokens that are mixed and dealt: all but the +1, which its own player gets (PRO-2.15).
        self.mixed_tokens = tuple(tuple(token(c, value) for value in others) for c in range(len(COLOURS)))
        tracks = printed["tracks"]
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
        setup = printed["setup"]
        self.start_gold: int = setup["gold"]["start"]
        self.deck_left: int = setup["deck"]["left"]
        self.start_rows: dict[int, list[list[int]]] = {n: setup[f"players_{n}"]["rows"] for n in range(2, 7)}


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
