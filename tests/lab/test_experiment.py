"""The laboratory: the same rows whatever the number of processes, resumable, and a report that stands alone."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from taberna.cli import main
from taberna.lab.experiment import Experiment, perform, variants
from taberna.lab.figures import bot_shares, happenings, items, seat_shares, share
from taberna.lab.pool import local
from taberna.lab.report import html, write_rows

PLAN = Experiment("senators", 60, 3, ("random",), variants({"variant_influence": [False, True]}, {}), "test")


def test_rows_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    alone = perform(PLAN, tmp_path / "a", local(1))
    together = perform(PLAN, tmp_path / "b", local(2))
    assert alone == together
    assert len(alone) == 120
    assert [row["variant"] for row in alone] == [0] * 60 + [1] * 60


def test_an_interrupted_experiment_goes_on(tmp_path: Path) -> None:
    whole = perform(PLAN, tmp_path, local(1))
    kept = sorted(tmp_path.glob("rows-*/*.json"))
    kept[0].unlink()
    played: list[int] = []
    again = perform(PLAN, tmp_path, local(1), played.append)
    assert again == whole
    assert sum(played) == 120
    assert len(list(tmp_path.glob("rows-*"))) == 1


def test_another_plan_never_mixes_its_rows_in(tmp_path: Path) -> None:
    perform(PLAN, tmp_path, local(1))
    other = Experiment("senators", 60, 3, ("random",), PLAN.variants, "another seed")
    assert perform(other, tmp_path, local(1)) != perform(PLAN, tmp_path, local(1))


def test_shares_and_items_add_up(tmp_path: Path) -> None:
    rows = perform(PLAN, tmp_path, local(1))
    assert sum(s.value for s in seat_shares(rows)) == pytest.approx(1)
    assert bot_shares(rows)["random"].value == pytest.approx(1 / 3)
    found = items(rows, least=10)
    assert found
    assert all(item.win.low <= item.win.value <= item.win.high for item in found)
    even = share(50, 100)
    assert even.low == pytest.approx(0.404, abs=0.001)
    assert even.high == pytest.approx(0.596, abs=0.001)


def test_the_report_is_self_contained(tmp_path: Path) -> None:
    rows = perform(PLAN, tmp_path, local(1))
    page = html(PLAN, rows, "taberna lab <script>")
    assert page.count("<script") == 1  # our own, that sorts; what others say is escaped
    assert not re.search(r"(src|href)=", page)
    assert page.count("<svg") == 5


def test_the_raw_table_has_one_line_per_game_and_seat(tmp_path: Path) -> None:
    rows = perform(PLAN, tmp_path, local(1))
    write_rows(rows, tmp_path / "rows.csv")
    with (tmp_path / "rows.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 120 * 3
    parquet = pytest.importorskip("pyarrow.parquet")
    write_rows(rows, tmp_path / "rows.parquet")
    assert parquet.read_table(tmp_path / "rows.parquet").num_rows == 120 * 3


def test_the_command_varies_lists_and_flags(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    vary = ["--vary", "deficit_amounts=15+20+25,20", "--vary", "variant_antiluck=false,true"]
    code = main(
        ["lab", "senators", "--games", "20", "--seats", "3", "--jobs", "1", *vary, "--out", str(tmp_path)]
    )
    assert code == 0
    assert "80 games" in capsys.readouterr().out
    assert list(tmp_path.glob("senators-*.html"))


def test_the_command_compares_editions_of_the_card_data(tmp_path: Path) -> None:
    mine = tmp_path / "cheap.toml"
    mine.write_text("[money.start]\nby_seat = [30, 30, 30, 30, 30]\n", encoding="utf-8")
    asked = ["lab", "senators", "--games", "10", "--seats", "3", "--jobs", "1", "--out", str(tmp_path)]
    assert main([*asked, "--vary", f"edition=base,{mine}"]) == 0
    page = next(tmp_path.glob("senators-*.html")).read_text(encoding="utf-8")
    assert "edition = base" in page
    assert "edition = cheap" in page


def test_editions_of_one_name_are_two_variants(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = []
    for folder, strength in (("a", 5), ("b", 6)):
        (tmp_path / folder).mkdir()
        for name in ("mine", "base"):
            file = tmp_path / folder / f"{name}.toml"
            file.write_text(f"[provinces.sicilia]\nstrength = {strength}\n", encoding="utf-8")
            files.append(str(file))
    told = ["lab", "rome", "--games", "1", "--seats", "2", "--jobs", "1", "--out", str(tmp_path / "lab")]
    assert main([*told, "--vary", f"edition=base,{','.join(files)}"]) == 0
    assert capsys.readouterr().out.startswith("5 games.")


def test_what_happens_is_counted_by_round_and_adds_up(tmp_path: Path) -> None:
    rows = perform(Experiment("rome", 20, 2, seed="test"), tmp_path, local(1))
    found = happenings(rows)
    rolls = found["rolls"]  # two players, five rounds; the first roll belongs to the set-up
    assert rolls["times"] == pytest.approx(8)
    assert {n: v for n, v in rolls.items() if n.startswith("round ")} == {
        f"round {n}": 2 for n in range(2, 6)
    }
    points = sum(line["times"] * line["points"] for line in found.values() if "points" in line)
    points += found["best-performance"]["times"]  # always one point
    assert points == pytest.approx(sum(sum(row["scores"]) for row in rows) / len(rows))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["lab", "senatores"], "senators"),
        (["lab", "senators", "--vary", "deficit=1"], "deficit_amounts"),
        (["lab", "senators", "--vary", "deficit_amounts"], "NAME=A,B"),
        (["lab", "senators", "--vary", "variant_influence=perhaps"], "variant_influence"),
        (["lab", "senators", "--seats", "9"], "3 to 5"),
        (["lab", "senators", "--games", "0"], "0 games cannot be played"),
        (["lab", "senators", "--retune", "5", "--bots", "greedy"], "only levels learn"),
        (["export"], "--game"),
        (["export", "/nowhere/x.record"], "cannot read"),
    ],
)
def test_bad_requests_are_answered_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([*arguments, "--out", str(tmp_path / "out")]) == 2
    error = capsys.readouterr().err.strip().splitlines()[-1]
    assert message in error


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["lab", "rome", "--table", "parquet"], "taberna[lab]"),
        (["lab", "rome", "--engine", "ray"], "taberna[ray]"),
        (["export", "--game", "rome"], "taberna[lab]"),
    ],
)
def test_a_missing_library_is_named_before_anything_is_played(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taberna.lab.arguments.find_spec", lambda name: None)
    assert main(arguments) == 2
    assert message in capsys.readouterr().err
