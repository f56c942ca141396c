"""Luck and order that follow from a deal for everybody."""

from __future__ import annotations

from hashlib import sha256

from ..table.table import Table


def bot_luck(table: Table, seat: int) -> str:
    """The luck of a bot: from the deal, its seat, and how far the game is."""
    return derived(table.setup.seed, f"{seat}/{len(table.played)}").hex()


def in_turn(table: Table) -> list[tuple[int, str]]:
    """The bots that may think now. At a deal for everybody they come one by one and after the person where several
    choose at once: what a bot sees then does not depend on who was faster."""
    asked = list(table.bots_asked())
    if table.setup.challenge is None:
        return asked
    people = any(table.chairs[seat].level is None for seat in table.asked)
    return [] if people else asked[:1]


def derived(seed: str, what: str) -> bytes:
    return sha256(f"luck of {what} in {seed}".encode()).digest()
