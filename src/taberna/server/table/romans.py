"""Names for bots and guests. A bot's name tells its character, at every table."""

from __future__ import annotations

import secrets
from collections.abc import Collection

#: Who is known for what.
CHARACTERS = {
    "cautious": (
        "Aemilia", "Balbus", "Calpurnia", "Cato", "Cicero", "Cornelia", "Fabia", "Fabius", "Lucretia",
        "Octavia", "Porcia", "Regulus", "Terentia", "Varro",
    ),
    "greedy": (
        "Agrippa", "Antonia", "Aurelia", "Crassus", "Domitia", "Flavia", "Julia", "Lepidus", "Maecenas",
        "Pompeia", "Valeria", "Vipsania", "Virgilia",
    ),
    "aggressive": (
        "Camillus", "Cassia", "Claudia", "Clodia", "Drusilla", "Fulvia", "Gracchus", "Hortensia",
        "Marcella", "Marius", "Scipio", "Servilia", "Sulla",
    ),
}  # fmt: skip
ROMANS = tuple(sorted(name for names in CHARACTERS.values() for name in names))
_CHARACTER = {name: character for character, names in CHARACTERS.items() for name in names}


def roman(taken: Collection[str]) -> str:
    """A name that nobody at the table has, as long as there is one."""
    free = [name for name in ROMANS if name not in taken]
    return secrets.choice(free or list(ROMANS))


def character_of(name: str) -> str | None:
    """What a bot of this name is like; those that people have named are like nobody."""
    return _CHARACTER.get(name.partition(" ")[0])
