"""The results of all games as a table of Markdown, for docs/baselines.md."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

#: In the order of the table; other bots follow under their own names.
NAMES = {
    "random": "random",
    "ppo": "PPO",
    "dqn": "DQN",
    "imitation": "imitation of greedy",
    "ms100": "IS-MCTS, 100 ms",
}


def written(folder: Path) -> str:
    """All result files of a folder."""
    lines = [
        "| game | seats | player | learned from | among random | among greedy |",
        "|---|---:|---|---|---:|---:|",
    ]
    for file in sorted(folder.glob("*-[0-9]*.json")):
        lines += _rows(json.loads(file.read_text(encoding="utf-8")))
    return "\n".join(lines)


def _rows(found: Mapping[str, Any]) -> list[str]:
    schedule, trained = found["plan"], found["trained"]
    by_bot: dict[str, dict[str, str]] = {}
    for row in found["matches"]:
        share = f"{100 * row['share']:.0f} % ({100 * row['low']:.0f}–{100 * row['high']:.0f})"
        margin = "" if row["margin"] is None else f", {row['margin']:+.1f}".replace("-", "−")
        told = f"{share} of {row['games']}{margin}"
        by_bot.setdefault(row["bot"], {})[row["against"]] = told
    return [
        f"| {schedule['game']} | {schedule['seats']} | {_name(bot, trained)} | {_learned(trained.get(bot))} | "
        f"{told.get('random', '')} | {told.get('greedy', '')} |"
        for bot, told in by_bot.items()
    ]


def _name(bot: str, trained: Mapping[str, Any]) -> str:
    key = trained[bot]["learner"] if bot in trained else bot.rpartition(":")[2]
    return NAMES.get(key, key)


def _learned(told: Mapping[str, Any] | None) -> str:
    if told is None:
        return ""
    spent = f"{told['seconds']} s, seed {told['seed']}"
    if "steps" in told:
        return f"{told['steps']:,} decisions, {spent}"
    agrees = f"agrees in {told['agreement']:.0%}"
    return f"{told['games']} games, {told['decisions']:,} decisions, {spent}; {agrees}"
