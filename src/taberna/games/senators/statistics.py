"""What players of Senators care about: senators won and lost, and whether cards brought what was paid for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from taberna.debrief.tally import Purchase, Row, Tally, Told, summed

#: Lines that tell of a card bought: who gets it.
BUYERS: Final = {
    "sells-lot": "other",
    "buys-lot": "seat",
    "merchants-lot": "seat",
    "takes-unbid": "seat",
    "sells-extorted": "other",
}


def tally(told: Sequence[Told], view: Mapping[str, Any]) -> Tally:
    seats: int = view["seats"]
    bought = _purchases(told)
    paid = tuple(sum(one.paid for one in bought if one.seat == seat) for seat in range(seats))
    brought = tuple(sum(one.brought for one in bought if one.seat == seat) for seat in range(seats))
    points = [
        Row("stat_senators_gained", summed(told, seats, {"gains-senator": None})),
        Row("stat_senators_sold", tuple(-n for n in summed(told, seats, {"embezzles": None}))),
        Row("stat_senators_lost", tuple(-n for n in summed(told, seats, {"loses-senator": None}))),
    ]
    statistics = [
        Row("stat_cards_bought", tuple(sum(one.seat == seat for one in bought) for seat in range(seats))),
        Row("stat_paid", paid),
        Row("stat_brought", brought),
        Row("stat_sets_sold", summed(told, seats, {"sells-set": None})),
        Row("stat_set_talents", summed(told, seats, {"sells-set": "amount"})),
        Row("stat_extorted", summed(told, seats, {"keeps-extorted": "amount"}, who="other")),
        Row("stat_embezzled", summed(told, seats, {"embezzles": "amount"})),
        Row("stat_war_bids", summed(told, seats, {"secret-bid": "amount"})),
    ]
    return Tally(points, statistics, bought)


def mark(line: Told) -> str:
    """Turns by their numbers, and the Wars."""
    if line.key == "event" and str(line.args["event"]).startswith("war"):
        return "⚔"
    return str(line.args["number"]) if line.key == "turn" else ""


def _purchases(told: Sequence[Told]) -> list[Purchase]:
    """Each card bought, with its share of the set in which it was sold; nothing if it never was."""
    held: dict[str, tuple[int, int]] = {}
    found: list[Purchase] = []
    for line in told:
        buyer = BUYERS.get(line.key)
        if buyer is not None:
            card = line.args["card"]
            if card in held:  # sold on before it was cashed in: what the next one paid is what it brought
                found.append(Purchase(held[card][0], card, held[card][1], line.args.get("amount", 0)))
            held[card] = (line.args[buyer], line.args.get("amount", 0))
        elif line.key == "sells-set":
            cards = [str(card).partition(" ")[0] for card in line.args["cards"]]
            for place, card in enumerate(cards):
                if card in held:
                    seat, price = held.pop(card)
                    found.append(Purchase(seat, card, price, _share(line.args["amount"], len(cards), place)))
    found += [Purchase(seat, card, price, 0) for card, (seat, price) in held.items()]
    return found


def _share(amount: int, cards: int, place: int) -> int:
    """Whole talents; the first cards take what is left over."""
    return amount // cards + (place < amount % cards)
