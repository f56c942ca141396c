"""What stands on the cards and boards of a table: the data of its edition, with the options that replace them.

Rules, boards and texts all read this, so that none of them can follow another table's options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.data import Data, Printed

if TYPE_CHECKING:
    from .options import ProvinciaOptions


def printed(data: Data, options: ProvinciaOptions) -> Printed:
    tables = data.printed()
    _counts(tables, options)
    if options.strata_unique:
        tables["buildings"]["strata"]["unique"] = True
    if options.penalty_order == "left_first":
        for card in tables["bellum"].values():
            if card["substitute"]:
                card["first"], card["substitute"] = card["substitute"], card["first"]
    if options.start_resource_order == "wood_clay_stone":
        for seats in range(2, 7):
            start = tables["setup"][f"players_{seats}"]
            start["rows"] = [[prestige, wood, clay, stone] for prestige, clay, wood, stone in start["rows"]]
    return tables


def _counts(tables: Printed, options: ProvinciaOptions) -> None:
    """How many copies there are (PRO-1.22, PRO-1.27), and how many buildings stay in the deck (PRO-2.11)."""
    for table, chosen in (("buildings", options.building_counts), ("spqr", options.consul_counts)):
        for card in tables[table].values():
            listed = card.get("printed_count", card["count"])
            if chosen == "printed":
                card["count"] = listed
    deck = tables["setup"]["deck"]
    removed = deck["removed"]
    if options.removed_buildings == "exactly_42":
        drawable = [card["count"] for name, card in tables["buildings"].items() if name != "horreum"]
        deck["left"] = sum(drawable) - removed
