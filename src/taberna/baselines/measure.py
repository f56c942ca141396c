"""How often each baseline wins, alone among random bots and alone among greedy ones."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from taberna.lab import arena, ratings

from .schedule import Schedule

#: Whom everybody meets, and how many games are enough for an interval that says something.
RIVALS = {"random": 40, "greedy": 16}
#: For bots that think by the clock.
FEWER = 6


def measured(schedule: Schedule, names: Sequence[str], folder: Path) -> list[dict[str, Any]]:
    """One row for each bot and rival. Blocks that were played are kept in files, and a second run goes on."""
    rows = []
    for name in names:
        for rival, games in RIVALS.items():
            if name == rival:
                continue
            slow = ":" in name
            match = arena.Tournament(
                schedule.game,
                (name, rival),
                FEWER if slow else games,
                f"baselines {schedule.seed}",
                (schedule.seats,),
                challenger=True,
                cpu=True,
            )
            file = (
                folder / f"{schedule.game}-{Path(name).name.replace(':', '-')}-{rival}-{schedule.seed}.jsonl"
            )
            rows += ratings.table(arena.run(match, file=file))
    return rows
