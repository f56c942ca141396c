"""Records: what is written is read back; what is broken is said, with the place."""

from __future__ import annotations

import json
from random import Random

import pytest

import taberna
from taberna import BadRecord, Record


def played(moves: int = 40, seed: str = "record", **kw: object) -> Record:
    rng = Random(seed)
    record = Record.new("senators", seats=3, seed=seed, **kw)  # type: ignore[arg-type]
    for _ in range(moves):
        seat = record.state.to_move[0]
        record.append(seat, rng.choice(record.state.moves(seat)))
    return record


def test_both_forms_round_trip() -> None:
    record = played(players=["Anna", "Bruno", "Clara"])
    for form in ("text", "json"):
        again = Record.load(record.dump(form))
        assert again.dump(form) == record.dump(form)
        assert again.replay() == record.state
        assert again.players == ["Anna", "Bruno", "Clara"]
        assert again.verify() == []


def test_append_refuses_and_changes_nothing() -> None:
    record = played(5)
    before = record.dump()
    with pytest.raises(taberna.IllegalMove):
        record.append(record.state.to_move[0], "bid wheat_9 98")
    assert record.dump() == before


def test_a_record_can_be_replayed_to_any_move() -> None:
    record = played(30)
    assert record.replay(0) == taberna.game("senators").new(3, seed="record")
    assert record.replay(30) == record.state


@pytest.mark.parametrize("cut", range(20, 1400, 97))
def test_a_truncated_text_record_is_noticed(cut: int) -> None:
    text = played().dump()
    if cut < len(text) - 1:
        with pytest.raises(BadRecord):
            Record.load(text[:cut])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("taberna record 1", "taberna record 9", "line 1"),
        ('game: "senators"', 'game: "senatores"', "no game 'senatores'"),
        ("rules: 2", "rules: 77", "rules version 77"),
        ("seats: 3", "seats: 9", "3 to 5 players"),
        ("options: {}", 'options: {"x": 1}', "no option 'x'"),
        ("seats: 3", "seats: {", "line 4"),
        ("\n   7 ", "\n   8 ", "move 7 is missing"),
        ('"moves": 40', '"moves": 41', "tells of 41 moves"),
        ('seed: "record"', 'seed: "other"', "commitment"),
        ("moves:\n", "nonsense\nmoves:\n", "not understood"),
        ("seats: 3", "seats: " + "[" * 100_000, "line 4"),
        ("seats: 3", "seats: " + "9" * 5000, "line 4"),
        ('seed: "record"', 'seed: "\\ud800"', "seed: is broken"),
        ('seed: "record"', 'seed: ["record"]', "is not a text"),
        ('game: "senators"', 'game: ["senators"]', "is not a text"),
        ("options: {}", "options: 7", "options must be a table"),
        ("players: []", "players: 3", "players: expected a list"),
        ("players: []", "players: [1, 2, 3]", "1 is not a text"),
        ("players: []", 'players: ["a", "b", "\\udfff"]', "players: is broken"),
    ],
)
def test_a_broken_record_says_where(old: str, new: str, message: str) -> None:
    text = played().dump()
    assert old in text
    with pytest.raises(BadRecord, match=message):
        Record.load(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("moves", "end", "message"),
    [
        (5, {}, "moves: is missing"),
        (None, {}, "moves: is missing"),
        ([5], {}, "move 1"),
        ([[0, 1]], {}, "move 1"),
        ([[False, "auction"]], {}, "move 1"),
        ([[0, "\ud800"]], {}, "moves: is broken"),
        ([], 3, "end line is missing"),
        ([], [], "end line is missing"),
    ],
)
def test_nonsense_in_a_json_record_is_refused(moves: object, end: object, message: str) -> None:
    fields = {"taberna_record": 1, "game": "senators", "rules": 1, "seats": 3, "options": {}, "seed": "x"}
    with pytest.raises(BadRecord, match=message):
        Record.load(json.dumps({**fields, "moves": moves, "end": end}))


def test_an_illegal_move_in_a_record_is_named_with_its_rule() -> None:
    record = played(3)
    data = json.loads(record.dump("json"))
    data["moves"][2] = [0, "bid wheat_9 98"]
    with pytest.raises(BadRecord, match=r"move 3, seat 0, 'bid wheat_9 98': .*SEN-"):
        Record.load(json.dumps(data)).replay()


def test_verify_notices_a_forged_result() -> None:
    data = json.loads(played().dump("json"))
    data["end"]["digest"] = "0" * 64
    assert Record.load(json.dumps(data)).verify() == ["the game does not stand where this record claims"]


def test_a_record_carries_its_edition() -> None:
    game = taberna.game("senators", edition={"events": {"deficit": {"amounts": [1, 2, 3]}}})
    record = Record.new(game, 3, seed="edition")
    again = Record.load(record.dump())
    assert again.game.data.edition == game.data.edition
    assert again.replay() == record.state


def test_a_record_can_start_from_a_position() -> None:
    state = taberna.game("senators").position({"seats": 3, "players": [{"cash": 40}], "step": "ChooseAction"})
    record = Record.starting_from(state)
    record.append(0, "extortion")
    again = Record.load(record.dump())
    assert again.replay() == record.state
    assert again.state.view(0)["players"][0]["cash"] == 43


def test_undo_goes_back_only_while_nothing_was_revealed_and_nobody_else_moved() -> None:
    state = taberna.game("senators").position({"seats": 3, "step": "ChooseAction"})
    record = Record.starting_from(state)
    assert not record.can_undo(0)
    record.append(0, "extortion")
    assert record.can_undo(0)
    assert not record.can_undo(1)
    record = record.truncated(0)
    record.append(0, "auction")  # turns up cards
    assert not record.can_undo(0)


def test_players_must_fit_the_seats() -> None:
    with pytest.raises(BadRecord, match="2 names for 3 seats"):
        Record.new("senators", 3, players=["A", "B"])


def test_people_are_seated_by_the_seed_or_by_choice() -> None:
    people = ["a", "b", "c", "d"]
    firsts = {taberna.seated(people, str(i))[0] for i in range(60)}
    assert firsts == set(people)
    assert taberna.seated(people, "x", first=2) == ["c", "d", "a", "b"]


def test_the_log_begins_with_what_happened_before_the_first_decision() -> None:
    """The first turn and its event card come before anybody is asked."""
    told = taberna.Record.new("senators", seats=3, seed="log").events()
    assert [event.key for event in told[0]][:2] == ["turn", "event"]
