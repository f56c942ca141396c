"""The arena: blocks of one seed on every seat, honest intervals, and runs that can be broken off."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from taberna.cli import main
from taberna.kernel.errors import BadSetup
from taberna.lab import ratings
from taberna.lab.arena import Outcome, Tournament, run
from taberna.lab.pool import local


def block(number: int, wins: list[float], one: str = "a", others: str = "b") -> Outcome:
    seats = len(wins)
    return Outcome(one, others, seats, number, wins, [1] * seats, [0] * seats, {})


def test_one_block_is_one_seed_on_every_seat() -> None:
    plan = Tournament("rome", ("greedy", "random"), 8, "seed", (4,), challenger=True)
    outcomes = run(plan)
    assert [(o.one, o.others, o.seats, len(o.wins)) for o in outcomes] == [("greedy", "random", 4, 4)] * 2
    assert outcomes[0].times["greedy"][0] > 0


def test_everybody_meets_everybody_at_all_seat_counts() -> None:
    plan = Tournament("rome", ("random", "greedy", "plebeian"), 90, "seed")
    found = {(m.one, m.others, m.seats) for m in plan.matches()}
    assert len([m for m in found if m[2] == 2]) == 3  # with two seats a match is the same both ways
    assert len([m for m in found if m[2] == 4]) == 6
    assert {m[2] for m in found} == {2, 3, 4}


def test_a_broken_off_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    plan = Tournament("rome", ("random", "plebeian"), 8, "seed", (2,))
    run(plan, file=file, stop=lambda outcomes: len(outcomes) == 1)
    assert len(file.read_text().splitlines()) == 2
    again = run(plan, file=file)
    assert len(again) == 4
    assert [o.wins for o in again] == [o.wins for o in run(plan)]


def test_a_file_of_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run(Tournament("rome", ("random", "plebeian"), 2, "seed", (2,)), file=file)
    with pytest.raises(BadSetup, match="another plan"):
        run(Tournament("rome", ("random", "plebeian"), 2, "other seed", (2,)), file=file)
    file.write_text("hello\n")
    with pytest.raises(BadSetup, match="no file of the arena"):
        run(Tournament("rome", ("random", "plebeian"), 2, "seed", (2,)), file=file)


def test_several_processes_give_the_same_games() -> None:
    plan = Tournament("rome", ("random", "plebeian"), 8, "seed", (2,))
    assert [o.wins for o in run(plan, workers=local(2))] == [o.wins for o in run(plan)]


@pytest.mark.parametrize(
    ("bots", "complaint"), [(("random",), "at least two"), (("random", "random"), "each bot once")]
)
def test_a_plan_that_compares_nothing_is_refused(bots: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        run(Tournament("rome", bots, 10, "seed"))


def test_the_interval_comes_from_the_spread_between_blocks() -> None:
    even = [block(i, [1.0, 0.0]) for i in range(50)]  # the seat decides: blocks are all alike
    luck = [block(i, [1.0, 1.0] if i % 2 else [0.0, 0.0]) for i in range(50)]  # the seed decides
    _, low, high = ratings.interval(even)
    _, wider_low, wider_high = ratings.interval(luck)
    assert low < 0.5 < high
    assert wider_high - wider_low > 1.3 * (high - low)


def test_an_unbeaten_bot_has_an_interval_below_one() -> None:
    share, low, high = ratings.interval([block(i, [1.0, 1.0]) for i in range(10)])
    assert (share, high) == (1.0, 1.0)
    assert 0.8 < low < 0.9


def test_elo_orders_bots_and_knows_the_number_of_seats() -> None:
    fair = [block(i, [1.0, 0.0, 0.0, 0.0]) for i in range(60)]
    found = ratings.elo(fair, "b")
    assert found["b"][0] == 0
    assert abs(found["a"][0]) < 15
    strong = [block(i, [1.0, 1.0, 1.0, 0.0]) for i in range(60)]
    value, low, high = ratings.elo(strong, "b")["a"]
    assert low <= value <= high
    assert value == pytest.approx(ratings.ELO * 2.197, abs=25)  # odds of 9 to 1 against each rival


def test_the_sequential_test_decides_both_ways() -> None:
    better = [block(i, [1.0, 0.5 + 0.5 * (i % 2)]) for i in range(40)]
    even = [block(i, [1.0, 0.0] if i % 3 else [0.5, 0.5]) for i in range(40)]
    assert ratings.decided(better, 0.05) == "better"
    assert ratings.decided(even, 0.05) == "not better"
    assert ratings.decided(better[:10], 0.05) == ""


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "rome", "--bots", "greedy", "random", "--games", "4", "--seats", "2", "--seed", "s"]
    assert main([*words, "--json", "--out", str(tmp_path / "a.jsonl")]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["matches"][0]["games"] == 4
    assert data["elo"]["random"] == [0, 0, 0]
    assert main([*words, "--sprt", "0.05"]) == 0
    assert "better by 5%?" in capsys.readouterr().out
    assert main(["arena", "rome", "--bots", "greedy"]) == 2
    assert main([*words, "--seats", "two"]) == 2


def test_no_number_is_cut_off_in_eighty_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bots = ["--bots", f"exec {sys.executable} -m taberna.bots.serve random", "plebeian"]
    assert main(["arena", "rome", *bots, "--games", "4", "--seats", "4", "--challenger", "--seed", "s"]) == 0
    shown = capsys.readouterr().out
    assert "…" not in shown
    assert "× fair" in shown
    for line in shown.splitlines():
        assert len(line) <= 80


def test_a_league_is_everybody_against_one_level() -> None:
    plan = Tournament("rome", ("random", "plebeian", "greedy"), 8, "seed", (2,), league=True)
    assert {(match.one, match.others) for match in plan.matches()} == {
        ("random", "greedy"),
        ("plebeian", "greedy"),
    }


def test_a_script_is_above_its_bar_only_with_its_whole_interval() -> None:
    from taberna.lab.league import above, allowed, league

    rows = [
        {"bot": "a", "low": 0.56, "fair": 0.5},
        {"bot": "b", "low": 0.58, "fair": 0.5},
        {"bot": "c", "low": 0.49, "fair": 0.5},
    ]
    assert above(rows, allowed("eques")) == ["b"]
    assert above(rows, allowed("senator")) == ["a", "b"]
    names = league("massilia", "senator", "eques")
    assert names[0] == "exploit:raid@eques"
    assert names[-1] == "senator"


def test_everybody_gets_the_clock(tmp_path: Path) -> None:
    file = tmp_path / "watch.py"
    file.write_text(
        "class Watch:\n"
        "    def __init__(self, game, seed): pass\n"
        "    def choose(self, view, moves, clock):\n"
        "        assert clock.seconds == 0.25\n"
        "        return moves[0]\n",
        encoding="utf-8",
    )
    plan = Tournament("rome", (f"{file}:Watch", "random"), 2, "clock", (2,), seconds=0.25)
    assert [outcome.faults for outcome in run(plan)] == [[]]
    plan = Tournament("rome", (f"{file}:Watch", "random"), 2, "clock", (2,))
    assert all("AssertionError" in fault for outcome in run(plan) for fault in outcome.faults)
