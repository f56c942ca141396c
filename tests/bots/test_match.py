"""One game between bots: who is handed what, who watches, and when it may be broken off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import taberna
from taberna.bots.clock import Clock
from taberna.bots.match import Decision, decisions, play, play_at_random, repeated, seated
from taberna.bots.random_bot import RandomBot
from taberna.kernel.errors import BadSetup
from taberna.kernel.move import Move
from taberna.kernel.options import parse
from taberna.kernel.spec import GameSpec
from taberna.kernel.state import State


class First:
    """Takes the first move and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Mapping[str, Any]] = []
        self.closed = False

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        self.shown.append(view)
        return moves[0]

    def close(self) -> None:
        self.closed = True


def test_every_player_is_shown_the_view_of_its_own_seat() -> None:
    state = taberna.game("rome").new(2, {}, "match")
    players = [First(), First()]
    result = play(state, players)
    assert result is state.result
    for seat, player in enumerate(players):
        assert {view["you"] for view in player.shown} == {seat}


def test_a_watcher_sees_each_decision_before_it_is_carried_out() -> None:
    state = taberna.game("rome").new(2, {}, "match")
    seen: list[tuple[int, str]] = []

    def watch(now: State, decision: Decision) -> None:
        assert now is state
        assert decision.seat in now.to_move
        assert decision.move in decision.moves == now.moves(decision.seat)
        seen.append((decision.seat, decision.move.text))

    play(state, [RandomBot("a"), RandomBot("b")], watch)
    record = taberna.Record.new("rome", 2, {}, "match")
    for seat, text in seen:
        record.append(seat, text)
    assert record.state.result == state.result


def test_a_game_can_be_broken_off_before_a_decision_is_carried_out() -> None:
    state = taberna.game("rome").new(2, {}, "match")
    made = decisions(state, [First(), First()])
    for _ in range(6):
        decision = next(made)
    assert decision.seat in state.to_move
    assert decision.moves == state.moves(decision.seat)


def test_nobody_builds_a_view_for_who_looks_at_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = taberna.game("senators").new(3, {}, "blind")
    monkeypatch.setattr(type(state), "view", lambda self, viewer: pytest.fail("a view was made"))
    play(state, [RandomBot(str(seat)) for seat in range(3)])
    result, count = play_at_random(GameSpec("senators", 3, seed="blind"), taberna.game("senators"))
    assert sum(result.scores) > 0
    assert count > 10


def test_bots_are_ended_when_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[First] = []

    def make(game: Any, seed: str) -> First:
        made.append(First())
        return made[-1]

    monkeypatch.setitem(taberna.bots.BOTS, "first", make)
    with pytest.raises(RuntimeError), seated(taberna.game("rome"), ["first", "first"], "x"):
        raise RuntimeError
    assert [one.closed for one in made] == [True, True]


def test_bots_are_repeated_over_the_seats_and_change_them() -> None:
    assert repeated(["a", "b"], 3) == ["a", "b", "a"]
    assert repeated(["a", "b"], 3, 1) == ["b", "a", "b"]


# -- which game ------------------------------------------------------------------------------------


def test_a_spec_reads_the_words_of_a_command_line() -> None:
    spec = GameSpec.read("senators", 4, ["deficit_amounts=10+20+25"], "french_text", seed="s")
    assert spec.options["deficit_amounts"] == [10, 20, 25]
    assert spec.new().seats == 4
    assert spec.seeded("t").seed == "t"
    assert GameSpec.read("senators").seed != GameSpec.read("senators").seed


def test_all_spellings_of_an_option_mean_the_same() -> None:
    options = taberna.game("senators").Options
    lists = [
        parse(options, [f"deficit_amounts{sign}{text}"]) for sign in "=:" for text in ("15,20,25", "15+20+25")
    ]
    assert all(one == {"deficit_amounts": (15, 20, 25)} for one in lists)
    assert (
        parse(options, ["preset=french_text"])
        == parse(options, [], "french_text")
        == {"preset": "french_text"}
    )


def test_what_is_no_option_is_refused_in_words() -> None:
    options = taberna.game("senators").Options
    with pytest.raises(BadSetup, match="write NAME=VALUE"):
        parse(options, ["variant_influence"])
    with pytest.raises(BadSetup, match="there is no option"):
        parse(options, ["variant_influense=true"])
