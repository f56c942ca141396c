"""What a person at the text table can do, and what they are told."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import taberna
from taberna import Record
from taberna.bots.explain import Hint, Reason
from taberna.terminal.people import Person
from taberna.terminal.table import Table

from .helpers import humans, new_record, sit_down

WAR = {"seats": 3, "step": "WarBid", "players": [{"cash": 8}, {"cash": 13}, {"cash": 16}]}


def at(position: dict[str, object], count: int = 1) -> tuple[Record, list[Person]]:
    """A record that starts from a position, the first seats human."""
    state = taberna.game("senators").position(position)
    people = humans(count, state.seats)
    return Record.starting_from(state, [str(p) for p in people]), people


def session(tmp_path: Path, start: tuple[Record, list[Person]], *lines: str, **kw: str) -> tuple[Table, str]:
    table, out = sit_down(tmp_path, *start, lines, **kw)
    table.run()
    return table, out.getvalue()


def test_a_range_of_amounts_is_one_line_and_taken_by_letter_or_text(tmp_path: Path) -> None:
    for line in ("a 7", "a7", "lock 7", "LOCK  7"):
        table, out = session(tmp_path, at(WAR), line)
        assert "a n bid 0–8 in secret" in out
        assert (str(table.record.moves[-1][0]), table.record.moves[-1][1]) == ("0", "lock 7")


def test_a_single_move_is_taken_by_its_number(tmp_path: Path) -> None:
    start = at({"seats": 3, "active": 0, "step": "ChooseAction"})
    table, out = session(tmp_path, start, "2")
    assert table.record.moves[0] == (0, "extortion")
    assert "SEN-3.5" in out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no line 99 in the list."),
        ("a 99", "99 is not among the numbers offered: 0–8."),
        ("lokc 3", "Did you mean “lock”?"),
        ("lock 9", "only money in hand can be bid: at most 8 SEN-3.27"),
        ("lock much", "'lock much' is no move of this game."),
        ("why lock 9", "only money in hand can be bid: at most 8 SEN-3.27"),
        ("why lock 3", "lock 3 is legal."),
        ("why", "“why” is not understood."),
        ("\x00\x1b[2J☃ [red]x[/red] {}", "“[2J☃ [red]x[/red] {}” is not understood."),
        ("?", "─ SEN-3.21 ─"),
        ("? SEN-3.35", "settles the cards one by one"),
        ("? 3.35", "─ SEN-3.35 ─"),
        ("? vox_populi", "─ SEN-3.72 ─"),
        ("? SEN-99.9", "There is no rule SEN-99.9."),
        ("undo", "There is nothing to undo."),
        ("hint", "Best moves, with the chance to win as an adviser sees it: lock"),
        ("load nowhere.taberna", "cannot read nowhere.taberna"),
        ("as 2 embezzle", "You can only act for a person at this table: 0 Anna."),
        ("pause sometimes", "pause takes auto, always or never."),
        ("pause always", "before every decision of others"),
        ("help", "take back your last move"),
        ("save [file]", "The game is saved in [file]."),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, answer: str
) -> None:
    monkeypatch.chdir(tmp_path)
    record, people = at(WAR)
    bots_first = 2  # the bots lock their bids before the person is asked
    table, out = session(tmp_path, (record, people), line)
    assert answer in " ".join(out.split())
    assert len(table.record.moves) == bots_first
    assert Record.load(table.file.read_text()).replay() == table.record.state


def test_undo_goes_back_over_moves_that_revealed_nothing(tmp_path: Path) -> None:
    position = {
        "seats": 3,
        "active": 0,
        "players": [{"cash": 30}, {}, {}],
        "step": {"step": "CashIn", "seat": 0},
    }
    table, out = session(tmp_path, at(position), "buy_senator", "buy_senator", "undo", "undo", "undo")
    assert out.count("Undone: buy_senator.") == 2
    assert "There is nothing to undo." in out
    assert table.record.moves == []
    assert table.record.state.dump()["players"][0]["cash"] == 30


def test_undo_stops_where_something_came_to_light(tmp_path: Path) -> None:
    start = at({"seats": 3, "active": 0, "step": "ChooseAction"}, count=3)
    table, out = session(tmp_path, start, "", "auction", "", "undo")
    assert "Others have acted" not in out
    assert "There is nothing to undo." in out  # it is Bruno who asks, and Bruno has done nothing
    assert table.record.moves == [(0, "auction")]


def test_undo_stops_where_others_have_acted(tmp_path: Path) -> None:
    start = at({"seats": 3, "active": 0, "step": "ChooseAction"})
    table, out = session(tmp_path, start, "auction", "undo")
    assert "Others have acted since your last move" in out
    assert table.record.moves[0] == (0, "auction")


def test_undo_of_an_embezzlement_after_a_reveal_by_oneself(tmp_path: Path) -> None:
    position = {
        "seats": 3,
        "active": 0,
        "players": [{"hand": ["wheat_7", "wheat_8", "wheat_9"]}, {}, {}],
        "step": {"step": "CashIn", "seat": 0},
    }
    table, out = session(tmp_path, at(position), "set wheat_7", "undo", "embezzle", "undo")
    assert "Your last move brought something hidden to light" in out
    assert "Undone: embezzle." in out
    assert [text for _, text in table.record.moves] == ["set wheat_7"]


def test_save_and_load_go_on_with_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.taberna"
    record = new_record(seed="save")
    table, _ = sit_down(tmp_path, record, humans(1, 3), [f"save {file}"])
    table.run()
    saved = Record.load(file.read_text())
    assert saved.replay() == record.state
    assert saved.players == ["Anna", "Bruno [random]", "Clara [random]"]
    other = new_record(seed="other")
    table, out = sit_down(tmp_path, other, humans(1, 3), [f"load {file}", "log"])
    table.run()
    assert f"Loaded {file} after {len(saved.moves)} moves." in " ".join(out.getvalue().split())
    assert table.record.seed == "save"
    assert [p.bot for p in table.people] == [None, "random", "random"]


def test_a_file_from_somebody_else_starts_no_programs(tmp_path: Path) -> None:
    file = tmp_path / "trap.taberna"
    for trap in ("exec touch owned", "trap.py:Bot"):
        record = Record.new("senators", 3, {}, "trap", ["Anna", f"Bruno [{trap}]", "Clara"])
        file.write_text(record.dump())
        table, out = session(tmp_path, at(WAR), f"load {file}", "lock 1")
        assert f"'{trap}' is none of our bots" in " ".join(out.split())
        assert (0, "lock 1") in table.record.moves


def test_a_broken_file_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "broken.taberna"
    text = new_record().dump()
    file.write_text(text.replace("end:", "enf:"))
    table, out = session(tmp_path, at(WAR), f"load {file}", "lock 1")
    assert "line 10" in out or "truncated" in out or "broken" in out
    assert (0, "lock 1") in table.record.moves


def test_the_log_tells_a_person_what_they_may_know(tmp_path: Path) -> None:
    start = at(WAR, count=2)
    _, out = session(tmp_path, start, "", "lock 7", "", "log 9")
    after = out.split("Pass the device to Bruno")[1]
    assert "Anna locks a secret bid." in after
    assert "secret bid of 7" not in after


def test_another_person_at_the_device_can_interrupt(tmp_path: Path) -> None:
    start = at({"seats": 3, "active": 0, "step": "ChooseAction"}, count=2)
    table, out = session(tmp_path, start, "", "as 1 embezzle", "as 1 auction", "as 1")
    assert table.record.moves == [(1, "embezzle")]
    assert "Bruno embezzles 5 talents" in out


def test_a_person_who_is_not_asked_gets_a_chance_when_it_matters(tmp_path: Path) -> None:
    """SEN-8.24: a bot cashes in with a Censor; the person with more senators may dodge it."""
    position = {
        "seats": 3,
        "active": 1,
        "players": [{"senators": 6}, {"senators": 4, "offices": ["censor_1"]}, {"senators": 2}],
        "step": {"step": "CashIn", "seat": 1},
    }
    table, out = session(tmp_path, at(position), "nonsense", "embezzle", "")
    assert "Anna, Bruno is about to decide." in out
    assert table.record.moves[0] == (0, "embezzle")
    quiet, out = session(tmp_path, at(position), pause="never")
    assert "is about to decide" not in out
    assert quiet.record.moves[0][0] == 1


@pytest.mark.parametrize("number", ["²", "٣", "9" * 5000])
def test_strange_numbers_are_no_reason_to_stop(tmp_path: Path, number: str) -> None:
    start = at(WAR, count=2)
    typed = [number, f"a {number}", f"log {number}", f"as {number} embezzle", f"lock {number}", "lock 1"]
    table, _ = session(tmp_path, start, "", *typed)
    assert table.record.moves[-1] == (0, "lock 1")


def test_the_table_ends_cleanly_without_any_input(tmp_path: Path) -> None:
    table, out = session(tmp_path, (new_record(), humans(1, 3)))
    assert "Go on with: taberna play --load" in out
    assert Record.load(table.file.read_text()).verify() == []


def test_a_crash_of_the_machine_under_us_still_keeps_the_game(tmp_path: Path) -> None:
    def broken() -> str:
        raise KeyboardInterrupt

    table, out = sit_down(tmp_path, new_record(), humans(1, 3), broken)
    with pytest.raises(KeyboardInterrupt):
        table.run()
    assert "saved in" in out.getvalue()
    assert table.file.exists()


def test_an_unwritable_folder_does_not_cost_the_game(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("a file, not a folder")
    table, out = sit_down(tmp_path, new_record(), humans(1, 3), [])
    table.file = tmp_path / "wall" / "game.taberna"
    table.run()
    assert table.file.exists()
    assert str(table.file) in out.getvalue().replace("\n", "")
    table.file.unlink()


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    people = [Person("A", "random"), Person("B", "random"), Person("C", "random")]
    table, out = sit_down(tmp_path, new_record(), people, [])
    assert table.run()
    assert "win" in out.getvalue()
    assert "taberna replay" in out.getvalue()


def test_colours_are_never_the_only_sign(tmp_path: Path) -> None:
    _, out = session(tmp_path, at(WAR))
    for badge in ("●0 Anna", "■1 Bruno", "▲2 Clara"):
        assert badge in out
    assert isinstance(out, str)
    assert "\x1b" not in out


def test_every_line_fits_80_columns(tmp_path: Path) -> None:
    _, out = session(tmp_path, at(WAR), "help", lang="de")
    table = out[: out.index("Das Spiel ist gesichert")]  # that line is to be copied as a whole
    assert max(len(line.rstrip()) for line in io.StringIO(table)) <= 80


# -- the coach ---------------------------------------------------------------------------------------------

#: A straight worth 30 is in hand, and the cash-in is open: to finish without selling is costly.
STRAIGHT = {
    "seats": 3,
    "war_row": ["war_1", "war_2", "war_3"],
    "players": [{"cash": 3, "hand": ["wheat_4", "wheat_5", "wheat_6"]}, {}, {}],
    "step": "CashIn",
}


def test_the_coach_asks_once_before_a_costly_move_and_says_what_mattered(tmp_path: Path) -> None:
    table, out = session(tmp_path, at(STRAIGHT), "finish", coach="deep")
    assert table.record.moves == []
    assert "Coach: thorough." in out
    assert "This may cost you" in out
    table, out = session(tmp_path, at(STRAIGHT), "finish", "finish", coach="glance")
    assert table.record.moves[0] == (0, "finish")
    assert "That cost about" in out
    table, out = session(tmp_path, at(STRAIGHT), "set wheat_4", coach="glance")
    assert table.record.moves[0] == (0, "set wheat_4")
    assert "A good move." in out
    assert "This may cost" not in out


def test_the_coach_comes_and_goes_by_a_command(tmp_path: Path) -> None:
    _, out = session(tmp_path, at(STRAIGHT), "coach", "coach loud", "coach glance", "coach off", "finish")
    assert "Coach: none." in out
    assert "coach takes off, glance or deep." in out
    assert "Coach: at a glance." in out
    assert "This may cost" not in out


def test_with_several_people_the_coach_comes_only_if_all_agree(tmp_path: Path) -> None:
    table, out = session(tmp_path, at(STRAIGHT, 2), "yes", "no", "", "finish", coach="deep")
    assert table.coach is None
    assert "Bruno would rather play without a coach" in out
    assert "This may cost" not in out
    table, out = session(tmp_path, at(STRAIGHT, 2), "yes", "Y", "", "finish", coach="deep")
    assert table.coach is not None
    assert "This may cost" in out


def test_the_coach_sees_only_the_seats_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it weighs by is the view; the state is asked for that and for the moves alone."""
    from taberna.terminal import coach

    seen: list[object] = []
    plain = coach.weigh

    def note(game: object, view: object, *rest: object, **more: object) -> object:
        seen.append(view)
        return plain(game, view, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(coach, "weigh", note)
    start = at(STRAIGHT)
    view = start[0].state.view(0)
    session(tmp_path, start, "finish", coach="glance")
    assert seen == [view]


def test_a_hint_calls_rivals_by_their_names(tmp_path: Path) -> None:
    table, out = sit_down(tmp_path, *at(WAR), ())
    told = Hint(table.record.state.moves(0)[0], 0.4, (Reason("cash", -6.0, 1.0, "6 talents fewer", rival=1),))
    table.screen.hints([told])
    assert f"{table.people[1].name}: 6 talents fewer" in out.getvalue()
