"""Each command does what it says, for people and for programs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import taberna
from taberna.kernel.spec import GameSpec
from taberna.lab.figures import wilson
from taberna.lab.simulate import Simulation, simulate

from .helpers import played, run, stored


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys)
    assert done.code == 0
    assert "simulate" in done.out


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Senators, 3 to 5 players" in run(capsys, "games").out
    listed = json.loads(run(capsys, "games", "--json").out)
    assert [game["name"] for game in listed] == list(taberna.GAMES)


def test_options(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "options", "senators", "--lang", "de")
    assert "per_round: wenn alle" in done.words
    assert "french_text" in done.out
    data = json.loads(run(capsys, "options", "senators", "--json").out)
    assert {option["name"] for option in data["options"]} >= {"variant_influence", "commitment_cap"}
    assert data["presets"]["spanish_text"] == {"first_player": "chosen"}


def test_cards_with_their_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "cards", "senators", "--lang", "fr")
    assert "Blé" in done.out
    assert "reconstructed" in done.out
    rows = json.loads(run(capsys, "cards", "senators", "--json").out)
    amounts = next(row for row in rows if row["value_of"] == "amounts")
    assert (amounts["value"], amounts["source"]) == ([15, 20, 25], "reconstructed")


def test_cards_of_an_edition(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text("[events.deficit]\namounts = [10, 20, 30]\n")
    rows = json.loads(run(capsys, "cards", "senators", "--edition", str(edition), "--json").out)
    amounts = next(row for row in rows if row["value_of"] == "amounts")
    assert (amounts["value"], amounts["source"]) == ([10, 20, 30], "edition")


# -- simulate ------------------------------------------------------------------------------------


def test_simulate_reports_seats_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "simulate", "senators", "--games", "30", "--seed", "s", "--jobs", "1", "--seats", "3")
    assert done.code == 0
    for word in ("30 games of senators", "games/s", "decisions/s", "95 % interval", "seed: s"):
        assert word in done.words


def test_simulate_is_the_same_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for jobs in ("1", "2", "3"):
        args = ("simulate", "senators", "--games", "40", "--seed", "same", "--jobs", jobs, "--json")
        data = json.loads(run(capsys, *args).out)
        found.append({k: v for k, v in data.items() if "second" not in k})
    assert found[0] == found[1] == found[2]
    assert sum(row["wins"] for row in found[0]["by_seat"]) == pytest.approx(40, abs=0.01)


def test_simulate_with_options_and_preset(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ("--option", "variant_influence=true", "--preset", "french_text")
    data = json.loads(
        run(capsys, "simulate", "senators", "--games", "5", "--jobs", "1", *chosen, "--json").out
    )
    assert data["options"] == {
        "variant_influence": True,
        "new_senator_price_step": "per_round",
        "quaestor_scope": "one_sale",
        "censor_timing": "any_time",
    }


def test_a_bot_that_looks_gets_views_and_plays_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fair path: a bot sees the view of its own seat and its own moves, nothing else."""
    from taberna import bots

    seen: list[int] = []

    class First:
        def choose(self, view, moves, clock):  # type: ignore[no-untyped-def]
            assert view["players"][(view["you"] + 1) % 3]["hand"] is None
            seen.append(view["you"])
            return moves[0]

    monkeypatch.setitem(bots.BOTS, "first", lambda game, seed: First())
    report = simulate(Simulation(GameSpec("senators", 3, seed="fair"), 3, ("first", "random")))
    assert report.games == 3
    assert set(seen) == {0, 2}
    assert [row["bot"] for row in report.data()["by_seat"]] == ["first", "random", "first"]


def test_wilson_interval() -> None:
    low, high = wilson(0.5, 100)  # the textbook example
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(1.0, 10)[1] == 1.0


# -- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["text", "json"])
def test_verify_says_what_it_derived(capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str) -> None:
    record = played()
    file = stored(tmp_path, record, form)
    done = run(capsys, "verify", str(file))
    assert done.code == 0
    for word in (record.commitment, "shuffles and rolls", f"{len(record.moves)} moves replayed", "digest"):
        assert word in done.out
    data = json.loads(run(capsys, "verify", str(file), "--json").out)
    assert data == {"ok": True, "faults": [], "moves": len(record.moves), "draws": data["draws"]}
    assert data["draws"] > 0


def test_verify_finds_a_forged_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = played()
    file = tmp_path / "forged.taberna"
    winner = record.state.result.winners[0]  # type: ignore[union-attr]
    text = record.dump().replace(f'"winners": [{winner}]', f'"winners": [{(winner + 1) % 3}]')
    file.write_text(text)
    done = run(capsys, "verify", str(file))
    assert done.code == 1
    assert "the result is not the one this record claims" in done.err


def test_replay_of_a_finished_game_is_open_to_all(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = played()
    done = run(capsys, "replay", str(stored(tmp_path, record)))
    assert done.code == 0
    assert "lock" in done.out
    assert "win" in done.out.splitlines()[-1]


def test_replay_of_a_game_in_play_hides_what_a_spectator_may_not_know(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = _with_a_locked_bid()
    file = stored(tmp_path, record)
    amount = record.moves[-1][1]
    public = run(capsys, "replay", str(file), "--views")
    assert public.code == 0
    assert amount not in public.out
    assert f"secret bid of {amount.split()[1]}" not in public.out
    for player in record.state.dump()["players"]:
        for card in player["hand"]:
            assert taberna_card(card) not in public.out
    data = json.loads(run(capsys, "replay", str(file), "--json").out)
    assert all(entry.get("text") is None for entry in data["moves"])
    assert data["view"]["players"][0]["hand"] is None
    assert record.seed not in json.dumps(data)
    own = run(capsys, "replay", str(file), "--seat", str(record.moves[-1][0]))
    assert f"secret bid of {amount.split()[1]}" in own.out
    other = run(capsys, "replay", str(file), "--seat", str((record.moves[-1][0] + 1) % 3))
    assert f"secret bid of {amount.split()[1]}" not in other.out
    everything = run(capsys, "replay", str(file), "--all")
    assert amount in everything.out


def taberna_card(name: str) -> str:
    from taberna.locale import speaker

    return speaker("senators").card(name)


def _with_a_locked_bid() -> taberna.Record:
    state = taberna.game("senators").position({"seats": 3, "step": "WarBid", "seed": "secret of the war"})
    record = taberna.Record.starting_from(state, ["Anna", "Bruno", "Clara"])
    record.append(1, "lock 11")
    return record


def test_replay_up_to_a_move_shows_the_table_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = stored(tmp_path, played(30))
    done = run(capsys, "replay", str(file), "--move", "12", "--seat", "0", "--lang", "es")
    assert "Tu mano" in done.out
    data = json.loads(
        run(capsys, "replay", str(file), "--move", "12", "--seat", "0", "--views", "--json").out
    )
    assert len(data["moves"]) == 13
    assert data["moves"][12]["view"] == data["view"]


# -- rules ---------------------------------------------------------------------------------------


def test_rules_by_id_section_card_and_all(capsys: pytest.CaptureFixture[str]) -> None:
    one = run(capsys, "rules", "senators", "SEN-3.35")
    assert one.code == 0
    assert "one by one in any order" in one.words
    assert "SEN-3.36" not in one.out
    assert run(capsys, "rules", "senators", "3.35").out == one.out
    assert "senator" in run(capsys, "rules", "senators", "vox_populi").words
    whole = json.loads(run(capsys, "rules", "senators", "--json").out)
    assert {"SEN-3.35", "SEN-5.1"} <= {entry["id"] for entry in whole}
    section = json.loads(run(capsys, "rules", "senators", "5", "--json").out)
    assert {entry["id"] for entry in section} >= {"SEN-5.1", "SEN-5.6"}
    assert all(entry["id"].startswith("SEN-5") for entry in section)


def test_rules_in_a_language_as_players_read_them(capsys: pytest.CaptureFixture[str]) -> None:
    one = run(capsys, "rules", "senators", "3.35", "--lang", "fr")
    assert one.code == 0
    assert "le joueur actif règle les cartes une à une" in one.words
    assert "Quästor" in run(capsys, "rules", "senators", "quaestor", "--lang", "de").words
    chapter = json.loads(run(capsys, "rules", "senators", "Estorsione", "--lang", "it", "--json").out)
    assert "SEN-3.41, SEN-3.42, SEN-7.26" in {entry["id"] for entry in chapter}
    section = json.loads(run(capsys, "rules", "senators", "5", "--lang", "es", "--json").out)
    assert "SEN-5.1, SEN-7.50" in {entry["id"] for entry in section}
    english = run(capsys, "rules", "senators", "SEN-D05", "--lang", "fr")  # only the rulebook tells it
    assert "Choose the action" in english.words or "active player" in english.words
    assert run(capsys, "rules", "senators", "--lang", "xx").code != 0


def test_cards_are_found_by_a_word_and_told_with_the_keys_that_editions_use(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = run(capsys, "cards", "provincia", "circus")
    assert "buildings.circus.cost" in shown.words
    assert "clay 2, wood 2" in shown.words
    assert "buildings.forum" not in shown.words
    assert "god_cards.jupiter.copies" in run(capsys, "cards", "massilia", "JUPITER").words
    nothing = run(capsys, "cards", "rome", "elephants")
    assert nothing.code == 2
    assert "'elephants'" in nothing.err


# -- the rest --------------------------------------------------------------------------------------


def test_importing_taberna_loads_nothing_heavy() -> None:
    """`import taberna` and the parser stay light: rich, Fluent and the server come with the command."""
    code = "import sys, taberna; print([m for m in ('rich', 'fluent', 'babel', 'starlette') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_reader_that_has_had_enough_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m taberna cards senators --json | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_play_is_against_eques_unless_somebody_else_is_named() -> None:
    from taberna.cli import _parser

    assert _parser().parse_args(["play", "senators"]).bots == "eques"
    assert _parser().parse_args(["simulate", "senators"]).bots == "random"
