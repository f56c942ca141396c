"""Every number from outside has bounds.

Huge, negative and fractional ones are refused with a sentence, and whatever is taken can be played. Each part runs
in a process of its own with little memory and time: a number that is shifted, allocated or counted by ends that
process and nothing else.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import taberna
from taberna.kernel.record import Record

GAMES = ("senators", "provincia", "massilia", "rome")
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("part", ["editions", "options", "positions", "dumps"])
@pytest.mark.parametrize("game", GAMES)
def test_no_number_from_outside_is_taken_unchecked(game: str, part: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.kernel.bounds", game, part],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr[-2000:]
    told = json.loads(run.stdout)
    assert told["wrong"] == []
    if (game, part) != ("provincia", "options"):  # it has no options that are numbers
        assert told["tried"] > 100


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_data_lies_within_its_bounds(game: str) -> None:
    data = taberna.game(game).data
    for table, entry, name, value, _ in data.rows():
        low, high = data.bounds(table, entry, name)
        found = json.dumps(value)
        for number in [
            int(n) for n in "".join(c if c in "-0123456789" else " " for c in found).split() if n != "-"
        ]:
            if not isinstance(value, str | bool) and '"' not in found:
                assert low <= number <= high, (table, entry, name)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_data_has_bounds_of_its_own(game: str) -> None:
    tables = taberna.game(game).data.tables
    for table, entry, name, value, _ in taberna.game(game).data.rows():
        if isinstance(value, str | bool) or not any(c.isdigit() for c in json.dumps(value)):
            continue
        declared = {**tables[table].get("bounds", {}), **tables[table][entry].get("bounds", {})}
        assert name in declared, (table, entry, name)


def test_a_record_whose_edition_asks_for_a_billion_stones_is_refused() -> None:
    record = json.loads(Record.new("massilia", 2, seed="bomb").dump("json"))
    record["edition"] = {"players": {"penalty_stones": {"per_player": 2**30}}}
    with pytest.raises(
        taberna.BadRecord, match=r"players\.penalty_stones\.per_player: .* is not between 0 and 99"
    ):
        Record.load(json.dumps(record))


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ({"decks": {"market_1": {"values": [[1], 2, 3]}}}, r"market_1\.values\[0\]: \[1\] is not a whole number"),
        ({"money": {"start": {"by_seat": list(range(101))}}}, "money.start.by_seat: 101, but at most 100"),
        ({"resources": {"wheat": {"province": "x" * 201}}}, "resources.wheat.province: 201, but at most 200"),
        ({"bid_tracks": {"market": {"prices": [1, 2.0]}}}, r"prices\[1\]: 2.0 is not a whole number"),
        ({"bid_tracks": {"market": {"prices": [True, 2]}}}, r"prices\[0\]: True is not a whole number"),
        ({"bid_tracks": {"market": {"prices": {"a": 1}}}}, "is no list"),
    ],
)  # fmt: skip
def test_values_built_otherwise_are_refused(edition: dict[str, object], words: str) -> None:
    with pytest.raises(taberna.BadEdition, match=words):
        taberna.game("senators", edition)


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ({"money": {"note": "x" * 100_000}}, "money.note: 100000, but at most 200"),
        ({"money": {"start": {"note": "x" * 100_000}}}, "money.start.note: 100000, but at most 200"),
        ({"money": {"start": {"sources": {"by_seat": "x" * 201}}}}, "money.start.sources.by_seat: 201"),
        ({"money": {"source": {str(n): "mine" for n in range(101)}}}, "money.source: 101, but at most 100"),
        ({"money": {"source": 7}}, "money.source: 7 is not a text"),
        ({"money": {"bounds": {"by_seat": [0, 10**9]}}}, "money.bounds"),
        ({"money": {"start": {"bounds": {"by_seat": [0, 10**9]}}}}, "money.start.bounds"),
    ],
)
def test_an_edition_brings_no_long_notes_and_no_bounds_of_its_own(
    edition: dict[str, object], words: str
) -> None:
    with pytest.raises(taberna.BadEdition, match=words.replace(".", r"\.")):
        taberna.game("senators", edition)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", "x" * 1001),
        ("players", ["x" * 1001, "b", "c"]),
        ("players", ["x"] * 1001),
    ],
)
def test_a_record_has_no_endless_texts(field: str, value: object) -> None:
    record = json.loads(Record.new("senators", 3, seed="long").dump("json"))
    record[field] = value
    record.pop("commitment")
    with pytest.raises(taberna.BadRecord, match=rf"{field}.*: 1001, but at most 1000"):
        Record.load(json.dumps(record))


def test_a_position_to_start_from_has_no_endless_lists() -> None:
    game = taberna.game("senators")
    for key in ("counts", "script"):
        dump = game.new(3, seed="x").dump()
        dump["chance"][key] = {f"stream {n}": 1 if key == "counts" else [1] for n in range(1001)}
        with pytest.raises(taberna.BadDump, match="1001, but at most 1000"):
            game.load(dump)
    dump = game.new(3, seed="x").dump()
    dump["chance"]["script"] = {"dice": [1] * 1001}
    with pytest.raises(taberna.BadDump, match="1001, but at most 1000"):
        game.load(dump)
