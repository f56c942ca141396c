"""Golden games: stored records with a transcript of everything that was offered and seen.

`golden.toml` in a game's folder lists the games; for each there is a record and a transcript in tests/records. A change
of rules shows up as a readable difference of a transcript, or as a record that no longer replays.

    python -m tests.golden make               # play and write games of all games that have no record yet
    python -m tests.golden update senators    # write the transcripts anew; say why in the commit
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import taberna
from taberna.kernel.log import Event
from taberna.kernel.move import Move
from taberna.kernel.state import State

RECORDS = Path(__file__).parent / "records"


def wanted(game: str) -> list[dict[str, Any]]:
    """What golden.toml lists: name, seats, options, seed."""
    path = Path(taberna.game(game).package) / "golden.toml"
    if not path.exists():
        return []
    games: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["games"]
    return games


def play(game: str, seats: int, options: dict[str, Any], seed: str) -> taberna.Record:
    """A random game with few interrupts, so that it gets to the end of the rulebook."""
    rng = Random(f"golden {game} {seed}")
    record = taberna.Record.new(game, seats, options, seed)
    while record.state.to_move:
        seat = rng.choice(record.state.to_move)
        legal = record.state.moves(seat)
        calm = [move for move in legal if not move.interrupt]
        record.append(seat, rng.choice(calm if calm and rng.random() < 0.97 else legal))
    return record


def transcript(record: taberna.Record) -> str:
    return "\n".join(_lines(record)) + "\n"


def _lines(record: taberna.Record) -> Iterator[str]:
    state = record.replay(0)
    viewers: list[int | None] = [None, *range(record.seats)]
    seen = {viewer: dict(_flat(state.view(viewer))) for viewer in viewers}
    yield f"{record.game.name}, {record.seats} seats, options {json.dumps(record.options)}, seed {record.seed}"
    yield from _changes({viewer: {} for viewer in viewers}, seen)
    for number, (seat, text) in enumerate(record.moves, 1):
        step = state.stack[-1]
        yield ""
        yield f"== {number}. {step.name} {step.rule}"
        for asked in state.to_move:
            yield f"   {asked} may: {_offer(state.moves(asked))}"
        yield f"-> {seat} {text}"
        events: list[Event] = []
        state.listener = events
        state.play(seat, text)
        for event in events:
            yield f"   log {event.key} {event.rule} {json.dumps(event.args)}" + (
                f" and to {event.to} {json.dumps(event.secret)}" if event.secret else ""
            )
        now = {viewer: dict(_flat(state.view(viewer))) for viewer in viewers}
        yield from _changes(seen, now)
        seen = now


def _offer(moves: list[Move]) -> str:
    """The moves, with runs of numbers drawn together: ``lock 0..17``."""
    parts: list[str] = []
    i = 0
    while i < len(moves):
        j = i
        while j + 1 < len(moves) and _follows(moves[j], moves[j + 1]):
            j += 1
        parts.append(moves[i].text if j - i < 2 else f"{moves[i].text}..{moves[j].args[-1]}")
        i = i + 1 if j - i < 2 else j + 1
    return " | ".join(parts)


def _follows(a: Move, b: Move) -> bool:
    if a.verb != b.verb or not a.args or a.args[:-1] != b.args[:-1]:
        return False
    last, following = a.args[-1], b.args[-1]
    return isinstance(last, int) and isinstance(following, int) and following == last + 1


def _flat(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """A view as path → value; short lists stay on one line."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from _flat(item, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and value and isinstance(value[0], dict | list):
        for i, item in enumerate(value):
            yield from _flat(item, f"{path}[{i}]")
    else:
        yield path, json.dumps(value)


def _changes(before: dict[Any, dict[str, str]], now: dict[Any, dict[str, str]]) -> Iterator[str]:
    """What changed in which viewer's view; what all see alike is said once."""
    changed: dict[str, dict[Any, str]] = {}
    for viewer, view in now.items():
        for path in before[viewer].keys() | view.keys():
            if before[viewer].get(path) != view.get(path):
                changed.setdefault(path, {})[viewer] = view.get(path, "gone")
    for path in sorted(changed):
        by_viewer = changed[path]
        if len(by_viewer) == len(now) and len(set(by_viewer.values())) == 1:
            yield f"   all: {path} = {next(iter(by_viewer.values()))}"
        else:
            for viewer, value in by_viewer.items():
                yield f"   {'spectator' if viewer is None else viewer}: {path} = {value}"


def files(game: str, name: str) -> tuple[Path, Path]:
    folder = RECORDS / game
    return folder / f"{name}.record", folder / f"{name}.transcript"


def main(command: str, game: str) -> None:
    for entry in wanted(game):
        record_file, transcript_file = files(game, entry["name"])
        if not record_file.exists():
            if command != "make":
                continue
            record = play(game, entry["seats"], entry.get("options", {}), entry["seed"])
            record_file.write_text(record.dump(), encoding="utf-8")
        elif command == "make":
            continue
        record = taberna.Record.load(record_file.read_text(encoding="utf-8"))
        transcript_file.write_text(transcript(record), encoding="utf-8")
        print(record_file.name, len(record.moves), "moves")


def last_state(game: str, name: str) -> State:
    return taberna.Record.load(files(game, name)[0].read_text(encoding="utf-8")).replay()


if __name__ == "__main__":
    if sys.argv[1:2] not in (["make"], ["update"]):
        sys.exit(__doc__)
    for one in sys.argv[2:] or taberna.GAMES:
        main(sys.argv[1], one)
