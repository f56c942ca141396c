"""Datasets: what a seat saw and did, as files that other programs read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.adapters.actions import Actions
from taberna.adapters.encoding import VERSION, Encoding
from taberna.cli import main
from taberna.lab import export

pytest.importorskip("pyarrow", reason="an optional extra: pip install taberna[lab]")

from pyarrow import parquet


def lines(folder: Path, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / f"{name}.parquet").to_pylist()
    return found


@pytest.mark.parametrize("name", taberna.GAMES)
def test_export_writes_what_a_seat_saw_and_did(name: str, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert main(["export", "--game", name, "--games", "2", "--seed", "x", "--out", str(tmp_path)]) == 0
    records = parquet.read_table(tmp_path / "records.parquet").to_pylist()
    decisions = parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    assert len(records) == 2
    assert sum(r["moves"] for r in records) == len(decisions)
    game = taberna.game(name)
    for line in decisions[:: max(1, len(decisions) // 20)]:
        assert line["move_id"] in line["legal_ids"]
        assert game.alphabet[line["move_id"]].text == line["move"]
        assert json.loads(line["view"])["you"] == line["seat"]
    assert taberna.Record.load(records[0]["text"]).verify() == []


def test_export_reads_records(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    record = taberna.Record.new("senators", 3, seed="unfinished")
    record.append(record.state.to_move[0], record.state.moves(record.state.to_move[0])[0])
    file = tmp_path / "one.record"
    file.write_text(record.dump(), encoding="utf-8")
    assert main(["export", str(file), "--no-views", "--out", str(tmp_path / "out")]) == 0


def test_records_have_ids_of_their_own_and_names_may_repeat(tmp_path: Path) -> None:
    for folder, seed in (("a", "one"), ("b", "two")):
        (tmp_path / folder).mkdir()
        record = taberna.Record.new("rome", 2, seed=seed)
        record.append(record.state.to_move[0], record.state.moves(record.state.to_move[0])[0])
        (tmp_path / folder / "game.record").write_text(record.dump(), encoding="utf-8")
    files = [str(tmp_path / folder / "game.record") for folder in ("a", "b", "a")]
    assert main(["export", *files, "--out", str(tmp_path / "out")]) == 0
    records = lines(tmp_path / "out", "records")
    assert [record["name"] for record in records] == ["game.record", "game.record"]  # the third came twice
    assert len({record["record"] for record in records}) == 2
    assert {d["record"] for d in lines(tmp_path / "out", "decisions")} == {r["record"] for r in records}


def test_several_processes_write_the_same(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        told = ["export", "--game", "rome", "--games", "3", "--seed", "x", "--jobs", jobs]
        assert main([*told, "--out", str(tmp_path / jobs)]) == 0
    for name in ("records", "decisions"):
        assert lines(tmp_path / "1", name) == lines(tmp_path / "2", name)


def test_options_and_editions_reach_the_games(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text("[provinces.sicilia]\nstrength = 6\n", encoding="utf-8")
    told = ["export", "--game", "rome", "--games", "1", "--seats", "2", "--option", "arch_limit=eight"]
    assert main([*told, "--edition", str(edition), "--out", str(tmp_path)]) == 0
    [record] = lines(tmp_path, "records")
    assert json.loads(record["options"])["arch_limit"] == "eight"
    assert json.loads(record["edition"]) == {"provinces": {"sicilia": {"strength": 6}}}
    assert taberna.Record.load(record["text"]).verify() == []


@pytest.mark.parametrize("name", taberna.GAMES)
def test_vectors_and_masks_stand_beside_the_views(name: str, tmp_path: Path) -> None:
    told = ["export", "--game", name, "--games", "1", "--seed", "v", "--vectors", "--out", str(tmp_path)]
    assert main(told) == 0
    game = taberna.game(name)
    for line in lines(tmp_path, "decisions")[:20]:
        encoding = Encoding.of(name, line["seats"])
        assert line["vector"] == encoding.vector(json.loads(line["view"]), line["seat"]).tolist()
        assert len(line["mask"]) == len(game.alphabet)
        assert [action for action, legal in enumerate(line["mask"]) if legal] == line["legal_ids"]


def test_compact_actions_and_what_the_numbers_are_versions_of(tmp_path: Path) -> None:
    told = [
        "export",
        "--game",
        "senators",
        "--games",
        "1",
        "--seed",
        "c",
        "--vectors",
        "--actions",
        "compact",
    ]
    assert main([*told, "--out", str(tmp_path)]) == 0
    actions = Actions.of("senators", "compact")
    for line in lines(tmp_path, "decisions"):
        assert len(line["mask"]) == actions.size
        assert sum(line["mask"]) == len(line["legal_ids"])
        assert line["mask"][line["action"]]
        assert actions.move(line["action"], line["legal_ids"]) == line["move_id"]
    known = parquet.read_schema(tmp_path / "decisions.parquet").metadata
    assert known[b"observations"] == str(VERSION).encode()
    assert known[b"actions"] == b"compact"
    assert known[b"actions of senators"] == str(actions.version).encode()


def test_no_game_is_no_dataset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for games in ("0", "-3"):
        assert main(["export", "--game", "rome", "--games", games, "--out", str(tmp_path / "none")]) == 2
        assert "at least one" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_a_run_that_is_broken_off_leaves_the_older_files_whole(tmp_path: Path) -> None:
    told = ["export", "--game", "rome", "--games", "1", "--seed", "old", "--out", str(tmp_path)]
    assert main(told) == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    def broken() -> Any:
        yield export.told(
            export.Source("new", spec=export.GameSpec.of("rome", 2, seed="new"), bots=["random"])
        )
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export.write(broken(), tmp_path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
