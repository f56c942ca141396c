"""Bad input gets one clear line on stderr and exit code 2, never a traceback (and loses nothing)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from taberna import Record

from .helpers import played, run, stored


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (
            ["play", "senatros"],
            "there is no game 'senatros'; there are massilia, provincia, rome, senators. Did you mean \"senators\"?",
        ),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["play", "senators", "--seats", "2"], "Senators is for 3 to 5 players, not for 2"),
        (["simulate", "senators", "--seats", "6"], "Senators is for 3 to 5 players, not for 6"),
        (["play", "senators", "--seats", "many"], "invalid int value: 'many'"),
        (["play", "senators", "--humans", "9"], "9 humans do not fit on 4 seats"),
        (["play", "senators", "--names", "A,A"], "every player needs a name of their own"),
        (["play", "senators", "--names", "A [random]"], "a name has no brackets"),
        (["play", "senators", "--first", "7"], "player 7 cannot begin; there are 1 to 4"),
        (["play", "senators", "--option", "variant_influense=true"], 'Did you mean "variant_influence"?'),
        (["play", "senators", "--option", "variant_influence=perhaps"], "is neither true nor false"),
        (["simulate", "senators", "--option", "war_all_zero=nobody_gain"], 'Did you mean "nobody_gains"?'),
        (["simulate", "senators", "--option", "min_extortion_price=many"], "'many' is not a whole number"),
        (["simulate", "senators", "--option", "bid_track_market=3,2,1"], "must be increasing"),
        (["simulate", "senators", "--option", "bid_track_market=3,²"], "'3,²' is not a list of numbers"),
        (["simulate", "senators", "--seed", "\udcff"], "seed: '���' is not a text"),
        (["play", "rome", "--seed", "\udcff"], "seed: '���' is not a text"),
        (["simulate", "senators", "--option", "nonsense"], "write NAME=VALUE"),
        (
            ["simulate", "senators", "--preset", "french"],
            "there is no preset 'french'; there are default, french_text",
        ),
        (["simulate", "senators", "--bots", "randon"], "there is no bot 'randon'"),
        (["simulate", "senators", "--games", "0"], "0 games cannot be played"),
        (["arena", "rome", "--bots", "greedy", f"search:{'9' * 400}it"], "is no budget"),
        (["arena", "rome", "--bots", "greedy", "search:٣ms"], "is no budget"),
        (["play", "senators", "--lang", "la"], "there is no language 'la'; there are en, de, es, fr, it"),
        (["sumulate"], 'Did you mean "simulate"?'),
        (["play", "senators", "--colour"], "unrecognized arguments: --colour"),
        (["rules", "senators", "SEN-99.1"], "has no rule 'SEN-99.1'"),
        (["replay", "nowhere.taberna"], "cannot read nowhere.taberna: No such file or directory"),
        (["play", "--load", "nowhere.taberna"], "cannot read nowhere.taberna"),
        (["cards", "senators", "--edition", "nowhere.toml"], "cannot read nowhere.toml"),
    ],
)
def test_a_wrong_request_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], args: list[str], message: str
) -> None:
    done = run(capsys, *args)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("taberna: ")
    assert done.err.count("\n") == 1
    assert message in done.err


def forged(tmp_path: Path, change: dict[str, str]) -> Path:
    text = played(20).dump()
    for old, new in change.items():
        assert old in text
        text = text.replace(old, new)
    file = tmp_path / "forged.taberna"
    file.write_text(text)
    return file


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"taberna record 1": "taverna record 1"}, "line 1: a record begins with"),
        (
            {"rules: 2": "rules: 99"},
            "this record follows rules version 99 of Senators; this program plays version 2",
        ),
        ({'game: "senators"': 'game: "senatros"'}, 'Did you mean "senators"?'),
        ({"seats: 3": "seats: 9"}, "not for 9"),
        ({"options: {}": 'options: {"variant": true}'}, "there is no option 'variant'"),
        ({'seed: "cli"': 'seed: "cly"'}, "commitment: it does not belong to this seed"),
        ({"\n   7 ": "\n   8 "}, "move 7 is missing"),
    ],
)
def test_a_broken_record_is_refused_with_the_place(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: dict[str, str], message: str
) -> None:
    file = forged(tmp_path, change)
    for command in ("verify", "replay", "play"):
        args = ("play", "--load", str(file)) if command == "play" else (command, str(file))
        done = run(capsys, *args)
        assert done.code == 2
        assert str(file) in done.err
        assert message in done.err
        assert done.err.count("\n") == 1


def test_a_truncated_record_says_where_it_ends(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = played(20).dump()
    file = tmp_path / "half.taberna"
    for lines in range(len(text.splitlines())):
        file.write_text("\n".join(text.splitlines()[:lines]))
        done = run(capsys, "verify", str(file))
        assert done.code == 2, lines
        assert done.err.startswith(f"taberna: {file}: ")
    assert "truncated after 20 moves" in done.err
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert "is no text, so it is no record" in run(capsys, "verify", str(file)).err
    file.write_text(played(5).dump("json")[:-40])
    assert "broken or truncated JSON" in run(capsys, "replay", str(file)).err


def test_an_illegal_move_in_a_record_is_named_with_its_rule(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = played(20)
    seat, _ = record.moves[9]
    wrong = Record.load(record.dump())
    wrong.moves[9] = (seat, "cash_in" if record.moves[9][1] != "cash_in" else "auction")
    lines = record.dump().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("  10 "))
    lines[number] = f"  10 {seat} lock 998"
    file = tmp_path / "wrong.taberna"
    file.write_text("\n".join(lines) + "\n")
    done = run(capsys, "replay", str(file))
    assert done.code == 2
    assert f"move 10, seat {seat}, 'lock 998':" in done.err
    assert "(SEN-" in done.err
    verified = run(capsys, "verify", str(file))
    assert verified.code == 1
    assert "move 10" in verified.err


def test_a_move_after_the_end_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = played()
    count = len(record.moves)
    text = record.dump().replace("\nend: ", f"\n{count + 1:>4} 0 embezzle\nend: ")
    file = tmp_path / "late.taberna"
    file.write_text(text.replace(f'"moves": {count}', f'"moves": {count + 1}'))
    done = run(capsys, "replay", str(file))
    assert done.code == 2
    assert "the game is over" in done.err


def test_a_seat_or_move_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(stored(tmp_path, played(10)))
    assert "there is no seat 7; this game has 0 to 2" in run(capsys, "replay", file, "--seat", "7").err
    assert "there is no move 11; this record has 10" in run(capsys, "replay", file, "--move", "11").err
    assert "not allowed with argument" in run(capsys, "replay", file, "--all", "--seat", "1").err


@pytest.mark.parametrize("streams", ["<&-", "</dev/null", "</dev/null >/dev/full"])
def test_closed_or_full_streams_cost_neither_game_nor_nerves(tmp_path: Path, streams: str) -> None:
    command = f"{sys.executable} -m taberna play senators --seed s {streams}"
    env = {**os.environ, "TABERNA_SAVES": str(tmp_path)}
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=env, check=False)
    assert "Traceback" not in done.stderr
    (file,) = tmp_path.glob("senators-*.taberna")
    assert Record.load(file.read_text()).verify() == []


def test_a_game_is_only_continued_as_itself(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(stored(tmp_path, played(10)))
    done = run(capsys, "play", "rome", "--load", file)
    assert done.code == 2
    assert "is a game of Senators, not of" in done.err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[events.deficit]\namounts = [1, 2]\n", "events.deficit.amounts: 2 entries instead of 3"),
        ("[events.deficits]\namounts = [1, 2, 3]\n", 'Did you mean "deficit"?'),
        ("[resources.wheat]\ncount = 8\n", "resources.wheat.count: 8 cannot be played, the rules rest on 9"),
        ("[money.start]\nby_seat = 10\n", "10 is no list"),
        ("[money.start\n", "is no TOML"),
    ],
)
def test_a_broken_edition_says_where(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, message: str
) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(text)
    for command in ("cards", "simulate"):
        done = run(capsys, command, "senators", "--edition", str(file))
        assert done.code == 2
        assert message in done.err
