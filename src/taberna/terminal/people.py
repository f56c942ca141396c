"""Who sits at a table in the terminal: people at this device, and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from taberna.bots import BOTS
from taberna.kernel.errors import BadRecord, BadSetup
from taberna.kernel.record import Record

#: Names for whoever does not give one.
NAMES = ("Livia", "Marcus", "Claudia", "Titus", "Aelia", "Gaius")

_BOT = re.compile(r"(.*) \[([^\[\]]+)\]")


@dataclass(frozen=True)
class Person:
    name: str
    #: The kind of bot, None for a human.
    bot: str | None = None

    def __str__(self) -> str:
        """As a record writes it: “Marcus [random]” is a bot."""
        return f"{self.name} [{self.bot}]" if self.bot else self.name

    @staticmethod
    def read(text: str) -> Person:
        """What a file says of a player, without characters that would command the terminal."""
        text = "".join(letter for letter in text if letter.isprintable())
        marked = _BOT.fullmatch(text)
        return Person(marked[1], marked[2]) if marked else Person(text)


def people(seats: int, humans: int, bots: Sequence[str], names: Sequence[str] = ()) -> list[Person]:
    """Humans first, then bots, whose kinds are repeated as often as needed."""
    if not 0 <= humans <= seats:
        raise BadSetup(f"{humans} humans do not fit on {seats} seats")
    if len(names) > seats:
        raise BadSetup(f"{len(names)} names for {seats} seats")
    if len(set(names)) < len(names) or any(not name.isprintable() or not name.strip("[] ") for name in names):
        raise BadSetup("every player needs a name of their own")
    if any("[" in name or "]" in name for name in names):
        raise BadSetup("a name has no brackets: “Marcus [random]” is how a record writes a bot")
    free = [name for name in NAMES if name not in names]
    called = [*names, *free][:seats]
    return [
        Person(name, None if place < humans else bots[(place - humans) % len(bots)])
        for place, name in enumerate(called)
    ]


def people_of(record: Record, humans: int, bots: Sequence[str]) -> list[Person]:
    """Those a record names; a record without names gets people as a new game does.

    A file from somebody else must not start programs here: bots that are not ours play only if they are
    named in ``bots``, too.
    """
    if not record.players:
        return people(record.seats, humans, bots)
    found = [Person.read(text) for text in record.players]
    for person in found:
        if person.bot and person.bot not in (*BOTS, *bots) and not person.bot.startswith("search:"):
            raise BadRecord(
                f"players: {person.bot!r} is none of our bots; to trust it, add --bots {person.bot!r}"
            )
    return found
