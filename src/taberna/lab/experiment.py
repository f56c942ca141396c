"""Experiments: many games of several variants, played by chosen bots, as rows that a report can use.

A variant is a set of options; ``--vary a=1,2 --vary b=x,y`` makes all combinations, and ``--vary
edition=base,mine.toml`` compares card data. All variants play the same seeds. Work is cut into chunks that
are written as they are done, so that an interrupted experiment goes on where it stopped.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

from taberna.bots.match import play, repeated, seated
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.log import Event
from taberna.kernel.spec import GameSpec

from .pool import Workers
from .tuned import players
from .varying import is_data, with_value

CHUNK = 50  # games

# Arguments of log events: which ones say what kind of thing happened, and which ones are worth adding up.
KINDS = ("action", "event", "rank", "resource", "good", "goods", "figure", "track", "deck")
AMOUNTS = (
    "amount", "cost", "glory", "money", "morale", "penalty", "points", "prestige", "reputation", "stalls",
    "stones", "strength", "total",
)  # fmt: skip

Row = dict[str, Any]
#: An experiment, which variant of it, and the first game.
Chunk: TypeAlias = "tuple[Experiment, int, int]"


@dataclass(frozen=True)
class Experiment:
    """What to play. Everything that can change the rows is in here."""

    game: str
    games: int
    seats: int
    bots: tuple[str, ...] = ("random",)
    variants: tuple[str, ...] = (
        "{}",
    )  # options and places of card data as JSON, one per variant; "edition" names one of the editions
    seed: str = "lab"
    milliseconds: float = 100
    edition: str = ""  # JSON of changed card data, for variants that name none
    editions: tuple[tuple[str, str], ...] = ()  # (name, JSON of changed card data)
    weights: tuple[str, ...] = ()  # JSON of what levels have learned of each variant, if they have

    def spec(self, variant: int) -> GameSpec:
        """The game of a variant: its options, and its card data."""
        said = json.loads(self.variants[variant])
        changes = dict(self.editions).get(said.pop("edition", ""), self.edition)
        edition = json.loads(changes) if changes else {}
        for path in filter(is_data, said):
            edition = with_value(find_game(self.game), edition, path, said[path])
        options = {name: value for name, value in said.items() if not is_data(name)}
        return GameSpec(self.game, self.seats, options, edition, self.seed)

    @property
    def key(self) -> str:
        """Names the experiment: rows of another one are never mixed in."""
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


def play_chunk(chunk: Chunk) -> list[Row]:
    """The games of one chunk."""
    experiment, variant, first = chunk
    spec = experiment.spec(variant)
    rules = spec.rules()
    rows = []
    with players(experiment.bots, experiment.weights[variant] if experiment.weights else "") as bots:
        for number in range(first, min(first + CHUNK, experiment.games)):
            one = spec.seeded(f"{experiment.seed} {number}")
            rows.append({"variant": variant, "game": number, **_play(experiment, bots, one, rules, number)})
    return rows


def _play(experiment: Experiment, bots: Sequence[str], spec: GameSpec, rules: Game, number: int) -> Row:
    state = spec.new(rules)
    events: list[Event] = state.listen()
    # Bots change seats from game to game, so that a strong one does not look like a strong seat.
    names = repeated(experiment.bots, spec.seats, number)
    offered: list[int] = []
    with seated(rules, repeated(bots, spec.seats, number), spec.seed) as sitting:
        result = play(
            state,
            sitting,
            lambda _, decision: offered.append(len(decision.moves)),
            seconds=experiment.milliseconds / 1000,
        )
    return {
        "bots": names,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "decisions": len(offered),
        "branching": sum(offered) / len(offered),
        "taken": _taken(events, spec.seats),
        "happened": _happened(events),
    }


def _taken(events: Iterable[Event], seats: int) -> list[dict[str, int]]:
    """For each seat what it did, and with which card, from the log: {"buys-lot consul": 1, "joins": 2, ...}."""
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        seat = event.args.get("seat")
        if not isinstance(seat, int):
            continue
        cards = event.args.get("cards", event.args.get("card"))
        for card in cards if isinstance(cards, list) else [cards]:
            counts[seat][f"{event.key} {_kind(card)}" if isinstance(card, str) else event.key] += 1
    return [dict(count) for count in counts]


def _happened(events: Sequence[Event]) -> dict[str, dict[str, float]]:
    """How often each thing happened: in all, in each round (if the game has rounds), and its numbers added up.

    ``{"performs one_of_each_type": {"times": 2, "round 3": 2, "sum of points": 10}, ...}``
    """
    found: dict[str, Counter[str]] = defaultdict(Counter)
    now = int(any(event.key == "round" for event in events))  # the first round need not be announced
    for event in events:
        args = event.args
        if event.key == "round":
            now = args["number"]
            continue
        kinds = [value for name, value in args.items() if name in KINDS and isinstance(value, str)]
        line = found[" ".join([event.key, *kinds])]
        line["times"] += 1
        if now:
            line[f"round {now}"] += 1
        for name, value in args.items():
            if name in AMOUNTS and isinstance(value, int):
                line[f"sum of {name}"] += value
        if "total" in args and "amount" in args:  # something was to be raised together
            line["sum of reached"] += args["total"] >= args["amount"]
    return {key: dict(line) for key, line in found.items()}


def _kind(card: str) -> str:
    """``consul_2`` is a Consul: copies of a card count together, but wheat_9 is not wheat_1."""
    stem, _, number = card.rpartition("_")
    copies = stem in ("censor", "consul", "quaestor", "war")
    return stem if copies and number.isdigit() else card


def perform(
    experiment: Experiment, folder: Path, workers: Workers, tick: Callable[[int], None] = lambda n: None
) -> list[Row]:
    """All rows of an experiment; chunks already in the folder are read instead of played again."""
    kept = folder / f"rows-{experiment.key}"
    kept.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    missing: list[Chunk] = []
    for variant, first in experiment.chunks():
        file = kept / f"{variant}-{first}.json"
        if file.exists():
            found = json.loads(file.read_text(encoding="utf-8"))
            rows += found
            tick(len(found))
        else:
            missing.append((experiment, variant, first))
    for (_, variant, first), found in workers(play_chunk, missing):
        part = kept / f"{variant}-{first}.part"
        part.write_text(json.dumps(found), encoding="utf-8")
        part.rename(kept / f"{variant}-{first}.json")  # a chunk is there whole or not at all
        rows += found
        tick(len(found))
    rows.sort(key=lambda row: (row["variant"], row["game"]))
    return rows
