"""Experiments: many games of several variants, played by chosen bots, as rows that a report can use.

A variant is a set of options; ``--vary a=1,2 --vary b=x,y`` makes all combinations. All variants play the same
seeds. Work is cut into chunks that are written as they are done, so that an interrupted experiment goes on where
it stopped.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

from taberna import bots
from taberna.bots import Clock
from taberna.kernel.log import Event
from taberna.kernel.shelf import game as find_game

CHUNK = 50  # games

Row = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What to play. Everything that can change the rows is in here."""

    game: str
    games: int
    seats: int
    bots: tuple[str, ...] = ("random",)
    variants: tuple[str, ...] = ("{}",)  # options as JSON, one per variant
    seed: str = "lab"
    milliseconds: float = 100
    edition: str = field(default="")  # JSON of changed card data

    @property
    def key(self) -> str:
        """Names the experiment: rows of another plan are never mixed in."""
        return sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:12]

    def chunks(self) -> Iterator[tuple[int, int]]:
        """(variant, first game) of each piece of work."""
        for first in range(0, self.games, CHUNK):
            for variant in range(len(self.variants)):
                yield variant, first


def variants(vary: Mapping[str, Sequence[Any]], base: Mapping[str, Any]) -> tuple[str, ...]:
    """All combinations of the varied options, each on top of the common ones."""
    names = list(vary)
    return tuple(
        json.dumps({**base, **dict(zip(names, values, strict=True))})
        for values in product(*(vary[name] for name in names))
    )


def play_chunk(job: tuple[Plan, int, int]) -> list[Row]:
    """The games of one chunk."""
    plan, variant, first = job
    game = find_game(plan.game, json.loads(plan.edition) if plan.edition else None)
    options = json.loads(plan.variants[variant])
    rows = []
    for number in range(first, min(first + CHUNK, plan.games)):
        rows.append({"variant": variant, "game": number, **_play(plan, game, options, number)})
    return rows


def _play(plan: Plan, game: Any, options: Mapping[str, Any], number: int) -> Row:
    state = game.new(plan.seats, options, f"{plan.seed} {number}")
    events: list[Event] = state.listen()
    # Bots change seats from game to game, so that a strong one does not look like a strong seat.
    names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.seats)]
    players = [bots.make(name, game, f"{plan.seed} {number} {seat}") for seat, name in enumerate(names)]
    decisions = offered = 0
    while state.to_move:
        seat = state.to_move[0]
        legal = state.moves(seat)
        if names[seat] == "random":
            move = players[seat].choose({}, legal, Clock())
        else:
            move = players[seat].choose(state.view(seat), legal, Clock(plan.milliseconds / 1000))
        offered += len(legal)
        decisions += 1
        state.play(seat, move)
    result = state.result
    return {
        "bots": names,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "decisions": decisions,
        "branching": offered / decisions,
        "taken": _taken(events, plan.seats),
    }


def _taken(events: Iterable[Event], seats: int) -> list[dict[str, int]]:
    """For each seat what it did with which card, from the public log: {"buys-lot consul": 1, ...}."""
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        seat = event.args.get("seat")
        if not isinstance(seat, int):
            continue
        cards = event.args.get("cards", event.args.get("card"))
        for card in cards if isinstance(cards, list) else [cards]:
            if isinstance(card, str):
                counts[seat][f"{event.key} {_kind(card)}"] += 1
    return [dict(count) for count in counts]


def _kind(card: str) -> str:
    """``consul_2`` is a Consul: copies of a card count together, but wheat_9 is not wheat_1."""
    stem, _, number = card.rpartition("_")
    copies = stem in ("censor", "consul", "quaestor", "war")
    return stem if copies and number.isdigit() else card


# -- running -----------------------------------------------------------------------------------------

Runner = Callable[[list[tuple[Plan, int, int]]], Iterator[tuple[tuple[Plan, int, int], list[Row]]]]


def local(jobs: int) -> Runner:
    """On this machine, with some processes."""

    def run(work: list[tuple[Plan, int, int]]) -> Iterator[tuple[tuple[Plan, int, int], list[Row]]]:
        if jobs == 1:
            for job in work:
                yield job, play_chunk(job)
            return
        from multiprocessing import Pool

        with Pool(jobs or None) as pool:
            yield from pool.imap_unordered(_with_job, work)

    return run


def _with_job(job: tuple[Plan, int, int]) -> tuple[tuple[Plan, int, int], list[Row]]:
    return job, play_chunk(job)


def on_ray(address: str | None = None) -> Runner:
    """On a Ray cluster (or a local one, if no address is given)."""

    def run(work: list[tuple[Plan, int, int]]) -> Iterator[tuple[tuple[Plan, int, int], list[Row]]]:
        import ray

        ray.init(address=address, ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
        remote = ray.remote(_with_job)
        waiting = [remote.remote(job) for job in work]
        while waiting:
            done, waiting = ray.wait(waiting)
            for one in done:
                yield ray.get(one)
        ray.shutdown()

    return run


def perform(
    plan: Plan, folder: Path, runner: Runner, tick: Callable[[int], None] = lambda n: None
) -> list[Row]:
    """All rows of a plan; chunks already in the folder are read instead of played again."""
    kept = folder / f"rows-{plan.key}"
    kept.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    missing = []
    for variant, first in plan.chunks():
        file = kept / f"{variant}-{first}.json"
        if file.exists():
            found = json.loads(file.read_text(encoding="utf-8"))
            rows += found
            tick(len(found))
        else:
            missing.append((plan, variant, first))
    for (_, variant, first), found in runner(missing):
        part = kept / f"{variant}-{first}.part"
        part.write_text(json.dumps(found), encoding="utf-8")
        part.rename(kept / f"{variant}-{first}.json")  # a chunk is there whole or not at all
        rows += found
        tick(len(found))
    rows.sort(key=lambda row: (row["variant"], row["game"]))
    return rows
