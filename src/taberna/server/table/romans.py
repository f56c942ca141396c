"""Names for bots and guests."""

from __future__ import annotations

import secrets
from collections.abc import Collection

ROMANS = (
    "Aemilia", "Agrippa", "Antonia", "Aurelia", "Balbus", "Calpurnia", "Camillus", "Cassia", "Cato",
    "Cicero", "Claudia", "Clodia", "Cornelia", "Crassus", "Domitia", "Drusilla", "Fabia", "Fabius",
    "Flavia", "Fulvia", "Gracchus", "Hortensia", "Julia", "Lepidus", "Lucretia", "Maecenas", "Marcella",
    "Marius", "Octavia", "Pompeia", "Porcia", "Regulus", "Scipio", "Servilia", "Sulla", "Terentia",
    "Valeria", "Varro", "Vipsania", "Virgilia",
)  # fmt: skip


def roman(taken: Collection[str]) -> str:
    """A name that nobody at the table has, as long as there is one."""
    free = [name for name in ROMANS if name not in taken]
    return secrets.choice(free or list(ROMANS))
